"""Shared parts of the environments: configuration, observations as arrays, rendering, dealing.

Gymnasium is imported only where spaces are made: OpenSpiel and the vector environment work without it.
"""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.learning.observer import Observer
from dragonhall.core.packs.pack import Pack
from dragonhall.core.render.canvas import text_of
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.games.terminal_renderers import terminal_drawing

if TYPE_CHECKING:
    from gymnasium import spaces

WIDTH = 100  # columns of a text rendering


class Observation(TypedDict):
    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def open_table(name: str, players: int | None, options: Mapping[str, str], pack: Pack | None = None) -> Game:
    """Configure a game from keyword arguments: `score_floor="on"` is the option `score-floor`."""
    return configure(name, players, {key.replace("_", "-"): value for key, value in options.items()}, pack)


class ObservationScaler:
    """Scales one or many integer observations to numbers from 0 to 1.

    >>> state = configure("draco").begin(7)
    >>> scale = ObservationScaler(Observer(state))
    >>> seen = scale.observe(state, 0)
    >>> seen.dtype, float(seen.min()), float(seen.max())
    (dtype('float32'), 0.0, 1.0)
    """

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.lowest = np.array(observer.lowest, np.float32)
        self.factors = 1 / np.array(observer.spans, np.float32)

    def __call__(self, numbers: NDArray[np.int32]) -> NDArray[np.float32]:
        scaled = numbers.astype(np.float32)
        scaled -= self.lowest
        scaled *= self.factors
        return scaled

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return the scaled observation of a seat."""
        return self(np.frombuffer(memoryview(self.observer.numbers(state, seat)), np.int32))


class ObservationEncoder:
    """Converts states of one game to observations, action masks and renderings.

    >>> encoder = ObservationEncoder(configure("draco"))
    >>> seen = encoder.observe(encoder.game.begin(7), 0)
    >>> seen["observation"].shape, seen["observation"].dtype, seen["action_mask"].shape
    ((530,), dtype('float32'), (151,))
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observer = Observer(game.begin(0))
        self.scale = ObservationScaler(self.observer)
        self.action_space_size = game.action_total

    def observe(self, state: State, seat: int) -> Observation:
        """The scaled observation of a seat and its action mask; the mask is empty out of turn."""
        mask = np.zeros(self.action_space_size, np.int8)
        decision = state.decision
        if decision is not None and decision.seat == seat:
            mask[state.legal_codes()] = 1
        return {"observation": self.scale.observe(state, seat), "action_mask": mask}

    def observation_space(self) -> "spaces.Dict":
        from gymnasium import spaces

        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.observer.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.action_space_size,), np.int8),
            }
        )

    def action_space(self) -> "spaces.Discrete":
        from gymnasium import spaces

        return spaces.Discrete(self.action_space_size)

    def render_modes(self) -> list[str]:
        drawn = self.game.svg(self.game.begin(0).masked(SPECTATOR), SPECTATOR) is not None
        return ["human", "ansi", *(["svg"] if drawn else [])]

    def render(self, state: State, mode: str | None) -> str | None:
        """Render the position as a spectator sees it: print it, or return text or SVG."""
        if mode == "svg":
            return View(state, SPECTATOR).svg()
        if mode is None:
            return None
        text = render_text(state, SPECTATOR)
        if mode == "human":
            print(text)
            return None
        return text


def render_text(state: State, seat: int) -> str:
    """What a seat sees, drawn as English text."""
    lines = terminal_drawing(View(state, seat), Words("en"), WIDTH).lines(legend=False)
    return "\n".join(text_of(line).rstrip() for line in lines)


class Dealer:
    """Deals a sequence of games; the same seed gives the same sequence."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.stream: FastRng | None = None

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> State:
        """Return the next game, or a copy of `options["state"]` if given. A seed restarts the sequence."""
        if seed is not None or self.stream is None:
            self.stream = FastRng.seeded(secrets.randbits(63) if seed is None else seed)
        given = (options or {}).get("state")
        if isinstance(given, State):
            return given.clone()
        return self.game.new(self.stream.fork())

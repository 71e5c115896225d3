"""The data of an OpenSpiel state: the position, the seed, the actions, and what each seat has seen.

OpenSpiel copies Python states with `deepcopy` and serialises them with `pickle`. Here a copy is a clone of
the position, and a pickle contains options, seed and actions, from which the position is replayed.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.state import Event, State
from dragonhall.core.view import View, event_texts
from dragonhall.games import configure

BYTE = 256
SEED_BYTES = 4
NO_SEED = 1  # a leading 1 before the chosen bytes, so that leading zero bytes count

Setup = tuple[str, int, int, tuple[tuple[str, str], ...]]


class SpielConfig:
    """Data shared by all states of a game."""

    def __init__(self, game: str, players: int | None, longest: int, options: Mapping[str, str]) -> None:
        self.table: Game = configure(game, players, options)
        self.observer = Observer(self.table.begin(0))
        self.longest = longest

    @property
    def setup(self) -> Setup:
        """The arguments of `config_of` that recreate this object."""
        return self.table.name, self.table.players, self.longest, tuple(self.table.options.items())


@cache
def config_of(
    game: str, players: int | None, longest: int, options: tuple[tuple[str, str], ...]
) -> SpielConfig:
    return SpielConfig(game, players, longest, dict(options))


class Episode:
    """The seed bytes chosen so far; after the deal, the position and the histories of its seats."""

    def __init__(self, config: SpielConfig) -> None:
        self.config = config
        self.seed = NO_SEED
        self.actions: list[int] = []
        self.position: State | None = None  # None until the seed is complete
        self.histories: Histories = ()
        self.resampled_world = False  # such a world cannot be replayed

    @property
    def over(self) -> bool:
        position = self.position
        return position is not None and (position.over or position.ply >= self.config.longest)

    def choose_byte(self, byte: int) -> None:
        """Apply the outcome of a chance node. After the last byte, deal the game."""
        self.seed = self.seed * BYTE + byte
        if self.seed >= BYTE**SEED_BYTES:
            self.position = self.config.table.new(FastRng.seeded(self.seed), listen=True)
            self.histories = first_histories(self.position, self.position.log or [])

    def act(self, action: int) -> None:
        position = self.position
        assert position is not None
        actor = int(position.seat_to_act())
        events = position.listen()
        position.apply(action, actor)
        self.actions.append(action)
        text = self.config.table.text(action)
        self.histories = longer_histories(self.histories, position, events, actor, text)

    def resampled(self, seat: int, rng: FastRng) -> "Episode":
        """Return a world that the seat cannot distinguish from this one."""
        world = self.copy()
        if self.position is not None:
            world.position = self.position.sample(seat, rng)
            world.histories = resampled_histories(self.histories, seat)
            world.resampled_world = True
        return world

    def copy(self) -> "Episode":
        other = Episode(self.config)
        other.seed = self.seed
        other.actions = self.actions[:]
        other.position = None if self.position is None else self.position.clone()
        other.histories = self.histories
        other.resampled_world = self.resampled_world
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.resampled_world:
            raise ValueError("a resampled world cannot be serialised: it has no action history")
        return restored, (self.config.setup, self.seed, self.actions)


def restored(setup: Setup, seed: int, actions: list[int]) -> Episode:
    """Rebuild a pickled object by replaying its actions."""
    episode = Episode(config_of(*setup))
    for byte in seed.to_bytes(SEED_BYTES + 1, "big").lstrip(b"\0")[1:]:
        episode.choose_byte(byte)
    for action in actions:
        episode.act(action)
    return episode


# ---- histories ---------------------------------------------------------------------------------


class History(NamedTuple):
    """Everything that a seat has done and seen since the deal: the newest line, and a link to the others.

    A history is built from views and masked events only, so it contains nothing hidden from the seat. It is
    an immutable linked list with one line per action, so copies share it.
    """

    line: str
    before: "History | None"

    def text(self) -> str:
        """All lines, oldest first."""
        lines: list[str] = []
        history: History | None = self
        while history is not None:
            lines.append(history.line)
            history = history.before
        return "\n".join(reversed(lines))


Histories = tuple[History, ...]  # one per seat; the last is the public one


def viewers(state: State) -> list[int]:
    return [*range(len(state.game.seats)), SPECTATOR]


def first_histories(state: State, events: list[Event]) -> Histories:
    """The histories after the deal."""
    return tuple(History(line_of(state, events, seat, ""), None) for seat in viewers(state))


def longer_histories(
    histories: Histories, state: State, events: list[Event], actor: int, action: str
) -> Histories:
    """The histories after one more action. Only the actor's line names it; all list the visible events."""
    return tuple(
        History(line_of(state, events, seat, f"{action}: " if seat == actor else ""), history)
        for history, seat in zip(histories, viewers(state), strict=True)
    )


def resampled_histories(histories: Histories, seat: int) -> Histories:
    """The histories in a world resampled for `seat`: the other seats get the public history."""
    return tuple(history if number == seat else histories[-1] for number, history in enumerate(histories))


def line_of(state: State, events: list[Event], seat: int, action: str) -> str:
    """One line: ply, own action, visible events and the digest of the view.

    For example `12 play red-3 top: played fire red-3 top, drew fire ?, … #0123456789abcdef`.
    """
    seen = ", ".join(event_texts(state, events, seat))
    return f"{state.ply} {action}{seen} #{View(state, seat).digest:016x}"

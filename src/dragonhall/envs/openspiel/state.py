"""The OpenSpiel state and observer classes."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from dragonhall.core.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.view import View
from dragonhall.envs.observations import ObservationScaler
from dragonhall.envs.openspiel.episode import BYTE, Episode, SpielConfig


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """Chance nodes choose the seed byte by byte; then the seats act."""

    def __init__(self, game: Any, config: SpielConfig) -> None:
        super().__init__(game)
        self.episode = Episode(config)

    def current_player(self) -> int:
        position = self.episode.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else int(position.seat_to_act())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.episode.position
        return [] if position is None else sorted(position.legal_codes())

    def _apply_action(self, action: int) -> None:
        if self.episode.position is None:
            self.episode.choose_byte(action)
        else:
            self.episode.act(action)

    def is_terminal(self) -> bool:
        return self.episode.over

    def returns(self) -> list[float]:
        """The rewards at the end of the game; zeros before it and for a truncated game."""
        position = self.episode.position
        if position is None or not position.over:
            return [0.0] * self.episode.config.table.players
        return self.episode.config.observer.rewards(position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a world that the player cannot distinguish from this one, with new random numbers."""
        world: SpielState = self.clone()
        world.episode = self.episode.resampled(player, FastRng.seeded(int(sampler() * 2**53)))
        return world

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self.episode.config.table.text(action)

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a seat has seen and done, and its current view."""
        return known_text(self.episode, self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The current view of a seat."""
        return seen_text(self.episode, self.current_player() if player is None else player)

    def __str__(self) -> str:
        position = self.episode.position
        if position is None:
            return f"before the deal, seed {self.episode.seed:x}"
        return f"{self.episode.config.table.name}, ply {position.ply}, digest {position.digest:016x}"


def seen_text(episode: Episode, player: int) -> str:
    """The view of a seat as JSON; empty before the deal."""
    position = episode.position
    return "" if position is None else json.dumps(View(position, player).picture, separators=(",", ":"))


def known_text(episode: Episode, player: int) -> str:
    """The history of a seat, then its current view; empty before the deal."""
    if episode.position is None:
        return ""
    return f"{episode.histories[player].text()}\n{seen_text(episode, player)}"


class SpielObserver:
    """Implements the OpenSpiel observer interface: `tensor`, `dict`, `set_from` and `string_from`."""

    def __init__(self, observer: Observer, tensor: NDArray[np.float32], recalls: bool) -> None:
        self.scale = ObservationScaler(observer)
        self.tensor = tensor
        self.recalls = recalls
        self.dict = {
            piece.name: tensor[piece.start : piece.start + piece.length] for piece in observer.pieces
        }

    def set_from(self, state: Any, player: int) -> None:
        position = state.episode.position
        self.tensor[:] = 0 if position is None else self.scale.observe(position, player)

    def string_from(self, state: Any, player: int) -> str:
        return known_text(state.episode, player) if self.recalls else seen_text(state.episode, player)

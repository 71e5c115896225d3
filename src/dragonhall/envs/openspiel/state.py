"""The OpenSpiel state class."""

from collections.abc import Callable
from typing import Any

import pyspiel

from dragonhall.core.rng import FastRng
from dragonhall.envs.openspiel.observer import known_text, seen_text
from dragonhall.envs.openspiel.positions import BYTE, Facts, Held


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """Chance nodes choose the seed byte by byte; then the seats act."""

    def __init__(self, game: Any, facts: Facts) -> None:
        super().__init__(game)
        self.held = Held(facts)

    def current_player(self) -> int:
        position = self.held.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.held.over else int(position.seat_to_act())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.held.position
        return [] if position is None else sorted(position.legal_codes())

    def _apply_action(self, action: int) -> None:
        if self.held.position is None:
            self.held.choose_byte(action)
        else:
            self.held.act(action)

    def is_terminal(self) -> bool:
        return self.held.over

    def returns(self) -> list[float]:
        """The rewards at the end of the game; zeros before it and for a truncated game."""
        position = self.held.position
        if position is None or not position.over:
            return [0.0] * self.held.facts.table.players
        return self.held.facts.observer.rewards(position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a world that the player cannot distinguish from this one, with new random numbers."""
        world: SpielState = self.clone()
        world.held = self.held.resampled(player, FastRng.seeded(int(sampler() * 2**53)))
        return world

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self.held.facts.table.text(action)

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a seat has seen and done, and its current view."""
        return known_text(self.held, self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The current view of a seat."""
        return seen_text(self.held, self.current_player() if player is None else player)

    def __str__(self) -> str:
        position = self.held.position
        if position is None:
            return f"before the deal, seed {self.held.seed:x}"
        return f"{self.held.facts.table.name}, ply {position.ply}, digest {position.digest:016x}"

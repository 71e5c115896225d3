"""The bots `random` and `greedy`."""

from dataclasses import dataclass

from dragonhall.bots.lookahead import look_ahead
from dragonhall.core.action import Action
from dragonhall.core.view import View


@dataclass(frozen=True, slots=True)
class Random:
    """Chooses uniformly among the legal actions."""

    seed: int = 0

    def choose(self, view: View) -> Action:
        legal = list(view.legal)
        return legal[int(view.stream(self.seed).below(len(legal)))]


@dataclass(frozen=True, slots=True)
class Greedy:
    """Looks one action ahead: chooses the best average evaluation over a few sampled worlds."""

    seed: int = 0
    worlds: int = 2
    attention: int = 100  # percentage of the legal actions that it considers

    def choose(self, view: View) -> Action:
        state = view.masked
        if state.count == 1:
            return Action(state.game, state.legal_codes()[0])
        rng = view.stream(self.seed)
        return Action(state.game, look_ahead(state, view.seat, self.worlds, self.attention, rng))

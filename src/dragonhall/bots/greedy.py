"""A bot that looks one action ahead in sampled worlds."""

from dataclasses import dataclass

from dragonhall.bots.lookahead import look_ahead
from dragonhall.bots.seeding import stream
from dragonhall.core.action import Action
from dragonhall.core.view import View


@dataclass(frozen=True, slots=True)
class Greedy:
    """Chooses the action with the best average evaluation over a few sampled worlds."""

    seed: int = 0
    worlds: int = 2
    attention: int = 100  # percentage of the legal actions that it considers

    def choose(self, view: View) -> Action:
        state = view.masked
        if state.count == 1:
            return Action(state.game, state.legal_codes()[0])
        rng = stream(self.seed, view)
        return Action(state.game, look_ahead(state, view.seat, self.worlds, self.attention, rng))

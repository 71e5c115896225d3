"""A bot that looks one step ahead on what it can know."""

from dataclasses import dataclass

from dragonhall.bots.lookahead import look_ahead
from dragonhall.bots.seeding import stream
from dragonhall.core.action import Action
from dragonhall.core.view import View


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the action after which the position looks best, on average over a few sampled worlds."""

    seed: int = 0
    worlds: int = 2
    attention: int = 100  # of a hundred actions, how many it notices

    def choose(self, view: View) -> Action:
        state = view.masked
        if state.count == 1:
            return Action(state.game, state.legal_codes()[0])
        rng = stream(self.seed, view)
        return Action(state.game, look_ahead(state, view.seat, self.worlds, self.attention, rng))

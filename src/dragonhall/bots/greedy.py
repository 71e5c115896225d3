"""A bot that looks one step ahead on what it can know."""

from dataclasses import dataclass

from dragonhall.bots.chance import stream
from dragonhall.bots.search import look_ahead
from dragonhall.core.action import Action
from dragonhall.core.view import View


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the action after which the position looks best, on average over a few sampled worlds."""

    seed: int = 0
    worlds: int = 4

    def choose(self, view: View) -> Action:
        rng = stream(self.seed, view)
        return Action(view.masked.game, look_ahead(view.masked, view.seat, self.worlds, rng))

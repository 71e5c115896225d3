"""A bot that chooses uniformly among the legal actions."""

from dataclasses import dataclass

from dragonhall.bots.seeding import stream
from dragonhall.core.action import Action
from dragonhall.core.view import View


@dataclass(frozen=True, slots=True)
class Random:
    seed: int = 0

    def choose(self, view: View) -> Action:
        legal = list(view.legal)
        return legal[int(stream(self.seed, view).below(len(legal)))]

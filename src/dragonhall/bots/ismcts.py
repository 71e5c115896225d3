"""The bot that searches: information-set tree search with a fixed number of iterations."""

from dataclasses import dataclass

from dragonhall.bots.chance import stream
from dragonhall.bots.tree import Search
from dragonhall.core.action import Action
from dragonhall.core.view import View

BRANCHING = 80  # nodes that an iteration may add, at most, on average


@dataclass(frozen=True, slots=True)
class Ismcts:
    """Samples worlds it cannot tell from the real one and searches the tree of what it can know."""

    seed: int = 0
    iterations: int = 1000
    exploration: int = 50  # hundredths
    horizon: int = 0

    def choose(self, view: View) -> Action:
        legal = list(view.legal)
        if len(legal) == 1:
            return legal[0]
        search = Search(
            view.masked,
            view.seat,
            stream(self.seed, view),
            self.exploration / 100,
            self.horizon,
            1000 + BRANCHING * self.iterations,
        )
        search.run(self.iterations)
        return Action(view.masked.game, search.best())

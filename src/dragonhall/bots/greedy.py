"""A bot that looks one step ahead on what it can know."""

from dataclasses import dataclass

from dragonhall.bots.chance import stream
from dragonhall.core.action import Action
from dragonhall.core.view import View


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the action after which the position looks best, on average over a few sampled worlds.

    All actions are tried in the same worlds: luck then favours none of them. Among equals the first wins.
    """

    seed: int = 0
    worlds: int = 4

    def choose(self, view: View) -> Action:
        rng = stream(self.seed, view)
        worlds = [view.sample(rng) for _ in range(self.worlds)]
        best, best_worth = None, 0.0
        for action in view.legal:
            worth = 0.0
            for world in worlds:
                after = world.clone()
                after.step(int(action))
                worth += after.evaluate(view.seat)
            if best is None or worth > best_worth:
                best, best_worth = action, worth
        assert best is not None  # whoever is asked has at least one legal action
        return best

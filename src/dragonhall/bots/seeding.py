"""The chance that a bot uses."""

from dragonhall.core.rng import FastRng
from dragonhall.core.view import View


def stream(seed: int, view: View) -> FastRng:
    """A fresh stream for one choice.

    It depends on the bot's seed and on what the bot sees, on nothing else: so a bot keeps no memory, plays
    the same after a game was saved and resumed, and learns nothing from a stream that hidden cards moved.
    """
    return FastRng.seeded((seed << 64) | view.digest)

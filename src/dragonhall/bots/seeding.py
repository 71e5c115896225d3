"""The random streams of bots."""

from dragonhall.core.rng import FastRng
from dragonhall.core.view import View


def stream(seed: int, view: View) -> FastRng:
    """Return a new stream for one choice.

    It depends only on the bot's seed and view. A bot therefore needs no memory, plays the same after a game
    is saved and resumed, and gains no information from a stream whose position depends on hidden cards.
    """
    return FastRng.seeded((seed << 64) | view.digest)

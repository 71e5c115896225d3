"""Finished games, generated without a browser."""

from dragonhall.core.records.match import Match
from dragonhall.core.rng import FastRng
from dragonhall.games import configure


def random_game(game: str, seed: int, *names: str) -> Match:
    """Return a finished two-player game of random moves."""
    match = Match(configure(game, 2), bytes([seed] * 32), [], list(names))
    rng = FastRng.seeded(seed)
    while match.state.outcome is None:
        legal = list(match.state.legal)
        match.play(legal[int(rng.below(len(legal)))])
    return match

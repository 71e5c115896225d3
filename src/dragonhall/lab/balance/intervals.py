"""Intervals that hold the true share 95 times in 100."""

from collections.abc import Sequence
from math import sqrt

NORMAL = 1.959963984540054  # standard deviations on either side for 95 %
ADDED = 2  # games won, and as many lost


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of single games; a draw counts as a half.

    >>> [round(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, NORMAL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def over_deals(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The normal interval of a share whose games come in deals: those of one deal are not independent.

    Each deal holds what was won in its games, from 0 to 1. The spread is that between deals. Two games won
    and two lost are added, as Agresti and Coull do, or a few deals that all went one way would seem certain.

    >>> [round(end, 4) for end in over_deals([(1, 1), (1, 0)] * 50)]
    [0.6956, 0.7946]
    """
    sets = [*deals, *[(1.0,), (0.0,)] * ADDED]
    games = sum(map(len, sets))
    share = sum(map(sum, sets)) / games
    squares = sum((sum(deal) - len(deal) * share) ** 2 for deal in sets)
    reach = NORMAL * sqrt(squares * len(sets) / (len(sets) - 1)) / games
    return max(0.0, share - reach), min(1.0, share + reach)

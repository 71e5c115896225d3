"""95 % confidence intervals of shares."""

from collections.abc import Sequence
from math import sqrt

NORMAL = 1.959963984540054  # standard deviations on each side for 95 %
ADDED = 2  # number of added wins, and of added losses


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the Wilson interval of a share of independent games. `won` may be fractional.

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
    """Return the normal interval of a share, clustered by deal: games of one deal are not independent.

    Each deal is a sequence of credits from 0 to 1. Two wins and two losses are added (Agresti and Coull), so
    that a few equal deals do not give an interval of width 0.

    >>> [round(end, 4) for end in over_deals([(1, 1), (1, 0)] * 50)]
    [0.6956, 0.7946]
    """
    sets = [*deals, *[(1.0,), (0.0,)] * ADDED]
    games = sum(map(len, sets))
    share = sum(map(sum, sets)) / games
    squares = sum((sum(deal) - len(deal) * share) ** 2 for deal in sets)
    reach = NORMAL * sqrt(squares * len(sets) / (len(sets) - 1)) / games
    return max(0.0, share - reach), min(1.0, share + reach)

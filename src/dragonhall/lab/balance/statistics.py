"""95 % confidence intervals of shares, and the statistical power of a study.

Tests are two-sided with a level of 5 % for the whole report. Each of `tests` tests uses 5 % / tests, the
strictest step of Holm's method, so the computed power is a lower bound.
"""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist

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


LEVEL = 0.05  # chance of any false positive in a report
USUAL = 0.8  # default power

BELL = NormalDist()


def critical(tests: int) -> float:
    """Return the critical value in standard errors."""
    return BELL.inv_cdf(1 - LEVEL / (2 * max(1, tests)))


def power_of(effect: float, spread: float, tests: int) -> float:
    """Return the power for an effect, given its standard error.

    >>> round(power_of(0.1, 0.03, tests=20), 2)
    0.62
    """
    limit, shift = critical(tests), abs(effect) / spread
    return BELL.cdf(shift - limit) + BELL.cdf(-shift - limit)


def detectable(spread: float, tests: int, power: float = USUAL) -> float:
    """Return the smallest effect that is found with this power.

    >>> round(detectable(0.03, tests=20), 3)
    0.116
    """
    return (critical(tests) + BELL.inv_cdf(power)) * spread


def games_needed(effect: float, spread: float, games: int, tests: int, power: float = USUAL) -> int:
    """Return the number of games to find this effect, if `games` games give the standard error `spread`.

    >>> games_needed(0.05, spread=0.03, games=400, tests=20)
    2152
    """
    return ceil(games * (detectable(spread, tests, power) / effect) ** 2)

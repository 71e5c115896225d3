"""Statistical power of a study, and the number of games that an effect needs.

Tests are two-sided with a level of 5 % for the whole report. Each of `tests` tests uses 5 % / tests, the
strictest step of Holm's method, so the computed power is a lower bound.
"""

from math import ceil
from statistics import NormalDist

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

"""How much a study can find: the power of its tests, and how many games an effect needs.

All tests here are two-sided at 5 % for a whole report, so that each of `tests` tests must pass 5 % / tests:
the strictest step of Holm's method. What is said here is therefore a little less than what is reached.
"""

from math import ceil
from statistics import NormalDist

LEVEL = 0.05  # the chance that a report finds anything where there is nothing
USUAL = 0.8  # the power that one asks of a study

BELL = NormalDist()


def critical(tests: int) -> float:
    """Standard errors that a difference must have."""
    return BELL.inv_cdf(1 - LEVEL / (2 * max(1, tests)))


def power_of(effect: float, spread: float, tests: int) -> float:
    """The chance to find an effect, measured with this standard error.

    >>> round(power_of(0.1, 0.03, tests=20), 2)
    0.62
    """
    limit, shift = critical(tests), abs(effect) / spread
    return BELL.cdf(shift - limit) + BELL.cdf(-shift - limit)


def detectable(spread: float, tests: int, power: float = USUAL) -> float:
    """The smallest effect that is found with this power.

    >>> round(detectable(0.03, tests=20), 3)
    0.116
    """
    return (critical(tests) + BELL.inv_cdf(power)) * spread


def games_needed(effect: float, spread: float, games: int, tests: int, power: float = USUAL) -> int:
    """How many games find this effect, if so many games measure it with this standard error.

    >>> games_needed(0.05, spread=0.03, games=400, tests=20)
    2152
    """
    return ceil(games * (detectable(spread, tests, power) / effect) ** 2)

"""Medians over rounds, and how far the rounds lie apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Spread:
    """The median of some rounds, the lowest and the highest."""

    median: float
    low: float
    high: float

    @staticmethod
    def of(values: Sequence[float]) -> "Spread":
        return Spread(median(values), min(values), max(values))

    @staticmethod
    def of_ratios(above: Sequence[float], below: Sequence[float]) -> "Spread":
        """The ratio round by round: what slowed a whole round falls out.

        >>> Spread.of_ratios([10, 30, 40], [5, 10, 10])
        Spread(median=3.0, low=2.0, high=4.0)
        """
        return Spread.of([a / b for a, b in zip(above, below, strict=True)])

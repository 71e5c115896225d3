"""Medians over rounds and their spread."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Spread:
    """Median, minimum and maximum over some rounds."""

    median: float
    low: float
    high: float

    @staticmethod
    def of(values: Sequence[float]) -> "Spread":
        return Spread(median(values), min(values), max(values))

    @staticmethod
    def of_ratios(above: Sequence[float], below: Sequence[float]) -> "Spread":
        """Return the ratio round by round, which cancels what slowed a whole round.

        >>> Spread.of_ratios([10, 30, 40], [5, 10, 10])
        Spread(median=3.0, low=2.0, high=4.0)
        """
        return Spread.of([a / b for a, b in zip(above, below, strict=True)])

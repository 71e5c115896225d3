"""The results of a run as text, compared with the thresholds."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bar:
    """A threshold: a minimum or a maximum."""

    name: str
    value: float
    bar: float
    least: bool
    unit: str

    @property
    def met(self) -> bool:
        return self.value >= self.bar if self.least else self.value < self.bar

    def __str__(self) -> str:
        sign = "≥" if self.least else "<"
        mark = "ok " if self.met else "NOT"
        return f"  {mark}  {self.name}: {self.value:,.1f} {self.unit} (bar: {sign} {self.bar:,.0f})"


def share(values: Sequence[float], part: float) -> float:
    """Return the quantile of the values at this share.

    >>> share([3.0, 1.0, 2.0, 4.0], 0.5)
    2.0
    """
    ordered = sorted(values)
    return ordered[max(0, min(len(ordered) - 1, round(part * len(ordered)) - 1))]


def latencies(took: Sequence[float]) -> str:
    parts = [f"p{round(100 * part)} {1000 * share(took, part):.1f} ms" for part in (0.5, 0.95, 0.99)]
    return ", ".join(parts)

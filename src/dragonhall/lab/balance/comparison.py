"""Comparison of two studies: which figures changed significantly.

Both are played on the same deals. A figure with a value for every game is compared by paired differences, so
that the luck of the deal cancels; other figures are compared by their standard errors. Holm's method limits
the chance of any false change in a report to 5 %, whatever the dependence between figures.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from dragonhall.lab.balance.measures import Measure, Sample
from dragonhall.lab.balance.statistics import BELL, LEVEL, NORMAL

# The compared questions. The win shares of users of a card or an ability are left out: they follow the share
# of their side.
COMPARED = (
    *("side", "turn", "length", "cut-short", "lead-changes"),
    *("held", "played", "decides", "ability"),
)
LEAST = 10  # minimum number of games of a figure, in both studies


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure in both studies. `chance` is the p-value of the difference, adjusted by Holm's method."""

    question: str
    name: str
    before: Measure
    after: Measure
    difference: float
    low: float
    high: float
    chance: float

    @property
    def certain(self) -> bool:
        return self.chance < LEVEL


def changes(before: Sequence[Sample], after: Sequence[Sample]) -> list[Change]:
    """Return the changes of all figures that both studies have, in order."""
    known = {(sample.measure.question, sample.measure.name): sample for sample in before}
    pairs = [
        (known[sample.measure.question, sample.measure.name], sample)
        for sample in after
        if sample.measure.question in COMPARED and (sample.measure.question, sample.measure.name) in known
    ]
    pairs = [pair for pair in pairs if min(sample.measure.games for sample in pair) >= LEAST]
    found = [difference_of(one, other) for one, other in pairs]
    chances = holm([chance_of(difference, spread) for difference, spread in found])
    return [
        Change(
            question=one.measure.question,
            name=one.measure.name,
            before=one.measure,
            after=other.measure,
            difference=difference,
            low=difference - NORMAL * spread,
            high=difference + NORMAL * spread,
            chance=chance,
        )
        for (one, other), (difference, spread), chance in zip(pairs, found, chances, strict=True)
    ]


def dumps(found: Sequence[Change]) -> str:
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def difference_of(before: Sample, after: Sample) -> tuple[float, float]:
    """Return the difference and its standard error."""
    difference = after.measure.value - before.measure.value
    if before.values.keys() != after.values.keys() or not before.values:
        return difference, sqrt(before.measure.spread**2 + after.measure.spread**2)
    moved = [after.values[game] - before.values[game] for game in before.values]
    if before.share:
        moved += [1.0, -1.0]  # avoid a standard error of 0 if all games agree
    return fmean(moved), stdev(moved) / sqrt(len(moved))


def chance_of(difference: float, spread: float) -> float:
    """Return the two-sided p-value of a difference."""
    if spread == 0:
        return 1.0 if difference == 0 else 0.0
    return 2 * BELL.cdf(-abs(difference) / spread)


def holm(chances: Sequence[float]) -> list[float]:
    """Return p-values adjusted by Holm's method.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=lambda number: chances[number])
    adjusted = [0.0] * len(chances)
    highest = 0.0
    for passed, number in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - passed) * chances[number]))
        adjusted[number] = highest
    return adjusted

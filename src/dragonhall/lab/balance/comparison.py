"""Two studies side by side: what changed, and what of it is more than noise.

Both are played on the same deals. Where a figure has a value for every game it is compared game by game, so
that the luck of the deal cancels out; other figures by their standard errors. Many figures are compared, and
some differ by luck alone: Holm's method keeps the chance that a report calls any of these a change at 5 %,
however the figures depend on each other.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from dragonhall.lab.balance.intervals import NORMAL
from dragonhall.lab.balance.measures import Measure, Sample
from dragonhall.lab.balance.power import BELL, LEVEL

# What is compared. How users of a card or owners of an ability fare moves with their side: it is left out.
COMPARED = (
    *("side", "turn", "length", "cut-short", "lead-changes"),
    *("held", "played", "decides", "ability"),
)
LEAST = 10  # games behind a figure, on both sides


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure in both studies. `chance`: that so much or more comes by luck, after Holm."""

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
    """All figures that both have, in their order."""
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
    """The difference and its standard error."""
    difference = after.measure.value - before.measure.value
    if before.values.keys() != after.values.keys() or not before.values:
        return difference, sqrt(before.measure.spread**2 + after.measure.spread**2)
    moved = [after.values[game] - before.values[game] for game in before.values]
    if before.share:
        moved += [1.0, -1.0]  # or a few games that all agree would seem certain
    return fmean(moved), stdev(moved) / sqrt(len(moved))


def chance_of(difference: float, spread: float) -> float:
    """The chance that luck alone gives so much, either way."""
    if spread == 0:
        return 1.0 if difference == 0 else 0.0
    return 2 * BELL.cdf(-abs(difference) / spread)


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's adjusted chances: those below 5 % are, all together, wrong one time in 20 at most.

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

"""The interleaved run: compiled, uncompiled and C++ do the same small job in turn, round after round.

Other load on the machine then slows all of them alike, and the ratios stay valid.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.cpp_reference.draco import CppReference
from bench.measures import MEASURES
from bench.rows import Row
from bench.statistics import Spread
from bench.worker import Worker

COMPILED = "compiled"
UNCOMPILED = "uncompiled"
CPP = "c++"

COMPARED = {COMPILED: 2000, UNCOMPILED: 100}  # games per row whose ends must be equal in every core


class DifferentResultsError(Exception):
    """Two cores play different games, so their results cannot be compared."""


@dataclass
class Sides:
    """The measured sides: workers by name, and the C++ program if it is built."""

    workers: dict[str, Worker]
    reference: CppReference | None

    @property
    def best(self) -> Worker:
        """Return the fastest worker, for facts that do not depend on speed."""
        return next(iter(self.workers.values()))


@dataclass
class RowResult:
    row: Row
    facts: dict[str, float]
    rates: dict[str, dict[str, list[float]]] = field(
        default_factory=dict
    )  # by measure and side, one per round

    def rate(self, measure: str, side: str) -> Spread | None:
        rates = self.rates.get(measure, {}).get(side)
        return Spread.of(rates) if rates else None

    def ratio(self, measure: str, side: str, other: str) -> Spread | None:
        rates = self.rates.get(measure, {})
        if not rates.get(side) or not rates.get(other):
            return None
        return Spread.of_ratios(rates[side], rates[other])


def compare_endings(sides: Sides, row: Row) -> None:
    """Check that every core ends the same games the same way: decisions, winners, digest and scores."""
    ends = {side: worker.endings(row, COMPARED[side]) for side, worker in sides.workers.items()}
    if sides.reference is not None and sides.reference.plays(row):
        ends[CPP] = sides.reference.endings(row, max(COMPARED.values()))
        if COMPILED not in ends:
            ends[UNCOMPILED] = sides.best.endings(row, max(COMPARED.values()))
    longest = max(ends.values(), key=len)
    for side, found in ends.items():
        for number, (one, other) in enumerate(zip(found, longest, strict=False)):
            if one != other:
                raise DifferentResultsError(
                    f"{row.label}, game {number}: {side} ends with {one}, another core with {other}"
                )


def measure_rows(
    sides: Sides, rows: Sequence[Row], rounds: int, seconds: float, progress: Callable[[str], None]
) -> list[RowResult]:
    results = []
    for row in rows:
        progress(f"{row.label}: the same game everywhere?")
        compare_endings(sides, row)
        results.append(RowResult(row, sides.best.facts(row)))
    for number in range(1, rounds + 1):
        for result in results:
            progress(f"round {number} of {rounds}: {result.row.label}")
            measure_once(sides, result, seconds)
    return results


def measure_once(sides: Sides, result: RowResult, seconds: float) -> None:
    """Measure one round of one row: the sides take turns at every measure."""
    for measure in MEASURES:
        rates = result.rates.setdefault(measure.name, {})
        for side, worker in sides.workers.items():
            rates.setdefault(side, []).append(worker.measure(result.row, measure.name, seconds).rate)
        if (
            measure.name == "core_decisions"
            and sides.reference is not None
            and sides.reference.plays(result.row)
        ):
            rates.setdefault(CPP, []).append(sides.reference.core_decisions(result.row, seconds).rate)

"""Thresholds of the measurements. A missed one is shown but fails nothing, because machines differ."""

from collections.abc import Mapping
from dataclasses import dataclass

from bench.rounds import COMPILED, CPP, UNCOMPILED, RowResult
from bench.statistics import Spread

SEARCH_OVER_UNCOMPILED = 20
FIRST_MOVE_BELOW = 2.0  # CPU seconds of the strongest level
IMPORT_BELOW = 0.3  # CPU seconds of `import dragonhall`


@dataclass(frozen=True, slots=True)
class GameBars:
    """Thresholds of a game: ratios inside the core, maximum bytes of a state, decisions/s of VectorGames."""

    compiled_over_uncompiled: float
    compiled_over_cpp: float | None
    state_below: int
    vectors_above: float | None = None


BARS: Mapping[str, GameBars] = {
    "draco": GameBars(20, 0.35, 2048),
    "drako": GameBars(20, None, 4096, 500_000),
    "signori": GameBars(10, None, 16384),
}


@dataclass(frozen=True, slots=True)
class Verdict:
    what: str
    value: float
    bar: str
    met: bool


def verdicts(results: list[RowResult], imports: Mapping[str, Spread]) -> list[Verdict]:
    found = [verdict for result in results for verdict in row_verdicts(result)]
    seconds = imports["dragonhall"].median
    found.append(Verdict("import dragonhall, s", seconds, f"< {IMPORT_BELOW}", seconds < IMPORT_BELOW))
    return found


def row_verdicts(result: RowResult) -> list[Verdict]:
    bars = BARS.get(result.row.game)
    if bars is None:
        return []
    size = result.facts["state_bytes"]
    name = f"{result.row.label}: bytes of a state"
    return [
        *ratio_verdict(result, "core_decisions", UNCOMPILED, bars.compiled_over_uncompiled),
        *ratio_verdict(result, "core_decisions", CPP, bars.compiled_over_cpp),
        *ratio_verdict(result, "iterations", UNCOMPILED, SEARCH_OVER_UNCOMPILED),
        Verdict(name, size, f"< {bars.state_below}", size < bars.state_below),
        *first_move_verdict(result),
        *vectors_verdict(result, bars.vectors_above),
    ]


def first_move_verdict(result: RowResult) -> list[Verdict]:
    """Return the verdict on the first move, which is measured only where the core is compiled."""
    seconds = result.facts.get("first_move_seconds")
    if seconds is None:
        return []
    name = f"{result.row.label}: first move of the strongest level, s"
    return [Verdict(name, seconds, f"< {FIRST_MOVE_BELOW:g}", seconds < FIRST_MOVE_BELOW)]


def vectors_verdict(result: RowResult, bar: float | None) -> list[Verdict]:
    rate = result.rate("vector_decisions", COMPILED)
    if rate is None or bar is None:
        return []
    name = f"{result.row.label}: decisions/s of VectorGames"
    return [Verdict(name, rate.median, f">= {bar:,.0f}", rate.median >= bar)]


def ratio_verdict(result: RowResult, measure: str, other: str, bar: float | None) -> list[Verdict]:
    """Compare the compiled core with another; no verdict if one of them was not measured."""
    ratio = result.ratio(measure, COMPILED, other)
    if ratio is None or bar is None:
        return []
    name = f"{result.row.label}: {measure}, compiled / {other}"
    return [Verdict(name, ratio.median, f">= {bar:g}", ratio.median >= bar)]

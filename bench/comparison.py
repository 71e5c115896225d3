"""`python -m bench --against PATH`: this checkout beside another one, in one interleaved run.

The other checkout must be compiled (`make .venv/.compiled` there). It runs its own benchmark code with this
interpreter. Measures are matched by their titles, which do not change.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console

from bench.measures import MEASURES
from bench.report import new_table, rate_text, ratio_text
from bench.rounds import RowResult
from bench.rows import Row
from bench.statistics import Spread
from bench.worker import ROOT, Worker

THIS, OTHER = "this", "other"
SAME_GAMES = 200  # games per row whose ends are compared
TITLES = """
import json
from pathlib import Path
import dragonhall
from bench.measures import MEASURES
assert dragonhall.compiled(), "the core is not compiled"
assert Path(dragonhall.__file__).is_relative_to(Path.cwd()), "another checkout is imported"
print(json.dumps({measure.title: measure.name for measure in MEASURES}))
"""


class CheckoutError(Exception):
    """Raised if the other checkout cannot be measured."""


@dataclass(frozen=True, slots=True)
class Side:
    """A checkout: its worker, and its names of measures by their titles."""

    worker: Worker
    names: dict[str, str]


def names_of_measures(root: Path) -> dict[str, str]:
    """Return the names of the measures of a compiled checkout by their titles."""
    if not (root / "bench" / "measures.py").exists():
        raise CheckoutError(f"{root} is not a checkout of Dragonhall")
    path = os.pathsep.join([str(root / "src"), str(root)])
    command = [sys.executable, "-c", TITLES]
    done = subprocess.run(
        command,
        cwd=root,
        env={**os.environ, "PYTHONPATH": path, "DRAGONHALL_PURE": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CheckoutError(f"{root} cannot be measured: {done.stderr.strip().splitlines()[-1]}")
    names: dict[str, str] = json.loads(done.stdout)
    return names


def compare(
    path: Path, rows: Sequence[Row], rounds: int, seconds: float, progress: Callable[[str], None]
) -> "Comparison":
    root = path.resolve()
    names = {ROOT: names_of_measures(ROOT), root: names_of_measures(root)}
    with Worker(pure=False) as worker, Worker(pure=False, root=root) as other:
        sides = {THIS: Side(worker, names[ROOT]), OTHER: Side(other, names[root])}
        results = [RowResult(row, {}) for row in rows]
        different = []
        for row in rows:
            progress(f"{row.label}: the same games?")
            if worker.endings(row, SAME_GAMES) != other.endings(row, SAME_GAMES):
                different.append(row.label)
        for number in range(1, rounds + 1):
            for result in results:
                progress(f"round {number} of {rounds}: {result.row.label}")
                measure_both(sides, result, number, seconds)
    return Comparison(rounds, seconds, results, different)


def measure_both(sides: dict[str, Side], result: RowResult, number: int, seconds: float) -> None:
    """Measure one round of one row. The side that begins changes with the rounds."""
    order = list(sides.items()) if number % 2 else list(reversed(sides.items()))
    for measure in MEASURES:
        if all(measure.title in side.names for side in sides.values()):
            rates = result.rates.setdefault(measure.name, {})
            for name, side in order:
                count = side.worker.measure(result.row, side.names[measure.title], seconds)
                rates.setdefault(name, []).append(count.rate)


@dataclass(frozen=True, slots=True)
class Comparison:
    rounds: int
    seconds: float
    results: list[RowResult]
    different: list[str]  # rows whose games end differently in the two checkouts

    def ratios(self) -> dict[str, dict[str, Spread]]:
        """Return the speed of this checkout in units of the other, by row and measure."""
        return {
            result.row.label: {
                measure.name: ratio
                for measure in MEASURES
                if (ratio := result.ratio(measure.name, THIS, OTHER)) is not None
            }
            for result in self.results
        }

    def as_json(self) -> dict[str, object]:
        ratios = {
            label: {name: asdict(ratio) for name, ratio in row.items()}
            for label, row in self.ratios().items()
        }
        return {
            "rounds": self.rounds,
            "seconds_per_job": self.seconds,
            "ratios": ratios,
            "different_games": self.different,
        }

    def show(self, console: Console) -> None:
        table = new_table("This checkout and the other one, per CPU second", "game", THIS, OTHER, "ratio")
        for result in self.results:
            table.add_row(f"[bold]{result.row.label}[/bold]")
            for measure in MEASURES:
                table.add_row(
                    measure.title,
                    rate_text(result.rate(measure.name, THIS)),
                    rate_text(result.rate(measure.name, OTHER)),
                    ratio_text(result.ratio(measure.name, THIS, OTHER), 2),
                    end_section=measure is MEASURES[-1],
                )
        console.print(table)
        if self.different:
            console.print(f"These games end differently in the two checkouts: {', '.join(self.different)}.")
        console.print(
            f"Medians of {self.rounds} interleaved rounds, {self.seconds:g} CPU seconds a job; "
            "in brackets the lowest and highest ratio."
        )

"""The results as tables and as JSON."""

import os
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import dragonhall
from bench.cpp_reference.draco import FLAGS
from bench.measures import MEASURES
from bench.rounds import COMPILED, CPP, UNCOMPILED, RowResult
from bench.statistics import Spread
from bench.thresholds import Verdict, verdicts

NO_FIGURE = "-"


@dataclass(frozen=True, slots=True)
class Report:
    compiled: bool
    cpp: bool
    rounds: int
    seconds: float
    results: list[RowResult]
    imports: Mapping[str, Spread]

    @property
    def verdicts(self) -> list[Verdict]:
        return verdicts(self.results, self.imports)

    def as_json(self) -> dict[str, object]:
        return {
            "when": datetime.now(UTC).isoformat(timespec="seconds"),
            "version": dragonhall.__version__,
            "machine": machine(),
            "compiled": self.compiled,
            "rounds": self.rounds,
            "seconds_per_job": self.seconds,
            "cpp_flags": " ".join(FLAGS) if self.cpp else None,
            "rows": [row_json(result) for result in self.results],
            "import_cpu_seconds": {module: asdict(spread) for module, spread in self.imports.items()},
            "bars": [asdict(verdict) for verdict in self.verdicts],
        }

    def show(self, console: Console) -> None:
        if not self.compiled:
            console.print("[bold]The core is not compiled here: only the uncompiled figures follow.[/bold]")
        console.print(self.facts_table(), self.rates_table())
        if self.cpp:
            console.print(self.cpp_table())
        else:
            console.print("There is no g++ here: the C++ program was not built.")
        console.print(self.bars_table())
        took = ", ".join(f"{module} {spread.median * 1000:.0f} ms" for module, spread in self.imports.items())
        console.print(f"Import in a fresh interpreter (CPU): {took}")
        console.print(
            f"Medians of {self.rounds} interleaved rounds, {self.seconds:g} CPU seconds a job; "
            "in brackets the lowest and highest ratio."
        )

    def facts_table(self) -> Table:
        table = new_table("The games", "game", "decisions/game", "legal actions", "bytes/state")
        for result in self.results:
            facts = result.facts
            table.add_row(
                result.row.label,
                f"{facts['decisions_per_game']:.1f}",
                f"{facts['mean_legal_actions']:.2f}",
                f"{facts['state_bytes']:,.0f}",
            )
        return table

    def rates_table(self) -> Table:
        table = new_table("The speed, per CPU second", "game", COMPILED, UNCOMPILED, "ratio")
        for result in self.results:
            table.add_row(f"[bold]{result.row.label}[/bold]")
            for measure in MEASURES:
                table.add_row(
                    measure.title,
                    rate_text(result.rate(measure.name, COMPILED)),
                    rate_text(result.rate(measure.name, UNCOMPILED)),
                    ratio_text(result.ratio(measure.name, COMPILED, UNCOMPILED), 1),
                    end_section=measure is MEASURES[-1],
                )
        return table

    def cpp_table(self) -> Table:
        table = new_table("Decisions inside the core against C++", "game", COMPILED, CPP, "ratio")
        table.caption = "g++ " + " ".join(FLAGS)
        for result in self.results:
            rates = [rate_text(result.rate("core_decisions", side)) for side in (COMPILED, CPP)]
            table.add_row(
                result.row.label, *rates, ratio_text(result.ratio("core_decisions", COMPILED, CPP), 2)
            )
        return table

    def bars_table(self) -> Table:
        table = new_table("The bars", "figure", "value", "bar", "met")
        for verdict in self.verdicts:
            met = "yes" if verdict.met else "[bold]NO[/bold]"
            table.add_row(verdict.what, f"{verdict.value:,.4g}", verdict.bar, met)
        return table


def new_table(title: str, first: str, *numbers: str) -> Table:
    """Return a table for a narrow terminal: a column of names, the others are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE)
    table.add_column(first, no_wrap=True)
    for column in numbers:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def rate_text(rate: Spread | None) -> str:
    return NO_FIGURE if rate is None else f"{rate.median:,.0f}"


def ratio_text(ratio: Spread | None, digits: int) -> str:
    if ratio is None:
        return NO_FIGURE
    return f"{ratio.median:.{digits}f} ({ratio.low:.{digits}f}-{ratio.high:.{digits}f})"


def row_json(result: RowResult) -> dict[str, object]:
    pairs = ((COMPILED, UNCOMPILED), (COMPILED, CPP))
    measures: dict[str, object] = {}
    for measure in MEASURES:
        rates = {side: asdict(Spread.of(values)) for side, values in result.rates[measure.name].items()}
        ratios = {
            f"{side}/{other}": asdict(ratio)
            for side, other in pairs
            if (ratio := result.ratio(measure.name, side, other)) is not None
        }
        measures[measure.name] = {"title": measure.title, "per_cpu_second": rates, "ratios": ratios}
    return {"label": result.row.label, **asdict(result.row), **result.facts, "measures": measures}


def machine() -> dict[str, object]:
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }

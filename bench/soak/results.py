"""Progress and results of runs: a file of JSON lines, and the newest result of each part as a table."""

import json
import platform
import sys
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.report import machine
from bench.soak.part import Figure, Part, Result

EVERY = 15.0  # seconds between two lines of a log


class ProgressReport:
    """Progress display; a part calls it with the number done and a short note."""

    def __init__(self, part: Part, count: int) -> None:
        self.part = part
        self.count = count
        self.done = 0
        self.reported = time.monotonic()
        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
        )
        self.bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.bar.add_task(part.name, total=count)

    def __call__(self, done: int, note: str) -> None:
        self.done = done
        self.bar.update(self.task, completed=done, description=f"{self.part.name} {note}")
        if self.bar.disable and time.monotonic() - self.reported >= EVERY:
            self.reported = time.monotonic()
            print(f"{self.part.name}: {done:,} of {self.count:,} {note}", file=sys.stderr, flush=True)

    def __enter__(self) -> "ProgressReport":
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()


ROOT = Path(__file__).resolve().parents[2]
SCRATCH = ROOT / "build" / "soak.jsonl"
KEPT = ROOT / "docs" / "reliability.jsonl"
PAGE = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- figures: written by make soak -->\n", "<!-- end of figures -->\n"


@dataclass(frozen=True, slots=True)
class Line:
    """One part of one run."""

    when: str
    machine: Mapping[str, object]
    command: str
    part: str
    seed: int
    unit: str
    asked: int  # the count of the long form
    done: int
    seconds: float
    figures: Mapping[str, Figure]
    failures: list[str]


def line_of(part: Part, result: Result, command: str, seed: int, seconds: float) -> Line:
    return Line(
        when=datetime.now(UTC).isoformat(timespec="seconds"),
        machine={**machine(), "release": platform.freedesktop_os_release().get("PRETTY_NAME", "")},
        command=command,
        part=part.name,
        seed=seed,
        unit=part.unit,
        asked=part.long,
        done=result.done,
        seconds=round(seconds, 1),
        figures=result.figures,
        failures=result.failures,
    )


def append(file: Path, line: Line) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(asdict(line), ensure_ascii=False) + "\n")


def read(file: Path) -> list[Line]:
    if not file.exists():
        return []
    return [Line(**json.loads(row)) for row in file.read_text("utf-8").splitlines()]


def render(parts: Iterable[Part], lines: Iterable[Line]) -> str:
    """Return the newest line of each part as a table, in the order of the parts."""
    newest = {line.part: line for line in lines}
    rows = [row(part, newest[part.name]) for part in parts if part.name in newest]
    head = "| part | done | of | figures | failures | run |\n| --- | ---: | ---: | --- | ---: | --- |\n"
    return head + "".join(rows)


def row(part: Part, line: Line) -> str:
    figures = "; ".join(f"{name} {reported(value)}" for name, value in line.figures.items())
    short = "" if line.done >= part.long else ", **shorter than promised**"
    on = line.machine
    where = f"{on['release'] or on['system']}, {on['cores']} cores, {on['python']}"
    run = f"{line.when[:10]}, {line.seconds:,.0f} s, seed {line.seed}, `{line.command}`; {where}"
    about = f"**{part.name}**: {part.about}"
    return (
        f"| {about} | {line.done:,} {line.unit}{short} | {part.long:,} "
        f"| {figures} | {len(line.failures)} | {run} |\n"
    )


def reported(value: Figure) -> str:
    return value if isinstance(value, str) else f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"


def publish(parts: Iterable[Part]) -> None:
    """Write the table into the page, between its two markers."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + "\n" + render(parts, read(KEPT)) + "\n" + END + after, "utf-8")

"""Progress of a part: one updated line in a terminal, a line at intervals in a log."""

import sys
import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.soak.part import Part

EVERY = 15.0  # seconds between two lines of a log


class Teller:
    """Progress display; a part calls it with the number done and a short note."""

    def __init__(self, part: Part, count: int) -> None:
        self.part = part
        self.count = count
        self.done = 0
        self.told = time.monotonic()
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
        if self.bar.disable and time.monotonic() - self.told >= EVERY:
            self.told = time.monotonic()
            print(f"{self.part.name}: {done:,} of {self.count:,} {note}", file=sys.stderr, flush=True)

    def __enter__(self) -> "Teller":
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

"""Progress of a long run: a bar on a terminal, otherwise a log line every few seconds."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from dragonhall.core.text.messages import Words

SECONDS_BETWEEN_LINES = 10.0


class Progress(Protocol):
    def __call__(self, done: int) -> None: ...


@contextmanager
def progress(words: Words, what: str, total: int) -> Iterator[Progress]:
    """Yield a function to call with the number of games done."""
    if not sys.stderr.isatty():
        yield ProgressLines(words, what, total)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}", markup=False),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        pace = Pace()
        task = bar.add_task(what, total=total, rate="")

        def show(done: int) -> None:
            pace.update(done)
            bar.update(task, completed=done, rate=words("lab-rate", rate=figure(pace.rate)))

        yield show


class Pace:
    """Games per second. The first call of `update` sets the number of games that already existed."""

    def __init__(self) -> None:
        self.start = time.monotonic()
        self.first = -1
        self.rate = 0.0

    def update(self, done: int) -> None:
        if self.first < 0:
            self.first = done
        passed = time.monotonic() - self.start
        self.rate = (done - self.first) / passed if passed > 0 else 0.0


class ProgressLines:
    """Progress for logs: prints at most one line every `SECONDS_BETWEEN_LINES`."""

    def __init__(self, words: Words, what: str, total: int) -> None:
        self.words = words
        self.what = what
        self.total = total
        self.pace = Pace()
        self.last = time.monotonic()

    def __call__(self, done: int) -> None:
        self.pace.update(done)
        now = time.monotonic()
        if now - self.last < SECONDS_BETWEEN_LINES or self.pace.rate == 0:
            return
        self.last = now
        left = clock((self.total - done) / self.pace.rate)
        line = self.words(
            "lab-progress",
            what=self.what,
            done=str(done),
            total=str(self.total),
            rate=figure(self.pace.rate),
            left=left,
        )
        print(line, file=sys.stderr, flush=True)


def figure(rate: float) -> str:
    return f"{rate:.0f}" if rate >= 10 else f"{rate:.2g}"


def clock(seconds: float) -> str:
    """Format seconds as hours, minutes and seconds.

    >>> clock(3725)
    '1:02:05'
    """
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"

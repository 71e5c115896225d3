"""Input and result of a part of the soak test."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

Figure = int | float | str
Progress = Callable[[int, str], None]  # number done, and a short note


@dataclass(frozen=True, slots=True)
class Settings:
    """Input of one run of a part. Everything random follows from `seed`."""

    count: int  # number of repetitions, in the part's own unit
    seed: int
    folder: Path  # empty, and removed afterwards
    timed: bool = True  # whether speed is checked: not in `make test`, where other tests run at the same time
    until: float = float("inf")  # in `time.monotonic()`: a part stops here and reports how far it came

    def size(self, full: int, small: int) -> int:
        """Return a number of clients or tables: the small one where speed is not checked."""
        return full if self.timed else small

    @property
    def in_time(self) -> bool:
        return time.monotonic() < self.until


@dataclass(frozen=True, slots=True)
class Result:
    """Measurements and failures of a part: a sentence per failure, with the seed or input to reproduce it."""

    done: int  # of `Settings.count`
    figures: Mapping[str, Figure]
    failures: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Part:
    """One part. A part with failures has failed; less than `count` is only reported."""

    name: str
    about: str
    unit: str  # the unit of the count: kills, frames, minutes
    long: int  # the count in `make soak`
    short: int  # the count in `make test`: a few seconds
    run: Callable[[Settings, Progress], Result]

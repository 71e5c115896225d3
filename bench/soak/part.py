"""What a part of the soak is given, and what it hands back."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

Figure = int | float | str
Progress = Callable[[int, str], None]  # how many are done, and a few words


@dataclass(frozen=True, slots=True)
class Settings:
    """What one run of a part is given. Everything by chance in it follows from `seed`."""

    count: int  # how many, in the part's own unit
    seed: int
    folder: Path  # empty, and removed afterwards
    timed: bool = True  # is speed judged? Not in `make test`, where everything else runs beside
    until: float = float("inf")  # by `time.monotonic()`: a part stops here and tells how far it came

    @property
    def in_time(self) -> bool:
        return time.monotonic() < self.until


@dataclass(frozen=True, slots=True)
class Result:
    """What was measured, and what went wrong: a sentence each, with the seed or the input that shows it."""

    done: int  # of `Settings.count`
    figures: Mapping[str, Figure]
    failures: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Part:
    """One line of the table of parts. A part with failures has failed; less than `count` is only told."""

    name: str
    about: str
    unit: str  # what is counted: kills, frames, minutes
    long: int  # in `make soak`: what is promised
    short: int  # in `make test`: a few seconds
    run: Callable[[Settings, Progress], Result]

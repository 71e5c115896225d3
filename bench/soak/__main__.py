"""`python -m bench.soak`: run the parts one after the other, show their progress and save the results."""

import argparse
import shlex
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from bench.soak.part import Part, Result, Settings
from bench.soak.parts import PARTS
from bench.soak.results import KEPT, SCRATCH, ProgressReport, append, line_of, publish

GRACE = 120.0  # seconds after the deadline at which a part is stopped by force


class OutOfTimeError(Exception):
    pass


def chosen(text: str) -> tuple[Part, int | None]:
    """Parse `crash` or `crash:20`."""
    name, _, count = text.partition(":")
    if name not in PARTS:
        raise argparse.ArgumentTypeError(f"there is no part {name!r}; choose from {', '.join(PARTS)}")
    if count and not (count.isascii() and count.isdigit() and int(count) > 0):
        raise argparse.ArgumentTypeError(f"{count!r} is not a whole number from 1")
    return PARTS[name], int(count) if count else None


def read_options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m bench.soak",
        description="Faults, races, bad input and long load, on this machine over loopback only.",
        epilog="parts, with what the long and the short form do:\n"
        + "\n".join(
            f"  {part.name:<14}{part.about} ({part.long:,} / {part.short:,} {part.unit})"
            for part in PARTS.values()
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "parts", nargs="*", type=chosen, metavar="PART[:COUNT]", help="part and count (all, long)"
    )
    parser.add_argument("--short", action="store_true", help="use the counts of `make test`")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of everything random (1)")
    parser.add_argument(
        "--minutes", type=float, default=60.0, metavar="M", help="maximum minutes for one part (60)"
    )
    parser.add_argument("--publish", action="store_true", help="write the results to docs/reliability.md")
    return parser.parse_args(arguments)


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Run a part with a hard time limit, in case it hangs."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise OutOfTimeError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def run(part: Part, count: int, seed: int, minutes: float) -> Result:
    with (
        tempfile.TemporaryDirectory(prefix="dragonhall-soak-") as folder,
        ProgressReport(part, count) as progress,
    ):
        settings = Settings(count, seed, Path(folder), until=time.monotonic() + 60 * minutes)
        try:
            with bounded(60 * minutes + GRACE):
                return part.run(settings, progress)
        except OutOfTimeError:
            return Result(progress.done, {}, [f"hung: did not stop {GRACE:.0f} s after its time was over"])


def main(arguments: list[str] | None = None) -> int:
    options = read_options(arguments)
    words = sys.argv[1:] if arguments is None else arguments
    command = "make soak" + (f' ARGS="{shlex.join(words)}"' if words else "")
    failed = 0
    for part, asked in options.parts or [(part, None) for part in PARTS.values()]:
        began = time.monotonic()
        count = asked or (part.short if options.short else part.long)
        result = run(part, count, options.seed, options.minutes)
        line = line_of(part, result, command, options.seed, time.monotonic() - began)
        append(SCRATCH, line)
        if options.publish:
            append(KEPT, line)
            publish(PARTS.values())
        failed += bool(result.failures)
        verdict = "FAILED" if result.failures else "ok"
        print(f"{verdict:<7}{part.name}: {result.done:,} {part.unit} in {line.seconds:,.0f} s")
        for name, value in result.figures.items():
            print(f"         {name}: {value}")
        for failure in result.failures:
            print(f"         ! {failure}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

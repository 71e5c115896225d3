"""`python -m bench`: measure the core and print a table; `--help` lists the options."""

import argparse
import json
import sys
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

from bench.comparison import CheckoutError, Comparison, compare
from bench.cpp_reference.draco import CppReference, built
from bench.imports import import_seconds
from bench.report import Report
from bench.rounds import COMPILED, UNCOMPILED, DifferentResultsError, Sides, measure_rows
from bench.rows import all_rows, chosen_rows
from bench.worker import Worker

BUILD = Path(__file__).resolve().parent.parent / "build"
QUICK = {"rounds": 1, "seconds": 0.005}
FULL = {"rounds": 7, "seconds": 0.1}


def positive(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError
    return number


def whole(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


positive.__name__ = "positive number"  # argparse names the type in its message
whole.__name__ = "whole number from 1"


def read_options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m bench", description="Measure the core, compiled and uncompiled."
    )
    parser.add_argument("--game", default="", help="one game (draco) or one configuration (draco:3)")
    parser.add_argument(
        "--rounds", type=whole, help=f"number of rounds; medians are reported ({FULL['rounds']})"
    )
    parser.add_argument("--seconds", type=positive, help=f"CPU seconds per job ({FULL['seconds']})")
    parser.add_argument(
        "--json", type=Path, default=BUILD / "bench.json", help="write the results to this file"
    )
    parser.add_argument(
        "--quick", action="store_true", help="short run to check the harness; the results mean little"
    )
    parser.add_argument(
        "--against",
        type=Path,
        metavar="PATH",
        help="measure another compiled checkout beside this one and print the ratios; "
        "only the compiled cores are measured then",
    )
    options = parser.parse_args(arguments)
    if not chosen_rows(options.game):
        allowed = ", ".join(row.label for row in all_rows())
        parser.error(f"argument --game: there is no {options.game!r}; choose a game or one of {allowed}")
    for name, value in (QUICK if options.quick else FULL).items():
        if getattr(options, name) is None:
            setattr(options, name, value)
    return options


def measure(options: argparse.Namespace, console: Console) -> Report:
    with ExitStack() as stack:
        progress = stack.enter_context(console.status("starting")).update
        workers = {
            COMPILED: stack.enter_context(Worker(pure=False)),
            UNCOMPILED: stack.enter_context(Worker(pure=True)),
        }
        compiled = workers[COMPILED].compiled()
        if not compiled:
            del workers[COMPILED]
        program = built(BUILD)
        reference = None if program is None else stack.enter_context(CppReference(program))
        rows = chosen_rows(options.game)
        results = measure_rows(Sides(workers, reference), rows, options.rounds, options.seconds, progress)
        progress("imports")
        imports = import_seconds(options.rounds)
        return Report(compiled, reference is not None, options.rounds, options.seconds, results, imports)


def measure_against(options: argparse.Namespace, console: Console) -> Comparison:
    rows = chosen_rows(options.game)
    with console.status("starting") as status:
        return compare(options.against, rows, options.rounds, options.seconds, status.update)


def main(arguments: list[str] | None = None) -> int:
    options = read_options(arguments)
    run = measure_against if options.against else measure
    try:
        report: Report | Comparison = run(options, Console(stderr=True))
    except CheckoutError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    except DifferentResultsError as difference:
        print(f"bench: the cores do not play the same game. {difference}", file=sys.stderr)
        return 1
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(report.as_json(), indent=1) + "\n", "utf-8")
    report.show(Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Command line of the mutation tests; see `python -m tools.mutants --help`."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

os.environ["DRAGONHALL_PURE"] = "1"  # before the package is imported: faults are inserted into Python sources
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # not needed by any rule test, and slow to import

from tools.mutants.faults import Fault, Identity, faults, uses, with_fault
from tools.mutants.plans import TESTS, rules_modules, scenario_files
from tools.mutants.tests import (
    Places,
    Reach,
    first_failing_scenario,
    first_failing_test,
    reach_of_loading,
    reach_of_scenarios,
    reach_of_tests,
)
from tools.mutants.trials import Trial, in_fork, load_changed

SEED = 9
LONGEST = 600  # seconds of CPU for all tests together


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game", choices=list(TESTS))
    parser.add_argument(
        "--sample", type=int, default=100, metavar="N", help="number of faults, drawn by the seed"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", metavar="FILE:LINE", help="all faults of one line")
    parser.add_argument(
        "--out", type=Path, help="append each trial to this file; skip trials that it already contains"
    )
    parser.add_argument("--again", type=Path, help="retry the survivors in such a file")
    args = parser.parse_args(arguments)
    every = [
        fault for path in rules_modules(args.game) for fault in faults(path.read_text("utf-8"), path.name)
    ]
    chosen = choose(every, args)
    print(f"{args.game}: {len(chosen)} of {len(every)} faults, seed {args.seed}", flush=True)
    killed = 0
    for fault, trial in trials(args.game, chosen):
        killed += trial.killed
        print(f"{trial.seconds:6.1f} s  {fault.name}  |  {trial.found_by or 'SURVIVES'}", flush=True)
        if args.out is not None:
            with args.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps({**asdict(fault), **asdict(trial)}) + "\n")
    print(f"{killed} of {len(chosen)} killed: {100 * killed / max(1, len(chosen)):.1f} %")
    return 0


def choose(every: list[Fault], args: argparse.Namespace) -> list[Fault]:
    if args.only:
        file, line = args.only.split(":")
        return [fault for fault in every if fault.file == file and fault.line == int(line)]
    if args.again:
        tried = [json.loads(line) for line in args.again.read_text("utf-8").splitlines()]
        survivors = {identity(trial) for trial in tried if not trial["found_by"]}
        return [fault for fault in every if fault.identity in survivors]
    drawn = sorted(every, key=lambda fault: lot(args.seed, fault))[: args.sample]
    done = args.out.read_text("utf-8").splitlines() if args.out is not None and args.out.exists() else []
    known = {identity(trial) for trial in map(json.loads, done)}
    return [fault for fault in drawn if fault.identity not in known]


def lot(seed: int, fault: Fault) -> bytes:
    """Return a sort key for sampling that depends on this fault alone: an edit elsewhere keeps the sample."""
    return blake2b(repr((seed, fault.identity)).encode()).digest()


def identity(trial: dict[str, Any]) -> Identity:
    return trial["file"], trial["home"], trial["kind"], trial["change"], trial["nth"]


def trials(game: str, chosen: Sequence[Fault]) -> Iterator[tuple[Fault, Trial]]:
    """Try every fault, after a run without any: all tests must pass without a fault."""
    load_what_all_share(game)
    modules = {path.name: path for path in rules_modules(game)}
    folder = next(iter(modules.values())).parent
    loading = measured(lambda: reach_of_loading(list(modules.values())))[""]
    scenarios = measured(lambda: reach_of_scenarios(scenario_files(game), folder))
    tests = measured(lambda: reach_of_tests(TESTS[game], folder))
    print(f"without a fault {len(scenarios)} scenario files and {len(tests)} tests pass", flush=True)
    for fault in chosen:
        places = where(fault, folder)
        loaded = not places or loading.has_any(places)
        # Tests that reach few other lines come first: they are fast and specific.
        pointed = sorted(reaching(scenarios, places, loaded), key=lambda name: scenarios[name].size())
        quick = {name: tests[name].seconds for name in reaching(tests, places, loaded)}
        yield fault, try_fault(fault, modules[fault.file], {n: scenarios[n].seconds for n in pointed}, quick)


def measured(job: Callable[[], dict[str, Reach]]) -> dict[str, Reach]:
    told, _ = in_fork(lambda: {name: asdict(reach) for name, reach in job().items()}, LONGEST)
    assert isinstance(told, dict), told
    return {name: Reach(**reach) for name, reach in told.items()}


def load_what_all_share(game: str) -> None:
    """Import everything but the game itself once, before the forks; each fork imports the game."""
    import hypothesis

    import dragonhall.core.scenarios.scenario
    import dragonhall.games

    del hypothesis
    assert not dragonhall.compiled()
    own = f"dragonhall.games.{game}"
    for name in list(sys.modules):
        if name in ("dragonhall.games", own) or name.startswith(f"{own}."):
            del sys.modules[name]


def where(fault: Fault, folder: Path) -> Places:
    """Return the lines that a test must reach: the fault or a use of the constant. Empty: import suffices."""
    if not fault.everywhere:
        return [(fault.file, line) for line in range(fault.line, fault.last + 1)]
    found: Places = []
    for path in sorted(folder.glob("*.py")):
        lines = uses(path.read_text("utf-8"), fault.number)
        if lines is None:
            return []
        found += [(path.name, line) for line in lines]
    return found or [("", 0)]


def reaching(tests: dict[str, Reach], places: Places, loaded: bool) -> list[str]:
    """Return the tests that reach the fault: all, if it is reached while the module is imported."""
    return [name for name, reach in tests.items() if loaded or reach.has_any(places)]


def try_fault(fault: Fault, path: Path, scenarios: dict[str, float], tests: dict[str, float]) -> Trial:
    tree = with_fault(path.read_text("utf-8"), fault)

    def job() -> str:
        load_changed(path, tree)
        return first_failing_scenario(scenarios) or first_failing_test(tests)

    found, seconds = in_fork(job, LONGEST)
    return Trial("it crashed or hung" if found is None else found, round(seconds, 1))


if __name__ == "__main__":
    sys.exit(main())

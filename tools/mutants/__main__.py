"""The command line of the mutation tests; `python -m tools.mutants --help` says how it is used."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random

os.environ["DRAGONHALL_PURE"] = "1"  # before anything of the package is loaded: faults are put into sources

from tools.mutants.faults import Fault, faults, with_fault
from tools.mutants.plans import TESTS, rules_modules, scenario_files
from tools.mutants.trials import (
    Touched,
    Trial,
    first_failing_scenario,
    first_failing_test,
    in_fork,
    lines_touched,
    load_changed,
)

SEED = 9
PATIENCE = 3  # a fault that makes the tests take so many times longer has made them hang


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game", choices=list(TESTS))
    parser.add_argument(
        "--sample", type=int, default=100, metavar="N", help="so many faults, drawn by the seed"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", metavar="FILE:LINE", help="all faults of one line")
    parser.add_argument("--out", type=Path, help="append each trial to this file; what is in it is not tried")
    parser.add_argument("--again", type=Path, help="try the survivors of such a file again")
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
        names = {(t["file"], t["kind"], t["change"]) for t in tried if not t["found_by"]}
        return [fault for fault in every if (fault.file, fault.kind, fault.change) in names]
    drawn = Random(args.seed).sample(every, len(every))[: args.sample]
    done = args.out.read_text("utf-8").splitlines() if args.out is not None and args.out.exists() else []
    nodes = {(trial["file"], trial["node"], trial["kind"]) for trial in map(json.loads, done)}
    return [fault for fault in drawn if (fault.file, fault.node, fault.kind) not in nodes]


def trials(game: str, chosen: Sequence[Fault]) -> Iterator[tuple[Fault, Trial]]:
    """Try every fault, after a run without any: tests that fail by themselves would prove nothing."""
    load_what_all_share()
    files = scenario_files(game)
    modules = {path.name: path for path in rules_modules(game)}
    folder = next(iter(modules.values())).parent
    touched, traced = in_fork(lambda: lines_touched(files, folder), cpu_seconds=600)
    assert isinstance(touched, dict), touched
    sound, seconds = in_fork(lambda: first_failing_test(TESTS[game]), cpu_seconds=600)
    assert sound == "", f"without a fault there fails: {sound}"
    limit = int(PATIENCE * (traced + seconds)) + 5
    print(f"without a fault: {traced + seconds:.0f} s of CPU, all pass; a trial has {limit} s", flush=True)
    for fault in chosen:
        yield fault, try_fault(fault, modules[fault.file], reaching(touched, fault), TESTS[game], limit)


def load_what_all_share() -> None:
    """Loaded once, before the forks; nothing of a game is among it."""
    import hypothesis
    import pytest

    import dragonhall.core.scenario

    del hypothesis, pytest
    assert not any(name.startswith("dragonhall.games") for name in sys.modules), "a game is loaded already"
    assert not dragonhall.compiled()


def reaching(touched: Touched, fault: Fault) -> list[Path]:
    """The scenarios that reach the fault, those that reach least else first: they are quick and pointed."""
    files = []
    for file, lines in touched.items():
        here = lines.get(fault.file, [])
        if fault.everywhere or any(fault.line <= line <= fault.last for line in here):
            files.append((sum(map(len, lines.values())), file))
    return [Path(file) for _, file in sorted(files)]


def run_tests(files: Sequence[Path], tests: Sequence[str]) -> str:
    return first_failing_scenario(files) or first_failing_test(tests)


def try_fault(fault: Fault, path: Path, files: list[Path], tests: list[str], limit: int) -> Trial:
    tree = with_fault(path.read_text("utf-8"), fault)

    def job() -> str:
        load_changed(path, tree)
        return run_tests(files, tests)

    found, seconds = in_fork(job, limit)
    return Trial("it crashed or hung" if found is None else found, round(seconds, 1))


if __name__ == "__main__":
    sys.exit(main())

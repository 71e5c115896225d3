"""Run the checks and print a table and the line `N passed, N failed`.

    python tools/run_checks.py lint | check | test

A failing check does not stop the others: one run shows all faults. Two checks run at a time: the tests of the
Python code, with live output, and beside them everything else, because browser tests often wait.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
BROWSER = "tests/web"
COUNTED = re.compile(r"(\d+) (passed|failed|error|skipped)")


@dataclass
class Check:
    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def is_tests(self) -> bool:
        return "pytest" in self.command

    @property
    def is_live(self) -> bool:
        """Whether the output is printed as it comes."""
        return self.is_tests and BROWSER not in self.command


def tool(name: str, *command: str) -> Check:
    return Check(name, [str(BIN / command[0]), *command[1:]])


def page(name: str, script: str) -> Check:
    """Return a check that runs a script of web/package.json."""
    return tool(name, "python", "tools/build_page.py", "--run", script)


LINT = [
    tool("ruff check", "ruff", "check", "."),
    tool("ruff format", "ruff", "format", "--check", "."),
    tool("mypy --strict", "mypy"),
    tool("import-linter", "lint-imports", "--no-logo"),
    tool("compiled modules", "python", "tools/lint_compiled.py"),
]
COVERAGE = [tool("rules coverage", "dragonhall", "rules", "coverage")]
# A test that waits (for a server, a browser, a disk) leaves its core idle, so at least two processes are
# used. `worksteal` gives the remaining tests to idle processes, so that long tests at the end do not delay
# the run.
WORKERS = ["-n", str(max(2, os.cpu_count() or 1)), "--dist", "worksteal"]
SLOWEST = ["--durations=15", "--durations-min=5"]  # shows what makes a run too long
PYTEST = [str(BIN / "python"), "-m", "pytest", "--color=no", "-q", *WORKERS, *SLOWEST]
# Tests start hundreds of servers and commands, which must not compile the sources each time, even where the
# environment disables bytecode files.
BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
# The tests of the rules must pass with the Python sources, too. tests/core/test_both_builds.py compares the
# builds step by step, so tests of code that is never compiled and tests of invariants over many random games
# are marked `one_build` and not repeated.
RULES = [f"tests/{part}" for part in ("core", "games", "golden", "scenarios")]
PAGE = [page("page: types", "check"), page("page: tests", "test")]
# At most one and a half minutes with lint on two cores: the rules, the Python API, and moves at a table.
QUICK = [*RULES, "tests/api", "tests/server/tables/test_act.py"]
QUICK_TESTS = [Check("tests, compiled, quick", [*PYTEST, "-m", "not slow", *QUICK])]
TESTS = [
    Check("tests, uncompiled", [*PYTEST, "-m", "not one_build", *RULES], {"DRAGONHALL_PURE": "1"}),
    Check("tests, compiled", [*PYTEST, "--ignore=tests/web"]),
    # Separate: the browser's event loop and asyncio tests cannot share a process.
    Check("tests, browser", [*PYTEST, "-p", "no:asyncio", BROWSER]),
]
PLANS = {"lint": LINT, "check": LINT + QUICK_TESTS, "test": LINT + COVERAGE + PAGE + TESTS}


@dataclass
class Result:
    check: Check
    passed: int
    failed: int
    skipped: int
    seconds: float


def run(check: Check, live: bool) -> tuple[Result, str]:
    """Run one check; print its output as it comes, or return it."""
    start = time.monotonic()
    process = subprocess.Popen(
        check.command,
        cwd=ROOT,
        env={**os.environ, **check.environment, **(BYTECODE if check.is_tests else {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    last = kept = ""
    for line in process.stdout:
        if live:
            print(line, end="", flush=True)
        else:
            kept += line
        last = line if line.strip() else last
    code = process.wait()
    passed, failed, skipped = (
        count_tests(last, code) if check.is_tests else (int(code == 0), int(code != 0), 0)
    )
    return Result(check, passed, failed, skipped, time.monotonic() - start), kept


def run_all(plan: Sequence[Check]) -> list[Result]:
    """Run the live checks one after the other, and the others beside them."""
    live = [check for check in plan if check.is_live]
    others = [check for check in plan if not check.is_live]
    results: dict[str, Result] = {}

    def run_quietly(check: Check) -> None:
        results[check.name], output = run(check, live=False)
        print(f"\n[{len(results)}/{len(plan)}] {check.name}\n{output}", end="", flush=True)

    with ThreadPoolExecutor(1 if live else 2) as beside:
        done = [beside.submit(run_quietly, check) for check in others]
        for check in live:
            print(f"\n{check.name} …", flush=True)
            results[check.name] = run(check, live=True)[0]
        for future in done:
            future.result()
    return [results[check.name] for check in plan]


def count_tests(summary: str, code: int) -> tuple[int, int, int]:
    """Return passed, failed and skipped tests from pytest's last line; an aborted run counts as a failure.

    >>> count_tests("1 failed, 30 passed, 2 skipped, 1 error in 4.10s", 1)
    (30, 2, 2)
    >>> count_tests("no tests ran in 0.01s", 5)
    (0, 1, 0)
    """
    counts = {outcome: int(number) for number, outcome in COUNTED.findall(summary)}
    failed = counts.get("failed", 0) + counts.get("error", 0)
    return counts.get("passed", 0), failed or int(code != 0), counts.get("skipped", 0)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in PLANS:
        print(f"usage: python tools/run_checks.py {' | '.join(PLANS)}", file=sys.stderr)
        return 2
    results = run_all(PLANS[arguments[0]])
    print()
    for result in results:
        verdict = "FAILED" if result.failed else "ok"
        counted = f"{result.passed} passed, {result.failed} failed" if result.check.is_tests else ""
        print(f"  {verdict:<7}{result.check.name:<24}{result.seconds:6.1f} s  {counted}".rstrip())
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    skipped = sum(result.skipped for result in results)
    print(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

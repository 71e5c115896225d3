"""Runs the checks one after the other and ends with a table and the line `N passed, N failed`.

    python tools/run_checks.py lint | check | test

A check that fails does not stop the others: one run shows all there is to mend.
"""

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COUNTED = re.compile(r"(\d+) (passed|failed|errors?|skipped)\b")


@dataclass
class Check:
    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


def tool(name: str, *command: str) -> Check:
    return Check(name, [str(BIN / command[0]), *command[1:]])


LINT = [
    tool("ruff check", "ruff", "check", "."),
    tool("ruff format", "ruff", "format", "--check", "."),
    tool("mypy --strict", "mypy"),
    tool("import-linter", "lint-imports"),
    tool("compiled modules", "python", "tools/lint_compiled.py"),
]
COVERAGE = [tool("rules coverage", "dragonhall", "rules", "coverage")]
PYTEST = [str(BIN / "python"), "-m", "pytest", "--color=no", "-q"]
QUICK_TESTS = [Check("tests, compiled, quick", [*PYTEST, "-m", "not slow"])]
TESTS = [
    Check("tests, uncompiled", PYTEST, {"DRAGONHALL_PURE": "1"}),
    Check("tests, compiled", PYTEST),
]
PLANS = {"lint": LINT, "check": LINT + QUICK_TESTS, "test": LINT + COVERAGE + TESTS}


@dataclass
class Result:
    check: Check
    passed: int
    failed: int
    skipped: int
    seconds: float


def run(check: Check) -> Result:
    """Run one check, showing its output as it comes, and count: a test run by its tests, all else as one."""
    start = time.monotonic()
    counts = {"passed": 0, "failed": 0, "error": 0, "skipped": 0}
    process = subprocess.Popen(
        check.command,
        cwd=ROOT,
        env={**os.environ, **check.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    last = ""
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line.strip() and line or last
    code = process.wait()
    if "pytest" in check.command:
        for number, outcome in COUNTED.findall(last):
            counts[outcome.removesuffix("s") if outcome.startswith("error") else outcome] += int(number)
        failed = counts["failed"] + counts["error"]
        if code and not failed:
            failed = 1  # pytest itself broke
    else:
        counts["passed"], failed = (0, 1) if code else (1, 0)
    return Result(check, counts["passed"], failed, counts["skipped"], time.monotonic() - start)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in PLANS:
        print(f"usage: python tools/run_checks.py {' | '.join(PLANS)}", file=sys.stderr)
        return 2
    plan = PLANS[arguments[0]]
    results = []
    for number, check in enumerate(plan, 1):
        print(f"\n[{number}/{len(plan)}] {check.name} …", flush=True)
        results.append(run(check))
    print()
    for result in results:
        verdict = "FAILED" if result.failed else "ok"
        counted = f"{result.passed} passed, {result.failed} failed" if "pytest" in result.check.command else ""
        print(f"  {verdict:<7}{result.check.name:<24}{result.seconds:6.1f} s  {counted}".rstrip())
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    skipped = sum(result.skipped for result in results)
    print(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

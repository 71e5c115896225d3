"""Trials, one fault each: a fork loads the changed module from memory and runs tests until one fails."""

import ast
import json
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
GIGABYTES = 3
Touched = dict[str, dict[str, list[int]]]  # scenario file -> module file -> lines


@dataclass(frozen=True)
class Trial:
    """What became of a fault: the test that found it, or "" if none did."""

    found_by: str
    seconds: float

    @property
    def killed(self) -> bool:
        return self.found_by != ""


class Changed:
    """Finds one module: the one with the fault."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self.name, self.path, self.code = name, path, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = ModuleSpec(fullname, FromMemory(self.code), origin=str(self.path))
        spec.has_location = True
        return spec


class FromMemory(Loader):
    def __init__(self, code: CodeType) -> None:
        self.code = code

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)  # noqa: S102  the module's own source with one node changed


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def load_changed(path: Path, tree: ast.Module) -> None:
    """From now on this process imports the module with its fault."""
    finder = Changed(module_name(path), path, compile(tree, str(path), "exec"))
    sys.meta_path.insert(0, finder)


def in_fork(job: Callable[[], Any], cpu_seconds: int) -> tuple[Any, float]:
    """What the job returns in a fork of its own, as JSON, and the CPU seconds it took; None if it died."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder, "answer.json")
        child = os.fork()
        if child == 0:
            run_job(job, answer, cpu_seconds)
        _, _, used = os.wait4(child, 0)
        told = json.loads(answer.read_text("utf-8")) if answer.exists() else None
        return told, used.ru_utime + used.ru_stime


def run_job(job: Callable[[], Any], answer: Path, cpu_seconds: int) -> None:
    """The life of a fork. It never returns."""
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (GIGABYTES << 30, GIGABYTES << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        answer.write_text(json.dumps(job()), "utf-8")
    except BaseException:  # noqa: BLE001  whatever a fault does, the fork must end here
        answer.write_text(json.dumps(traceback.format_exc()), "utf-8")
    os._exit(0)


def first_failing_scenario(files: Sequence[Path]) -> str:
    """The first scenario file that fails, or ""."""
    from dragonhall.doors.cli.check import check_file

    for file in files:
        try:
            failures = [failure for _, found in check_file(file) for failure in found]
        except Exception as error:  # noqa: BLE001  a rule that crashes is found out
            return f"{file.relative_to(ROOT)} ({type(error).__name__})"
        if failures:
            return str(file.relative_to(ROOT))
    return ""


def first_failing_test(tests: Sequence[str]) -> str:
    """The first rule test that fails, or ""."""
    import pytest

    class Failures:
        first = ""

        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed and not self.first:
                self.first = report.nodeid

        def pytest_collectreport(self, report: pytest.CollectReport) -> None:
            if report.failed and not self.first:
                self.first = report.nodeid

    failures = Failures()
    quiet = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is loaded before the fork
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow", *quiet]
    code = pytest.main([*options, *tests], plugins=[failures])
    return failures.first or ("" if code == 0 else f"pytest ends with {int(code)}")


def lines_touched(files: Sequence[Path], folder: Path) -> Touched:
    """Which lines of the game's modules each scenario reaches."""
    from dragonhall.doors.cli.check import check_file

    touched: Touched = {}
    reached: dict[str, set[int]] = {str(path): set() for path in folder.glob("*.py")}

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        lines = reached.get(frame.f_code.co_filename)
        if lines is None:
            return None
        lines.add(frame.f_lineno)
        return trace

    for file in files:
        sys.settrace(trace)
        try:
            failed = [scenario.title for scenario, found in check_file(file) if found]
        finally:
            sys.settrace(None)
        assert not failed, f"without a fault there fails: {file}: {failed}"
        touched[str(file)] = {Path(name).name: sorted(lines) for name, lines in reached.items() if lines}
        for lines in reached.values():
            lines.clear()
    return touched

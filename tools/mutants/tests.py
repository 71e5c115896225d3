"""The tests that must detect a fault: what each costs, which lines it reaches, and the first that fails."""

import gc
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Self

import pytest

from tools.mutants.trials import ROOT, allow, module_name

CACHE = type(cache(len))
OPTIONS = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow"]

Places = list[tuple[str, int]]  # lines of files


@dataclass
class Reach:
    """The CPU seconds of a test, and the lines of each module that it reaches."""

    seconds: float = 0.0
    lines: dict[str, list[int]] = field(default_factory=dict)

    def size(self) -> int:
        return sum(map(len, self.lines.values()))

    def with_lines(self, other: "Reach") -> "Reach":
        files = {*self.lines, *other.lines}
        both = {file: sorted({*self.lines.get(file, []), *other.lines.get(file, [])}) for file in files}
        return Reach(self.seconds, both)

    def has_any(self, places: Places) -> bool:
        return any(line in self.lines.get(file, []) for file, line in places)


class Tracer:
    """Record which lines of the modules in a folder are reached inside the `with` block."""

    def __init__(self, folder: Path, whole_functions: bool) -> None:
        self.folder, self.whole_functions = str(folder), whole_functions
        self.codes: set[CodeType] = set()
        self.lines: dict[str, set[int]] = {}
        self.began = 0.0

    def __enter__(self) -> Self:
        self.codes, self.lines = set(), {}
        self.began = time.process_time()
        sys.settrace(self.called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)

    def called(self, frame: FrameType, event: str, _: Any) -> Any:
        """Trace a function call. Tracing lines is slow, so for long tests only functions are recorded."""
        code = frame.f_code
        if not code.co_filename.startswith(self.folder) or code.co_name == "<module>":
            return None
        if not self.whole_functions:
            return self.stepped(frame, event, None)
        self.codes.add(code)
        return None

    def stepped(self, frame: FrameType, event: str, _: Any) -> Any:
        self.lines.setdefault(frame.f_code.co_filename, set()).add(frame.f_lineno)
        return self.stepped

    def reach(self) -> Reach:
        seconds = time.process_time() - self.began
        for code in self.codes:
            numbers = (number for _, _, number in code.co_lines() if number is not None)
            self.lines.setdefault(code.co_filename, set()).update(numbers)
        return Reach(seconds, {Path(name).name: sorted(lines) for name, lines in self.lines.items()})


def reach_of_loading(modules: Sequence[Path]) -> dict[str, Reach]:
    """Return the functions that are called at import: every test depends on them."""
    with Tracer(modules[0].parent, whole_functions=True) as tracer:
        for path in modules:
            import_module(module_name(path))
    return {"": tracer.reach()}


def reach_of_scenarios(files: Sequence[Path], folder: Path) -> dict[str, Reach]:
    """Return the lines of the game's modules that each scenario file reaches. All must pass."""
    from dragonhall.cli.scenario_runs import check_file

    reached = {}
    for file in files:
        with Tracer(folder, whole_functions=False) as tracer:
            failed = [scenario.title for scenario, found in check_file(file, {}) if found]
        assert not failed, f"fails without a fault: {file}: {failed}"
        reached[str(file.relative_to(ROOT))] = tracer.reach()
    return reached


def first_failing_scenario(seconds: Mapping[str, float]) -> str:
    """Return the first of these scenario files that fails, or "". Each has a time limit."""
    from dragonhall.cli.scenario_runs import check_file

    for name, usual in seconds.items():
        allow(usual)
        try:
            failures = [failure for _, found in check_file(ROOT / name, {}) for failure in found]
        except Exception as error:  # noqa: BLE001  a rule that crashes is found out
            return f"{name} ({type(error).__name__})"
        if failures:
            return name
    return ""


class Failures:
    """A pytest plugin that keeps the first failing test."""

    first = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.first = self.first or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.first = self.first or report.nodeid


class Watch(Failures):
    """A pytest plugin that records what each test reaches."""

    def __init__(self, folder: Path) -> None:
        self.tracer = Tracer(folder, whole_functions=True)
        self.collected = Reach()  # module-level code of a test file runs for all its tests
        self.caches: list[Any] = []
        self.reached: dict[str, Reach] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, Any, Any]:
        with self.tracer:
            result = yield
        self.collected = self.tracer.reach()
        self.caches = [kept for kept in gc.get_objects() if isinstance(kept, CACHE)]
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        for kept in self.caches:
            kept.cache_clear()  # otherwise only the first test would reach what is cached
        with self.tracer:
            result = yield
        self.reached[item.nodeid] = self.tracer.reach().with_lines(self.collected)
        return result


class Choose(Failures):
    """A pytest plugin that runs only these tests, fast ones first, each with a time limit."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.nodeid in self.seconds]
        items[:] = sorted(wanted, key=lambda item: self.seconds[item.nodeid])

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        allow(self.seconds[item.nodeid])


def reach_of_tests(tests: Sequence[str], folder: Path) -> dict[str, Reach]:
    """Return the functions of the game's modules that each rule test calls. All must pass."""
    watch = Watch(folder)
    code = pytest.main([*OPTIONS, *tests], plugins=[watch])
    assert code == 0, f"fails without a fault: {watch.first or int(code)}"
    return watch.reached


def first_failing_test(seconds: Mapping[str, float]) -> str:
    """Return the first of these tests that fails, or ""."""
    if not seconds:
        return ""
    choose = Choose(seconds)
    files = dict.fromkeys(name.partition("::")[0] for name in seconds)
    code = pytest.main([*OPTIONS, *files], plugins=[choose])
    return choose.first or ("" if code == 0 else f"pytest ends with {int(code)}")

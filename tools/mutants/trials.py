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
from types import CodeType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
GIGABYTES = 1
PATIENCE = 3  # a test that takes this many times longer with a fault counts as hanging
GRACE = 2  # additional seconds, for imports


@dataclass(frozen=True)
class Trial:
    """The result of a fault: the test that detected it, or "" if none did."""

    found_by: str
    seconds: float

    @property
    def killed(self) -> bool:
        return self.found_by != ""


class Changed:
    """An import finder for one module: the one with the fault."""

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
    """Make this process import the module with its fault."""
    finder = Changed(module_name(path), path, compile(tree, str(path), "exec"))
    sys.meta_path.insert(0, finder)


def allow(seconds: float) -> None:
    """Limit this fork to PATIENCE times as many CPU seconds from now on, to end tests that hang."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    until = int(used.ru_utime + used.ru_stime + PATIENCE * seconds) + GRACE
    resource.setrlimit(resource.RLIMIT_CPU, (min(until, most), most))


def in_fork(job: Callable[[], Any], cpu_seconds: int) -> tuple[Any, float]:
    """Run the job in a fork; return its result (as JSON, None if it died) and the CPU seconds."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder, "answer.json")
        child = os.fork()
        if child == 0:
            run_job(job, answer, cpu_seconds)
        _, _, used = os.wait4(child, 0)
        told = json.loads(answer.read_text("utf-8")) if answer.exists() else None
        return told, used.ru_utime + used.ru_stime


def run_job(job: Callable[[], Any], answer: Path, cpu_seconds: int) -> None:
    """Run the job in the child process and exit."""
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

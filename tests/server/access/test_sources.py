"""Static checks of the sources for unsafe calls, and of the lock files for pinned packages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.resources import data_folder

ROOT = data_folder()
FILES = sorted((ROOT / "src").rglob("*.py"))
# Untrusted data must never become code, an object or a command.
MODULES = {"pickle", "cPickle", "dill", "shelve", "marshal", "yaml", "jsonpickle"}
CALLS = {"eval", "exec", "compile", "__import__", "os.system", "os.popen"}
SHELL = "shell"


def offences(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] in MODULES)
        elif isinstance(node, ast.ImportFrom):
            if (node.module or "").split(".")[0] in MODULES:
                yield str(node.module)
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in CALLS:
                yield called
            if any(
                keyword.arg == SHELL and ast.unparse(keyword.value) != "False" for keyword in node.keywords
            ):
                yield f"{called} with a shell"
            if called.endswith(".load") and any(keyword.arg == "allow_pickle" for keyword in node.keywords):
                yield from (
                    "allow_pickle"
                    for word in node.keywords
                    if word.arg == "allow_pickle" and is_true(word.value)
                )


def is_true(value: ast.expr) -> bool:
    return not (isinstance(value, ast.Constant) and value.value is False)


def test_no_pickle_eval_or_shell_in_the_sources() -> None:
    assert len(FILES) > 100
    found = {str(file.relative_to(ROOT)): list(offences(file.read_text("utf-8"))) for file in FILES}
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "from yaml import load",
        "eval(text)",
        "exec(text)",
        "subprocess.run(text, shell=True)",
        "numpy.load(file, allow_pickle=True)",
        "import os\nos.system(text)",
    ],
)
def test_unsafe_call_is_detected(source: str) -> None:
    assert list(offences(source))


@pytest.mark.parametrize(
    "source", ["numpy.load(file, allow_pickle=False)", "re.compile(text)", "run(shell=False)"]
)
def test_safe_call_is_not_reported(source: str) -> None:
    assert not list(offences(source))


def pinned(lock: Path) -> list[str]:
    """Return the requirements of a lock file, each with its options in one line."""
    text = lock.read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda lock: lock.name)
def test_python_packages_are_pinned_by_hash(lock: Path) -> None:
    lines = pinned(lock)
    assert lines
    for line in lines:
        assert re.match(r"[A-Za-z0-9._\-\[\],]+==\S+", line.strip()), line[:80]
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", line), line[:80]
        assert "://" not in line, "a lock file must not name a package source"


def test_npm_packages_are_pinned_by_hash() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"integrity": "sha512-' in lock
    assert '"resolved": "http' not in lock

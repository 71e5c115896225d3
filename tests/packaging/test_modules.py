"""Every module says first what it is for, and every dependency is one that something here needs."""

import re
import tomllib
from pathlib import Path

from tests.packaging.support import ROOT

FOLDERS = ("bench", "examples", "src", "tests", "tools")
IMPORT = re.compile(r"^\s*(?:import|from) (\w+)", re.MULTILINE)
# Nobody in src or examples imports these: what needs them does.
NEEDED_BY = {
    "ipykernel": "nbclient",
    "nbclient": "tests/api/test_tour.py, which runs examples/tour.ipynb",
    "nbformat": "nbclient",
    "psycopg": "SQLAlchemy, for PostgreSQL",
    "websockets": "uvicorn, for sockets",
}
# Where a package is not called as its module is.
MODULES = {
    "argon2-cffi": "argon2",
    "fluent.runtime": "fluent",
    "markdown-it-py": "markdown_it",
    "mypy-extensions": "mypy_extensions",
    "open_spiel": "pyspiel",
}


def first_line(file: Path) -> str:
    with file.open(encoding="utf-8") as text:
        return text.readline()


def test_every_module_says_first_what_it_is_for() -> None:
    modules = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    page = [file for end in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{end}")]
    silent = [file for file in modules if not first_line(file).startswith('"""')]
    silent += [file for file in page if not first_line(file).startswith(("//", "/*", "<!--"))]
    assert [str(file.relative_to(ROOT)) for file in silent if not file.name.endswith(".test.ts")] == []


def test_every_dependency_is_needed_by_something() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [project["dependencies"], *project["optional-dependencies"].values()]
    packages = {re.split(r"[\[<>=]", package)[0] for packages in wanted for package in packages}
    used = {
        name
        for folder in ("src", "examples")
        for file in (ROOT / folder).rglob("*.py")
        for name in IMPORT.findall(file.read_text("utf-8"))
    }
    unused = {name for name in packages - NEEDED_BY.keys() if MODULES.get(name, name) not in used}
    assert unused == set()
    assert packages >= NEEDED_BY.keys() | MODULES.keys()

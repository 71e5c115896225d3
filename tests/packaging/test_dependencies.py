"""Check that every dependency in pyproject.toml is imported, or required by a package that is."""

import re
import tomllib

from tests.packaging.support import ROOT

IMPORT = re.compile(r"^\s*(?:import|from) (\w+)", re.MULTILINE)
# Not imported in src or examples, with the reason why they are needed.
NEEDED_BY = {
    "confusable-homoglyphs": "server/accounts/names.py, which reads its data file",
    "ipykernel": "nbclient",
    "nbclient": "tests/api/test_tour.py, which runs examples/tour.ipynb",
    "nbformat": "nbclient",
    "psycopg": "SQLAlchemy, for PostgreSQL",
    "websockets": "uvicorn, for sockets",
}
# Packages whose module has another name.
MODULES = {
    "argon2-cffi": "argon2",
    "fluent.runtime": "fluent",
    "markdown-it-py": "markdown_it",
    "mypy-extensions": "mypy_extensions",
    "open_spiel": "pyspiel",
}


def test_every_dependency_is_used() -> None:
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

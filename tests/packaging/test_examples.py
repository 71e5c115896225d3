"""Run the examples in docstrings and documents."""

from pathlib import Path

import pytest

from tests.packaging.support import ROOT, Run

DOCSTRINGS = """
import doctest, importlib, pkgutil, sys, dragonhall, tools.run_checks
names = [module.name for module in pkgutil.walk_packages(dragonhall.__path__, "dragonhall.")]
run = ("__main__", "migrations.env")  # these do something when they are imported
modules = [importlib.import_module(name) for name in names if not name.endswith(run)]
results = [doctest.testmod(module) for module in (dragonhall, tools.run_checks, *modules)]
assert sum(result.attempted for result in results) > 0
sys.exit(any(result.failed for result in results))
"""
DOCUMENT = """
import doctest, sys
sys.exit(bool(doctest.testfile(sys.argv[1], module_relative=False).failed))
"""
DOCUMENTS = [
    document
    for document in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if ">>>" in document.read_text("utf-8")
]


@pytest.mark.slow
def test_docstring_examples_run(run: Run) -> None:
    shown = run("-c", DOCSTRINGS, cwd=ROOT, DRAGONHALL_PURE="1")  # compiled functions hide their examples
    assert shown.returncode == 0, shown.stdout + shown.stderr


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_document_examples_run(document: Path, run: Run, tmp_path: Path) -> None:
    shown = run("-c", DOCUMENT, str(document), cwd=tmp_path)
    assert shown.returncode == 0, shown.stdout + shown.stderr

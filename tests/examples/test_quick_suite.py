"""Add the example game to a copy of the project and run the tests of `make check` there."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from dragonhall.cli.new_game import REGISTRY
from dragonhall.resources import data_folder
from tests.examples.example_tree import EXAMPLE, copy_with_example
from tools.run_checks import QUICK

# What these tests read beside the package and its data.
SOURCES = ("bench", "docs", "examples", "pyproject.toml", "tests", "tools")


def changed(tree: Path) -> list[Path]:
    """Return the files of the copy that have another content in the project."""
    root = data_folder()
    files = [file.relative_to(tree) for file in tree.rglob("*") if file.is_file() and not file.is_symlink()]
    return [
        file
        for file in files
        if (root / file).is_file() and (root / file).read_bytes() != (tree / file).read_bytes()
    ]


def test_quick_suite_passes_with_the_example_game(tmp_path: Path) -> None:
    tree = copy_with_example(tmp_path / "tree", SOURCES, compiled=True)
    assert changed(tree) == [REGISTRY]
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "--color=no", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*command, "-m", "not slow", f"--junit-xml={report}", *QUICK],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    names = [case.get("name", "") for case in ElementTree.parse(report).iter("testcase")]
    assert any(EXAMPLE in name for name in names)

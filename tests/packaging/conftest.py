"""Fixtures: a copy of the tree and a plain environment to build in."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.support import ROOT, Run

MADE = shutil.ignore_patterns(
    ".*", "build", "dist", "__pycache__", "*.so", "*.pyd", "*.egg-info", "node_modules"
)


@pytest.fixture(scope="session")
def run() -> Run:
    """Run this Python; DRAGONHALL_PURE and PYTHONPATH are set only if the caller sets them.

    The page is not built unless the caller asks for it: downloading its packages takes long.
    """

    def run_python(*arguments: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
        plain = {k: v for k, v in os.environ.items() if k not in ("DRAGONHALL_PURE", "PYTHONPATH")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd,
            env=plain | {"DRAGONHALL_PAGE": "0"} | variables,
            capture_output=True,
            text=True,
            check=False,
        )

    return run_python


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A clean copy of the project."""
    return shutil.copytree(ROOT, tmp_path / "tree", ignore=MADE)


@pytest.fixture(scope="module")
def module_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean copy per module, because compiling takes long."""
    return shutil.copytree(ROOT, tmp_path_factory.mktemp("wheel") / "tree", ignore=MADE)

"""Compare the compiled and the interpreted core step by step."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dragonhall
from tests.trace import trace

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.one_build
@pytest.mark.skipif(not dragonhall.compiled(), reason="the core is not compiled here: nothing to compare")
def test_compiled_and_interpreted_games_are_equal() -> None:
    pure = {
        **os.environ,
        "DRAGONHALL_PURE": "1",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
    }
    command = [sys.executable, "-m", "tests.trace"]
    uncompiled = subprocess.run(command, cwd=ROOT, env=pure, capture_output=True, text=True, check=True)
    compiled = list(trace())
    for line, other in zip(compiled, uncompiled.stdout.splitlines(), strict=True):
        assert line == other
    assert len(compiled) > 1000


def test_switch_loads_the_python_source() -> None:
    asked = "import dragonhall.core.state as s, dragonhall; print(s.__file__, dragonhall.compiled())"
    pure = {**os.environ, "DRAGONHALL_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    shown = subprocess.run(
        [sys.executable, "-c", asked], env=pure, capture_output=True, text=True, check=True
    )
    assert shown.stdout.split()[0].endswith("state.py")

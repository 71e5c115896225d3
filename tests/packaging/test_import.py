"""Test importing the package: import time, and the choice between compiled and source modules."""

from pathlib import Path

import pytest

from tests.packaging.support import ROOT, Run

SHOW = """
import sys, dragonhall, dragonhall.games.draco.rules.state
files = [m.__file__ for n, m in sys.modules.items() if n.startswith("dragonhall.")]
print(dragonhall.compiled(), all(f.endswith(".py") for f in files))
"""
TIME = """
from time import process_time  # whatever else this machine has to do
start = process_time()
import dragonhall
print(process_time() - start)
"""


@pytest.mark.parametrize("switch", ["1", "yes"])
def test_switch_loads_every_module_from_source(switch: str, run: Run, tmp_path: Path) -> None:
    shown = run("-c", SHOW, cwd=tmp_path, DRAGONHALL_PURE=switch)
    assert shown.stdout == "False True\n", shown.stderr


@pytest.mark.parametrize("switch", ["", "0"])
def test_compiled_core_is_used_without_the_switch(switch: str, run: Run, tmp_path: Path) -> None:
    if not list((ROOT / "src").glob("dragonhall__mypyc.*")):
        pytest.skip("the core is not compiled on this machine")
    shown = run("-c", SHOW, cwd=tmp_path, DRAGONHALL_PURE=switch)
    assert shown.stdout == "True False\n", shown.stderr


def test_import_takes_less_than_300_ms(run: Run, tmp_path: Path) -> None:
    assert min(float(run("-c", TIME, cwd=tmp_path).stdout) for _ in range(3)) < 0.3

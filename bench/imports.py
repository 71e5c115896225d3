"""Measure the import time in a fresh interpreter."""

import subprocess
import sys
from importlib.util import find_spec

from bench.statistics import Spread

MODULES = ("dragonhall", "dragonhall.games", "dragonhall.cli")
TIMED = "import time; start = time.process_time(); import {}; print(time.process_time() - start)"


def import_seconds(times: int) -> dict[str, Spread]:
    """Return the CPU seconds of each installed module, without the start of the interpreter."""
    found = [module for module in MODULES if exists(module)]
    seconds: dict[str, list[float]] = {module: [] for module in found}
    for _ in range(times):
        for module in found:
            command = [sys.executable, "-c", TIMED.format(module)]
            answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            seconds[module].append(float(answer))
    return {module: Spread.of(values) for module, values in seconds.items()}


def exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False

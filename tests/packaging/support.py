"""Helpers of the packaging tests."""

import subprocess
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

Built = subprocess.CompletedProcess[str]
Run = Callable[..., Built]

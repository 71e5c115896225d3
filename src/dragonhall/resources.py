"""Where the project's data lies: in the wheel under `_data`, in a checkout at its root."""

from functools import cache
from pathlib import Path


@cache
def data_folder() -> Path:
    package = Path(__file__).resolve().parent
    packed = package / "_data"
    return packed if packed.is_dir() else package.parent.parent

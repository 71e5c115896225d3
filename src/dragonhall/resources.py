"""The location of the project's data files: `_data` in a wheel, the root of a checkout."""

from functools import cache
from pathlib import Path


@cache
def data_folder() -> Path:
    package = Path(__file__).resolve().parent
    packed = package / "_data"
    return packed if packed.is_dir() else package.parent.parent

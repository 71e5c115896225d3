"""The switch `DRAGONHALL_PURE=1`: load every module from source, even if a compiled version exists.

The same checkout can then run both ways: to step through the rules in a debugger, and to test that compiled
and uncompiled code give the same games.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package as source files only."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("dragonhall."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Install the finder before all others. Idempotent."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)

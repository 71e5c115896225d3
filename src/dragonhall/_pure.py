"""The switch `DRAGONHALL_PURE=1`: load every module from its source, though a compiled one lies beside it.

It lets the same checkout run both ways: to debug the rules step by step, and to prove that compiled and
uncompiled play the same game.
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
    """Put the finder before all others, once."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)

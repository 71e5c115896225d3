"""A hall where three dragon games are played, by people and by machines.

>>> import dragonhall
>>> dragonhall.__version__.count(".")
2
"""

import os

__all__ = ["__version__", "compiled"]

__version__ = "0.1.0"

if os.environ.get("DRAGONHALL_PURE", "") not in ("", "0"):
    from dragonhall import _pure

    _pure.install()


def compiled() -> bool:
    """Whether the core runs compiled; the same source runs uncompiled too, only slower."""
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("dragonhall.core.state")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))

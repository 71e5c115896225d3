"""Dragonhall: a game server, rules engine and AI research toolkit for three board games.

>>> import dragonhall as dh
>>> game = dh.new("draco", seed=7, first=1)
>>> game.play("play black-3 top")
<draco, 2 players, first=1: after 1 action, arrow has to decide (play)>

Names are loaded from `dragonhall.api` on first use, so that importing the package is fast.
"""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dragonhall.api import *

__version__ = "0.1.0"

__all__ = [
    "Action",
    "ActionSyntaxError",
    "AmbiguousActionError",
    "ArenaResults",
    "Bot",
    "Decision",
    "DragonhallError",
    "Game",
    "IllegalActionError",
    "LegalActions",
    "LocalGame",
    "NetworkError",
    "OptionError",
    "Outcome",
    "PackError",
    "Record",
    "RecordError",
    "Refusal",
    "SaveError",
    "SeatView",
    "State",
    "UndoError",
    "__version__",
    "arena",
    "compiled",
    "load",
    "new",
    "play_out",
    "replay",
    "save",
]

if os.environ.get("DRAGONHALL_PURE", "") not in ("", "0"):
    from dragonhall import _pure

    _pure.install()

from dragonhall.core import text as _text


def _read_catalogues(language: str) -> list[str]:
    from dragonhall.resources import catalogue_texts

    return catalogue_texts(language)


_text.read_catalogues = _read_catalogues  # `dragonhall.core` opens no files


def compiled() -> bool:
    """Whether the compiled core is in use. The same source also runs uncompiled, but slower."""
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("dragonhall.core.state")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module("dragonhall.api"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

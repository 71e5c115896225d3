"""A bot with a small neural network from a file, evaluated by numpy. `examples/learn_draco.py` trains one.

The file is an `.npz` archive, loaded without pickle. It contains the name of the game, the number of players,
the pieces of an observation that are the input, and the weights.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from dragonhall.core.action import Action
from dragonhall.core.errors import NetworkError
from dragonhall.core.view import View

if TYPE_CHECKING:
    from dragonhall.bots.net_weights import Weights


@dataclass(frozen=True, slots=True)
class Net:
    """Chooses the legal action with the highest score of its network."""

    file: str

    def __post_init__(self) -> None:
        loaded(self.file)  # reject an invalid file now, not in the middle of a game

    def choose(self, view: View) -> Action:
        state = view.masked
        return Action(state.game, loaded(self.file).best(state, view.seat))


@cache
def loaded(file: str) -> "Weights":
    """Load the network in a file. Raise NetworkError with the reason if it is invalid."""
    try:
        import numpy as np

        from dragonhall.bots.net_weights import Weights
    except ModuleNotFoundError:
        raise NetworkError("net-numpy") from None
    try:
        with np.load(Path(file), allow_pickle=False) as arrays:
            return Weights({name: arrays[name] for name in arrays.files})
    except OSError as error:
        raise NetworkError("net-file", file=file, reason=error.strerror or str(error)) from None
    except (BadZipFile, EOFError, KeyError, TypeError, ValueError) as error:
        raise NetworkError("net-file", file=file, reason=str(error)) from None

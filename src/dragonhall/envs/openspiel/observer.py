"""The OpenSpiel observer: tensors in named pieces, and strings."""

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dragonhall.core.learning.observer import Observer
from dragonhall.core.learning.scaling import Scale
from dragonhall.core.view import View
from dragonhall.envs.openspiel.positions import Held


def seen_text(held: Held, player: int) -> str:
    """The view of a seat as JSON; empty before the deal."""
    position = held.position
    return "" if position is None else json.dumps(View(position, player).picture, separators=(",", ":"))


def known_text(held: Held, player: int) -> str:
    """The memory of a seat, then its current view; empty before the deal."""
    if held.position is None:
        return ""
    return f"{held.memories[player].text()}\n{seen_text(held, player)}"


class SpielObserver:
    """Implements the OpenSpiel observer interface: `tensor`, `dict`, `set_from` and `string_from`."""

    def __init__(self, observer: Observer, tensor: NDArray[np.float32], recalls: bool) -> None:
        self.scale = Scale(observer)
        self.tensor = tensor
        self.recalls = recalls
        self.dict = {
            piece.name: tensor[piece.start : piece.start + piece.length] for piece in observer.pieces
        }

    def set_from(self, state: Any, player: int) -> None:
        position = state.held.position
        self.tensor[:] = 0 if position is None else self.scale.observe(position, player)

    def string_from(self, state: Any, player: int) -> str:
        return known_text(state.held, player) if self.recalls else seen_text(state.held, player)

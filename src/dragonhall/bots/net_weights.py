"""The weights of a net, and how they turn what a seat sees into a choice. Needs numpy.

The net knows *items*: things of one kind, such as the dragons of Draco, that all are looked at by the same
layers. Each item has its columns of the features and its own actions; what all items and the common columns
say together decides the value and the other actions. A net without such things has a single item.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.learning.observer import Observer
from dragonhall.core.state import State

FORMAT = 1
LAYERS = ("look", "think", "gather", "tell", "hear", "act", "other", "value")

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Features:
    """Which numbers of an observation a net is given: scaled by their bounds, or as one flag a value."""

    def __init__(self, observer: Observer, scaled: Sequence[str], flags: Sequence[str]) -> None:
        places = {piece.name: range(piece.start, piece.start + piece.length) for piece in observer.pieces}
        for name in (*scaled, *flags):
            if name not in places:
                raise ValueError(f"an observation has no piece {name!r}")
        lowest, spans = np.array(observer.lowest), np.array(observer.spans)
        self.columns: dict[str, Ints] = {}  # of each piece; for flags one row a number
        scaled_at: list[int] = []
        for name in scaled:
            self.columns[name] = np.arange(len(scaled_at), len(scaled_at) + len(places[name]))
            scaled_at += places[name]
        self.scaled_at = np.array(scaled_at, np.int64)
        self.lowest = lowest[self.scaled_at].astype(np.float32)
        self.factors = (1 / spans[self.scaled_at]).astype(np.float32)
        self.width = len(scaled_at)
        flags_at: list[int] = []
        first: list[int] = []
        for name in flags:
            size = int(spans[places[name][0]]) + 1
            begins = self.width + size * np.arange(len(places[name]))
            self.columns[name] = begins[:, None] + np.arange(size)
            flags_at += places[name]
            first += (begins - lowest[list(places[name])]).tolist()
            self.width += size * len(places[name])
        self.flags_at = np.array(flags_at, np.int64)
        self.first = np.array(first, np.int64)

    def __call__(self, observations: NDArray[np.int32]) -> Floats:
        """One row of features for each row of whole numbers."""
        features = np.zeros((len(observations), self.width), np.float32)
        known = len(self.scaled_at)
        features[:, :known] = (observations[:, self.scaled_at] - self.lowest) * self.factors
        np.put_along_axis(features, observations[:, self.flags_at] + self.first, 1.0, axis=1)
        return features


class Weights:
    """A net as it stands in a file."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        facts = json.loads(str(arrays["facts"]))
        if not isinstance(facts, dict) or facts.get("format") != FORMAT:
            raise ValueError(f"it has not the format {FORMAT}")
        self.facts: dict[str, Any] = facts
        self.items, self.codes = np.asarray(arrays["items"], np.int64), np.asarray(arrays["codes"], np.int64)
        self.commons = np.asarray(arrays["commons"], np.int64)
        self.others = np.asarray(arrays["others"], np.int64)
        self.layers = {name: layer_of(arrays, name) for name in LAYERS}
        self.seen: tuple[Observer, Features] | None = None

    def best(self, state: State, seat: int) -> int:
        """The legal action with the highest score; the first among equals."""
        codes = state.legal_codes()
        if len(codes) == 1:
            return codes[0]
        observer, features = self.eyes(state.game)
        numbers = np.frombuffer(memoryview(observer.numbers(state, seat)), np.int32)
        scores = np.full(state.game.action_total, -np.inf, np.float32)
        items, others, _ = self.evaluate(features(numbers[None, :]))
        scores[self.codes] = items[0]
        scores[self.others] = others[0]
        return codes[int(scores[codes].argmax())]

    def evaluate(self, features: Floats) -> tuple[Floats, Floats, Floats]:
        """Scores of the items' actions, those of the other actions, and what the seat to act may hope for."""
        seen = np.maximum(self.through("look", features[:, self.items]), 0)
        seen = np.maximum(self.through("think", seen), 0)
        together = np.concatenate([seen.mean(axis=1), seen.max(axis=1), features[:, self.commons]], axis=1)
        gathered = np.maximum(self.through("gather", together), 0)
        heard = self.through("tell", seen) + self.through("hear", gathered)[:, None]
        items = self.through("act", np.maximum(heard, 0))
        return items, self.through("other", gathered), self.through("value", gathered)[:, 0]

    def through(self, layer: str, numbers: Floats) -> Floats:
        weight, bias = self.layers[layer]
        passed: Floats = numbers @ weight.T + bias
        return passed

    def eyes(self, game: Game) -> tuple[Observer, Features]:
        """How it sees this game; OptionError if it has learned another one."""
        facts = self.facts
        learned = (str(facts["game"]), int(facts["players"]), str(facts["rules"]))
        if learned != (game.name, game.players, game.rules_version):
            raise OptionError("net-game", learned=learned[0], players=learned[1], rules=learned[2])
        if self.seen is None:
            observer = Observer(game.begin(0))
            self.seen = observer, Features(observer, facts["scaled"], facts["flags"])
        return self.seen


def layer_of(arrays: Mapping[str, NDArray[Any]], name: str) -> tuple[Floats, Floats]:
    weight, bias = (np.asarray(arrays[f"{name}.{part}"], np.float32) for part in ("weight", "bias"))
    if weight.ndim != 2 or bias.shape != weight.shape[:1] or not np.isfinite(weight).all():
        raise ValueError(f"{name} is no layer")
    return weight, bias

"""The weights of a neural network and its forward pass from an observation to action scores. Needs numpy.

The network has *items*: things of one kind, such as the dragons of Draco, that share the same layers. Each
item has its own feature columns and its own actions. Pooled items and common columns together give the value
and the scores of the other actions. A network without such things has a single item.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dragonhall.core.errors import NetworkError
from dragonhall.core.game import Game
from dragonhall.core.learning.observer import Observer
from dragonhall.core.state import State

FORMAT = 1
LAYERS = ("look", "think", "gather", "tell", "hear", "act", "other", "value")

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Features:
    """The input features: numbers of an observation, either scaled by their bounds or one-hot encoded."""

    def __init__(self, observer: Observer, scaled: Sequence[str], flags: Sequence[str]) -> None:
        places = {piece.name: range(piece.start, piece.start + piece.length) for piece in observer.pieces}
        for name in (*scaled, *flags):
            if name not in places:
                raise ValueError(f"an observation has no piece {name!r}")
        lowest, spans = np.array(observer.lowest), np.array(observer.spans)
        self.columns: dict[str, Ints] = {}  # the columns of each piece; for flags, one row per number
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
        """Convert rows of observations to rows of features."""
        features = np.zeros((len(observations), self.width), np.float32)
        known = len(self.scaled_at)
        features[:, :known] = (observations[:, self.scaled_at] - self.lowest) * self.factors
        np.put_along_axis(features, observations[:, self.flags_at] + self.first, 1.0, axis=1)
        return features


class Weights:
    """A network as stored in a file."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        facts = json.loads(str(arrays["facts"]))
        if not isinstance(facts, dict) or facts.get("format") != FORMAT:
            raise ValueError(f"unsupported format, expected {FORMAT}")
        self.facts: dict[str, Any] = facts
        self.items, self.codes = np.asarray(arrays["items"], np.int64), np.asarray(arrays["codes"], np.int64)
        self.commons = np.asarray(arrays["commons"], np.int64)
        self.others = np.asarray(arrays["others"], np.int64)
        self.layers = {name: layer_of(arrays, name) for name in LAYERS}
        self.cached: tuple[str, Observer, Features] | None = None  # with the hash of the pack

    def best(self, state: State, seat: int) -> int:
        """Return the legal action with the highest score; the first of equal ones."""
        codes = state.legal_codes()
        if len(codes) == 1:
            return codes[0]
        observer, features = self.observer_for(state.game)
        numbers = np.frombuffer(memoryview(observer.numbers(state, seat)), np.int32)
        scores = np.full(state.game.action_total, -np.inf, np.float32)
        items, others, _ = self.evaluate(features(numbers[None, :]))
        scores[self.codes] = items[0]
        scores[self.others] = others[0]
        return codes[int(scores[codes].argmax())]

    def evaluate(self, features: Floats) -> tuple[Floats, Floats, Floats]:
        """Return the scores of the items' actions, those of the other actions, and the value."""
        seen = np.maximum(self.layer_output("look", features[:, self.items]), 0)
        seen = np.maximum(self.layer_output("think", seen), 0)
        together = np.concatenate([seen.mean(axis=1), seen.max(axis=1), features[:, self.commons]], axis=1)
        gathered = np.maximum(self.layer_output("gather", together), 0)
        heard = self.layer_output("tell", seen) + self.layer_output("hear", gathered)[:, None]
        items = self.layer_output("act", np.maximum(heard, 0))
        return items, self.layer_output("other", gathered), self.layer_output("value", gathered)[:, 0]

    def layer_output(self, layer: str, numbers: Floats) -> Floats:
        weight, bias = self.layers[layer]
        passed: Floats = numbers @ weight.T + bias
        return passed

    def observer_for(self, game: Game) -> tuple[Observer, Features]:
        """Return observer and features for a game. Raise NetworkError if the network is for another one."""
        facts = self.facts
        trained_for = (str(facts["game"]), int(facts["players"]), str(facts["rules"]))
        if trained_for != (game.name, game.players, game.rules_version):
            raise NetworkError(
                "net-game", learned=trained_for[0], players=trained_for[1], rules=trained_for[2]
            )
        if self.cached is None or self.cached[0] != game.pack.hash:
            observer = Observer(game.begin(0))
            features = Features(observer, facts["scaled"], facts["flags"])
            if max(self.items.max(), self.commons.max()) >= features.width:
                raise NetworkError("net-pack", pack=game.pack.origin)
            self.cached = game.pack.hash, observer, features
        return self.cached[1:]


def layer_of(arrays: Mapping[str, NDArray[Any]], name: str) -> tuple[Floats, Floats]:
    weight, bias = (np.asarray(arrays[f"{name}.{part}"], np.float32) for part in ("weight", "bias"))
    if weight.ndim != 2 or bias.shape != weight.shape[:1] or not np.isfinite(weight).all():
        raise ValueError(f"{name} is no layer")
    return weight, bias

"""The net in torch, and the file that `net:FILE` plays. `bots/net_weights.py` evaluates it with numpy."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from dragonhall.bots.net_weights import FORMAT, LAYERS, Features
from dragonhall.core.game import Game


@dataclass(frozen=True, slots=True)
class Shape:
    """The columns of the features and the actions that belong to each item; the rest is common."""

    scaled: list[str]
    flags: list[str]
    features: Features
    items: NDArray[np.int64]
    commons: NDArray[np.int64]
    codes: NDArray[np.int64]
    others: NDArray[np.int64]


class ItemNet(nn.Module):  # type: ignore[misc]  # checked where torch is not there
    """Apply the same layers to every item, pool the results, and combine each item with the pooled vector.

    Sharing the weights between ten dragons lets the net learn about all of them from each.
    """

    def __init__(self, shape: Shape, actions: int, size: int) -> None:
        super().__init__()
        self.actions = actions
        self.register_buffer("items", torch.from_numpy(shape.items), persistent=False)
        self.register_buffer("commons", torch.from_numpy(shape.commons), persistent=False)
        order = np.full(actions, shape.codes.size + len(shape.others), np.int64)
        order[shape.codes.ravel()] = np.arange(shape.codes.size)
        order[shape.others] = shape.codes.size + np.arange(len(shape.others))
        self.register_buffer("order", torch.from_numpy(order), persistent=False)
        self.look = nn.Linear(shape.items.shape[1], size)
        self.think = nn.Linear(size, size)
        self.gather = nn.Linear(2 * size + len(shape.commons), size)
        self.tell = nn.Linear(size, size)
        self.hear = nn.Linear(size, size)
        self.act = nn.Linear(size, shape.codes.shape[1])
        self.other = nn.Linear(size, len(shape.others))
        self.value = nn.Linear(size, 1)
        for head in (self.act, self.other):  # initial policy: all actions about equally likely
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of all actions (masked where illegal), and the values."""
        seen, gathered = self.gathered(features)
        heard = torch.relu(self.tell(seen) + self.hear(gathered)[:, None])
        parts = [self.act(heard).flatten(1), self.other(gathered), features.new_zeros(len(features), 1)]
        scores = torch.cat(parts, 1)[:, self.order].masked_fill(~masks, -1e9)
        return torch.log_softmax(scores, dim=1), self.value(gathered).squeeze(1)

    def gathered(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Return the embedding of each item, and the pooled one."""
        seen = torch.relu(self.think(torch.relu(self.look(features[:, self.items]))))
        together = torch.cat([seen.mean(1), seen.amax(1), features[:, self.commons]], 1)
        return seen, torch.relu(self.gather(together))

    def values(self, features: Tensor) -> Tensor:
        """Return the values only, at half the cost."""
        return self.value(self.gathered(features)[1]).squeeze(1)


def save_npz(net: ItemNet, game: Game, shape: Shape, file: Path) -> None:
    """Write the net atomically, as plain arrays of half precision."""
    facts = {
        "format": FORMAT,
        "game": game.name,
        "players": game.players,
        "rules": game.rules_version,
        "scaled": shape.scaled,
        "flags": shape.flags,
    }
    arrays: dict[str, NDArray[np.generic]] = {
        "facts": np.array(json.dumps(facts)),
        "items": shape.items.astype(np.int16),
        "commons": shape.commons.astype(np.int16),
        "codes": shape.codes.astype(np.int16),
        "others": shape.others.astype(np.int16),
    }
    for name in LAYERS:
        layer = getattr(net, name)
        arrays[f"{name}.weight"] = layer.weight.detach().numpy().astype(np.float16)
        arrays[f"{name}.bias"] = layer.bias.detach().numpy().astype(np.float16)
    draft = file.with_suffix(".draft.npz")
    np.savez_compressed(draft, **arrays)  # type: ignore[arg-type]  # its flag is no array
    draft.replace(file)

"""Features of Draco for two players: every dragon is an item, with its space, cards and riders."""

import numpy as np

from dragonhall.bots.net_weights import Features
from dragonhall.core.learning.observer import Observer
from dragonhall.games import configure
from dragonhall.games.draco.rules.declaration import COLOURS, VALUES
from examples.learning.net import Shape

CARDS = ["hand/0", "aside/0", "ride/0", "ride/1"]  # zones whose card faces are features, dragon by dragon
COMMON = ["score", "draw", "hand/1", "decision", "notes"]
FLAGS = ["space"]


def draco_shape(observer: Observer) -> Shape:
    """Return the dragons as items. A face is a colour with a value; its actions belong to its dragon."""
    scaled = [*CARDS, *COMMON]
    features = Features(observer, scaled, FLAGS)
    items: list[list[int]] = []
    codes: list[list[int]] = []
    play, exchange, done = (int(move.first) for move in configure("draco", 2).layout.choices.moves)
    for colour in range(COLOURS):
        faces = range(colour * VALUES, (colour + 1) * VALUES)
        columns = features.columns["space"][colour].tolist()
        for zone in CARDS:
            columns += features.columns[zone][list(faces)].tolist()
        items.append(columns)
        plays = [play + 2 * face + place for face in faces for place in (0, 1)]
        codes.append([*plays, *(exchange + face for face in faces)])
    # Hidden zones contribute only the number of their hidden cards: the last number of each.
    commons = [
        *features.columns["score"].tolist(),
        *(int(features.columns[zone][-1]) for zone in ("draw", "hand/0", "hand/1")),
        *features.columns["decision"].tolist(),
        *features.columns["notes"].tolist(),
    ]
    return Shape(
        scaled, FLAGS, features, np.array(items), np.array(commons), np.array(codes), np.array([done])
    )

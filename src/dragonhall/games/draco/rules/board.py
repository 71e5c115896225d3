"""The components of Draco as numbers: cards, track and the layout of a state, built from a pack."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import ALL, COMMON, COUNTS, NOBODY, OWNER, Cells, Layout, Zone

COLOURS: Final = 10
VALUES: Final = 5
FACES: Final = 50  # every colour with every value
MOST_CARDS: Final = 110
HAND_LIMIT: Final = 6
SEATS: Final = 5

# Zones, by number.
DRAW: Final = 0
DISCARD: Final = 1
HAND: Final = 2  # one per seat, like the next three
ASIDE: Final = 7  # cards selected in the exchange, until `done`
RIDE: Final = 12  # the top card of a pile; its colour is the ridden dragon
PILE: Final = 17  # the cards below it

# Cells of this game.
SPACE: Final = 57  # the space of each dragon; follows the counts of 22 zones
SCORE: Final = 67

# Scoring caused by a space.
PLAIN: Final = 0
MINOR: Final = 1  # blue
MAJOR: Final = 2  # green


@final
class Board:
    """The track and the cards of one game, as the rules use them."""

    def __init__(
        self,
        players: int,
        values: list[int],
        marks: list[int],
        summit: int,
        copies: list[int],
        score_floor: bool,
    ) -> None:
        self.players: i64 = players
        self.value: vec[i64] = vec[i64]([i64(v) for v in values])
        self.mark: vec[i64] = vec[i64]([i64(m) for m in marks])
        self.summit: i64 = summit
        self.last: i64 = len(values) - 1
        self.score_floor = score_floor
        self.layout = draco_layout(players, self.last, copies)


def draco_layout(players: int, last: i64, copies: list[int]) -> Layout:
    zones = [
        Zone("draw", COMMON, MOST_CARDS, NOBODY, 0, True),
        Zone("discard", COMMON, MOST_CARDS, ALL, 0, True),
    ]
    zones += [Zone("hand", seat, HAND_LIMIT, OWNER, 0, False) for seat in range(SEATS)]
    zones += [Zone("aside", seat, HAND_LIMIT, OWNER, 0, False) for seat in range(SEATS)]
    zones += [Zone("ride", seat, 1, ALL, 0, True) for seat in range(SEATS)]
    zones += [Zone("pile", seat, MOST_CARDS, ALL, 0, True) for seat in range(SEATS)]
    cells = [
        Cells("space", COUNTS + len(zones), COLOURS, "dragon", 0, int(last)),
        Cells("score", COUNTS + len(zones) + COLOURS, SEATS, "seat", -100, 200),
    ]
    return Layout(players, zones, cells, copies, [0] * FACES, 2 * HAND_LIMIT + 1)

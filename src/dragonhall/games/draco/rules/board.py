"""The track of Draco and the layout of a state, built from a pack (DS-1 to DS-4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import ALL, COMMON, COUNTS, NOBODY, OWNER, Cells, Layout, Zone
from dragonhall.games.draco.rules.constants import COLOURS, FACES, HAND_LIMIT, MAX_CARDS, SEATS


@final
class DracoBoard:
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
        Zone("draw", COMMON, MAX_CARDS, NOBODY, 0, True),
        Zone("discard", COMMON, MAX_CARDS, ALL, 0, True),
    ]
    zones += [Zone("hand", seat, HAND_LIMIT, OWNER, 0, False) for seat in range(SEATS)]
    zones += [Zone("aside", seat, HAND_LIMIT, OWNER, 0, False) for seat in range(SEATS)]
    zones += [Zone("ride", seat, 1, ALL, 0, True) for seat in range(SEATS)]
    zones += [Zone("pile", seat, MAX_CARDS, ALL, 0, True) for seat in range(SEATS)]
    cells = [
        Cells("space", COUNTS + len(zones), COLOURS, "dragon", 0, int(last)),
        Cells("score", COUNTS + len(zones) + COLOURS, SEATS, "seat", -100, 200),
    ]
    return Layout(players, zones, cells, copies, [0] * FACES, 2 * HAND_LIMIT + 1)

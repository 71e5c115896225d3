"""The track of Draco and the layout of a state, built from a pack (DS-1 to DS-4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.games.draco.rules.declaration import HAND_LIMIT, declare


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
        self.layout = declare.layout(
            players, copies, most_legal=2 * HAND_LIMIT + 1, highs={"space": len(values) - 1}
        )

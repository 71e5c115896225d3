"""The base classes of symbols on cards, and defences.

A symbol is what a card is played for. It is a move of its own (`core/moves.py`), to which `Play` delegates:
its variants are, for example, each figure with each target. Moves of figures are in movement.py, attacks in
attacks.py, symbols of a single faction in the module of that faction.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.drako.rules.declaration import ONLY_AN_ANSWER, PER_SIDE
from dragonhall.games.drako.rules.hexes import HEX_NAMES, HEXES
from dragonhall.games.drako.rules.state import DrakoState


@final
class Side:
    """What the symbols of a side need to know: its seat, its figures, and the other side.

    Both lists have three names; the name of an empty place is "".
    """

    def __init__(self, seat: int, figures: list[str], enemies: list[str], against: str) -> None:
        self.seat = seat
        self.figures = figures
        self.enemies = enemies
        self.against = against


class Symbol(Move[DrakoState]):
    """A symbol with its value. `things` are those that a variant names besides the card and the symbol."""

    def __init__(self, side: Side, name: str, value: int, count: int) -> None:
        super().__init__(name, count)
        self.side = side
        self.value: i64 = value

    def common_refusal(self, state: DrakoState, seat: i64) -> i64:
        """Return LEGAL, or why no variant is possible now."""
        return LEGAL

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        raise NotImplementedError

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        raise NotImplementedError

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the variants that are not refused. One with a missing figure is refused: it is not alive."""
        if self.common_refusal(state, seat) != LEGAL:
            return total
        for variant in range(self.count):
            if self.refusal(state, seat, variant) == LEGAL:
                buffer[total] = self.first + variant
                total += 1
        return total


class FigureToHex(Symbol):
    """A symbol whose variants are figure * HEXES + hex."""

    def __init__(self, side: Side, name: str, value: int) -> None:
        super().__init__(side, name, value, PER_SIDE * HEXES)

    def exists(self, variant: i64) -> bool:
        return self.side.figures[variant // HEXES] != ""

    def things(self, variant: int) -> Things:
        figure, at = divmod(variant, HEXES)
        return [("figure", self.side.figures[figure]), ("hex", HEX_NAMES[at])]


class FigureToTarget(Symbol):
    """A symbol whose variants are figure * PER_SIDE + enemy."""

    def __init__(self, side: Side, name: str, value: int, count: int = PER_SIDE * PER_SIDE) -> None:
        super().__init__(side, name, value, count)

    def exists(self, variant: i64) -> bool:
        return self.side.figures[variant // PER_SIDE] != "" and self.side.enemies[variant % PER_SIDE] != ""

    def things(self, variant: int) -> Things:
        figure, target = divmod(variant, PER_SIDE)
        return [("figure", self.side.figures[figure]), ("target", self.side.enemies[target])]


@final
class Defence(Symbol):
    """Stop up to `stops` attacks for a cost in rocks; only as a response (KN-5, KN-6, TR-6, DR-4, DW-5)."""

    def __init__(self, side: Side, name: str, stops: int, rocks: int) -> None:
        super().__init__(side, name, rocks, 1)
        self.stops: i64 = stops

    def common_refusal(self, state: DrakoState, seat: i64) -> i64:
        return ONLY_AN_ANSWER

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        return ONLY_AN_ANSWER

    def things(self, variant: int) -> Things:
        return []

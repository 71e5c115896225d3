"""The dragon: flight, fire, and wounds placed by the attacker. Moves and bites are in symbols.py."""

from typing import Final, final

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.board_state import (
    AREA,
    AREA_WOUNDED,
    AREAS,
    FIRE,
    FLIGHT,
    HEX,
    NONE,
    TO_PLACE,
    BoardState,
    Figures,
)
from dragonhall.games.drako.rules.board_state import AREA_LOST as AREA_LOST_EVENT
from dragonhall.games.drako.rules.hexes import (
    BIT,
    DIRECTION_NAMES,
    DIRECTIONS,
    HEX_NAMES,
    HEXES,
    NEXT,
    OFF_BOARD,
)
from dragonhall.games.drako.rules.refusals import (
    AREA_FULL,
    AREA_LOST,
    HEX_TAKEN,
    NETTED_DRAGON,
    NO_ENEMY_IN_FIRE,
)
from dragonhall.games.drako.rules.symbols import Symbol, Things

AREA_NAMES: Final = ("flight", "movement", "fire")


@final
class Flight(Symbol):
    """Fly to any empty hex (DR-2, DW-8)."""

    def __init__(self) -> None:
        super().__init__("flight", 0, HEXES)

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        if not p.area_works(FLIGHT):
            return AREA_LOST
        if p.netted(p.board.dragon):
            return NETTED_DRAGON
        return HEX_TAKEN if p.occupied() & BIT[sub] != 0 else LEGAL

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        p.move_figure(p.board.dragon, sub)

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        return [("hex", HEX_NAMES[sub])]


@final
class Fire(Symbol):
    """Attack every enemy on a line for the full value (DR-5)."""

    def __init__(self, value: int) -> None:
        super().__init__("fire", value, DIRECTIONS)

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        if not p.area_works(FIRE):
            return AREA_LOST
        return LEGAL if p.enemies_on_line(p.board.dragon, sub) > 0 else NO_ENEMY_IN_FIRE

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        dragon = p.board.dragon
        at = NEXT[p.cells[HEX + dragon] * DIRECTIONS + sub]
        while at != OFF_BOARD:
            figure = p.figure_on(at)
            if figure != NONE:
                p.declare(dragon, figure, self.value)
            at = NEXT[at * DIRECTIONS + sub]

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        return [("direction", DIRECTION_NAMES[sub])]


def refused_wound(p: BoardState, area: i64) -> i64:
    """Return LEGAL, or the refusal of a wound on a full area (DR-6)."""
    return LEGAL if p.area_works(area) else AREA_FULL


def open_areas(p: BoardState) -> i64:
    """Return how many areas have a free space."""
    total: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if p.area_works(area):
            total += 1
        area += 1
    return total


def place_wound(p: BoardState, area: i64) -> None:
    """Place one wound on an area (DR-6).

    A full area loses its ability; with all areas full the dragon dies.
    """
    p.cells[AREA + area] += 1
    p.cells[TO_PLACE] -= 1
    p.tell(AREA_WOUNDED, p.board.dragon, area, p.cells[AREA + area], 0)
    if not p.area_works(area):
        p.tell(AREA_LOST_EVENT, p.board.dragon, area, 0, 0)
    if open_areas(p) == 0:
        p.cells[TO_PLACE] = 0
        p.kill(p.board.dragon)


def dragon_symbol(name: str, values: list[int], seat: int, against: str) -> Symbol | None:
    """Return a symbol that only the dragon has, or None."""
    if name == "flight":
        return Flight()
    if name == "fire":
        return Fire(values[0])
    return None

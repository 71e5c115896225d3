"""The dragon: flight (DR-2), fire (DR-5), and wounds placed by the attacker (DR-6, DR-7).

Moves and bites are in symbols.py; a netted dragon (DW-8) is refused here and there.
"""

from typing import final

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.board_state import BoardState, MatchUp
from dragonhall.games.drako.rules.constants import (
    AREA,
    AREA_WOUNDED,
    AREAS,
    FIRE,
    FLIGHT,
    HEX,
    NONE,
    TO_PLACE,
)
from dragonhall.games.drako.rules.constants import AREA_LOST as AREA_LOST_EVENT
from dragonhall.games.drako.rules.hexes import (
    BIT,
    DIRECTION_NAMES,
    DIRECTIONS,
    HEX_NAMES,
    HEXES,
    NEXT_HEX,
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


@final
class Flight(Symbol):
    """Fly to any empty hex (DR-2, DW-8)."""

    def __init__(self) -> None:
        super().__init__("flight", 0, HEXES)

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        if not state.area_works(FLIGHT):
            return AREA_LOST
        if state.netted(state.matchup.dragon):
            return NETTED_DRAGON
        return HEX_TAKEN if state.occupied() & BIT[variant] != 0 else LEGAL

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        state.move_figure(state.matchup.dragon, variant)

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        return [("hex", HEX_NAMES[variant])]


@final
class Fire(Symbol):
    """Attack every enemy on a line for the full value (DR-5)."""

    def __init__(self, value: int) -> None:
        super().__init__("fire", value, DIRECTIONS)

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        if not state.area_works(FIRE):
            return AREA_LOST
        return LEGAL if state.enemies_on_line(state.matchup.dragon, variant) > 0 else NO_ENEMY_IN_FIRE

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        dragon = state.matchup.dragon
        at = NEXT_HEX[state.cells[HEX + dragon] * DIRECTIONS + variant]
        while at != OFF_BOARD:
            figure = state.figure_on(at)
            if figure != NONE:
                state.declare_attack(dragon, figure, self.value)
            at = NEXT_HEX[at * DIRECTIONS + variant]

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        return [("direction", DIRECTION_NAMES[variant])]


def wound_refusal(state: BoardState, area: i64) -> i64:
    """Return LEGAL, or the refusal of a wound on a full area (DR-6)."""
    return LEGAL if state.area_works(area) else AREA_FULL


def open_areas(state: BoardState) -> i64:
    """Return how many areas have a free space."""
    total: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if state.area_works(area):
            total += 1
        area += 1
    return total


def place_wound(state: BoardState, area: i64) -> None:
    """Place one wound on an area (DR-6).

    A full area loses its ability; with all areas full the dragon dies.
    """
    state.cells[AREA + area] += 1
    state.cells[TO_PLACE] -= 1
    state.emit(AREA_WOUNDED, state.matchup.dragon, area, state.cells[AREA + area], 0)
    if not state.area_works(area):
        state.emit(AREA_LOST_EVENT, state.matchup.dragon, area, 0, 0)
    if open_areas(state) == 0:
        state.cells[TO_PLACE] = 0
        state.kill(state.matchup.dragon)


def dragon_symbol(name: str, values: list[int], seat: int, against: str) -> Symbol | None:
    """Return a symbol that only the dragon has, or None."""
    if name == "flight":
        return Flight()
    if name == "fire":
        return Fire(values[0])
    return None

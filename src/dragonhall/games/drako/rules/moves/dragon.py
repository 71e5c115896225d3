"""The dragon: flight (DR-2), fire (DR-5), and wounds placed by the attacker (DR-6, DR-7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.drako.rules.declaration import (
    AREA_FULL,
    AREA_LOST,
    AREA_NAMES,
    AREAS,
    FIRE,
    FLIGHT,
    HEX,
    HEX_TAKEN,
    NETTED_DRAGON,
    NO_ENEMY_IN_FIRE,
    NONE,
)
from dragonhall.games.drako.rules.hexes import (
    ALL_HEXES,
    BIT,
    DIRECTION_NAMES,
    DIRECTIONS,
    HEX_NAMES,
    HEXES,
    NEXT_HEX,
    OFF_BOARD,
    append_hexes,
)
from dragonhall.games.drako.rules.moves.symbols import Side, Symbol
from dragonhall.games.drako.rules.state import DrakoState


@final
class Flight(Symbol):
    """Fly to any empty hex (DR-2, DW-8)."""

    def __init__(self, side: Side) -> None:
        super().__init__(side, "flight", 0, HEXES)

    def common_refusal(self, state: DrakoState, seat: i64) -> i64:
        if not state.area_works(FLIGHT):
            return AREA_LOST
        return NETTED_DRAGON if state.netted(state.matchup.dragon) else LEGAL

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        refusal = self.common_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        return HEX_TAKEN if state.occupied() & BIT[variant] != 0 else LEGAL

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        if self.common_refusal(state, seat) != LEGAL:
            return total
        return append_hexes(ALL_HEXES & ~state.occupied(), self.first, buffer, total)

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.move_figure(state.matchup.dragon, variant)

    def things(self, variant: int) -> Things:
        return [("hex", HEX_NAMES[variant])]


@final
class Fire(Symbol):
    """Attack every enemy on a line for the full value (DR-5)."""

    def __init__(self, side: Side, value: int) -> None:
        super().__init__(side, "fire", value, DIRECTIONS)

    def common_refusal(self, state: DrakoState, seat: i64) -> i64:
        return LEGAL if state.area_works(FIRE) else AREA_LOST

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        refusal = self.common_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        return LEGAL if state.enemies_on_line(state.matchup.dragon, variant) > 0 else NO_ENEMY_IN_FIRE

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        dragon = state.matchup.dragon
        at = NEXT_HEX[state.cells[HEX + dragon] * DIRECTIONS + variant]
        while at != OFF_BOARD:
            figure = state.figure_on(at)
            if figure != NONE:
                state.declare_attack(dragon, figure, self.value)
            at = NEXT_HEX[at * DIRECTIONS + variant]

    def things(self, variant: int) -> Things:
        return [("direction", DIRECTION_NAMES[variant])]


@final
class PlaceWound(Move[DrakoState]):
    """Place a wound of the dragon on an area that is not full (DR-6)."""

    def __init__(self) -> None:
        super().__init__("wound", AREAS)

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        return LEGAL if state.area_works(variant) else AREA_FULL

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.pop_decision()
        state.place_wound(variant)

    def things(self, variant: int) -> Things:
        return [("verb", "wound"), ("area", AREA_NAMES[variant])]


def dragon_symbol(side: Side, name: str, values: list[int]) -> Symbol | None:
    """Return a symbol that only the dragon has, or None."""
    if name == "flight":
        return Flight(side)
    if name == "fire":
        return Fire(side, values[0])
    return None

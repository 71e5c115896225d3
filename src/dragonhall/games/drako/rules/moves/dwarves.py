"""The dwarves: net (DW-7 to DW-9, DW-11, TW-8, KW-4) and fury (DW-10). The crossbow is in attacks.py."""

from typing import final

from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.drako.rules.board_state import side_of
from dragonhall.games.drako.rules.declaration import (
    ACTIONS,
    ASK_AVOID_NET,
    DWARF_GONE,
    EVASION,
    FREED,
    FURY,
    FURY_SPENT,
    NET,
    NET_AVOIDED,
    NET_LIES,
    NETTED,
    NO_NET_ON_YOU,
    NONE,
    NOT_YOUR_FURY,
    PER_SIDE,
    RAGED,
    TARGET_GONE,
    TWO_ACTIONS_NEEDED,
)
from dragonhall.games.drako.rules.hexes import BIT
from dragonhall.games.drako.rules.moves.attacks import Shot
from dragonhall.games.drako.rules.moves.symbols import Side, Symbol
from dragonhall.games.drako.rules.state import DrakoState


@final
class NetThrow(Symbol):
    """Throw the only net on an enemy; the net dwarf does it at any distance (DW-7, DW-11, TW-8)."""

    def __init__(self, side: Side) -> None:
        super().__init__(side, "net", 0, PER_SIDE)

    def exists(self, variant: i64) -> bool:
        return self.side.enemies[variant] != ""

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        if not state.alive(state.matchup.net_dwarf):
            return DWARF_GONE
        if state.cells[NET] != NONE:
            return NET_LIES
        return LEGAL if state.alive((1 - seat) * PER_SIDE + variant) else TARGET_GONE

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        target = (1 - seat) * PER_SIDE + variant
        state.cells[NET] = target
        state.emit(NETTED, target)
        if (
            target == state.matchup.swordmaster
            and state.matchup.edition.evasion_avoids_net
            and state.cells[EVASION] == 1
        ):
            state.push_decision(ASK_AVOID_NET, 1 - seat)

    def things(self, variant: int) -> Things:
        return [("target", self.side.enemies[variant])]


@final
class AvoidNet(Move[DrakoState]):
    """Spend the evasion token to avoid the net; the swordmaster gets no step (KW-4, IT)."""

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.pop_decision()
        state.cells[EVASION] = 0
        state.cells[NET] = NONE
        state.emit(NET_AVOIDED, state.matchup.swordmaster)


@final
class RemoveNet(Move[DrakoState]):
    """Remove the net from an own figure: it takes both actions of one turn (DW-9)."""

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        net = state.cells[NET]
        if net == NONE or side_of(net) != seat:
            return NO_NET_ON_YOU
        return LEGAL if state.cells[ACTIONS] >= 2 else TWO_ACTIONS_NEEDED

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.emit(FREED, state.cells[NET])
        state.cells[NET] = NONE
        state.cells[ACTIONS] -= 2


@final
class UseFury(Move[DrakoState]):
    """Take a wound for one more action: once per game, by the living fury dwarf (DW-10)."""

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        if seat != state.matchup.dwarves_seat:
            return NOT_YOUR_FURY
        if not state.alive(state.matchup.fury_dwarf):
            return DWARF_GONE
        return LEGAL if state.cells[FURY] == 1 else FURY_SPENT

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.cells[FURY] = 0
        state.cells[ACTIONS] += 1
        state.emit(RAGED, state.matchup.fury_dwarf)
        state.wound(state.matchup.fury_dwarf, 1)


def dwarves_symbol(side: Side, name: str, values: list[int]) -> Symbol | None:
    """Return a symbol that only dwarves have, or None. The crossbow dwarf is the first figure of the side."""
    if name == "crossbow":
        return Shot(side, name, values[0], int(BIT[side.seat * PER_SIDE]))
    if name == "net":
        return NetThrow(side)
    return None

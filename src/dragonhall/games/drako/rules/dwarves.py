"""The dwarves: net (DW-7 to DW-9, DW-11, TW-8, KW-4) and fury (DW-10).

Crossbow, moves and strikes are in symbols.py.
"""

from typing import final

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.board_state import BoardState, MatchUp, side_of
from dragonhall.games.drako.rules.constants import (
    ACTIONS,
    ASK_AVOID_NET,
    EVASION,
    FREED,
    FURY,
    NET,
    NET_AVOIDED,
    NETTED,
    NONE,
    PER_SIDE,
    RAGED,
)
from dragonhall.games.drako.rules.hexes import BIT
from dragonhall.games.drako.rules.refusals import (
    DWARF_GONE,
    FURY_SPENT,
    NET_LIES,
    NO_NET_ON_YOU,
    NOT_YOUR_FURY,
    TARGET_GONE,
    TWO_ACTIONS_NEEDED,
)
from dragonhall.games.drako.rules.symbols import Shot, Symbol, Things


@final
class NetThrow(Symbol):
    """Throw the only net on an enemy; the net dwarf does it at any distance (DW-7, DW-11, TW-8)."""

    def __init__(self) -> None:
        super().__init__("net", 0, PER_SIDE)

    def exists(self, matchup: MatchUp, seat: i64, variant: i64) -> bool:
        return matchup.has_figure[(1 - seat) * PER_SIDE + variant] == 1

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        if not state.alive(state.matchup.net_dwarf):
            return DWARF_GONE
        if state.cells[NET] != NONE:
            return NET_LIES
        return LEGAL if state.alive((1 - seat) * PER_SIDE + variant) else TARGET_GONE

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        target = (1 - seat) * PER_SIDE + variant
        state.cells[NET] = target
        state.emit(NETTED, target, 0, 0, 0)
        if (
            target == state.matchup.swordmaster
            and state.matchup.edition.evasion_avoids_net
            and state.cells[EVASION] == 1
        ):
            state.push_decision(ASK_AVOID_NET, 1 - seat, 0, 0)

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        return [("target", matchup.names[(1 - seat) * PER_SIDE + variant])]


def avoid_net(state: BoardState) -> None:
    """Spend the evasion token to avoid the net; the swordmaster gets no step (KW-4, IT)."""
    state.cells[EVASION] = 0
    state.cells[NET] = NONE
    state.emit(NET_AVOIDED, state.matchup.swordmaster, 0, 0, 0)


def net_removal_refusal(state: BoardState, seat: i64) -> i64:
    """Return LEGAL, or why the net cannot be removed: it takes both actions of one turn (DW-9)."""
    net = state.cells[NET]
    if net == NONE or side_of(net) != seat:
        return NO_NET_ON_YOU
    return LEGAL if state.cells[ACTIONS] >= 2 else TWO_ACTIONS_NEEDED


def remove_net(state: BoardState) -> None:
    state.emit(FREED, state.cells[NET], 0, 0, 0)
    state.cells[NET] = NONE
    state.cells[ACTIONS] -= 2


def fury_refusal(state: BoardState, seat: i64) -> i64:
    """Return LEGAL, or why the fury cannot be used: once per game, by the living fury dwarf (DW-10)."""
    if seat != state.matchup.dwarves_seat:
        return NOT_YOUR_FURY
    if not state.alive(state.matchup.fury_dwarf):
        return DWARF_GONE
    return LEGAL if state.cells[FURY] == 1 else FURY_SPENT


def use_fury(state: BoardState) -> None:
    state.cells[FURY] = 0
    state.cells[ACTIONS] += 1
    state.emit(RAGED, state.matchup.fury_dwarf, 0, 0, 0)
    state.wound(state.matchup.fury_dwarf, 1)


def dwarves_symbol(name: str, values: list[int], seat: int, against: str) -> Symbol | None:
    """Return a symbol that only dwarves have, or None. The crossbow dwarf is the first figure of the side."""
    if name == "crossbow":
        return Shot(name, values[0], int(BIT[seat * PER_SIDE]))
    if name == "net":
        return NetThrow()
    return None

"""The dwarves: net and fury. Crossbow, moves and strikes are in symbols.py."""

from typing import final

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.action_codes import ASK_AVOID_NET
from dragonhall.games.drako.rules.board_state import (
    ACTIONS,
    EVASION,
    FREED,
    FURY,
    NET,
    NET_AVOIDED,
    NETTED,
    NONE,
    PER_SIDE,
    RAGED,
    BoardState,
    Figures,
    side_of,
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
class Net(Symbol):
    """Throw the only net on an enemy; the net dwarf does it at any distance (DW-7, DW-11, TW-8)."""

    def __init__(self) -> None:
        super().__init__("net", 0, PER_SIDE)

    def exists(self, board: Figures, seat: i64, sub: i64) -> bool:
        return board.filled[(1 - seat) * PER_SIDE + sub] == 1

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        if not p.alive(p.board.net_dwarf):
            return DWARF_GONE
        if p.cells[NET] != NONE:
            return NET_LIES
        return LEGAL if p.alive((1 - seat) * PER_SIDE + sub) else TARGET_GONE

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        target = (1 - seat) * PER_SIDE + sub
        p.cells[NET] = target
        p.tell(NETTED, target, 0, 0, 0)
        if target == p.board.swordmaster and p.board.edition.evasion_avoids_net and p.cells[EVASION] == 1:
            p.push_decision(ASK_AVOID_NET, 1 - seat, 0, 0)

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        return [("target", board.names[(1 - seat) * PER_SIDE + sub])]


def avoid_net(p: BoardState) -> None:
    """Spend the evasion token to avoid the net; the swordmaster gets no step (KW-4, IT)."""
    p.cells[EVASION] = 0
    p.cells[NET] = NONE
    p.tell(NET_AVOIDED, p.board.swordmaster, 0, 0, 0)


def refused_freedom(p: BoardState, seat: i64) -> i64:
    """Return LEGAL, or why the net cannot be removed: it takes both actions of one turn (DW-9)."""
    net = p.cells[NET]
    if net == NONE or side_of(net) != seat:
        return NO_NET_ON_YOU
    return LEGAL if p.cells[ACTIONS] >= 2 else TWO_ACTIONS_NEEDED


def get_free(p: BoardState) -> None:
    p.tell(FREED, p.cells[NET], 0, 0, 0)
    p.cells[NET] = NONE
    p.cells[ACTIONS] -= 2


def refused_fury(p: BoardState, seat: i64) -> i64:
    """Return LEGAL, or why the fury cannot be used: once per game, by the living fury dwarf (DW-10)."""
    if seat != p.board.dwarves:
        return NOT_YOUR_FURY
    if not p.alive(p.board.fury_dwarf):
        return DWARF_GONE
    return LEGAL if p.cells[FURY] == 1 else FURY_SPENT


def rage(p: BoardState) -> None:
    p.cells[FURY] = 0
    p.cells[ACTIONS] += 1
    p.tell(RAGED, p.board.fury_dwarf, 0, 0, 0)
    p.wound(p.board.fury_dwarf, 1)


def dwarves_symbol(name: str, values: list[int], seat: int, against: str) -> Symbol | None:
    """Return a symbol that only dwarves have, or None. The crossbow dwarf is the first figure of the side."""
    if name == "crossbow":
        return Shot(name, values[0], int(BIT[seat * PER_SIDE]))
    if name == "net":
        return Net()
    return None

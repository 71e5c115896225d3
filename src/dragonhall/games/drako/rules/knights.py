"""The knights: reinforcements and evasion. Bow and strikes are in symbols.py."""

from typing import final

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.board_state import (
    ANSWER,
    ATTACKS,
    CARD_LAID,
    DISCARD,
    EVADED,
    EVADED_ATTACK,
    EVASION,
    HEALED,
    HEX,
    LAID,
    LAID_ON,
    OPEN,
    PER_SIDE,
    RETURNED,
    START,
    TARGET,
    VALUE,
    WOUNDS,
    BoardState,
    Figures,
)
from dragonhall.games.drako.rules.hexes import BIT, BOARD, HEX_NAMES, HEXES, NEAR, OFF_BOARD
from dragonhall.games.drako.rules.refusals import (
    ATTACK_ANSWERED,
    ATTACK_OF_NOTHING,
    EVASION_SPENT,
    HEX_TAKEN,
    NO_KNIGHT_TO_LAY_ON,
    NO_SUCH_ATTACK,
    NO_SWORDMASTER,
    NOT_A_DEAD_ARCHER,
    NOT_A_HEX_OF_PLACEMENT,
    NOT_A_START_HEX,
    NOT_ON_SWORDMASTER,
)
from dragonhall.games.drako.rules.symbols import Shot, Symbol, Things


@final
class Reinforcements(Symbol):
    """Bring back a dead archer, healed, on a free start hex, if the swordmaster is alive (KN-8, KD-4)."""

    def __init__(self) -> None:
        super().__init__("reinforcements", 0, PER_SIDE * HEXES)

    def exists(self, board: Figures, seat: i64, sub: i64) -> bool:
        return board.filled[seat * PER_SIDE + sub // HEXES] == 1

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        archer = seat * PER_SIDE + sub // HEXES
        at = sub % HEXES
        if not p.alive(p.board.swordmaster):
            return NO_SWORDMASTER
        if archer == p.board.swordmaster or p.alive(archer):
            return NOT_A_DEAD_ARCHER
        if not self.is_start_hex(p, seat, at):
            return NOT_A_HEX_OF_PLACEMENT if p.board.dragons >= 0 else i64(NOT_A_START_HEX)
        return HEX_TAKEN if p.occupied() & BIT[at] != 0 else LEGAL

    def is_start_hex(self, p: BoardState, seat: i64, at: i64) -> bool:
        k: i64 = 0
        while k < PER_SIDE:
            if p.cells[START + seat * PER_SIDE + k] == at:
                return True
            k += 1
        return False

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        archer = seat * PER_SIDE + sub // HEXES
        p.cells[HEX + archer] = sub % HEXES
        p.cells[HEALED] += p.cells[WOUNDS + archer]
        p.cells[WOUNDS + archer] = 0
        p.tell(RETURNED, archer, sub % HEXES, 0, 0)

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        archer, at = divmod(sub, HEXES)
        return [("figure", board.names[seat * PER_SIDE + archer]), ("hex", HEX_NAMES[at])]


@final
class LaidReinforcements(Symbol):
    """Lay the card on a living knight, against dwarves (KW-7). BoardState.wound applies its effect."""

    def __init__(self) -> None:
        super().__init__("reinforcements", 0, PER_SIDE)

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        return LEGAL if p.alive(seat * PER_SIDE + sub) else NO_KNIGHT_TO_LAY_ON

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        # The card just played is the last one in the discard pile; move it to the knight's mat.
        card = p.take_last(p.zone(DISCARD, seat))
        p.put(p.zone(LAID, seat), card)
        p.cells[LAID_ON + seat * PER_SIDE + sub] += 1
        p.tell(CARD_LAID, seat * PER_SIDE + sub, card, 0, 0)

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        return [("figure", board.names[seat * PER_SIDE + sub])]


def refused_evasion(p: BoardState, attack: i64) -> i64:
    """Return LEGAL, or why the swordmaster cannot evade this attack.

    Once per game, one attack on the swordmaster (KN-9) of a value above 0 (AT-7).
    """
    cells = p.cells
    if attack >= cells[ATTACKS]:
        return NO_SUCH_ATTACK
    if p.board.swordmaster < 0 or cells[TARGET + attack] != p.board.swordmaster:
        return NOT_ON_SWORDMASTER
    if cells[EVASION] == 0:
        return EVASION_SPENT
    if cells[VALUE + attack] == 0:
        return ATTACK_OF_NOTHING
    return LEGAL if cells[ANSWER + attack] == OPEN else ATTACK_ANSWERED


def evade(p: BoardState, attack: i64) -> None:
    p.cells[EVASION] = 0
    p.cells[ANSWER + attack] = EVADED
    p.tell(EVADED_ATTACK, p.board.swordmaster, attack, 0, 0)


def steps_after_evasion(p: BoardState) -> i64:
    """Return the hexes for the step after an evasion as bits; 0 without a step (KN-10, KN-11, KW-3)."""
    swordmaster = p.board.swordmaster
    if not p.alive(swordmaster) or p.netted(swordmaster):
        return 0
    k: i64 = 0
    while k < p.cells[ATTACKS]:
        if p.cells[ANSWER + k] == EVADED:
            return NEAR[p.cells[HEX + swordmaster]] & BOARD & ~p.occupied()
        k += 1
    return 0


def remember_start(p: BoardState, figure: i64) -> None:
    """Store the hex of a knight as a start hex, to which archers may return (KN-8, KD-4)."""
    if p.cells[HEX + figure] != OFF_BOARD:
        p.cells[START + figure] = p.cells[HEX + figure]


def knights_symbol(name: str, values: list[int], seat: int, against: str) -> Symbol | None:
    """Return a symbol that only knights have, or None; `against` is the other faction."""
    if name == "bow":
        return Shot(name, values[0], int(BIT[seat * PER_SIDE + 1] + BIT[seat * PER_SIDE + 2]))
    if name == "reinforcements":
        return LaidReinforcements() if against == "dwarves" else Reinforcements()
    return None

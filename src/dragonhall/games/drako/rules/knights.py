"""The knights: reinforcements (KN-8, KD-4, KW-7) and evasion (KN-9 to KN-11, KW-3).

Bow, moves and strikes are in symbols.py.
"""

from typing import final

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.board_state import BoardState, MatchUp
from dragonhall.games.drako.rules.constants import (
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
)
from dragonhall.games.drako.rules.hexes import ADJACENT, ALL_HEXES, BIT, HEX_NAMES, HEXES, OFF_BOARD
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

    def exists(self, matchup: MatchUp, seat: i64, variant: i64) -> bool:
        return matchup.has_figure[seat * PER_SIDE + variant // HEXES] == 1

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        archer = seat * PER_SIDE + variant // HEXES
        at = variant % HEXES
        if not state.alive(state.matchup.swordmaster):
            return NO_SWORDMASTER
        if archer == state.matchup.swordmaster or state.alive(archer):
            return NOT_A_DEAD_ARCHER
        if not self.is_start_hex(state, seat, at):
            return NOT_A_HEX_OF_PLACEMENT if state.matchup.dragon_seat >= 0 else i64(NOT_A_START_HEX)
        return HEX_TAKEN if state.occupied() & BIT[at] != 0 else LEGAL

    def is_start_hex(self, state: BoardState, seat: i64, at: i64) -> bool:
        k: i64 = 0
        while k < PER_SIDE:
            if state.cells[START + seat * PER_SIDE + k] == at:
                return True
            k += 1
        return False

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        archer = seat * PER_SIDE + variant // HEXES
        state.cells[HEX + archer] = variant % HEXES
        state.cells[HEALED] += state.cells[WOUNDS + archer]
        state.cells[WOUNDS + archer] = 0
        state.emit(RETURNED, archer, variant % HEXES, 0, 0)

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        archer, at = divmod(variant, HEXES)
        return [("figure", matchup.names[seat * PER_SIDE + archer]), ("hex", HEX_NAMES[at])]


@final
class LaidReinforcements(Symbol):
    """Lay the card on a living knight, against dwarves (KW-7). BoardState.wound applies its effect."""

    def __init__(self) -> None:
        super().__init__("reinforcements", 0, PER_SIDE)

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        return LEGAL if state.alive(seat * PER_SIDE + variant) else NO_KNIGHT_TO_LAY_ON

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        # The card just played is the last one in the discard pile; move it to the knight's mat.
        card = state.take_last(state.zone_of(DISCARD, seat))
        state.put(state.zone_of(LAID, seat), card)
        state.cells[LAID_ON + seat * PER_SIDE + variant] += 1
        state.emit(CARD_LAID, seat * PER_SIDE + variant, card, 0, 0)

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        return [("figure", matchup.names[seat * PER_SIDE + variant])]


def evasion_refusal(state: BoardState, attack: i64) -> i64:
    """Return LEGAL, or why the swordmaster cannot evade this attack.

    Once per game, one attack on the swordmaster (KN-9) of a value above 0 (AT-7).
    """
    cells = state.cells
    if attack >= cells[ATTACKS]:
        return NO_SUCH_ATTACK
    if state.matchup.swordmaster < 0 or cells[TARGET + attack] != state.matchup.swordmaster:
        return NOT_ON_SWORDMASTER
    if cells[EVASION] == 0:
        return EVASION_SPENT
    if cells[VALUE + attack] == 0:
        return ATTACK_OF_NOTHING
    return LEGAL if cells[ANSWER + attack] == OPEN else ATTACK_ANSWERED


def evade(state: BoardState, attack: i64) -> None:
    state.cells[EVASION] = 0
    state.cells[ANSWER + attack] = EVADED
    state.emit(EVADED_ATTACK, state.matchup.swordmaster, attack, 0, 0)


def evasion_steps(state: BoardState) -> i64:
    """Return the hexes for the step after an evasion as bits; 0 without a step (KN-10, KN-11, KW-3)."""
    swordmaster = state.matchup.swordmaster
    if not state.alive(swordmaster) or state.netted(swordmaster):
        return 0
    k: i64 = 0
    while k < state.cells[ATTACKS]:
        if state.cells[ANSWER + k] == EVADED:
            return ADJACENT[state.cells[HEX + swordmaster]] & ALL_HEXES & ~state.occupied()
        k += 1
    return 0


def record_start_hex(state: BoardState, figure: i64) -> None:
    """Store the hex of a knight as a start hex, to which archers may return (KN-8, KD-4)."""
    if state.cells[HEX + figure] != OFF_BOARD:
        state.cells[START + figure] = state.cells[HEX + figure]


def knights_symbol(name: str, values: list[int], seat: int, against: str) -> Symbol | None:
    """Return a symbol that only knights have, or None; `against` is the other faction."""
    if name == "bow":
        return Shot(name, values[0], int(BIT[seat * PER_SIDE + 1] + BIT[seat * PER_SIDE + 2]))
    if name == "reinforcements":
        return LaidReinforcements() if against == "dwarves" else Reinforcements()
    return None

"""The knights: reinforcements (KN-8, KD-4, KW-7) and evasion (KN-9 to KN-11). The bow is in attacks.py."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.drako.rules.declaration import (
    ANSWER,
    ATTACK_ANSWERED,
    ATTACK_OF_NOTHING,
    ATTACKS,
    CARD_LAID,
    DISCARD,
    EVADED,
    EVADED_ATTACK,
    EVASION,
    EVASION_SPENT,
    HEALED,
    HEX,
    HEX_TAKEN,
    LAID,
    LAID_ON,
    MAX_ATTACKS,
    NO_KNIGHT_TO_LAY_ON,
    NO_SUCH_ATTACK,
    NO_SWORDMASTER,
    NOT_A_DEAD_ARCHER,
    NOT_A_HEX_OF_PLACEMENT,
    NOT_A_START_HEX,
    NOT_ON_SWORDMASTER,
    OPEN,
    PER_SIDE,
    RETURNED,
    START,
    STEP_NOT_FREE,
    TARGET,
    VALUE,
    WOUNDS,
)
from dragonhall.games.drako.rules.hexes import BIT, HEX_NAMES, HEXES, OFF_BOARD, append_hexes
from dragonhall.games.drako.rules.moves.attacks import Shot
from dragonhall.games.drako.rules.moves.symbols import FigureToHex, Side, Symbol
from dragonhall.games.drako.rules.state import DrakoState


@final
class Reinforcements(FigureToHex):
    """Bring back a dead archer, healed, on a free start hex, if the swordmaster is alive (KN-8, KD-4)."""

    def __init__(self, side: Side) -> None:
        super().__init__(side, "reinforcements", 0)

    def common_refusal(self, state: DrakoState, seat: i64) -> i64:
        return LEGAL if state.alive(state.matchup.swordmaster) else NO_SWORDMASTER

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        refusal = self.common_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        archer = seat * PER_SIDE + variant // HEXES
        if archer == state.matchup.swordmaster or state.alive(archer):
            return NOT_A_DEAD_ARCHER
        at = variant % HEXES
        if start_hexes(state, seat) & BIT[at] == 0:
            return NOT_A_HEX_OF_PLACEMENT if state.matchup.dragon_seat >= 0 else NOT_A_START_HEX
        return HEX_TAKEN if state.occupied() & BIT[at] != 0 else LEGAL

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the free start hexes of dead archers: faster than trying every hex."""
        if self.common_refusal(state, seat) != LEGAL:
            return total
        for k in range(i64(PER_SIDE)):
            archer = seat * PER_SIDE + k
            if archer != state.matchup.swordmaster and not state.alive(archer):
                free = start_hexes(state, seat) & ~state.occupied()
                total = append_hexes(free, self.first + k * HEXES, buffer, total)
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        archer = seat * PER_SIDE + variant // HEXES
        state.cells[HEX + archer] = variant % HEXES
        state.cells[HEALED] += state.cells[WOUNDS + archer]
        state.cells[WOUNDS + archer] = 0
        state.emit(RETURNED, archer, variant % HEXES)


def start_hexes(state: DrakoState, seat: i64) -> i64:
    """Return the hexes on which the figures of a seat started, as bits."""
    bits: i64 = 0
    for figure in range(seat * PER_SIDE, (seat + 1) * PER_SIDE):
        at = state.cells[START + figure]
        if at != OFF_BOARD:
            bits |= BIT[at]
    return bits


@final
class LaidReinforcements(Symbol):
    """Lay the card on a living knight, against dwarves (KW-7). BoardState.wound applies its effect."""

    def __init__(self, side: Side) -> None:
        super().__init__(side, "reinforcements", 0, PER_SIDE)

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        return LEGAL if state.alive(seat * PER_SIDE + variant) else NO_KNIGHT_TO_LAY_ON

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        # The card just played is the last one in the discard pile; move it to the knight's mat.
        card = state.draw(state.zone_of(DISCARD, seat), state.zone_of(LAID, seat))
        state.cells[LAID_ON + seat * PER_SIDE + variant] += 1
        state.emit(CARD_LAID, seat * PER_SIDE + variant, card)

    def things(self, variant: int) -> Things:
        return [("figure", self.side.figures[variant])]


@final
class Evade(Move[DrakoState]):
    """Evade an attack on the swordmaster (KN-9) of a value above 0 (AT-7), once per game.

    The step (KN-10) follows at once, or after the wounds of the card, by edition (KN-11).
    """

    def __init__(self) -> None:
        super().__init__("evade", MAX_ATTACKS)

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        cells = state.cells
        if seat != state.matchup.knights_seat:
            return NOT_ON_SWORDMASTER
        if variant >= cells[ATTACKS]:
            return NO_SUCH_ATTACK
        if cells[TARGET + variant] != state.matchup.swordmaster:
            return NOT_ON_SWORDMASTER
        if cells[EVASION] == 0:
            return EVASION_SPENT
        if cells[VALUE + variant] == 0:
            return ATTACK_OF_NOTHING
        return LEGAL if cells[ANSWER + variant] == OPEN else ATTACK_ANSWERED

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.cells[EVASION] = 0
        state.cells[ANSWER + variant] = EVADED
        state.emit(EVADED_ATTACK, state.matchup.swordmaster, variant)
        state.end_answer_if_all_stopped()
        if state.matchup.edition.evasion_step_before_wounds:
            state.offer_evasion_step()

    def things(self, variant: int) -> Things:
        return [("verb", "evade"), ("attack", str(variant + 1))]


@final
class Step(Move[DrakoState]):
    """Step with the swordmaster to a free hex after an evasion (KN-10)."""

    def __init__(self) -> None:
        super().__init__("step", HEXES)

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        return LEGAL if state.evasion_steps() & BIT[variant] != 0 else STEP_NOT_FREE

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        return append_hexes(state.evasion_steps(), self.first, buffer, total)

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.move_figure(state.matchup.swordmaster, variant)
        state.pop_decision()

    def things(self, variant: int) -> Things:
        return [("verb", "step"), ("hex", HEX_NAMES[variant])]


def knights_symbol(side: Side, name: str, values: list[int]) -> Symbol | None:
    """Return a symbol that only knights have, or None. The archers are the second and the third figure."""
    if name == "bow":
        first = side.seat * PER_SIDE
        return Shot(side, name, values[0], int(BIT[first + 1] + BIT[first + 2]))
    if name == "reinforcements":
        return LaidReinforcements(side) if side.against == "dwarves" else Reinforcements(side)
    return None

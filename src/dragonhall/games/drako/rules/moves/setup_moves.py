"""The set-up: mulligan (SU-4), and placing figures (SU-3, SU-5, TW-1, KD-1, KW-1)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move
from dragonhall.games.drako.rules.declaration import (
    ASK_PLACE,
    DECK,
    HAND,
    HEX,
    HEX_TAKEN,
    KEPT,
    NOT_A_PLACE,
    NOT_A_PLACE_IN_KD,
    NOT_A_PLACE_IN_KW,
    NOT_A_PLACE_IN_TW,
    NOT_YOUR_FIGURE,
    OPENING_HAND,
    PER_SIDE,
    PLACED_ALREADY,
    PRESET_TOO_LATE,
    TOOK_MULLIGAN,
)
from dragonhall.games.drako.rules.hexes import (
    ADJACENT,
    ALL_HEXES,
    BIT,
    HEXES,
    OFF_BOARD,
    append_hexes,
)
from dragonhall.games.drako.rules.moves.movement import HexMove
from dragonhall.games.drako.rules.state import DrakoState


@final
class Keep(Move[DrakoState]):
    """Keep the hand (SU-4)."""

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.pop_decision()
        state.emit(KEPT, seat)


@final
class Mulligan(Move[DrakoState]):
    """Put the whole hand back into the deck, shuffle, and draw four cards (SU-4)."""

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.pop_decision()
        state.emit(TOOK_MULLIGAN, seat)
        state.move_all(state.zone_of(HAND, seat), state.zone_of(DECK, seat))
        state.shuffle(state.zone_of(DECK, seat))
        state.draw_cards(seat, OPENING_HAND)


@final
class Place(HexMove):
    """Place an own figure, in the order of the match-up."""

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        refusal = self.figure_refusal(state, seat, variant // HEXES)
        if refusal != LEGAL:
            return refusal
        at = variant % HEXES
        if state.occupied() & BIT[at] != 0:
            return HEX_TAKEN
        return LEGAL if self.free_hexes(state, seat) & BIT[at] != 0 else self.hex_refusal()

    def figure_refusal(self, state: DrakoState, seat: i64, figure: i64) -> i64:
        if figure // PER_SIDE != seat or self.matchup.has_figure[figure] == 0:
            return NOT_YOUR_FIGURE
        return PLACED_ALREADY if state.alive(figure) else LEGAL

    def free_hexes(self, state: DrakoState, seat: i64) -> i64:
        """Return the hexes on which a seat may place a figure now, as bits (SU-3, TW-1, KD-1, KW-1)."""
        bits = state.setup.choice[seat] & ~state.occupied()
        if bits & BIT[HEXES] == 0:
            return bits
        # The bit beyond the board excludes hexes adjacent to an enemy.
        bits &= ALL_HEXES
        enemies = (1 - seat) * PER_SIDE
        for figure in range(enemies, enemies + PER_SIDE):
            at = state.cells[HEX + figure]
            if at != OFF_BOARD:
                bits &= ~ADJACENT[at]
        return bits

    def hex_refusal(self) -> i64:
        """Return the refusal of a hex by the rule of the match-up."""
        if self.matchup.trolls_seat >= 0:
            return NOT_A_PLACE_IN_TW
        if self.matchup.knights_seat < 0:
            return NOT_A_PLACE
        return NOT_A_PLACE_IN_KD if self.matchup.dragon_seat >= 0 else NOT_A_PLACE_IN_KW

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        free = self.free_hexes(state, seat)
        for figure in range(seat * PER_SIDE, (seat + 1) * PER_SIDE):
            if self.figure_refusal(state, seat, figure) == LEGAL:
                total = append_hexes(free, self.first + figure * HEXES, buffer, total)
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.place(variant // HEXES, variant % HEXES)
        placed = state.note() + 1
        state.pop_decision()
        if placed < len(state.setup.order):
            state.push_decision(ASK_PLACE, state.setup.order[placed], placed)


@final
class Preset(Move[DrakoState]):
    """Place all figures as the pack presets them, before any other is placed (SU-3)."""

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        return LEGAL if state.setup.has_preset and state.figures_left(seat) == 0 else PRESET_TOO_LATE

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.pop_decision()
        state.place_preset()

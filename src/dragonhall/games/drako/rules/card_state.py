"""A Drako position with cards: decks, hands and the set-up. Drawing, rebuilding, placing."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.rng import Rng
from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.action_codes import ASK_DISCARD
from dragonhall.games.drako.rules.board_state import (
    ACTIONS,
    DECK,
    DISCARD,
    DISCARDED,
    DREW,
    HAND,
    HAND_LIMIT,
    HEX,
    PER_SIDE,
    REBUILT,
    REBUILT_DECK,
    REMOVED,
    ROCKS,
    ROCKS_CHANGED,
    TOOK_MULLIGAN,
    BoardState,
    Figures,
)
from dragonhall.games.drako.rules.hexes import BIT, BOARD, HEXES, NEAR, OFF_BOARD
from dragonhall.games.drako.rules.refusals import (
    DECK_EMPTY,
    HAND_TOO_LARGE,
    NOT_YOUR_FIGURE,
    PLACED_ALREADY,
    PRESET_TOO_LATE,
)
from dragonhall.games.drako.rules.symbols import Faces

if TYPE_CHECKING:
    from dragonhall.core.game import Game

OPENING_HAND: Final = 4
CARDS_PER_DRAW: Final = 2
DWARF_DRAW_LIMIT: Final = 4  # KW-6
REBUILT_DECK_SIZE: Final = 18  # TW-3
ROCKS_BACK: Final = 5  # TW-4


@final
class Setup:
    """The start of a match-up: fixed hexes, hexes to choose from, placing order, first player."""

    def __init__(
        self,
        fixed: list[int],
        choice: list[int],
        order: list[int],
        preset: list[int],
        first: int,
        mulligan: bool,
        use_preset: bool,
    ) -> None:
        self.fixed: vec[i64] = vec[i64]([i64(at) for at in fixed])  # by figure: hex or OFF_BOARD
        self.choice: vec[i64] = vec[i64]([i64(bits) for bits in choice])  # by seat: hexes to choose, as bits
        self.order: vec[i64] = vec[i64](
            [i64(seat) for seat in order]
        )  # seats in placing order, one entry per figure
        self.preset: vec[i64] = vec[i64]([i64(at) for at in preset])
        self.has_preset = max(preset) >= 0
        self.first: i64 = first
        self.mulligan = mulligan
        self.use_preset = use_preset


class CardState(BoardState):
    """Figures and the cards of both sides."""

    def __init__(
        self,
        game: "Game",
        board: Figures,
        faces: Faces,
        setup: Setup,
        cells: vec[i64],
        cards: vec[u8],
        rng: Rng,
    ) -> None:
        super().__init__(game, board, cells, cards, rng)
        self.faces = faces
        self.setup = setup

    # ---- placing -------------------------------------------------------------------------------

    @final
    def places(self, seat: i64) -> i64:
        """Return the hexes on which a seat may place a figure now, as bits (SU-3, TW-1, KD-1, KW-1)."""
        bits = self.setup.choice[seat] & ~self.occupied()
        if bits & BIT[HEXES] == 0:
            return bits
        # The bit beyond the board excludes hexes adjacent to an enemy.
        bits &= BOARD
        k: i64 = 0
        while k < PER_SIDE:
            enemy = self.cells[HEX + (1 - seat) * PER_SIDE + k]
            if enemy != OFF_BOARD:
                bits &= ~NEAR[enemy]
            k += 1
        return bits

    @final
    def refused_figure(self, seat: i64, figure: i64) -> i64:
        if figure // PER_SIDE != seat or self.board.filled[figure] == 0:
            return NOT_YOUR_FIGURE
        return PLACED_ALREADY if self.alive(figure) else LEGAL

    @final
    def refused_preset(self, seat: i64) -> i64:
        """Return LEGAL, or why the preset cannot be used: a figure is placed, or there is none (SU-3)."""
        return LEGAL if self.setup.has_preset and self.figures_left(seat) == 0 else PRESET_TOO_LATE

    # ---- cards ---------------------------------------------------------------------------------

    @final
    def draw_action(self, seat: i64) -> None:
        """Draw two cards, one at a time, then discard down to six (TU-3, TU-5, TU-6)."""
        self.cells[ACTIONS] -= 1
        self.draw_cards(seat, CARDS_PER_DRAW)
        if self.count_of(HAND, seat) > HAND_LIMIT:
            self.push_decision(ASK_DISCARD, seat, 0, 0)

    @final
    def draw_cards(self, seat: i64, wanted: i64) -> None:
        drawn: i64 = 0
        while drawn < wanted:
            if self.count_of(DECK, seat) == 0:
                if not self.may_rebuild(seat):
                    return
                self.rebuild(seat)
            card = self.take_last(self.zone(DECK, seat))
            self.put(self.zone(HAND, seat), card)
            self.tell(DREW, seat, card, 0, 0)
            drawn += 1

    @final
    def discard_surplus(self, seat: i64, face: i64) -> None:
        self.discard(seat, face)
        self.tell(DISCARDED, seat, face, 0, 0)
        if self.count_of(HAND, seat) <= HAND_LIMIT:
            self.pop_decision()

    @final
    def may_rebuild(self, seat: i64) -> bool:
        """Return whether a side may rebuild its deck now (TD-2); the dwarves may once in TW (TW-3)."""
        if self.count_of(DISCARD, seat) == 0 or not self.board.rebuilds(seat):
            return False
        return seat != self.board.dwarves or self.cells[REBUILT] == 0

    @final
    def rebuild(self, seat: i64) -> None:
        """Turn the discard pile into the deck.

        The discards were public, so all players can infer the cards of the hand from now on.
        """
        self.show_cards(self.zone(HAND, seat))
        deck = self.zone(DECK, seat)
        self.pour(self.zone(DISCARD, seat), deck)
        self.shuffle(deck)
        if seat == self.board.dwarves:
            self.cells[REBUILT] = 1
            while self.size(deck) > REBUILT_DECK_SIZE:
                self.put(self.zone(REMOVED, seat), self.take_last(deck))
            self.rocks_back()
        self.tell(REBUILT_DECK, seat, self.size(deck), 0, 0)

    @final
    def rocks_back(self) -> None:
        """Give spent rocks back to the trolls (TW-4)."""
        spent = self.board.rocks - self.cells[ROCKS]
        back = spent if spent < ROCKS_BACK else i64(ROCKS_BACK)
        if back > 0:
            self.cells[ROCKS] += back
            self.tell(ROCKS_CHANGED, back, self.cells[ROCKS], 0, 0)

    @final
    def take_mulligan(self, seat: i64) -> None:
        """Put the whole hand back into the deck, shuffle, and draw four cards (SU-4)."""
        self.tell(TOOK_MULLIGAN, seat, 0, 0, 0)
        self.pour(self.zone(HAND, seat), self.zone(DECK, seat))
        self.shuffle(self.zone(DECK, seat))
        self.draw_cards(seat, OPENING_HAND)

    @final
    def refused_draw(self, seat: i64) -> i64:
        """Return LEGAL, or why the seat may not draw (TU-5, TD-2, TW-3, KW-6)."""
        if (
            self.board.knights >= 0
            and seat == self.board.dwarves
            and self.count_of(HAND, seat) > DWARF_DRAW_LIMIT
        ):
            return HAND_TOO_LARGE
        return LEGAL if self.count_of(DECK, seat) > 0 or self.may_rebuild(seat) else DECK_EMPTY

    @final
    def can_act(self, seat: i64) -> bool:
        return self.count_of(HAND, seat) > 0 or self.refused_draw(seat) == LEGAL

    @final
    def out_of_cards(self, seat: i64) -> bool:
        """Return whether a side has no card in hand or deck and cannot rebuild (TU-8)."""
        return (
            self.count_of(HAND, seat) == 0 and self.count_of(DECK, seat) == 0 and not self.may_rebuild(seat)
        )

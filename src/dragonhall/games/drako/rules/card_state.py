"""A Drako position with cards: decks, hands and the set-up.

Rules: SU-3, SU-4 (mulligan), placing in TW-1, KD-1 and KW-1; drawing in TU-3, TU-5, TU-6, TU-8 and KW-6;
rebuilding a deck in TD-2, TW-3 and TW-4.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.rng import Rng
from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.board_state import BoardState, MatchUp
from dragonhall.games.drako.rules.constants import (
    ACTIONS,
    ASK_DISCARD,
    CARDS_PER_DRAW,
    DECK,
    DISCARD,
    DISCARDED,
    DREW,
    DWARF_DRAW_LIMIT,
    HAND,
    HEX,
    OPENING_HAND,
    PER_SIDE,
    REBUILT,
    REBUILT_DECK,
    REBUILT_DECK_SIZE,
    REMOVED,
    ROCKS,
    ROCKS_CHANGED,
    ROCKS_RETURNED,
    TOOK_MULLIGAN,
    VARIANTS,
)
from dragonhall.games.drako.rules.hexes import ADJACENT, ALL_HEXES, BIT, HEXES, OFF_BOARD
from dragonhall.games.drako.rules.refusals import (
    DECK_EMPTY,
    HAND_TOO_LARGE,
    NOT_YOUR_FIGURE,
    PLACED_ALREADY,
    PRESET_TOO_LATE,
)
from dragonhall.games.drako.rules.symbols import Defence, Symbol

if TYPE_CHECKING:
    from dragonhall.core.game import Game


@final
class DrakoFaces:
    """The cards of both decks: the one or two symbols of every face, and its value as a defence."""

    def __init__(self, symbols: list[Symbol | None], first_deck_faces: int) -> None:
        self.symbols = symbols  # two per face; the second may be None
        self.count: i64 = len(symbols) // 2
        self.first_deck_faces: i64 = first_deck_faces
        self.stops: vec[i64] = vec[i64]([i64(stops_of(symbols, face)) for face in range(len(symbols) // 2)])
        self.rocks: vec[i64] = vec[i64]([i64(rocks_of(symbols, face)) for face in range(len(symbols) // 2)])

    def symbol(self, code: i64) -> Symbol | None:
        """Return the symbol that a play uses, or None if the card has no such symbol."""
        place = code // VARIANTS
        return self.symbols[place] if place < 2 * self.count else None

    def seat_of(self, face: i64) -> i64:
        return 0 if face < self.first_deck_faces else 1


def defence_on(symbols: list[Symbol | None], face: int) -> Defence | None:
    for symbol in symbols[2 * face : 2 * face + 2]:
        if isinstance(symbol, Defence):
            return symbol
    return None


def stops_of(symbols: list[Symbol | None], face: int) -> int:
    defence = defence_on(symbols, face)
    return 0 if defence is None else int(defence.stops)


def rocks_of(symbols: list[Symbol | None], face: int) -> int:
    defence = defence_on(symbols, face)
    return 0 if defence is None else int(defence.value)


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
        matchup: MatchUp,
        faces: DrakoFaces,
        setup: Setup,
        cells: vec[i64],
        cards: vec[u8],
        rng: Rng,
    ) -> None:
        super().__init__(game, matchup, cells, cards, rng)
        self.faces = faces
        self.setup = setup

    # ---- placing -------------------------------------------------------------------------------

    @final
    def placement_hexes(self, seat: i64) -> i64:
        """Return the hexes on which a seat may place a figure now, as bits (SU-3, TW-1, KD-1, KW-1)."""
        bits = self.setup.choice[seat] & ~self.occupied()
        if bits & BIT[HEXES] == 0:
            return bits
        # The bit beyond the board excludes hexes adjacent to an enemy.
        bits &= ALL_HEXES
        k: i64 = 0
        while k < PER_SIDE:
            enemy = self.cells[HEX + (1 - seat) * PER_SIDE + k]
            if enemy != OFF_BOARD:
                bits &= ~ADJACENT[enemy]
            k += 1
        return bits

    @final
    def figure_placement_refusal(self, seat: i64, figure: i64) -> i64:
        if figure // PER_SIDE != seat or self.matchup.has_figure[figure] == 0:
            return NOT_YOUR_FIGURE
        return PLACED_ALREADY if self.alive(figure) else LEGAL

    @final
    def preset_refusal(self, seat: i64) -> i64:
        """Return LEGAL, or why the preset cannot be used: a figure is placed, or there is none (SU-3)."""
        return LEGAL if self.setup.has_preset and self.figures_left(seat) == 0 else PRESET_TOO_LATE

    # ---- cards ---------------------------------------------------------------------------------

    @final
    def draw_action(self, seat: i64) -> None:
        """Draw two cards, one at a time, then discard down to the hand limit (TU-3, TU-5, TU-6)."""
        self.cells[ACTIONS] -= 1
        self.draw_cards(seat, CARDS_PER_DRAW)
        if self.zone_size(HAND, seat) > self.matchup.hand_limit:
            self.push_decision(ASK_DISCARD, seat, 0, 0)

    @final
    def draw_cards(self, seat: i64, wanted: i64) -> None:
        drawn: i64 = 0
        while drawn < wanted:
            if self.zone_size(DECK, seat) == 0:
                if not self.may_rebuild_deck(seat):
                    return
                self.rebuild_deck(seat)
            card = self.take_last(self.zone_of(DECK, seat))
            self.put(self.zone_of(HAND, seat), card)
            self.emit(DREW, seat, card, 0, 0)
            drawn += 1

    @final
    def discard_surplus(self, seat: i64, face: i64) -> None:
        self.discard(seat, face)
        self.emit(DISCARDED, seat, face, 0, 0)
        if self.zone_size(HAND, seat) <= self.matchup.hand_limit:
            self.pop_decision()

    @final
    def may_rebuild_deck(self, seat: i64) -> bool:
        """Return whether a side may rebuild its deck now (TD-2); the dwarves may once in TW (TW-3)."""
        if self.zone_size(DISCARD, seat) == 0 or not self.matchup.can_rebuild_deck(seat):
            return False
        return seat != self.matchup.dwarves_seat or self.cells[REBUILT] == 0

    @final
    def rebuild_deck(self, seat: i64) -> None:
        """Turn the discard pile into the deck.

        The discards were public, so all players can infer the cards of the hand from now on.
        """
        self.show_cards(self.zone_of(HAND, seat))
        deck = self.zone_of(DECK, seat)
        self.move_all(self.zone_of(DISCARD, seat), deck)
        self.shuffle(deck)
        if seat == self.matchup.dwarves_seat:
            self.cells[REBUILT] = 1
            while self.size(deck) > REBUILT_DECK_SIZE:
                self.put(self.zone_of(REMOVED, seat), self.take_last(deck))
            self.return_rocks()
        self.emit(REBUILT_DECK, seat, self.size(deck), 0, 0)

    @final
    def return_rocks(self) -> None:
        """Give spent rocks back to the trolls (TW-4)."""
        spent = self.matchup.rocks - self.cells[ROCKS]
        back = spent if spent < ROCKS_RETURNED else i64(ROCKS_RETURNED)
        if back > 0:
            self.cells[ROCKS] += back
            self.emit(ROCKS_CHANGED, back, self.cells[ROCKS], 0, 0)

    @final
    def take_mulligan(self, seat: i64) -> None:
        """Put the whole hand back into the deck, shuffle, and draw four cards (SU-4)."""
        self.emit(TOOK_MULLIGAN, seat, 0, 0, 0)
        self.move_all(self.zone_of(HAND, seat), self.zone_of(DECK, seat))
        self.shuffle(self.zone_of(DECK, seat))
        self.draw_cards(seat, OPENING_HAND)

    @final
    def draw_refusal(self, seat: i64) -> i64:
        """Return LEGAL, or why the seat may not draw (TU-5, TD-2, TW-3, KW-6)."""
        if (
            self.matchup.knights_seat >= 0
            and seat == self.matchup.dwarves_seat
            and self.zone_size(HAND, seat) > DWARF_DRAW_LIMIT
        ):
            return HAND_TOO_LARGE
        return LEGAL if self.zone_size(DECK, seat) > 0 or self.may_rebuild_deck(seat) else DECK_EMPTY

    @final
    def can_act(self, seat: i64) -> bool:
        return self.zone_size(HAND, seat) > 0 or self.draw_refusal(seat) == LEGAL

    @final
    def out_of_cards(self, seat: i64) -> bool:
        """Return whether a side has no card in hand or deck and cannot rebuild (TU-8)."""
        return (
            self.zone_size(HAND, seat) == 0
            and self.zone_size(DECK, seat) == 0
            and not self.may_rebuild_deck(seat)
        )

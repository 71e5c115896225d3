"""A Drako position with cards: decks and hands.

Rules: drawing in TU-3, TU-5, TU-8 and KW-6; rebuilding a deck in TD-2, TW-3 and TW-4.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.moves import LEGAL
from dragonhall.core.rng import Rng
from dragonhall.games.drako.rules.board_state import BoardState
from dragonhall.games.drako.rules.declaration import (
    ACTIONS,
    ASK_REBUILD,
    DECK,
    DECK_EMPTY,
    DISCARD,
    DREW,
    DWARF_DRAW_LIMIT,
    HAND,
    HAND_TOO_LARGE,
    PLAYED,
    REBUILT,
    REBUILT_DECK,
    REBUILT_DECK_SIZE,
    REMOVED,
    ROCKS,
    ROCKS_CHANGED,
    ROCKS_RETURNED,
)
from dragonhall.games.drako.rules.matchup import MatchUp, Setup

if TYPE_CHECKING:
    from dragonhall.core.game import Game


class CardState(BoardState):
    """Figures and the cards of both sides."""

    def __init__(
        self, game: "Game", matchup: MatchUp, setup: Setup, cells: vec[i64], cards: vec[u8], rng: Rng
    ) -> None:
        super().__init__(game, matchup, cells, cards, rng)
        self.setup = setup

    @final
    def play_card(self, seat: i64, face: i64, which: i64) -> None:
        """Spend an action on a card (PL-1). `which` is the symbol that it is played for; 2 for nothing."""
        self.cells[ACTIONS] -= 1
        self.discard(seat, face)
        self.emit(PLAYED, seat, face, which)

    @final
    def draw_cards(self, seat: i64, wanted: i64) -> None:
        """Draw cards one by one (TU-5).

        If the deck runs out between them, it is rebuilt (TD-2, TW-3), or its owner is asked whether to
        rebuild it (TW-3, EN and IT). After a deal nobody is asked: 34 cards are left, and a draw takes two.
        """
        for drawn in range(wanted):
            if self.zone_size(DECK, seat) == 0:
                if not self.may_rebuild_deck(seat):
                    return
                if drawn > 0 and self.chooses_to_rebuild(seat):
                    self.push_decision(ASK_REBUILD, seat, wanted - drawn)
                    return
                self.rebuild_deck(seat)
            self.emit(DREW, seat, self.draw(self.zone_of(DECK, seat), self.zone_of(HAND, seat)))

    @final
    def may_rebuild_deck(self, seat: i64) -> bool:
        """Return whether a side may rebuild its deck now (TD-2); the dwarves may once in TW (TW-3)."""
        if self.zone_size(DISCARD, seat) == 0 or not self.matchup.can_rebuild_deck(seat):
            return False
        return seat != self.matchup.dwarves_seat or self.cells[REBUILT] == 0

    @final
    def chooses_to_rebuild(self, seat: i64) -> bool:
        return seat == self.matchup.dwarves_seat and self.matchup.edition.dwarves_choose_to_rebuild

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
                self.draw(deck, self.zone_of(REMOVED, seat))
            self.return_rocks()
        self.emit(REBUILT_DECK, seat, self.size(deck))

    @final
    def return_rocks(self) -> None:
        """Give spent rocks back to the trolls (TW-4)."""
        spent = self.matchup.rocks - self.cells[ROCKS]
        back = spent if spent < ROCKS_RETURNED else i64(ROCKS_RETURNED)
        if back > 0:
            self.cells[ROCKS] += back
            self.emit(ROCKS_CHANGED, back, self.cells[ROCKS])

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

"""What a player does with the hand: play a card (PL-1, PL-2), draw (TU-3, TW-3), discard a surplus (TU-6)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.drako.rules.declaration import (
    ACTIONS,
    ASK_DISCARD,
    ASK_REBUILD,
    ATTACKS,
    CARDS_PER_DRAW,
    DECLARED,
    DISCARDED,
    FACES,
    HAND,
    NOT_IN_HAND,
    PHASE,
    VARIANTS,
)
from dragonhall.games.drako.rules.moves.symbols import Symbol
from dragonhall.games.drako.rules.state import DrakoState


@final
class Play(Move[DrakoState]):
    """Use one symbol of a card (PL-1). Variants: (2 * face + index of the symbol) * VARIANTS + its variant.

    `symbols` has two entries for each face; the second may be None.
    """

    def __init__(self, symbols: list[Symbol | None], faces: list[str]) -> None:
        super().__init__("play", 2 * FACES * VARIANTS)
        self.symbols: vec[Symbol | None] = vec[Symbol | None](symbols)  # items of a list are type-checked
        self.faces = faces
        for place, symbol in enumerate(symbols):
            if symbol is not None:
                symbol.first = place * VARIANTS  # plays are the first actions of the game

    def exists(self, variant: i64) -> bool:
        place = variant // VARIANTS
        symbol = self.symbols[place] if place < len(self.symbols) else None
        return symbol is not None and variant % VARIANTS < symbol.count and symbol.exists(variant % VARIANTS)

    def symbol_of(self, variant: i64) -> Symbol:
        symbol = self.symbols[variant // VARIANTS]
        assert symbol is not None
        return symbol

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        if not state.holds(state.zone_of(HAND, seat), variant // (2 * VARIANTS)):
            return NOT_IN_HAND
        return self.symbol_of(variant).refusal(state, seat, variant % VARIANTS)

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        zone = state.zone_of(HAND, seat)
        before: i64 = -1
        for place in range(state.size(zone)):
            face = state.card_in(zone, place)
            if face != before:
                for number in range(2 * face, 2 * face + 2):
                    symbol = self.symbols[number]
                    if symbol is not None:
                        total = symbol.append_legal(state, seat, buffer, total)
            before = face
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        place = variant // VARIANTS
        state.play_card(seat, place // 2, place % 2)
        self.symbol_of(variant).perform(state, seat, variant % VARIANTS)
        if state.cells[ATTACKS] > 0:
            state.cells[PHASE] = DECLARED

    def things(self, variant: int) -> Things:
        symbol = self.symbol_of(variant)
        card = self.faces[variant // (2 * VARIANTS)]
        return [("verb", "play"), ("card", card), ("symbol", symbol.name), *symbol.things(variant % VARIANTS)]


class FaceMove(Move[DrakoState]):
    """A move with a card of the hand. Variants: faces."""

    def __init__(self, name: str, faces: list[str]) -> None:
        super().__init__(name, FACES)
        self.faces = faces

    def exists(self, variant: i64) -> bool:
        return variant < len(self.faces)

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        return LEGAL if state.holds(state.zone_of(HAND, seat), variant) else NOT_IN_HAND

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append every face in the hand: none is refused."""
        zone = state.zone_of(HAND, seat)
        before: i64 = -1
        for place in range(state.size(zone)):
            face = state.card_in(zone, place)
            if face != before:
                buffer[total] = self.first + face
                total += 1
            before = face
        return total

    def things(self, variant: int) -> Things:
        return [("verb", self.name), ("card", self.faces[variant])]


@final
class PlayForNothing(FaceMove):
    """Play a card for none of its symbols (PL-2)."""

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.play_card(seat, variant, 2)

    def things(self, variant: int) -> Things:
        return [*super().things(variant), ("symbol", "nothing")]


@final
class DiscardCard(FaceMove):
    """Discard a card, down to the hand limit (TU-6)."""

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.discard(seat, variant)
        state.emit(DISCARDED, seat, variant)
        if state.zone_size(HAND, seat) <= state.matchup.hand_limit:
            state.pop_decision()


@final
class Draw(Move[DrakoState]):
    """Draw two cards, one at a time, then discard down to the hand limit (TU-3, TU-5, TU-6)."""

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        return state.draw_refusal(seat)

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.cells[ACTIONS] -= 1
        state.draw_cards(seat, CARDS_PER_DRAW)
        if not state.asks(ASK_REBUILD):
            discard_surplus(state, seat)


@final
class RebuildDeck(Move[DrakoState]):
    """Rebuild the deck that ran out between the cards of a draw, and draw the rest (TW-3, EN and IT)."""

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        left = state.note()
        state.pop_decision()
        state.rebuild_deck(seat)
        state.draw_cards(seat, left)
        discard_surplus(state, seat)


@final
class StopDrawing(Move[DrakoState]):
    """Leave the deck empty for now and draw no more (TW-3, EN and IT)."""

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.pop_decision()
        discard_surplus(state, seat)


def discard_surplus(state: DrakoState, seat: i64) -> None:
    """Ask for discards if the hand is above its limit (TU-6)."""
    if state.zone_size(HAND, seat) > state.matchup.hand_limit:
        state.push_decision(ASK_DISCARD, seat)

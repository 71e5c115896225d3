"""The flow of a game of Draco: set-up, legal actions, moves, scoring, refilling, the end.

Rules (rules/draco.md): all of DS, DT, DV, DF and DE; each method names its own.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import COUNTS, DEPTH, empty_cards, empty_cells
from dragonhall.core.rng import Rng
from dragonhall.core.state import LEGAL, State
from dragonhall.games.draco.rules import constants as c
from dragonhall.games.draco.rules.board import DracoBoard
from dragonhall.games.draco.rules.constants import (
    ASIDE,
    COLOURS,
    DISCARD,
    DRAW,
    FACES,
    HAND,
    HAND_LIMIT,
    MAJOR,
    MINOR,
    PILE,
    PLAIN,
    RIDE,
    SCORE,
    SPACE,
    VALUES,
)

if TYPE_CHECKING:
    from dragonhall.core.game import Game


BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])  # one bit per colour or seat


@final
class DracoState(State):
    """A position of Draco."""

    def __init__(self, game: "Game", board: DracoBoard, cells: vec[i64], cards: vec[u8], rng: Rng) -> None:
        super().__init__(game, board.layout, cells, cards, rng)
        self.board = board

    def with_arrays(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> State:
        return DracoState(self.game, self.board, cells, cards, rng)

    def limits(self) -> vec[i64]:
        """Restrict the hidden cards set aside in the exchange: their dragons are at the summit (DF-1)."""
        limits = self.layout.unlimited[:]
        seat: i64 = 0
        while seat < self.board.players:
            limits[ASIDE + seat] = 0
            seat += 1
        return limits

    def admits(self, zone: i64, face: i64) -> bool:
        return self.at_summit(face // VALUES)

    # ---- set-up --------------------------------------------------------------------------------

    def deal(self, first: i64) -> None:
        """Deal six cards to each hand and one ride to each pile (DS-3, DS-4); `first` begins (DS-6)."""
        face: i64 = 0
        while face < FACES:
            copies = self.layout.copies[face]
            while copies > 0:
                self.put(DRAW, face)
                copies -= 1
            face += 1
        self.shuffle(DRAW)
        seat: i64 = 0
        while seat < self.board.players:
            while self.size(HAND + seat) < HAND_LIMIT:
                self.put(HAND + seat, self.take_last(DRAW))
            seat += 1
        shown: i64 = 0
        seat = 0
        while seat < self.board.players:
            card = self.take_last(DRAW)
            while shown & BIT[card // VALUES] != 0:
                self.put(DISCARD, card)
                self.emit(c.SAME_COLOUR, seat, card, 0, 0)
                card = self.take_last(DRAW)
            shown |= BIT[card // VALUES]
            self.put(RIDE + seat, card)
            self.emit(c.DEALT_RIDE, seat, card, 0, 0)
            seat += 1
        self.push_decision(c.PLAY, first, 0, 0)

    # ---- legal actions -------------------------------------------------------------------------

    def fill_legal(self, buffer: vec[i64]) -> i64:
        if self.cells[DEPTH] == 0:
            return 0
        top = self.frame()
        seat = self.cells[top + 1]
        if self.cells[top] == c.PLAY:
            return self.write_plays(seat, buffer)
        return self.write_exchanges(seat, buffer)

    def write_plays(self, seat: i64, buffer: vec[i64]) -> i64:
        ridden = self.ridden_by_others(seat)
        last_place = self.last_place()
        cells = self.cells
        cards = self.cards
        total: i64 = 0
        before: i64 = -1
        k = self.layout.base[HAND + seat]
        end = k + cells[COUNTS + HAND + seat]
        while k < end:
            face = i64(cards[k])
            if face != before:
                colour = face // VALUES
                if may_go_on_top(colour, ridden):
                    buffer[total] = 2 * face + c.ON_TOP
                    total += 1
                if may_go_under(colour, ridden, cells[SPACE + colour] == last_place):
                    buffer[total] = 2 * face + c.UNDER
                    total += 1
                before = face
            k += 1
        return total

    def write_exchanges(self, seat: i64, buffer: vec[i64]) -> i64:
        cards = self.cards
        total: i64 = 0
        before: i64 = -1
        k = self.layout.base[HAND + seat]
        end = k + self.cells[COUNTS + HAND + seat]
        while k < end:
            face = i64(cards[k])
            if face != before and self.at_summit(face // VALUES):
                buffer[total] = c.EXCHANGE_CARD + face
                total += 1
            before = face
            k += 1
        buffer[total] = c.DONE
        return total + 1

    def refusal(self, action: i64) -> i64:
        if self.cells[DEPTH] == 0:
            return c.GAME_OVER
        top = self.frame()
        seat = self.cells[top + 1]
        if self.cells[top] == c.PLAY:
            if action >= c.EXCHANGE_CARD:
                return c.MUST_PLAY
            return self.play_refusal(seat, action >> 1, action & 1)
        if action < c.EXCHANGE_CARD:
            return c.ALREADY_PLAYED
        if action == c.DONE:
            return LEGAL
        face = action - c.EXCHANGE_CARD
        if not self.holds(HAND + seat, face):
            return c.NOTHING_TO_EXCHANGE
        return LEGAL if self.at_summit(face // VALUES) else c.NOT_AT_SUMMIT

    def play_refusal(self, seat: i64, face: i64, place: i64) -> i64:
        if not self.holds(HAND + seat, face):
            return c.NOT_IN_HAND
        colour = face // VALUES
        ridden = self.ridden_by_others(seat)
        if place == c.ON_TOP:
            return LEGAL if may_go_on_top(colour, ridden) else c.MUST_GO_UNDER
        last = self.cells[SPACE + colour] == self.last_place()
        return LEGAL if may_go_under(colour, ridden, last) else c.MUST_GO_ON_TOP

    def ridden_by_others(self, seat: i64) -> i64:
        """Return one bit per colour on top of another player's pile (DS-5)."""
        bits: i64 = 0
        other: i64 = 0
        while other < self.board.players:
            if other != seat:
                bits |= self.ride_bit(other)
            other += 1
        return bits

    def ride_bit(self, seat: i64) -> i64:
        """Return the bit of the colour that a seat rides."""
        return BIT[i64(self.cards[self.layout.base[RIDE + seat]]) // VALUES]

    def last_place(self) -> i64:
        """Return the space of the dragon that is furthest back (DT-4)."""
        cells = self.cells
        furthest_back = cells[SPACE]
        dragon: i64 = 1
        while dragon < COLOURS:
            space = cells[SPACE + dragon]
            if space < furthest_back:
                furthest_back = space
            dragon += 1
        return furthest_back

    def at_summit(self, colour: i64) -> bool:
        return self.cells[SPACE + colour] >= self.board.summit

    def dragons_at_summit(self) -> i64:
        cells = self.cells
        summit = self.board.summit
        total: i64 = 0
        dragon: i64 = 0
        while dragon < COLOURS:
            if cells[SPACE + dragon] >= summit:
                total += 1
            dragon += 1
        return total

    # ---- applying actions ----------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        seat = self.cells[self.frame() + 1]
        if action < c.EXCHANGE_CARD:
            self.play(seat, action >> 1, action & 1)
        elif action < c.DONE:
            self.remove(HAND + seat, action - c.EXCHANGE_CARD)
            self.put(ASIDE + seat, action - c.EXCHANGE_CARD)
        else:
            self.exchange(seat)

    def play(self, seat: i64, face: i64, place: i64) -> None:
        """Play a card (DT-1 to DT-4), apply the scoring that it causes (DV-1), and end the turn."""
        self.remove(HAND + seat, face)
        self.emit(c.PLAYED, seat, face, place, 0)
        if place == c.ON_TOP:
            self.put(PILE + seat, self.take_last(RIDE + seat))
            self.put(RIDE + seat, face)
        else:
            self.put(PILE + seat, face)
        colour = face // VALUES
        was_below = not self.at_summit(colour)
        scoring = self.move_dragon(colour, face % VALUES + 1)
        if scoring != PLAIN:
            self.score(scoring)
        if was_below and self.at_summit(colour) and self.dragons_at_summit() == c.DRAGONS_TO_END:
            self.finish(c.THIRD_DRAGON)
            self.emit(c.ENDED, c.THIRD_DRAGON, 0, 0, 0)
        else:
            self.end_turn(seat, scoring != PLAIN)

    def move_dragon(self, colour: i64, steps: i64) -> i64:
        """Move a dragon forward, at most to the last space (DT-1, DT-5, DT-6).

        Return the scoring caused by the last space; spaces on the way cause none (DV-1, DV-4, DV-6).
        """
        board = self.board
        start = self.cells[SPACE + colour]
        space = start + steps
        if space > board.last:
            space = board.last
        if space == start:
            return PLAIN
        self.cells[SPACE + colour] = space
        self.emit(c.MOVED, colour, start, space, 0)
        if space < board.summit:
            return board.mark[space]
        return MAJOR if start < board.summit else PLAIN

    def score(self, scoring: i64) -> None:
        """Score every player, not only the one who moved the dragon (DV-2, DV-3, DV-5, DV-7)."""
        cells = self.cells
        board = self.board
        self.emit(c.SCORING, scoring, 0, 0, 0)
        seat: i64 = 0
        while seat < board.players:
            value = board.value[cells[SPACE + self.card_in(RIDE + seat, 0) // VALUES]]
            if scoring == MINOR and value > c.MINOR_LIMIT:
                value = 0
            total = cells[SCORE + seat] + value
            if total < 0 and board.score_floor:
                total = 0
            cells[SCORE + seat] = total
            self.emit(c.SCORED, seat, value, total, 0)
            seat += 1

    def end_turn(self, seat: i64, scored: bool) -> None:
        """Offer the exchange, or refill the hand and start the next turn (DF-1 to DF-3).

        Whether the exchange is offered depends only on public facts: the dragons and the size of the hand.
        """
        if self.size(HAND + seat) > 0 and self.dragons_at_summit() > 0:
            self.push_decision(c.EXCHANGE, seat, 1 if scored else 0, 0)
            return
        if not scored or self.size(HAND + seat) == 0:
            self.refill(seat, HAND_LIMIT)
        self.next_turn(seat)

    def exchange(self, seat: i64) -> None:
        """Discard the selected cards together, draw as many (DF-1), and refill the hand (DF-2)."""
        scored = self.cells[self.frame() + 2] == 1
        self.pop_decision()
        batch = self.size(ASIDE + seat)
        while self.size(ASIDE + seat) > 0:
            card = self.take_last(ASIDE + seat)
            self.put(DISCARD, card)
            self.emit(c.EXCHANGED, seat, card, 0, 0)
        self.refill(seat, self.size(HAND + seat) + batch)
        if not scored:
            self.refill(seat, HAND_LIMIT)
        self.next_turn(seat)

    def refill(self, seat: i64, limit: i64) -> None:
        while self.size(HAND + seat) < limit and self.refill_draw_pile():
            card = self.take_last(DRAW)
            self.put(HAND + seat, card)
            self.emit(c.DREW, seat, card, 0, 0)

    def refill_draw_pile(self) -> bool:
        """Refill an empty draw pile from the discards, or else from the piles under the rides (DF-4).

        Return False if there is no card left to draw.
        """
        if self.size(DRAW) > 0:
            return True
        if self.size(DISCARD) > 0:
            self.move_all(DISCARD, DRAW)
        else:
            seat: i64 = 0
            while seat < self.board.players:
                self.move_all(PILE + seat, DRAW)
                seat += 1
        if self.size(DRAW) == 0:
            return False
        self.shuffle(DRAW)
        self.emit(c.RESHUFFLED, self.size(DRAW), 0, 0, 0)
        return True

    def next_turn(self, seat: i64) -> None:
        """Give the turn to the next player who has a card; end the game if there is none (DF-4)."""
        k: i64 = 1
        while k <= self.board.players:
            following = (seat + k) % self.board.players
            if self.size(HAND + following) > 0:
                self.cells[self.frame() + 1] = following
                return
            self.emit(c.SKIPPED, following, 0, 0, 0)
            k += 1
        self.finish(c.NO_CARDS)
        self.emit(c.ENDED, c.NO_CARDS, 0, 0, 0)

    # ---- scores and evaluation -----------------------------------------------------------------

    def score_of(self, seat: i64) -> i64:
        return self.cells[SCORE + seat]

    def winner_bits(self) -> i64:
        """Return one bit per seat with the most points; a tie is shared (DE-2)."""
        best = self.cells[SCORE]
        bits: i64 = 0
        seat: i64 = 0
        while seat < self.board.players:
            score = self.cells[SCORE + seat]
            if score > best:
                best = score
                bits = 0
            if score == best:
                bits |= BIT[seat]
            seat += 1
        return bits

    def scale(self) -> float:
        return 11.0

    def evaluate(self, seat: i64) -> float:
        """Return the lead over the best other player, with a share of the value under the ridden dragon."""
        rival: i64 = -1000
        other: i64 = 0
        while other < self.board.players:
            if other != seat and self.weighted_score(other) > rival:
                rival = self.weighted_score(other)
            other += 1
        return float(self.weighted_score(seat) - rival)

    def weighted_score(self, seat: i64) -> i64:
        """Return three times the score plus the value under the ridden dragon."""
        ride = self.card_in(RIDE + seat, 0) // VALUES
        return 3 * self.cells[SCORE + seat] + self.board.value[self.cells[SPACE + ride]]


def may_go_on_top(colour: i64, ridden: i64) -> bool:
    """Return whether a card may go on top: no other player rides its dragon (DT-2, DT-3)."""
    return ridden & BIT[colour] == 0


def may_go_under(colour: i64, ridden: i64, last: bool) -> bool:
    """Return whether a card may go under: another player rides its dragon, or it is last (DT-2, DT-4)."""
    return last or ridden & BIT[colour] != 0


def deal_draco(game: "Game", board: DracoBoard, rng: Rng, first: i64, listen: bool) -> DracoState:
    """Return a newly dealt game; `first` is the seat that begins, or -1 for a random seat."""
    state = DracoState(game, board, empty_cells(board.layout), empty_cards(board.layout), rng)
    if listen:
        state.listen()
    state.deal(rng.below(board.players) if first < 0 else first)
    return state

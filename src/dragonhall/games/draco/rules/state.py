"""The flow of a game of Draco: set-up, moves of dragons, scoring, refilling, the end.

Rules (rules/draco.md): all of DS, DT, DV, DF and DE; each method names its own.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import UNKNOWN, empty_cards, empty_cells
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.draco.rules.board import DracoBoard
from dragonhall.games.draco.rules.declaration import (
    ASIDE,
    ASK_EXCHANGE,
    ASK_PLAY,
    COLOURS,
    DEALT_RIDE,
    DISCARD,
    DRAGONS_TO_END,
    DRAW,
    DREW,
    ENDED,
    EXCHANGED,
    FACES,
    HAND,
    HAND_LIMIT,
    MAJOR,
    MINOR,
    MINOR_LIMIT,
    MOVED,
    NO_CARDS,
    ON_TOP,
    PILE,
    PLAIN,
    PLAYED,
    RESHUFFLED,
    RIDE,
    SAME_COLOUR,
    SCORE,
    SCORED,
    SCORING,
    SKIPPED,
    SPACE,
    THIRD_DRAGON,
    VALUES,
)

if TYPE_CHECKING:
    from dragonhall.core.game import Game

NOT_RESHUFFLED: Final = vec[i64]([])


@final
class DracoState(State):
    """A position of Draco.

    `shuffled` has the copies of each face that were shuffled into the draw pile last (DF-4), and is empty
    before the first reshuffle. Everybody saw these cards. The vector is never changed, so copies share it.
    """

    def __init__(
        self,
        game: "Game",
        board: DracoBoard,
        cells: vec[i64],
        cards: vec[u8],
        rng: Rng,
        shuffled: vec[i64],
    ) -> None:
        super().__init__(game, board.layout, cells, cards, rng)
        self.board = board
        self.shuffled: vec[i64] = shuffled

    def with_arrays(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> State:
        return DracoState(self.game, self.board, cells, cards, rng, self.shuffled)

    def limits(self) -> vec[i64]:
        """Restrict the hidden cards set aside (DF-1), and the draw pile after a reshuffle (DF-4).

        Only one of the two at a time: the cards that one admits, the other need not.
        """
        limits = self.layout.unlimited[:]
        hidden_aside = False
        for seat in range(self.board.players):
            limits[ASIDE + seat] = 0
            if self.size(ASIDE + seat) > 0 and self.card_in(ASIDE + seat, 0) == UNKNOWN:
                hidden_aside = True
        if len(self.shuffled) > 0 and not hidden_aside:
            limits[DRAW] = 0
        return limits

    def admits(self, zone: i64, face: i64) -> bool:
        """Return whether the card can be set aside (DF-1), or was shuffled into the draw pile (DF-4)."""
        if zone != DRAW:
            return self.at_summit(face // VALUES)
        copies = self.shuffled[face]
        for place in range(self.size(DRAW)):
            if self.card_in(DRAW, place) == face:
                copies -= 1
        return copies > 0

    # ---- set-up --------------------------------------------------------------------------------

    def deal(self, first: i64) -> None:
        """Deal six cards to each hand and one ride to each pile (DS-3, DS-4); `first` begins (DS-6)."""
        self.put_faces(DRAW, 0, FACES)
        self.shuffle(DRAW)
        for seat in range(self.board.players):
            while self.size(HAND + seat) < HAND_LIMIT:
                self.draw(DRAW, HAND + seat)
        one: i64 = 1  # a variable: see tools/lint_compiled.py
        shown: i64 = 0
        for seat in range(self.board.players):
            card = self.take_last(DRAW)
            while (shown >> (card // VALUES)) & 1 != 0:
                self.put(DISCARD, card)
                self.emit(SAME_COLOUR, seat, card)
                card = self.take_last(DRAW)
            shown |= one << (card // VALUES)
            self.put(RIDE + seat, card)
            self.emit(DEALT_RIDE, seat, card)
        self.push_decision(ASK_PLAY, first)

    # ---- queries -------------------------------------------------------------------------------

    def ridden_by_others(self, seat: i64) -> i64:
        """Return one bit per colour on top of another player's pile (DS-5)."""
        cards = self.cards
        first = self.layout.base[RIDE]  # the rides are one card each, so they follow each other
        one: i64 = 1
        bits: i64 = 0
        for other in range(self.board.players):
            if other != seat:
                bits |= one << (i64(cards[first + other]) // VALUES)
        return bits

    def last_place(self) -> i64:
        """Return the space of the dragon that is furthest back (DT-4)."""
        cells = self.cells
        furthest_back = cells[SPACE]
        for dragon in range(1, COLOURS):
            space = cells[SPACE + dragon]
            if space < furthest_back:
                furthest_back = space
        return furthest_back

    def at_summit(self, colour: i64) -> bool:
        return self.cells[SPACE + colour] >= self.board.summit

    def dragons_at_summit(self) -> i64:
        cells = self.cells
        summit = self.board.summit
        total: i64 = 0
        for dragon in range(COLOURS):
            if cells[SPACE + dragon] >= summit:
                total += 1
        return total

    # ---- applying actions ----------------------------------------------------------------------

    def play(self, seat: i64, face: i64, place: i64) -> None:
        """Play a card (DT-1 to DT-4), apply the scoring that it causes (DV-1), and end the turn."""
        self.remove(HAND + seat, face)
        self.emit(PLAYED, seat, face, place)
        if place == ON_TOP:
            self.draw(RIDE + seat, PILE + seat)
            self.put(RIDE + seat, face)
        else:
            self.put(PILE + seat, face)
        colour = face // VALUES
        was_below = not self.at_summit(colour)
        scoring = self.move_dragon(colour, face % VALUES + 1)
        if scoring != PLAIN:
            self.score(scoring)
        if was_below and self.at_summit(colour) and self.dragons_at_summit() == DRAGONS_TO_END:
            self.finish(THIRD_DRAGON)
            self.emit(ENDED, THIRD_DRAGON)
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
        self.emit(MOVED, colour, start, space)
        if space < board.summit:
            return board.mark[space]
        return MAJOR if start < board.summit else PLAIN

    def score(self, scoring: i64) -> None:
        """Score every player, not only the one who moved the dragon (DV-2, DV-3, DV-5, DV-7)."""
        cells = self.cells
        board = self.board
        self.emit(SCORING, scoring)
        for seat in range(board.players):
            value = board.value[cells[SPACE + self.card_in(RIDE + seat, 0) // VALUES]]
            if scoring == MINOR and value > MINOR_LIMIT:
                value = 0
            total = cells[SCORE + seat] + value
            if total < 0 and board.score_floor:
                total = 0
            cells[SCORE + seat] = total
            self.emit(SCORED, seat, value, total)

    def end_turn(self, seat: i64, scored: bool) -> None:
        """Offer the exchange, or refill the hand and start the next turn (DF-1 to DF-3).

        Whether the exchange is offered depends only on public facts: the dragons and the size of the hand.
        """
        if self.size(HAND + seat) > 0 and self.dragons_at_summit() > 0:
            self.push_decision(ASK_EXCHANGE, seat, 1 if scored else 0)
            return
        if not scored or self.size(HAND + seat) == 0:
            self.refill(seat, HAND_LIMIT)
        self.next_turn(seat)

    def exchange(self, seat: i64) -> None:
        """Discard the selected cards together, draw as many (DF-1), and refill the hand (DF-2)."""
        scored = self.note() == 1
        self.pop_decision()
        batch = self.size(ASIDE + seat)
        while self.size(ASIDE + seat) > 0:
            self.emit(EXCHANGED, seat, self.draw(ASIDE + seat, DISCARD))
        self.refill(seat, self.size(HAND + seat) + batch)
        if not scored:
            self.refill(seat, HAND_LIMIT)
        self.next_turn(seat)

    def refill(self, seat: i64, limit: i64) -> None:
        while self.size(HAND + seat) < limit and self.refill_draw_pile():
            self.emit(DREW, seat, self.draw(DRAW, HAND + seat))

    def refill_draw_pile(self) -> bool:
        """Refill an empty draw pile from the discards, or else from the piles under the rides (DF-4).

        Return False if there is no card left to draw.
        """
        if self.size(DRAW) > 0:
            return True
        if self.size(DISCARD) > 0:
            self.move_all(DISCARD, DRAW)
        else:
            for seat in range(self.board.players):
                self.move_all(PILE + seat, DRAW)
        if self.size(DRAW) == 0:
            return False
        self.note_shuffled()
        self.shuffle(DRAW)
        self.emit(RESHUFFLED, self.size(DRAW))
        return True

    def note_shuffled(self) -> None:
        """Note which cards the new draw pile has. All of them lay open."""
        shuffled = self.layout.copies[:]
        for face in range(FACES):
            shuffled[face] = 0
        for place in range(self.size(DRAW)):
            shuffled[self.card_in(DRAW, place)] += 1
        self.shuffled = shuffled

    def next_turn(self, seat: i64) -> None:
        """Give the turn to the next player who has a card; end the game if there is none (DF-4)."""
        following = seat
        players = self.board.players
        for _skipped in range(players):
            following = following + 1 if following + 1 < players else i64(0)
            if self.size(HAND + following) > 0:
                self.pass_to(following)
                return
            self.emit(SKIPPED, following)
        self.finish(NO_CARDS)
        self.emit(ENDED, NO_CARDS)

    # ---- scores and evaluation -----------------------------------------------------------------

    def score_of(self, seat: i64) -> i64:
        return self.cells[SCORE + seat]

    def winner_bits(self) -> i64:
        """Return one bit per seat with the most points; a tie is shared (DE-2)."""
        one: i64 = 1
        best = self.cells[SCORE]
        bits: i64 = 0
        for seat in range(self.board.players):
            score = self.cells[SCORE + seat]
            if score > best:
                best = score
                bits = 0
            if score == best:
                bits |= one << seat
        return bits

    def scale(self) -> float:
        return 11.0

    def evaluate(self, seat: i64) -> float:
        """Return the lead over the best other player, with a share of the value under the ridden dragon."""
        rival: i64 = -1000
        for other in range(self.board.players):
            if other != seat and self.weighted_score(other) > rival:
                rival = self.weighted_score(other)
        return float(self.weighted_score(seat) - rival)

    def weighted_score(self, seat: i64) -> i64:
        """Return three times the score plus the value under the ridden dragon."""
        ride = self.card_in(RIDE + seat, 0) // VALUES
        return 3 * self.cells[SCORE + seat] + self.board.value[self.cells[SPACE + ride]]


def deal_draco(game: "Game", board: DracoBoard, rng: Rng, first: i64, listen: bool) -> DracoState:
    """Return a newly dealt game; `first` is the seat that begins, or -1 for a random seat."""
    state = DracoState(game, board, empty_cells(board.layout), empty_cards(board.layout), rng, NOT_RESHUFFLED)
    if listen:
        state.listen()
    state.deal(rng.below(board.players) if first < 0 else first)
    return state

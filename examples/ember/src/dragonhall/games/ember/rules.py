"""The rules of Ember (rules/ember.md): the declaration, the moves, and the state.

The numbers that `declare` returns are part of digests and records: new things go to the end of their list.
"""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.declaration import SEAT, Declaration
from dragonhall.core.layout import ALL, NOBODY, OWNER, SEAT_BIT, Layout, empty_cards, empty_cells
from dragonhall.core.moves import LEGAL, NO_ACTION, Choices, DecisionKind, Move, Things
from dragonhall.core.rng import Rng
from dragonhall.core.state import State

if TYPE_CHECKING:
    from dragonhall.core.game import Game

SEATS: Final[i64] = 4
MAX_CARDS: Final[i64] = 60

declare: Final = Declaration(seats=SEATS, no_action="EM-3", game_over="EM-7")

DRAW: Final[i64] = declare.zone("draw", MAX_CARDS, NOBODY, ordered=True)
FIRE: Final[i64] = declare.zone("fire", MAX_CARDS, ALL, ordered=True)
ASHES: Final[i64] = declare.zone("ashes", MAX_CARDS, ALL)
HAND: Final[i64] = declare.zone("hand", MAX_CARDS, OWNER, each=SEAT)

SCORE: Final[i64] = declare.cells("score", each=SEAT, low=-MAX_CARDS, high=0)

ASK_TURN: Final[i64] = declare.decision("turn")

DREW: Final[i64] = declare.event("drew", "seat", "card", shown_in="hand", merged=True)
PLAYED: Final[i64] = declare.event("played", "seat", "card", foreseen=True)
WENT_OUT: Final[i64] = declare.event("went-out", "cards", foreseen=True)
BURNT: Final[i64] = declare.event("burnt", "seat", "points", "total", foreseen=True)
ENDED: Final[i64] = declare.event("ended", "ending", foreseen=True)

NOT_IN_HAND: Final[i64] = declare.refusal("not-in-hand", "EM-3")
TOO_LOW: Final[i64] = declare.refusal("too-low", "EM-3")
NO_FIRE: Final[i64] = declare.refusal("no-fire", "EM-5")

EMPTY_HAND: Final[i64] = declare.ending("empty-hand")


@final
class EmberState(State):
    """A position of Ember. The faces of the cards are their values minus one."""

    def deal(self, hand: i64) -> None:
        """Shuffle, deal the hands and let a random seat begin (EM-1, EM-2)."""
        self.put_faces(DRAW, 0, self.layout.faces)
        self.shuffle(DRAW)
        for seat in range(self.layout.seats):
            for _ in range(hand):
                self.draw(DRAW, HAND + seat)
        self.push_decision(ASK_TURN, self.rng.below(self.layout.seats))

    def top(self) -> i64:
        """Return the last card of the fire, or -1 if it is out."""
        return self.card_in(FIRE, self.size(FIRE) - 1) if self.size(FIRE) > 0 else -1

    def play(self, seat: i64, card: i64) -> None:
        """Play a card, put an equal pair out (EM-4), draw a card (EM-6) and end the turn."""
        pair = card == self.top()
        self.remove(HAND + seat, card)
        self.put(FIRE, card)
        self.emit(PLAYED, seat, card)
        if pair:
            self.emit(WENT_OUT, self.size(FIRE))
            self.move_all(FIRE, ASHES)
        if self.size(DRAW) > 0:
            self.emit(DREW, seat, self.draw(DRAW, HAND + seat))
        if self.size(HAND + seat) == 0:
            self.finish(EMPTY_HAND)
            self.emit(ENDED, EMPTY_HAND)
        else:
            self.pass_to((seat + 1) % self.layout.seats)

    def take(self, seat: i64) -> None:
        """Take the fire: lose one point for each card (EM-5)."""
        cards = self.size(FIRE)
        self.move_all(FIRE, ASHES)
        self.cells[SCORE + seat] -= cards
        self.emit(BURNT, seat, -cards, self.cells[SCORE + seat])
        self.pass_to((seat + 1) % self.layout.seats)

    def score_of(self, seat: i64) -> i64:
        return self.cells[SCORE + seat]

    def winner_bits(self) -> i64:
        """Return one bit for each seat with the most points; a tie is shared (EM-7)."""
        best = max(self.cells[SCORE + seat] for seat in range(self.layout.seats))
        return sum(SEAT_BIT[seat] for seat in range(self.layout.seats) if self.cells[SCORE + seat] == best)

    def evaluate(self, seat: i64) -> float:
        """Return the lead over the best other seat. High cards in the hand break ties between actions."""
        rival = max(self.cells[SCORE + other] for other in range(self.layout.seats) if other != seat)
        held = sum(self.card_in(HAND + seat, place) for place in range(self.size(HAND + seat)))
        return float(self.cells[SCORE + seat] - rival) + held / 100

    def scale(self) -> float:
        return 6.0


@final
class Play(Move[EmberState]):
    """Play a card of the hand that is not lower than the top of the fire (EM-3)."""

    def __init__(self, faces: list[str]) -> None:
        super().__init__("play", len(faces))
        self.faces = faces

    def refusal(self, state: EmberState, seat: i64, variant: i64) -> i64:
        if not state.holds(HAND + seat, variant):
            return NOT_IN_HAND
        return TOO_LOW if variant < state.top() else LEGAL

    def append_legal(self, state: EmberState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        return self.append_faces(state, seat, HAND + seat, buffer, total)

    def perform(self, state: EmberState, seat: i64, variant: i64) -> None:
        state.play(seat, variant)

    def things(self, variant: int) -> Things:
        return [("verb", "play"), ("card", self.faces[variant])]


@final
class Take(Move[EmberState]):
    """Take the fire (EM-5)."""

    def refusal(self, state: EmberState, seat: i64, variant: i64) -> i64:
        return NO_FIRE if state.size(FIRE) == 0 else LEGAL

    def perform(self, state: EmberState, seat: i64, variant: i64) -> None:
        state.take(seat)


def ember_layout(players: int, copies: list[int], faces: list[str]) -> Layout:
    """Return the layout of a game with the moves that its players can choose from."""
    layout = declare.layout(players, copies, most_legal=len(copies) + 1)
    moves: list[Move[Any]] = [Play(faces), Take("take")]
    layout.choices = Choices(moves, [DecisionKind(ASK_TURN, NO_ACTION, moves)])
    return layout


def deal_ember(game: "Game", hand: int, rng: Rng, listen: bool) -> EmberState:
    """Return a newly dealt game."""
    state = EmberState(game, game.layout, empty_cells(game.layout), empty_cards(game.layout), rng)
    if listen:
        state.listen()
    state.deal(hand)
    return state

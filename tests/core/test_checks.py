"""Check every game against its declaration, and that mistakes of a new game are reported with a sentence."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from mypy_extensions import i64

import dragonhall
from dragonhall.core.checks import check_game, check_play, check_state
from dragonhall.core.declaration import SEAT, Declaration
from dragonhall.core.errors import DeclarationError
from dragonhall.core.game import Game
from dragonhall.core.layout import ALL, COUNTS, NOBODY, OWNER, empty_cards, empty_cells
from dragonhall.core.moves import Choices, DecisionKind, Move, Things
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import State
from tests.variants import every_game

GAMES_PLAYED = 3


@every_game
@pytest.mark.one_build
def test_game_agrees_with_its_declaration(game: Game) -> None:
    check_game(game)
    for seed in range(GAMES_PLAYED):
        assert check_play(game, seed) > 0


# A small game without mistakes, in which the tests below plant them: draw a card in turn; the last card wins.

declare = Declaration(seats=2, no_action="DR-1", game_over="DR-2")
declare.index("colour", ("red", "blue"))
DECK: i64 = declare.zone("deck", 6, NOBODY, ordered=True)
HAND: i64 = declare.zone("hand", 3, OWNER, each=SEAT)
LEFT: i64 = declare.cells("left", each="colour", high=3)
ASK_DRAW: i64 = declare.decision("draw")
DREW: i64 = declare.event("drew", "seat", "card", shown_in="hand")
NOT_NOW: i64 = declare.refusal("not-now", "DR-1")
EMPTY: i64 = declare.ending("empty")


class SmallState(State):
    def winner_bits(self) -> i64:
        return 1

    def score_of(self, seat: i64) -> i64:
        return self.size(HAND + seat)

    def evaluate(self, seat: i64) -> float:
        return 0.0


class Draw(Move[SmallState]):
    def perform(self, state: SmallState, seat: i64, variant: i64) -> None:
        card = state.draw(DECK, HAND + seat)
        state.cells[LEFT + card] -= 1
        state.emit(DREW, seat, card)
        if state.size(DECK) == 0:
            state.finish(EMPTY)
        else:
            state.pass_to(1 - seat)


class SmallGame(Game):
    name = "small"
    rules_version = "1"
    min_players = max_players = 2
    options_known = ()
    declaration = declare
    stocks: ClassVar[tuple[str, ...]] = ("deck",)
    copies = (3, 3)
    state = SmallState

    def __init__(self) -> None:
        super().__init__(Pack("small", {}, ""), 2, {})
        self.seats = ("first", "second")
        self.layout = self.declaration.layout(2, list(self.copies), most_legal=4)
        self.layout.choices = self.choices()

    def choices(self) -> Choices:
        draw = Draw("draw")
        return Choices([draw], [DecisionKind(ASK_DRAW, NOT_NOW, [draw])])

    def new(self, rng: Rng, listen: bool = False) -> State:
        state = self.state(self, self.layout, empty_cells(self.layout), empty_cards(self.layout), rng)
        if listen:
            state.listen()
        state.put_faces(DECK, 0, 2)
        state.cells[LEFT] = state.cells[LEFT + 1] = 3
        state.push_decision(ASK_DRAW, 0)
        return state

    def face(self, card: int) -> str:
        return ("red", "blue")[card]


def test_small_game_is_right() -> None:
    check_game(SmallGame())
    assert check_play(SmallGame(), 1) == 6


def check(game: Game) -> None:
    check_game(game)
    check_play(game, 1)


class NoStocks(SmallGame):
    stocks = ()


class WrongStock(SmallGame):
    stocks = ("hoard",)


class TooManyCards(SmallGame):
    copies = (9, 3)


class ThreeSeats(SmallGame):
    def __init__(self) -> None:
        super().__init__()
        self.seats = ("first", "second", "third")


class NoIndexNames(SmallGame):
    def index_names(self, each: str) -> tuple[str, ...]:
        raise KeyError(each)


class NoPerform(SmallGame):
    def choices(self) -> Choices:
        rest: Move[SmallState] = Move("rest")
        return Choices([rest], [DecisionKind(ASK_DRAW, NOT_NOW, [rest])])


class ForgottenDecision(SmallGame):
    def choices(self) -> Choices:
        return Choices([], [])


class ForgottenMove(SmallGame):
    def choices(self) -> Choices:
        draw = Draw("draw")
        return Choices([draw, Draw("again")], [DecisionKind(ASK_DRAW, NOT_NOW, [draw])])


class SameTexts(SmallGame):
    def choices(self) -> Choices:
        draw = Draw("draw", 2)
        return Choices([draw], [DecisionKind(ASK_DRAW, NOT_NOW, [draw])])


class UndeclaredRefusal(SmallGame):
    def choices(self) -> Choices:
        class Odd(Draw):
            def refusal(self, state: SmallState, seat: i64, variant: i64) -> i64:
                return 0 if variant == 0 else 40

            def things(self, variant: int) -> Things:
                return [("verb", "draw"), ("number", str(variant))]

        odd = Odd("draw", 2)
        return Choices([odd], [DecisionKind(ASK_DRAW, NOT_NOW, [odd])])


def variant(perform: Callable[[SmallState, i64], None]) -> type[SmallGame]:
    """Return the game with another action."""

    class Other(Draw):
        def perform(self, state: SmallState, seat: i64, variant: i64) -> None:
            perform(state, seat)

    class OtherGame(SmallGame):
        def choices(self) -> Choices:
            other = Other("draw")
            return Choices([other], [DecisionKind(ASK_DRAW, NOT_NOW, [other])])

    return OtherGame


class NoEvaluation(SmallGame):
    class Incomplete(State):
        def winner_bits(self) -> i64:
            return 0

        def score_of(self, seat: i64) -> i64:
            return 0

    state = Incomplete  # type: ignore[assignment]  # lacks a method on purpose


def lose_a_card(state: SmallState, seat: i64) -> None:
    state.take_last(DECK)
    state.pass_to(1 - seat)


def draw_without_turns(state: SmallState, seat: i64) -> None:
    state.draw(DECK, HAND + seat)


def break_a_bound(state: SmallState, seat: i64) -> None:
    state.cells[LEFT] = 7


def emit_too_much(state: SmallState, seat: i64) -> None:
    state.emit(DREW, seat, 0, 5)
    state.finish(EMPTY)


def name_no_card(state: SmallState, seat: i64) -> None:
    state.emit(DREW, seat, 9)
    state.finish(EMPTY)


def end_without_reason(state: SmallState, seat: i64) -> None:
    state.finish(0)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (NoStocks, "there are 1 pools of cards, but 0 stocks"),
        (WrongStock, "the stock 'hoard' of pool 0 is not a zone of that pool"),
        (TooManyCards, "pool 0 has 12 cards, but its stock 'deck' holds 6"),
        (ThreeSeats, "has 3 seats for 2 players"),
        (NoIndexNames, "index 'colour' has no names"),
        (NoPerform, "move 'rest' has no method 'perform'"),
        (ForgottenDecision, "1 decisions are declared"),
        (ForgottenMove, "move 'again' belongs to no decision"),
        (SameTexts, "two actions have the text 'draw'"),
        (NoEvaluation, "has no method 'evaluate'"),
        (UndeclaredRefusal, "is refused with 40, which is not declared"),
        (variant(lose_a_card), "after 'draw': there are 2 cards 'blue' instead of 3"),
        (variant(break_a_bound), "cell 'left' number 0 is 7; it is declared from 0 to 3"),
        (variant(emit_too_much), "event 'drew' has more values than the declared 2"),
        (variant(name_no_card), "there is no card with the number 9"),
        (variant(end_without_reason), "over without a declared ending"),
    ],
)
def test_mistake_is_reported_with_a_sentence(game: type[SmallGame], sentence: str) -> None:
    with pytest.raises(DeclarationError, match=sentence):
        check(game())


def test_full_zone_is_reported() -> None:
    """Uncompiled when the card is put, compiled by the check after the action."""
    with pytest.raises(DeclarationError, match=r"zone 'hand'.*(is full|has 4 cards)"):
        check_play(variant(draw_without_turns)(), 1)


def test_card_of_another_pool_is_reported() -> None:
    class TwoPools(SmallGame):
        declaration = Declaration(seats=2, no_action="DR-1", game_over="DR-2")
        declaration.zone("deck", 6, ALL)
        declaration.zone("other", 6, ALL, pool=1)

        def __init__(self) -> None:
            Game.__init__(self, Pack("small", {}, ""), 2, {})
            self.layout = self.declaration.layout(2, [1, 1], 1, pool_of=[0, 1])

    game = TwoPools()
    state = SmallState(
        game, game.layout, empty_cells(game.layout), empty_cards(game.layout), FastRng.seeded(1)
    )
    state.put(0, 1)
    state.put(1, 0)
    with pytest.raises(DeclarationError, match="zone 'deck' has the card 'blue' of another pool"):
        check_state(state)
    state.cells[COUNTS] = 7
    with pytest.raises(DeclarationError, match="zone 'deck' has 7 cards; its capacity is 6"):
        check_state(state)


@pytest.mark.skipif(dragonhall.compiled(), reason="these checks only run uncompiled")
def test_undeclared_event_and_small_buffer_are_reported_uncompiled() -> None:
    class NarrowGame(SmallGame):
        def __init__(self) -> None:
            super().__init__()
            self.layout = self.declaration.layout(2, list(self.copies), most_legal=0)
            self.layout.choices = self.choices()

    with pytest.raises(DeclarationError, match="decision 'draw' cannot be listed; is most_legal=0 too small"):
        check_play(NarrowGame(), 1)
    state = SmallGame().begin(1)
    with pytest.raises(DeclarationError, match="event 99 is not declared"):
        state.emit(99)

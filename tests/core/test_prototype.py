"""Check that a game written in plain Python runs under the compiled core and search, only slower."""

from mypy_extensions import i64

from dragonhall.bots.basic import Greedy
from dragonhall.bots.ismcts import Ismcts
from dragonhall.core.declaration import Declaration
from dragonhall.core.game import Game
from dragonhall.core.layout import empty_cards, empty_cells
from dragonhall.core.moves import LEGAL, Choices, DecisionKind, Move, Things
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import State
from dragonhall.core.view import View

declare = Declaration(seats=2, no_action="NI-1", game_over="NI-2")
HEAP = declare.cells("heap", high=99)
WINNER = declare.cells("winner")
ASK_TAKE = declare.decision("take")
NOT_NOW = declare.refusal("not-now", "NI-1")
TOO_MANY = declare.refusal("too-many", "NI-1")
LAST_STONE = declare.ending("last-stone")


class NimState(State):
    """Nim: take one to three stones; the player who takes the last one wins."""

    def winner_bits(self) -> i64:
        return 1 + self.cells[WINNER]

    def score_of(self, seat: i64) -> i64:
        return 0

    def evaluate(self, seat: i64) -> float:
        return 1.0 if self.over and self.cells[WINNER] == seat else 0.0


class Take(Move[NimState]):
    def refusal(self, state: NimState, seat: i64, variant: i64) -> i64:
        return LEGAL if variant < state.cells[HEAP] else TOO_MANY

    def perform(self, state: NimState, seat: i64, variant: i64) -> None:
        state.cells[HEAP] -= variant + 1
        if state.cells[HEAP] == 0:
            state.cells[WINNER] = seat
            state.finish(LAST_STONE)
        else:
            state.pass_to(1 - seat)

    def things(self, variant: int) -> Things:
        return [("verb", "take"), ("number", str(variant + 1))]


class Nim(Game):
    name = "nim"
    rules_version = "1"
    min_players = max_players = 2
    options_known = ()
    declaration = declare
    stocks = ()
    seats = ("first", "second")

    def __init__(self, heap: int) -> None:
        super().__init__(Pack("nim", {}, ""), 2, {})
        self.heap = heap
        take = Take("take", 3)
        self.layout = declare.layout(2, [], most_legal=3)
        self.layout.choices = Choices([take], [DecisionKind(ASK_TAKE, NOT_NOW, [take])])

    def new(self, rng: Rng, listen: bool = False) -> State:
        state = NimState(self, self.layout, empty_cells(self.layout), empty_cards(self.layout), rng)
        state.cells[HEAP] = self.heap
        state.push_decision(ASK_TAKE, 0)
        return state

    def face(self, card: int) -> str:
        return "stone"


def test_interpreted_game_runs_to_its_end() -> None:
    state = Nim(21).begin(1)
    state.playout(FastRng.seeded(3))
    assert state.outcome is not None
    assert state.outcome.reason == "last-stone"


def test_compiled_look_ahead_takes_the_last_stones() -> None:
    state = Nim(3).begin(1)
    assert str(Greedy(worlds=1).choose(View(state, 0))) == "take 3"


def test_compiled_search_leaves_a_multiple_of_four() -> None:
    state = Nim(7).begin(1)
    assert str(Ismcts(iterations=400, horizon=9).choose(View(state, 0))) == "take 3"

"""Check that a game written in plain Python runs under the compiled core and search, only slower."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.bots.basic import Greedy
from dragonhall.bots.ismcts import Ismcts
from dragonhall.core.action import Path, Thing
from dragonhall.core.declaration import RefusalKind
from dragonhall.core.game import Game
from dragonhall.core.layout import COUNTS, DEPTH, Cells, Layout, empty_cards, empty_cells
from dragonhall.core.moves import LEGAL
from dragonhall.core.pack import Pack
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import State
from dragonhall.core.view import View

HEAP = COUNTS
WINNER = COUNTS + 1


class NimState(State):
    """Nim: take one to three stones; the player who takes the last one wins."""

    def with_arrays(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> State:
        return NimState(self.game, self.layout, cells, cards, rng)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        if self.cells[DEPTH] == 0:
            return 0
        most = min(3, int(self.cells[HEAP]))
        for stones in range(most):
            buffer[stones] = stones
        return most

    def refusal(self, action: i64) -> i64:
        return LEGAL if action < self.cells[HEAP] else 1

    def advance(self, action: i64) -> None:
        self.cells[HEAP] -= action + 1
        seat = self.cells[self.frame() + 1]
        if self.cells[HEAP] == 0:
            self.cells[WINNER] = seat
            self.finish(1)
        else:
            self.cells[self.frame() + 1] = 1 - seat

    def winner_bits(self) -> i64:
        return 1 + self.cells[WINNER]

    def score_of(self, seat: i64) -> i64:
        return 0

    def evaluate(self, seat: i64) -> float:
        return 1.0 if self.over and self.cells[WINNER] == seat else 0.0


class Nim(Game):
    name = "nim"
    rules_version = "1"
    min_players = max_players = 2
    options_known = ()
    decisions = ("take",)
    endings = ("", "last-stone")
    refusals = (RefusalKind("too-many", "NI-1"),)
    events = ()
    stocks = ()
    action_total = 3
    seats = ("first", "second")

    def __init__(self, heap: int, options: Mapping[str, str] | None = None) -> None:
        super().__init__(Pack("nim", {}, ""), 2, options or {})
        self.heap = heap
        cells = [Cells("heap", HEAP, 1, "", 0, 99), Cells("winner", WINNER, 1, "", 0, 1)]
        self.layout = Layout(2, [], cells, [], [], 3)

    def new(self, rng: Rng, listen: bool = False) -> State:
        state = NimState(self, self.layout, empty_cells(self.layout), empty_cards(self.layout), rng)
        state.cells[HEAP] = self.heap
        state.push_decision(0, 0, 0, 0)
        return state

    def path(self, code: int) -> Path:
        return (Thing("verb", "take"), Thing("number", str(code + 1)))

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

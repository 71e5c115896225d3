"""Test observations: equal to a reference, no hidden information, zero-sum rewards."""

from collections import Counter
from collections.abc import Iterator

import pytest

from dragonhall.core.game import Game
from dragonhall.core.layout import COMMON, COUNTS, SPECTATOR, UNKNOWN
from dragonhall.core.learning.observer import Observer, live_zones
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from tests.random_games import table
from tests.variants import every_game


def positions(game: Game, every: int = 29, seed: int = 3) -> Iterator[State]:
    """Yield the positions of a random game, including the last one."""
    state, rng = game.begin(seed), FastRng.seeded(seed)
    while not state.over:
        if state.ply % every == 0:
            yield state
        state.apply_nth(int(rng.below(state.count)))
    yield state


def reference(view: State, seat: int) -> list[float]:
    """Return the numbers of a masked state from 0 to 1, written independently of `Observer`.

    Cells are scaled by their bounds. A zone yields the visible cards of each face as a fraction of the copies
    that exist, then the hidden cards as a fraction of its capacity.
    """
    game, layout = view.game, view.layout
    total = len(game.seats)
    own = 0 if seat == SPECTATOR else seat
    turned = [(own + k) % total for k in range(total)]
    numbers: list[float] = []
    for run in layout.named_cells:
        order = turned if run.each == "seat" else range(run.length)
        span = run.high - run.low
        numbers += [(int(view.cells[run.start + k]) - run.low) / span for k in order]
    zones = {(zone.name, zone.owner): number for number, zone in enumerate(layout.zones)}
    for zone in live_zones(view):
        owner = COMMON if zone.owner == COMMON else turned[zone.owner]
        numbers += zone_numbers(view, zones[zone.name, owner])
    decision = view.decision
    numbers += [float(decision is not None and decision.kind == kind) for kind in game.decisions]
    numbers += [float(decision is not None and decision.seat == k) for k in turned]
    return numbers


def zone_numbers(view: State, zone: int) -> list[float]:
    layout = view.layout
    start = int(layout.base[zone])
    faces: Counter[int] = Counter()
    for k in range(int(view.cells[COUNTS + zone])):
        faces[int(view.cards[start + k])] += 1
    hidden = faces.pop(UNKNOWN, 0)
    shown = [0.0] * int(layout.faces)  # most faces are in other zones: skip their division
    for face, count in faces.items():
        shown[face] = count / max(1, int(layout.copies[face]))
    return [*shown, hidden / layout.zones[zone].capacity]


@every_game
def test_observation_equals_the_reference(game: Game) -> None:
    for state in positions(game):
        observer = Observer(state)
        for seat in range(SPECTATOR, game.players):
            scaled = observer.scaled(state, seat)
            expected = reference(state.masked(seat), seat)
            assert len(scaled) == observer.length
            assert scaled[: len(expected)] == expected
            assert min(scaled) >= 0
            assert max(scaled) <= 1


@every_game
def test_indistinguishable_worlds_have_equal_observations(game: Game) -> None:
    rng = FastRng.seeded(11)
    differed = 0
    for state in positions(game):
        observer = Observer(state)
        for seat in range(game.players):
            world = state.sample(seat, rng)
            differed += world.digest != state.digest
            assert list(observer.numbers(world, seat)) == list(observer.numbers(state, seat))
    assert differed > 0


@every_game
def test_pieces_are_contiguous_and_complete(game: Game) -> None:
    observer = Observer(game.begin(0))
    at = 0
    for piece in observer.pieces:
        assert piece.start == at
        at += piece.length
    assert at == observer.length == len(observer.lowest) == len(observer.spans)
    names = [piece.name for piece in observer.pieces]
    assert len(set(names)) == len(names)


def numbers_of(state: State, seat: int, name: str) -> list[int]:
    observer = Observer(state)
    piece = next(piece for piece in observer.pieces if piece.name == name)
    return [int(n) for n in observer.numbers(state, seat)][piece.start : piece.start + piece.length]


def test_viewer_comes_first_and_sees_own_hand() -> None:
    state = table("draco", 3).begin(5)
    assert state.decision is not None
    asked = state.decision.seat
    assert numbers_of(state, 1, "seat") == [0, 1, 0]
    assert numbers_of(state, SPECTATOR, "seat") == [0, 0, 0]
    assert numbers_of(state, asked, "to act") == [1, 0, 0]
    assert sum(numbers_of(state, 2, "hand/0")[:-1]) == 6  # the viewer's own hand is visible
    assert numbers_of(state, 2, "hand/1")[-1] == 6  # the next one is hidden


@every_game
def test_rewards_follow_winners_and_sum_to_zero(game: Game) -> None:
    for seed in range(4):
        state = game.begin(seed)
        state.playout(FastRng.seeded(seed))
        rewards = Observer(state).rewards(state)
        assert state.outcome is not None
        assert sum(rewards) == pytest.approx(0)
        for seat, reward in enumerate(rewards):
            if len(state.outcome.winners) < game.players:
                assert (reward > 0) == (seat in state.outcome.winners)
            else:
                assert reward == 0


class Ended(State):
    """A finished game with given winners and teams."""

    def __init__(self, like: State, winners: int, teams: bool) -> None:
        super().__init__(like.game, like.layout, like.cells, like.cards, like.rng)
        self.winners = winners
        self.teams = teams

    def winner_bits(self) -> int:
        return self.winners

    def rivals(self, seat: int, other: int) -> bool:
        return (seat - other) % 2 == 1 if self.teams else seat != other


@pytest.mark.parametrize(
    ("winners", "teams", "rewards"),
    [
        (0b0001, False, [1, -1 / 3, -1 / 3, -1 / 3]),
        (0b0011, False, [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        (0b1111, False, [0, 0, 0, 0]),
        (0b0000, False, [0, 0, 0, 0]),
        (0b0101, True, [1, -1, 1, -1]),
        (0b0000, True, [0, 0, 0, 0]),
    ],
)
def test_shared_win_has_smaller_reward(winners: int, teams: bool, rewards: list[float]) -> None:
    state = Ended(table("draco", 4).begin(1), winners, teams)
    assert Observer(state).rewards(state) == pytest.approx(rewards)

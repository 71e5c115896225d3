"""Test observations: equal to the tensor, no hidden information, zero-sum rewards."""

from collections.abc import Iterator

import pytest

from dragonhall.core.description import tensor
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from tests.tables import table
from tests.variants import every_game


def positions(game: Game, every: int = 29, seed: int = 3) -> Iterator[State]:
    """Yield the positions of a random game, including the last one."""
    state, rng = game.begin(seed), FastRng.seeded(seed)
    while not state.over:
        if state.ply % every == 0:
            yield state
        state.apply_nth(int(rng.below(state.count)))
    yield state


@every_game
def test_observation_is_the_unscaled_tensor(game: Game) -> None:
    for state in positions(game):
        observer = Observer(state)
        for seat in range(SPECTATOR, game.players):
            numbers = observer.numbers(state, seat)
            bounds = zip(numbers, observer.lowest, observer.spans, strict=True)
            scaled = [(int(number) - low) / span for number, low, span in bounds]
            expected = tensor(state.masked(seat), seat)
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

"""Compare vectorised games with the same games played one at a time."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from dragonhall.core.errors import IllegalActionError, OptionError
from dragonhall.core.game import Game
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.envs.vector import DEAL, WAIT, VectorGames
from tests.random_games import table
from tests.variants import title

TABLES = [
    table("draco", 2),
    table("draco", 3),
    table("drako", matchup="knights-trolls"),
    table("drako", matchup="trolls-dwarves", edition="pl"),
    table("signori", 2),
    table("signori", 4),
]


class OneByOne:
    """Reference for one row, computed with the plain State API."""

    def __init__(self, game: Game, seed: int, number: int) -> None:
        self.game = game
        self.stream = FastRng.seeded((seed << 32) + number)
        self.observer = Observer(self.game.begin(0))
        self.state = self.dealt()

    def dealt(self) -> State:
        return self.game.new(self.stream.fork())

    def step(self, action: int) -> list[float]:
        self.state.apply(action)
        if not self.state.over:
            return [0.0] * self.game.players
        rewards = self.observer.rewards(self.state)
        self.state = self.dealt()
        return rewards

    def check(self, games: VectorGames, row: int) -> None:
        seat = int(self.state.seat_to_act())
        assert games.seats[row] == seat
        assert games.observations[row].tolist() == list(self.observer.numbers(self.state, seat))
        codes = self.state.legal_codes()
        assert games.legal[row, : games.counts[row]].tolist() == codes
        assert np.flatnonzero(games.masks[row]).tolist() == sorted(codes)


@pytest.mark.parametrize("game", TABLES, ids=title)
def test_every_row_equals_the_single_game(game: Game) -> None:
    total, seed = 3, 5
    games = VectorGames(game, total, seed=seed)
    alone = [OneByOne(game, seed, number) for number in range(total)]
    rng = np.random.default_rng(2)
    while games.finished < 4:
        actions = games.random_actions(rng)
        games.step(actions)
        for row, one in enumerate(alone):
            rewards = one.step(int(actions[row]))
            assert games.rewards[row].tolist() == rewards
            assert games.done[row] == any(rewards) or one.state.ply == 0
            if games.batch.states[row].ply % 10 < 2:
                one.check(games, row)


def played(games: VectorGames, steps: int) -> NDArray[np.int32]:
    """Return the first row after some steps that depend on it alone."""
    for _ in range(steps):
        games.step(games.legal[:, 0])
    row: NDArray[np.int32] = games.observations[0].copy()
    return row


def test_games_do_not_depend_on_the_batch_size() -> None:
    first = played(VectorGames("draco:2", 2, seed=9), 150)
    assert (first == played(VectorGames("draco:2", 5, seed=9), 150)).all()
    assert (first != played(VectorGames("draco:2", 2, seed=10), 150)).any()
    games = VectorGames("draco:2", 2, seed=3)
    played(games, 7)
    games.reset(9)
    assert (first == played(games, 150)).all()


def test_illegal_action_changes_no_game_and_is_explained() -> None:
    games = VectorGames("draco:2", 3, seed=1)
    before, digests = games.observations.copy(), [state.digest for state in games.batch.states]
    actions = games.legal[:, 0].copy()
    actions[1] = 150  # `done`, where a card must be played
    with pytest.raises(IllegalActionError) as refused:
        games.step(actions)
    assert refused.value.refusal.rule == "DT-1"
    assert "game 1" in refused.value.__notes__[0]
    assert [state.digest for state in games.batch.states] == digests
    assert (games.observations == before).all()


@pytest.mark.parametrize("code", [-3, 151, 2**40])
def test_number_that_is_no_action_is_illegal(code: int) -> None:
    games = VectorGames("draco:2", 1)
    with pytest.raises(IllegalActionError):
        games.step([code])


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0.0, 1.0], [[0, 0]], ["a", "b"]])
def test_actions_of_wrong_shape_are_refused(actions: list[object]) -> None:
    games = VectorGames("draco:2", 2)
    with pytest.raises(OptionError, match="2 whole numbers"):
        games.step(np.array(actions))


@pytest.mark.parametrize(
    ("settings", "code"),
    [({"total": 0}, "vector-games"), ({"longest": -1}, "vector-longest"), ({"seed": -1}, "arena-seed")],
)
def test_invalid_settings_are_refused(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        VectorGames("draco", **{"total": 2, **settings})
    assert refused.value.code == code


def test_game_without_autoreset_stays_over_until_reset() -> None:
    games = VectorGames("draco:2", 2, endless=False)
    rng = np.random.default_rng(1)
    while games.seats[0] >= 0:
        games.step([games.random_actions(rng)[0], WAIT])
    assert games.done.tolist() == [True, False]
    assert games.state(1).ply == 0
    assert abs(games.rewards[0]).sum() in (0, 2)
    assert not games.masks[0].any()
    assert games.random_actions(rng)[0] == WAIT
    games.step([0, WAIT])  # ignored: no seat must act
    assert not games.done.any()
    assert not games.rewards.any()
    games.step([DEAL, WAIT])
    assert games.seats[0] >= 0
    assert games.state(0).ply == 0
    assert games.masks[0].any()


def test_game_is_truncated_at_its_maximum_length() -> None:
    games = VectorGames("drako", 2, longest=10)
    rng = np.random.default_rng(1)
    for _ in range(9):
        games.step(games.random_actions(rng))
        assert not games.truncated.any()
    games.step(games.random_actions(rng))
    assert games.truncated.all()
    assert games.done.all()
    assert not games.rewards.any()
    assert [games.state(k).ply for k in range(2)] == [0, 0]


def test_arrays_are_read_only() -> None:
    games = VectorGames("draco:2", 2)
    for array in (games.observations, games.masks, games.seats, games.rewards, games.legal):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 0


def test_pieces_are_found_by_name() -> None:
    games = VectorGames("draco:2", 4)
    assert (games.piece("hand/0")[:, :-1].sum(axis=1) == 6).all()
    assert (games.piece("hand/1")[:, -1] == 6).all()
    with pytest.raises(OptionError, match="space, score"):
        games.piece("gold")


def test_random_actions_are_uniform() -> None:
    games = VectorGames("draco:2", 1, seed=4)
    rng = np.random.default_rng(1)
    count = int(games.counts[0])
    drawn = [int(games.random_actions(rng)[0]) for _ in range(500 * count)]
    assert sorted(set(drawn)) == sorted(games.legal[0, :count].tolist())
    assert max(drawn.count(code) for code in set(drawn)) < 600


@pytest.mark.parametrize("game", TABLES, ids=title)
def test_look_ahead_shows_the_result_of_each_action(game: Game) -> None:
    games = VectorGames(game, 3, seed=6)
    rng = np.random.default_rng(1)
    observer = Observer(game.begin(0))
    for _ in range(40):
        games.step(games.random_actions(rng))
    before = [state.digest for state in games.batch.states]
    ahead = games.ahead(FastRng.seeded(8))
    assert len(ahead.observations) == len(ahead.seats) == len(ahead.rewards) == games.counts.sum()
    worlds = FastRng.seeded(8)
    for number in range(games.total):
        world = games.state(number).sample(int(games.seats[number]), worlds)
        for n in range(int(games.counts[number])):
            row = int(ahead.starts[number]) + n
            after = world.clone()
            after.apply(int(games.legal[number, n]))
            seat = -1 if after.over else int(after.seat_to_act())
            assert ahead.seats[row] == seat
            assert ahead.observations[row].tolist() == list(observer.numbers(after, seat))
            assert ahead.rewards[row].tolist() == (
                observer.rewards(after) if after.over else [0] * game.players
            )
    assert [state.digest for state in games.batch.states] == before


def test_look_ahead_does_not_use_hidden_cards() -> None:
    """A world that the seat cannot distinguish gives the same result."""
    games = VectorGames("draco:2", 1, seed=3)
    first = games.ahead(FastRng.seeded(4)).observations.copy()
    games.batch.states[0] = games.batch.states[0].sample(int(games.seats[0]), FastRng.seeded(9))
    assert (games.ahead(FastRng.seeded(4)).observations == first).all()


def test_look_ahead_reports_the_end() -> None:
    games = VectorGames("draco:2", 32, seed=3)
    rng = np.random.default_rng(1)
    ends = 0
    while ends < 3:
        games.step(games.random_actions(rng))
        ahead = games.ahead(FastRng.seeded(1))
        over = ahead.seats < 0
        assert not ahead.rewards[~over].any()
        ends += int((abs(ahead.rewards[over]).sum(axis=1) == 2).sum())

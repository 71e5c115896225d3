"""Run Gymnasium's environment checker and test the single-seat and vector environments."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dragonhall.envs.gymnasium
from dragonhall.core.errors import IllegalActionError, OptionError
from dragonhall.core.rng import FastRng
from dragonhall.core.view import View
from dragonhall.envs.gymnasium.single import SeatEnv
from dragonhall.envs.gymnasium.vector import SeatVectorEnv
from dragonhall.envs.observations import Observation
from tests.random_games import table

IDS = ("dragonhall/Draco-v0", "dragonhall/Drako-v0", "dragonhall/Signori-v0")

each = pytest.mark.parametrize("name", IDS)


def test_ids_are_registered() -> None:
    assert dragonhall.envs.gymnasium.HERE
    assert set(IDS) <= set(gymnasium.registry)


@each
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_environment_passes_the_gymnasium_checker(
    name: str, opponents: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(name, opponents=opponents).unwrapped)  # its warnings are errors here
    capsys.readouterr()


def first_of(seen: Observation) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


@pytest.mark.parametrize("seat", ["fire", "arrow", "eye"])
def test_seat_acts_until_the_game_is_over(seat: str) -> None:
    env = SeatEnv("draco", seat=seat, players=3)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        assert info["seat"] == seat
        over = False
        while not over:
            assert (env.action_masks() == seen["action_mask"]).all()
            seen, reward, over, truncated, _ = env.step(first_of(seen))
            assert not truncated
            assert over or reward == 0
        outcome = env.position.outcome
        assert outcome is not None
        assert (reward > 0) == (env.own in outcome.winners)
        assert not seen["action_mask"].any()


def test_any_seat_is_chosen_at_random() -> None:
    env = SeatEnv("drako", seat="any")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {"knights", "trolls"}


def test_illegal_action_loses_and_is_explained() -> None:
    env = SeatEnv("draco")
    env.reset(seed=1)
    digest = env.position.digest
    _, reward, over, _, info = env.step(150)
    assert (reward, over) == (-1, True)
    assert info["refusal"]
    assert env.position.digest == digest


def test_game_is_truncated_at_its_maximum_length() -> None:
    env = SeatEnv("drako", longest=7)
    seen, _ = env.reset(seed=1)
    truncated = False
    while not truncated:
        seen, reward, over, truncated, _ = env.step(first_of(seen))
        assert (reward, over) == (0, False)
    assert env.position.ply == 7


def test_game_starts_from_a_given_position() -> None:
    state = table("drako").begin(4)
    rng = FastRng.seeded(1)
    while state.ply < 10 or int(state.seat_to_act()) != 0:
        state.apply_nth(int(rng.below(state.count)))
    env = SeatEnv("drako", seat="knights")
    env.reset(options={"state": state})
    assert env.position.digest == state.digest


@pytest.mark.parametrize("settings", [{"seat": "dwarves"}, {"opponents": "gready"}, {"edition": "de"}])
def test_invalid_setting_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        SeatEnv("drako", **settings)
    with pytest.raises(OptionError):
        SeatVectorEnv(2, "drako", **settings)


def expected(winners: tuple[int, ...], seat: int) -> float:
    """Return the reward in a two-seat game: 1 or -1, and 0 if both seats win or none does."""
    return 0.0 if len(winners) != 1 else 1.0 if seat in winners else -1.0


@each
@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("seat", [None, "any"])
def test_vector_environment_plays_one_seat_per_game(name: str, opponents: str, seat: str | None) -> None:
    env: Any = gymnasium.make_vec(name, num_envs=3, opponents=opponents, seat=seat)
    seen, infos = env.reset(seed=2)
    rng = np.random.default_rng(1)
    over, ended = np.zeros(3, np.bool_), 0
    for _ in range(400):
        assert env.observation_space.contains(seen)
        assert (seen["action_mask"].any(axis=1) == ~over).all()
        actions = [rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in seen["action_mask"]]
        seats = infos["seat"]
        seen, rewards, over, truncated, infos = env.step(np.array(actions))
        assert not truncated.any()
        assert not rewards[~over].any()
        states = env.unwrapped.games.batch.states
        for number in np.flatnonzero(over):
            outcome = states[number].outcome
            assert rewards[number] == expected(outcome.winners, int(seats[number]))
            ended += 1
    assert ended > 0
    env.close()


def test_same_seed_gives_same_games() -> None:
    def played(seed: int) -> list[float]:
        env = SeatVectorEnv(4, "draco", seat="any")
        seen, _ = env.reset(seed=seed)
        for _ in range(60):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
        return [float(number) for number in seen["observation"].ravel()]

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_vector_games_are_truncated_at_their_maximum_length() -> None:
    env = SeatVectorEnv(3, "drako", longest=9)
    seen, _ = env.reset(seed=1)
    truncated = np.zeros(3, np.bool_)
    for _ in range(20):
        seen, _, over, truncated, _ = env.step(seen["action_mask"].argmax(axis=1))
        assert not over.any()
        if truncated.any():
            break
    assert truncated.any()


def test_illegal_action_in_a_vector_changes_nothing() -> None:
    env = SeatVectorEnv(2, "draco")
    env.reset(seed=1)
    before = [state.digest for state in env.games.batch.states]
    with pytest.raises(IllegalActionError):
        env.step(np.array([150, 150]))
    assert [state.digest for state in env.games.batch.states] == before


@each
def test_seat_gets_derived_facts_of_its_own_view(name: str) -> None:
    env: Any = gymnasium.make(name).unwrapped
    env.reset(seed=3)
    assert env.view().derived_facts == View(env.position, env.own).derived_facts
    assert env.view().derived_facts

"""An agent takes its own actions only: not those that another seat may take while it decides."""

import gymnasium
import numpy as np
import pytest

from dragonhall.core.errors import IllegalActionError
from dragonhall.core.state import State
from dragonhall.envs.gymnasium.single import ILLEGAL, SeatEnv
from dragonhall.envs.pettingzoo import signori_v0
from dragonhall.envs.vector import VectorGames
from dragonhall.games import configure

GAME = configure("signori", 2)
SET_UP = 8  # actions; before the first turn nobody may interrupt


def interrupt_of_other(state: State) -> int:
    (code,) = state.interrupts(1 - int(state.seat_to_act()))
    assert state.refusal(code) == 0
    return code


def test_pettingzoo_refuses_the_interrupt_of_another_agent() -> None:
    env = signori_v0.raw_env(players=2)
    env.reset(seed=1)
    for _ in range(SET_UP):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    code = interrupt_of_other(env.position)
    before = env.position.digest
    with pytest.raises(IllegalActionError):
        env.step(code)
    assert env.position.digest == before


def test_gymnasium_takes_the_interrupt_of_another_seat_for_illegal() -> None:
    env = gymnasium.make("dragonhall/Signori-v0", opponents="random").unwrapped
    assert isinstance(env, SeatEnv)
    observation, _ = env.reset(seed=1)
    for _ in range(4):
        observation, *_ = env.step(int(observation["action_mask"].argmax()))
    code = interrupt_of_other(env.position)
    _, reward, ended, _, _ = env.step(code)
    assert (reward, ended) == (ILLEGAL, True)


def test_vector_games_refuse_the_interrupt_of_another_seat() -> None:
    games = VectorGames(GAME, 1, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(SET_UP):
        games.step(games.random_actions(rng))
    with pytest.raises(IllegalActionError):
        games.step(np.array([interrupt_of_other(games.batch.states[0])]))

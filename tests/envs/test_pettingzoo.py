"""Run PettingZoo's own tests on every variant, and test what they do not cover."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from dragonhall.core.errors import IllegalActionError, OptionError
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.view import View
from dragonhall.envs import pettingzoo as modules
from dragonhall.envs.observations import render_text
from dragonhall.envs.pettingzoo import draco_v0, drako_v0, signori_v0
from dragonhall.envs.pettingzoo.environment import GameEnv
from dragonhall.games import GAMES
from tests.random_games import table
from tests.variants import every_game

MODULES = {name: getattr(modules, f"{name}_v0") for name in GAMES}
# PettingZoo warns about every environment whose observation is a dict with a mask, including its own.
DICTS = ("Observation space for each agent probably", "Observation is not a NumPy array")

each_module = pytest.mark.parametrize("name", MODULES)


def env_of(game: Game, **settings: Any) -> Any:
    options = {name.replace("-", "_"): value for name, value in game.options.items()}
    return MODULES[game.name].env(players=game.players, **options, **settings)


@every_game
def test_environment_passes_the_api_test(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        for message in DICTS:
            warnings.filterwarnings("ignore", message)
        api_test(env_of(game), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_environment_passes_the_seed_test(game: Game) -> None:
    seed_test(lambda: env_of(game), num_cycles=40)


@each_module
def test_every_mode_renders(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {"svg": lambda shown: shown.startswith("<svg") or "<svg" in shown, "ansi": bool}
    render_test(MODULES[name].env, custom_tests=drawn)
    assert capsys.readouterr().out  # "human" prints


@each_module
def test_game_is_truncated_after_max_cycles(name: str) -> None:
    env = MODULES[name].env(max_cycles=5)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        env.step(None if truncated else env.action_space(agent).sample(seen["action_mask"]))
        steps += not truncated
    assert steps == 5
    assert not env.agents


@every_game
def test_every_agent_gets_the_reward_of_its_seat_at_the_end(game: Game) -> None:
    env, rng = env_of(game), np.random.default_rng(3)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        assert info["seat"] == game.seats[env.possible_agents.index(agent)]
        total[agent] += reward
        env.step(None if terminated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    state = env.unwrapped.position
    assert state.outcome is not None
    assert list(total.values()) == env.unwrapped.encoder.observer.rewards(state)


def test_only_the_acting_agent_has_legal_actions() -> None:
    env = signori_v0.env(players=4)
    env.reset(seed=2)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)


def test_raw_environment_explains_illegal_action_and_is_unchanged() -> None:
    env = draco_v0.raw_env()
    env.reset(seed=1)
    digest = env.position.digest
    for action in (150, 151, -1, None):
        with pytest.raises(IllegalActionError):
            env.step(action)
    assert env.position.digest == digest
    assert env.agents


def test_illegal_action_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EnvLogger, "warn_on_illegal_move", lambda: None)
    env = draco_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(150)
    assert env.unwrapped.rewards[agent] == -1
    assert all(env.terminations.values())


def test_game_starts_from_a_given_position() -> None:
    state = table("drako").begin(9)
    state.apply_nth(0)
    env = drako_v0.raw_env()
    env.reset(options={"state": state})
    assert env.position.digest == state.digest
    env.step(env.position.legal_codes()[0])
    assert env.position.digest != state.digest  # the environment plays on a copy


def test_games_without_a_seed_differ() -> None:
    env = draco_v0.raw_env()
    dealt = set()
    for _ in range(3):
        env.reset()
        dealt.add(env.position.digest)
    assert len(dealt) == 3


@pytest.mark.parametrize("settings", [{"matchup": "dwarves-knights"}, {"colour": "red"}, {"players": 3}])
def test_invalid_setting_is_refused_with_allowed_values(settings: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        drako_v0.env(**settings)


@every_game
def test_hidden_cards_do_not_change_an_observation(game: Game) -> None:
    env: GameEnv = env_of(game).unwrapped
    env.reset(seed=5)
    state, rng = env.position, FastRng.seeded(5)
    for _ in range(20):
        state.apply_nth(int(rng.below(state.count)))
    for seat, agent in enumerate(env.possible_agents):
        env.position = state
        before = env.observe(agent)
        env.position = state.sample(seat, rng)
        after = env.observe(agent)
        assert (before["observation"] == after["observation"]).all()
        assert (before["action_mask"] == after["action_mask"]).all()
        assert render_text(env.position, -1) == render_text(state, -1)


@each_module
def test_agents_get_derived_facts_of_their_own_view(name: str) -> None:
    env = MODULES[name].env()
    env.reset(seed=3)
    for seat, agent in enumerate(env.possible_agents):
        facts = env.unwrapped.view(agent).derived_facts
        assert facts == View(env.unwrapped.position, seat).derived_facts
        assert bool(facts) == (GAMES[name].derived_facts is not Game.derived_facts)

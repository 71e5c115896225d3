"""Drako as a PettingZoo environment: `env(matchup="trolls-dragon", edition="pl")`."""

from functools import partial

from dragonhall.envs.pettingzoo.environment import GameEnv, wrapped_env

raw_env = partial(GameEnv, "drako")
env = partial(wrapped_env, "drako")

"""Draco as a PettingZoo environment: `env(players=4, score_floor="on")`."""

from functools import partial

from dragonhall.envs.pettingzoo.environment import GameEnv, wrapped_env

raw_env = partial(GameEnv, "draco")
env = partial(wrapped_env, "draco")

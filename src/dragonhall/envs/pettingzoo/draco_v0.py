"""Draco as a PettingZoo environment: `env(players=4, score_floor="on")`."""

from functools import partial

from dragonhall.envs.pettingzoo.environment import HallEnv, wrapped_env

raw_env = partial(HallEnv, "draco")
env = partial(wrapped_env, "draco")

"""I Signori dei Draghi as a PettingZoo environment: `env(players=6, lean_deck="on")`."""

from functools import partial

from dragonhall.envs.pettingzoo.environment import GameEnv, wrapped_env

raw_env = partial(GameEnv, "signori")
env = partial(wrapped_env, "signori")

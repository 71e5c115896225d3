"""Reinforcement learning environments: PettingZoo, Gymnasium, OpenSpiel and a vector environment."""

from importlib.util import find_spec

from dragonhall.extras import MissingExtraError

if find_spec("numpy") is None:  # used by every environment; `rl` and `openspiel` install it
    raise MissingExtraError(package="numpy", extra="rl")

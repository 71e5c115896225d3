"""PettingZoo environments: a module for each game (`drako_v0`, …) with `env` and `raw_env`.

>>> from dragonhall.envs.pettingzoo import drako_v0
>>> env = drako_v0.env(matchup="dragon-dwarves", edition="it")
>>> env.reset(seed=7)
>>> env.agent_selection, env.infos[env.agent_selection]["seat"]
('player_1', 'dwarves')
"""

import sys
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from dragonhall.extras import require_extra
from dragonhall.games import GAMES

require_extra("rl")

from dragonhall.envs.pettingzoo.environment import VERSION, GameEnv, wrapped_env  # noqa: E402

if TYPE_CHECKING:

    def __getattr__(name: str) -> ModuleType: ...


def game_module(game: str) -> ModuleType:
    """Make the module of a game, in the form that PettingZoo expects."""
    module = ModuleType(f"{__name__}.{game}_{VERSION}", f"The game {game} as a PettingZoo environment.")
    vars(module).update(env=partial(wrapped_env, game), raw_env=partial(GameEnv, game))
    return module


for _game in GAMES:
    _module = game_module(_game)
    sys.modules[_module.__name__] = globals()[f"{_game}_{VERSION}"] = _module

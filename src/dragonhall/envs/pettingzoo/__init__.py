"""PettingZoo environments of the three games: `drako_v0`, `draco_v0`, `signori_v0`.

>>> from dragonhall.envs.pettingzoo import drako_v0
>>> env = drako_v0.env(matchup="dragon-dwarves", edition="it")
>>> env.reset(seed=7)
>>> env.agent_selection, env.infos[env.agent_selection]["seat"]
('player_1', 'dwarves')
"""

from dragonhall.extras import require_extra

require_extra("rl")

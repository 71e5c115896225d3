"""Gymnasium environments: one seat of a game against bots, alone or many games at once.

Importing this registers `dragonhall/Drako-v0`, `dragonhall/Draco-v0` and `dragonhall/Signori-v0`.

>>> import gymnasium, dragonhall.envs.gymnasium
>>> env = gymnasium.make("dragonhall/Drako-v0", seat="trolls", opponents="greedy", edition="pl")
>>> seen, info = env.reset(seed=7)
>>> info["seat"], int(seen["action_mask"].sum()) > 0
('trolls', True)
"""

from dragonhall.extras import require_extra
from dragonhall.games import GAMES

require_extra("rl")

from gymnasium import register  # noqa: E402

HERE = "dragonhall.envs.gymnasium"

for name in GAMES:
    register(
        id=f"dragonhall/{name.capitalize()}-v0",
        entry_point=f"{HERE}.single:SeatEnv",
        vector_entry_point=f"{HERE}.vector:SeatVectorEnv",
        kwargs={"game": name},
        disable_env_checker=True,  # the checker ignores the action mask
    )

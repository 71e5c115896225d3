"""OpenSpiel games. Importing this registers `dragonhall_drako`, `dragonhall_draco` and `dragonhall_signori`.

>>> import pyspiel, dragonhall.envs.openspiel
>>> game = pyspiel.load_game("dragonhall_drako(matchup=dragon-dwarves,edition=it)")
>>> game.num_players(), game.num_distinct_actions()
(2, 4654)
"""

from dragonhall.extras import require_extra
from dragonhall.games import GAMES

require_extra("openspiel")

import pyspiel  # noqa: E402

from dragonhall.envs.openspiel.game import SpielGame, game_type  # noqa: E402

TYPES = {name: game_type(kind) for name, kind in GAMES.items()}


def maker(name: str) -> type[SpielGame]:
    """Return a class for registration: OpenSpiel calls it with the parameters only."""

    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, str | int] | None = None) -> None:
            super().__init__(name, TYPES[name], parameters or {})

    return Registered


for name, kind in TYPES.items():
    pyspiel.register_game(kind, maker(name))

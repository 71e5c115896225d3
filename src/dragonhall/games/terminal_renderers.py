"""Access to the terminal renderer of each game, its module `render.terminal`."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from dragonhall.core.action import Thing
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.render.canvas import Line
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.games import GAMES


class TerminalRenderer(Protocol):
    STYLES: Mapping[str, str]

    def draw(
        self,
        game: Game,
        seen: Mapping[str, Any],
        seat: int,
        words: Words,
        width: int,
        ascii_only: bool,
        legend: bool,
    ) -> list[Line]:
        """Draw the data of `renderer_data` for a seat. On small screens, the legend is drawn only once."""

    def style_of(self, thing: Thing) -> str:
        """Return the style of a thing in a list."""


class CloseUp(Protocol):
    def __call__(
        self,
        game: Game,
        seen: Mapping[str, Any],
        seat: int,
        of: str,
        words: Words,
        width: int,
        ascii_only: bool,
    ) -> list[Line]:
        """Draw everything in front of one player, without abbreviation."""


def renderer_data(view: View) -> dict[str, Any]:
    """Return the data that a renderer needs: the view of the seat and the numbers derived from it."""
    return {**view.picture, "counted": view.derived_facts}


def close_up_of(game: Game) -> CloseUp | None:
    """Return the game's renderer for a single player, or None if it has none."""
    return cast(CloseUp | None, getattr(terminal_renderer_of(game), "close_up", None))


def terminal_games() -> list[str]:
    """Return the games that have a terminal renderer and can be played in a terminal."""
    return [name for name in GAMES if find_spec(f"dragonhall.games.{name}.render.terminal") is not None]


def terminal_renderer_of(game: Game) -> TerminalRenderer:
    if game.name not in terminal_games():
        raise OptionError("game-door", game=game.name, allowed=", ".join(terminal_games()))
    return cast(TerminalRenderer, import_module(f"dragonhall.games.{game.name}.render.terminal"))

"""Access to the terminal renderer of each game, its module `render.terminal`."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from dragonhall.core.action import Thing
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.render.drawing import TextDrawing
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.games import GAMES

AnyDrawing = TextDrawing[Any, Any, Any]  # of a game that is known only at run time


class TerminalRenderer(Protocol):
    STYLES: Mapping[str, str]
    TerminalDrawing: type[AnyDrawing]

    def style_of(self, thing: Thing) -> str:
        """Return the style of a thing in a list."""


def terminal_drawing(view: View, words: Words, width: int, ascii_only: bool = False) -> AnyDrawing:
    """Return the text drawing of a view."""
    game = view.masked.game
    drawing = terminal_renderer_of(game).TerminalDrawing
    return drawing(game, view.picture, view.derived_facts, view.seat, words, width, ascii_only)


def terminal_games() -> list[str]:
    """Return the games that have a terminal renderer and can be played in a terminal."""
    return [name for name in GAMES if find_spec(f"dragonhall.games.{name}.render.terminal") is not None]


def terminal_renderer_of(game: Game) -> TerminalRenderer:
    if game.name not in terminal_games():
        raise OptionError("game-door", game=game.name, allowed=", ".join(terminal_games()))
    return cast(TerminalRenderer, import_module(f"dragonhall.games.{game.name}.render.terminal"))

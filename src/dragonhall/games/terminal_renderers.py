"""Access to the terminal renderer of each game, its module `render.terminal`, or the generic one."""

from collections.abc import Mapping
from typing import Any, Protocol, cast

from dragonhall.core.action import Thing
from dragonhall.core.game import Game
from dragonhall.core.render import generic
from dragonhall.core.render.drawing import TextDrawing
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.games import optional_module

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


def terminal_renderer_of(game: Game) -> TerminalRenderer:
    """Return the renderer of a game; the generic one if the game has none of its own."""
    return cast(TerminalRenderer, optional_module(game.name, "render.terminal") or generic)

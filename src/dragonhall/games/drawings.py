"""Each game's way to draw itself in characters: its module `picture`."""

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
        """What a seat sees, from `seen_by`. A small screen leaves out the legend once it was shown."""

    def style_of(self, thing: Thing) -> str:
        """The style in which a thing is named in a list."""


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
        """What lies before one player, in full."""


def seen_by(view: View) -> dict[str, Any]:
    """All that a picture is drawn from: what the seat sees, and the numbers that follow from it."""
    return {**view.picture, "counted": view.counted}


def close_up_of(game: Game) -> CloseUp | None:
    """The game's way to show one player alone, if it has one."""
    return cast(CloseUp | None, getattr(picture_of(game), "close_up", None))


def drawn_games() -> list[str]:
    """The games that have a picture, and so can be played in a terminal."""
    return [name for name in GAMES if find_spec(f"dragonhall.games.{name}.render.terminal") is not None]


def picture_of(game: Game) -> TerminalRenderer:
    if game.name not in drawn_games():
        raise OptionError("game-door", game=game.name, allowed=", ".join(drawn_games()))
    return cast(TerminalRenderer, import_module(f"dragonhall.games.{game.name}.render.terminal"))

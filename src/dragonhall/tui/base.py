"""Base class of all screens: messages, key bar, and CSS classes that depend on the size."""

from typing import TYPE_CHECKING, cast

from textual.screen import Screen

from dragonhall.core.text.messages import Words
from dragonhall.tui.widgets import Key

if TYPE_CHECKING:
    from dragonhall.tui.app import TerminalApp

WIDTH = 80  # minimum width of a board
WIDE = WIDTH + 40  # minimum columns to show the log beside the table
TALL = 32  # minimum lines to show a legend and frames


class AppScreen(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012

    @property
    def terminal_app(self) -> "TerminalApp":
        return cast("TerminalApp", self.app)

    @property
    def words(self) -> Words:
        return self.terminal_app.words

    @property
    def tall(self) -> bool:
        return self.size.height >= TALL

    def keys(self) -> list[Key]:
        """Return the keys that the key bar shows."""
        raise NotImplementedError

    def update_texts(self) -> None:
        """Update all texts after a change of language."""
        raise NotImplementedError

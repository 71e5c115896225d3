"""What all screens of the app share: the words, the line of keys, and the classes that follow the size."""

from typing import TYPE_CHECKING, cast

from textual.screen import Screen

from dragonhall.core.text.messages import Words
from dragonhall.tui.captured_text import WIDTH
from dragonhall.tui.keybar import Key

if TYPE_CHECKING:
    from dragonhall.tui.app import TerminalApp

ROOM_BESIDE = WIDTH + 40  # columns from which a log stands beside the table
TALL = 32  # lines from which there is room for a legend and for frames


class AppScreen(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (ROOM_BESIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012

    @property
    def hall(self) -> "TerminalApp":
        return cast("TerminalApp", self.app)

    @property
    def words(self) -> Words:
        return self.hall.words

    @property
    def tall(self) -> bool:
        return self.size.height >= TALL

    def keys(self) -> list[Key]:
        """What the line of keys shows."""
        raise NotImplementedError

    def respeak(self) -> None:
        """Say everything again: the language has changed."""
        raise NotImplementedError

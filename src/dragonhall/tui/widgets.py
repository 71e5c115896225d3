"""Widgets (the key bar, the slider of replays, the board) and the base class of all screens."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

from rich.style import Style
from rich.text import Text
from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from dragonhall.core.text.messages import Words

if TYPE_CHECKING:
    from dragonhall.tui.app import TerminalApp


class Key(NamedTuple):
    """A key binding: the label of the key, its description, and the action."""

    shown: str
    does: str
    action: str


class KeyBar(Static):
    """Keys in order of importance: on a narrow screen the last ones are cut off."""

    def __init__(self, keys: Callable[[], Sequence[Key]]) -> None:
        super().__init__(id="keys")
        self.keys = keys

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """Update the bar in the current language."""
        parts: list[Content] = []
        for key in self.keys():
            mark = f"[@click={key.action}][$accent b] {key.shown} [/]"
            parts.append(Content.from_markup(mark + "$does [/]", does=key.does))
        self.update(Content("").join(parts))


class ReplaySlider(Widget):
    """The current position between the deal and the end; click or drag to move."""

    position = reactive(0)
    total = reactive(0)

    class Moved(Message):
        """The user selected another position."""

        def __init__(self, position: int) -> None:
            super().__init__()
            self.position = position

    def __init__(self, ascii_only: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self.marks = ("=", "-", "O") if ascii_only else ("━", "─", "●")
        self.signs = (" > ", " = ") if ascii_only else (" ▶ ", " ‖ ")

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return 1

    def render(self) -> Text:
        done, left, knob = self.marks
        at = self.column_of(self.position)
        text = Text(no_wrap=True)
        text.append(done * at, Style(color="yellow", bold=True))
        text.append(knob, Style(color="bright_yellow", bold=True))
        text.append(left * (max(1, self.size.width) - 1 - at), Style(dim=True))
        return text

    def sign(self, halted: bool) -> str:
        """Return the symbol of the button beside it: play or pause."""
        return self.signs[0 if halted else 1]

    def column_of(self, position: int) -> int:
        return round(position * (max(1, self.size.width) - 1) / self.total) if self.total else 0

    def position_at(self, column: int) -> int:
        room = max(1, self.size.width - 1)
        return min(self.total, max(0, round(column * self.total / room)))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.capture_mouse()
        self.post_message(self.Moved(self.position_at(event.x)))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self.app.mouse_captured is self:
            self.post_message(self.Moved(self.position_at(event.x)))

    def on_mouse_up(self) -> None:
        self.release_mouse()


WALLS = re.compile(r"[│|┌┐└┘├┤┬┴┼]")

ChoiceT = TypeVar("ChoiceT")


class Board(Static):
    """The lines of text that the game draws."""

    class Pointed(Message):
        """A click on the board: the text of the line and the column."""

        def __init__(self, line: str, column: int) -> None:
            super().__init__()
            self.line = line
            self.column = column

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lines: list[str] = []

    def show(self, lines: Sequence[Text]) -> None:
        self.lines = [line.plain for line in lines]
        self.update(Text("\n").join(lines))

    def on_click(self, event: events.Click) -> None:
        spot = event.get_content_offset(self)
        if spot is not None and spot.y < len(self.lines):
            self.post_message(self.Pointed(self.lines[spot.y], spot.x))


def pointed_at(line: str, column: int, names: Mapping[str, ChoiceT]) -> ChoiceT | None:
    """Return the value of the name at this column, or of the only name in the same cell of the board.

    >>> names = {"b1": 1, "b2": 2, "archer 1": 3}
    >>> pointed_at("│ b1    │ b2 Sw │  archer 1", 13, names)
    2
    >>> pointed_at("│ b1    │ b2 Sw │  archer 1", 22, names)
    3
    """
    spans = [
        (found.start(), found.end(), wanted)
        for name, wanted in names.items()
        for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", line)
    ]
    under = [span for span in spans if span[0] <= column < span[1]]
    if under:
        return max(under, key=lambda span: span[1] - span[0])[2]
    start, end = cell_around(line, column)
    inside = {wanted for first, last, wanted in spans if start <= first and last <= end}
    return inside.pop() if len(inside) == 1 and (start, end) != (0, len(line)) else None


def cell_around(line: str, column: int) -> tuple[int, int]:
    """Return the part of a line between two borders of a cell; the whole line if there are none."""
    walls = [wall.start() for wall in WALLS.finditer(line)]
    before = [wall + 1 for wall in walls if wall < column]
    after = [wall for wall in walls if wall >= column]
    if not before or not after:
        return 0, len(line)
    return before[-1], after[0]


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

"""A slider over the actions of a record."""

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class Scrubber(Widget):
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

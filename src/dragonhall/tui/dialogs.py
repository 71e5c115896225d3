"""Dialogs: the cover between two players, a text, a yes/no question."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Static

from dragonhall.core.text.messages import Words


class CoverDialog(Screen[None]):
    """A screen that hides the table until the next player is ready."""

    AUTO_FOCUS = "#uncover"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "uncover")]

    def __init__(self, words: Words, name: str) -> None:
        super().__init__(id="cover")
        self.words = words
        self.seat = name

    def compose(self) -> ComposeResult:
        with Vertical(id="cover-box"):
            yield Static("◆", id="cover-mark")
            yield Static(self.words("terminal-pass", seat=self.seat), id="cover-text", markup=False)
            yield Button(self.words("app-uncover"), variant="primary", id="uncover")

    def on_button_pressed(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        self.dismiss(None)


class TextDialog(ModalScreen[None]):
    """A dialog with a text, such as help or the log."""

    AUTO_FOCUS = "#reading"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,f1,f3,q", "close")]

    def __init__(self, title: str, lines: Sequence[Text], words: Words, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.words = words
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            window.border_subtitle = self.words("app-close")
            with VerticalScroll(id="reading"):
                yield Static(Text("\n").join(self.lines))

    def on_mount(self) -> None:
        if self.at_end:
            for scroll in self.query(VerticalScroll):
                scroll.scroll_end(animate=False)

    def on_click(self, event: events.Click) -> None:
        """Close the dialog on a click outside it."""
        if event.widget is self:
            self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


class ConfirmDialog(ModalScreen[bool]):
    """A dialog with a yes/no question."""

    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)"),
        Binding("y", "answer(True)"),
    ]

    def __init__(self, question: str, words: Words) -> None:
        super().__init__()
        self.question = question
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="window small"):
            yield Static(self.question, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.words("app-yes"), variant="error", id="yes")
                yield Button(self.words("app-no"), variant="primary", id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)

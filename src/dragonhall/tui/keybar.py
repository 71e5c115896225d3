"""The last line of every screen: which keys do what, to press or to click, in the reader's language."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.widgets import Static


class Key(NamedTuple):
    """A key as people write it, what it does in words, and the action of the screen."""

    shown: str
    does: str
    action: str


class KeyBar(Static):
    """Keys side by side, from the most to the least wanted: a narrow line leaves out the last ones."""

    def __init__(self, keys: Callable[[], Sequence[Key]]) -> None:
        super().__init__(id="keys")
        self.keys = keys

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """Say it, in the language of the moment."""
        parts: list[Content] = []
        for key in self.keys():
            mark = f"[@click={key.action}][$accent b] {key.shown} [/]"
            parts.append(Content.from_markup(mark + "$does [/]", does=key.does))
        self.update(Content("").join(parts))

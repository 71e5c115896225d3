"""The key bar: the last line of every screen, with clickable key bindings."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.widgets import Static


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

"""The board as a widget. A click on a thing that can be chosen chooses it."""

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

WALLS = re.compile(r"[│|┌┐└┘├┤┬┴┼]")

Wanted = TypeVar("Wanted")


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


def pointed_at(line: str, column: int, names: Mapping[str, Wanted]) -> Wanted | None:
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

"""Text drawings: lines of styled text, independent of the user interface."""

from itertools import zip_longest
from typing import NamedTuple


class Span(NamedTuple):
    """Text with a semantic style such as "minor" or "dragon-red"; the user interface chooses the look."""

    text: str
    style: str = ""


Line = list[Span]


def text_of(line: Line) -> str:
    """The plain text of a line. It must be complete without styles, since not every reader sees them."""
    return "".join(span.text for span in line)


def width_of(line: Line) -> int:
    return sum(len(span.text) for span in line)


def fitted(line: Line, width: int) -> Line:
    """Pad a line with spaces to a width."""
    return [*line, Span(" " * max(0, width - width_of(line)))]


def wrapped(pieces: list[Line], width: int, between: str = "  ") -> list[Line]:
    """Join pieces into as few lines as the width allows.

    >>> [text_of(line) for line in wrapped([[Span("one")], [Span("two")], [Span("three")]], 9)]
    ['one  two', 'three']
    """
    lines: list[Line] = []
    for piece in pieces:
        if lines and width_of(lines[-1]) + len(between) + width_of(piece) <= width:
            lines[-1] += [Span(between), *piece]
        else:
            lines.append(list(piece))
    return lines


def beside(left: list[Line], right: list[Line], width: int, gap: str) -> list[Line]:
    """Put two blocks of lines side by side; `width` is that of the left one."""
    return [
        [*fitted(one, width), Span(gap), *other] for one, other in zip_longest(left, right, fillvalue=Line())
    ]

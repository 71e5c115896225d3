"""Pictures in characters: lines of styled text that any door can show."""

from typing import NamedTuple


class Span(NamedTuple):
    """Some text and what it is, by a word such as "minor" or "dragon-red"; the door picks the look."""

    text: str
    style: str = ""


Line = list[Span]


def text_of(line: Line) -> str:
    """The characters alone: they must say everything, for not everyone sees the styles."""
    return "".join(span.text for span in line)


def width_of(line: Line) -> int:
    return sum(len(span.text) for span in line)


def fitted(line: Line, width: int) -> Line:
    """The line with blanks added up to a width."""
    return [*line, Span(" " * max(0, width - width_of(line)))]


def wrapped(pieces: list[Line], width: int, between: str = "  ") -> list[Line]:
    """Pieces set one after the other, on as few lines as the width allows.

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

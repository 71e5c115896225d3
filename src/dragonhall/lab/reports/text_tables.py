"""Text tables, aligned for a terminal or as Markdown, number formats, and rows of results."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dragonhall.core.text.messages import Words

if TYPE_CHECKING:
    from dragonhall.lab.arena.summary import Tally

Row = Sequence[str]


def aligned_table(head: Row, rows: Sequence[Row]) -> list[str]:
    """Return the lines of a table. The first column is left-aligned, the others right-aligned.

    >>> aligned_table(["bot", "games"], [["random", "8"]])
    ['bot     games', 'random      8']
    """
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    lines: list[str] = []
    for row in (head, *rows):
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


def markdown_table(head: Row, rows: Sequence[Row], numbers_from: int) -> list[str]:
    """Return the lines of a Markdown table. Columns from `numbers_from` on are right-aligned."""
    marks = ["---" if column < numbers_from else "---:" for column in range(len(head))]
    return [f"| {' | '.join(row)} |" for row in (head, marks, *rows)]


def decimal(words: Words, value: float, digits: int = 1) -> str:
    """Format a number with the decimal mark of the language."""
    text = f"{value:.{digits}f}"
    return text if words.language == "en" else text.replace(".", ",")


def percent(words: Words, share: float) -> str:
    return words("lab-percent", value=decimal(words, 100 * share))


def percents(words: Words, low: float, high: float) -> str:
    return words("lab-percents", low=decimal(words, 100 * low), high=decimal(words, 100 * high))


def side_text(words: Words, name: str) -> str:
    """Return the name of a side: the names of its seats, joined by "+"."""
    return " + ".join(str(words.name("seat", seat)) for seat in name.split("+"))


def share_heads(words: Words) -> list[str]:
    return [words("lab-share"), words("lab-interval"), words("lab-fair")]


def share_cells(words: Words, tally: "Tally") -> list[str]:
    interval = percents(words, tally.low, tally.high)
    return [percent(words, tally.share), interval, percent(words, tally.fair)]


def tally_heads(words: Words) -> list[str]:
    counts = [words("lab-games"), words("lab-won"), words("lab-drawn"), words("lab-lost")]
    return [*counts, *share_heads(words)]


def tally_cells(words: Words, tally: "Tally") -> list[str]:
    counts = [str(count) for count in (tally.games, tally.wins, tally.draws, tally.losses)]
    return [*counts, *share_cells(words, tally)]

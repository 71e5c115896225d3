"""HTML output of positions and records for notebooks, readable on dark and light backgrounds."""

from collections.abc import Sequence
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from dragonhall.core.render.svg import tag

if TYPE_CHECKING:
    from dragonhall.core.records.record import Record
    from dragonhall.core.text.messages import Words
    from dragonhall.core.view import View

LEFT = "text-align:left;vertical-align:top"
RIGHT = "text-align:right;vertical-align:top"


def table_html(head: Sequence[str], rows: Sequence[Sequence[str]], numbers_from: int) -> str:
    """An HTML table. Columns from `numbers_from` on are right-aligned. No colours: the page sets them."""
    looks = [LEFT if column < numbers_from else RIGHT for column in range(len(head))]
    titles = [tag("th", escape(title), style=look) for title, look in zip(head, looks, strict=True)]
    lines = [
        tag(
            "tr", *[tag("td", escape(cell) or " ", style=look) for cell, look in zip(row, looks, strict=True)]
        )
        for row in rows
    ]
    return tag("table", tag("thead", tag("tr", *titles)), tag("tbody", *lines))


def position_html(view: "View", words: "Words") -> str:
    """A drawing of a view, with a caption that gives the status of the game."""
    from dragonhall.core.text.narration import winners_sentence

    game, decision, outcome = view.masked.game, view.decision, view.outcome
    words = words.of(game)
    parts = [words("notebook-actions", game=str(words.name("game", game.name)), count=view.masked.ply)]
    if decision is not None:
        parts.append(
            words("record-to-decide", seat=str(words.of(game).name("seat", game.seats[decision.seat])))
        )
    elif outcome is not None:
        parts.append(winners_sentence(game, outcome, words))
    caption = tag("figcaption", escape(" ".join(parts)))
    return tag("figure", view.svg(words) or "", caption, style="margin:0;max-width:72em")


def record_html(record: "Record", words: "Words") -> str:
    """The header of a record, its result, and its actions in a collapsed section."""
    header, end = record.header, record.end
    options = ", ".join(f"{name}={value}" for name, value in header.options.items())
    facts = [
        [words("notebook-game"), f"{words.name('game', header.game)} ({header.rules})"],
        [words("notebook-players"), str(header.players)],
        [words("notebook-options"), options],
        [words("notebook-commitment"), header.commitment],
    ]
    if end is not None:
        winners = ", ".join(str(words.name("seat", seat, header.game)) for seat in end.winners)
        facts.append([words("notebook-winners"), winners or words("notebook-nobody")])
    rows = [
        [str(move.ply), str(words.name("seat", move.seat, header.game)), move.action] for move in record.moves
    ]
    heads = [words("notebook-ply"), words("notebook-seat"), words("notebook-action")]
    game = str(words.name("game", header.game))
    moves = tag(
        "details",
        tag("summary", escape(words("notebook-actions", game=game, count=len(rows)))),
        table_html(heads, rows, numbers_from=len(heads)),
    )
    return table_html(["", ""], facts, numbers_from=2) + (moves if rows else "")

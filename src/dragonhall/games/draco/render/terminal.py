"""Draco as text: the track with the dragons, the players, the viewer's hand.

Drawn from `View.picture`, so it cannot reveal hidden information. Every space is a cell of nine characters;
its first line has the number of the space, its value and a mark:

    8──  2 ≤3    number 8, value 2, a minor scoring
    Re1Bu Or     three dragons; red is ridden by the first player
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dragonhall.core.action import Thing
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.canvas import Line, Span, fitted, text_of, wrapped
from dragonhall.core.text.messages import Words
from dragonhall.games.draco.game import DracoGame
from dragonhall.games.draco.rules.constants import DRAGONS_TO_END, MAJOR, MINOR

CELL = 9
PER_ROW = 8
PER_LINE = 3  # dragons on one line of a cell
GAP = "   "
WIDTH = PER_ROW * (CELL + 1) - 1

TITLES = (
    "draco-picture-rider",
    "draco-picture-score",
    "draco-picture-ride",
    "draco-picture-space",
    "draco-picture-value",
    "draco-picture-hand",
    "draco-picture-pile",
)
STYLES = {
    "space": "dim",
    "value": "bold",
    "minor": "bold blue",
    "major": "bold green",
    "summit": "bold magenta",
    "you": "bold",
    "dragon-blue": "bold blue",
    "dragon-brown": "color(130)",
    "dragon-black": "bold reverse",
    "dragon-red": "bold red",
    "dragon-yellow": "bold yellow",
    "dragon-green": "bold green",
    "dragon-gray": "color(245)",
    "dragon-light-blue": "bold cyan",
    "dragon-purple": "bold magenta",
    "dragon-orange": "bold color(208)",
}


@dataclass(frozen=True, slots=True)
class TrackGlyphs:
    minor: str
    major: str
    summit: str
    rule: str
    wall: str
    right: str
    left: str
    up: str


UNICODE = TrackGlyphs("≤3", "★", "▲", "─", "│", "→", "←", "↑")
ASCII = TrackGlyphs("m", "M", "A", "-", "|", ">", "<", "^")


def draw(
    game: Game,
    seen: Mapping[str, Any],
    seat: int,
    words: Words,
    width: int = 80,
    ascii_only: bool = False,
    legend: bool = True,
) -> list[Line]:
    """Draw the view of `seat` in lines of at most `width` characters (80 or more).

    The legend is beside the track if it fits, otherwise below; small screens may omit it.
    """
    assert isinstance(game, DracoGame)
    picture = DracoText(game, seen, seat, words, ASCII if ascii_only else UNICODE)
    track, entries = picture.track(), picture.legend()
    if width >= WIDTH + len(GAP) + max(len(text_of(entry)) for entry in entries):
        table = beside(track, entries)
    else:
        table = [*track, *(wrapped(entries, width) if legend else [])]
    return [*table, *picture.riders(), *picture.hand(width)]


def style_of(thing: Thing) -> str:
    """Return the style of a thing in a list: cards have the colour of their dragon."""
    return f"dragon-{thing.name.rpartition('-')[0]}" if thing.kind == "card" else ""


def beside(track: list[Line], legend: list[Line]) -> list[Line]:
    """Put the legend in a column to the right of the track."""
    rows = range(max(len(track), len(legend)))
    left = [fitted(track[k] if k < len(track) else [], WIDTH) for k in rows]
    return [[*left[k], Span(GAP), *(legend[k] if k < len(legend) else [])] for k in rows]


class DracoText:
    """One text drawing of a view for one seat."""

    def __init__(
        self, game: DracoGame, seen: Mapping[str, Any], seat: int, words: Words, glyphs: TrackGlyphs
    ) -> None:
        self.game = game
        self.board = game.board
        self.seen = seen
        self.seat = seat
        self.words = words
        self.glyphs = glyphs
        self.riders_of = {self.ride_of(seat): seat for seat in range(game.players)}

    def ride_of(self, seat: int) -> str:
        """Return the colour of the dragon that a seat rides."""
        ride: str = self.seen["ride"][self.game.seats[seat]][0]
        return ride.rpartition("-")[0]

    # ---- the track -----------------------------------------------------------------------------

    def track(self) -> list[Line]:
        """Draw the rows from the summit down; the direction alternates, the bottom row goes right."""
        spaces = list(range(int(self.board.last) + 1))
        rows = [spaces[k : k + PER_ROW] for k in range(0, len(spaces), PER_ROW)]
        lines: list[Line] = []
        for number in reversed(range(len(rows))):
            lines += self.row(rows[number], to_the_right=number % 2 == 0, top=number == len(rows) - 1)
        return lines

    def row(self, spaces: list[int], to_the_right: bool, top: bool) -> list[Line]:
        glyphs = self.glyphs
        arrow = glyphs.right if to_the_right else glyphs.left
        heads = [self.head(space, turns_up=space == spaces[-1] and not top) for space in spaces]
        cells = [self.dragons_on(space) for space in spaces]
        height = max(1, *(len(cell) for cell in cells))
        if not to_the_right:
            heads.reverse()
            cells.reverse()
        lines = [joined(heads, Span(arrow, "space"))]
        for k in range(height):
            parts = [fitted(cell[k] if k < len(cell) else [], CELL) for cell in cells]
            lines.append(joined(parts, Span(glyphs.wall, "space")))
        return lines if len(spaces) == PER_ROW else self.with_counts(lines, len(spaces), to_the_right)

    def with_counts(self, lines: list[Line], cells: int, to_the_right: bool) -> list[Line]:
        """Write the sizes of the card piles into the unused part of the last row."""
        notes = [*self.counts(), *[""] * len(lines)]
        if to_the_right:
            return [[*line, Span(GAP + note)] for line, note in zip(lines, notes, strict=False)]
        free = (PER_ROW - cells) * (CELL + 1)
        return [[Span(note.ljust(free)), *line] for line, note in zip(lines, notes, strict=False)]

    def head(self, space: int, turns_up: bool) -> Line:
        """Draw the first line of a cell, `8──  2 ≤3`; an arrow marks the way up to the next row."""
        rule = self.glyphs.rule
        mark, style = self.mark(space)
        number = str(space).ljust(2, rule) + (self.glyphs.up if turns_up else rule)
        value = f" {int(self.board.value[space]):2d} "
        return [
            Span(number, "space"),
            Span(value, style or "value"),
            Span(mark.ljust(2, rule), style or "space"),
        ]

    def mark(self, space: int) -> tuple[str, str]:
        if space >= self.board.summit:
            return self.glyphs.summit, "summit"
        if self.board.mark[space] == MAJOR:
            return self.glyphs.major, "major"
        if self.board.mark[space] == MINOR:
            return self.glyphs.minor, "minor"
        return "", ""

    def dragons_on(self, space: int) -> list[Line]:
        tokens = [self.token(colour) for colour in self.game.colours if self.seen["space"][colour] == space]
        lines = [tokens[k : k + PER_LINE] for k in range(0, len(tokens), PER_LINE)]
        return [[span for token in line for span in token] for line in lines]

    def token(self, colour: str) -> Line:
        """Draw a dragon: two letters for the colour, and the number of its rider or a blank."""
        if colour not in self.riders_of:
            return [self.letters(colour), Span(" ")]
        rider = self.riders_of[colour]
        return [self.letters(colour), Span(str(rider + 1), "you" if rider == self.seat else "")]

    def letters(self, colour: str) -> Span:
        return Span(str(self.words.name("token", colour))[:2].ljust(2), f"dragon-{colour}")

    def counts(self) -> list[str]:
        at_summit = sum(space >= self.board.summit for space in self.seen["space"].values())
        return [
            self.words("draco-picture-draw", draw=len(self.seen["draw"]), discard=len(self.seen["discard"])),
            self.words("draco-picture-summit", count=at_summit, end=DRAGONS_TO_END),
        ]

    # ---- below and beside the track ------------------------------------------------------------

    def legend(self) -> list[Line]:
        dragons = [
            [self.letters(colour), Span(f" {self.words.name('colour', colour)}")]
            for colour in self.game.colours
        ]
        marks = [
            [Span(self.glyphs.minor, "minor"), Span(f" {self.words('draco-picture-legend-minor')}")],
            [Span(self.glyphs.major, "major"), Span(f" {self.words('draco-picture-legend-major')}")],
            [Span(self.glyphs.summit, "summit"), Span(f" {self.words('draco-picture-legend-summit')}")],
        ]
        return dragons + marks

    def riders(self) -> list[Line]:
        """Draw the table of players: dragon, its space, score, cards in hand and in the pile."""
        words = self.words
        table: list[list[Span]] = [[Span(words(title), "space") for title in TITLES]]
        for seat in range(self.game.players):
            table.append(self.rider(seat))
        widths = [max(len(row[k].text) for row in table) for k in range(len(TITLES))]
        lines: list[Line] = []
        for number, row in enumerate(table):
            line = [Span(str(number) if number else " ", "you" if number == self.seat + 1 else "")]
            for k, span in enumerate(row):
                text = span.text.ljust(widths[k]) if k in (0, 2) else span.text.rjust(widths[k])
                line += [Span("  "), Span(text, span.style)]
            lines.append(line)
        return lines

    def rider(self, seat: int) -> list[Span]:
        seen, symbol = self.seen, self.game.seats[seat]
        name = str(self.words.name("seat", symbol))
        own = "you" if seat == self.seat else ""
        colour = self.ride_of(seat)
        space = seen["space"][colour]
        mark, style = self.mark(space)
        letters = self.letters(colour)
        return [
            Span(self.words("draco-picture-you", seat=name) if own else name, own),
            Span(str(seen["score"][symbol]), "value"),
            Span(f"{letters.text} {self.words.name('colour', colour)}", letters.style),
            Span(str(space)),
            Span(f"{int(self.board.value[space])} {mark:<{len(self.glyphs.minor)}}", style),
            Span(str(len(seen["hand"][symbol]))),
            Span(str(len(seen["pile"][symbol]) + 1)),
        ]

    def hand(self, width: int) -> list[Line]:
        """Draw the viewer's hand, sorted by colour and number."""
        if self.seat == SPECTATOR:
            return []
        symbol = self.game.seats[self.seat]
        lines = self.cards("draco-picture-cards", self.seen["hand"][symbol], width)
        if self.seen["aside"][symbol]:
            lines += self.cards("draco-picture-aside", self.seen["aside"][symbol], width)
        return lines

    def cards(self, title: str, faces: list[str], width: int) -> list[Line]:
        pieces: list[Line] = [[Span(self.words(title), "space")]]
        for face in faces:
            pieces.append([Span(str(self.words.name("card", face)), f"dragon-{face.rpartition('-')[0]}")])
        if not faces:
            pieces.append([Span(self.words("draco-picture-none"))])
        return wrapped(pieces, width)


def joined(parts: list[Line], between: Span) -> Line:
    line: Line = []
    for number, part in enumerate(parts):
        line += [*([between] if number else []), *part]
    return line

"""Draco as text: the track with the dragons, the players, the viewer's hand.

Drawn from `View.picture`, so it cannot reveal hidden information. Every space is a cell of nine characters;
its first line has the number of the space, its value and a mark:

    8──  2 ≤3    number 8, value 2, a minor scoring
    Re1Bu Or     three dragons; red is ridden by the first player
"""

from dragonhall.core.action import Thing
from dragonhall.core.render.canvas import Line, Span, beside, fitted, width_of, wrapped
from dragonhall.core.render.drawing import TextDrawing
from dragonhall.games.draco.derived import DracoFacts
from dragonhall.games.draco.game import DracoGame
from dragonhall.games.draco.picture import DracoPicture
from dragonhall.games.draco.render.drawing import DracoDrawing, colour_of

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


def style_of(thing: Thing) -> str:
    """Return the style of a thing in a list: cards have the colour of their dragon."""
    return f"dragon-{colour_of(thing.name)}" if thing.kind == "card" else ""


class TerminalDrawing(DracoDrawing, TextDrawing[DracoGame, DracoPicture, DracoFacts]):
    def lines(self, legend: bool = True) -> list[Line]:
        """Draw the table; the legend is beside the track if it fits, otherwise below."""
        track, entries = self.track(), self.legend()
        if self.width >= WIDTH + len(GAP) + max(width_of(entry) for entry in entries):
            table = beside(track, entries, WIDTH, GAP)
        else:
            table = [*track, *(wrapped(entries, self.width) if legend else [])]
        return [*table, *self.riders(), *self.hand()]

    # ---- the track -----------------------------------------------------------------------------

    def track(self) -> list[Line]:
        """Draw the rows from the summit down; the direction alternates, the bottom row goes right."""
        spaces = list(range(int(self.game.board.last) + 1))
        rows = [spaces[k : k + PER_ROW] for k in range(0, len(spaces), PER_ROW)]
        lines: list[Line] = []
        for number in reversed(range(len(rows))):
            lines += self.row(rows[number], to_the_right=number % 2 == 0, top=number == len(rows) - 1)
        return lines

    def row(self, spaces: list[int], to_the_right: bool, top: bool) -> list[Line]:
        glyphs = self.glyphs
        arrow = glyphs.right if to_the_right else glyphs.left
        heads = [self.head(space, turns_up=space == spaces[-1] and not top) for space in spaces]
        cells = [self.tokens_on(space) for space in spaces]
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
        value = f" {int(self.game.board.value[space]):2d} "
        return [
            Span(number, "space"),
            Span(value, style or "value"),
            Span(mark.ljust(2, rule), style or "space"),
        ]

    def tokens_on(self, space: int) -> list[Line]:
        tokens = [self.token(colour) for colour in self.dragons_on(space)]
        lines = [tokens[k : k + PER_LINE] for k in range(0, len(tokens), PER_LINE)]
        return [[span for token in line for span in token] for line in lines]

    def token(self, colour: str) -> Line:
        """Draw a dragon: two letters for the colour, and the number of its rider or a blank."""
        if colour not in self.rides:
            return [self.letters(colour), Span(" ")]
        rider = self.rides.index(colour)
        return [self.letters(colour), Span(str(rider + 1), "you" if rider == self.seat else "")]

    def letters(self, colour: str) -> Span:
        return Span(self.name("token", colour)[:2].ljust(2), f"dragon-{colour}")

    # ---- below and beside the track ------------------------------------------------------------

    def legend(self) -> list[Line]:
        dragons = [
            [self.letters(dragon), Span(f" {self.name('colour', dragon)}")] for dragon in self.game.colours
        ]
        return dragons + [[Span(sign, kind), Span(f" {text}")] for sign, kind, text in self.legend_entries()]

    def riders(self) -> list[Line]:
        """Draw the table of players: dragon, its space, score, cards in hand and in the pile."""
        table = [[Span(self.words(title), "space") for title in TITLES]]
        table += [self.rider(seat) for seat in range(self.game.players)]
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
        colour = self.rides[seat]
        space = seen["space"][colour]
        mark, style = self.mark(space)
        letters = self.letters(colour)
        return [
            Span(self.seat_title(symbol), "you" if seat == self.seat else ""),
            Span(str(seen["score"][symbol]), "value"),
            Span(f"{letters.text} {self.name('colour', colour)}", letters.style),
            Span(str(space)),
            Span(f"{int(self.game.board.value[space])} {mark:<{len(self.glyphs.minor)}}", style),
            Span(str(len(seen["hand"][symbol]))),
            Span(str(len(seen["pile"][symbol]) + 1)),
        ]

    def hand(self) -> list[Line]:
        """Draw the viewer's hand, sorted by colour and number."""
        if not self.viewer:
            return []
        lines = self.cards("draco-picture-cards", self.seen["hand"][self.viewer])
        if self.seen["aside"][self.viewer]:
            lines += self.cards("draco-picture-aside", self.seen["aside"][self.viewer])
        return lines

    def cards(self, title: str, faces: list[str]) -> list[Line]:
        pieces = [Span(self.name("card", face), f"dragon-{colour_of(face)}") for face in faces]
        none = [] if faces else [Span(self.words("draco-picture-none"))]
        return wrapped([[piece] for piece in (Span(self.words(title), "space"), *pieces, *none)], self.width)


def joined(parts: list[Line], between: Span) -> Line:
    line: Line = []
    for number, part in enumerate(parts):
        line += [*([between] if number else []), *part]
    return line

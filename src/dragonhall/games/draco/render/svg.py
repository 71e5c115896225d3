"""SVG drawing of Draco: the track with the dragons, and the players beside it. Readable without colour.

Drawn from `describe` of a masked state, so it cannot reveal hidden information.
"""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.svg import SERIF, box, moved, sheet, tag, write
from dragonhall.core.text.messages import Words
from dragonhall.games.draco.game import DracoGame
from dragonhall.games.draco.rules.constants import DRAGONS_TO_END, MAJOR, MINOR

INK = "#2B2118"
QUIET = "#574733"
LINE = "#837049"
PAPER = "#FFFDF6"
CELL = 112
CELL_HEIGHT = 118
PER_ROW = 8
MARGIN = 16
TOP = 66
WIDTH = 2 * MARGIN + PER_ROW * CELL + MARGIN + 300

# Fill and letters of each dragon, in the pack's order of colours. The outlines differ in the number of
# corners and in how far the sides are indented.
DRAGONS = (
    ("#1F4E94", PAPER, 3, 1.0),
    ("#6B4423", PAPER, 4, 1.0),
    ("#1D1A17", PAPER, 5, 1.0),
    ("#A3182A", PAPER, 6, 1.0),
    ("#E8C33A", INK, 8, 1.0),
    ("#2F7A3B", PAPER, 4, 0.55),
    ("#8A8780", INK, 5, 0.6),
    ("#8CC4E8", INK, 6, 0.65),
    ("#6C3A8E", PAPER, 8, 0.72),
    ("#E0822A", INK, 40, 1.0),
)


def draw_svg(game: DracoGame, seen: Mapping[str, Any], seat: int, words: Words) -> str:
    return DracoSvg(game, seen, seat, words).sheet()


class DracoSvg:
    """One drawing of a view for one seat."""

    def __init__(self, game: DracoGame, seen: Mapping[str, Any], seat: int, words: Words) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.words = words
        self.rides = [seen["ride"][symbol][0].rpartition("-")[0] for symbol in game.seats]

    def sheet(self) -> str:
        spaces = int(self.game.board.last) + 1
        rows = -(-spaces // PER_ROW)
        track = [self.space(space, rows) for space in range(spaces)]
        track += [self.direction_arrow(space, rows) for space in range(spaces - 1)]
        riders, end = self.riders()
        height = max(TOP + rows * CELL_HEIGHT + 46, end) + MARGIN
        at_summit = sum(space >= self.game.board.summit for space in self.seen["space"].values())
        counts = [
            self.words("draco-picture-draw", draw=len(self.seen["draw"]), discard=len(self.seen["discard"])),
            self.words("draco-picture-summit", count=at_summit, end=DRAGONS_TO_END),
        ]
        name = str(self.words.name("game", self.game.name))
        return sheet(
            WIDTH,
            height,
            f"{name}: {'; '.join(counts)}",
            box(0, 0, WIDTH, height, 0, fill="#F4EBD3"),
            write(MARGIN, 40, name, 26, font_family=SERIF, font_weight="bold", fill=INK),
            write(
                MARGIN + PER_ROW * CELL,
                40,
                "; ".join(counts),
                18,
                PER_ROW * CELL - 120,
                font_weight="bold",
                fill=QUIET,
                text_anchor="end",
            ),
            *track,
            self.legend(TOP + rows * CELL_HEIGHT + 28),
            *riders,
        )

    # ---- the track -----------------------------------------------------------------------------

    def space(self, space: int, rows: int) -> str:
        x, y = corner(space, rows)
        value = int(self.game.board.value[space])
        mark = int(self.game.board.mark[space])
        summit = space >= self.game.board.summit
        fill = {MINOR: "#D6E2F0", MAJOR: "#D5E8CF"}.get(mark, "#EADDF0" if summit else PAPER)
        edge: dict[str, str | float] = {"stroke": INK, "stroke_width": 3} if mark or summit else {}
        parts = [
            box(
                2,
                2,
                CELL - 4,
                CELL_HEIGHT - 4,
                10,
                **{"fill": fill, "stroke": LINE, "stroke_width": 1.4, **edge},
            ),
            write(12, 22, str(space), 13, fill=QUIET),
            write(CELL / 2, 28, str(value), 24, font_weight="bold", fill=INK, text_anchor="middle"),
            write(CELL - 12, 23, self.mark(space), 17, font_weight="bold", fill=INK, text_anchor="end"),
        ]
        here = [colour for colour in self.game.colours if self.seen["space"][colour] == space]
        return moved(x, y, *parts, *self.pawns(here))

    def direction_arrow(self, space: int, rows: int) -> str:
        """Draw a small arrow on the edge of a space, towards the next space."""
        x, y = corner(space, rows)
        row, place = divmod(space, PER_ROW)
        if place == PER_ROW - 1:
            turn = -90
            x += CELL / 2
        else:
            turn = 0 if row % 2 == 0 else 180
            x += CELL if turn == 0 else 0
            y += CELL_HEIGHT / 2
        change = f"translate({x:.6g} {y:.6g}) rotate({turn})"
        return tag("path", d="M-6-8L8 0L-6 8Z", fill=INK, stroke=PAPER, stroke_width=1.5, transform=change)

    def mark(self, space: int) -> str:
        if space >= self.game.board.summit:
            return "▲"
        return {MINOR: "≤3", MAJOR: "★"}.get(int(self.game.board.mark[space]), "")

    def pawns(self, colours: list[str]) -> list[str]:
        """Draw the dragons in a cell: large if there are few, small if there are many."""
        per_row, scale = (2, 1.0) if len(colours) <= 2 else (4, 0.62)
        step = (CELL - 12) / per_row
        parts = []
        for k, colour in enumerate(colours):
            line, place = divmod(k, per_row)
            y = 74.0 if scale == 1 else 52 + line * 25
            parts.append(moved(6 + step * (place + 0.5), y, self.pawn(colour), scale=scale))
        return parts

    def pawn(self, colour: str) -> str:
        """Draw a dragon: outline, letters and the number of its rider."""
        fill, ink, corners, depth = DRAGONS[self.game.colours.index(colour)]
        parts = [
            tag(
                "path",
                d=outline(corners, depth),
                fill=fill,
                stroke=INK,
                stroke_width=2,
                stroke_linejoin="round",
            ),
            tag("circle", cx=0, cy=0, r=12.5, fill=fill),
            write(0, 5.5, self.letters(colour), 15, font_weight="bold", fill=ink, text_anchor="middle"),
        ]
        if colour in self.rides:
            number = self.rides.index(colour) + 1
            parts += [
                tag("circle", cx=15, cy=-13, r=9, fill="#FBF3DD", stroke=INK, stroke_width=1.8),
                write(15, -8.5, str(number), 13, font_weight="bold", fill=INK, text_anchor="middle"),
            ]
        return tag("g", *parts)

    def letters(self, colour: str) -> str:
        return str(self.words.name("token", colour))

    def legend(self, y: float) -> str:
        words = self.words
        texts = [
            f"≤3 {words('draco-picture-legend-minor')}",
            f"★ {words('draco-picture-legend-major')}",
            f"▲ {words('draco-picture-legend-summit')}",
        ]
        return tag("g", *[write(MARGIN + 180 * k, y, text, 15, fill=QUIET) for k, text in enumerate(texts)])

    # ---- players -------------------------------------------------------------------------------

    def riders(self) -> tuple[list[str], float]:
        parts: list[str] = []
        y = float(TOP)
        for seat in range(self.game.players):
            parts.append(moved(2 * MARGIN + PER_ROW * CELL, y, *self.rider(seat)))
            y += 92
        hand, y = self.hand(y + 18)
        return parts + hand, y

    def rider(self, seat: int) -> list[str]:
        words, seen, symbol = self.words, self.seen, self.game.seats[seat]
        name = str(words.name("seat", symbol))
        shown = words("draco-picture-you", seat=name) if seat == self.seat else name
        colour = self.rides[seat]
        cards = [
            f"{words('draco-picture-hand')} {len(seen['hand'][symbol])}",
            f"{words('draco-picture-pile')} {len(seen['pile'][symbol]) + 1}",
        ]
        ride = f"{words('draco-picture-ride')}: {words.name('colour', colour)}"
        return [
            box(0, 0, 300, 84, 10, fill=PAPER, stroke=LINE, stroke_width=1.5),
            moved(36, 44, self.pawn(colour), scale=1.25),
            write(76, 30, shown, 19, 150, font_family=SERIF, font_weight="bold", fill=INK),
            write(286, 32, str(seen["score"][symbol]), 24, font_weight="bold", fill=INK, text_anchor="end"),
            write(76, 52, ride, 14, 210, fill=INK),
            write(76, 71, ", ".join(cards), 14, 210, fill=QUIET),
        ]

    def hand(self, y: float) -> tuple[list[str], float]:
        """Draw the viewer's hand."""
        if self.seat == SPECTATOR:
            return [], y
        x = 2 * MARGIN + PER_ROW * CELL
        parts = [write(x, y, self.words("draco-picture-cards"), 15, fill=QUIET)]
        for card in self.seen["hand"][self.game.seats[self.seat]]:
            y += 26
            colour = card.rpartition("-")[0]
            parts += [
                moved(x + 16, y - 5, self.pawn_outline(colour), scale=0.55),
                write(x + 38, y, str(self.words.name("card", card)), 16, 250, fill=INK),
            ]
        return parts, y + 10

    def pawn_outline(self, colour: str) -> str:
        fill, _, corners, depth = DRAGONS[self.game.colours.index(colour)]
        return tag("path", d=outline(corners, depth), fill=fill, stroke=INK, stroke_width=2.5)


def corner(space: int, rows: int) -> tuple[float, float]:
    """Return the upper left corner of a space; the track starts at the lower left and winds upwards."""
    row, place = divmod(space, PER_ROW)
    column = place if row % 2 == 0 else PER_ROW - 1 - place
    return MARGIN + column * CELL, TOP + (rows - 1 - row) * CELL_HEIGHT


def outline(corners: int, depth: float) -> str:
    """Return a star or polygon with this number of corners; `depth` is how far the sides are indented."""
    points = []
    for k in range(2 * corners):
        radius = 21.0 if k % 2 == 0 else 21 * (depth if depth < 1 else cos(pi / corners))
        angle = pi * k / corners - pi / 2
        points.append(f"{radius * cos(angle):.4g} {radius * sin(angle):.4g}")
    return "M" + "L".join(points) + "Z"

"""SVG drawing of Draco: the track with the dragons, and the players beside it. Readable without colour.

Drawn from `describe` of a masked state, so it cannot reveal hidden information.
"""

from math import cos, pi, sin

from dragonhall.core.render.svg import BACKGROUND, INK, PAPER, QUIET, box, moved, polygon, sheet, tag, write
from dragonhall.games.draco.render.drawing import DracoDrawing, colour_of
from dragonhall.games.draco.rules.declaration import MAJOR, MINOR

LINE = "#837049"
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


class DracoSvg(DracoDrawing):
    def sheet(self) -> str:
        spaces = int(self.game.board.last) + 1
        rows = -(-spaces // PER_ROW)
        track = [self.space(space, rows) for space in range(spaces)]
        track += [self.direction_arrow(space, rows) for space in range(spaces - 1)]
        riders, end = self.riders()
        height = max(TOP + rows * CELL_HEIGHT + 46, end) + MARGIN
        counts = "; ".join(self.counts())
        name = self.name("game", self.game.name)
        return sheet(
            WIDTH,
            height,
            f"{name}: {counts}",
            box(0, 0, WIDTH, height, 0, fill=BACKGROUND),
            write(MARGIN, 40, name, 26, serif=True, bold=True),
            write(
                MARGIN + PER_ROW * CELL,
                40,
                counts,
                18,
                PER_ROW * CELL - 120,
                bold=True,
                fill=QUIET,
                anchor="end",
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
        edge, width = (INK, 3.0) if mark or summit else (LINE, 1.4)
        parts = [
            box(2, 2, CELL - 4, CELL_HEIGHT - 4, 10, fill=fill, stroke=edge, stroke_width=width),
            write(12, 22, str(space), 13, fill=QUIET),
            write(CELL / 2, 28, str(value), 24, bold=True, anchor="middle"),
            write(CELL - 12, 23, self.mark(space)[0], 17, bold=True, anchor="end"),
        ]
        return moved(x, y, *parts, *self.pawns(self.dragons_on(space)))

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
        fill, ink, _, _ = DRAGONS[self.game.colours.index(colour)]
        parts = [
            self.pawn_outline(colour, 2, stroke_linejoin="round"),
            tag("circle", cx=0, cy=0, r=12.5, fill=fill),
            write(0, 5.5, self.name("token", colour), 15, bold=True, fill=ink, anchor="middle"),
        ]
        if colour in self.rides:
            number = self.rides.index(colour) + 1
            parts += [
                tag("circle", cx=15, cy=-13, r=9, fill="#FBF3DD", stroke=INK, stroke_width=1.8),
                write(15, -8.5, str(number), 13, bold=True, anchor="middle"),
            ]
        return tag("g", *parts)

    def legend(self, y: float) -> str:
        texts = [f"{sign} {text}" for sign, _, text in self.legend_entries()]
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
        colour = self.rides[seat]
        cards = [
            f"{words('draco-picture-hand')} {len(seen['hand'][symbol])}",
            f"{words('draco-picture-pile')} {len(seen['pile'][symbol]) + 1}",
        ]
        ride = f"{words('draco-picture-ride')}: {self.name('colour', colour)}"
        return [
            box(0, 0, 300, 84, 10, fill=PAPER, stroke=LINE, stroke_width=1.5),
            moved(36, 44, self.pawn(colour), scale=1.25),
            write(76, 30, self.seat_title(symbol), 19, 150, serif=True, bold=True),
            write(286, 32, str(seen["score"][symbol]), 24, bold=True, anchor="end"),
            write(76, 52, ride, 14, 210),
            write(76, 71, ", ".join(cards), 14, 210, fill=QUIET),
        ]

    def hand(self, y: float) -> tuple[list[str], float]:
        """Draw the viewer's hand."""
        if not self.viewer:
            return [], y
        x = 2 * MARGIN + PER_ROW * CELL
        parts = [write(x, y, self.words("draco-picture-cards"), 15, fill=QUIET)]
        for card in self.seen["hand"][self.viewer]:
            y += 26
            parts += [
                moved(x + 16, y - 5, self.pawn_outline(colour_of(card), 2.5), scale=0.55),
                write(x + 38, y, self.name("card", card), 16, 250),
            ]
        return parts, y + 10

    def pawn_outline(self, colour: str, width: float, **look: str) -> str:
        fill, _, corners, depth = DRAGONS[self.game.colours.index(colour)]
        return tag("path", d=outline(corners, depth), fill=fill, stroke=INK, stroke_width=width, **look)


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
        points.append((radius * cos(angle), radius * sin(angle)))
    return polygon(points, 4)

"""SVG drawing of Drako: the board in the middle, a mat on each side. Readable without colour.

Drawn from `describe` of a masked state, so it cannot reveal hidden information.
"""

from collections import Counter
from functools import cached_property
from math import sqrt

from dragonhall.core.render.svg import (
    BACKGROUND,
    EMBER,
    INK,
    PAPER,
    QUIET,
    box,
    moved,
    polygon,
    sheet,
    tag,
    write,
)
from dragonhall.games.drako.render.drawing import SIDE_OF
from dragonhall.games.drako.render.svg_mats import MAT, MatDrawing
from dragonhall.games.drako.render.svg_shapes import LINE, SIDES, drop, patterns, ticks, token
from dragonhall.games.drako.rules.hexes import AXIAL, HEX_NAMES

RADIUS = 60  # of a hex
MARGIN = 16
TOP = 66  # below the title
FIELD = 560  # width of the board's frame
WIDTH = 4 * MARGIN + 2 * MAT + FIELD
FIELD_HEIGHT = 510
CARD_HEIGHT = 34
TOKEN_SCALE = 0.82  # of a figure on its hex
TOKEN_DOWN = 5  # below the centre, because the name is above


class DrakoSvg(MatDrawing):
    def sheet(self) -> str:
        (left, left_height), (right, right_height) = (self.mat(side) for side in self.game.seats)
        below = FIELD_HEIGHT + 12 + self.below_height()
        height = TOP + max(left_height, below, right_height) + MARGIN
        title = self.title()
        return sheet(
            WIDTH,
            height,
            f"{self.name('game', self.game.name)}. {title} {self.status()}",
            patterns(self.game.seats),
            box(0, 0, WIDTH, height, 0, fill=BACKGROUND),
            write(MARGIN, 40, title, 26, MAT + FIELD - 40, serif=True, bold=True),
            write(WIDTH - MARGIN, 40, self.status(), 18, MAT + 40, bold=True, fill=QUIET, anchor="end"),
            moved(MARGIN, TOP, left),
            self.board(),
            *self.below(),
            moved(3 * MARGIN + MAT + FIELD, TOP, right),
        )

    def title(self) -> str:
        options = self.game.options
        return " ".join(
            self.words(f"drako-option-{name}", value=options[name]) for name in ("matchup", "edition")
        )

    def status(self) -> str:
        if self.seen["outcome"] is None:
            return self.actions_left()
        winners = ", ".join(self.name("seat", side) for side in self.seen["outcome"]["winners"])
        return self.words("drako-winners", seats=winners)

    # ---- the board -----------------------------------------------------------------------------

    def board(self) -> str:
        x, y = 2 * MARGIN + MAT, TOP
        frame = [
            box(0, 0, FIELD, FIELD_HEIGHT, 18, fill="#D9CDA6", stroke=LINE, stroke_width=3),
            box(7, 7, FIELD - 14, FIELD_HEIGHT - 14, 12, fill="#E7E2BE", stroke=LINE, stroke_width=1),
        ]
        hexes = [self.hex(name) for name in HEX_NAMES]
        figures = [self.figure(figure, at) for figure, at in self.seen["hex"].items() if at != "off"]
        names = [self.name_of(name) for name in HEX_NAMES]
        marks = [*hexes, *figures, *names, *self.arrows(), *self.flags()]
        return moved(x, y, *frame, moved(FIELD / 2, FIELD_HEIGHT / 2, *marks))

    def hex(self, name: str) -> str:
        """Draw a hex: a start hex has the shape of its side, a threatened one is hatched and outlined."""
        parts = [tag("path", d=hexagon(RADIUS), fill="#F3EFD6", stroke=LINE, stroke_width=1.6)]
        if any(at == name and self.threatened(figure) for figure, at in self.seen["hex"].items()):
            parts += [
                tag("path", d=hexagon(RADIUS - 2), fill="url(#hatch-threat)", fill_opacity=0.35),
                tag("path", d=hexagon(RADIUS - 4), fill="none", stroke=INK, stroke_width=6),
                tag("path", d=hexagon(RADIUS - 4), fill="none", stroke=EMBER, stroke_width=3),
            ]
        elif name in self.starts:
            shape = SIDES[SIDE_OF[self.starts[name]]].shape
            outline = tag("path", d=shape, fill="none", stroke=LINE, stroke_width=1.5, opacity=0.35)
            parts.append(moved(0, TOKEN_DOWN, outline, scale=TOKEN_SCALE))
        return moved(*centre(name), *parts)

    def name_of(self, name: str) -> str:
        """Draw the name in the upper corner of a hex, clear of the figure on it."""
        x, y = centre(name)
        return write(x, y - 38, name, 14, fill="#4A3B24", anchor="middle")

    @cached_property
    def starts(self) -> dict[str, str]:
        return {at: figure for figure, at in self.seen["start"].items() if at != "off"}

    def figure(self, figure: str, at: str) -> str:
        """Draw a figure; a badge is the number of reinforcements laid on a knight."""
        laid, track = self.seen["laid-on"][figure], self.track(figure)
        badge = f"+{laid}" if laid else ""
        drawn = token(SIDE_OF[figure], self.name("token", figure), badge, self.seen["net"] == figure)
        return moved(
            *centre(at),
            moved(0, TOKEN_DOWN, drawn, scale=TOKEN_SCALE),
            moved(0, 42, ticks(track["wounds"], track["spaces"])),
        )

    def arrows(self) -> list[str]:
        """Draw an arrow from attacker to target for each declared attack; dashed if it is stopped."""
        parts: list[str] = []
        for attack in self.attacks():
            start, end = self.seen["hex"][attack.attacker], self.seen["hex"][attack.target]
            if "off" not in (start, end):
                parts += arrow(*centre(start), *centre(end), broken=bool(attack.answer))
        return parts

    def flags(self) -> list[str]:
        """Draw the total of the attacks that are not stopped yet beside each target."""
        leaning: Counter[str] = Counter()  # positive if most attacks come from the right
        for attack in self.counted["attacks"]:
            attacker, target = attack["attacker"], attack["target"]
            if self.seen["hex"][attacker] != "off":
                leaning[target] += 1 if self.place_of(attacker)[0] > self.place_of(target)[0] else -1
        parts: list[str] = []
        for target in dict.fromkeys(attack["target"] for attack in self.counted["attacks"]):
            x, y = self.place_of(target)
            flag = [
                box(0, -15, 50, 30, 6, fill="#1B140C", stroke="#FFF3D0", stroke_width=2),
                drop(15, 1, taken=True),
                write(28, 6.5, f"{self.track(target)['threat']}", 18, bold=True, fill="#FFF8E3"),
            ]
            parts.append(moved(x - 76 if leaning[target] > 0 else x + 26, y + 4, *flag))
        return parts

    def place_of(self, figure: str) -> tuple[float, float]:
        return centre(self.seen["hex"][figure])

    # ---- below the board -----------------------------------------------------------------------

    def below_height(self) -> float:
        cards = (len(self.own_hand()) + 1) // 2
        return int(self.seen["attacks"]) * 24 + (26 + cards * (CARD_HEIGHT + 6) if self.own_hand() else 0)

    def below(self) -> list[str]:
        """Draw the list of declared attacks, and the viewer's hand."""
        x, y = 2 * MARGIN + MAT, TOP + FIELD_HEIGHT + 28.0
        parts: list[str] = []
        for attack in self.attacks():
            parts.append(write(x + 6, y, attack.text + attack.answer, 16, FIELD - 12, bold=True, fill=EMBER))
            y += 24
        if self.own_hand():
            parts.append(write(x + 6, y + 2, self.words("drako-picture-hand"), 15, fill=QUIET))
            y += 14
        for number, card in enumerate(self.own_hand()):
            column, row = number % 2, number // 2
            parts.append(self.card(card, x + column * (FIELD + 8) / 2, y + row * (CARD_HEIGHT + 6)))
        return parts

    def card(self, card: str, x: float, y: float) -> str:
        side = self.game.side_of_card(card)
        width = (FIELD - 8) / 2
        look = SIDES[side]
        return moved(
            x,
            y,
            box(0, 0, width, CARD_HEIGHT, 6, fill=PAPER, stroke=look.edge, stroke_width=2),
            box(4, 4, 40, CARD_HEIGHT - 8, 4, fill=look.fill),
            write(24, 22, card, 15, bold=True, fill=look.glyph, anchor="middle"),
            write(52, 22, self.symbols_text(card), 15, width - 58),
        )


def arrow(x1: float, y1: float, x2: float, y2: float, broken: bool) -> list[str]:
    """Draw an arrow between two figures: a coloured line on a dark one; dashed if `broken`."""
    length = sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
    along, across = (x2 - x1) / length, (y2 - y1) / length
    start = x1 + along * 30, y1 + across * 30
    tip = x2 - along * 30, y2 - across * 30
    neck = tip[0] - along * 16, tip[1] - across * 16
    d = f"M{start[0]:.6g} {start[1]:.6g}L{neck[0]:.6g} {neck[1]:.6g}"
    wings = [(neck[0] - across * k * 10, neck[1] + along * k * 10) for k in (1, -1)]
    dashes: dict[str, str] = {"stroke_dasharray": "4 8"} if broken else {}
    fill = PAPER if broken else EMBER
    return [
        tag("path", d=d, stroke=INK, stroke_width=10, stroke_linecap="round", **dashes),
        tag("path", d=d, stroke=EMBER, stroke_width=5, stroke_linecap="round", **dashes),
        tag(
            "path", d=polygon([tip, *wings]), fill=fill, stroke=INK, stroke_width=2.5, stroke_linejoin="round"
        ),
    ]


def centre(name: str) -> tuple[float, float]:
    """Return the centre of a hex, relative to the centre of the board."""
    q, r = AXIAL[HEX_NAMES.index(name)]
    return sqrt(3) * RADIUS * (q + r / 2), 1.5 * RADIUS * r


def hexagon(radius: float) -> str:
    half = radius * sqrt(3) / 2
    points = [(0, -radius), (half, -radius / 2), (half, radius / 2), (0, radius)]
    return polygon([*points, (-half, radius / 2), (-half, -radius / 2)])

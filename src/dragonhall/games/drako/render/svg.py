"""SVG drawing of Drako: the board in the middle, a mat on each side. Readable without colour.

Drawn from `describe` of a masked state, so it cannot reveal hidden information.
"""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any

from dragonhall.core.description import without_mark
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.svg import SERIF, box, moved, sheet, tag, write
from dragonhall.core.text.messages import Words
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.render.mats import MatContents
from dragonhall.games.drako.render.svg_mats import MAT, MatDrawing, symbols_of
from dragonhall.games.drako.render.svg_shapes import (
    EMBER,
    INK,
    LINE,
    PAPER,
    QUIET,
    SIDES,
    drop,
    patterns,
    ticks,
    token,
)
from dragonhall.games.drako.render.terminal import SIDE_OF, TOKENS
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


def draw_svg(game: DrakoGame, seen: Mapping[str, Any], seat: int, words: Words) -> str:
    return DrakoSvg(game, seen, seat, words).sheet()


class DrakoSvg:
    """One drawing of a view for one seat."""

    def __init__(self, game: DrakoGame, seen: Mapping[str, Any], seat: int, words: Words) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.words = words
        self.mats = MatContents(game, seen)

    def sheet(self) -> str:
        drawing = MatDrawing(self.game, self.seen, self.seat, self.words)
        (left, left_height), (right, right_height) = drawing.mat(0), drawing.mat(1)
        below = FIELD_HEIGHT + 12 + self.below_height()
        height = TOP + max(left_height, below, right_height) + MARGIN
        title = self.title()
        return sheet(
            WIDTH,
            height,
            f"{self.words.name('game', self.game.name)}. {title} {self.status()}",
            patterns(self.game.seats),
            box(0, 0, WIDTH, height, 0, fill="#F4EBD3"),
            write(MARGIN, 40, title, 26, MAT + FIELD - 40, font_family=SERIF, font_weight="bold", fill=INK),
            write(
                WIDTH - MARGIN,
                40,
                self.status(),
                18,
                MAT + 40,
                font_weight="bold",
                fill=QUIET,
                text_anchor="end",
            ),
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
        words, seen = self.words, self.seen
        if seen["outcome"] is not None:
            winners = ", ".join(str(words.name("seat", side)) for side in seen["outcome"]["winners"])
            return words("drako-winners", seats=winners)
        side = seen["stack"][0]["seat"]
        name = str(words.name("seat", side))
        return words("drako-picture-actions", seat=name, side=side, count=seen["actions"])

    def letters(self, figure: str) -> str:
        return self.words(TOKENS[figure])

    # ---- the board -----------------------------------------------------------------------------

    def board(self) -> str:
        x, y = 2 * MARGIN + MAT, TOP
        frame = [
            box(0, 0, FIELD, FIELD_HEIGHT, 18, fill="#D9CDA6", stroke=LINE, stroke_width=3),
            box(7, 7, FIELD - 14, FIELD_HEIGHT - 14, 12, fill="#E7E2BE", stroke=LINE, stroke_width=1),
        ]
        hexes = [self.hex(number) for number in range(len(AXIAL))]
        figures = [self.figure(figure, at) for figure, at in self.seen["hex"].items() if at != "off"]
        names = [self.name_of(name) for name in HEX_NAMES]
        marks = [*hexes, *figures, *names, *self.arrows(), *self.flags()]
        return moved(x, y, *frame, moved(FIELD / 2, FIELD_HEIGHT / 2, *marks))

    def hex(self, number: int) -> str:
        """Draw a hex: a start hex has the shape of its side, a threatened one is hatched and outlined."""
        x, y = centre(HEX_NAMES[number])
        name = HEX_NAMES[number]
        threatened = name in {self.seen["hex"][figure] for figure in self.mats.threatened}
        parts = [tag("path", d=hexagon(RADIUS), fill="#F3EFD6", stroke=LINE, stroke_width=1.6)]
        if threatened:
            parts += [
                tag("path", d=hexagon(RADIUS - 2), fill="url(#hatch-threat)", fill_opacity=0.35),
                tag("path", d=hexagon(RADIUS - 4), fill="none", stroke=INK, stroke_width=6),
                tag("path", d=hexagon(RADIUS - 4), fill="none", stroke=EMBER, stroke_width=3),
            ]
        elif name in self.starts:
            shape = SIDES[SIDE_OF[self.starts[name]]].shape
            parts.append(
                moved(
                    0,
                    TOKEN_DOWN,
                    tag("path", d=shape, fill="none", stroke=LINE, stroke_width=1.5, opacity=0.35),
                    scale=TOKEN_SCALE,
                )
            )
        return moved(x, y, *parts)

    def name_of(self, name: str) -> str:
        """Draw the name in the upper corner of a hex, clear of the figure on it."""
        x, y = centre(name)
        return write(x, y - 38, name, 14, fill="#4A3B24", text_anchor="middle")

    @property
    def starts(self) -> dict[str, str]:
        return {at: figure for figure, at in self.seen["start"].items() if at != "off"}

    def figure(self, figure: str, at: str) -> str:
        wounds, spaces = self.mats.total_wounds(figure)
        return moved(
            *centre(at),
            moved(
                0,
                TOKEN_DOWN,
                token(SIDE_OF[figure], self.letters(figure), self.badge(figure), self.seen["net"] == figure),
                scale=TOKEN_SCALE,
            ),
            moved(0, 42, ticks(wounds, spaces)),
        )

    def badge(self, figure: str) -> str:
        """Return the number of reinforcements laid on a knight as a badge text."""
        laid = self.seen["laid-on"][figure]
        return f"+{laid}" if laid else ""

    def arrows(self) -> list[str]:
        """Draw an arrow from attacker to target for each declared attack; dashed if it is stopped."""
        parts: list[str] = []
        for _, attacker, target, _, answer in self.mats.attacks:
            start, end = self.seen["hex"][attacker], self.seen["hex"][target]
            if "off" in (start, end):
                continue
            (x1, y1), (x2, y2) = centre(start), centre(end)
            parts += arrow(x1, y1, x2, y2, broken=answer != "open")
        return parts

    def flags(self) -> list[str]:
        """Draw the total of the attacks that are not stopped yet beside each target."""
        coming: Counter[str] = Counter()
        leaning: Counter[str] = Counter()  # positive if most attacks come from the right
        for attack in self.mats.unanswered:
            attacker, target = attack["attacker"], attack["target"]
            coming[target] += attack["value"]
            if self.mats.alive(attacker):
                leaning[target] += 1 if self.place_of(attacker)[0] > self.place_of(target)[0] else -1
        parts: list[str] = []
        for target, wounds in coming.items():
            x, y = self.place_of(target)
            flag = [
                box(0, -15, 50, 30, 6, fill="#1B140C", stroke="#FFF3D0", stroke_width=2),
                drop(15, 1, taken=True),
                write(28, 6.5, f"{wounds}", 18, font_weight="bold", fill="#FFF8E3"),
            ]
            parts.append(moved(x - 76 if leaning[target] > 0 else x + 26, y + 4, *flag))
        return parts

    def place_of(self, figure: str) -> tuple[float, float]:
        return centre(self.seen["hex"][figure])

    # ---- below the board -----------------------------------------------------------------------

    def own_hand(self) -> list[str]:
        if self.seat == SPECTATOR:
            return []
        return [without_mark(card) for card in self.seen["hand"][self.game.seats[self.seat]]]

    def below_height(self) -> float:
        cards = (len(self.own_hand()) + 1) // 2
        return len(self.mats.attacks) * 24 + (26 + cards * (CARD_HEIGHT + 6) if self.own_hand() else 0)

    def below(self) -> list[str]:
        """Draw the list of declared attacks, and the viewer's hand."""
        x, y = 2 * MARGIN + MAT, TOP + FIELD_HEIGHT + 28.0
        parts: list[str] = []
        for number, attacker, target, value, answer in self.mats.attacks:
            figure, whom = (str(self.words.name("figure", name)) for name in (attacker, target))
            attack = self.words(
                "drako-picture-attack", number=number, value=value, figure=figure, target=whom
            )
            if answer == "stopped":
                attack += f": {self.words('drako-picture-stopped')}"
            elif answer == "evaded":
                attack += f": {self.words('drako-picture-evaded')}"
            parts.append(write(x + 6, y, attack, 16, FIELD - 12, font_weight="bold", fill=EMBER))
            y += 24
        if self.own_hand():
            parts.append(write(x + 6, y + 2, self.words("drako-picture-hand"), 15, fill=QUIET))
            y += 14
        for number, card in enumerate(self.own_hand()):
            column, row = number % 2, number // 2
            parts.append(self.card(card, x + column * (FIELD + 8) / 2, y + row * (CARD_HEIGHT + 6)))
        return parts

    def card(self, card: str, x: float, y: float) -> str:
        side = self.game.seats[int(self.game.face_data.seat_of(self.game.faces[card]))]
        width = (FIELD - 8) / 2
        look = SIDES[side]
        return moved(
            x,
            y,
            box(0, 0, width, CARD_HEIGHT, 6, fill=PAPER, stroke=look.edge, stroke_width=2),
            box(4, 4, 40, CARD_HEIGHT - 8, 4, fill=look.fill),
            write(24, 22, card, 15, font_weight="bold", fill=look.glyph, text_anchor="middle"),
            write(52, 22, symbols_of(self.words, card), 15, width - 58, fill=INK),
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
    head = "M" + "L".join(f"{x:.6g} {y:.6g}" for x, y in (tip, *wings)) + "Z"
    dashes: dict[str, str] = {"stroke_dasharray": "4 8"} if broken else {}
    return [
        tag("path", d=d, stroke=INK, stroke_width=10, stroke_linecap="round", **dashes),
        tag("path", d=d, stroke=EMBER, stroke_width=5, stroke_linecap="round", **dashes),
        tag(
            "path",
            d=head,
            fill=PAPER if broken else EMBER,
            stroke=INK,
            stroke_width=2.5,
            stroke_linejoin="round",
        ),
    ]


def centre(name: str) -> tuple[float, float]:
    """Return the centre of a hex, relative to the centre of the board."""
    q, r = AXIAL[HEX_NAMES.index(name)]
    return sqrt(3) * RADIUS * (q + r / 2), 1.5 * RADIUS * r


def hexagon(radius: float) -> str:
    half = radius * sqrt(3) / 2
    points = [(0, -radius), (half, -radius / 2), (half, radius / 2), (0, radius)]
    points += [(-half, radius / 2), (-half, -radius / 2)]
    return "M" + "L".join(f"{x:.6g} {y:.6g}" for x, y in points) + "Z"

"""Drako as a drawing: the board in the middle, a mat on each side, readable without colour.

Drawn from what a view shows (`describe` of a masked state), so that it can tell nothing more.
"""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any

from dragonhall.core.drawing import SERIF, box, moved, sheet, tag, write
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.words import Words
from dragonhall.games.drako.decks import FACTIONS
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.hexes import AXIAL, HEX_NAMES
from dragonhall.games.drako.mats import Mats
from dragonhall.games.drako.picture import SIDE_OF, TOKENS
from dragonhall.games.drako.shapes import (
    BRASS,
    EMBER,
    INK,
    LINE,
    PAPER,
    QUIET,
    SIDES,
    WOUND,
    drop,
    ghost,
    patterns,
    rock,
    ticks,
    token,
)

RADIUS = 60  # of a hex
MARGIN = 16
TOP = 66  # under the title
MAT = 352
FIELD = 560  # the width of the board's frame
WIDTH = 4 * MARGIN + 2 * MAT + FIELD
FIELD_HEIGHT = 510
ROW = 54  # a figure on a mat
LINE_HEIGHT = 19
CARD_HEIGHT = 34
TOKEN_SCALE = 0.82  # of a figure on its hex
TOKEN_DOWN = 5  # below the middle: the name stands above


def draw_svg(game: DrakoGame, seen: Mapping[str, Any], seat: int, words: Words) -> str:
    return Drawing(game, seen, seat, words).sheet()


class Drawing:
    """One drawing: what is seen, the eyes it is for, and the words."""

    def __init__(self, game: DrakoGame, seen: Mapping[str, Any], seat: int, words: Words) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.words = words
        self.mats = Mats(game, seen)

    def sheet(self) -> str:
        left = self.mat(0)
        right = self.mat(1)
        middle = [self.board(), *self.below()]
        columns = (left[1], TOP + FIELD_HEIGHT + 12 + self.below_height(), right[1])
        height = max(columns) + MARGIN
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
            left[0],
            *middle,
            right[0],
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
        """A hex with its name; a start hex shows whose it is; a threatened one is hatched and ringed."""
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
        """In the upper corner of the hex, clear of the figure on it."""
        x, y = centre(name)
        return write(x, y - 38, name, 14, fill="#4A3B24", text_anchor="middle")

    @property
    def starts(self) -> dict[str, str]:
        return {at: figure for figure, at in self.seen["start"].items() if at != "off"}

    def figure(self, figure: str, at: str) -> str:
        wounds, spaces = self.mats.whole(figure)
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
        """Reinforcements laid on a knight."""
        laid = self.seen["laid-on"][figure]
        return f"+{laid}" if laid else ""

    def arrows(self) -> list[str]:
        """A line from attacker to target for each declared attack; a stopped one is broken."""
        parts: list[str] = []
        for _, attacker, target, _, answer in self.mats.attacks:
            start, end = self.seen["hex"][attacker], self.seen["hex"][target]
            if "off" in (start, end):
                continue
            (x1, y1), (x2, y2) = centre(start), centre(end)
            parts += arrow(x1, y1, x2, y2, broken=answer != "open")
        return parts

    def flags(self) -> list[str]:
        """The wounds to come, beside whom they threaten."""
        coming: Counter[str] = Counter()
        leaning: Counter[str] = Counter()  # from which side the attacks come
        for _, attacker, target, value, answer in self.mats.attacks:
            if answer == "open" and self.mats.alive(target):
                coming[target] += value
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
            if wounds:
                parts.append(moved(x - 76 if leaning[target] > 0 else x + 26, y + 4, *flag))
        return parts

    def place_of(self, figure: str) -> tuple[float, float]:
        return centre(self.seen["hex"][figure])

    # ---- under the board -----------------------------------------------------------------------

    def own_hand(self) -> list[str]:
        return [] if self.seat == SPECTATOR else list(self.seen["hand"][self.game.seats[self.seat]])

    def below_height(self) -> float:
        cards = (len(self.own_hand()) + 1) // 2
        return len(self.mats.attacks) * 24 + (26 + cards * (CARD_HEIGHT + 6) if self.own_hand() else 0)

    def below(self) -> list[str]:
        """The declared attacks in words, and the own hand."""
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
        side = self.game.seats[int(self.game.cards_known.seat_of(self.game.faces[card]))]
        width = (FIELD - 8) / 2
        look = SIDES[side]
        return moved(
            x,
            y,
            box(0, 0, width, CARD_HEIGHT, 6, fill=PAPER, stroke=look.edge, stroke_width=2),
            box(4, 4, 40, CARD_HEIGHT - 8, 4, fill=look.fill),
            write(24, 22, card, 15, font_weight="bold", fill=look.glyph, text_anchor="middle"),
            write(52, 22, self.symbols(card), 15, width - 58, fill=INK),
        )

    def symbols(self, card: str) -> str:
        return str(self.words.name("card", card)).removeprefix(card).strip()

    # ---- the mats ------------------------------------------------------------------------------

    def mat(self, seat: int) -> tuple[str, float]:
        """A side's mat, and where it ends."""
        side = self.game.seats[seat]
        x = MARGIN if seat == 0 else 3 * MARGIN + MAT + FIELD
        parts, y = self.figures_of(side)
        parts_after, y = self.tokens_of(side, y)
        pile, y = self.discards_of(side, y)
        frame = box(0, 0, MAT, y + 8, 12, fill=PAPER, stroke=LINE, stroke_width=1.5)
        inside = [frame, *self.head_of(side, seat), *parts, *parts_after, *pile]
        return moved(x, TOP, *inside), TOP + y + 8

    def head_of(self, side: str, seat: int) -> list[str]:
        look, words = SIDES[side], self.words
        name = str(words.name("seat", side))
        shown = words("drako-picture-you", seat=name) if seat == self.seat else name
        band = f"M0 12A12 12 0 0 1 12 0H{MAT - 12}A12 12 0 0 1 {MAT} 12V58H0Z"
        room = 12 * len(shown) * 1.3 + 60
        return [
            tag("path", d=band, fill=look.fill),
            tag("path", d=band, fill=f"url(#hatch-{side})"),
            tag("path", d=f"M0 58H{MAT}", stroke=look.edge, stroke_width=3),
            box(8, 8, min(MAT - 16, room), 42, 8, fill=look.fill),
            moved(32, 29, token(side, ""), scale=0.42),
            write(56, 38, shown, 24, MAT - 72, font_family=SERIF, font_weight="bold", fill=look.glyph),
        ]

    def figures_of(self, side: str) -> tuple[list[str], float]:
        parts: list[str] = []
        y = 64.0
        for figure in FACTIONS[side][1]:
            parts.append(self.row(figure, y))
            y += ROW
            if figure == "dragon":
                areas, y = self.dragon_areas(y)
                parts += areas
        return parts, y

    def row(self, figure: str, y: float) -> str:
        words = self.words
        state, (wounds, spaces) = self.mats.state_of(figure), self.mats.whole(figure)
        place = self.seen["hex"][figure] if state == "alive" else ""
        note = {"dead": "drako-picture-dead", "waiting": "drako-picture-waiting"}.get(state, "")
        name = str(words.name("figure", figure))
        side = SIDE_OF[figure]
        icon = token(side, self.letters(figure)) if state == "alive" else ghost(side)
        parts = [
            moved(32, 27, icon, scale=0.52),
            write(60, 20, name, 17, 150, font_family=SERIF, font_weight="bold", fill=INK),
            write(MAT - 14, 20, f"{wounds} / {spaces}", 15, fill=QUIET, text_anchor="end"),
        ]
        remark = words(note) if note else place
        if self.seen["net"] == figure:
            remark += f", {words('drako-picture-netted')}"
        ink = WOUND if state == "dead" else QUIET
        parts.append(write(MAT - 72, 20, remark, 14, 120, fill=ink, text_anchor="end"))
        if figure != "dragon" and state != "waiting":
            parts += self.track(figure)
        return moved(0, y, *parts)

    def track(self, figure: str) -> list[str]:
        """Drops; those of an ability in a box of their own, which is broken once the ability is lost."""
        ability, rest = self.mats.track(figure)
        parts: list[str] = []
        laid = self.seen["laid-on"][figure]
        note = self.words("drako-picture-laid", count=laid) if laid else ""
        x = 68.0
        lost = ability is not None and ability[0] == ability[1]
        if ability is not None:
            parts.append(self.ability_box(x - 8, 28, 17 * ability[1] + 2, lost))
            parts += [drop(x + 17 * k, 39, k < ability[0]) for k in range(ability[1])]
            x += 17 * ability[1] + 8
            name = str(self.words.name("symbol", "rock-throw" if figure == "thrower" else "charge"))
            note = f"{name}: {self.words('drako-picture-lost')}" if lost else name
        end = x + 17 * rest[1]
        parts.append(write(end, 44, note, 13, MAT - end - 10, fill=WOUND if lost else QUIET))
        return parts + [drop(x + 17 * k, 39, k < rest[0]) for k in range(rest[1])]

    def ability_box(self, x: float, y: float, width: float, lost: bool) -> str:
        broken = {"stroke_dasharray": "4 3"} if lost else {}
        return box(x, y, width, 22, 4, fill="#EFE4C8", stroke=BRASS, stroke_width=1.4, **broken)

    def dragon_areas(self, y: float) -> tuple[list[str], float]:
        words = self.words
        parts: list[str] = []
        for area, (wounds, spaces) in {"armour": self.mats.armour(), **self.mats.areas()}.items():
            own = area == "armour"
            lost = wounds == spaces and not own
            name = words("drako-picture-armour") if own else str(words.name("area", area))
            if lost:
                name += f": {words('drako-picture-lost')}"
            row = [
                write(60, 15, name, 14, 122, fill=WOUND if lost else INK),
                self.ability_box(180, -1, 17 * spaces + 2, lost),
                *[drop(188 + 17 * k, 10, k < wounds) for k in range(spaces)],
            ]
            parts.append(moved(0, y - 24, *row))
            y += 28
        return parts, y - 18

    def tokens_of(self, side: str, y: float) -> tuple[list[str], float]:
        """What a side has beside its figures, and its piles."""
        words, seen = self.words, self.seen
        parts: list[str] = []
        texts = self.mats.tokens(side, words)
        if texts:
            parts.append(rule(y))
            parts.append(
                write(14, y + 21, ", ".join(texts), 15, MAT - 28 if side != "trolls" else 90, fill=INK)
            )
            if side == "trolls":
                total = max(int(self.game.board.rocks), seen["rocks"])
                parts += [rock(MAT - 20 * (total - k), y + 16, k < seen["rocks"]) for k in range(total)]
            y += 31
        counts = {zone: len(seen[zone][side]) for zone in ("deck", "hand", "discard")}
        piles = words("drako-picture-piles", **counts)
        if seen["removed"][side]:
            piles += ", " + words("drako-picture-removed", count=len(seen["removed"][side]))
        parts += [rule(y), write(14, y + 21, piles, 15, MAT - 28, fill=INK)]
        return parts, y + 31

    def discards_of(self, side: str, y: float) -> tuple[list[str], float]:
        """The open pile by faces, equal cards counted."""
        pile = Counter(sorted(self.seen["discard"][side], key=lambda card: self.game.faces[card]))
        if not pile:
            return [], y
        parts = [rule(y)]
        y += 8
        for card, copies in pile.items():
            y += LINE_HEIGHT - 2
            parts.append(write(14, y, card, 13, font_weight="bold", fill=QUIET))
            parts.append(write(52, y, self.symbols(card), 13, MAT - 92, fill=INK))
            parts.append(write(MAT - 14, y, f"× {copies}", 13, fill=QUIET, text_anchor="end"))
        return parts, y + 4


def arrow(x1: float, y1: float, x2: float, y2: float, broken: bool) -> list[str]:
    """From beside one figure to beside another: a warm line on a dark one, with a head."""
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


def rule(y: float) -> str:
    return tag("path", d=f"M10 {y:.6g}H{MAT - 10}", stroke="#D8CBA4", stroke_width=1.2)


def centre(name: str) -> tuple[float, float]:
    """Where a hex lies, from the middle of the board."""
    q, r = AXIAL[HEX_NAMES.index(name)]
    return sqrt(3) * RADIUS * (q + r / 2), 1.5 * RADIUS * r


def hexagon(radius: float) -> str:
    half = radius * sqrt(3) / 2
    points = [(0, -radius), (half, -radius / 2), (half, radius / 2), (0, radius)]
    points += [(-half, radius / 2), (-half, -radius / 2)]
    return "M" + "L".join(f"{x:.6g} {y:.6g}" for x, y in points) + "Z"

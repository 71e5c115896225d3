"""SVG drawing of both sides' mats: figures with their wound spaces, tokens, piles."""

from dragonhall.core.render.svg import INK, PAPER, QUIET, box, moved, tag, write
from dragonhall.games.drako.derived import ARMOUR, WoundGroup
from dragonhall.games.drako.pack import FACTIONS
from dragonhall.games.drako.render.drawing import SIDE_OF, DrakoDrawing
from dragonhall.games.drako.render.svg_shapes import BRASS, LINE, SIDES, WOUND, drop, ghost, rock, token

MAT = 352  # width
ROW = 54  # height of a figure
LINE_HEIGHT = 17


class MatDrawing(DrakoDrawing):
    """Draws a mat from its own origin; `mat` returns the drawing and its height."""

    def mat(self, side: str) -> tuple[str, float]:
        figures, y = self.figures_of(side)
        tokens, y = self.tokens_of(side, y)
        pile, y = self.discards_of(side, y)
        frame = box(0, 0, MAT, y + 8, 12, fill=PAPER, stroke=LINE, stroke_width=1.5)
        return tag("g", frame, *self.head_of(side), *figures, *tokens, *pile), y + 8

    def head_of(self, side: str) -> list[str]:
        look, shown = SIDES[side], self.seat_title(side)
        band = f"M0 12A12 12 0 0 1 12 0H{MAT - 12}A12 12 0 0 1 {MAT} 12V58H0Z"
        room = 12 * len(shown) * 1.3 + 60
        return [
            tag("path", d=band, fill=look.fill),
            tag("path", d=band, fill=f"url(#hatch-{side})"),
            tag("path", d=f"M0 58H{MAT}", stroke=look.edge, stroke_width=3),
            box(8, 8, min(MAT - 16, room), 42, 8, fill=look.fill),
            moved(32, 29, token(side, ""), scale=0.42),
            write(56, 38, shown, 24, MAT - 72, serif=True, bold=True, fill=look.glyph),
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
        words, track = self.words, self.track(figure)
        state = track["state"]
        place = self.seen["hex"][figure] if state == "alive" else ""
        note = {"dead": "drako-picture-dead", "waiting": "drako-picture-waiting"}.get(state, "")
        side = SIDE_OF[figure]
        icon = token(side, self.name("token", figure)) if state == "alive" else ghost(side)
        parts = [
            moved(32, 27, icon, scale=0.52),
            write(60, 20, self.name("figure", figure), 17, 150, serif=True, bold=True),
            write(MAT - 14, 20, f"{track['wounds']} / {track['spaces']}", 15, fill=QUIET, anchor="end"),
        ]
        remark = words(note) if note else place
        if self.seen["net"] == figure:
            remark += f", {words('drako-picture-netted')}"
        ink = WOUND if state == "dead" else QUIET
        parts.append(write(MAT - 72, 20, remark, 14, 120, fill=ink, anchor="end"))
        if figure != "dragon" and state != "waiting":
            parts += self.wound_spaces(figure, track["parts"])
        return moved(0, y, *parts)

    def wound_spaces(self, figure: str, parts: list[WoundGroup]) -> list[str]:
        """Draw the wound spaces as drops; a box marks those of an ability, dashed once it is lost."""
        *abilities, rest = parts
        drawn: list[str] = []
        laid = self.seen["laid-on"][figure]
        note, ink = self.words("drako-picture-laid", count=laid) if laid else "", QUIET
        x = 68.0
        for ability in abilities:
            drawn += [self.ability_box(x - 8, 28, ability), *drops(x, 39, ability)]
            x += 17 * ability["spaces"] + 8
            note = self.name("symbol", ability["part"])
            if ability["lost"]:
                note, ink = f"{note}: {self.words('drako-picture-lost')}", WOUND
        end = x + 17 * rest["spaces"]
        return [*drawn, write(end, 44, note, 13, MAT - end - 10, fill=ink), *drops(x, 39, rest)]

    def ability_box(self, x: float, y: float, part: WoundGroup) -> str:
        broken = {"stroke_dasharray": "4 3"} if part["lost"] else {}
        width = 17 * part["spaces"] + 2
        return box(x, y, width, 22, 4, fill="#EFE4C8", stroke=BRASS, stroke_width=1.4, **broken)

    def dragon_areas(self, y: float) -> tuple[list[str], float]:
        words = self.words
        parts: list[str] = []
        for part in self.track("dragon")["parts"]:
            name = (
                self.name("area", part["part"]) if part["part"] != ARMOUR else words("drako-picture-armour")
            )
            if part["lost"]:
                name += f": {words('drako-picture-lost')}"
            ink = WOUND if part["lost"] else INK
            row = [write(60, 15, name, 14, 122, fill=ink), self.ability_box(180, -1, part)]
            parts.append(moved(0, y - 24, *row, *drops(188, 10, part)))
            y += 28
        return parts, y - 18

    def tokens_of(self, side: str, y: float) -> tuple[list[str], float]:
        """Draw the tokens and the piles of a side."""
        parts: list[str] = []
        texts = self.tokens(side)
        if texts:
            room = MAT - 28 if side != "trolls" else 90
            parts += [rule(y), write(14, y + 21, ", ".join(texts), 15, room)]
            if side == "trolls":
                rocks = self.seen["rocks"]
                total = max(int(self.game.matchup.rocks), rocks)
                parts += [rock(MAT - 20 * (total - k), y + 16, k < rocks) for k in range(total)]
            y += 31
        parts += [rule(y), write(14, y + 21, ", ".join(self.piles(side)), 15, MAT - 28)]
        return parts, y + 31

    def discards_of(self, side: str, y: float) -> tuple[list[str], float]:
        """Draw the discard pile by faces, with counts."""
        pile = self.discards(side)
        if not pile:
            return [], y
        parts = [rule(y)]
        y += 8
        for card, copies in pile.items():
            y += LINE_HEIGHT
            parts.append(write(14, y, card, 13, bold=True, fill=QUIET))
            parts.append(write(52, y, self.symbols_text(card), 13, MAT - 92))
            parts.append(write(MAT - 14, y, f"× {copies}", 13, fill=QUIET, anchor="end"))
        return parts, y + 4


def drops(x: float, y: float, part: WoundGroup) -> list[str]:
    return [drop(x + 17 * k, y, k < part["wounds"]) for k in range(part["spaces"])]


def rule(y: float) -> str:
    return tag("path", d=f"M10 {y:.6g}H{MAT - 10}", stroke="#D8CBA4", stroke_width=1.2)

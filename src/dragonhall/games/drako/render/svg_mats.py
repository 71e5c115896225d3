"""SVG drawing of both sides' mats: figures with their wound spaces, tokens, piles."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from dragonhall.core.render.svg import SERIF, box, moved, tag, write
from dragonhall.core.text.messages import Words
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.pack import FACTIONS
from dragonhall.games.drako.render.mats import MatContents
from dragonhall.games.drako.render.svg_shapes import (
    BRASS,
    INK,
    LINE,
    PAPER,
    QUIET,
    SIDES,
    WOUND,
    drop,
    ghost,
    rock,
    token,
)
from dragonhall.games.drako.render.terminal import SIDE_OF, TOKENS

MAT = 352  # width
ROW = 54  # height of a figure
LINE_HEIGHT = 17


class MatDrawing:
    """Draws a mat from its own origin; `mat` returns the drawing and its height."""

    def __init__(self, game: DrakoGame, seen: Mapping[str, Any], seat: int, words: Words) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.words = words
        self.mats = MatContents(game, seen)

    def mat(self, seat: int) -> tuple[str, float]:
        side = self.game.seats[seat]
        figures, y = self.figures_of(side)
        tokens, y = self.tokens_of(side, y)
        pile, y = self.discards_of(side, y)
        frame = box(0, 0, MAT, y + 8, 12, fill=PAPER, stroke=LINE, stroke_width=1.5)
        return tag("g", frame, *self.head_of(side, seat), *figures, *tokens, *pile), y + 8

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
        state, (wounds, spaces) = self.mats.state_of(figure), self.mats.total_wounds(figure)
        place = self.seen["hex"][figure] if state == "alive" else ""
        note = {"dead": "drako-picture-dead", "waiting": "drako-picture-waiting"}.get(state, "")
        name = str(words.name("figure", figure))
        side = SIDE_OF[figure]
        icon = token(side, self.words(TOKENS[figure])) if state == "alive" else ghost(side)
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
        """Draw the wound spaces as drops; a box marks those of an ability, dashed once it is lost."""
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
        """Draw the tokens and the piles of a side."""
        words, seen = self.words, self.seen
        parts: list[str] = []
        texts = self.mats.tokens(side, words)
        if texts:
            parts.append(rule(y))
            parts.append(
                write(14, y + 21, ", ".join(texts), 15, MAT - 28 if side != "trolls" else 90, fill=INK)
            )
            if side == "trolls":
                total = max(int(self.game.matchup.rocks), seen["rocks"])
                parts += [rock(MAT - 20 * (total - k), y + 16, k < seen["rocks"]) for k in range(total)]
            y += 31
        counts = {zone: len(seen[zone][side]) for zone in ("deck", "hand", "discard")}
        piles = words("drako-picture-piles", **counts)
        if seen["removed"][side]:
            piles += ", " + words("drako-picture-removed", count=len(seen["removed"][side]))
        parts += [rule(y), write(14, y + 21, piles, 15, MAT - 28, fill=INK)]
        return parts, y + 31

    def discards_of(self, side: str, y: float) -> tuple[list[str], float]:
        """Draw the discard pile by faces, with counts."""
        pile = Counter(sorted(self.seen["discard"][side], key=lambda card: self.game.faces[card]))
        if not pile:
            return [], y
        parts = [rule(y)]
        y += 8
        for card, copies in pile.items():
            y += LINE_HEIGHT
            parts.append(write(14, y, card, 13, font_weight="bold", fill=QUIET))
            parts.append(write(52, y, symbols_of(self.words, card), 13, MAT - 92, fill=INK))
            parts.append(write(MAT - 14, y, f"× {copies}", 13, fill=QUIET, text_anchor="end"))
        return parts, y + 4


def symbols_of(words: Words, card: str) -> str:
    """Return the name of a card without its id."""
    return str(words.name("card", card)).removeprefix(card).strip()


def rule(y: float) -> str:
    return tag("path", d=f"M10 {y:.6g}H{MAT - 10}", stroke="#D8CBA4", stroke_width=1.2)

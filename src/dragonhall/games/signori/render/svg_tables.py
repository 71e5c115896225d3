"""SVG panels with the table of each player of I Signori dei Draghi."""

from collections import Counter
from dataclasses import dataclass
from math import cos, pi, sin

from dragonhall.core.description import HIDDEN, without_mark
from dragonhall.core.render.canvas import text_of
from dragonhall.core.render.svg import INK, PAPER, QUIET, box, moved, polygon, tag, write
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.render.drawing import SignoriDrawing
from dragonhall.games.signori.rules.declaration import MARKET_PLACES

LINE = "#837049"
MARGIN = 16
PANEL = 600
CHIP = 186  # width of a creature; three in a row
CHIP_HEIGHT = 44
WARE_HEIGHT = 22


@dataclass(frozen=True, slots=True)
class Team:
    fill: str
    ink: str
    hatch: str


TEAMS = {"a": Team("#D18F3C", "#8A5410", "slant"), "b": Team("#3F6FB5", "#173765", "across")}
# Fill, letter and corners of each category, in the order of their numbers.
CATEGORIES = (
    ("#1F4E94", PAPER, 5),
    ("#A3182A", PAPER, 4),
    ("#E8C33A", INK, 6),
    ("#8A8780", INK, 8),
    ("#2F7A3B", PAPER, 3),
    ("#8CC4E8", INK, 40),
    ("#F3DFA0", INK, 12),
    ("#6C3A8E", PAPER, 7),
)
PLUNDER = ("#574733", PAPER, 10)


def category(game: SignoriGame, card: str) -> int:
    face = game.faces[card]
    cards = game.deck.faces
    return len(CATEGORIES) if face >= int(cards.first_plunder) else int(cards.category[face])


def badge(letter: str, kind: int, radius: float = 15) -> str:
    """Draw a category: its letter, and an outline that differs in the number of corners."""
    fill, ink, corners = CATEGORIES[kind] if kind < len(CATEGORIES) else PLUNDER
    angles = [2 * pi * k / corners - pi / 2 for k in range(corners)]
    outline = polygon([(radius * cos(angle), radius * sin(angle)) for angle in angles], 4)
    return tag(
        "g",
        tag("path", d=outline, fill=fill, stroke=INK, stroke_width=1.6),
        write(0, 5, letter, 14, bold=True, fill=ink, anchor="middle"),
    )


class TableDrawing(SignoriDrawing):
    """Draws the tables of all players as one seat sees them."""

    def frame(self, seat: str, height: float) -> str:
        """Draw the background of a panel with the edge of its team; the active player has a thick edge."""
        edge, width = (INK, 4.0) if self.active(seat) else (LINE, 1.5)
        return tag(
            "g",
            box(0, 0, PANEL, height, 12, fill=PAPER, stroke=edge, stroke_width=width),
            box(5, 5, 12, height - 10, 5, fill=TEAMS[seat[0]].fill),
            box(5, 5, 12, height - 10, 5, fill=f"url(#team-{seat[0]})"),
        )

    def panel(self, seat: str) -> tuple[str, float]:
        """Draw header, creatures, artefacts and market; return the drawing and its height."""
        chips, y = self.chips(seat, 66)
        wares, y = self.market(seat, y)
        return tag("g", *self.panel_head(seat), *chips, *wares), y + 8

    def panel_head(self, seat: str) -> list[str]:
        title = f"▶ {self.seat_title(seat)}" if self.active(seat) else self.seat_title(seat)
        facts = " · ".join(fact.text for fact in (*self.card_counts(seat), *self.conditions(seat)))
        return [
            write(28, 28, title, 20, 200, serif=True, bold=True),
            write(240, 28, text_of(self.role(seat)), 17, 200, bold=True, fill="#1F4E94"),
            write(PANEL - 12, 28, self.force(seat), 17, 140, bold=True, anchor="end"),
            write(28, 51, facts, 14, PANEL - 44, fill=QUIET),
        ]

    # ---- cards on the table --------------------------------------------------------------------

    def chips(self, seat: str, y: float) -> tuple[list[str], float]:
        chips = [*self.creatures(seat), *self.hidden(seat), *self.things(seat)]
        if not chips:
            return [write(28, y + 18, self.words("signori-picture-empty"), 14, fill=QUIET)], y + 32
        parts = [
            moved(26 + (k % 3) * (CHIP + 4), y + k // 3 * (CHIP_HEIGHT + 6), chip)
            for k, chip in enumerate(chips)
        ]
        return parts, y + -(-len(chips) // 3) * (CHIP_HEIGHT + 6) + 6

    def creatures(self, seat: str) -> list[str]:
        chips: list[str] = []
        for card, (count, attack, defence, bound) in self.counted["creatures"][seat].items():
            chained = f" ({self.words('signori-picture-chained')})" if bound else ""
            chips.append(self.chip(card, count, f"{attack}/{defence}{chained}"))
        return chips

    def chip(self, card: str, count: int, values: str) -> str:
        """Draw a face-up card: its name, and below the count and the values."""
        below = " ".join([*([f"{count}×"] if count > 1 else []), *([values] if values else [])])
        y = 19 if below else 27
        return tag(
            "g",
            box(0, 0, CHIP, CHIP_HEIGHT, 7, fill="#FBF3DD", stroke=INK, stroke_width=1.6),
            moved(20, CHIP_HEIGHT / 2, badge(card[0], category(self.game, card), 14)),
            write(40, y, self.title(card), 14, CHIP - 46, bold=True),
            write(40, 37, below, 15, CHIP - 46, bold=True, fill=QUIET) if below else "",
        )

    def hidden(self, seat: str) -> list[str]:
        """Draw the face-down creatures, with the names that the viewer knows."""
        chips: list[str] = []
        for name, count in Counter(without_mark(card) for card in self.seen["down"][seat]).items():
            text, values = HIDDEN, ""
            if name != HIDDEN:
                text, values = self.title(name), self.values(name)
            times = f"{count}× " if count > 1 else ""
            chips.append(
                tag(
                    "g",
                    box(0, 0, CHIP, CHIP_HEIGHT, 7, fill="#4A2F4F", stroke=INK, stroke_width=1.6),
                    box(3, 3, CHIP - 6, CHIP_HEIGHT - 6, 5, fill="url(#card-back)"),
                    box(14, 11, CHIP - 28, 22, 5, fill="#4A2F4F"),
                    write(
                        CHIP / 2,
                        27,
                        f"{times}{text} {values}".strip(),
                        14,
                        CHIP - 34,
                        bold=True,
                        fill=PAPER,
                        anchor="middle",
                    ),
                )
            )
        return chips

    def things(self, seat: str) -> list[str]:
        """Draw the artefacts and the equipment of a combat."""
        cards = Counter([*self.seen["artefacts"][seat], *self.seen["gear"][seat]])
        return [self.chip(card, count, "") for card, count in cards.items()]

    def market(self, seat: str, y: float) -> tuple[list[str], float]:
        """Draw the cards of a market with the prices for the viewer, two in a row, with counts."""
        if self.seen["phase"] == "setting-up":
            return [], y
        prices = self.counted["price"][seat]
        wares = Counter(self.seen["market"][seat])
        used = sum(wares.values())
        title = f"{self.words('signori-picture-market')} {used}/{MARKET_PLACES}"
        parts = [
            tag("path", d=f"M26 {y:.6g}H{PANEL - 12}", stroke=LINE, stroke_width=1),
            write(28, y + 18, title, 13, fill=QUIET),
        ]
        y += 24
        half = (PANEL - 50) / 2
        for k, (card, count) in enumerate(wares.items()):
            x, at = 28 + (k % 2) * (half + 10), y + k // 2 * WARE_HEIGHT
            times = f"{count}× " if count > 1 else ""
            price = self.number(prices[card])
            parts += [
                moved(x + 9, at + 10, badge(card[0], category(self.game, card), 9)),
                write(x + 24, at + 15, f"{times}{self.title(card)}", 14, half - 90),
                write(x + half - 4, at + 15, price, 14, fill=QUIET, anchor="end"),
            ]
        return parts, y + -(-len(wares) // 2) * WARE_HEIGHT

"""SVG drawing of I Signori dei Draghi: both pools, every player's table, the combat, the viewer's hand.

Drawn from `describe` of a masked state and the numbers derived from it, so it cannot reveal hidden
information. Readable without colour: categories differ in letter and shape, teams in position and hatching.
"""

import textwrap
from collections import Counter

from dragonhall.core.description import without_mark
from dragonhall.core.render.svg import (
    BACKGROUND,
    EMBER,
    INK,
    PAPER,
    QUIET,
    box,
    moved,
    sheet,
    stripes,
    tag,
    write,
)
from dragonhall.games.signori.render.svg_tables import (
    LINE,
    MARGIN,
    PANEL,
    TEAMS,
    TableDrawing,
    badge,
    category,
)
from dragonhall.games.signori.text import phrases

WIDTH = 3 * MARGIN + 2 * PANEL
TOP = 128  # below the title and the pools
CARD_HEIGHT = 62
LETTERS = 78  # characters of a card's text on a line


class SignoriSvg(TableDrawing):
    def sheet(self) -> str:
        left, right = self.teams()
        panels: list[str] = []
        y = float(TOP)
        for pair in zip(self.team(left), self.team(right), strict=True):
            drawn = [self.panel(seat) for seat in pair]
            height = max(tall for _, tall in drawn)
            for column, (inside, _) in enumerate(drawn):
                x = MARGIN + column * (PANEL + MARGIN)
                panels.append(moved(x, y, self.frame(pair[column], height), inside))
            y += height + MARGIN
        combat, y = self.combat(y)
        hand, y = self.hand(y)
        title = f"{self.name('game', self.game.name)}: {self.status()}"
        return sheet(
            WIDTH,
            y,
            title,
            patterns(),
            box(0, 0, WIDTH, y, 0, fill=BACKGROUND),
            *self.sheet_head(),
            *panels,
            *combat,
            *hand,
        )

    # ---- header --------------------------------------------------------------------------------

    def status(self) -> str:
        """Return whose turn and which phase it is, or who has won."""
        if self.seen["outcome"] is not None:
            return self.result()
        parts = [self.phase()]
        if self.seen["turns"]:
            parts = [self.whose_turn(), *parts, self.turn()]
        if self.seen["lock"]:
            parts.append(self.words("signori-picture-locked"))
        return " · ".join(parts)

    def sheet_head(self) -> list[str]:
        name = self.name("game", self.game.name)
        room = PANEL + 60
        return [
            write(MARGIN, 40, name, 26, serif=True, bold=True),
            write(WIDTH - MARGIN, 32, self.status(), 18, room, bold=True, anchor="end"),
            write(WIDTH - MARGIN, 54, self.piles(), 14, room, fill=QUIET, anchor="end"),
            *self.pools(),
        ]

    def pools(self) -> list[str]:
        """Draw both pools of Iros, and a bar of their shares."""
        ours, theirs = self.teams()
        iros = {team: max(0, self.seen["pool"][team]) for team in (ours, theirs)}
        total = iros[ours] + iros[theirs]
        width = WIDTH - 2 * MARGIN
        share = width * iros[ours] / total if total else width / 2
        parts = [
            box(MARGIN, 70, width, 40, 10, fill=PAPER, stroke=INK, stroke_width=2),
            box(MARGIN + 4, 96, width - 8, 10, 5, fill=TEAMS[theirs].fill),
            box(MARGIN + 4, 96, max(10, share - 8), 10, 5, fill=TEAMS[ours].fill),
            box(MARGIN + 4, 96, max(10, share - 8), 10, 5, fill=f"url(#team-{ours})"),
        ]
        for team, x, anchor in ((ours, MARGIN + 12, "start"), (theirs, WIDTH - MARGIN - 12, "end")):
            text = f"{self.name('team', team)}: {self.number(self.seen['pool'][team])} Iros"
            parts.append(write(x, 90, text, 17, 420, bold=True, anchor=anchor))
        return parts

    # ---- footer --------------------------------------------------------------------------------

    def combat(self, y: float) -> tuple[list[str], float]:
        """Draw the totals of the combat, the pending card and the plunder card."""
        lines: list[str] = []
        if "combat" in self.counted:
            title, needs = self.combat_title()
            lines.append(f"{title} ({needs})")
        if self.seen["pending"]:
            lines.append(self.pending())
        if self.seen["spoils"] != "none":
            lines += self.spoils()
        if not lines:
            return [], y
        height = 16 + 26 * len(lines)
        parts = [box(MARGIN, y, WIDTH - 2 * MARGIN, height, 10, fill="#FBE9DC", stroke=EMBER, stroke_width=3)]
        for k, line in enumerate(lines):
            at = y + 28 + 26 * k
            parts.append(write(MARGIN + 14, at, line, 18, WIDTH - 60, bold=True))
        return parts, y + height + MARGIN

    def hand(self, y: float) -> tuple[list[str], float]:
        """Draw the viewer's hand with the texts of the cards, two in a row."""
        own = self.viewer
        if not own:
            return [], y
        cards = Counter([*map(without_mark, self.seen["hand"][own]), *self.seen["taken"][own]])
        sealed = Counter(self.seen["sealed"][own])
        parts: list[str] = []
        groups = (("signori-picture-cards", cards), ("signori-picture-market", sealed))
        for title, counts in groups:
            if not counts and title != groups[0][0]:
                continue
            parts.append(write(MARGIN, y + 10, self.words(title), 15, fill=QUIET))
            y += 20
            for k, (card, count) in enumerate(counts.items()):
                column, row = k % 2, k // 2
                x = MARGIN + column * (PANEL + MARGIN)
                parts.append(moved(x, y + row * (CARD_HEIGHT + 6), *self.card(card, count)))
            y += (len(counts) + 1) // 2 * (CARD_HEIGHT + 6) + 10
        return parts, y + 4

    def card(self, card: str, count: int) -> list[str]:
        """Draw a card: letter of the category, name, values and price, and the text below."""
        facts = [*phrases.category_and_values(self.game, self.words, card), self.price(card)]
        name = f"{count}× {self.full_name(card)}" if count > 1 else self.full_name(card)
        return [
            box(0, 0, PANEL, CARD_HEIGHT, 7, fill=PAPER, stroke=LINE, stroke_width=1.5),
            moved(22, CARD_HEIGHT / 2, badge(card[0], category(self.game, card))),
            write(44, 19, name, 15, 350, bold=True),
            write(PANEL - 10, 19, " · ".join(facts), 14, 190, anchor="end"),
            *self.text(card),
        ]

    def text(self, card: str) -> list[str]:
        """Draw the text of a card on two lines; a very long text is set smaller."""
        text = phrases.text_of(self.game, self.words, card)
        lines = textwrap.wrap(text, max(LETTERS, len(text) // 2 + 8))
        return [write(44, 37 + 17 * k, line, 13, PANEL - 54, fill=QUIET) for k, line in enumerate(lines)]


def patterns() -> str:
    """Return the hatching patterns of the teams and of a card's back."""
    hatches = [stripes(f"team-{team}", look.hatch, look.ink, 1.4, 6) for team, look in TEAMS.items()]
    return tag("defs", *hatches, stripes("card-back", "slant", "#C9A24A", 2, 8))

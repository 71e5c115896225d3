"""SVG drawing of I Signori dei Draghi: both pools, every player's table, the combat, the viewer's hand.

Drawn from `describe` of a masked state and the numbers derived from it, so it cannot reveal hidden
information. Readable without colour: categories differ in letter and shape, teams in position and hatching.
"""

import textwrap
from collections import Counter
from collections.abc import Mapping
from typing import Any

from dragonhall.core.description import without_mark
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.svg import SERIF, box, moved, sheet, stripes, tag, write
from dragonhall.core.text.messages import Words
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.render.svg_tables import (
    EMBER,
    INK,
    LINE,
    MARGIN,
    PANEL,
    PAPER,
    QUIET,
    TEAMS,
    TableDrawing,
    badge,
    category,
)
from dragonhall.games.signori.render.terminal import PHASES
from dragonhall.games.signori.render.terminal_tables import number
from dragonhall.games.signori.text import phrases

WIDTH = 3 * MARGIN + 2 * PANEL
TOP = 128  # below the title and the pools
CARD_HEIGHT = 62
LETTERS = 78  # characters of a card's text on a line


def draw_svg(game: SignoriGame, seen: Mapping[str, Any], seat: int, words: Words) -> str:
    """Return the drawing; `seen` has the derived numbers under the key "counted"."""
    return SignoriSvg(game, seen, seat, words.of(game)).sheet()


class SignoriSvg:
    """One drawing of a view for one seat."""

    def __init__(self, game: SignoriGame, seen: Mapping[str, Any], seat: int, words: Words) -> None:
        self.game = game
        self.seen = seen
        self.counted: Mapping[str, Any] = seen["counted"]
        self.seat = seat
        self.words = words
        self.tables = TableDrawing(game, seen, seat, words)

    def sheet(self) -> str:
        left, right = self.teams()
        panels: list[str] = []
        y = float(TOP)
        for pair in zip(self.team(left), self.team(right), strict=True):
            drawn = [self.tables.panel(seat) for seat in pair]
            height = max(tall for _, tall in drawn)
            for column, (inside, _) in enumerate(drawn):
                x = MARGIN + column * (PANEL + MARGIN)
                panels.append(moved(x, y, self.tables.frame(pair[column], height), inside))
            y += height + MARGIN
        combat, y = self.combat(y)
        hand, y = self.hand(y)
        title = f"{self.words.name('game', self.game.name)}: {self.status()}"
        return sheet(
            WIDTH,
            y,
            title,
            patterns(),
            box(0, 0, WIDTH, y, 0, fill="#F4EBD3"),
            *self.head(),
            *panels,
            *combat,
            *hand,
        )

    def teams(self) -> tuple[str, str]:
        """Return the teams from left to right; the viewer's team is left."""
        return ("b", "a") if self.seat != SPECTATOR and self.seat % 2 else ("a", "b")

    def team(self, team: str) -> list[str]:
        return [seat for seat in self.game.seats if seat[0] == team]

    # ---- header --------------------------------------------------------------------------------

    def status(self) -> str:
        """Return whose turn and which phase it is, or who has won."""
        words, seen = self.words, self.seen
        if seen["outcome"] is not None:
            result = {1: "team-a", 2: "team-b"}.get(seen["winning-team"], "draw")
            return str(words.name("result", result))
        parts = [words(PHASES[seen["phase"]])]
        if seen["turns"]:
            name = str(words.name("seat", seen["active"]))
            turn = words("signori-picture-turn", number=seen["turns"])
            parts = [words("signori-picture-whose", seat=name), *parts, turn]
        if seen["lock"]:
            parts.append(words("signori-picture-locked"))
        return " · ".join(parts)

    def head(self) -> list[str]:
        name = str(self.words.name("game", self.game.name))
        piles = {pile: len(self.seen[pile]) for pile in ("draw", "discard", "plunder")}
        room = PANEL + 60
        return [
            write(MARGIN, 40, name, 26, font_family=SERIF, font_weight="bold", fill=INK),
            write(
                WIDTH - MARGIN,
                32,
                self.status(),
                18,
                room,
                font_weight="bold",
                fill=INK,
                text_anchor="end",
            ),
            write(
                WIDTH - MARGIN,
                54,
                self.words("signori-picture-piles", **piles),
                14,
                room,
                fill=QUIET,
                text_anchor="end",
            ),
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
            text = f"{self.words.name('team', team)}: {number(self.words, self.seen['pool'][team])} Iros"
            parts.append(write(x, 90, text, 17, 420, font_weight="bold", fill=INK, text_anchor=anchor))
        return parts

    # ---- footer --------------------------------------------------------------------------------

    def combat(self, y: float) -> tuple[list[str], float]:
        """Draw the totals of the combat, the pending card and the plunder card."""
        lines: list[str] = []
        words, seen = self.words, self.seen
        if "combat" in self.counted:
            combat = self.counted["combat"]
            names = {side: str(words.name("seat", combat[side]["seat"])) for side in ("attacker", "defender")}
            totals = {"attack": combat["attacker"]["total"], "defence": combat["defender"]["total"]}
            behind = str(words.name("seat", combat["behind"]))
            needs = words("signori-picture-needs", seat=behind, count=combat["needs"])
            lines.append(f"{words('signori-picture-combat', **names, **totals)} ({needs})")
        if seen["pending"]:
            lines.append(self.pending())
        if seen["spoils"] != "none":
            card = phrases.name_of(self.game, words, seen["spoils"])
            lines.append(words("signori-picture-spoils", card=card))
            lines.append(phrases.text_of(self.game, words, seen["spoils"]))
        if not lines:
            return [], y
        height = 16 + 26 * len(lines)
        parts = [box(MARGIN, y, WIDTH - 2 * MARGIN, height, 10, fill="#FBE9DC", stroke=EMBER, stroke_width=3)]
        for k, line in enumerate(lines):
            at = y + 28 + 26 * k
            parts.append(write(MARGIN + 14, at, line, 18, WIDTH - 60, font_weight="bold", fill=INK))
        return parts, y + height + MARGIN

    def pending(self) -> str:
        words, seen = self.words, self.seen
        card = phrases.name_of(self.game, words, seen["pending"][0])
        caster = str(words.name("seat", seen["caster"]))
        if seen["victim"] == "none":
            return words("signori-picture-pending", card=card, seat=caster)
        victim = str(words.name("seat", seen["victim"]))
        return words("signori-picture-pending-against", card=card, seat=caster, victim=victim)

    def hand(self, y: float) -> tuple[list[str], float]:
        """Draw the viewer's hand with the texts of the cards, two in a row."""
        if self.seat == SPECTATOR:
            return [], y
        own = self.game.seats[self.seat]
        cards = Counter(
            [without_mark(card) for card in self.seen["hand"][own]] + list(self.seen["taken"][own])
        )
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
        game, words, known = self.game, self.words, self.game.deck.faces
        face = game.faces[card]
        kind = category(game, card)
        times = f"{count}× " if count > 1 else ""
        ours = "°" if game.deck.origins[card] == phrases.RECONSTRUCTED else ""
        facts = [phrases.category_of(game, words, card)]
        if kind == phrases.CREATURE:
            facts[0] += f" {known.level[face]}"
            facts.append(f"{known.attack[face]}/{known.defence[face]}")
        facts.append(number(words, int(known.price[face])))
        return [
            box(0, 0, PANEL, CARD_HEIGHT, 7, fill=PAPER, stroke=LINE, stroke_width=1.5),
            moved(22, CARD_HEIGHT / 2, badge(card[0], kind)),
            write(
                44,
                19,
                f"{times}{phrases.name_of(game, words, card)}{ours}",
                15,
                350,
                font_weight="bold",
                fill=INK,
            ),
            write(PANEL - 10, 19, " · ".join(facts), 14, 190, fill=INK, text_anchor="end"),
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

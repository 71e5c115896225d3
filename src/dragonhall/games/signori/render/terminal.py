"""I Signori dei Draghi as text: both pools, every player's table, the combat, the viewer's hand.

Drawn from `View.picture`, with `View.derived_facts` under the key "counted", so it cannot reveal hidden
information. The viewer's team is first in the header; the viewer's table is last, above the hand:

    ▶ B1  Condottiero ◆◆◇  hand 5  ATT 17 DEF 6
        2×Goblin Predone 2/1  Viverna 8/4  ▒▒
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from dragonhall.core.action import Thing
from dragonhall.core.description import without_mark
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.canvas import Line, Span, width_of, wrapped
from dragonhall.core.text.messages import Words
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.render.terminal_tables import (
    ASCII,
    UNICODE,
    TableGlyphs,
    TableText,
    number,
    split_line,
)
from dragonhall.games.signori.text import phrases

BAR = 24
SHORTEST_TEXT = 24  # a card's text is omitted if fewer columns are left
PHASES = {
    "setting-up": "signori-phase-setting-up",
    "main-1": "signori-phase-main-1",
    "combat": "signori-phase-combat",
    "main-2": "signori-phase-main-2",
    "final": "signori-phase-final",
}
STYLES = {
    "mine": "bold",
    "quiet": "dim",
    "active": "bold yellow",
    "alarm": "bold red",
    "role": "bold blue",
    "creature": "red",
    "hidden": "magenta",
    "artefact": "yellow",
    "equipment": "magenta",
    "spell": "green",
    "antimagic": "cyan",
    "blessing": "bold yellow",
    "curse": "bold magenta",
    "team-a": "yellow",
    "team-b": "blue",
}
OF_CATEGORY = ("role", "creature", "artefact", "equipment", "spell", "antimagic", "blessing", "curse")
LETTER = {"R": 0, "C": 1, "A": 2, "E": 3, "I": 4, "N": 5, "B": 6, "M": 7}


def draw(
    game: Game,
    seen: Mapping[str, Any],
    seat: int,
    words: Words,
    width: int = 80,
    ascii_only: bool = False,
    legend: bool = True,
) -> list[Line]:
    """Draw the view of `seat` in lines of at most `width` characters (80 or more).

    Without the legend (on small screens), the markets of others are drawn only in games of two players.
    """
    assert isinstance(game, SignoriGame)
    picture = SignoriText(game, seen, seat, words.of(game), width, ASCII if ascii_only else UNICODE)
    return [
        *picture.head(),
        *picture.tables.all(markets=legend or game.players == 2),
        *picture.combat(),
        *picture.hand(),
        *(picture.legend() if legend else []),
    ]


def close_up(
    game: Game, seen: Mapping[str, Any], seat: int, of: str, words: Words, width: int, ascii_only: bool
) -> list[Line]:
    """Draw one player's table in full, with the text of every face-up card."""
    assert isinstance(game, SignoriGame)
    picture = SignoriText(game, seen, seat, words.of(game), width, ASCII if ascii_only else UNICODE)
    return picture.close_up(of)


def style_of(thing: Thing) -> str:
    """Return the style of a thing in a list: cards have the colour of their category, known from the id."""
    if thing.kind in phrases.CARD_KINDS and thing.name[1:].isdigit() and thing.name[0] in LETTER:
        return OF_CATEGORY[LETTER[thing.name[0]]]
    return ""


class SignoriText:
    """One text drawing of a view for one seat."""

    def __init__(
        self,
        game: SignoriGame,
        seen: Mapping[str, Any],
        seat: int,
        words: Words,
        width: int,
        glyphs: TableGlyphs,
    ) -> None:
        self.game = game
        self.seen = seen
        self.counted: Mapping[str, Any] = seen.get("counted", {})
        self.seat = seat
        self.words = words
        self.width = width
        self.glyphs = glyphs
        self.tables = TableText(game, seen, seat, words, width, glyphs)

    # ---- header --------------------------------------------------------------------------------

    def head(self) -> list[Line]:
        return [self.pools(), *self.status()]

    def pools(self) -> Line:
        """Draw both pools and a bar of their shares; the viewer's team is left."""
        words, glyphs = self.words, self.glyphs
        ours, theirs = ("b", "a") if self.seat != SPECTATOR and self.seat % 2 else ("a", "b")
        left, right = max(0, self.seen["pool"][ours]), max(0, self.seen["pool"][theirs])
        share = round(BAR * left / (left + right)) if left + right else BAR // 2
        pools = {team: number(words, iros) for team, iros in self.seen["pool"].items()}
        return [
            Span("Iros: ", "quiet"),
            Span(f"{words.name('team', ours)} {pools[ours]} ", f"team-{ours}"),
            Span(glyphs.full * share, f"team-{ours}"),
            Span(glyphs.light * (BAR - share), f"team-{theirs}"),
            Span(f" {pools[theirs]} {words.name('team', theirs)}", f"team-{theirs}"),
        ]

    def status(self) -> list[Line]:
        """Draw whose turn and which phase it is and the sizes of the piles, or who has won."""
        words, seen = self.words, self.seen
        piles = {pile: len(seen[pile]) for pile in ("draw", "discard", "plunder")}
        pieces = [
            [Span(words(PHASES[seen["phase"]]), "mine")],
            [Span(words("signori-picture-piles", **piles))],
        ]
        if seen["turns"]:
            whose = words("signori-picture-whose", seat=self.tables.name(seen["active"]))
            turn = words("signori-picture-turn", number=seen["turns"])
            pieces = [[Span(whose, "active")], *pieces, [Span(turn, "quiet")]]
        if seen["lock"]:
            pieces.append([Span(words("signori-picture-locked"), "alarm")])
        if seen["outcome"] is not None:
            result = {1: "team-a", 2: "team-b"}.get(seen["winning-team"], "draw")
            pieces = [[Span(str(words.name("result", result)), "mine")], *pieces[1:]]
        return wrapped(pieces, self.width, f" {self.glyphs.dot} ")

    # ---- the combat ----------------------------------------------------------------------------

    def combat(self) -> list[Line]:
        """Draw the totals of the combat with their parts, the pending card and the plunder card."""
        lines: list[Line] = []
        if "combat" in self.counted:
            lines += self.totals(self.counted["combat"])
        if self.seen["pending"]:
            lines.append([Span(f"{self.glyphs.pointer} {self.pending()}", "alarm")])
        if self.seen["spoils"] != "none":
            card = phrases.name_of(self.game, self.words, self.seen["spoils"])
            lines.append([Span(self.words("signori-picture-spoils", card=card), "alarm")])
            lines.append([Span(phrases.text_of(self.game, self.words, self.seen["spoils"]))])
        return [part for line in lines for part in split_line(line, self.width)]

    def totals(self, combat: Mapping[str, Any]) -> list[Line]:
        words, name = self.words, self.tables.name
        attacker, defender = combat["attacker"], combat["defender"]
        title = words(
            "signori-picture-combat",
            attacker=name(attacker["seat"]),
            defender=name(defender["seat"]),
            attack=attacker["total"],
            defence=defender["total"],
        )
        needs = words("signori-picture-needs", seat=name(combat["behind"]), count=combat["needs"])
        lines: list[Line] = [[Span(f"{self.glyphs.swords} {title}", "alarm"), Span(f"  ({needs})")]]
        for side in (attacker, defender):
            parts = [words("signori-picture-creatures", value=side["creatures"])]
            parts.append(words("signori-picture-others", value=side["others"]))
            parts.append(words("signori-picture-equipment", value=side["equipment"]))
            gear = [card for seat in self.tables.team_of(side["seat"]) for card in self.seen["gear"][seat]]
            laid = f" ({self.tables.titles(gear)})" if gear else ""
            lines.append([Span(f"  {name(side['seat'])}: {' + '.join(parts)}{laid}")])
        return lines

    def pending(self) -> str:
        """Return the text about the card that was played and may still be stopped."""
        words, seen = self.words, self.seen
        card = phrases.name_of(self.game, words, seen["pending"][0])
        caster = self.tables.name(seen["caster"])
        if seen["victim"] == "none":
            return words("signori-picture-pending", card=card, seat=caster)
        victim = self.tables.name(seen["victim"])
        return words("signori-picture-pending-against", card=card, seat=caster, victim=victim)

    # ---- the hand ------------------------------------------------------------------------------

    def hand(self) -> list[Line]:
        """Draw the viewer's hand, one face per line: name, category, values, price, symbols, text."""
        if self.seat == SPECTATOR:
            return []
        own = self.game.seats[self.seat]
        notes: dict[tuple[str, str], int] = Counter()
        for card in self.seen["hand"][own]:
            notes[without_mark(card), "*" if card.endswith("*") else ""] += 1
        for card in self.seen["taken"][own]:
            notes[card, self.words("signori-picture-taken")] += 1
        rows = [self.row(card, count, note) for (card, note), count in notes.items()]
        sealed = self.seen["sealed"][own]
        lines: list[Line] = [[Span(self.words("signori-picture-cards"), "quiet")]]
        if sealed:
            text = f" {self.glyphs.dot} {self.words('signori-picture-market')}: {self.tables.titles(sealed)}"
            lines[0].append(Span(text))
        return [*split_line(lines[0], self.width), *self.columns(rows)]

    def row(self, card: str, count: int, note: str) -> list[Span]:
        """Return the columns of a card, the text last; `note` is a star after the name, or a remark."""
        game, cards, face = self.game, self.game.deck.faces, self.game.faces[card]
        category = int(cards.category[face])
        ours = self.glyphs.ours if game.deck.origins[card] == phrases.RECONSTRUCTED else ""
        star = note if note == "*" else ""
        times = f"{count}{self.glyphs.times}" if count > 1 else ""
        kind = phrases.category_of(game, self.words, card)
        values = ""
        if category == phrases.CREATURE:
            kind += f" {cards.level[face]}"
            values = f"{cards.attack[face]}/{cards.defence[face]}"
        marks = [cards.shared[face] and "C", cards.instant[face] and "I", cards.finale[face] and "F"]
        text = phrases.text_of(game, self.words, card)
        return [
            Span(f"{times}{phrases.name_of(game, self.words, card)}{ours}{star}", OF_CATEGORY[category]),
            Span(kind),
            Span(values, "mine"),
            Span(number(self.words, int(cards.price[face])).rjust(5)),
            Span("".join(mark for mark in marks if mark)),
            Span(f"({note}) {text}" if note and not star else text, "quiet"),
        ]

    def columns(self, rows: list[list[Span]]) -> list[Line]:
        widths = [max((len(row[k].text) for row in rows), default=0) for k in range(5)]
        lines: list[Line] = []
        for row in rows:
            line: Line = [Span("  ")]
            for cell, width in zip(row, widths, strict=False):
                if width:
                    line += [Span(cell.text.ljust(width), cell.style), Span(" ")]
            room = self.width - width_of(line)
            if room >= SHORTEST_TEXT:
                line.append(Span(shortened(row[5].text, room, self.glyphs), "quiet"))
            lines.append(line)
        return lines

    # ---- legend and close-up -------------------------------------------------------------------

    def legend(self) -> list[Line]:
        words, glyphs = self.words, self.glyphs
        pieces = [
            [Span(f"{glyphs.level} {words('signori-picture-legend-level')}", "quiet")],
            [Span(f"{glyphs.down} {words('signori-picture-legend-down')}", "quiet")],
            [Span(f"8/4 {words('signori-picture-legend-values')}", "quiet")],
            [Span(f"C {words('signori-symbol-shared')}", "quiet")],
            [Span(f"I {words('signori-symbol-instant')}", "quiet")],
            [Span(f"F {words('signori-symbol-finale')}", "quiet")],
            [Span(f"* {words('signori-picture-shown')}", "quiet")],
            [Span(f"{glyphs.ours} {words('signori-picture-legend-ours')}", "quiet")],
        ]
        return wrapped(pieces, self.width)

    def close_up(self, of: str) -> list[Line]:
        seen = self.seen
        cards = [*seen["role"][of], *self.counted.get("creatures", {}).get(of, {}), *seen["behind"][of]]
        cards += [*seen["front"][of], *seen["artefacts"][of], *seen["gear"][of]]
        known = [without_mark(card) for card in seen["hand"][of] if without_mark(card) != "?"]
        lines = self.tables.one(of, markets=False)
        lines += self.columns([self.row(card, 1, "") for card in dict.fromkeys(cards)])
        lines.append([Span(self.words("signori-picture-market-full", seat=self.tables.name(of)), "quiet")])
        lines += self.columns([self.row(card, n, "") for card, n in Counter(seen["market"][of]).items()])
        if known and (self.seat == SPECTATOR or of != self.game.seats[self.seat]):
            titles = self.tables.titles(known)
            lines += split_line(
                [Span(self.words("signori-picture-known", cards=titles), "quiet")], self.width
            )
        return lines


def shortened(text: str, room: int, glyphs: TableGlyphs) -> str:
    return text if len(text) <= room else text[: room - len(glyphs.more)].rstrip() + glyphs.more

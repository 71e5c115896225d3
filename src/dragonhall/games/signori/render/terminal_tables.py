"""The table of each player of I Signori dei Draghi, as two to four lines of text."""

import textwrap
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dragonhall.core.description import without_mark
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.canvas import Line, Span, width_of, wrapped
from dragonhall.core.render.canvas import text_of as canvas_text
from dragonhall.core.text.messages import Words
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.rules.constants import MARKET_PLACES, TOP_LEVEL
from dragonhall.games.signori.text import phrases

INDENT = "    "
MANY_HIDDEN = 4  # more face-down creatures than this are drawn as a count


@dataclass(frozen=True, slots=True)
class TableGlyphs:
    full: str
    light: str
    dot: str
    pointer: str
    swords: str
    level: str
    no_level: str
    down: str
    times: str
    ours: str
    more: str
    empty: str


UNICODE = TableGlyphs("█", "░", "·", "▶", "⚔", "◆", "◇", "▒", "×", "°", "…", "–")
ASCII = TableGlyphs("#", ".", "-", ">", "x", "*", "o", "#", "x", "~", "..", "_")


def number(words: Words, value: int) -> str:
    """Format a number with the digit grouping of the language."""
    return words("signori-number", value=value)


def split_line(line: Line, width: int) -> list[Line]:
    """Split a line that is too long between words; all parts get the style of its last span."""
    if width_of(line) <= width:
        return [line]
    return [[Span(part, line[-1].style)] for part in textwrap.wrap(canvas_text(line), width)]


class TableText:
    """Draws the tables of all players as one seat sees them."""

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
        self.viewer = "" if seat == SPECTATOR else game.seats[seat]
        self.words = words
        self.width = width
        self.glyphs = glyphs

    def name(self, seat: str) -> str:
        return str(self.words.name("seat", seat))

    def titles(self, cards: Sequence[str]) -> str:
        """Return Italian names with counts: `2×Lupo delle Brume, Viverna`."""
        counts = Counter(cards)
        return ", ".join(self.times(n) + self.title(card) for card, n in counts.items())

    def title(self, card: str) -> str:
        return phrases.title_of(self.game, self.words, card)

    def times(self, count: int) -> str:
        return f"{count}{self.glyphs.times}" if count > 1 else ""

    def team_of(self, seat: str) -> list[str]:
        """Return the seat and its mates."""
        return [seat, *(mate for mate in self.game.seats if mate[0] == seat[0] and mate != seat)]

    def order(self) -> list[str]:
        """Return the seats in drawing order: opponents, mates, then the viewer, above their hand."""
        seats = list(self.game.seats)
        if not self.viewer:
            return seats
        own = seats.index(self.viewer)
        turned = seats[own + 1 :] + seats[:own]
        foes = [seat for seat in turned if seat[0] != self.viewer[0]]
        return [*foes, *(seat for seat in turned if seat[0] == self.viewer[0]), self.viewer]

    def all(self, markets: bool) -> list[Line]:
        return [line for seat in self.order() for line in self.one(seat, markets)]

    def one(self, seat: str, markets: bool) -> list[Line]:
        """Draw the header, the field with the artefacts, and the market of a seat."""
        lines = [*self.head(seat), *self.field(seat)]
        if (markets or seat == self.viewer) and self.seen["phase"] != "setting-up":
            lines += self.market(seat)
        return lines

    # ---- parts ---------------------------------------------------------------------------------

    def head(self, seat: str) -> list[Line]:
        """Draw the header: `▶ B1  Condottiero ◆◆◇  hand 5  ATT 17 DEF 6  marked, 2 turns`."""
        words, seen, glyphs = self.words, self.seen, self.glyphs
        active = seen["turns"] and seen["active"] == seat and seen["outcome"] is None
        name = words("signori-picture-you", seat=self.name(seat)) if seat == self.viewer else self.name(seat)
        mark = glyphs.pointer if active else " "
        pieces: list[Line] = [[Span(f"{mark} "), Span(name, "active" if active else "mine")]]
        pieces.append(self.role(seat))
        cards = len(seen["hand"][seat]) + len(seen["taken"][seat])
        pieces.append([Span(words("signori-picture-hand", count=cards))])
        if seen["sealed"][seat]:
            pieces.append([Span(words("signori-picture-sealed", count=len(seen["sealed"][seat])))])
        attack, defence = self.counted.get("force", {}).get(seat, (0, 0))
        if attack or defence:
            pieces.append([Span(words("signori-picture-force", attack=attack, defence=defence), "mine")])
        if seen["mark-left"][seat]:
            pieces.append([Span(words("signori-picture-mark", count=seen["mark-left"][seat]), "curse")])
        if seen["safe"][seat]:
            pieces.append([Span(words("signori-picture-truce"))])
        known = [
            without_mark(card)
            for card in [*seen["hand"][seat], *seen["taken"][seat]]
            if without_mark(card) != "?"
        ]
        if known and seat != self.viewer:
            pieces.append([Span(words("signori-picture-known", cards=self.titles(known)), "quiet")])
        return self.indented(pieces, "  ", first="")

    def role(self, seat: str) -> Line:
        """Draw the role with its level as diamonds, and the blessings other than Spirito Divino."""
        role, behind = self.seen["role"][seat], self.seen["behind"][seat]
        if not role:
            return [Span(self.words("signori-picture-no-role"), "quiet")]
        level = self.counted.get("level", {}).get(seat, 1)
        pips = self.glyphs.level * level + self.glyphs.no_level * (TOP_LEVEL - level)
        others = [card for card in behind if not phrases.raises_level(self.game, card)]
        blessed = f" +{self.titles(others)}" if others else ""
        return [Span(f"{self.title(role[0])} {pips}", "role"), Span(blessed, "blessing")]

    def field(self, seat: str) -> list[Line]:
        """Draw creatures in attack position with ATT/DEF, face-down creatures, and artefacts."""
        pieces: list[Line] = []
        for card, (count, attack, defence, bound) in self.counted.get("creatures", {}).get(seat, {}).items():
            chained = f" ({self.times(bound)}{self.words('signori-picture-chained')})" if bound else ""
            text = f"{self.times(count)}{self.title(card)} {attack}/{defence}{chained}"
            pieces.append([Span(text, "creature")])
        pieces += self.hidden(seat)
        if not pieces:
            pieces = [[Span(self.words("signori-picture-empty"), "quiet")]]
        artefacts = self.seen["artefacts"][seat]
        if artefacts:
            pieces.append([Span(f"[{self.titles(artefacts)}]", "artefact")])
        return self.indented(pieces, "  ")

    def hidden(self, seat: str) -> list[Line]:
        """Draw the face-down creatures as backs, with the names that the viewer knows."""
        down = self.seen["down"][seat]
        if not down:
            return []
        glyph = self.glyphs.down
        backs = glyph * len(down) if len(down) <= MANY_HIDDEN else f"{len(down)}{self.glyphs.times}{glyph}"
        known = [self.known(without_mark(card)) for card in down]
        names = f" ({', '.join(known)})" if set(known) != {"?"} else ""
        return [[Span(f"{backs}{names}", "hidden")]]

    def known(self, card: str) -> str:
        """Return the name and values of a face-down creature, or "?" if it is hidden."""
        if card == "?":
            return card
        cards, face = self.game.deck.faces, self.game.faces[card]
        return f"{self.title(card)} {cards.attack[face]}/{cards.defence[face]}"

    def market(self, seat: str) -> list[Line]:
        """Draw the cards of a market with counts and the prices for the viewer."""
        prices = self.counted.get("price", {}).get(seat, {})
        wares = Counter(self.seen["market"][seat])
        pieces: list[Line] = []
        for card, count in wares.items():
            price = number(self.words, prices[card]) if card in prices else ""
            pieces.append([Span(f"{self.times(count)}{self.title(card)} "), Span(price, "quiet")])
        if len(self.seen["market"][seat]) < MARKET_PLACES:
            free = MARKET_PLACES - len(self.seen["market"][seat])
            pieces.append([Span(" ".join([self.glyphs.empty] * free), "quiet")])
        pieces[0].insert(0, Span(self.words("signori-picture-market") + ": ", "quiet"))
        return self.indented(pieces, f" {self.glyphs.dot} ")

    def indented(self, pieces: list[Line], between: str, first: str = INDENT) -> list[Line]:
        room = self.width - len(INDENT)
        lines = wrapped([part for piece in pieces for part in split_line(piece, room)], room, between)
        return [[Span(first if number == 0 else INDENT), *line] for number, line in enumerate(lines)]

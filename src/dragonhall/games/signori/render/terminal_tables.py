"""The table of each player of I Signori dei Draghi, as two to four lines of text."""

import textwrap
from collections import Counter

from dragonhall.core.description import HIDDEN, without_mark
from dragonhall.core.render.canvas import Line, Span, text_of, width_of, wrapped
from dragonhall.core.render.drawing import TextDrawing
from dragonhall.games.signori.derived import SignoriFacts
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.picture import SignoriPicture
from dragonhall.games.signori.render.drawing import SignoriDrawing
from dragonhall.games.signori.rules.declaration import MARKET_PLACES

INDENT = "    "
MANY_HIDDEN = 4  # more face-down creatures than this are drawn as a count


def split_line(line: Line, width: int) -> list[Line]:
    """Split a line that is too long between words; all parts get the style of its last span."""
    if width_of(line) <= width:
        return [line]
    return [[Span(part, line[-1].style)] for part in textwrap.wrap(text_of(line), width)]


class TableText(SignoriDrawing, TextDrawing[SignoriGame, SignoriPicture, SignoriFacts]):
    """Draws the tables of all players as one seat sees them."""

    def order(self) -> list[str]:
        """Return the seats in drawing order: opponents, mates, then the viewer, above their hand."""
        seats = list(self.game.seats)
        if not self.viewer:
            return seats
        own = seats.index(self.viewer)
        turned = seats[own + 1 :] + seats[:own]
        foes = [seat for seat in turned if seat[0] != self.viewer[0]]
        return [*foes, *(seat for seat in turned if seat[0] == self.viewer[0]), self.viewer]

    def tables(self, markets: bool) -> list[Line]:
        return [line for seat in self.order() for line in self.table(seat, markets)]

    def table(self, seat: str, markets: bool) -> list[Line]:
        """Draw the header, the field with the artefacts, and the market of a seat."""
        lines = [*self.table_head(seat), *self.field(seat)]
        if (markets or seat == self.viewer) and self.seen["phase"] != "setting-up":
            lines += self.market(seat)
        return lines

    # ---- parts ---------------------------------------------------------------------------------

    def table_head(self, seat: str) -> list[Line]:
        """Draw the header: `▶ B1  Condottiero ◆◆◇  hand 5  ATT 17 DEF 6  marked, 2 turns`."""
        active = self.active(seat)
        mark = self.glyphs.pointer if active else " "
        title = [Span(f"{mark} "), Span(self.seat_title(seat), "active" if active else "mine")]
        force = [Span(self.force(seat), "mine")] if any(self.counted["force"][seat]) else []
        facts = [*self.card_counts(seat), *force, *self.conditions(seat)]
        return self.indented([title, self.role(seat), *([fact] for fact in facts)], "  ", first="")

    def field(self, seat: str) -> list[Line]:
        """Draw creatures in attack position with ATT/DEF, face-down creatures, and artefacts."""
        pieces: list[Line] = []
        for card, (count, attack, defence, bound) in self.counted["creatures"][seat].items():
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
        down = [without_mark(card) for card in self.seen["down"][seat]]
        if not down:
            return []
        backs = self.glyphs.down * len(down)
        if len(down) > MANY_HIDDEN:
            backs = self.times(len(down)) + self.glyphs.down
        known = [card if card == HIDDEN else f"{self.title(card)} {self.values(card)}" for card in down]
        names = f" ({', '.join(known)})" if self.known(down) else ""
        return [[Span(f"{backs}{names}", "hidden")]]

    def market(self, seat: str) -> list[Line]:
        """Draw the cards of a market with counts and the prices for the viewer."""
        prices, wares = self.counted["price"][seat], self.seen["market"][seat]
        pieces: list[Line] = []
        for card, count in Counter(wares).items():
            price = self.number(prices[card]) if card in prices else ""
            pieces.append([Span(f"{self.times(count)}{self.title(card)} "), Span(price, "quiet")])
        if len(wares) < MARKET_PLACES:
            free = MARKET_PLACES - len(wares)
            pieces.append([Span(" ".join([self.glyphs.empty] * free), "quiet")])
        pieces[0].insert(0, Span(self.words("signori-picture-market") + ": ", "quiet"))
        return self.indented(pieces, f" {self.glyphs.dot} ")

    def indented(self, pieces: list[Line], between: str, first: str = INDENT) -> list[Line]:
        room = self.width - len(INDENT)
        lines = wrapped([part for piece in pieces for part in split_line(piece, room)], room, between)
        return [[Span(first if number == 0 else INDENT), *line] for number, line in enumerate(lines)]

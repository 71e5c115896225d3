"""I Signori dei Draghi as text: both pools, every player's table, the combat, the viewer's hand.

Drawn from `View.picture`, with `View.derived_facts` under the key "counted", so it cannot reveal hidden
information. The viewer's team is first in the header; the viewer's table is last, above the hand:

    ▶ B1  Condottiero ◆◆◇  hand 5  ATT 17 DEF 6
        2×Goblin Predone 2/1  Viverna 8/4  ▒▒
"""

from collections import Counter

from dragonhall.core.action import Thing
from dragonhall.core.description import without_mark
from dragonhall.core.render.canvas import Line, Span, width_of, wrapped
from dragonhall.games.signori.render.components import CATEGORIES
from dragonhall.games.signori.render.terminal_tables import TableText, split_line
from dragonhall.games.signori.text import phrases

BAR = 24
SHORTEST_TEXT = 24  # a card's text is omitted if fewer columns are left
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
LETTERS = "RCAEINBM"  # the first letter of a card's id, by category


def style_of(thing: Thing) -> str:
    """Return the style of a thing in a list: cards have the colour of their category, known from the id."""
    if thing.kind in phrases.CARD_KINDS and thing.name[1:].isdigit() and thing.name[0] in LETTERS:
        return CATEGORIES[LETTERS.index(thing.name[0])]
    return ""


class TerminalDrawing(TableText):
    def lines(self, legend: bool = True) -> list[Line]:
        """Draw the table; without the legend, the markets of others only in games of two players."""
        return [
            self.pools(),
            *self.status(),
            *self.tables(markets=legend or self.game.players == 2),
            *self.combat(),
            *self.hand(),
            *(self.legend() if legend else []),
        ]

    # ---- header --------------------------------------------------------------------------------

    def pools(self) -> Line:
        """Draw both pools and a bar of their shares."""
        ours, theirs = self.teams()
        pool = self.seen["pool"]
        left, right = max(0, pool[ours]), max(0, pool[theirs])
        share = round(BAR * left / (left + right)) if left + right else BAR // 2
        return [
            Span("Iros: ", "quiet"),
            Span(f"{self.name('team', ours)} {self.number(pool[ours])} ", f"team-{ours}"),
            Span(self.glyphs.full * share, f"team-{ours}"),
            Span(self.glyphs.light * (BAR - share), f"team-{theirs}"),
            Span(f" {self.number(pool[theirs])} {self.name('team', theirs)}", f"team-{theirs}"),
        ]

    def status(self) -> list[Line]:
        """Draw whose turn and which phase it is and the sizes of the piles, or who has won."""
        seen = self.seen
        pieces = [Span(self.phase(), "mine"), Span(self.piles())]
        if seen["turns"]:
            pieces = [Span(self.whose_turn(), "active"), *pieces, Span(self.turn(), "quiet")]
        if seen["lock"]:
            pieces.append(Span(self.words("signori-picture-locked"), "alarm"))
        if seen["outcome"] is not None:
            pieces[0] = Span(self.result(), "mine")
        return wrapped([[piece] for piece in pieces], self.width, f" {self.glyphs.dot} ")

    # ---- the combat ----------------------------------------------------------------------------

    def combat(self) -> list[Line]:
        """Draw the totals of the combat with their parts, the pending card and the plunder card."""
        lines: list[Line] = []
        if "combat" in self.counted:
            lines += self.totals()
        if self.seen["pending"]:
            lines.append([Span(f"{self.glyphs.pointer} {self.pending()}", "alarm")])
        if self.seen["spoils"] != "none":
            title, text = self.spoils()
            lines += [[Span(title, "alarm")], [Span(text)]]
        return [part for line in lines for part in split_line(line, self.width)]

    def totals(self) -> list[Line]:
        words, combat = self.words, self.counted["combat"]
        title, needs = self.combat_title()
        lines: list[Line] = [[Span(f"{self.glyphs.swords} {title}", "alarm"), Span(f"  ({needs})")]]
        for side in (combat["attacker"], combat["defender"]):
            seat = side["seat"]
            parts = [
                words("signori-picture-creatures", value=side["creatures"]),
                words("signori-picture-others", value=side["others"]),
                words("signori-picture-equipment", value=side["equipment"]),
            ]
            members = sorted(self.team(seat[0]), key=lambda member: member != seat)
            gear = [card for member in members for card in self.seen["gear"][member]]
            laid = f" ({self.titles(gear)})" if gear else ""
            lines.append([Span(f"  {self.seat_name(seat)}: {' + '.join(parts)}{laid}")])
        return lines

    # ---- the hand ------------------------------------------------------------------------------

    def hand(self) -> list[Line]:
        """Draw the viewer's hand, one face per line: name, category, values, price, symbols, text."""
        own = self.viewer
        if not own:
            return []
        notes: dict[tuple[str, str], int] = Counter()
        for card in self.seen["hand"][own]:
            notes[without_mark(card), "*" if card.endswith("*") else ""] += 1
        for card in self.seen["taken"][own]:
            notes[card, self.words("signori-picture-taken")] += 1
        rows = [self.row(card, count, note) for (card, note), count in notes.items()]
        sealed = self.seen["sealed"][own]
        title = [Span(self.words("signori-picture-cards"), "quiet")]
        if sealed:
            text = f" {self.glyphs.dot} {self.words('signori-picture-market')}: {self.titles(sealed)}"
            title.append(Span(text))
        return [*split_line(title, self.width), *self.columns(rows)]

    def row(self, card: str, count: int, note: str) -> list[Span]:
        """Return the columns of a card, the text last; `note` is a star after the name, or a remark."""
        game, cards, face = self.game, self.game.deck.faces, self.game.faces[card]
        star = note if note == "*" else ""
        kind, *values = phrases.category_and_values(game, self.words, card)
        marks = [cards.shared[face] and "C", cards.instant[face] and "I", cards.finale[face] and "F"]
        text = phrases.text_of(game, self.words, card)
        return [
            Span(f"{self.times(count)}{self.full_name(card)}{star}", CATEGORIES[int(cards.category[face])]),
            Span(kind),
            Span("".join(values), "mine"),
            Span(self.price(card).rjust(5)),
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
                line.append(Span(self.shortened(row[5].text, room), "quiet"))
            lines.append(line)
        return lines

    # ---- legend and close-up -------------------------------------------------------------------

    def legend(self) -> list[Line]:
        glyphs = self.glyphs
        signs = (
            (glyphs.level, "signori-picture-legend-level"),
            (glyphs.down, "signori-picture-legend-down"),
            ("8/4", "signori-picture-legend-values"),
            ("C", "signori-symbol-shared"),
            ("I", "signori-symbol-instant"),
            ("F", "signori-symbol-finale"),
            ("*", "signori-picture-shown"),
            (glyphs.ours, "signori-picture-legend-ours"),
        )
        pieces = [[Span(f"{sign} {self.words(text)}", "quiet")] for sign, text in signs]
        return wrapped(pieces, self.width)

    def close_up(self, of: str) -> list[Line]:
        """Draw one player's table in full, with the text of every face-up card."""
        self.game.seat_number(of)  # raises OptionError for an unknown seat
        seen = self.seen
        cards = [*seen["role"][of], *self.counted["creatures"][of], *seen["behind"][of]]
        cards += [*seen["front"][of], *seen["artefacts"][of], *seen["gear"][of]]
        known = self.known(seen["hand"][of])
        lines = self.table(of, markets=False)
        lines += self.columns([self.row(card, 1, "") for card in dict.fromkeys(cards)])
        lines.append([Span(self.words("signori-picture-market-full", seat=self.seat_name(of)), "quiet")])
        lines += self.columns([self.row(card, n, "") for card, n in Counter(seen["market"][of]).items()])
        if known and of != self.viewer:
            line = [Span(self.words("signori-picture-known", cards=self.titles(known)), "quiet")]
            lines += split_line(line, self.width)
        return lines

    def shortened(self, text: str, room: int) -> str:
        more = self.glyphs.more
        return text if len(text) <= room else text[: room - len(more)].rstrip() + more

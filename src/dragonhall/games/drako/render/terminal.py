"""Drako as text: the board as bricks, which touch as hexes do, and beside it the mats of both sides.

Drawn from `View.picture` and `View.derived_facts`, so it reveals nothing hidden. A brick is a hex: its
name, the two letters of the figure on it, and a mark:

    │ b2 Sw!│    the swordmaster on b2, attacked
"""

from dataclasses import dataclass

from dragonhall.core.action import Thing
from dragonhall.core.description import HIDDEN, without_mark
from dragonhall.core.render.canvas import Line, Span, beside, width_of, wrapped
from dragonhall.core.render.drawing import TextDrawing
from dragonhall.games.drako.derived import ARMOUR, DrakoFacts, WoundGroup
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.pack import FACTIONS
from dragonhall.games.drako.picture import DrakoPicture
from dragonhall.games.drako.render.drawing import SIDE_OF, DrakoDrawing
from dragonhall.games.drako.rules.hexes import HEX_NAMES

BRICK = 8  # from wall to wall
BOARD_LINES = 11
GAP = "  "
PANEL = 37  # width beside the board

SIDE_OF_CARD = {letter: side for side, (letter, _, _) in FACTIONS.items()}
STYLES = {
    "wall": "dim",
    "hex": "dim",
    "quiet": "dim",
    "you": "bold",
    "wound": "bold red",
    "attacked": "bold red",
    "knights": "bold blue",
    "trolls": "bold yellow",
    "dragon": "bold red",
    "dwarves": "bold green",
}


@dataclass(frozen=True, slots=True)
class HexGlyphs:
    """Characters for the walls of the board, wounds, free spaces, and attacked and netted figures."""

    across: str
    down: str
    up_tee: str
    down_tee: str
    corners: str  # top left, top right, bottom left, bottom right
    wound: str
    free: str
    times: str
    attacked: str = "!"
    netted: str = "#"


UNICODE = HexGlyphs("─", "│", "┴", "┬", "┌┐└┘", "●", "○", "×")
ASCII = HexGlyphs("-", "|", "+", "+", "++++", "x", ".", "x")


def style_of(thing: Thing) -> str:
    """Return the style of a thing in a list: cards and figures have the colour of their side."""
    if thing.kind == "card":
        return SIDE_OF_CARD[thing.name[0]]
    return SIDE_OF[thing.name] if thing.kind in ("figure", "target") else ""


class TerminalDrawing(DrakoDrawing, TextDrawing[DrakoGame, DrakoPicture, DrakoFacts]):
    @property
    def glyphs(self) -> HexGlyphs:
        return ASCII if self.ascii_only else UNICODE

    def lines(self, legend: bool = True) -> list[Line]:
        lines = beside(self.board(), self.sides(), 5 * BRICK + 1, GAP)
        lines += [self.status(), *self.attack_lines()]
        if legend:
            lines += [*self.legend(), *self.discard_lines(), *self.known_hands()]
        return [*lines, *([] if self.hand_is_listed and not legend else self.hand())]

    @property
    def hand_is_listed(self) -> bool:
        """Whether the decision of this seat lists the whole hand, so that it need not be drawn."""
        decision = self.seen["decision"]
        if decision is None or decision["seat"] != self.viewer:
            return False
        return decision["kind"] in ("turn", "discard")

    # ---- the board -----------------------------------------------------------------------------

    def board(self) -> list[Line]:
        rows = [[name for name in HEX_NAMES if name[0] == letter] for letter in "abcde"]
        lines: list[Line] = []
        for number, row in enumerate(rows):
            above = rows[number - 1] if number else []
            lines += [self.border(above, row), self.row(row)]
        return [*lines, self.border(rows[-1], [])]

    def row(self, names: list[str]) -> Line:
        line = [Span(" " * walls(names)[0])]
        for name in names:
            line += [Span(self.glyphs.down, "wall"), *self.brick(name)]
        return [*line, Span(self.glyphs.down, "wall")]

    def border(self, above: list[str], below: list[str]) -> Line:
        """Draw the line between two rows, with a tee for every wall above or below it."""
        glyphs, upper, lower = self.glyphs, walls(above), walls(below)
        ends = min(upper + lower), max(upper + lower)
        text = ""
        for place in range(ends[0], ends[1] + 1):
            if place in ends:
                text += glyphs.corners[2 * (place in upper) + (place == ends[1])]
            elif place in upper:
                text += glyphs.up_tee
            else:
                text += glyphs.down_tee if place in lower else glyphs.across
        return [Span(" " * ends[0]), Span(text, "wall")]

    def brick(self, name: str) -> Line:
        figure = next((figure for figure, at in self.seen["hex"].items() if at == name), None)
        if figure is None:
            return [Span(f" {name}".ljust(BRICK - 1), "hex")]
        return [Span(f" {name} ", "hex"), self.token(figure), self.mark(figure)]

    def token(self, figure: str) -> Span:
        return Span(self.name("token", figure)[:2].ljust(2), SIDE_OF[figure])

    def mark(self, figure: str) -> Span:
        if self.threatened(figure):
            return Span(self.glyphs.attacked, "attacked")
        return Span(self.glyphs.netted if self.seen["net"] == figure else " ", "you")

    # ---- the mats ------------------------------------------------------------------------------

    def sides(self) -> list[Line]:
        first, second = [self.side(side) for side in self.game.seats]
        return [*first, *([[]] if len(first) + len(second) < BOARD_LINES else []), *second]

    def side(self, side: str) -> list[Line]:
        title = [Span(self.seat_title(side), side)]
        tokens = ", ".join(self.tokens(side))
        head = [title]
        if tokens and width_of(title) + 2 + len(tokens) <= PANEL:
            title.append(Span(f", {tokens}"))
        elif tokens:
            head.append([Span(tokens)])
        head += [[Span(text, "quiet")] for text in self.piles(side)]
        figures = FACTIONS[side][1]
        width = max(len(self.name("figure", figure)) for figure in figures)
        return [*head, *[line for figure in figures for line in self.figure(figure, width)]]

    def figure(self, figure: str, width: int) -> list[Line]:
        words, track = self.words, self.track(figure)
        head = [self.token(figure), Span(f" {self.name('figure', figure).ljust(width)} ")]
        if figure == "dragon":
            return self.dragon(head, track["parts"])
        if track["state"] == "waiting":
            return [[*head, Span(words("drako-picture-waiting"), "quiet")]]
        *ability, rest = track["parts"]
        line = [*head, *(span for part in ability for span in self.box(part)), *self.spaces(rest)]
        if track["state"] == "dead":
            line.append(Span(" " + words("drako-picture-dead"), "you"))
        elif any(part["lost"] for part in ability):
            line.append(Span(" " + words("drako-picture-lost"), "you"))
        laid = self.seen["laid-on"][figure]
        if laid:
            line.append(Span(" " + words("drako-picture-laid", count=laid)))
        return [line]

    def dragon(self, head: Line, parts: list[WoundGroup]) -> list[Line]:
        """Draw the dragon: the armour, then each area on its own line."""
        names = [self.words("drako-picture-armour"), *(self.name("area", part["part"]) for part in parts[1:])]
        width = max(map(len, names))
        lines = []
        for part, name in zip(parts, names, strict=True):
            start = head if part["part"] == ARMOUR else [Span(" " * width_of(head))]
            line = [*start, Span(name.ljust(width) + " "), *self.box(part)]
            if part["lost"]:
                line.append(Span(" " + self.words("drako-picture-lost"), "you"))
            lines.append(line)
        return lines

    def box(self, part: WoundGroup) -> Line:
        return [Span("["), *self.spaces(part), Span("]")]

    def spaces(self, part: WoundGroup) -> Line:
        free = part["spaces"] - part["wounds"]
        return [Span(self.glyphs.wound * part["wounds"], "wound"), Span(self.glyphs.free * free)]

    # ---- below the board -----------------------------------------------------------------------

    def status(self) -> Line:
        """Draw whose turn it is and how many actions are left, or who has won."""
        if self.seen["outcome"] is None:
            return [Span(self.actions_left(), "you")]
        winners = ", ".join(self.name("seat", side) for side in self.seen["outcome"]["winners"])
        return [Span(self.words("drako-picture-winner", seat=winners), "you")]

    def attack_lines(self) -> list[Line]:
        return [
            [Span(attack.text, "attacked"), *([Span(attack.answer, "you")] if attack.answer else [])]
            for attack in self.attacks()
        ]

    def legend(self) -> list[Line]:
        words, glyphs = self.words, self.glyphs
        pieces = [
            [Span(glyphs.wound, "wound"), Span(f" {words('drako-picture-legend-wound')}")],
            [Span(f"{glyphs.free} {words('drako-picture-legend-free')}")],
            [Span(f"[{glyphs.free}] {words('drako-picture-legend-ability')}")],
            [Span(glyphs.netted, "you"), Span(f" {words('drako-picture-netted')}")],
            [Span(glyphs.attacked, "attacked"), Span(f" {words('drako-picture-attacked')}")],
        ]
        return wrapped(pieces, self.width)

    def discard_lines(self) -> list[Line]:
        """Draw both discard piles, with counts."""
        lines: list[Line] = []
        for side in self.game.seats:
            cards = [
                self.card(card, f" {self.glyphs.times}{n}" if n > 1 else "")
                for card, n in self.discards(side).items()
            ]
            title = self.words("drako-picture-discards", seat=self.name("seat", side))
            lines += self.titled(title, cards) if cards else []
        return lines

    def known_hands(self) -> list[Line]:
        """Draw the cards in other hands that are public because a deck was rebuilt."""
        lines: list[Line] = []
        for side in self.game.seats:
            cards = [self.card(without_mark(card)) for card in self.seen["hand"][side] if card != HIDDEN]
            if cards and side != self.viewer:
                lines += self.titled(self.words("drako-picture-known", seat=self.name("seat", side)), cards)
        return lines

    def hand(self) -> list[Line]:
        """Draw the viewer's hand."""
        if not self.viewer:
            return []
        return self.titled(self.words("drako-picture-hand"), [self.card(card) for card in self.own_hand()])

    def titled(self, title: str, cards: list[Line]) -> list[Line]:
        return wrapped([[Span(title, "quiet")], *cards], self.width)

    def card(self, card: str, times: str = "") -> Line:
        return [Span(card, SIDE_OF_CARD[card[0]]), Span(f" {self.symbols_text(card)}{times}")]


def walls(names: list[str]) -> list[int]:
    """Return the columns of the walls of a row; the middle row begins at the left margin."""
    first = (5 - len(names)) * BRICK // 2
    return [first + BRICK * k for k in range(len(names) + 1)] if names else []

"""Drako as text: the board as bricks, which touch as hexes do, and beside it the mats of both sides.

Drawn from `View.picture` and `View.derived_facts`, so it reveals nothing hidden. A brick is a hex: its
name, the two letters of the figure on it, and a mark:

    │ b2 Sw!│    the swordmaster on b2, attacked
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dragonhall.core.action import Thing
from dragonhall.core.description import HIDDEN, without_mark
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.canvas import Line, Span, fitted, wrapped
from dragonhall.core.text.messages import Words
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.pack import FACTIONS
from dragonhall.games.drako.render.mats import MatContents
from dragonhall.games.drako.rules.hexes import HEX_NAMES

BRICK = 8  # from wall to wall
BOARD_LINES = 11
GAP = "  "
PANEL = 37  # width beside the board

TOKENS = {
    "swordmaster": "drako-token-swordmaster",
    "archer-1": "drako-token-archer-1",
    "archer-2": "drako-token-archer-2",
    "thrower": "drako-token-thrower",
    "berserker": "drako-token-berserker",
    "dragon": "drako-token-dragon",
    "crossbow-dwarf": "drako-token-crossbow-dwarf",
    "fury-dwarf": "drako-token-fury-dwarf",
    "net-dwarf": "drako-token-net-dwarf",
}
SIDE_OF = {figure: side for side, (_, figures, _) in FACTIONS.items() for figure in figures}
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


def draw(
    game: Game,
    seen: Mapping[str, Any],
    seat: int,
    words: Words,
    width: int = 80,
    ascii_only: bool = False,
    legend: bool = True,
) -> list[Line]:
    """Draw the view of `seat` in lines of at most `width` characters (80 or more)."""
    assert isinstance(game, DrakoGame)
    picture = DrakoText(game, seen, seat, words.of(game), ASCII if ascii_only else UNICODE)
    lines = beside(picture.board(), picture.sides())
    lines += [picture.status(), *picture.attacks()]
    if legend:
        lines += [*picture.legend(width), *picture.discards(width), *picture.known_hands(width)]
    return [*lines, *([] if picture.hand_is_listed and not legend else picture.hand(width))]


def style_of(thing: Thing) -> str:
    """Return the style of a thing in a list: cards and figures have the colour of their side."""
    if thing.kind == "card":
        return SIDE_OF_CARD[thing.name[0]]
    return SIDE_OF[thing.name] if thing.kind in ("figure", "target") else ""


def beside(left: list[Line], right: list[Line]) -> list[Line]:
    rows = range(max(len(left), len(right)))
    board_width = 5 * BRICK + 1
    return [
        [
            *fitted(left[k] if k < len(left) else [], board_width),
            Span(GAP),
            *(right[k] if k < len(right) else []),
        ]
        for k in rows
    ]


class DrakoText:
    """One text drawing of a view for one seat."""

    def __init__(
        self, game: DrakoGame, seen: Mapping[str, Any], seat: int, words: Words, glyphs: HexGlyphs
    ) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.words = words
        self.glyphs = glyphs
        self.mats = MatContents(game, seen)
        self.on_hex = {at: figure for figure, at in seen["hex"].items()}

    @property
    def hand_is_listed(self) -> bool:
        """Whether the decision of this seat lists the whole hand, so that it need not be drawn."""
        decision = self.seen["decision"]
        asked = self.seat != SPECTATOR and decision and decision["seat"] == self.game.seats[self.seat]
        return bool(asked) and decision["kind"] in ("turn", "discard")

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
        if name not in self.on_hex:
            return [Span(f" {name}".ljust(BRICK - 1), "hex")]
        figure = self.on_hex[name]
        return [Span(f" {name} ", "hex"), self.token(figure), self.mark(figure)]

    def token(self, figure: str) -> Span:
        return Span(self.words(TOKENS[figure])[:2].ljust(2), SIDE_OF[figure])

    def mark(self, figure: str) -> Span:
        if figure in self.mats.threatened:
            return Span(self.glyphs.attacked, "attacked")
        return Span(self.glyphs.netted if self.seen["net"] == figure else " ", "you")

    # ---- the mats ------------------------------------------------------------------------------

    def sides(self) -> list[Line]:
        first, second = [self.side(side) for side in self.game.seats]
        return [*first, *([[]] if len(first) + len(second) < BOARD_LINES else []), *second]

    def side(self, side: str) -> list[Line]:
        words, seen = self.words, self.seen
        name = str(words.name("seat", side))
        own = self.seat != SPECTATOR and self.game.seats[self.seat] == side
        title = [Span(words("drako-picture-you", seat=name) if own else name, side)]
        tokens = ", ".join(self.mats.tokens(side, words))
        head = [title]
        if tokens and len(title[0].text) + 2 + len(tokens) <= PANEL:
            title.append(Span(f", {tokens}"))
        elif tokens:
            head.append([Span(tokens)])
        counts = {zone: len(seen[zone][side]) for zone in ("deck", "hand", "discard")}
        head.append([Span(words("drako-picture-piles", **counts), "quiet")])
        if seen["removed"][side]:
            gone = words("drako-picture-removed", count=len(seen["removed"][side]))
            head.append([Span(gone, "quiet")])
        figures = FACTIONS[side][1]
        width = max(len(str(words.name("figure", figure))) for figure in figures)
        return [*head, *[line for figure in figures for line in self.figure(figure, width)]]

    def figure(self, figure: str, width: int) -> list[Line]:
        words = self.words
        head = [self.token(figure), Span(f" {str(words.name('figure', figure)).ljust(width)} ")]
        if figure == "dragon":
            return self.dragon(head)
        state = self.mats.state_of(figure)
        if state == "waiting":
            return [[*head, Span(words("drako-picture-waiting"), "quiet")]]
        ability, rest = self.mats.track(figure)
        line = [*head, *(self.box(*ability) if ability is not None else []), *self.spaces(*rest)]
        if state == "dead":
            line.append(Span(" " + words("drako-picture-dead"), "you"))
        elif ability is not None and ability[0] == ability[1]:
            line.append(Span(" " + words("drako-picture-lost"), "you"))
        laid = self.seen["laid-on"][figure]
        if laid:
            line.append(Span(" " + words("drako-picture-laid", count=laid)))
        return [line]

    def dragon(self, head: Line) -> list[Line]:
        """Draw the dragon: the armour, then each area on its own line."""
        words, indent = self.words, Span(" " * sum(len(span.text) for span in head))
        areas = self.mats.areas()
        names = {area: str(words.name("area", area)) for area in areas}
        names["armour"] = words("drako-picture-armour")
        width = max(len(name) for name in names.values())
        lines = []
        for area, (wounds, spaces) in {"armour": self.mats.armour(), **areas}.items():
            line = [head if area == "armour" else [indent], [Span(names[area].ljust(width) + " ")]]
            line.append(self.box(wounds, spaces))
            if area != "armour" and wounds == spaces:
                line.append([Span(" " + words("drako-picture-lost"), "you")])
            lines.append([span for part in line for span in part])
        return lines

    def box(self, wounds: int, spaces: int) -> Line:
        return [Span("["), *self.spaces(wounds, spaces), Span("]")]

    def spaces(self, wounds: int, spaces: int) -> Line:
        return [Span(self.glyphs.wound * wounds, "wound"), Span(self.glyphs.free * (spaces - wounds))]

    # ---- below the board -----------------------------------------------------------------------

    def status(self) -> Line:
        """Draw whose turn it is and how many actions are left, or who has won."""
        words, seen = self.words, self.seen
        if seen["outcome"] is not None:
            winners = [str(words.name("seat", side)) for side in seen["outcome"]["winners"]]
            return [Span(words("drako-picture-winner", seat=", ".join(winners)), "you")]
        side = seen["stack"][0]["seat"]
        name = str(words.name("seat", side))
        return [Span(words("drako-picture-actions", seat=name, side=side, count=seen["actions"]), "you")]

    def attacks(self) -> list[Line]:
        """Draw the declared attacks with their numbers, until they are resolved."""
        lines: list[Line] = []
        for number, attacker, target, value, answer in self.mats.attacks:
            figure = str(self.words.name("figure", attacker))
            whom = str(self.words.name("figure", target))
            attack = self.words(
                "drako-picture-attack", number=number, value=value, figure=figure, target=whom
            )
            line = [Span(attack, "attacked")]
            if answer == "stopped":
                line.append(Span(f": {self.words('drako-picture-stopped')}", "you"))
            elif answer == "evaded":
                line.append(Span(f": {self.words('drako-picture-evaded')}", "you"))
            lines.append(line)
        return lines

    def legend(self, width: int) -> list[Line]:
        words, glyphs = self.words, self.glyphs
        pieces = [
            [Span(glyphs.wound, "wound"), Span(f" {words('drako-picture-legend-wound')}")],
            [Span(f"{glyphs.free} {words('drako-picture-legend-free')}")],
            [Span(f"[{glyphs.free}] {words('drako-picture-legend-ability')}")],
            [Span(glyphs.netted, "you"), Span(f" {words('drako-picture-netted')}")],
            [Span(glyphs.attacked, "attacked"), Span(f" {words('drako-picture-attacked')}")],
        ]
        return wrapped(pieces, width)

    def discards(self, width: int) -> list[Line]:
        """Draw both discard piles, with counts."""
        lines: list[Line] = []
        for side in self.game.seats:
            pile = Counter(sorted(self.seen["discard"][side], key=lambda card: self.game.faces[card]))
            if pile:
                title = self.words("drako-picture-discards", seat=str(self.words.name("seat", side)))
                cards = [
                    self.card(card, f" {self.glyphs.times}{n}" if n > 1 else "") for card, n in pile.items()
                ]
                lines += wrapped([[Span(title, "quiet")], *cards], width)
        return lines

    def known_hands(self, width: int) -> list[Line]:
        """Draw the cards in other hands that are public because a deck was rebuilt."""
        lines: list[Line] = []
        for seat, side in enumerate(self.game.seats):
            cards = [without_mark(card) for card in self.seen["hand"][side] if card != HIDDEN]
            if cards and seat != self.seat:
                title = self.words("drako-picture-known", seat=str(self.words.name("seat", side)))
                lines += wrapped([[Span(title, "quiet")], *map(self.card, cards)], width)
        return lines

    def hand(self, width: int) -> list[Line]:
        """Draw the viewer's hand."""
        if self.seat == SPECTATOR:
            return []
        cards = map(without_mark, self.seen["hand"][self.game.seats[self.seat]])
        return wrapped([[Span(self.words("drako-picture-hand"), "quiet")], *map(self.card, cards)], width)

    def card(self, card: str, times: str = "") -> Line:
        symbols = str(self.words.name("card", card)).removeprefix(card)
        return [Span(card, SIDE_OF_CARD[card[0]]), Span(f"{symbols}{times}")]


def walls(names: list[str]) -> list[int]:
    """Return the columns of the walls of a row; the middle row begins at the left margin."""
    first = (5 - len(names)) * BRICK // 2
    return [first + BRICK * k for k in range(len(names) + 1)] if names else []

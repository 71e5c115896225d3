"""What the text drawing and the SVG drawing of I Signori dei Draghi share."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from dragonhall.core.description import HIDDEN, without_mark
from dragonhall.core.render.canvas import Line, Span
from dragonhall.core.render.drawing import Drawing
from dragonhall.games.signori.derived import SignoriFacts
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.picture import SignoriPicture
from dragonhall.games.signori.rules.declaration import TOP_LEVEL
from dragonhall.games.signori.text import phrases


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


class SignoriDrawing(Drawing[SignoriGame, SignoriPicture, SignoriFacts]):
    @property
    def glyphs(self) -> TableGlyphs:
        return ASCII if self.ascii_only else UNICODE

    def seat_name(self, seat: str) -> str:
        return self.name("seat", seat)

    def number(self, value: int) -> str:
        """Format a number with the digit grouping of the language."""
        return self.words("signori-number", value=value)

    def times(self, count: int) -> str:
        return f"{count}{self.glyphs.times}" if count > 1 else ""

    def title(self, card: str) -> str:
        return phrases.title_of(self.game, self.words, card)

    def titles(self, cards: Iterable[str]) -> str:
        """Return Italian names with counts: `2×Lupo delle Brume, Viverna`."""
        return ", ".join(self.times(n) + self.title(card) for card, n in Counter(cards).items())

    def full_name(self, card: str) -> str:
        """Return the name with its translation, and a mark if the card is reconstructed."""
        ours = self.game.deck.origins[card] == phrases.RECONSTRUCTED
        return phrases.name_of(self.game, self.words, card) + (self.glyphs.ours if ours else "")

    def price(self, card: str) -> str:
        return self.number(int(self.game.deck.faces.price[self.game.faces[card]]))

    def values(self, creature: str) -> str:
        cards, face = self.game.deck.faces, self.game.faces[creature]
        return f"{cards.attack[face]}/{cards.defence[face]}"

    # ---- the whole table -----------------------------------------------------------------------

    def teams(self) -> tuple[str, str]:
        """Return the teams from left to right; the viewer's team is left."""
        return ("b", "a") if self.viewer.startswith("b") else ("a", "b")

    def team(self, team: str) -> list[str]:
        return [seat for seat in self.game.seats if seat[0] == team]

    def phase(self) -> str:
        return self.words(phrases.PHASES[self.seen["phase"]])

    def result(self) -> str:
        return self.name("result", {1: "team-a", 2: "team-b"}.get(self.seen["winning-team"], "draw"))

    def piles(self) -> str:
        piles = {pile: len(self.seen[pile]) for pile in ("draw", "discard", "plunder")}
        return self.words("signori-picture-piles", **piles)

    def whose_turn(self) -> str:
        return self.words("signori-picture-whose", seat=self.seat_name(self.seen["active"]))

    def turn(self) -> str:
        return self.words("signori-picture-turn", number=self.seen["turns"])

    # ---- the combat ----------------------------------------------------------------------------

    def combat_title(self) -> tuple[str, str]:
        """Return both totals, and how much the side that is behind needs."""
        words, combat = self.words, self.counted["combat"]
        sides = {side: combat[side] for side in ("attacker", "defender")}
        names = {name: self.seat_name(side["seat"]) for name, side in sides.items()}
        totals = {"attack": sides["attacker"]["total"], "defence": sides["defender"]["total"]}
        needs = words("signori-picture-needs", seat=self.seat_name(combat["behind"]), count=combat["needs"])
        return words("signori-picture-combat", **names, **totals), needs

    def pending(self) -> str:
        """Return the text about the card that was played and may still be stopped."""
        words, seen = self.words, self.seen
        card = phrases.name_of(self.game, words, seen["pending"][0])
        caster = self.seat_name(seen["caster"])
        if seen["victim"] == "none":
            return words("signori-picture-pending", card=card, seat=caster)
        victim = self.seat_name(seen["victim"])
        return words("signori-picture-pending-against", card=card, seat=caster, victim=victim)

    def spoils(self) -> tuple[str, str]:
        """Return the title and the text of the plunder card."""
        game, words, card = self.game, self.words, self.seen["spoils"]
        title = words("signori-picture-spoils", card=phrases.name_of(game, words, card))
        return title, phrases.text_of(game, words, card)

    # ---- one player ----------------------------------------------------------------------------

    def active(self, seat: str) -> bool:
        seen = self.seen
        return bool(seen["turns"]) and seen["active"] == seat and seen["outcome"] is None

    def role(self, seat: str) -> Line:
        """Draw the role with its level as diamonds, and the blessings other than Spirito Divino."""
        role, behind = self.seen["role"][seat], self.seen["behind"][seat]
        if not role:
            return [Span(self.words("signori-picture-no-role"), "quiet")]
        level = self.counted["level"][seat]
        pips = self.glyphs.level * level + self.glyphs.no_level * (TOP_LEVEL - level)
        others = [card for card in behind if not phrases.raises_level(self.game, card)]
        blessed = f" +{self.titles(others)}" if others else ""
        return [Span(f"{self.title(role[0])} {pips}", "role"), Span(blessed, "blessing")]

    def card_counts(self, seat: str) -> list[Span]:
        words, seen = self.words, self.seen
        cards, sealed = len(seen["hand"][seat]) + len(seen["taken"][seat]), len(seen["sealed"][seat])
        found = [Span(words("signori-picture-hand", count=cards))]
        return [*found, Span(words("signori-picture-sealed", count=sealed))] if sealed else found

    def force(self, seat: str) -> str:
        attack, defence = self.counted["force"][seat]
        return self.words("signori-picture-force", attack=attack, defence=defence)

    def conditions(self, seat: str) -> list[Span]:
        """Return the effects on a player, and the cards in the hand that the viewer knows."""
        words, seen = self.words, self.seen
        found: list[Span] = []
        if seen["mark-left"][seat]:
            found.append(Span(words("signori-picture-mark", count=seen["mark-left"][seat]), "curse"))
        if seen["safe"][seat]:
            found.append(Span(words("signori-picture-truce")))
        known = self.known([*seen["hand"][seat], *seen["taken"][seat]])
        if known and seat != self.viewer:
            found.append(Span(words("signori-picture-known", cards=self.titles(known)), "quiet"))
        return found

    def known(self, cards: Iterable[str]) -> list[str]:
        """Return the cards that the viewer knows."""
        return [card for card in map(without_mark, cards) if card != HIDDEN]

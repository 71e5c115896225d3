"""What the text drawing and the SVG drawing of Drako share.

Numbers that follow from the rules come from `derived.derived_facts`.
"""

from collections import Counter
from typing import NamedTuple

from dragonhall.core.description import without_mark
from dragonhall.core.render.drawing import Drawing
from dragonhall.games.drako.derived import DrakoFacts, WoundTrack
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.pack import FACTIONS
from dragonhall.games.drako.picture import DrakoPicture

SIDE_OF = {figure: side for side, (_, figures, _) in FACTIONS.items() for figure in figures}


class DeclaredAttack(NamedTuple):
    attacker: str
    target: str
    text: str
    answer: str  # the text about a stopped or evaded attack; empty while it is open


class DrakoDrawing(Drawing[DrakoGame, DrakoPicture, DrakoFacts]):
    def track(self, figure: str) -> WoundTrack:
        return self.counted["tracks"][figure]

    def threatened(self, figure: str) -> bool:
        return any(attack["target"] == figure for attack in self.counted["attacks"])

    def attacks(self) -> list[DeclaredAttack]:
        """Return the declared attacks, until they are resolved."""
        words, seen = self.words, self.seen
        answers = {
            "open": "",
            "stopped": f": {words('drako-picture-stopped')}",
            "evaded": f": {words('drako-picture-evaded')}",
        }
        found: list[DeclaredAttack] = []
        for number in range(1, seen["attacks"] + 1):
            key = str(number)
            attacker, target = seen["attacker"][key], seen["target"][key]
            names = {"figure": self.name("figure", attacker), "target": self.name("figure", target)}
            text = words("drako-picture-attack", number=number, value=seen["value"][key], **names)
            found.append(DeclaredAttack(attacker, target, text, answers[seen["answer"][key]]))
        return found

    def actions_left(self) -> str:
        """Return whose turn it is and how many actions are left."""
        side, count = self.seen["stack"][0]["seat"], self.seen["actions"]
        return self.words("drako-picture-actions", seat=self.name("seat", side), side=side, count=count)

    def tokens(self, side: str) -> list[str]:
        """Return the tokens of a side as translated texts."""
        words, seen = self.words, self.seen
        if side == "knights":
            return [words("drako-picture-evasion", left=seen["evasion"])]
        if side == "trolls":
            return [words("drako-picture-rocks", count=seen["rocks"])]
        if side == "dwarves":
            net = words("drako-picture-net")
            if seen["net"] != "none":
                net = words("drako-picture-net-on", object=self.name("object", seen["net"]))
            return [words("drako-picture-fury", left=seen["fury"]), net]
        return []

    def piles(self, side: str) -> list[str]:
        """Return the sizes of the piles of a side, and the number of removed cards if there are any."""
        words, seen = self.words, self.seen
        counts = {zone: len(seen[zone][side]) for zone in ("deck", "hand", "discard")}
        removed = len(seen["removed"][side])
        gone = [words("drako-picture-removed", count=removed)] if removed else []
        return [words("drako-picture-piles", **counts), *gone]

    def discards(self, side: str) -> dict[str, int]:
        """Return the number of copies of each face in a discard pile."""
        return Counter(sorted(self.seen["discard"][side], key=lambda card: self.game.faces[card]))

    def own_hand(self) -> list[str]:
        return [without_mark(card) for card in self.seen["hand"][self.viewer]] if self.viewer else []

    def symbols_text(self, card: str) -> str:
        """Return the name of a card without its id."""
        return self.name("card", card).removeprefix(card).strip()

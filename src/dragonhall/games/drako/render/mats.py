"""The contents of both players' mats, read from a view: wound tracks, tokens, declared attacks.

Numbers that follow from the rules come from `derived.derived_facts`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from dragonhall.core.text.messages import Words
from dragonhall.games.drako.derived import OpenAttack, WoundTrack
from dragonhall.games.drako.game import DrakoGame

WoundCount = tuple[int, int]  # wounds, spaces
DeclaredAttack = tuple[int, str, str, int, str]  # number, attacker, target, value, answer


class MatContents:
    """Access to a view's picture and its derived numbers by figure and side."""

    def __init__(self, game: DrakoGame, seen: Mapping[str, Any]) -> None:
        self.game = game
        self.seen = seen
        self.tracks: Mapping[str, WoundTrack] = seen["counted"]["tracks"]
        self.attacks = self.declared()
        self.unanswered: Sequence[OpenAttack] = seen["counted"]["attacks"]
        self.threatened = {attack["target"] for attack in self.unanswered}

    def declared(self) -> list[DeclaredAttack]:
        seen = self.seen
        numbers = [str(k) for k in range(1, seen["attacks"] + 1)]
        return [
            (int(k), seen["attacker"][k], seen["target"][k], seen["value"][k], seen["answer"][k])
            for k in numbers
        ]

    def alive(self, figure: str) -> bool:
        return bool(self.seen["hex"][figure] != "off")

    def total_wounds(self, figure: str) -> WoundCount:
        """Return all wounds and all spaces of a figure; the dragon's areas count with its armour."""
        track = self.tracks[figure]
        return track["wounds"], track["spaces"]

    def state_of(self, figure: str) -> str:
        """Return `alive`, `dead`, or `waiting` to be placed."""
        return self.tracks[figure]["state"]

    def track(self, figure: str) -> tuple[WoundCount | None, WoundCount]:
        """Return a track in two parts: the spaces of an ability or None, and the other spaces."""
        *ability, rest = [(part["wounds"], part["spaces"]) for part in self.tracks[figure]["parts"]]
        return (ability[0] if ability else None), rest

    def armour(self) -> WoundCount:
        armour = self.tracks["dragon"]["parts"][0]
        return armour["wounds"], armour["spaces"]

    def areas(self) -> dict[str, WoundCount]:
        _, *areas = self.tracks["dragon"]["parts"]
        return {area["part"]: (area["wounds"], area["spaces"]) for area in areas}

    def tokens(self, side: str, words: Words) -> list[str]:
        """Return the tokens of a side as translated texts."""
        seen = self.seen
        if side == "knights":
            return [words("drako-picture-evasion", left=seen["evasion"])]
        if side == "trolls":
            return [words("drako-picture-rocks", count=seen["rocks"])]
        if side == "dwarves":
            net = words("drako-picture-net")
            if seen["net"] != "none":
                net = words("drako-picture-net-on", object=str(words.name("object", seen["net"])))
            return [words("drako-picture-fury", left=seen["fury"]), net]
        return []

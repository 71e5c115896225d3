"""What lies on the mats of both sides, read from a view: wound tracks, tokens, declared attacks."""

from collections.abc import Mapping
from typing import Any

from dragonhall.core.words import Words
from dragonhall.games.drako.game import DrakoGame

Space = tuple[int, int]  # wounds, and spaces for them
Attack = tuple[int, str, str, int, str]  # number, attacker, target, value, answer


class Mats:
    """A view's picture, asked in the words of the game."""

    def __init__(self, game: DrakoGame, seen: Mapping[str, Any]) -> None:
        self.game = game
        self.seen = seen
        self.attacks = self.declared()
        self.threatened = {
            target for _, _, target, value, answer in self.attacks if answer == "open" and value
        }

    def declared(self) -> list[Attack]:
        seen = self.seen
        numbers = [str(k) for k in range(1, seen["attacks"] + 1)]
        return [
            (int(k), seen["attacker"][k], seen["target"][k], seen["value"][k], seen["answer"][k])
            for k in numbers
        ]

    def alive(self, figure: str) -> bool:
        return bool(self.seen["hex"][figure] != "off")

    def whole(self, figure: str) -> Space:
        """All wounds of a figure and all its spaces; the dragon's areas count with its armour."""
        if figure == "dragon":
            parts = [self.armour(), *self.areas().values()]
            return sum(part[0] for part in parts), sum(part[1] for part in parts)
        place = self.game.board.names.index(figure)
        spaces = int(self.game.board.spaces[place])
        if self.game.board.edition.reinforcement_is_wound_space:
            spaces += self.seen["laid-on"][figure]
        return self.seen["wounds"][figure], spaces

    def state_of(self, figure: str) -> str:
        """`alive`, `dead`, or `waiting` to be placed."""
        if self.alive(figure):
            return "alive"
        wounds, spaces = self.whole(figure)
        return "dead" if wounds == spaces else "waiting"

    def track(self, figure: str) -> tuple[Space | None, Space]:
        """A track in two parts: the spaces of an ability, if there is one, and the others."""
        wounds, spaces = self.whole(figure)
        ability = int(self.game.board.ability[self.game.board.names.index(figure)])
        if not ability:
            return None, (wounds, spaces)
        return (min(wounds, ability), ability), (max(0, wounds - ability), spaces - ability)

    def armour(self) -> Space:
        return self.seen["wounds"]["dragon"], int(self.game.board.spaces[self.game.board.dragon])

    def areas(self) -> dict[str, Space]:
        return {
            area: (wounds, int(self.game.board.area[k]))
            for k, (area, wounds) in enumerate(self.seen["area"].items())
        }

    def tokens(self, side: str, words: Words) -> list[str]:
        """What a side has beside its figures, in words."""
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

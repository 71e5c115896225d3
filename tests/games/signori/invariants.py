"""Invariants of every position of I Signori dei Draghi, restated independently of the engine's rules code."""

from collections import Counter

from dragonhall.core.description import describe
from dragonhall.core.game import Game
from dragonhall.core.state import State
from dragonhall.games.signori.game import SignoriGame

OPEN = ("market", "up", "role", "behind", "front", "artefacts", "gear", "taken")
IN_TURN = ("main", "final")
COMBAT = ("attacker", "defender", "losing", "spoils")


def all_cards(game: Game) -> Counter[str]:
    copies = [int(copy) for copy in game.layout.copies]
    return Counter({game.face(face): copy for face, copy in enumerate(copies) if copy})


def bare(card: str) -> str:
    """Return a card without its marks."""
    return card.rstrip("*").partition("@")[0]


class InvariantChecker:
    """Constants of one game."""

    def __init__(self, game: SignoriGame) -> None:
        self.game = game
        self.cards = all_cards(game)
        cards = {card["id"].text(): card for card in game.pack.root["card"].items()}
        self.category = {name: card["category"].text() for name, card in cards.items()}
        self.level = {name: card["level"].integer(0, 3) for name, card in cards.items() if "level" in card}

    def keeps(self, role: list[str], behind: list[str]) -> int:
        """Return the level of creatures that a role can keep (SR-2, SR-3)."""
        if not role:
            return 0
        level = 1 + behind.count("B1")
        return min(3, level + 1) if role == ["R1"] else level

    def check(self, state: State) -> None:
        picture = describe(state)
        found: Counter[str] = Counter()
        for zone in ("draw", "discard", "plunder", "plundered", "pending"):
            found.update(picture[zone])
        for zone in (*OPEN, "hand", "sealed", "down"):
            for cards in picture[zone].values():
                found.update(map(bare, cards))
        assert found == self.cards, "the number of cards changed"
        for seat in self.game.seats:
            self.check_seat({zone: picture[zone][seat] for zone in (*OPEN, "hand", "down")})
        kinds = [frame["kind"] for frame in picture["stack"]]
        if kinds and kinds[-1] in IN_TURN:
            assert len(kinds) == 1
            assert picture["pending"] == []
            assert not any(picture["gear"].values()), "equipment remains after its combat"
            assert {picture[name] for name in COMBAT} == {"none"}
            assert picture["caster"] == picture["victim"] == "none"
            assert picture["stage"] == 0
            assert set(picture["hit"].values()) == {0}
        if not state.over:
            assert min(picture["pool"].values()) > 0, "a ruined team continues to play"

    def check_seat(self, zones: dict[str, list[str]]) -> None:
        assert len(zones["market"]) <= 4
        assert len(zones["artefacts"]) <= 2
        assert len(zones["role"]) <= 1
        assert zones["behind"].count("B1") <= 2
        assert zones["behind"].count("B2") <= 1
        keeps = self.keeps(zones["role"], zones["behind"])
        creatures = [*zones["up"], *map(bare, zones["down"])]
        assert all(self.level[card] <= keeps for card in creatures), "a creature above the role's level"
        wanted = {"role": "Ruolo", "front": "Maledizione", "artefacts": "Artefatto", "behind": "Benedizione"}
        for zone, category in wanted.items():
            assert all(self.category[card] == category for card in zones[zone])
        for card in (*zones["hand"], *zones["down"]):
            marked = card.partition("@")[2]
            assert set(marked.split("+")) <= {*self.game.seats, ""}, (
                "a card is marked as known to an unknown seat"
            )

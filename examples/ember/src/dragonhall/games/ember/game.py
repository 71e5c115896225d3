"""The Ember game class: names, numbers of players, and validation of the pack."""

from collections.abc import Mapping

from dragonhall.core.errors import PackError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.ember.rules import MAX_CARDS, SEATS, deal_ember, declare, ember_layout


class EmberGame(Game):
    name = "ember"
    rules_version = "1"
    min_players = 2
    max_players = SEATS
    declaration = declare
    stocks = ("draw",)
    never_forbid = ("EM-1", "EM-2", "EM-4", "EM-6")

    def __init__(self, pack: Pack, players: int, options: Mapping[str, str]) -> None:
        super().__init__(pack, players, options)
        root = pack.root
        root.only("cards", "players")
        cards = root["cards"]
        cards.only("provenance", "values", "copies", "hand")
        cards["provenance"].text()
        root["players"].only("names")
        self.seats = tuple(root["players"]["names"].distinct_texts()[: self.players])
        if len(self.seats) < self.players:
            raise root["players"]["names"].wrong("pack-length", expected=SEATS, got=len(self.seats))
        values = cards["values"].integer(2, MAX_CARDS // 2)
        copies = cards["copies"].integer(1, MAX_CARDS // values)
        self.hand = cards["hand"].integer(1, MAX_CARDS // SEATS)
        if self.hand * SEATS > values * copies:
            raise PackError(
                "pack-cards",
                file=cards.file,
                key=cards.key,
                low=self.hand * SEATS,
                high=MAX_CARDS,
                got=values * copies,
                players=SEATS,
            )
        faces = [f"flame-{value}" for value in range(1, values + 1)]
        self.layout = ember_layout(self.players, [copies] * values, faces)

    def new(self, rng: Rng, listen: bool = False) -> State:
        return deal_ember(self, self.hand, rng, listen)

    def face(self, card: int) -> str:
        return f"flame-{card + 1}"

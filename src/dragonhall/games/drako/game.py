"""The Drako game class: match-ups, editions, names and events."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from dragonhall.core.action import Path, Thing
from dragonhall.core.description import describe
from dragonhall.core.errors import Impossible
from dragonhall.core.game import Game, Option
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.core.text.messages import Words
from dragonhall.games.drako import phrases
from dragonhall.games.drako.pack import read_board, read_deck, read_setup
from dragonhall.games.drako.position_checks import impossible_part
from dragonhall.games.drako.rules.declaration import ANSWER_NAMES, NONE, PER_SIDE, PHASE_NAMES, declare
from dragonhall.games.drako.rules.editions import EDITIONS
from dragonhall.games.drako.rules.hexes import HEX_NAMES, OFF_BOARD
from dragonhall.games.drako.rules.moves.choices import drako_choices
from dragonhall.games.drako.rules.state import DrakoState, deal_drako

if TYPE_CHECKING:
    from dragonhall.games.drako.derived import DrakoFacts
    from dragonhall.games.drako.picture import DrakoPicture
    from dragonhall.games.drako.render.components import DrakoComponents

MATCHUPS = (
    "knights-trolls",
    "dragon-dwarves",
    "trolls-dragon",
    "trolls-dwarves",
    "knights-dragon",
    "knights-dwarves",
)


class DrakoGame(Game):
    name = "drako"
    rules_version = "2"
    min_players = 2
    max_players = 2
    legs = 2
    options_known = (
        Option("matchup", MATCHUPS, "knights-trolls"),
        Option("edition", tuple(EDITIONS), "en"),
        Option("mulligan", ("off", "on"), "off"),
        Option("preset", ("off", "on"), "off"),
    )
    declaration = declare
    stocks = ("deck", "deck")
    beneath = dict.fromkeys(("discard", "also-move", "also-attack", "place-wound"), "turn")
    # Rules that no action can violate: they describe consequences, or no action expresses what they forbid.
    never_forbid = (
        *("BD-1", "BD-2", "BD-3"),
        *("SU-1", "SU-2"),
        *("TU-1", "TU-2", "TU-4", "TU-7", "TU-8", "TU-9"),
        *("PL-2",),
        *("MV-3",),
        *("AT-5", "AT-8"),
        *("KN-1", "KN-2", "KN-4", "KN-5", "KN-6", "KN-11", "KN-12", "KN-13"),
        *("TR-1", "TR-2", "TR-4", "TR-12", "TR-14", "TR-15"),
        *("DR-1", "DR-2", "DR-4", "DR-7"),
        *("DW-1", "DW-2", "DW-4", "DW-5", "DW-12"),
        *("EN-2", "EN-4", "EN-3"),
        *("TD-1", "TD-2", "TD-4", "TD-5"),
        *("TW-2", "TW-4", "TW-6", "TW-7", "TW-8"),
        *("KD-2", "KD-3", "KD-5"),
        *("KW-2", "KW-8"),
        *("MT-1",),
        *("EX-1", "EX-2", "EX-3", "EX-4", "EX-5"),
    )
    winners_message = "drako-winners"
    points_message = "drako-points"
    whole_names = True  # otherwise a list would not show that a card can only be played for nothing
    listed_last = ("nothing", "done", "stay", "accept")
    plain_kinds = ("hex",)
    text_kinds = ("verb", "symbol")
    uses = ("play", "block")

    def __init__(self, pack: Pack, players: int, options: Mapping[str, str]) -> None:
        super().__init__(pack, players, options)
        pack.root.only("hand_limit", "board", "faction", "start")
        matchup = self.options["matchup"]
        sides = matchup.split("-")
        self.decks = [read_deck(pack, sides[seat], seat, sides[1 - seat]) for seat in range(2)]
        self.card_names = self.decks[0].names + self.decks[1].names
        self.matchup = read_board(pack, matchup, EDITIONS[self.options["edition"]], self.decks)
        self.symbols = [symbol for deck in self.decks for symbol in deck.symbols]  # two entries per face
        self.setup = read_setup(
            pack, self.matchup, self.options["mulligan"] == "on", self.options["preset"] == "on"
        )
        self.layout = self.matchup.layout
        self.layout.choices = drako_choices(self.matchup, self.symbols, self.card_names)
        self.seats = tuple(sides)

    def new(self, rng: Rng, listen: bool = False) -> State:
        return deal_drako(self, self.matchup, self.setup, rng, listen)

    def face(self, card: int) -> str:
        return self.card_names[card]

    def side_of_card(self, card: str) -> str:
        return self.seats[int(self.matchup.seat_of_face(self.faces[card]))]

    def index_names(self, each: str) -> Sequence[str]:
        if each in ("figure", "target", "subject", "object"):
            return self.matchup.names
        return super().index_names(each)

    def value_names(self, run: str) -> Mapping[int, str]:
        if run in ("hex", "start"):
            return {OFF_BOARD: "off", **dict(enumerate(HEX_NAMES))}
        if run == "net":
            return {NONE: "none", **{k: name for k, name in enumerate(self.matchup.names) if name}}
        if run in ("attacker", "target"):
            return {k: name for k, name in enumerate(self.matchup.names) if name}
        if run == "answer":
            return dict(enumerate(ANSWER_NAMES))
        return dict(enumerate(PHASE_NAMES)) if run == "phase" else {}

    def owner(self, what: str, value: int) -> int:
        return value // PER_SIDE if what in ("subject", "object") else super().owner(what, value)

    def translated_name(self, words: Words, kind: str, name: str) -> str | None:
        return phrases.translated_name(self, words, kind, name)

    def phrase(self, words: Words, path: Path, start: int = 0) -> str:
        return phrases.phrase(self, words, path, start)

    def joins(self, first: Thing, second: Thing) -> bool:
        """Join `play` with its card, and a symbol with its figure; there are too many hexes to join them."""
        return first.kind == "verb" or (first.kind == "symbol" and second.kind != "hex")

    def event_facts(self, name: str, values: Mapping[str, int | None]) -> dict[str, str | int]:
        return phrases.event_facts(self, name, values)

    def refusal_facts(self, state: State, code: int, refusal: str) -> dict[str, str | int]:
        return phrases.refusal_facts(self.path(code), refusal)

    def components(self, words: Words) -> "DrakoComponents":
        from dragonhall.games.drako.render.components import components

        return components(self, words)

    def derived_facts(self, masked: State, seat: int) -> "DrakoFacts":
        from dragonhall.games.drako.derived import derived_facts

        assert isinstance(masked, DrakoState)
        return derived_facts(self, masked)

    def foreseen_facts(self, masked: State, after: State) -> "DrakoFacts":
        from dragonhall.games.drako.derived import foreseen_facts

        assert isinstance(masked, DrakoState)
        assert isinstance(after, DrakoState)
        return foreseen_facts(self, masked, after)

    def svg(self, masked: State, seat: int, words: Words | None = None) -> str | None:
        from dragonhall.games.drako.render.svg import DrakoSvg

        seen, counted = cast("DrakoPicture", describe(masked)), self.derived_facts(masked, seat)
        return DrakoSvg(self, seen, counted, seat, words or Words("en")).sheet()

    def impossible(self, state: State) -> Impossible | None:
        assert isinstance(state, DrakoState)
        return impossible_part(self, state)

"""The Drako game class: match-ups, editions, names and events."""

from collections.abc import Mapping, Sequence
from typing import Any

from dragonhall.core.action import Path, Thing
from dragonhall.core.description import describe
from dragonhall.core.game import EventKind, Game, Option, RefusalKind
from dragonhall.core.pack import Pack
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.core.text.messages import Words
from dragonhall.games.drako import phrases
from dragonhall.games.drako.pack import faces_of, read_board, read_deck, read_setup
from dragonhall.games.drako.rules import constants as c
from dragonhall.games.drako.rules.constants import AREA_NAMES, FIGURES, HEX, NONE, PER_SIDE, WOUNDS
from dragonhall.games.drako.rules.editions import EDITIONS
from dragonhall.games.drako.rules.hexes import HEX_NAMES, HEXES, OFF_BOARD
from dragonhall.games.drako.rules.legality import is_action
from dragonhall.games.drako.rules.refusals import NEVER_FORBID, REFUSALS
from dragonhall.games.drako.rules.responses import COMBINATION_NAMES
from dragonhall.games.drako.rules.state import DrakoState, deal_drako

MATCHUPS = (
    "knights-trolls",
    "dragon-dwarves",
    "trolls-dragon",
    "trolls-dwarves",
    "knights-dragon",
    "knights-dwarves",
)
ANSWERS = ("open", "stopped", "evaded")
PHASES = ("resolved", "declared", "answered", "wounding", "stepping")
WORDS = {
    c.DRAW: "draw",
    c.REMOVE_NET: "free",
    c.USE_FURY: "fury",
    c.DONE: "done",
    c.ACCEPT: "accept",
    c.STAY: "stay",
    c.KEEP: "keep",
    c.MULLIGAN: "mulligan",
    c.PRESET: "preset",
    c.AVOID_NET: "avoid",
    c.TAKE_NET: "take",
}


class DrakoGame(Game):
    name = "drako"
    rules_version = "1"
    min_players = 2
    max_players = 2
    legs = 2
    options_known = (
        Option("matchup", MATCHUPS, "knights-trolls"),
        Option("edition", tuple(EDITIONS), "en"),
        Option("mulligan", ("off", "on"), "off"),
        Option("preset", ("off", "on"), "off"),
    )
    decisions = c.DECISIONS
    endings = c.ENDINGS
    refusals = tuple(RefusalKind(code, rule) for code, rule in REFUSALS)
    events = (
        EventKind("drew", ("seat", "card"), shown_in="hand", merged=True),
        EventKind("played", ("seat", "card", "which")),
        EventKind("moved", ("subject", "start", "hex"), foreseen=True),
        EventKind("attacked", ("subject", "object", "value"), merged=True, foreseen=True),
        EventKind("blocked", ("seat", "card", "attacks")),
        EventKind("evaded", ("subject", "attack"), ability="subject"),
        EventKind("wounded", ("subject", "wounds", "total")),
        EventKind("killed", ("subject", "hex"), ability="subject"),
        EventKind("ability-lost", ("subject",), ability="subject"),
        EventKind("area-wounded", ("subject", "area", "total")),
        EventKind("area-lost", ("subject", "area"), ability="area"),
        EventKind("discarded", ("seat", "card"), merged=True),
        EventKind("rebuilt", ("seat", "cards")),
        EventKind("rocks", ("change", "total")),
        EventKind("netted", ("object",), foreseen=True, ability="object"),
        EventKind("freed", ("subject",), foreseen=True),
        EventKind("raged", ("subject",), foreseen=True, ability="subject"),
        EventKind("returned", ("subject", "hex"), foreseen=True, ability="subject"),
        EventKind("laid", ("subject", "card")),
        EventKind("absorbed", ("subject", "card")),
        EventKind("placed", ("subject", "hex")),
        EventKind("turn", ("seat", "actions")),
        EventKind("passed", ("seat",)),
        EventKind("mulligan", ("seat",)),
        EventKind("kept", ("seat",)),
        EventKind("net-avoided", ("subject",)),
        EventKind("ended", ("seat", "ending")),
    )
    stocks = ("deck", "deck")
    never_forbid = NEVER_FORBID
    winners_message = "drako-winners"
    points_message = "drako-points"
    whole_names = True  # otherwise a list would not show that a card can only be played for nothing
    listed_last = ("nothing", "done", "stay", "accept")
    plain_kinds = ("hex",)
    uses = ("play", "block")
    action_total = c.ACTION_TOTAL

    def __init__(self, pack: Pack, players: int, options: Mapping[str, str]) -> None:
        super().__init__(pack, players, options)
        pack.root.only("hand_limit", "board", "faction", "start")
        matchup = self.options["matchup"]
        sides = matchup.split("-")
        self.decks = [read_deck(pack, sides[seat], seat, sides[1 - seat]) for seat in range(2)]
        self.card_names = self.decks[0].names + self.decks[1].names
        self.matchup = read_board(pack, matchup, EDITIONS[self.options["edition"]], self.decks)
        self.face_data = faces_of(self.decks)
        self.setup = read_setup(
            pack, self.matchup, self.options["mulligan"] == "on", self.options["preset"] == "on"
        )
        self.layout = self.matchup.layout
        self.seats = tuple(sides)

    def new(self, rng: Rng, listen: bool = False) -> State:
        return deal_drako(self, self.matchup, self.face_data, self.setup, rng, listen)

    def face(self, card: int) -> str:
        return self.card_names[card]

    def path(self, code: int) -> Path:
        if not is_action(self.matchup, self.face_data, code):
            return ()
        return tuple(Thing(kind, name) for kind, name in self.things(code))

    def things(self, code: int) -> list[tuple[str, str]]:
        names = self.matchup.names
        if code < c.PLAY_FOR_NOTHING:
            return self.play_things(code)
        if code < c.DISCARD_CARD:
            return [("verb", "play"), ("card", self.face(code - c.PLAY_FOR_NOTHING)), ("symbol", "nothing")]
        if code < c.ALSO_MOVE:
            return [("verb", "discard"), ("card", self.face(code - c.DISCARD_CARD))]
        if code < c.ALSO_ATTACK:
            figure, at = divmod(code - c.ALSO_MOVE, HEXES)
            return [("verb", "also"), ("figure", names[figure]), ("hex", HEX_NAMES[at])]
        if code < c.BLOCK:
            figure, target = divmod(code - c.ALSO_ATTACK, FIGURES)
            return [("verb", "also"), ("figure", names[figure]), ("target", names[target])]
        if code < c.EVADE:
            card, combination = divmod(code - c.BLOCK, c.COMBINATIONS)
            attacks = [("attack", attack) for attack in COMBINATION_NAMES[combination]]
            return [("verb", "block"), ("card", self.face(card)), *attacks]
        if code < c.STEP:
            return [("verb", "evade"), ("attack", str(code - c.EVADE + 1))]
        if code < c.PLACE_WOUND:
            return [("verb", "step"), ("hex", HEX_NAMES[code - c.STEP])]
        if code < c.PLACE:
            return [("verb", "wound"), ("area", AREA_NAMES[code - c.PLACE_WOUND])]
        if code < c.DRAW:
            figure, at = divmod(code - c.PLACE, HEXES)
            return [("verb", "place"), ("figure", names[figure]), ("hex", HEX_NAMES[at])]
        return [("verb", WORDS[code])]

    def play_things(self, code: int) -> list[tuple[str, str]]:
        card = code // (2 * c.VARIANTS)
        symbol = self.face_data.symbol(code)
        assert symbol is not None  # checked by is_action
        things = symbol.things(self.matchup, int(self.face_data.seat_of(card)), code % c.VARIANTS)
        return [("verb", "play"), ("card", self.face(card)), ("symbol", symbol.name), *things]

    def index_names(self, each: str) -> Sequence[str]:
        own: dict[str, Sequence[str]] = {
            "figure": self.matchup.names,
            "target": self.matchup.names,
            "subject": self.matchup.names,
            "object": self.matchup.names,
            "area": AREA_NAMES,
            "attack": ("1", "2", "3"),
            "hex": HEX_NAMES,
            "start": HEX_NAMES,
        }
        return own[each] if each in own else super().index_names(each)

    def value_names(self, run: str) -> Mapping[int, str]:
        if run in ("hex", "start"):
            return {OFF_BOARD: "off", **dict(enumerate(HEX_NAMES))}
        if run == "net":
            return {NONE: "none", **{k: name for k, name in enumerate(self.matchup.names) if name}}
        if run in ("attacker", "target"):
            return {k: name for k, name in enumerate(self.matchup.names) if name}
        if run == "answer":
            return dict(enumerate(ANSWERS))
        return dict(enumerate(PHASES)) if run == "phase" else {}

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

    def components(self, words: Words) -> Mapping[str, Any]:
        from dragonhall.games.drako.render.components import components

        return components(self, words)

    def derived_facts(self, masked: State, seat: int) -> dict[str, Any]:
        from dragonhall.games.drako.derived import derived_facts

        assert isinstance(masked, DrakoState)
        return derived_facts(self, masked)

    def svg(self, masked: State, seat: int, words: Words | None = None) -> str | None:
        from dragonhall.games.drako.render.svg import DrakoSvg

        seen = {**describe(masked), "counted": self.derived_facts(masked, seat)}
        return DrakoSvg(self, seen, seat, words or Words("en")).sheet()

    def impossible(self, state: State) -> tuple[str, str] | None:
        assert isinstance(state, DrakoState)
        places = [int(state.cells[HEX + figure]) for figure in range(FIGURES)]
        occupied = [at for at in places if at != OFF_BOARD]
        if len(set(occupied)) < len(occupied):
            return "hex", "BD-4"
        for figure, at in enumerate(places):
            if at == OFF_BOARD:
                continue
            full = figure != self.matchup.dragon and state.cells[WOUNDS + figure] >= state.wound_spaces(
                figure
            )
            if not self.matchup.names[figure] or full:
                return "wounds", "AT-6"
        return None

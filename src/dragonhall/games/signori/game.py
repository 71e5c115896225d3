"""The Signori game class: teams, options and names."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from dragonhall.core.action import Path, Thing
from dragonhall.core.description import describe
from dragonhall.core.errors import Impossible, OptionError
from dragonhall.core.game import Game, Option
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.core.text.messages import Words
from dragonhall.games.signori.derived import SignoriFacts, SignoriForeseen, derived_facts, foreseen_facts
from dragonhall.games.signori.pack import pack_defaults, read_deck, read_options
from dragonhall.games.signori.position_checks import impossible_part
from dragonhall.games.signori.rules.declaration import (
    ATTACKER,
    DEFENDER,
    NONE,
    PHASES,
    POOL,
    TURNS,
    VICTIM,
    declare,
)
from dragonhall.games.signori.rules.field_state import signori_layout
from dragonhall.games.signori.rules.move_shapes import Names, SignoriMove
from dragonhall.games.signori.rules.moves import signori_choices
from dragonhall.games.signori.rules.state import SignoriState, deal_signori
from dragonhall.games.signori.text import phrases
from dragonhall.games.signori.text.chain_names import ChainNames

if TYPE_CHECKING:
    from dragonhall.games.signori.picture import SignoriPicture
    from dragonhall.games.signori.render.components import SignoriComponents

SEAT_NAMES = ("a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4")
ON_OFF = ("off", "on")
JOINED = ("play", "attack", "counter")  # verbs that are chosen together with the next thing
NEVER_FORBID = (
    *("SF-2", "SF-3", "SP-0", "SP-1", "SP-3", "ST-2", "SM-2", "SM-3", "SR-3", "SR-5", "SR-7"),
    *("SC-1", "SC-2", "SC-3", "SC-4", "SC-5", "SB-2", "SB-5", "SB-6", "SB-7", "SE-2"),
    *("SX-1", "SX-2", "SX-3", "SX-4", "SX-5", "SX-6"),
)


class SignoriGame(Game):
    name = "signori"
    rules_version = "2"
    min_players = 2
    max_players = 8
    options_known = (
        Option("market-pays-owner", ON_OFF, "off"),
        Option("nano-instead-of-attack", ON_OFF, "off"),
        Option("draw-per-turn", ("1", "2", "3"), "2"),
        Option("first-player-first-draw", ("0", "1", "2"), "0"),
        Option("attack-in-first-turn", ON_OFF, "off"),
        Option("tie-goes-to", ("defender", "attacker"), "defender"),
        Option("reshuffle-limit", ("0", "1", "2", "3", "4"), "2"),
        Option("lean-deck", ON_OFF, "off"),
    )
    declaration = declare
    stocks = ("draw", "plunder")
    passes: ClassVar[Mapping[str, str]] = {"instant": "pass", "magic": "pass", "antimagic": "pass"}
    points_message = "signori-points"
    winners_message = "signori-winners"
    listed_last = ("final", "end")
    text_kinds = ("verb", "position", "manner", "strength", "owner")
    uses = ("play", "counter")
    beneath: ClassVar[Mapping[str, str]] = {"portal": "main", "magic": "main", "return": "main"}
    never_forbid = NEVER_FORBID

    def __init__(self, pack: Pack, players: int, options: Mapping[str, str]) -> None:
        names = [option.name for option in self.options_known]
        super().__init__(pack, players, {**pack_defaults(pack, names), **options})
        if players % 2:
            raise OptionError("even", game=self.name, got=players)
        self.deck = read_deck(pack, players, self.options["lean-deck"] == "on")
        self.layout = signori_layout(players, self.deck.faces, self.deck.copies)
        self.rules_options = read_options(self.options)
        self.seats = SEAT_NAMES[:players]
        self.names = Names(self.deck.faces, self.deck.names, list(self.seats))
        self.layout.choices = signori_choices(self.names)

    def new(self, rng: Rng, listen: bool = False) -> State:
        return deal_signori(self, self.layout, self.deck.faces, self.rules_options, rng, listen)

    def face(self, card: int) -> str:
        return self.deck.names[card]

    def impossible(self, state: State) -> Impossible | None:
        assert isinstance(state, SignoriState)
        return impossible_part(state, self.seats)

    def translated_name(self, words: Words, kind: str, name: str) -> str | None:
        return phrases.translated_name(self, words, kind, name)

    def phrase(self, words: Words, path: Path, start: int = 0) -> str:
        return phrases.phrase(self, words, path, start)

    def joins(self, first: Thing, second: Thing) -> bool:
        """Join verbs with few continuations: cards in hand, and opponents to attack."""
        return first.kind == "verb" and first.name in JOINED

    def remark(self, masked: State, words: Words, path: Path) -> str:
        assert isinstance(masked, SignoriState)
        return phrases.remark(self, masked, words, path)

    def about(self, words: Words, text: str) -> list[str]:
        return phrases.about(self, words, text)

    def own_messages(self) -> list[str]:
        return [f"{kind}-{card}" for card in self.deck.names for kind in ("card", "card-text")]

    def team_of(self, seat: str) -> str:
        return seat[0]

    def components(self, words: Words) -> "SignoriComponents":
        from dragonhall.games.signori.render.components import components

        return components(self, words)

    def derived_facts(self, masked: State, seat: int) -> SignoriFacts:
        assert isinstance(masked, SignoriState)
        return derived_facts(masked, seat)

    def foreseen_facts(self, masked: State, after: State) -> SignoriForeseen:
        assert isinstance(masked, SignoriState)
        assert isinstance(after, SignoriState)
        return foreseen_facts(masked, after)

    def svg(self, masked: State, seat: int, words: Words | None = None) -> str | None:
        from dragonhall.games.signori.render.svg import SignoriSvg

        seen, counted = cast("SignoriPicture", describe(masked)), self.derived_facts(masked, seat)
        return SignoriSvg(self, seen, counted, seat, words or Words("en")).sheet()

    def turn_number(self, masked: State) -> int:
        return int(masked.cells[TURNS])

    def concerns(self, masked: State, seat: int) -> bool:
        """Return whether the seat fights in the combat or is the target of the pending card."""
        return seat in [int(masked.cells[cell]) for cell in (ATTACKER, DEFENDER, VICTIM)]

    def event_facts(self, name: str, values: Mapping[str, int | None]) -> dict[str, str | int]:
        return phrases.event_facts(name, values)

    def refusal_facts(self, state: State, code: int, refusal: str) -> dict[str, str | int]:
        decision = state.decision
        own = self.seats[decision.seat] if decision is not None else ""
        facts = phrases.refusal_facts(self.path(code), own)
        if refusal == "cannot-pay" and decision is not None:
            move = self.layout.choices.move_of(code)
            assert isinstance(state, SignoriState)
            assert isinstance(move, SignoriMove)
            facts["iros"] = int(move.cost(state, decision.seat, code - int(move.first)))
            facts["pool"] = int(state.cells[POOL + decision.seat % 2])
        return facts

    def name_of(self, what: str, value: int) -> str | int:
        """Return the name of a value; NONE is "none", not the last item of a list."""
        return "none" if value == NONE and what in ("card", "victim") else super().name_of(what, value)

    def index_names(self, each: str) -> Sequence[str]:
        if each in ("victim", "caster", "owner", "mate"):
            return self.seats
        return self.deck.names if each == "taken" else super().index_names(each)

    def value_names(self, run: str) -> Mapping[int, str]:
        if run in ("active", "starter", "caster", "victim", "attacker", "defender", "losing"):
            return {NONE: "none", **dict(enumerate(self.seats))}
        if run == "spoils":
            first = int(self.deck.faces.first_plunder)
            return {NONE: "none", **{k: name for k, name in enumerate(self.deck.names) if k >= first}}
        if run == "chained":
            return ChainNames(self.names)
        return dict(enumerate(PHASES)) if run == "phase" else {}

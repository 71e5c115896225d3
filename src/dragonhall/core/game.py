"""The facts of a game that do not change while it is played: names, options, texts, visibility."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from dragonhall.core.action import Action, Path, Thing
from dragonhall.core.errors import (
    ActionSyntaxError,
    AmbiguousActionError,
    IllegalActionError,
    OptionError,
    Refusal,
)
from dragonhall.core.layout import Layout
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import LEGAL, State

if TYPE_CHECKING:
    from dragonhall.core.text.messages import Words

LAST_SIGN = chr(0x10FFFF)  # after every other


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a game: the values it may have, as words, and the default."""

    name: str
    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class RefusalKind:
    """A way in which an action can be refused, the rule that refuses it, and what `refusal_facts` adds."""

    code: str
    rule: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EventKind:
    """What an event's values are, in order: "seat", "card", "points" or a word of the game's own, each once.

    A card is shown to those who see the zone named in `shown_in` of the event's first seat, and to the seats
    that `shown_to` names among the values; with no zone named, to all. So an event can tell nobody more than
    the declaration of the zones allows.
    `merged` events of one seat or figure that follow each other are told in one sentence, with all cards and
    their `count`. `foreseen` ones are certain before the action is taken: doors may show them beside choices,
    unless one that `reveals` comes before them: there chance or hidden cards have had their say.
    `ability` names the value that says which ability, token or role of the first value's owner this is about:
    studies count them.
    """

    name: str
    values: tuple[str, ...]
    shown_in: str = ""
    shown_to: tuple[str, ...] = ()
    merged: bool = False
    foreseen: bool = False
    reveals: bool = False
    ability: str = ""


class Game:
    """One game with its options and pack: makes states, and gives words to their numbers."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    fewest: ClassVar[int]
    most: ClassVar[int]
    options_known: ClassVar[tuple[Option, ...]]
    decisions: ClassVar[tuple[str, ...]]
    endings: ClassVar[tuple[str, ...]]  # the first is "", for a game that goes on
    refusals: ClassVar[tuple[RefusalKind, ...]]  # the first is for an action that is none at all
    events: ClassVar[tuple[EventKind, ...]]
    stocks: ClassVar[tuple[str, ...]]  # per pool, the zone where cards lie that nobody has placed
    beneath: ClassVar[Mapping[str, str]] = {}  # a decision that is asked on top of another of the same seat
    never_forbid: ClassVar[tuple[str, ...]] = ()  # rules that no action can break: no refusal cites them
    winners_message: ClassVar[str] = "terminal-winners"
    points_message: ClassVar[str] = "terminal-points"  # says what a score counts
    passes: ClassVar[Mapping[str, str]] = {}  # questions that a standing answer may answer, and the answer
    whole_names: ClassVar[bool] = False  # is a choice that leads to one action named by all of it?
    listed_last: ClassVar[tuple[str, ...]] = ()  # things that a list offers after all others
    plain_kinds: ClassVar[tuple[str, ...]] = ()  # things whose names say all: listed side by side
    uses: ClassVar[tuple[str, ...]] = ("play",)  # verbs by which a card does what it says

    layout: Layout
    action_total: int
    seats: tuple[str, ...]

    def __init__(self, pack: Pack, players: int, options: Mapping[str, str]) -> None:
        self.pack = pack
        self.players = self.checked_players(players)
        self.options = self.checked_options(options)

    @classmethod
    def checked_players(cls, players: int) -> int:
        if not cls.fewest <= players <= cls.most:
            raise OptionError("players", game=cls.name, fewest=cls.fewest, most=cls.most, got=players)
        return players

    @classmethod
    def checked_options(cls, given: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults filled in; an unknown name or value is an OptionError."""
        known = {option.name: option for option in cls.options_known}
        for name, value in given.items():
            if name not in known:
                raise OptionError("option-name", got=name, allowed=", ".join(known))
            if value not in known[name].choices:
                raise OptionError(
                    "option-value", option=name, got=value, allowed=", ".join(known[name].choices)
                )
        return {name: given.get(name, option.default) for name, option in known.items()}

    # ---- what a game says of itself ------------------------------------------------------------

    def new(self, rng: Rng, listen: bool = False) -> State:
        """A fresh game, dealt from the stream; with `listen`, its events are kept from the start."""
        raise NotImplementedError

    def path(self, code: int) -> Path:
        """The things that an action points at, in the order in which a person would."""
        raise NotImplementedError

    def face(self, card: int) -> str:
        """The name of a card's face, the same in every language."""
        raise NotImplementedError

    def index_names(self, each: str) -> Sequence[str]:
        """The names of the things that a run of cells, or a value of an event, counts."""
        if each == "seat":
            return self.seats
        if each == "ending":
            return self.endings
        raise KeyError(each)

    def value_names(self, run: str) -> Mapping[int, str]:
        """Words for the numbers in a run of cells, such as the hexes of a board; the others stay numbers."""
        return {}

    def impossible(self, state: State) -> tuple[str, str] | None:
        """For a position set up by hand: the part of it that cannot be, and the rule that says so."""
        return None

    def refusal_facts(self, state: State, code: int, refusal: str) -> dict[str, str | int]:
        """What else the sentence of a refusal needs, beyond the things of the action."""
        return {}

    def owner(self, what: str, value: int) -> int:
        """The seat to which a value of an event belongs, such as a figure."""
        if what == "seat":
            return value
        raise KeyError(what)

    def event_facts(self, name: str, values: Mapping[str, int | None]) -> dict[str, str | int]:
        """What else the sentence of an event may use: public facts, or words to select by."""
        return {}

    def spoken(self, words: "Words", kind: str, name: str) -> str | None:
        """The word for a thing that no catalogue can know, such as a card of a pack; None: look it up."""
        return None

    def phrase(self, words: "Words", path: Path, start: int = 0) -> str:
        """The things of a path from `start` on, in the words of a language."""
        return " ".join(str(words.name(thing.kind, thing.name)) for thing in path[start:])

    def joins(self, first: Thing, second: Thing) -> bool:
        """Are these two, which follow each other in a path, asked for in one question?"""
        return False

    def remark(self, masked: State, words: "Words", path: Path) -> str:
        """What a list says beside a choice: facts that the seat can see, in the words of a language."""
        return ""

    def about(self, words: "Words", text: str) -> list[str]:
        """What is to be said of the thing that a text names, such as a card; nothing if there is none."""
        return []

    def own_messages(self) -> Iterable[str]:
        """Messages that no declaration names, such as those for the cards of the built-in pack."""
        return ()

    def counted(self, masked: State, seat: int) -> dict[str, Any]:
        """Numbers that follow from what a seat sees, as totals and prices: no door needs rules for them."""
        return {}

    def turn_number(self, masked: State) -> int:
        """Which turn it is: a standing answer for a turn ends with it."""
        return 0

    def concerns(self, masked: State, seat: int) -> bool:
        """Is the question about something done by this seat, or to it? Public information only."""
        return True

    def team_of(self, seat: str) -> str:
        """The team that a seat plays for; its own name where everybody plays alone."""
        return seat

    def components(self, words: "Words") -> Mapping[str, Any]:
        """What the game is drawn with, in the words of a language (`core.components`). No secrets in it."""
        raise NotImplementedError

    def svg(self, masked: State, seat: int, words: "Words | None" = None) -> str | None:
        """A drawing of what a seat sees, if the game can draw itself. It is given the masked state only."""
        return None

    # ---- what follows --------------------------------------------------------------------------

    def begin(self, seed: int) -> State:
        """A fresh game from a small seed, for tests, bots and benchmarks."""
        return self.new(FastRng.seeded(seed))

    def seat_number(self, name: str) -> int:
        if name not in self.seats:
            raise OptionError("seat", got=name, allowed=", ".join(self.seats))
        return self.seats.index(name)

    def name_of(self, what: str, value: int) -> str | int:
        """A value of an event by its name, or as the number that it is."""
        if what == "card":
            return self.face(value)
        try:
            return self.index_names(what)[value]
        except KeyError:
            return value

    def text(self, code: int) -> str:
        """`play red-3 top`: the names of the path, one after the other."""
        return " ".join(thing.name for thing in self.path(code))

    @cached_property
    def codes(self) -> dict[str, int]:
        """Every action of the game by its text, in small letters. Numbers without a path are no actions."""
        texts = {self.text(code).lower(): code for code in range(self.action_total)}
        texts.pop("", None)
        return texts

    @cached_property
    def sorted_texts(self) -> list[str]:
        return sorted(self.codes)

    @cached_property
    def faces(self) -> dict[str, int]:
        """Every face by its name."""
        return {self.face(card): card for card in range(int(self.layout.faces))}

    def code_of(self, text: str) -> int | None:
        return self.codes.get(" ".join(text.split()).lower())

    def action(self, form: int | str | Path | Action) -> Action:
        """An action from any of its forms, legal or not; ActionSyntaxError if the game knows none such."""
        if isinstance(form, Action):
            return form
        if isinstance(form, tuple):
            form = " ".join(thing.name for thing in form)
        code = self.code_of(form) if isinstance(form, str) else form
        if code is None or not 0 <= code < self.action_total or not self.path(code):
            raise ActionSyntaxError(game=self.name, text=str(form))
        return Action(self, code)

    def read(self, state: State, text: str) -> Action:
        """The legal action that a text means. A beginning is enough if only one legal action begins so.

        Raises ActionSyntaxError, IllegalActionError (with rule and reason) or AmbiguousActionError.
        """
        words = text.lower().split()
        code = self.code_of(text)
        if code is None:
            legal = [str(action) for action in state.legal]
            fitting = [name for name in legal if words and name.lower().split()[: len(words)] == words]
            if len(fitting) > 1:
                raise AmbiguousActionError(text=text, choices=tuple(fitting))
            code = self.code_of(fitting[0]) if fitting else self.first_that_begins(words)
        if code is None:
            raise ActionSyntaxError(game=self.name, text=text)
        refusal = self.why_not(state, code)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return Action(self, code)

    def first_that_begins(self, words: list[str]) -> int | None:
        """Some action, legal or not, whose text begins with these words."""
        if not words:
            return None
        start = " ".join(words) + " "
        first = bisect_left(self.sorted_texts, start)
        end = bisect_left(self.sorted_texts, start + LAST_SIGN)
        return min((self.codes[text] for text in self.sorted_texts[first:end]), default=None)

    def why_not(self, state: State, code: int) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        number = int(state.refusal(code)) if 0 <= code < self.action_total else 1
        return None if number == LEGAL else self.refuse(state, code, number)

    def refuse(self, state: State, code: int, number: int) -> Refusal:
        kind = self.refusals[number - 1]
        facts: dict[str, str | int] = {}
        if 0 <= code < self.action_total:
            facts = {thing.kind: thing.name for thing in self.path(code)}
            facts.update(self.refusal_facts(state, code, kind.code))
        return Refusal(self.name, kind.code, kind.rule, facts)

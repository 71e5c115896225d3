"""The base class of games: what does not change during play (names, options, texts, visibility)."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, wraps
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar
from weakref import WeakKeyDictionary

from dragonhall.core.action import Action, Path, Thing
from dragonhall.core.declaration import Declaration, EventKind, RefusalKind
from dragonhall.core.errors import (
    ActionSyntaxError,
    AmbiguousActionError,
    DeclarationError,
    IllegalActionError,
    Impossible,
    OptionError,
    Refusal,
)
from dragonhall.core.layout import Layout
from dragonhall.core.moves import LEGAL
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import State

if TYPE_CHECKING:
    from dragonhall.core.render.components import CommonComponents
    from dragonhall.core.text.messages import Words

T = TypeVar("T")

# Zones and cells by name. What a picture contains follows from the declaration of its game;
# `games/<game>/picture.py` has the type.
Picture = dict[str, Any]
Facts = Mapping[str, Any]  # each game narrows it to a type of its own

LAST_SIGN = chr(0x10FFFF)  # sorts after every other character


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a game: its name, the allowed values and the default."""

    name: str
    choices: tuple[str, ...]
    default: str


def cached_per_game(work: Callable[["Game"], T]) -> Callable[["Game"], T]:
    """Cache the result of `work` per game, with weak keys. The result must not reference the game.

    `functools.cache` would keep every game alive that was configured from a custom pack or a scenario.
    """
    known: WeakKeyDictionary[Game, T] = WeakKeyDictionary()

    @wraps(work)
    def cached(game: "Game") -> T:
        found = known.get(game)
        if found is None:
            found = known[game] = work(game)
        return found

    return cached


class Game:
    """One game with its options and pack. Creates states and names the numbers in them."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    legs: ClassVar[int] = 1  # games in a match; 2: the players swap seats in the second (`match_legs`)
    options_known: ClassVar[tuple[Option, ...]] = ()
    declaration: ClassVar[Declaration]
    decisions: ClassVar[tuple[str, ...]]  # these four are derived from the declaration
    endings: ClassVar[tuple[str, ...]]
    refusals: ClassVar[tuple[RefusalKind, ...]]
    events: ClassVar[tuple[EventKind, ...]]
    stocks: ClassVar[tuple[str, ...]]  # per pool, the zone for cards that a scenario does not place
    beneath: ClassVar[Mapping[str, str]] = {}  # decision kind -> the kind below it on the stack, same seat
    never_forbid: ClassVar[tuple[str, ...]] = ()  # rules that no action can break: no refusal cites them
    winners_message: ClassVar[str] = "terminal-winners"
    points_message: ClassVar[str] = "terminal-points"  # names the unit of a score
    passes: ClassVar[Mapping[str, str]] = {}  # decision kind -> the action that a standing answer takes
    whole_names: ClassVar[bool] = False  # label a choice that leads to one action with the whole action?
    listed_last: ClassVar[tuple[str, ...]] = ()  # things listed after all others
    plain_kinds: ClassVar[tuple[str, ...]] = ()  # kinds whose names need no remark: listed side by side
    # Kinds that have no place on a board: user interfaces offer the thing after one of them at once.
    text_kinds: ClassVar[tuple[str, ...]] = ("verb",)
    uses: ClassVar[tuple[str, ...]] = ("play",)  # verbs that use the effect printed on a card

    layout: Layout
    seats: tuple[str, ...]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "declaration" in vars(cls):
            cls.decisions = tuple(cls.declaration.decisions)
            cls.endings = tuple(cls.declaration.endings)
            cls.refusals = tuple(cls.declaration.refusals)
            cls.events = tuple(cls.declaration.events)

    def __init__(self, pack: Pack, players: int, options: Mapping[str, str]) -> None:
        self.pack = pack
        self.players = self.checked_players(players)
        self.options = self.checked_options(options)

    @classmethod
    def checked_players(cls, players: int) -> int:
        if not cls.min_players <= players <= cls.max_players:
            raise OptionError(
                "players", game=cls.name, fewest=cls.min_players, most=cls.max_players, got=players
            )
        return players

    @classmethod
    def checked_options(cls, given: Mapping[str, str]) -> dict[str, str]:
        """Return the options with defaults filled in. Raise OptionError for an unknown name or value."""
        known = {option.name: option for option in cls.options_known}
        for name, value in given.items():
            if name not in known:
                raise OptionError("option-name", got=name, allowed=", ".join(known))
            if value not in known[name].choices:
                raise OptionError(
                    "option-value", option=name, got=value, allowed=", ".join(known[name].choices)
                )
        return {name: given.get(name, option.default) for name, option in known.items()}

    # ---- implemented or overridden by each game ------------------------------------------------

    def new(self, rng: Rng, listen: bool = False) -> State:
        """Deal a new game from the random stream. With `listen`, record events from the start."""
        raise NotImplementedError

    def face(self, card: int) -> str:
        """The language-independent name of a card's face."""
        raise NotImplementedError

    def index_names(self, each: str) -> Sequence[str]:
        """The names of the indices of a run of cells or of the values of an event; KeyError if unnamed."""
        if each == "seat":
            return self.seats
        if each == "ending":
            return self.endings
        return self.declaration.indices[each]

    def value_names(self, run: str) -> Mapping[int, str]:
        """Names for values in a run of cells, such as the hexes of a board. Other values stay numbers."""
        return {}

    def impossible(self, state: State) -> Impossible | None:
        """Return why no game reaches this position, or None if nothing is known that excludes it.

        Positions set up by hand are checked with it, and every position of `core.checks.check_play`.
        """
        return None

    def refusal_facts(self, state: State, code: int, refusal: str) -> dict[str, str | int]:
        """Additional values for the message of a refusal, besides the things of the action."""
        return {}

    def owner(self, what: str, value: int) -> int:
        """The seat that owns a value of an event, such as a figure."""
        if what == "seat":
            return value
        raise KeyError(what)

    def event_facts(self, name: str, values: Mapping[str, int | None]) -> dict[str, str | int]:
        """Additional values for the message of an event: public facts, or selectors of the message."""
        return {}

    def translated_name(self, words: "Words", kind: str, name: str) -> str | None:
        """The translated name of a thing defined in the pack, such as a card; None to use the catalogue."""
        return None

    def phrase(self, words: "Words", path: Path, start: int = 0) -> str:
        """The things of a path from `start` on, as translated text."""
        return " ".join(str(words.name(thing.kind, thing.name)) for thing in path[start:])

    def joins(self, first: Thing, second: Thing) -> bool:
        """Whether two consecutive things of a path are selected in one step."""
        return False

    def remark(self, masked: State, words: "Words", path: Path) -> str:
        """Translated text to show beside a choice, from what the seat can see."""
        return ""

    def about(self, words: "Words", text: str) -> list[str]:
        """Help text about the thing that `text` names, such as a card; empty if there is none."""
        return []

    def own_messages(self) -> Iterable[str]:
        """Ids of messages that follow from no declaration, such as those for cards of the built-in pack."""
        return ()

    def derived_facts(self, masked: State, seat: int) -> Facts:
        """Numbers derived from what a seat sees, such as totals and prices, so that clients need no rules."""
        return {}

    def foreseen_facts(self, masked: State, after: State) -> Facts:
        """Numbers derived from a position and the position `after` an action, for the preview of the action.

        `after` is a sampled world: use only what is equal in all worlds that agree with `masked`.
        """
        return {}

    def turn_number(self, masked: State) -> int:
        """The number of the current turn. A standing answer for one turn ends when it changes."""
        return 0

    def concerns(self, masked: State, seat: int) -> bool:
        """Whether the current decision is about an action by or against this seat. Uses public facts only."""
        return True

    def team_of(self, seat: str) -> str:
        """The team of a seat; the seat's own name in a game without teams."""
        return seat

    def components(self, words: "Words") -> "CommonComponents":
        """Data for drawing the game, with translated names (`core.render.components`). Nothing hidden."""
        from dragonhall.core.render.components import generic_components

        return generic_components(self, words)

    def svg(self, masked: State, seat: int, words: "Words | None" = None) -> str | None:
        """An SVG drawing of what a seat sees, or None if the game has none. Gets the masked state only."""
        return None

    # ---- derived -------------------------------------------------------------------------------

    @cached_property
    def action_total(self) -> int:
        """The number of action codes; those without a path are not actions."""
        return int(self.layout.choices.action_total)

    def path(self, code: int) -> Path:
        """The things that an action consists of, in the order in which a player selects them."""
        return tuple(Thing(kind, name) for kind, name in self.layout.choices.things(code))

    def begin(self, seed: int) -> State:
        """Deal a new game from an integer seed, for tests, bots and benchmarks."""
        return self.new(FastRng.seeded(seed))

    def seat_number(self, name: str) -> int:
        if name not in self.seats:
            raise OptionError("seat", got=name, allowed=", ".join(self.seats))
        return self.seats.index(name)

    def name_of(self, what: str, value: int) -> str | int:
        """The name of a value of an event, or the number itself if it has no name."""
        if what == "card":
            return self.face(value)
        try:
            return self.index_names(what)[value]
        except KeyError:
            return value

    def text(self, code: int) -> str:
        """The text of an action: the names of its path, joined by spaces, as in `play red-3 top`."""
        return " ".join(thing.name for thing in self.path(code))

    @cached_property
    def codes(self) -> dict[str, int]:
        """Every action of the game by its lower-case text. Numbers without a path are not actions."""
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
        """Return an action from any of its forms, legal or not. Raise ActionSyntaxError if there is none."""
        if isinstance(form, Action):
            return form
        if isinstance(form, tuple):
            form = " ".join(thing.name for thing in form)
        code = self.code_of(form) if isinstance(form, str) else form
        if code is None or not 0 <= code < self.action_total or not self.path(code):
            raise ActionSyntaxError(game=self.name, text=str(form))
        return Action(self, code)

    def read(self, state: State, text: str) -> Action:
        """Parse a text as a legal action. The first words are enough if only one legal action has them.

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
        """The lowest-numbered action, legal or not, whose text begins with these words."""
        if not words:
            return None
        start = " ".join(words) + " "
        first = bisect_left(self.sorted_texts, start)
        end = bisect_left(self.sorted_texts, start + LAST_SIGN)
        return min((self.codes[text] for text in self.sorted_texts[first:end]), default=None)

    def why_not(self, state: State, code: int) -> Refusal | None:
        """The reason why an action is illegal now; None if it is legal."""
        number = int(state.refusal(code)) if 0 <= code < self.action_total else 1
        return None if number == LEGAL else self.refuse(state, code, number)

    def refuse(self, state: State, code: int, number: int) -> Refusal:
        if not 1 <= number <= len(self.refusals):
            raise DeclarationError(
                f"action {self.text(code)!r} is refused with {number}, which is not declared"
            )
        kind = self.refusals[number - 1]
        facts: dict[str, str | int] = {}
        if 0 <= code < self.action_total:
            facts = {thing.kind: thing.name for thing in self.path(code)}
            facts.update(self.refusal_facts(state, code, kind.code))
        return Refusal(self.name, kind.code, kind.rule, facts)

"""Views: what one seat or a spectator can see, derived from the masked state only."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dragonhall.core.action import Action, Decision, LegalActions, Outcome
from dragonhall.core.description import HIDDEN, describe
from dragonhall.core.game import Facts, Picture
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import State

if TYPE_CHECKING:
    from dragonhall.core.declaration import EventKind
    from dragonhall.core.text.messages import Words

SPECTATOR_NAME = "spectator"


class View:
    """A state as one seat sees it. It can be read and sampled, not played on.

    >>> import dragonhall.games as games
    >>> state = games.configure("draco").begin(7)
    >>> View(state, 0).picture["hand"]["arrow"]
    ['?', '?', '?', '?', '?', '?']
    """

    __slots__ = ("_masked", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._masked = state.masked(seat)
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        return self._masked.decision

    @property
    def outcome(self) -> Outcome | None:
        return self._masked.outcome

    @property
    def must_decide(self) -> bool:
        """Whether this seat must decide."""
        decision = self._masked.decision
        return decision is not None and decision.seat == self.seat

    @property
    def legal(self) -> LegalActions | tuple[Action, ...]:
        """The legal actions if this seat must decide, else none. Computed from the masked state."""
        return self._masked.legal if self.must_decide else ()

    @property
    def interrupts(self) -> tuple[Action, ...]:
        """The legal actions of this seat while another one decides."""
        game = self._masked.game
        return tuple(game.action(code) for code in self._masked.interrupts(self.seat))

    @property
    def picture(self) -> Picture:
        """Everything that the seat can see, as plain data."""
        return describe(self._masked)

    @property
    def masked(self) -> State:
        """The masked state. Searches sample from it."""
        return self._masked

    @property
    def derived_facts(self) -> Facts:
        """Numbers derived from what the seat can see; see `Game.derived_facts`."""
        return self._masked.game.derived_facts(self._masked, self.seat)

    @property
    def turn_number(self) -> int:
        return self._masked.game.turn_number(self._masked)

    @property
    def concerned(self) -> bool:
        """Whether the decision is about an action by or against this seat; see `Game.concerns`."""
        return self._masked.game.concerns(self._masked, self.seat)

    @property
    def digest(self) -> int:
        return self._masked.digest

    def svg(self, words: "Words | None" = None) -> str | None:
        """An SVG drawing of what this seat sees; None if the game has no drawing."""
        return self._masked.game.svg(self._masked, self.seat, words)

    def _repr_svg_(self) -> str | None:
        return self.svg()

    def sample(self, rng: Rng) -> State:
        """Return a complete world that agrees with this view, with a new random stream."""
        return self._masked.sample(self.seat, rng)

    def stream(self, seed: int) -> FastRng:
        """Return a new random stream for one choice of a bot.

        It depends only on the bot's seed and this view. A bot therefore needs no memory, plays the same after
        a game is saved and resumed, and gains no information from a stream whose position depends on hidden
        cards.
        """
        return FastRng.seeded((seed << 64) | self.digest)


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event as one viewer may see it: a hidden card is None."""

    name: str
    values: tuple[tuple[str, int | None], ...]


def seen_event(state: State, event: tuple[int, int, int, int, int], seat: int) -> SeenEvent:
    """Mask an event for a seat, by the visibility that the layout declares."""
    kind = state.game.events[event[0]]
    values: list[tuple[str, int | None]] = []
    for position, what in enumerate(kind.values):
        value: int | None = event[1 + position]
        if what == "card" and kind.shown_in and not may_see(state, kind, event, seat):
            value = None
        values.append((what, value))
    return SeenEvent(kind.name, tuple(values))


def event_texts(state: State, events: Iterable[tuple[int, int, int, int, int]], seat: int) -> list[str]:
    """Events as a seat may see them, in language-independent names: `drew fire ?`."""
    texts: list[str] = []
    for event in events:
        seen = seen_event(state, event, seat)
        values = [HIDDEN if value is None else state.game.name_of(what, value) for what, value in seen.values]
        texts.append(" ".join([seen.name, *map(str, values)]))
    return texts


def may_see(state: State, kind: "EventKind", event: tuple[int, int, int, int, int], seat: int) -> bool:
    """Whether this seat may see the card of an event that is not public."""
    named = [event[1 + position] for position, what in enumerate(kind.values) if what in kind.shown_to]
    return seat in named or zone_seen(state, kind.shown_in, event[1], seat)


def zone_seen(state: State, name: str, owner: int, seat: int) -> bool:
    layout = state.layout
    for number, zone in enumerate(layout.zones):
        if zone.name == name and zone.owner == owner:
            return layout.sees(seat, number)
    raise KeyError(f"{name} of seat {owner}")

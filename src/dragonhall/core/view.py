"""What one seat, or a spectator, can see: the masked state and everything printed from it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dragonhall.core.action import Action, Decision, Legal, Outcome
from dragonhall.core.description import describe
from dragonhall.core.rng import Rng
from dragonhall.core.state import State

if TYPE_CHECKING:
    from dragonhall.core.game import EventKind
    from dragonhall.core.text.messages import Words


class View:
    """A state through one seat's eyes. It can be looked at and sampled, not played on.

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
    def mine(self) -> bool:
        """Is it this seat's choice?"""
        decision = self._masked.decision
        return decision is not None and decision.seat == self.seat

    @property
    def legal(self) -> Legal | tuple[Action, ...]:
        """The legal actions if the choice is this seat's, else none; worked out from the view alone."""
        return self._masked.legal if self.mine else ()

    @property
    def picture(self) -> dict[str, Any]:
        """Everything that can be seen, as plain data."""
        return describe(self._masked)

    @property
    def masked(self) -> State:
        """The state with everything blanked that this seat cannot see: for searches, which sample from it."""
        return self._masked

    @property
    def counted(self) -> dict[str, Any]:
        """Numbers that follow from what can be seen, by the game's own rules."""
        return self._masked.game.counted(self._masked, self.seat)

    @property
    def turn_number(self) -> int:
        return self._masked.game.turn_number(self._masked)

    @property
    def concerned(self) -> bool:
        """Is what is asked about done by this seat, or to it?"""
        return self._masked.game.concerns(self._masked, self.seat)

    @property
    def digest(self) -> int:
        return self._masked.digest

    def svg(self, words: "Words | None" = None) -> str | None:
        """A drawing of what this seat sees, if the game can draw itself."""
        return self._masked.game.svg(self._masked, self.seat, words)

    def _repr_svg_(self) -> str | None:
        return self.svg()

    def sample(self, rng: Rng) -> State:
        """A whole world that looks like this, with a random stream of its own."""
        return self._masked.sample(self.seat, rng)


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event as one viewer may know it: a hidden card is None."""

    name: str
    values: tuple[tuple[str, int | None], ...]


def seen_event(state: State, event: tuple[int, int, int, int, int], seat: int) -> SeenEvent:
    """The event through one seat's eyes, by the declaration of the zones."""
    kind = state.game.events[event[0]]
    values: list[tuple[str, int | None]] = []
    for position, what in enumerate(kind.values):
        value: int | None = event[1 + position]
        if what == "card" and kind.shown_in and not may_see(state, kind, event, seat):
            value = None
        values.append((what, value))
    return SeenEvent(kind.name, tuple(values))


def may_see(state: State, kind: "EventKind", event: tuple[int, int, int, int, int], seat: int) -> bool:
    """May this seat know the card of an event that is not shown to all?"""
    named = [event[1 + position] for position, what in enumerate(kind.values) if what in kind.shown_to]
    return seat in named or zone_seen(state, kind.shown_in, event[1], seat)


def zone_seen(state: State, name: str, owner: int, seat: int) -> bool:
    layout = state.layout
    for number, zone in enumerate(layout.zones):
        if zone.name == name and zone.owner == owner:
            return layout.sees(seat, number)
    raise KeyError(f"{name} of seat {owner}")

"""Clocks: none, so long for each choice, Fischer's, or days; worked out from the times in the journal.

A clock is a fold like all else: what a seat has left follows from the times at which it was asked and at
which it answered. Times when no process served the hall are nobody's, and so is that of a pass held back.
Taking a move back gives no time back to the seat that asks for it.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from dragonhall.server.errors import InvalidValueError

DAY = 86_400
# Nobody has less than a second, or more than a day on the clock or 99 days for a choice.
FORMS = re.compile(r"none|move:([1-9]\d{0,4})|fischer:([1-9]\d{0,4})\+(\d{1,4})|days:([1-9]\d?)")


class ClockRules(NamedTuple):
    """`first` seconds to begin with; after a choice `more` are added, or with `each` it is `first` again."""

    text: str
    first: float = 0.0
    more: float = 0.0
    each: bool = False

    @property
    def none(self) -> bool:
        return not self.first


def read_clock(text: str) -> ClockRules:
    """`none`, `move:60` (seconds for each choice), `fischer:600+5`, `days:3` (for each choice).

    >>> read_clock("fischer:600+5")
    ClockRules(text='fischer:600+5', first=600.0, more=5.0, each=False)
    """
    found = FORMS.fullmatch(text[:40])
    if found is None:
        raise InvalidValueError("clock", got=text[:40])
    move, first, more, days = found.groups()
    if move or days:
        return ClockRules(text, float(move or int(days) * DAY), each=True)
    return ClockRules(text, float(first), float(more)) if first else ClockRules(text)


class Outage(NamedTuple):
    """A time when no process served the hall."""

    since: float
    until: float


class Rest(NamedTuple):
    """What a seat had left when it left a question: on its clock, and of the seconds that nobody pays."""

    left: float
    free: float


class Mark(NamedTuple):
    """The clocks of all seats, and what each had spent so far, when the question of a ply was asked."""

    left: tuple[float, ...]
    spent: tuple[float, ...]


class Clocks:
    """What each seat has left, and whose clock runs since when."""

    def __init__(self, rules: ClockRules, seats: int, outages: Sequence[Outage] = ()) -> None:
        self.rules = rules
        self.outages = outages
        self.left = [rules.first] * seats
        self.charged = [0.0] * seats  # seconds taken off so far
        self.running: int | None = None
        self.since = 0.0
        self.free = 0.0  # seconds of this choice that nobody is charged for
        self.ply = 0
        self.marks: list[Mark] = []  # by ply
        self.rests: dict[tuple[int, int], Rest] = {}  # by seat and ply

    def ask(self, seat: int | None, at: float, free: float = 0.0, ply: int = 0) -> None:
        """From now on it is this seat's choice; nobody's once the game is over.

        A question that this seat has left by taking back goes on with what was left.
        """
        if self.running is not None and self.running != seat:
            self.left[self.running] = min(self.left[self.running] + self.rules.more, self.rules.first)
        if self.rules.each:
            self.left = [self.rules.first] * len(self.left)
        rest = None if seat is None else self.rests.get((seat, ply))
        if seat is not None and rest is not None:
            free = min(free, rest.free)
            if self.rules.each:
                self.left[seat] = rest.left
        self.running = seat
        self.since = at
        self.free = free
        self.ply = ply
        if not self.rules.none and seat is not None:
            del self.marks[ply:]
            self.marks.append(Mark(tuple(self.left), tuple(self.charged)))

    def stop(self, at: float) -> None:
        """The choice was made: its time is taken off."""
        if self.running is None or self.rules.none:
            return
        seat, before = self.running, self.left[self.running]
        self.left[seat] = self.left_at(seat, at)
        self.charged[seat] += before - self.left[seat]
        self.rests[seat, self.ply] = Rest(self.left[seat], max(0.0, self.free - self.spent(at)))

    def take_back(self, by: int, ply: int, at: float) -> None:
        """Go back to a ply. Time that `by` has spent since stays spent, and moves taken back earn nothing.

        The other seats get theirs back: they did not ask for it.
        """
        self.stop(at)
        self.running = None
        if self.rules.none:
            return
        mark = self.marks[ply]
        self.rests = {key: rest for key, rest in self.rests.items() if key[0] == by or key[1] < ply}
        for seat, left in enumerate(mark.left):
            if seat == by:
                self.left[seat] = max(0.0, left - (self.charged[seat] - mark.spent[seat]))
            else:
                self.left[seat], self.charged[seat] = left, mark.spent[seat]

    def forget(self, ply: int) -> None:
        """Whatever was left of later questions no longer counts."""
        self.rests = {key: rest for key, rest in self.rests.items() if key[1] < ply}

    def left_after_undo(self, by: int, ply: int, now: float) -> float:
        """What `by` would have for the choice that is taken back."""
        if self.rules.each:
            return self.rests[by, ply].left
        spent = self.charged[by] - self.marks[ply].spent[by] + self.left[by] - self.left_at(by, now)
        return max(0.0, self.marks[ply].left[by] - spent)

    def left_at(self, seat: int, now: float) -> float:
        if seat != self.running:
            return self.left[seat]
        return max(0.0, self.left[seat] - max(0.0, self.spent(now) - self.free))

    def spent(self, now: float) -> float:
        away = sum(
            max(0.0, min(outage.until, now) - max(outage.since, self.since)) for outage in self.outages
        )
        return max(0.0, now - self.since - away)

    def flag(self) -> float | None:
        """When the running clock will be at nothing, if nothing happens."""
        if self.rules.none or self.running is None:
            return None
        away = sum(max(0.0, outage.until - max(outage.since, self.since)) for outage in self.outages)
        return self.since + away + self.free + self.left[self.running]

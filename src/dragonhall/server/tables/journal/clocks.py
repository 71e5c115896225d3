"""Clocks: none, time per choice, Fischer, or days per choice; computed from the times in the journal.

Clocks are part of the fold: the time left follows from when a seat was asked and when it answered. Outages of
the server and the delay of a pass are not charged. Undo gives no time back to the seat that asks for it.
"""

import copy
import re
from collections.abc import Sequence
from typing import NamedTuple

from dragonhall.server.errors import InvalidValueError

DAY = 86_400
# At least a second; at most about a day on the clock, or 99 days for a choice.
FORMS = re.compile(r"none|move:([1-9]\d{0,4})|fischer:([1-9]\d{0,4})\+(\d{1,4})|days:([1-9]\d?)")


class ClockRules(NamedTuple):
    """A time control: `first` seconds; a choice adds `more`, or with `each` resets the clock to `first`."""

    text: str
    first: float = 0.0
    more: float = 0.0
    each: bool = False

    @property
    def none(self) -> bool:
        return not self.first


def read_clock(text: str) -> ClockRules:
    """Parse `none`, `move:60` (seconds per choice), `fischer:600+5` or `days:3` (per choice).

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
    """A time when no process of the server ran."""

    since: float
    until: float


class TimeLeft(NamedTuple):
    """What a seat had left when its question ended: on its clock, and of the uncharged seconds."""

    left: float
    free: float


class ClockSnapshot(NamedTuple):
    """The time left and the time charged so far, of all seats, when the question of a ply was asked."""

    left: tuple[float, ...]
    spent: tuple[float, ...]


class Clocks:
    """The time left of each seat, and the running clock."""

    def __init__(self, rules: ClockRules, seats: int, outages: Sequence[Outage] = ()) -> None:
        self.rules = rules
        self.outages = outages
        self.left = [rules.first] * seats
        self.charged = [0.0] * seats  # seconds charged so far
        self.running: int | None = None
        self.since = 0.0
        self.free = 0.0  # seconds of this choice that are not charged
        self.ply = 0
        self.marks: list[ClockSnapshot] = []  # by ply
        self.rests: dict[tuple[int, int], TimeLeft] = {}  # by seat and ply

    def copy(self) -> "Clocks":
        """Return an independent copy."""
        twin = copy.copy(self)
        twin.left = self.left[:]
        twin.charged = self.charged[:]
        twin.marks = self.marks[:]
        twin.rests = dict(self.rests)
        return twin

    def ask(self, seat: int | None, at: float, free: float = 0.0, ply: int = 0) -> None:
        """Start the clock of `seat`, or no clock once the game is over.

        A question that this seat has answered before and that came back by undo continues with its time left.
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
            self.marks.append(ClockSnapshot(tuple(self.left), tuple(self.charged)))

    def stop(self, at: float) -> None:
        """Stop the running clock and charge the time of the choice."""
        if self.running is None or self.rules.none:
            return
        seat, before = self.running, self.left[self.running]
        self.left[seat] = self.left_at(seat, at)
        self.charged[seat] += before - self.left[seat]
        self.rests[seat, self.ply] = TimeLeft(self.left[seat], max(0.0, self.free - self.spent(at)))

    def take_back(self, by: int, ply: int, at: float) -> None:
        """Go back to a ply. Time spent by `by` since then stays spent, and undone moves earn no increment.

        The other seats get their time back: they did not ask for the undo.
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
        """Forget the time left of this and later questions."""
        self.rests = {key: rest for key, rest in self.rests.items() if key[1] < ply}

    def left_after_undo(self, by: int, ply: int, now: float) -> float:
        """Return the time that `by` would have for the decision that comes back."""
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
        """Return when the running clock reaches zero, if nothing happens."""
        if self.rules.none or self.running is None:
            return None
        away = sum(max(0.0, outage.until - max(outage.since, self.since)) for outage in self.outages)
        return self.since + away + self.free + self.left[self.running]

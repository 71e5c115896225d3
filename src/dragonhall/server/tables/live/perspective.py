"""What a viewer may see of a table, decided from its current state each time data is sent.

`perspective_of` is the only function that decides it. Frames, snapshots, replays, hints and jobs for bots
use the view of the `Perspective` that it returns; no other code of the server masks the state of a table or
reads it unmasked for a client. import-linter and `tests/secrecy/test_perspective.py` check that.
"""

from typing import Protocol

from msgspec.structs import replace

from dragonhall.core.description import describe
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.state import State
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live import presenter
from dragonhall.server.tables.live.table_info import clocks_of

LOG_LINES = 100  # approximate length of one page of the log
EVERYTHING = -2  # all hidden information, for finished games; seats are 0, 1 … and SPECTATOR is -1


class Audience(Protocol):
    """A client that wants a view. It names the view it wants; `perspective_of` decides what it gets."""

    @property
    def id(self) -> str:
        """The user's id; empty for an anonymous client."""

    @property
    def wanted(self) -> int | None:
        """A seat, SPECTATOR, EVERYTHING, or None for the seat that the user holds."""


class Perspective:
    """A table as one seat, or a spectator, may see it, up to the action `ply`.

    Valid only at the time of `perspective_of`: use it at once, and get a new one for the next send.
    """

    __slots__ = ("course", "delay", "own", "ply", "seat", "wanted")

    def __init__(self, course: TableState, seat: int, own: bool, delay: int, wanted: int) -> None:
        self.course = course
        self.seat = seat
        self.own = own  # does the user hold this seat?
        self.delay = delay  # actions by which this viewer is delayed
        self.ply = max(0, course.ply - delay)
        self.wanted = wanted

    @property
    def key(self) -> tuple[int, int]:
        """Perspectives with equal keys show the same at the same entry."""
        return self.seat, self.delay

    @property
    def granted(self) -> bool:
        """True if this is the view that the viewer asked for."""
        return self.seat == self.wanted

    @property
    def seat_name(self) -> str | None:
        return None if self.seat < 0 else self.course.game.seats[self.seat]

    @property
    def eyes(self) -> int:
        """The seat that the state is masked for."""
        return max(self.seat, SPECTATOR)

    @property
    def view(self) -> View:
        """The current position. Only for a seat that the viewer plays, which is never delayed."""
        assert self.course.match is not None
        return View(self.state_at(self.ply), self.eyes)

    def state_at(self, ply: int) -> State:
        match = self.course.match
        assert match is not None
        assert 0 <= ply <= self.ply, "ply is after the last action that this viewer may see"
        return match.state if ply == self.course.ply else match.at(ply)

    def sight(self, words: Words) -> wire.Sight | None:
        """Return the current position; None before the deal."""
        course = self.course
        if course.match is None:
            return None
        running = course.status == "running" and not self.delay
        return presenter.sight_at(
            course.game, self.state_at(self.ply), self.eyes, words, course.ended, running=running
        )

    def sight_at(self, ply: int, words: Words) -> wire.Sight:
        """Return an earlier position, without legal actions."""
        state = self.state_at(ply)
        ended = self.course.ended if ply == self.course.ply else None
        sight = presenter.sight_at(self.course.game, state, self.eyes, words, ended, running=False)
        return replace(sight, picture=describe(state)) if self.seat == EVERYTHING else sight

    def told(self, ply: int, words: Words) -> presenter.Narrated:
        """Return the events and sentences of the action with this number; 0 is the deal."""
        match = self.course.match
        assert match is not None
        assert ply <= self.ply, "ply is after the last action that this viewer may see"
        return presenter.Narrated(match.state, ply, self.course.events_of(ply), self.eyes, words)

    def action(self, ply: int, told: presenter.Narrated) -> str:
        """Return the text of the action with this number, or "" if it reveals more than its events."""
        if ply == 0 or self.course.match is None:
            return ""
        move = self.course.match.moves[ply - 1]
        whole = self.seat == EVERYTHING or move.seat == self.seat_name
        return presenter.shown_action(self.course.game, move.action, told, whole)

    def log(self, words: Words, before: int | None = None) -> wire.LogPage:
        """Return the last log lines that this viewer may see, or the last ones before an action."""
        last = self.ply if before is None else min(self.ply, before - 1)
        return presenter.log_page(self.course, self.eyes, words, last, LOG_LINES)

    def clocks(self, now: float) -> list[wire.Clock]:
        return [] if self.delay else clocks_of(self.course, now)


def perspective_of(course: TableState, audience: Audience, revealed: bool) -> Perspective:
    """Decide what this client may see now. `revealed`: the game is over and nothing is hidden any more.

    Until then, a wanted seat that the user does not hold (any more) gives the spectators' view.
    """
    own = course.seats_of(audience.id) if audience.id else []
    wanted = audience.wanted
    if wanted is None:
        wanted = own_seat_of(course, own)
    if wanted in own:
        return Perspective(course, wanted, own=True, delay=0, wanted=wanted)
    seat = wanted if revealed else SPECTATOR
    delayed = course.status == "running" and not own
    delay = (course.settings.watch_delay or 0) if delayed else 0
    return Perspective(course, seat, own=False, delay=delay, wanted=wanted)


def may_know(course: TableState, person: Person | None) -> bool:
    """Return whether this user may know that the table exists. Players who left may still watch it."""
    if course.settings.visibility != "private":
        return True
    seated = {name for seat in course.seats for name in (seat.person, seat.left_by)}
    return person is not None and person.id in {course.settings.host, *seated}


def own_seat_of(course: TableState, own: list[int]) -> int:
    """Return the default seat. A hot-seat user with several seats sees none until the client names one."""
    if not own or (len(own) > 1 and course.settings.hot_seat):
        return SPECTATOR
    return own[0]


def server_perspective(course: TableState, seat: int) -> Perspective:
    """Return the view of a seat for internal use: its bot or standing answer. Never send it to a client."""
    return Perspective(course, seat, own=True, delay=0, wanted=seat)

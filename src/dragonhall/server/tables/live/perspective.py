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

    __slots__ = ("delay", "own", "ply", "seat", "table_state", "wanted")

    def __init__(self, table_state: TableState, seat: int, own: bool, delay: int, wanted: int) -> None:
        self.table_state = table_state
        self.seat = seat
        self.own = own  # does the user hold this seat?
        self.delay = delay  # actions by which this viewer is delayed
        self.ply = max(0, table_state.ply - delay)
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
        return None if self.seat < 0 else self.table_state.game.seats[self.seat]

    @property
    def masked_seat(self) -> int:
        """The seat that the state is masked for."""
        return max(self.seat, SPECTATOR)

    @property
    def view(self) -> View:
        """The current position. Only for a seat that the viewer plays, which is never delayed."""
        assert self.table_state.match is not None
        return View(self.state_at(self.ply), self.masked_seat)

    def state_at(self, ply: int) -> State:
        match = self.table_state.match
        assert match is not None
        assert 0 <= ply <= self.ply, "ply is after the last action that this viewer may see"
        return match.state if ply == self.table_state.ply else match.at(ply)

    def sight(self, words: Words) -> wire.Sight | None:
        """Return the current position; None before the deal."""
        table_state = self.table_state
        if table_state.match is None:
            return None
        running = table_state.status == "running" and not self.delay
        return presenter.sight_at(
            table_state.game,
            self.state_at(self.ply),
            self.masked_seat,
            words,
            table_state.ended,
            running=running,
        )

    def sight_at(self, ply: int, words: Words) -> wire.Sight:
        """Return an earlier position, without legal actions."""
        state = self.state_at(ply)
        ended = self.table_state.ended if ply == self.table_state.ply else None
        sight = presenter.sight_at(
            self.table_state.game, state, self.masked_seat, words, ended, running=False
        )
        return replace(sight, picture=describe(state)) if self.seat == EVERYTHING else sight

    def narrated(self, ply: int, words: Words) -> presenter.Narrated:
        """Return the events and sentences of the action with this number; 0 is the deal."""
        match = self.table_state.match
        assert match is not None
        assert ply <= self.ply, "ply is after the last action that this viewer may see"
        return presenter.Narrated(match.state, ply, self.table_state.events_of(ply), self.masked_seat, words)

    def action(self, ply: int, narrated: presenter.Narrated) -> str:
        """Return the text of the action with this number, or "" if it reveals more than its events."""
        if ply == 0 or self.table_state.match is None:
            return ""
        move = self.table_state.match.moves[ply - 1]
        whole = self.seat == EVERYTHING or move.seat == self.seat_name
        return presenter.shown_action(self.table_state.game, move.action, narrated, whole)

    def log(self, words: Words, before: int | None = None) -> wire.LogPage:
        """Return the last log lines that this viewer may see, or the last ones before an action."""
        last = self.ply if before is None else min(self.ply, before - 1)
        return presenter.log_page(self.table_state, self.masked_seat, words, last, LOG_LINES)

    def clocks(self, now: float) -> list[wire.Clock]:
        return [] if self.delay else clocks_of(self.table_state, now)


def perspective_of(table_state: TableState, audience: Audience, revealed: bool) -> Perspective:
    """Decide what this client may see now. `revealed`: the game is over and nothing is hidden any more.

    Until then, a wanted seat that the user does not hold (any more) gives the spectators' view.
    """
    own = table_state.seats_of(audience.id) if audience.id else []
    wanted = audience.wanted
    if wanted is None:
        wanted = own_seat_of(table_state, own)
    if wanted in own:
        return Perspective(table_state, wanted, own=True, delay=0, wanted=wanted)
    seat = wanted if revealed else SPECTATOR
    delayed = table_state.status == "running" and not own
    delay = (table_state.settings.watch_delay or 0) if delayed else 0
    return Perspective(table_state, seat, own=False, delay=delay, wanted=wanted)


def may_know(table_state: TableState, person: Person | None) -> bool:
    """Return whether this user may know that the table exists. Players who left may still watch it."""
    if table_state.settings.visibility != "private":
        return True
    seated = {name for seat in table_state.seats for name in (seat.person, seat.left_by)}
    return person is not None and person.id in {table_state.settings.host, *seated}


def own_seat_of(table_state: TableState, own: list[int]) -> int:
    """Return the default seat. A hot-seat user with several seats sees none until the client names one."""
    if not own or (len(own) > 1 and table_state.settings.hot_seat):
        return SPECTATOR
    return own[0]


def server_perspective(table_state: TableState, seat: int) -> Perspective:
    """Return the view of a seat for internal use: its bot or standing answer. Never send it to a client."""
    return Perspective(table_state, seat, own=True, delay=0, wanted=seat)

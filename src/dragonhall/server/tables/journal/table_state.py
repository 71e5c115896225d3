"""Full table state, folded from the journal. Contains hidden information: send it through `perspective` only.

The same entries give the same state in every process, including the clocks. A state that a table uses does
not change: `after` returns the next one.
"""

import copy
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec.structs import replace

from dragonhall.core.action import Decision, Outcome
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.records.match import Match
from dragonhall.core.records.match_legs import LEGS, Leg, leg_of, result_of, seat_of
from dragonhall.core.state import Event
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.clocks import Clocks, Outage, read_clock
from dragonhall.server.wire import ChatLine

if TYPE_CHECKING:  # local games of bot programs import this module without a database
    from dragonhall.server.store import JournalEntry

CHAT_LINES = 100
SECOND_MOVE = 2


class Seat(msgspec.Struct, frozen=True):
    """The occupant of a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    salt: str = ""
    rating: float | None = None
    uncertainty: float | None = None
    dropped: bool = False  # the player left; the bot that took the seat is not rated for the game
    left_by: str = ""  # the user who left

    def taken(self, sat: e.SeatTaken) -> "Seat":
        """Return the seat with its new occupant."""
        return replace(
            self,
            kind=sat.kind,
            person=sat.person,
            name=sat.name,
            level=sat.level,
            salt=sat.salt,
            rating=sat.rating,
            uncertainty=sat.uncertainty,
        )


class TableState:
    """The state after the entries so far."""

    def __init__(
        self,
        id: str,
        game: Game,
        opened: "JournalEntry",
        seed: bytes,
        free: float,
        outages: Sequence[Outage] = (),
        second: bytes = b"",
    ) -> None:
        body = e.decode(opened.body)
        assert isinstance(body, e.Opened)
        self.id = id
        self.game = game
        self.settings = body
        self.seed = seed
        self.second = second  # the seed of the second leg; set in the first leg only
        self.free = free  # seconds of a delayed answer that are not charged to a clock
        self.teams = tuple(game.team_of(seat) for seat in game.seats)
        self.seats = [Seat() for _ in game.seats]
        self.status = "open"
        self.match: Match | None = None
        self.numbers: list[int] = []  # entry numbers of the moves that are not undone
        self.clocks = Clocks(read_clock(body.clock), len(game.seats), outages)
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.undo: e.UndoAsked | None = None
        self.consents: set[str] = set()
        self.votes: dict[str, e.Voted] = {}
        self.lost: Outcome | None = None  # ended by the table: resignation, time, absence
        self.next_table = ""
        self.created = self.changed = opened.at
        self.asked_at = opened.at
        self.question = opened.number  # the entry that asked the current question
        self.number = opened.number

    # ---- queries -------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        if self.match is None or self.status != "running":
            return None
        return self.match.state.decision

    @property
    def ply(self) -> int:
        return 0 if self.match is None else self.match.state.ply

    @property
    def ended(self) -> Outcome | None:
        """The result, by the rules of the table or by those of the game."""
        return self.lost if self.lost is not None or self.match is None else self.match.state.outcome

    @property
    def people(self) -> set[str]:
        """The users who have a seat."""
        return {seat.person for seat in self.seats if seat.kind == "person"}

    @property
    def user_to_move(self) -> str:
        """The user who must choose now; empty if it is a bot, or no decision is pending."""
        decision = self.decision
        seat = None if decision is None else self.seats[decision.seat]
        return seat.person if seat is not None and seat.kind == "person" else ""

    @property
    def bot_to_move(self) -> bool:
        decision = self.decision
        return decision is not None and self.seats[decision.seat].kind == "bot"

    @property
    def delays_passes(self) -> bool:
        """True if passes are delayed: with several people, response times would reveal information."""
        return bool(self.game.passes) and len(self.people) > 1

    def affected_users(self, bodies: Sequence[e.AnyEntry]) -> list[str]:
        """Return the users whose lists of tables these entries change: players, challenged players, host."""
        over = self.status != "running" and isinstance(bodies[-1], e.Moved)
        if not over and not any(isinstance(body, e.CHANGES_TABLE) for body in bodies):
            return []
        seated = {person for seat in self.seats for person in (seat.person, seat.left_by)}
        return sorted((seated | {self.settings.host}) - {""})

    def seats_of(self, person: str) -> list[int]:
        return [k for k, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person]

    def mates(self, seat: int) -> list[int]:
        return [k for k, team in enumerate(self.teams) if team == self.teams[seat] and k != seat]

    def number_of(self, seat: str) -> int:
        return self.game.seat_number(seat)

    def two_sided(self) -> bool:
        return len(set(self.teams)) == 2

    def may_abort(self) -> bool:
        return self.status == "running" and self.ply < SECOND_MOVE

    def score(self) -> list[float]:
        """Return games won by the occupant of each seat, including this one; a shared win counts half."""
        won = [self.settings.score.get(seat, 0.0) for seat in self.game.seats]
        ended = self.ended
        if ended is None or self.status != "over":
            return won
        shared = len({self.teams[seat] for seat in ended.winners}) > 1
        return [before + (0.5 if shared else 1.0) * (k in ended.winners) for k, before in enumerate(won)]

    def leg_result(self) -> e.LegResult | None:
        """Return this game's result as the first leg of a match."""
        ended = self.ended
        if ended is None or len(self.seats) != LEGS:
            return None
        return e.LegResult(ended.winners[0], (ended.scores[0], ended.scores[1]))

    def match_winner(self) -> str:
        """Return the seat of the winner of a two-leg match (MT-1); empty until both legs are over."""
        ended, first = self.ended, self.settings.earlier
        if ended is None or first is None:
            return ""
        second = leg_of(ended, leg=1)
        winner = result_of([Leg(first.winner, first.scores), second]).winner
        return "" if winner is None else self.game.seats[seat_of(winner, 1)]

    @property
    def awaits_leg(self) -> bool:
        """True if the first leg is over and the table of the second is not open yet."""
        first = self.settings.match == "two-leg" and self.settings.leg == 0
        return first and self.status == "over" and not self.next_table

    def free_now(self) -> float:
        decision = self.decision
        paced = self.delays_passes and decision is not None and decision.kind in self.game.passes
        return self.free if paced else 0.0

    def chat_line(self, number: int) -> ChatLine | None:
        """Return the chat message with this entry number, if it is still in memory."""
        return next((line for line in reversed(self.chat) if line.number == number), None)

    def events_of(self, ply: int) -> list[Event]:
        """Return the events of the action with this number; 0 is the deal."""
        return [] if self.match is None else self.match.events_at(ply)

    # ---- folding -------------------------------------------------------------------------------

    def after(self, entries: Iterable["JournalEntry"]) -> "TableState":
        """Return the state after more entries. This one does not change."""
        state = self.copy()
        for entry in entries:
            state.fold(entry)
        return state

    def copy(self) -> "TableState":
        """Return an independent copy."""
        twin = copy.copy(self)
        twin.seats = self.seats[:]
        twin.match = None if self.match is None else self.match.copy()
        twin.numbers = self.numbers[:]
        twin.clocks = self.clocks.copy()
        twin.chat = self.chat.copy()
        twin.consents = self.consents.copy()
        twin.votes = self.votes.copy()
        return twin

    def fold(self, entry: "JournalEntry") -> None:
        """Apply the next entry, in place: only for a state that nothing else refers to yet."""
        assert entry.number == self.number + 1, "gap in the journal"
        self.number = entry.number
        self.changed = at = entry.at
        match body := e.decode(entry.body):
            case e.Moved():
                self.moved(body, at)
            case e.Started():
                self.started(body, at)
            case e.SeatTaken():
                seat = self.number_of(body.seat)
                self.seats[seat] = self.seats[seat].taken(body)
            case e.UndoAsked():
                self.undo, self.consents = body, set()
            case e.UndoAnswered():
                self.undo_answered(body)
            case e.Undone():
                self.undone(body, at)
            case e.Said():
                self.chat.append(ChatLine(self.number, body.name, body.text, at, body.seat, body.kind))
            case e.Voted():
                self.votes[body.seat] = body
            case e.PlayerLeft():
                self.dropped(body, at)
            case e.Aborted():
                self.status = "aborted"
                self.clocks.ask(None, at)
            case e.NextTableOpened():
                self.next_table = body.table
            case e.Opened():
                raise AssertionError("second Opened entry")

    def started(self, body: e.Started, at: float) -> None:
        header = body.header
        self.match = Match(self.game, self.seed, header.salts, header.names)
        assert self.match.header == header, "header differs from the one computed from seed, salts and names"
        self.status = "running"
        self.ask(at)

    def moved(self, body: e.Moved, at: float) -> None:
        """Apply a move. It was legal when it was written: the hash proves that it still is the same move."""
        assert self.match is not None
        self.match.step(self.game.action(body.move.action))
        assert self.match.moves[-1].hash == body.move.hash, "hash differs from the replayed action's"
        self.numbers.append(self.number)
        self.undo = None
        self.votes = {}
        self.clocks.stop(at)
        self.ask(at)

    def ask(self, at: float) -> None:
        """Start the clock of the seat that must choose now, and note the question."""
        if self.ended is not None:
            self.status = "over"
        decision = self.decision
        self.asked_at = at
        self.question = self.number
        self.clocks.ask(None if decision is None else decision.seat, at, self.free_now(), self.ply)

    def undo_answered(self, body: e.UndoAnswered) -> None:
        if body.allow:
            self.consents.add(body.seat)
        else:
            self.undo = None

    def undone(self, body: e.Undone, at: float) -> None:
        assert self.match is not None
        self.match.rewind(body.ply)
        del self.numbers[body.ply :]
        self.undo = None
        if body.keeps_clock:
            self.clocks.take_back(self.number_of(body.seat), body.ply, at)
        else:
            self.clocks.stop(at)
            self.clocks.forget(body.ply)
        self.ask(at)

    def dropped(self, body: e.PlayerLeft, at: float) -> None:
        assert self.match is not None
        seat = self.number_of(body.seat)
        self.seats[seat] = replace(self.seats[seat], dropped=True, left_by=self.seats[seat].person)
        self.votes = {}
        self.clocks.stop(at)
        self.clocks.forget(self.ply)
        if body.level:
            bot = e.SeatTaken(body.seat, "bot", name=body.level, level=body.level)
            self.seats[seat] = self.seats[seat].taken(bot)
            self.clocks.left[seat] = max(self.clocks.left[seat], self.clocks.rules.first)
        else:
            seen = self.match.state.masked(SPECTATOR)
            scores = tuple(int(seen.score_of(k)) for k in range(len(self.seats)))
            winners = tuple(k for k, team in enumerate(self.teams) if team != self.teams[seat])
            self.lost = Outcome(winners, body.reason, scores)
        self.ask(at)

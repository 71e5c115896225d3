"""A table that this process looks after: its course in memory, who looks at it, and the way to the store.

Everything that changes a table happens under its lock, in this order: play it, write it, answer, tell.
Whoever else wrote first wins: then what was played here is forgotten and read again from the journal.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from sqlalchemy import Executable

from dragonhall.core.records.standing_answers import StandingAnswers
from dragonhall.server import wire
from dragonhall.server.errors import StaleActionError, UnavailableError
from dragonhall.server.message_cache import CachedWords
from dragonhall.server.store import Append, ConcurrentWriteError, Entry
from dragonhall.server.store.journal import IndexRow as Row
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.commands.chat_writer import ChatWriter
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.answer_delay import AnswerDelay
from dragonhall.server.tables.live.perspective import (
    Audience,
    Perspective,
    may_know,
    perspective_of,
    server_perspective,
)
from dragonhall.server.tables.live.scheduler import Scheduler
from dragonhall.server.tables.live.table_info import components_address, info_of
from dragonhall.server.tables.live.viewers import Happened, Viewer

if TYPE_CHECKING:
    from dragonhall.server.tables.live.tables import Tables

Position = tuple[wire.Sight | None, wire.LogPage]
BYTE_SECONDS = 40e-9  # that one byte takes to be compressed and written, about
MOST_MISSED = 100  # entries that are sent one by one to whoever comes back; a snapshot is shorter than more


class Table:
    def __init__(self, tables: "Tables", loaded: rows.Loaded, course: TableState) -> None:
        self.tables = tables
        self.id = course.id
        self.course = course
        self.pack_text = tables.games.known(course.settings.pack).text
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.told = course.number  # the last entry that viewers have been told
        self.last_here: dict[str, float] = {}  # when a person was last connected
        self.standing = [StandingAnswers(course.game, seat) for seat in range(len(course.seats))]
        self.held: rows.Held | None = None
        self.muted: dict[str, set[str]] = {}
        self.positions: dict[tuple[int, int, str], Position] = {}
        self.positions_at = course.number
        self.second_leg_over = False  # of a match whose legs have one deal
        self.unwritten = False  # `course` has entries that are not on disk yet and may lose their race
        self.pace = AnswerDelay(loaded.pace, tables.policy)
        self.waking = Scheduler(self)
        self.chat_writer = ChatWriter(self)
        self.take_private(loaded)

    def take_private(self, loaded: rows.Loaded) -> None:
        """What seats have said beforehand, as the store has it."""
        for seat, standing in enumerate(self.standing):
            standing.until, standing.turn = loaded.standing.get(self.course.game.seats[seat], ("", 0))
        self.held = loaded.held
        self.muted = loaded.muted

    # ---- writing -------------------------------------------------------------------------------

    async def record(self, *bodies: e.AnyEntry, also: Sequence[Executable] = ()) -> int:
        """Fold these entries, write them, tell everybody; return the number of the last. Under the lock."""
        course = self.course
        self.unwritten = True
        at = max(self.tables.now(), course.changed)
        written: list[Entry] = []
        happened: list[Happened] = []
        for body in bodies:
            entry = Entry(course.number + 1, at, e.kind_of(body), e.encode(body))
            course.number, course.changed = entry.number, at
            course.take(body, entry.number, at)
            written.append(entry)
            happened.append(Happened(course, entry.number, body, at, last=body is bodies[-1]))
        try:
            await self.tables.store.append(
                Append(self.id, written, self.row(), [*rows.index_changes(course, bodies), *also])
            )
        except ConcurrentWriteError:
            await self.reload()
            raise StaleActionError from None
        except StoreError:
            self.tables.forget(self)
            raise UnavailableError("store") from None
        except asyncio.CancelledError:
            self.tables.forget(self)
            raise
        self.unwritten = False
        for each in happened:
            self.tell(each)
        self.tables.wrote(self, bodies)
        self.waking.look()
        return course.number

    def row(self) -> Row:
        """The table's row in the index."""
        course = self.course
        ended = course.ended
        return Row(
            status=course.status,
            number=course.number,
            ply=course.ply,
            changed=course.changed,
            to_move=course.mover or None,
            due=self.waking.due(),
            reason="" if ended is None else ended.reason,
        )

    async def play(self, text: str) -> int:
        """Take a legal action. Under the lock."""
        match = self.course.match
        assert match is not None
        match.play(text)
        return await self.record(e.Moved(match.moves[-1]))

    # ---- what others wrote -----------------------------------------------------------------------

    async def reload(self) -> None:
        """Forget what is in memory: the journal knows better."""
        try:
            loaded = await self.tables.reader.load(self.id)
            self.course = await self.tables.reader.course(loaded)
        except BaseException:
            self.tables.forget(self)
            raise
        self.unwritten = False
        self.positions = {}
        self.take_private(loaded)
        if self.course.number != self.told:
            self.told = self.course.number
            for viewer in self.viewers:
                self.send_snapshot(viewer)
        self.waking.look(ours=False)

    async def catch_up(self) -> None:
        """Read what other processes have written since, and tell our viewers."""
        async with self.lock:
            loaded = await self.tables.reader.load(self.id, after=self.course.number)
            self.take_private(loaded)
            for entry in loaded.entries:
                self.course.fold(entry)
                body = e.decode(entry.body)
                last = entry is loaded.entries[-1]
                self.tell(Happened(self.course, entry.number, body, entry.at, last))
            self.waking.look(ours=False)

    # ---- showing -------------------------------------------------------------------------------

    def perspective(self, audience: Audience) -> Perspective:
        """What a client may see of this table now. Asked anew for every send."""
        return perspective_of(self.course, audience, self.revealed)

    @property
    def revealed(self) -> bool:
        """Is nothing secret any more?

        Matches that announce no second deal are of an earlier version: the first leg waits for the second.
        """
        settings = self.course.settings
        shared_deal = settings.match == "two-leg" and settings.leg == 0 and not settings.second_commitment
        over = self.course.status == "over" and not self.unwritten
        return over and (not shared_deal or self.second_leg_over)

    def tell(self, happened: Happened) -> None:
        self.told = happened.number
        speaker = happened.body.name if isinstance(happened.body, e.Said) else ""
        for viewer in self.viewers:
            if speaker not in self.unheard(viewer):
                self.send_update(viewer, happened)

    def send_update(self, viewer: Viewer, happened: Happened) -> None:
        """An entry, or a snapshot if the viewer sees the table from elsewhere than at the last send."""
        seen = self.perspective(viewer)
        if seen.key != viewer.shown or not may_know(self.course, viewer.person):
            self.send_snapshot(viewer)
            return
        info = self.info(viewer) if happened.changes_table else None
        viewer.send_encoded(happened.encoded_for(seen, viewer.words, info))

    def send_snapshot(self, viewer: Viewer) -> None:
        """The whole table; nothing more to whoever has left a private one."""
        if not may_know(self.course, viewer.person):
            viewer.close("no-table")
            return
        viewer.shown = self.perspective(viewer).key
        viewer.send(self.snapshot(viewer))

    def unheard(self, viewer: Viewer) -> set[str]:
        """The names that a viewer does not want to hear: of a person at this table, or of a connection."""
        return self.muted.get(viewer.id, set()) if viewer.id else viewer.muted

    def info(self, viewer: Viewer) -> wire.TableInfo:
        return info_of(self.course, viewer.id, self.here())

    def snapshot(self, viewer: Viewer) -> wire.Snapshot:
        course = self.course
        seen = self.perspective(viewer)
        unheard = self.unheard(viewer)
        sight, log = self.position(seen, viewer.words)
        return wire.Snapshot(
            number=course.number,
            table=self.info(viewer),
            seat=seen.seat_name,
            sight=sight,
            log=log.lines,
            log_since=log.since,
            chat=[line for line in course.chat if line.name not in unheard],
            clocks=seen.clocks(max(self.tables.now(), course.changed)),
            standing=self.still_standing(seen.seat) if seen.own else "",
            undo_asked_by="" if course.undo is None else course.undo.seat,
            components=components_address(course, viewer.words.language),
        )

    def position(self, seen: Perspective, words: CachedWords) -> Position:
        """The parts of a snapshot that are the same for all viewers with one perspective and language, made
        once for each entry of the journal."""
        if self.positions_at != self.course.number:
            self.positions, self.positions_at = {}, self.course.number
        key = (*seen.key, words.language)
        if key not in self.positions:
            self.positions[key] = (seen.sight(words), seen.log(words))
        return self.positions[key]

    async def welcome(self, viewer: Viewer, since: int | None) -> None:
        """Send a snapshot, or only what a viewer who comes back has missed."""
        async with self.lock:
            missed = None if since is None else await self.missed(since)
            with self.charging(viewer):
                self.send_first(viewer, missed)
            self.viewers.add(viewer)
            self.presence_changed()

    @contextmanager
    def charging(self, viewer: Viewer) -> Iterator[None]:
        """Charge the viewer for what the body takes, and for compressing and writing what it sends them."""
        before = viewer.sent
        with self.tables.work.charging(viewer.id):
            yield
        self.tables.work.charge(BYTE_SECONDS * (viewer.sent - before), viewer.id)

    def send_first(self, viewer: Viewer, missed: list[Happened] | None) -> None:
        if missed is None:
            self.send_snapshot(viewer)
            return
        viewer.shown = self.perspective(viewer).key
        unheard = self.unheard(viewer)
        for happened in missed:
            if not (isinstance(happened.body, e.Said) and happened.body.name in unheard):
                self.send_update(viewer, happened)

    async def missed(self, since: int) -> list[Happened] | None:
        """The entries after a number; None where a snapshot says it better."""
        course = self.course
        if not 0 < since <= course.number or course.number - since > MOST_MISSED:
            return None
        if course.settings.watch_delay and course.status != "running":
            return None  # the end of a delay shows more than the last entries tell
        if since == course.number:
            return []
        read = await self.tables.reader.load(self.id, after=since)
        bodies = [(entry, e.decode(entry.body)) for entry in read.entries if entry.number <= course.number]
        plain = all(isinstance(body, e.Moved | e.Said | e.UndoAsked | e.UndoAnswered) for _, body in bodies)
        if not plain:
            return None
        now, final = self.tables.now(), bodies[-1][0]
        return [Happened(course, entry.number, body, now, entry is final) for entry, body in bodies]

    def still_standing(self, seat: int) -> str:
        """What a seat has said beforehand, if it still holds; what is over is forgotten, on disk too."""
        standing, match = self.standing[seat], self.course.match
        if not standing.until or match is None:
            return standing.until
        standing.check(server_perspective(self.course, seat).view)
        if not standing.until:
            name = self.course.game.seats[seat]
            row = rows.keep_standing(self.tables.store.engine.dialect, self.id, name, "", 0)
            self.tables.spawn(self.tables.execute(row))
            self.tell_standing(seat)
        return standing.until

    def tell_standing(self, seat: int) -> None:
        """Private: only for the player of this seat."""
        update = wire.Update(self.course.number, standing=self.standing[seat].until)
        for viewer in self.viewers:
            seen = self.perspective(viewer)
            if seen.own and seen.seat == seat:
                viewer.send(update)

    # ---- who is here ---------------------------------------------------------------------------

    def here(self) -> frozenset[int]:
        """The seats of people who are connected, to this process or another."""
        people = {viewer.id for viewer in self.viewers if viewer.id} | self.tables.elsewhere(self.id)
        return frozenset(
            k for k, seat in enumerate(self.course.seats) if seat.kind == "person" and seat.person in people
        )

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if not self.viewers:
            self.positions = {}
        if viewer.hint is not None:
            viewer.hint.cancel()
        if viewer.id:
            self.last_here[viewer.id] = self.tables.now()
        self.presence_changed()

    def presence_changed(self, ours: bool = True) -> None:
        here = self.here()
        seats = self.course.game.seats
        watchers = sum(not self.course.seats_of(viewer.id) for viewer in self.viewers)
        presence = wire.Presence([seats[k] for k in sorted(here)], watchers)
        for viewer in self.viewers:
            viewer.send(presence)
        if ours:
            self.tables.present(self)

    def gone_for(self, seat: int) -> float:
        """Seconds since a player was last seen here; 0 while he is."""
        if seat in self.here() or self.course.seats[seat].kind != "person":
            return 0.0
        since = self.last_here.get(self.course.seats[seat].person, self.tables.started)
        return self.tables.now() - max(since, self.course.asked_at)

    async def close(self) -> None:
        self.waking.stop()
        with suppress(asyncio.CancelledError):
            await self.waking.finished()

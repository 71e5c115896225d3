"""A table in the memory of this process: its state, its viewers, and writing to the store.

Every change happens under the table's lock, in this order: write, replace the state, broadcast, answer. Until
an entry is on disk the table has the state before it. If another process wrote first, its entries are read.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from sqlalchemy import Executable

from dragonhall.core.action import Action
from dragonhall.core.records.standing_answers import StandingAnswers
from dragonhall.core.text.messages import CachedWords
from dragonhall.server import wire
from dragonhall.server.errors import StaleActionError, UnavailableError
from dragonhall.server.store import Append, ConcurrentWriteError
from dragonhall.server.store.journal import IndexRow as Row
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.answer_delay import AnswerDelay
from dragonhall.server.tables.live.chat_writer import ChatWriter
from dragonhall.server.tables.live.perspective import (
    Audience,
    Perspective,
    may_know,
    perspective_of,
    server_perspective,
)
from dragonhall.server.tables.live.scheduler import Scheduler
from dragonhall.server.tables.live.table_info import components_address, info_of
from dragonhall.server.tables.live.viewers import EntryUpdate, Viewer

if TYPE_CHECKING:
    from dragonhall.server.tables.live.tables import Tables

Position = tuple[wire.Sight | None, wire.LogPage]
BYTE_SECONDS = 40e-9  # approximate cost of compressing and writing one byte
MOST_MISSED = 100  # entries sent one by one; beyond that a snapshot is shorter


class Table:
    def __init__(self, tables: "Tables", loaded: rows.StoredTable, table_state: TableState) -> None:
        self.tables = tables
        self.id = table_state.id
        self.table_state = table_state
        self.pack_text = tables.games.stored_pack(table_state.settings.pack).text
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.last_here: dict[str, float] = {}  # when each user was last connected
        self.standing = [StandingAnswers(table_state.game, seat) for seat in range(len(table_state.seats))]
        self.held: rows.HeldAnswer | None = None
        self.muted: dict[str, set[str]] = {}
        self.positions: dict[tuple[int, int, str], Position] = {}
        self.positions_at = table_state.number
        self.second_leg_over = False  # only for matches of earlier versions, whose legs share a deal
        self.pace = AnswerDelay(loaded.pace, tables.policy)
        self.scheduler = Scheduler(self)
        self.chat_writer = ChatWriter(self)
        self.take_private(loaded)

    def take_private(self, loaded: rows.StoredTable) -> None:
        """Take over standing answers, the held answer and mutes from the store."""
        for seat, standing in enumerate(self.standing):
            standing.until, standing.turn = loaded.standing.get(self.table_state.game.seats[seat], ("", 0))
        self.held = loaded.held
        self.muted = loaded.muted

    # ---- writing -------------------------------------------------------------------------------

    async def record(self, *bodies: e.AnyEntry, also: Sequence[Executable] = ()) -> int:
        """Write and broadcast these entries; return the number of the last. Call under the lock."""
        before = self.table_state
        at = max(self.tables.now(), before.changed)
        entries = rows.journal_entries(bodies, at, before.number)
        after = before.after(entries)
        changes = [*rows.index_changes(after, bodies), *also]
        try:
            await self.tables.store.append(Append(self.id, entries, self.row(after), changes))
        except ConcurrentWriteError:
            await self.read_new()
            raise StaleActionError from None
        except StoreError:
            self.tables.forget(self)
            raise UnavailableError("store") from None
        except asyncio.CancelledError:
            self.tables.forget(self)
            raise
        self.table_state = after
        for entry, body in zip(entries, bodies, strict=True):
            self.broadcast(EntryUpdate(after, entry.number, body, at, last=entry is entries[-1]))
        self.tables.after_write(self, bodies)
        self.scheduler.schedule_next()
        return after.number

    def row(self, table_state: TableState) -> Row:
        """Return the table's row in the index for a state."""
        ended = table_state.ended
        return Row(
            status=table_state.status,
            number=table_state.number,
            ply=table_state.ply,
            changed=table_state.changed,
            to_move=table_state.user_to_move or None,
            due=self.scheduler.due(table_state),
            reason="" if ended is None else ended.reason,
        )

    async def play(self, action: Action) -> int:
        """Take an action that is known to be legal. Call under the lock."""
        match = self.table_state.match
        assert match is not None
        return await self.record(e.Moved(match.move_for(action)))

    # ---- other processes -------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read the entries that other processes have written and send them to our viewers."""
        async with self.lock:
            await self.read_new()

    async def read_new(self) -> None:
        """Like `catch_up`, under the lock."""
        loaded = await self.tables.loader.load(self.id, after=self.table_state.number)
        self.take_private(loaded)
        if len(loaded.entries) > MOST_MISSED:
            self.table_state = self.table_state.after(loaded.entries)
            for viewer in self.viewers:
                self.send_snapshot(viewer)
        else:
            for entry in loaded.entries:
                self.table_state = self.table_state.after([entry])
                body, last = e.decode(entry.body), entry is loaded.entries[-1]
                self.broadcast(EntryUpdate(self.table_state, entry.number, body, entry.at, last))
        self.scheduler.schedule_next(ours=False)

    # ---- sending -------------------------------------------------------------------------------

    def perspective(self, audience: Audience) -> Perspective:
        """Return what a client may see of this table now. Call again for every send."""
        return perspective_of(self.table_state, audience, self.revealed)

    @property
    def revealed(self) -> bool:
        """True if all hidden information may be shown.

        A match without `second_commitment` is of an earlier version: its first leg is revealed after
        the second.
        """
        settings = self.table_state.settings
        shared_deal = settings.match == "two-leg" and settings.leg == 0 and not settings.second_commitment
        return self.table_state.status == "over" and (not shared_deal or self.second_leg_over)

    def broadcast(self, entry_update: EntryUpdate) -> None:
        speaker = entry_update.body.name if isinstance(entry_update.body, e.Said) else ""
        for viewer in self.viewers:
            if speaker not in self.muted_names(viewer):
                self.send_update(viewer, entry_update)

    def send_update(self, viewer: Viewer, entry_update: EntryUpdate) -> None:
        """Send an entry, or a snapshot if the viewer's perspective has changed since the last send."""
        seen = self.perspective(viewer)
        if seen.key != viewer.shown or not may_know(self.table_state, viewer.person):
            self.send_snapshot(viewer)
            return
        info = self.info(viewer.id) if entry_update.changes_table else None
        viewer.send_encoded(entry_update.encoded_for(seen, viewer.words, info))

    def send_snapshot(self, viewer: Viewer) -> None:
        """Send the whole table; disconnect a viewer who may no longer know that it exists."""
        if not may_know(self.table_state, viewer.person):
            viewer.close("no-table")
            return
        viewer.shown = self.perspective(viewer).key
        viewer.send(self.snapshot(viewer))

    def muted_names(self, viewer: Viewer) -> set[str]:
        """Return the muted names: of a user at this table, or of an anonymous connection."""
        return self.muted.get(viewer.id, set()) if viewer.id else viewer.muted

    def info(self, person: str) -> wire.TableInfo:
        """Return the public information about this table; `you` marks the seats of this user."""
        return info_of(self.table_state, person, self.connected_seats())

    def snapshot(self, viewer: Viewer) -> wire.Snapshot:
        table_state, settings = self.table_state, self.table_state.settings
        seen = self.perspective(viewer)
        muted_names = self.muted_names(viewer)
        sight, log = self.position(seen, viewer.words)
        return wire.Snapshot(
            number=table_state.number,
            table=self.info(viewer.id),
            seat=seen.seat_name,
            sight=sight,
            log=log.lines,
            log_since=log.since,
            chat=[line for line in table_state.chat if line.name not in muted_names],
            clocks=seen.clocks(max(self.tables.now(), table_state.changed)),
            standing=self.standing_answer(seen.seat) if seen.own else "",
            undo_asked_by="" if table_state.undo is None else table_state.undo.seat,
            components=components_address(
                settings.game, settings.players, settings.options, settings.pack, viewer.words.language
            ),
        )

    def position(self, seen: Perspective, words: CachedWords) -> Position:
        """Return the parts of a snapshot that depend on perspective and language only; cached per entry."""
        if self.positions_at != self.table_state.number:
            self.positions, self.positions_at = {}, self.table_state.number
        key = (*seen.key, words.language)
        if key not in self.positions:
            self.positions[key] = (seen.sight(words), seen.log(words))
        return self.positions[key]

    async def add_viewer(self, viewer: Viewer, since: int | None) -> None:
        """Add a viewer; send a snapshot, or the entries after `since` to one that reconnects."""
        async with self.lock:
            missed = None if since is None else await self.missed_entries(since)
            with self.charging(viewer):
                self.send_first(viewer, missed)
            self.viewers.add(viewer)
            self.presence_changed()

    @contextmanager
    def charging(self, viewer: Viewer) -> Iterator[None]:
        """Charge the viewer for the time of the body, and for compressing and writing what it sends them."""
        before = viewer.sent
        with self.tables.work.charging(viewer.id):
            yield
        self.tables.work.charge(BYTE_SECONDS * (viewer.sent - before), viewer.id)

    def send_first(self, viewer: Viewer, missed: list[EntryUpdate] | None) -> None:
        if missed is None:
            self.send_snapshot(viewer)
            return
        viewer.shown = self.perspective(viewer).key
        muted_names = self.muted_names(viewer)
        for entry_update in missed:
            if not (isinstance(entry_update.body, e.Said) and entry_update.body.name in muted_names):
                self.send_update(viewer, entry_update)

    async def missed_entries(self, since: int) -> list[EntryUpdate] | None:
        """Return the entries after a number; None if a snapshot should be sent instead."""
        table_state = self.table_state
        if not 0 < since <= table_state.number or table_state.number - since > MOST_MISSED:
            return None
        if table_state.settings.watch_delay and table_state.status != "running":
            return None  # the end of the delay reveals more than the last entries
        if since == table_state.number:
            return []
        read = await self.tables.loader.load(self.id, after=since)
        bodies = [
            (entry, e.decode(entry.body)) for entry in read.entries if entry.number <= table_state.number
        ]
        plain = all(isinstance(body, e.Moved | e.Said | e.UndoAsked | e.UndoAnswered) for _, body in bodies)
        if not plain:
            return None
        now, final = self.tables.now(), bodies[-1][0]
        return [EntryUpdate(table_state, entry.number, body, now, entry is final) for entry, body in bodies]

    def standing_answer(self, seat: int) -> str:
        """Return the standing answer of a seat, if it still holds; delete an expired one."""
        standing, match = self.standing[seat], self.table_state.match
        if not standing.until or match is None:
            return standing.until
        standing.check(server_perspective(self.table_state, seat).view)
        if not standing.until:
            name = self.table_state.game.seats[seat]
            row = rows.set_standing(self.tables.store.engine.dialect, self.id, name, "", 0)
            self.tables.spawn(self.tables.execute(row))
            self.send_standing(seat)
        return standing.until

    def end_expired_answer(self) -> None:
        """End the standing answer of the seat that must decide, if its condition no longer holds."""
        decision = self.table_state.decision
        if decision is not None:
            self.standing_answer(decision.seat)

    def send_standing(self, seat: int) -> None:
        """Send the standing answer to the player of this seat only."""
        update = wire.Update(self.table_state.number, standing=self.standing[seat].until)
        for viewer in self.viewers:
            seen = self.perspective(viewer)
            if seen.own and seen.seat == seat:
                viewer.send(update)

    # ---- presence ------------------------------------------------------------------------------

    def connected_seats(self) -> frozenset[int]:
        """Return the seats of people who are connected, to this process or another."""
        people = {viewer.id for viewer in self.viewers if viewer.id} | self.tables.remote_presence(self.id)
        return frozenset(
            k
            for k, seat in enumerate(self.table_state.seats)
            if seat.kind == "person" and seat.person in people
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
        here = self.connected_seats()
        seats = self.table_state.game.seats
        watchers = sum(not self.table_state.seats_of(viewer.id) for viewer in self.viewers)
        presence = wire.Presence([seats[k] for k in sorted(here)], watchers)
        for viewer in self.viewers:
            viewer.send(presence)
        if ours:
            self.tables.publish_presence(self)

    def absent_seconds(self, seat: int) -> float:
        """Return the seconds since a player was last connected, or was asked if later; 0 while connected."""
        if seat in self.connected_seats() or self.table_state.seats[seat].kind != "person":
            return 0.0
        since = self.last_here.get(self.table_state.seats[seat].person, self.tables.started)
        return self.tables.now() - max(since, self.table_state.asked_at)

    async def close(self) -> None:
        self.scheduler.stop()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self.scheduler.tasks, return_exceptions=True)

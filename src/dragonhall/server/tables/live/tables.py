"""The tables of the server in this process: opened, loaded on demand, unloaded when idle."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

from msgspec.structs import replace
from sqlalchemy import Executable, select

from dragonhall.core.records.record import commitment_of
from dragonhall.server.errors import BrokenTableError, TableNotFoundError, UnavailableError
from dragonhall.server.http.networks import Addresses
from dragonhall.server.http.rate_limits import WorkBudget
from dragonhall.server.operations.logs import log_error
from dragonhall.server.store import Append, Store
from dragonhall.server.store import schema as db
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.journal.deals import Deal, delete_deal
from dragonhall.server.tables.journal.game_cache import Games, PackCache, insert_pack
from dragonhall.server.tables.journal.loader import TableLoader
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.bus import Bus, Notification
from dragonhall.server.tables.live.chat_writer import ChatLimits
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.processes import DEAD_AFTER, HEARTBEAT, Heartbeat, RemotePresence
from dragonhall.server.tables.live.scheduler import BOT_PATIENCE
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import CHANGES_SIGHT
from dragonhall.server.workers.bot_pool import BotPool
from dragonhall.server.workers.job_queue import JobOwner
from dragonhall.server.workers.upload_checker import UploadChecker

SWEEP = 1.0
FOLD_SECONDS = 50e-6  # approximate cost of folding one entry
MOST_SWEPT = 200

Finished = Callable[[TableState], Awaitable[None]]
Concerned = Callable[[Iterable[str]], None]
Turned = Callable[[str], None]


class Tables:
    """The tables of the server.

    Callbacks: `finished` for every game that ends in this process; for events of all processes,
    `concerned` with the users whose tables start, end or get other players, and `turned` with the user
    who must now choose.
    """

    def __init__(self, store: Store, policy: Policy | None = None, bus: Bus | None = None) -> None:
        self.store = store
        self.policy = policy or Policy()
        self.bus = bus or Bus()
        self.bots = BotPool(self.policy.bot_workers)
        self.checker = UploadChecker(self.policy.check_seconds, self.policy.check_memory)
        self.addresses = Addresses()
        self.chat_limits = ChatLimits(self.policy)
        self.work = WorkBudget(self.policy.work_a_minute)
        self.bot_tables_opening = asyncio.Lock()
        self.games = Games()
        self.pack_cache = PackCache(store, self.games)
        self.loader = TableLoader(store, self.games, self.pack_cache, self.policy.answer_most)
        self.heartbeat = Heartbeat(store, self.now, self.bus.alone)
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.finished: list[Finished] = []
        self.concerned: list[Concerned] = []
        self.turned: list[Turned] = []
        self.others = RemotePresence(DEAD_AFTER)
        self.tasks: set[asyncio.Task[None]] = set()
        self.wall = time.time()
        self.steady = time.monotonic()
        self.started = self.wall
        self.moves = 0  # moves written by this process

    def now(self) -> float:
        """Return the time. It never goes back while this process runs."""
        return self.wall + time.monotonic() - self.steady

    def not_before(self, moment: float) -> None:
        """Continue from `moment` if the system clock was set back since then."""
        self.wall += max(0.0, moment - self.now())
        self.started = max(self.started, self.wall)

    # ---- startup and shutdown ------------------------------------------------------------------

    async def start(self) -> None:
        """Determine outages, resume overdue tables and start the background tasks."""
        await self.bus.open(self.receive, self.read_again)
        self.not_before(await self.heartbeat.newest())
        self.loader.outages = await self.heartbeat.begin()
        await self.store.write(self.pack_cache.store_standard_packs)
        await self.sweep(self.now() + BOT_PATIENCE)
        self.spawn(self.heartbeat_loop())
        self.spawn(self.sweep_loop())

    async def disconnect_viewers(self) -> None:
        """Disconnect all viewers with a request to reconnect."""
        for table in list(self.loaded.values()):
            for viewer in list(table.viewers):
                viewer.close("closing")

    def recheck_sessions(self, person: str) -> None:
        """Recheck the connections of this user: one of their sessions or tokens has ended."""
        for table in self.loaded.values():
            for viewer in table.viewers:
                if viewer.id == person:
                    viewer.session_recheck.set()

    async def stop(self) -> None:
        """Stop the background tasks and tables, send a last heartbeat, and close bots and bus."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.loaded.values()):
            await table.close()
        await self.heartbeat.beat()
        await self.bots.close()
        await self.bus.close()

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def heartbeat_loop(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with suppress(Exception):
                await self.heartbeat.beat()
            for table in list(self.loaded.values()):
                if table.viewers:
                    self.publish_presence(table)

    async def sweep_loop(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep(self.now() - SWEEP)
                self.unload_idle()
            except Exception as error:  # noqa: BLE001 (the next sweep tries again)
                log_error("table sweep failed", error)

    async def sweep(self, before: float) -> None:
        """Take the overdue steps of tables that no process has taken."""
        broken = self.loader.broken
        most = MOST_SWEPT + len(broken)
        overdue = select(db.tables.c.id).where(db.tables.c.due < before).limit(most)
        for id in await self.store.read(lambda connection: connection.execute(overdue).scalars().all()):
            if id in broken:
                continue
            try:
                (await self.get(id)).scheduler.schedule_next()
            except (BrokenTableError, TableNotFoundError):  # logged already; or deleted in the meantime
                continue
            except StoreError:  # not caused by one table: the next sweep tries again
                raise
            except Exception as error:  # noqa: BLE001 (one broken table must not stop the others)
                self.loader.mark_broken(id, error)

    # ---- tables --------------------------------------------------------------------------------

    async def open(
        self,
        opened: e.Opened,
        seats: Sequence[e.SeatTaken],
        deal: Deal,
        id: str = "",
        then: Sequence[e.AnyEntry] = (),
        also: Sequence[Executable] = (),
    ) -> Table:
        """Open a table with these occupants; the commitments are filled in here.

        `also` is written in the same transaction. Raises ConcurrentWriteError if the id is taken, the
        deal was used by another table, or a row of `also` exists.
        """
        second = deal.second if opened.match == "two-leg" and opened.leg == 0 else b""
        pace = secrets.token_bytes(32)
        id = id or new_id()
        opened = replace(
            opened,
            commitment=commitment_of(deal.seed),
            second_commitment=commitment_of(second) if second else "",
        )
        seats = await self.with_ratings(opened, seats)
        at = self.now()
        bodies: list[e.AnyEntry] = [opened, *seats, *then]
        written = rows.journal_entries(bodies, at)
        loaded = rows.StoredTable(id, written, deal.seed, pace, second, {}, None, {})
        table_state = await self.loader.table_state(loaded)
        standard = opened.pack == self.games.standard[opened.game]
        table = Table(self, loaded, table_state)
        await self.store.append(
            Append(
                id,
                written,
                table.row(table_state),
                [
                    rows.insert_secrets(table_state, pace, deal.id),
                    *delete_deal(deal),
                    insert_pack(self.store.engine.dialect, self.games.stored_pack(opened.pack)),
                    *rows.index_changes(table_state, bodies),
                    *also,
                ],
                first=rows.insert_table(table_state, standard),
            )
        )
        self.loaded[id] = table
        self.publish(table, bodies)
        return table

    def check_capacity(self) -> None:
        """Raise UnavailableError if too many tables are in memory. Second legs and rematches are exempt."""
        if len(self.loaded) >= self.policy.most_tables:
            raise UnavailableError("full")

    def job_owner(self, person: str, table: str) -> JobOwner:
        """Return the owner of a bot's job: fair shares are by address, then by user, then by table."""
        return JobOwner(self.addresses.of(person), person, table)

    async def with_ratings(self, opened: e.Opened, sats: Sequence[e.SeatTaken]) -> list[e.SeatTaken]:
        return await self.store.read(lambda connection: rows.with_ratings(connection, opened, sats))

    async def get(self, id: str) -> Table:
        """Return a table, from memory or from its journal; raise TableNotFoundError or BrokenTableError.

        With several processes, a table in memory may be out of date: it is updated first.
        """
        table = self.loaded.get(id)
        if table is not None:
            if not self.bus.alone:
                await table.catch_up()
            return table
        lock = self.loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.loaded:
                    self.work.check()
                    loaded = await self.loader.load(id)
                    self.work.charge(FOLD_SECONDS * len(loaded.entries))
                    table_state = await self.loader.checked_state(loaded)
                    self.loaded[id] = Table(self, loaded, table_state)
                    # A bot whose answer could not be written is asked again now, not after BOT_PATIENCE.
                    # If another process has asked it too, one of two equal answers is accepted.
                    self.loaded[id].scheduler.schedule_next()
        finally:
            self.loading.pop(id, None)
        return self.loaded[id]

    def forget(self, table: Table) -> None:
        """Unload a table whose state is uncertain, and disconnect its viewers so that they reload it."""
        table.scheduler.stop()
        self.loaded.pop(table.id, None)
        for viewer in list(table.viewers):
            viewer.close("closing")

    async def execute(self, statement: Executable) -> None:
        await self.store.write(lambda connection: connection.execute(statement).rowcount)

    def unload_idle(self) -> None:
        """Unload tables without viewers beyond `idle_tables`, the longest unchanged first."""
        idle = [table for table in self.loaded.values() if not table.viewers and not table.scheduler.busy]
        idle.sort(key=lambda table: table.table_state.changed)
        for table in idle[: max(0, len(idle) - self.policy.idle_tables)]:
            table.scheduler.stop()
            del self.loaded[table.id]

    # ---- other processes -----------------------------------------------------------------------

    def after_write(self, table: Table, bodies: Sequence[e.AnyEntry]) -> None:
        """Notify other processes after a write, and the `finished` callbacks if the game has ended."""
        self.moves += sum(isinstance(body, e.Moved) for body in bodies)
        self.publish(table, bodies)
        ends = isinstance(bodies[-1], e.Moved | e.PlayerLeft) and table.table_state.status == "over"
        if ends:
            self.spawn(self.report_finished(table))

    def publish(self, table: Table, bodies: Sequence[e.AnyEntry]) -> None:
        people = table.table_state.affected_users(bodies)
        turn = table.table_state.user_to_move if isinstance(bodies[-1], CHANGES_SIGHT) else ""
        news = Notification(
            self.heartbeat.process, table.id, table.table_state.number, people=people, turn=turn
        )
        self.bus.publish(news)
        self.run_callbacks(news)

    def run_callbacks(self, news: Notification) -> None:
        if news.people:
            for hear in self.concerned:
                hear(news.people)
        if news.turn:
            for on_turn in self.turned:
                on_turn(news.turn)

    def notify_private_change(self, table: Table) -> None:
        """Notify other processes that a standing or held answer or a mute changed, so that they reload it."""
        self.bus.publish(Notification(self.heartbeat.process, table.id, table.table_state.number))

    async def report_finished(self, table: Table) -> None:
        for hear in self.finished:
            try:
                await hear(table.table_state)
            except Exception as error:  # noqa: BLE001 (a failing callback must not stop the others)
                log_error("callback after game failed", error, table=table.id)

    def receive(self, news: Notification) -> None:
        table = self.loaded.get(news.table)
        if news.process == self.heartbeat.process:
            return
        self.run_callbacks(news)
        if news.here is not None:
            self.others.note(news.table, news.process, news.here, self.now())
            if table is not None:
                table.presence_changed(ours=False)
        elif table is not None and news.number >= table.table_state.number:
            self.spawn(self.refresh(table))

    async def read_again(self) -> None:
        for table in list(self.loaded.values()):
            await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """Read what other processes wrote; if that fails, unload the table."""
        try:
            await table.catch_up()
        except Exception as error:  # noqa: BLE001 (one broken table must not stop the others)
            log_error("table update failed", error, table=table.id)
            self.forget(table)

    def publish_presence(self, table: Table) -> None:
        here = sorted({viewer.id for viewer in table.viewers if viewer.id})
        self.bus.publish(Notification(self.heartbeat.process, table.id, here=here))

    def remote_presence(self, table: str) -> frozenset[str]:
        """Return the users connected to this table through other processes."""
        return self.others.people(table, self.now())


def new_id() -> str:
    """Return an unguessable id that no command line parses as an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id

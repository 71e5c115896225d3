"""All tables of a hall, as one process serves them: opened, loaded when somebody looks, let go when idle."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

from msgspec.structs import replace
from sqlalchemy import Executable, select

from dragonhall.core.game import Game
from dragonhall.core.records.record import commitment_of
from dragonhall.server.errors import BrokenTableError, TableNotFoundError, UnavailableError
from dragonhall.server.http.addresses import Addresses
from dragonhall.server.http.rate_limits import WorkBudget
from dragonhall.server.message_cache import CachedWords, speech
from dragonhall.server.operations.logs import tell_fault
from dragonhall.server.store import Append, Entry, Store
from dragonhall.server.store import schema as db
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.commands.chat_writer import ChatLimits
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.journal.deals import Deal, used
from dragonhall.server.tables.journal.loader import Reader
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.bus import Alone, Bus, News
from dragonhall.server.tables.live.game_cache import Games
from dragonhall.server.tables.live.heartbeat import DEAD_AFTER, HEARTBEAT, Heartbeat
from dragonhall.server.tables.live.pack_cache import PackCache
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.remote_presence import RemotePresence
from dragonhall.server.tables.live.scheduler import BOT_PATIENCE
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import CHANGES_SIGHT
from dragonhall.server.workers.bot_pool import BotPool
from dragonhall.server.workers.job_queue import JobOwner
from dragonhall.server.workers.upload_checker import UploadChecker

SWEEP = 1.0
FOLD_SECONDS = 50e-6  # that one entry of a journal takes, about
MOST_SWEPT = 200

Finished = Callable[[TableState], Awaitable[None]]
Concerned = Callable[[Iterable[str]], None]
Turned = Callable[[str], None]


class Tables:
    """`get` a table by its id, `open` a new one. `finished` are told of every game that ends here; of what
    happens here or in another process `concerned`, whose tables begin, end or change hands, and `turned`, who
    must choose now."""

    def __init__(self, store: Store, policy: Policy | None = None, bus: Bus | None = None) -> None:
        self.store = store
        self.policy = policy or Policy()
        self.bus = bus or Alone()
        self.bots = BotPool(self.policy.bot_workers)
        self.checker = UploadChecker(self.policy.check_seconds, self.policy.check_memory)
        self.addresses = Addresses()
        self.chat_limits = ChatLimits(self.policy)
        self.work = WorkBudget(self.policy.work_a_minute)
        self.bot_tables_opening = asyncio.Lock()
        self.games = Games()
        self.stock = PackCache(store, self.games)
        self.reader = Reader(store, self.games, self.stock, self.policy.answer_most)
        self.pulse = Heartbeat(store, self.now, self.bus.alone)
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
        self.moves = 0  # written by this process

    def now(self) -> float:
        """The time, which never goes back while this process runs."""
        return self.wall + time.monotonic() - self.steady

    def not_before(self, moment: float) -> None:
        """If the machine's clock was set back since, go on from where we were: nobody waits for it."""
        self.wall += max(0.0, moment - self.now())
        self.started = max(self.started, self.wall)

    # ---- life ----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Find out what happened while nobody served, and go on with it."""
        await self.bus.open(self.hear, self.read_again)
        self.not_before(await self.pulse.newest())
        self.reader.outages = await self.pulse.begin()
        await self.store.write(self.stock.keep_standard)
        await self.sweep(self.now() + BOT_PATIENCE)
        self.spawn(self.beat_for_ever())
        self.spawn(self.sweep_for_ever())

    async def say_goodbye(self) -> None:
        """Tell everybody who looks on to come back in a moment."""
        for table in list(self.loaded.values()):
            for viewer in list(table.viewers):
                viewer.close("closing")

    def doubt(self, person: str) -> None:
        """A session or a token of this person has ended: connections that it opened are looked at again."""
        for table in self.loaded.values():
            for viewer in table.viewers:
                if viewer.id == person:
                    viewer.doubted.set()

    async def stop(self) -> None:
        """Finish what is being written, and say that we left in order."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.loaded.values()):
            await table.close()
        await self.pulse.beat()
        await self.bots.close()
        await self.bus.close()

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with suppress(Exception):
                await self.pulse.beat()
            for table in list(self.loaded.values()):
                if table.viewers:
                    self.present(table)

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep(self.now() - SWEEP)
                self.let_go()
            except Exception as error:  # noqa: BLE001 (the next sweep will try again)
                tell_fault("sweep", error)

    async def sweep(self, before: float) -> None:
        """Look after tables whose time has come and that no process has looked after."""
        broken = self.reader.broken
        most = MOST_SWEPT + len(broken)
        overdue = select(db.tables.c.id).where(db.tables.c.due < before).limit(most)
        for id in await self.store.read(lambda connection: connection.execute(overdue).scalars().all()):
            if id in broken:
                continue
            try:
                (await self.get(id)).waking.look()
            except (BrokenTableError, TableNotFoundError):  # told already; deleted meanwhile
                continue
            except StoreError:  # no table's fault: the next sweep will try again
                raise
            except Exception as error:  # noqa: BLE001 (one table's fault is not the others')
                self.reader.mark_broken(id, error)

    # ---- tables --------------------------------------------------------------------------------

    async def open(
        self,
        opened: e.Opened,
        seats: Sequence[e.Sat],
        deal: Deal,
        id: str = "",
        then: Sequence[e.AnyEntry] = (),
        also: Sequence[Executable] = (),
    ) -> Table:
        """A new table with these seats taken; the commitments are filled in here.

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
        seats = await self.rated(opened, seats)
        at = self.now()
        bodies: list[e.AnyEntry] = [opened, *seats, *then]
        written = [Entry(k, at, e.kind_of(body), e.encode(body)) for k, body in enumerate(bodies, 1)]
        loaded = rows.Loaded(id, written, deal.seed, pace, second, {}, None, {})
        course = await self.reader.course(loaded)
        standard = opened.pack == self.games.standard[opened.game]
        table = Table(self, loaded, course)
        await self.store.append(
            Append(
                id,
                written,
                table.row(),
                [
                    rows.secret(course, pace, deal.id),
                    *used(deal),
                    rows.keep_pack(self.store.engine.dialect, self.games.known(opened.pack)),
                    *rows.index_changes(course, bodies),
                    *also,
                ],
                first=rows.opening(course, standard),
            )
        )
        self.loaded[id] = table
        self.publish(table, bodies)
        return table

    def check_room(self) -> None:
        """Rather no new table than all tables slowly. Next legs and rematches are not new."""
        if len(self.loaded) >= self.policy.most_tables:
            raise UnavailableError("full")

    def job_owner(self, person: str, table: str) -> JobOwner:
        """For whom a bot works: fair shares are by address, then by person, then by table."""
        return JobOwner(self.addresses.of(person), person, table)

    async def rated(self, opened: e.Opened, sats: Sequence[e.Sat]) -> list[e.Sat]:
        return await self.store.read(lambda connection: rows.with_ratings(connection, opened, sats))

    async def get(self, id: str) -> Table:
        """The table, from memory or from its journal; TableNotFoundError, or BrokenTableError.

        Where several processes serve, what is in memory may be a moment old: then it is brought up to date.
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
                    loaded = await self.reader.load(id)
                    self.work.charge(FOLD_SECONDS * len(loaded.entries))
                    course = await self.reader.sound_course(loaded)
                    self.loaded[id] = Table(self, loaded, course)
                    # A bot whose answer could not be written is asked again now, not after its patience. If
                    # another process has asked it as well, one of two equal answers is taken.
                    self.loaded[id].waking.look()
        finally:
            self.loading.pop(id, None)
        return self.loaded[id]

    def forget(self, table: Table) -> None:
        """What is in memory is no longer sure: whoever looks comes back and gets what is on disk."""
        table.waking.stop()
        self.loaded.pop(table.id, None)
        for viewer in list(table.viewers):
            viewer.close("closing")

    async def execute(self, statement: Executable) -> None:
        await self.store.write(lambda connection: connection.execute(statement).rowcount)

    def let_go(self) -> None:
        """Forget tables that nobody looks at, the longest unchanged first."""
        idle = [table for table in self.loaded.values() if not table.viewers and not table.waking.busy]
        idle.sort(key=lambda table: table.course.changed)
        for table in idle[: max(0, len(idle) - self.policy.idle_tables)]:
            table.waking.stop()
            del self.loaded[table.id]

    # ---- other processes -----------------------------------------------------------------------

    def wrote(self, table: Table, bodies: Sequence[e.AnyEntry]) -> None:
        """After every write of this process: tell the others, and whoever waits for ends."""
        self.moves += sum(isinstance(body, e.Moved) for body in bodies)
        self.publish(table, bodies)
        ends = isinstance(bodies[-1], e.Moved | e.Dropped) and table.course.status == "over"
        if ends:
            self.spawn(self.tell_finished(table))

    def publish(self, table: Table, bodies: Sequence[e.AnyEntry]) -> None:
        people = table.course.concerned(bodies)
        turn = table.course.mover if isinstance(bodies[-1], CHANGES_SIGHT) else ""
        news = News(self.pulse.process, table.id, table.course.number, people=people, turn=turn)
        self.bus.publish(news)
        self.call(news)

    def call(self, news: News) -> None:
        if news.people:
            for hear in self.concerned:
                hear(news.people)
        if news.turn:
            for hear_turn in self.turned:
                hear_turn(news.turn)

    def changed_privately(self, table: Table) -> None:
        """What a seat has said beforehand changed: processes that have the table in memory read it again."""
        self.bus.publish(News(self.pulse.process, table.id, table.course.number))

    async def tell_finished(self, table: Table) -> None:
        for hear in self.finished:
            try:
                await hear(table.course)
            except Exception as error:  # noqa: BLE001 (one listener's fault is not the others')
                tell_fault("after the game", error, table=table.id)

    def hear(self, news: News) -> None:
        table = self.loaded.get(news.table)
        if news.process == self.pulse.process:
            return
        self.call(news)
        if news.here is not None:
            self.others.note(news.table, news.process, news.here, self.now())
            if table is not None:
                table.presence_changed(ours=False)
        elif table is not None and news.number >= table.course.number:
            self.spawn(self.refresh(table))

    async def read_again(self) -> None:
        for table in list(self.loaded.values()):
            await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """Read what others wrote; a table where that fails is forgotten, and read anew when it is needed."""
        try:
            await table.catch_up()
        except Exception as error:  # noqa: BLE001 (one table's fault is not the others')
            tell_fault("a table cannot be brought up to date", error, table=table.id)
            self.forget(table)

    def present(self, table: Table) -> None:
        here = sorted({viewer.id for viewer in table.viewers if viewer.id})
        self.bus.publish(News(self.pulse.process, table.id, here=here))

    def elsewhere(self, table: str) -> frozenset[str]:
        """People who are connected to this table through other processes."""
        return self.others.people(table, self.now())

    # ---- words -----------------------------------------------------------------------------------

    def words(self, language: str) -> CachedWords:
        return speech(language)

    def speech(self, language: str, game: Game) -> CachedWords:
        return speech(language, game)


def new_id() -> str:
    """Nobody can guess it, and no command takes it for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id

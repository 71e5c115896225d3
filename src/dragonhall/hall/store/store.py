"""One database for a process: reads in threads, writes in one thread that commits many together.

A commit waits for the disk, and the disk takes as long for one move as for fifty. So the writer takes all
that waits, writes it in one transaction, and says to everybody at once that it is on disk; what comes
meanwhile is the next transaction. A quiet hall commits at once, a busy one in larger groups.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dragonhall.hall.store.engine import WRITING, make_engine
from dragonhall.hall.store.journal import Append, Raced, write_all

Result = TypeVar("Result")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 500


class StoreFailed(Exception):
    """The database could not be written: the disk is full, or the server is gone."""


class Waiting(NamedTuple):
    """Something to write, and whoever waits for it."""

    what: Append | Work
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class Store:
    """`read` and `write` run a function of a connection; `append` adds to a journal."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = make_engine(url)
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_for_ever, name="store", daemon=True)
        self.commits = 0
        self.writer.start()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in the next transaction. What it raises undoes what it did, and nothing else."""
        result: Result = await self.submit(work)
        return result

    async def append(self, append: Append) -> None:
        """Return once it is on disk. Raced: another entry has this number."""
        await self.submit(append)

    def submit(self, what: Append | Work) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self.waiting.put(Waiting(what, done, loop))
        return done

    async def close(self) -> None:
        """Finish all writes that were asked for, then let go of the database."""
        self.waiting.put(None)
        await asyncio.to_thread(self.writer.join)
        self.engine.dispose()

    # ---- the writer's thread -------------------------------------------------------------------

    def write_for_ever(self) -> None:
        while True:
            group = self.next_group()
            if group and group[0] is None:
                return
            self.write_group([waiting for waiting in group if waiting is not None])
            if group[-1] is None:
                return

    def next_group(self) -> list[Waiting | None]:
        """All that waits, at least one; nothing after the end."""
        group = [self.waiting.get()]
        while group[-1] is not None and len(group) < MOST_TOGETHER:
            try:
                group.append(self.waiting.get_nowait())
            except queue.Empty:
                break
        return group

    def write_group(self, group: Sequence[Waiting]) -> None:
        """All in one transaction; if somebody raced, each in its own, so that only the loser hears of it."""
        try:
            results = self.commit(group)
        except IntegrityError:
            if len(group) == 1:
                tell(group, [Raced()])
                return
            for waiting in group:
                self.write_group([waiting])
            return
        except SQLAlchemyError as error:
            results = [StoreFailed(str(error.args[0] if error.args else error)) for _ in group]
        tell(group, results)

    def commit(self, group: Sequence[Waiting]) -> list[Any]:
        appends = [waiting.what for waiting in group if isinstance(waiting.what, Append)]
        results: list[Any] = [None] * len(group)
        with self.engine.connect().execution_options(**WRITING) as connection, connection.begin():
            if appends:
                write_all(connection, appends)
            for k, waiting in enumerate(group):
                if not isinstance(waiting.what, Append):
                    results[k] = attempted(connection, waiting.what)
        self.commits += 1
        return results


def attempted(connection: Connection, work: Work) -> Any:
    """The result of a function, or what it raised, with what it wrote undone."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:  # noqa: BLE001 (it belongs to whoever waits for it)
        return error


def tell(group: Sequence[Waiting], results: Sequence[Any]) -> None:
    """Wake up whoever waits: one call into each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for waiting, result in zip(group, results, strict=True):
        loops.setdefault(waiting.loop, []).append((waiting.done, result))
    for loop, pairs in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, pairs)


def settle(pairs: Sequence[tuple["asyncio.Future[Any]", Any]]) -> None:
    for done, result in pairs:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)

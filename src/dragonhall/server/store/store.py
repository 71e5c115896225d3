"""One database for a process: reads in threads, writes in one thread that commits many together.

A commit waits for the disk, and the disk takes as long for one move as for fifty. So the writer takes all
that waits, writes it in one transaction, and says to everybody at once that it is on disk; what comes
meanwhile is the next transaction. A quiet hall commits at once, a busy one in larger groups.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
    TimeoutError,
)

from dragonhall.server.operations.logs import tell as tell_log
from dragonhall.server.store.engine import WRITING, make_engine
from dragonhall.server.store.journal import Append, ConcurrentWriteError, write_all

Result = TypeVar("Result")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 500
# No room, no server, no right to write: not the fault of whoever asks.
AWAY = (OperationalError, InterfaceError, InternalError, TimeoutError)
COMPLAIN_EVERY = 5.0  # seconds: a hall full of people asks often, and the log must not fill the disk


class StoreError(Exception):
    """The database cannot be read or written now: the disk is full, or the server is gone."""


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
        self.complained = -COMPLAIN_EVERY
        self.writer.start()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except AWAY as error:
            raise self.failed(error) from None

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in the next transaction. What it raises undoes what it did, and nothing else."""
        result: Result = await self.submit(work)
        return result

    async def append(self, append: Append) -> None:
        """Return once it is on disk. ConcurrentWriteError: another entry has this number."""
        await self.submit(append)

    def submit(self, what: Append | Work) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self.waiting.put(Waiting(what, done, loop))
        return done

    def failed(self, error: SQLAlchemyError) -> StoreError:
        """The first line of what the driver says goes to the log: it names no value that was written."""
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        now = time.monotonic()
        if now - self.complained > COMPLAIN_EVERY:
            self.complained = now
            tell_log("the database fails", logging.ERROR, reason=reason)
        return StoreError(reason)

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
                tell(group, [ConcurrentWriteError()])
                return
            for waiting in group:
                self.write_group([waiting])
            return
        except SQLAlchemyError as error:
            reason = str(self.failed(error))
            results = [StoreError(reason) for _ in group]
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
                    if isinstance(results[k], AWAY):
                        results[k] = self.failed(results[k])
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

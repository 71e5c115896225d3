"""The database access of one process: reads in threads, writes in one thread with group commits.

A commit waits for the disk, which takes as long for one move as for fifty. So the writer takes all waiting
writes, commits them in one transaction, and then reports success to all callers; writes that arrive meanwhile
go into the next transaction. With little load each write is committed at once, with more load in larger
groups.
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

from dragonhall.server.operations.logs import log_event
from dragonhall.server.store.database import WRITING, make_engine
from dragonhall.server.store.journal import Append, ConcurrentWriteError, write_all

Result = TypeVar("Result")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 500
# Disk full, database server gone, no permission to write: not an error of the caller.
AWAY = (OperationalError, InterfaceError, InternalError, TimeoutError)
LOG_EVERY = 5.0  # seconds between log lines: with many requests the log must not fill the disk


class StoreError(Exception):
    """The database cannot be read or written now: the disk is full, or the database server is gone."""


class Waiting(NamedTuple):
    """Something to write, and the future of the caller that waits for it."""

    what: Append | Work
    done: "asyncio.Future[Any]"


class Store:
    """`read` and `write` run a function with a connection; `append` adds to a journal."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = make_engine(url)
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_loop, name="store", daemon=True)
        self.commits = 0
        self.last_logged = -LOG_EVERY
        self.writer.start()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except AWAY as error:
            raise self.log_failure(error) from None

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in the next transaction. If it raises, only its own changes are rolled back."""
        result: Result = await self.submit(work)
        return result

    async def append(self, append: Append) -> None:
        """Return once the entries are on disk. ConcurrentWriteError: another entry has this number."""
        await self.submit(append)

    def submit(self, what: Append | Work) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.put(Waiting(what, done))
        return done

    def log_failure(self, error: SQLAlchemyError) -> StoreError:
        """Log an error of the database, and return it as StoreError.

        Only the first line of the driver's message is used: it contains no written values.
        """
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        now = time.monotonic()
        if now - self.last_logged > LOG_EVERY:
            self.last_logged = now
            log_event("database error", logging.ERROR, reason=reason)
        return StoreError(reason)

    async def close(self) -> None:
        """Finish all submitted writes, then close the database."""
        self.waiting.put(None)
        await asyncio.to_thread(self.writer.join)
        self.engine.dispose()

    # ---- the writer's thread -------------------------------------------------------------------

    def write_loop(self) -> None:
        while True:
            group = self.next_group()
            if group and group[0] is None:
                return
            self.write_group([waiting for waiting in group if waiting is not None])
            if group[-1] is None:
                return

    def next_group(self) -> list[Waiting | None]:
        """Return all waiting writes, at least one; None marks the end and comes last."""
        group = [self.waiting.get()]
        while group[-1] is not None and len(group) < MOST_TOGETHER:
            try:
                group.append(self.waiting.get_nowait())
            except queue.Empty:
                break
        return group

    def write_group(self, group: Sequence[Waiting]) -> None:
        """Write all in one transaction; on a conflict each in its own, so that only the loser fails."""
        try:
            results = self.commit(group)
        except IntegrityError:
            if len(group) == 1:
                resolve(group, [ConcurrentWriteError()])
                return
            for waiting in group:
                self.write_group([waiting])
            return
        except SQLAlchemyError as error:
            reason = str(self.log_failure(error))
            results = [StoreError(reason) for _ in group]
        resolve(group, results)

    def commit(self, group: Sequence[Waiting]) -> list[Any]:
        appends = [waiting.what for waiting in group if isinstance(waiting.what, Append)]
        results: list[Any] = [None] * len(group)
        with self.engine.connect().execution_options(**WRITING) as connection, connection.begin():
            if appends:
                write_all(connection, appends)
            for k, waiting in enumerate(group):
                if not isinstance(waiting.what, Append):
                    results[k] = attempt(connection, waiting.what)
                    if isinstance(results[k], AWAY):
                        results[k] = self.log_failure(results[k])
        self.commits += 1
        return results


def attempt(connection: Connection, work: Work) -> Any:
    """Return the result of a function, or what it raised, with its changes rolled back."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:  # noqa: BLE001 (set on the future of the caller)
        return error


def resolve(group: Sequence[Waiting], results: Sequence[Any]) -> None:
    """Set the results of the futures, with one call into each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for waiting, result in zip(group, results, strict=True):
        loops.setdefault(waiting.done.get_loop(), []).append((waiting.done, result))
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

"""Periodic cleanup: expired sessions and deals, old aborts of rated games, guests who never played."""

import asyncio
import time
from contextlib import suppress

from sqlalchemy import Connection, delete, exists, select

from dragonhall.server.accounts.sessions import DAY
from dragonhall.server.operations.logs import log_error, log_event
from dragonhall.server.store import ConcurrentWriteError, Store
from dragonhall.server.store.schema import people, seats, sessions, tables
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.commands.rated_games import forget_aborts
from dragonhall.server.tables.journal.deals import forget_expired

EVERY = 3600.0
AT_ONCE = 500  # guests deleted in one transaction: it must be short


def delete_expired(connection: Connection, guest_days: int) -> int:
    """Delete expired rows; return the number of deleted guests."""
    now = time.time()
    connection.execute(delete(sessions).where(sessions.c.expires < now))
    forget_expired(connection, now)
    forget_aborts(connection, now)
    unused = (
        select(people.c.id)
        .where(people.c.kind == "guest", people.c.seen < now - guest_days * DAY)
        .where(~exists().where(seats.c.person == people.c.id))
        .where(~exists().where(tables.c.host == people.c.id))
        .limit(AT_ONCE)
    )
    guests = connection.execute(unused).scalars().all()
    connection.execute(delete(people).where(people.c.id.in_(guests)))
    return len(guests)


class CleanupTask:
    def __init__(self, store: Store, guest_days: int) -> None:
        self.store = store
        self.guest_days = guest_days
        self.task = asyncio.create_task(self.run(), name="housekeeping")

    async def run(self) -> None:
        while True:
            try:
                gone = await self.store.write(lambda connection: delete_expired(connection, self.guest_days))
                if gone:
                    log_event("guests deleted", guests=gone)
            except (ConcurrentWriteError, StoreError) as error:
                log_error("cleanup failed", error)
            await asyncio.sleep(EVERY)

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

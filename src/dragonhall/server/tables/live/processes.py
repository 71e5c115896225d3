"""Heartbeats of the server processes, and outages: times without any, which are not charged to a clock."""

import secrets
from collections.abc import Callable, Iterable

from sqlalchemy import Connection, func, insert, select, union_all

from dragonhall.server.store import Store
from dragonhall.server.store import schema as db
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.journal.clocks import Outage

HEARTBEAT = 5.0  # seconds between heartbeats
DEAD_AFTER = 20.0


class Heartbeat:
    """The heartbeat of this process. `alone`: no other process serves the same tables."""

    def __init__(self, store: Store, now: Callable[[], float], alone: bool) -> None:
        self.store = store
        self.now = now
        self.alone = alone
        self.process = secrets.token_urlsafe(9)

    async def begin(self) -> list[Outage]:
        """Send the first heartbeat; return all outages."""
        await self.store.write(self.note_outage)
        return await self.store.read(read_outages)

    async def newest(self) -> float:
        """Return the latest time in the database."""
        latest = union_all(select(func.max(db.processes.c.seen)), select(func.max(db.tables.c.changed)))
        known = await self.store.read(lambda connection: connection.execute(latest).scalars().all())
        return max(moment or 0.0 for moment in known)

    async def beat(self) -> None:
        await self.store.write(self.sign)

    def note_outage(self, connection: Connection) -> None:
        """Record an outage since the last heartbeat if no other process is alive; then send a heartbeat."""
        seen = connection.execute(select(db.processes.c.seen)).scalars().all()
        now = self.now()
        if seen and (self.alone or max(seen) < now - DEAD_AFTER):
            connection.execute(db.processes.delete())
            connection.execute(insert(db.outages).values(since=max(seen), until=max(now, max(seen))))
        self.sign(connection)

    def sign(self, connection: Connection) -> None:
        row = rows.upsert(connection.dialect, db.processes, id=self.process, seen=self.now())
        connection.execute(row)


def read_outages(connection: Connection) -> list[Outage]:
    return [Outage(row.since, row.until) for row in connection.execute(select(db.outages))]


class RemotePresence:
    def __init__(self, dead_after: float) -> None:
        self.dead_after = dead_after
        self.known: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}

    def note(self, table: str, process: str, people: Iterable[str], now: float) -> None:
        self.known.setdefault(table, {})[process] = (now, frozenset(people))

    def people(self, table: str, now: float) -> frozenset[str]:
        """Return the users connected to a table; processes without a recent message are dropped."""
        if table not in self.known:
            return frozenset()
        processes = self.known[table]
        old = now - self.dead_after
        for process in [process for process, (at, _) in processes.items() if at < old]:
            del processes[process]
        if not processes:
            del self.known[table]
        return frozenset().union(*(people for _, people in processes.values()))

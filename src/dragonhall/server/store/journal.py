"""The journal of a table: numbered entries, written once and in order; the first writer wins."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable, bindparam, insert, select, update

from dragonhall.server.store.schema import journal, tables


class ConcurrentWriteError(Exception):
    """Another writer has written the entry with this number. Nothing of this append was written."""


class JournalEntry(NamedTuple):
    """One event at a table. `body` is JSON."""

    number: int
    at: float
    kind: str
    body: bytes


class IndexRow(NamedTuple):
    """The state of a table after an entry: the part of its index row that every entry may change."""

    status: str
    number: int
    ply: int
    changed: float
    to_move: str | None
    due: float | None
    reason: str


class Append(NamedTuple):
    """Consecutive entries of one table, its index row after them, and statements to execute with them."""

    table: str
    entries: Sequence[JournalEntry]
    standing: IndexRow
    also: Sequence[Executable] = ()
    first: Executable | None = None  # for the entry that opens a table: the insert of its index row


INSERT = insert(journal)
UPDATE_INDEX = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in IndexRow._fields})
)


def write_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write many appends; IntegrityError if one of them conflicts."""
    for append in appends:
        if append.first is not None:
            connection.execute(append.first)
    connection.execute(INSERT, [row for append in appends for row in rows_of(append)])
    connection.execute(UPDATE_INDEX, [standing_row(append) for append in appends])
    for append in appends:
        for statement in append.also:
            connection.execute(statement)


def rows_of(append: Append) -> list[Mapping[str, Any]]:
    return [
        {
            "table_id": append.table,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "body": entry.body.decode(),
        }
        for entry in append.entries
    ]


def standing_row(append: Append) -> Mapping[str, Any]:
    row: dict[str, Any] = {f"new_{name}": value for name, value in append.standing._asdict().items()}
    row["table"] = append.table
    return row


def read_entries(connection: Connection, table: str, after: int = 0) -> list[JournalEntry]:
    found = connection.execute(
        select(journal.c.number, journal.c.at, journal.c.kind, journal.c.body)
        .where(journal.c.table_id == table, journal.c.number > after)
        .order_by(journal.c.number)
    )
    return [JournalEntry(row.number, row.at, row.kind, row.body.encode()) for row in found]

"""Close a table from another process while the server runs."""

import time

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from dragonhall.server.errors import ConflictError, TableNotFoundError
from dragonhall.server.store import Append, Store
from dragonhall.server.store.journal import IndexRow, write_all
from dragonhall.server.store.schema import tables
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.rows import journal_entries

CLOSABLE = ("open", "running")
TRIES = 100


async def close_table(store: Store, table: str) -> None:
    """Append `Aborted` to the journal of a table, even if others write to it meanwhile.

    Raises ConflictError if the game is over, TableNotFoundError if there is no such table.

    The last number is read in the transaction that writes the next one. SQLite excludes other writers in
    between. PostgreSQL does not; then the transaction is tried again.
    """
    for _ in range(TRIES):
        try:
            await store.write(lambda connection: append_aborted(connection, table))
        except IntegrityError:
            continue
        return
    raise ConflictError("close-raced", table=table, tries=TRIES)


def append_aborted(connection: Connection, table: str) -> None:
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        raise TableNotFoundError
    if row.status not in CLOSABLE:
        raise ConflictError("not-running")
    number, at = row.number + 1, max(time.time(), row.changed)
    entries = journal_entries([e.Aborted("")], at, row.number)
    index_row = IndexRow("aborted", number, row.ply, at, to_move=None, due=None, reason=row.reason)
    write_all(connection, [Append(table, entries, index_row)])

"""Delete a person: name and chat messages are removed; games of others stay complete and replayable.

Journals contain the name with the seat, in the chat, and in the header of the record, on which the hashes of
all moves depend. So those entries are rewritten without the name.
"""

from collections.abc import Iterator

from msgspec.structs import replace
from sqlalchemy import Connection, delete, or_, select, update

from dragonhall.core.records.record import chained
from dragonhall.games import configure
from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import forget
from dragonhall.server.accounts.schema import people
from dragonhall.server.errors import ConflictError
from dragonhall.server.packs.storage import remove_all_packs
from dragonhall.server.ratings.schema import rating_changes, ratings
from dragonhall.server.store import Entry
from dragonhall.server.store.journal import read_entries
from dragonhall.server.store.schema import imports, journal, mutes, seats, tables
from dragonhall.server.tables.journal import entries as e

NAMING = ("opened", "sat", "said")


def delete_person(connection: Connection, person: Person) -> int:
    """Delete a guest, a bot, or an account with its bots; return the number of tables that named them.

    ConflictError if one of them sits at an open or running table.
    """
    everybody = [
        person.id,
        *connection.execute(select(people.c.id).where(people.c.owner == person.id)).scalars(),
    ]
    running = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person.in_(everybody), tables.c.status.in_(("open", "running")))
    )
    busy = connection.execute(running).scalars().all()
    if busy:
        raise ConflictError("delete-running", name=person.name, tables=", ".join(sorted(set(busy))))
    named = [table for one in everybody for table in tables_naming(connection, one)]
    for table in dict.fromkeys(named):
        for entry in rewritten(read_entries(connection, table), set(everybody)):
            connection.execute(
                update(journal)
                .where(journal.c.table_id == table, journal.c.number == entry.number)
                .values(body=entry.body.decode())
            )
    connection.execute(update(seats).where(seats.c.person.in_(everybody)).values(name=""))
    connection.execute(delete(ratings).where(ratings.c.player.in_(everybody)))
    connection.execute(delete(rating_changes).where(rating_changes.c.player.in_(everybody)))
    connection.execute(delete(mutes).where(or_(mutes.c.person.in_(everybody), mutes.c.name == person.name)))
    connection.execute(update(imports).where(imports.c.person.in_(everybody)).values(person=""))
    remove_all_packs(connection, everybody)
    forget(connection, person.id)
    return len(set(named))


def tables_naming(connection: Connection, person: str) -> list[str]:
    found = (
        select(journal.c.table_id)
        .distinct()
        .where(journal.c.kind.in_(NAMING))
        .where(
            or_(
                journal.c.body.contains(f'"person":"{person}"', autoescape=True),
                journal.c.body.contains(f'"host":"{person}"', autoescape=True),
            )
        )
    )
    return list(connection.execute(found).scalars())


def rewritten(entries: list[Entry], gone: set[str]) -> Iterator[Entry]:
    """Yield the entries that change when the names of these people are removed."""
    sitting: dict[str, str] = {}
    chain: list[str] = []  # hashes of the header and of each move that was not undone
    seats: tuple[str, ...] = ()
    for entry in entries:
        body = e.decode(entry.body)
        fresh: e.AnyEntry = body
        match body:
            case e.Opened():
                seats = configure_seats(body)
                fresh = replace(body, host_name="") if body.host in gone else body
            case e.Sat():
                sitting[body.seat] = body.person
                fresh = replace(body, name="") if body.person in gone else body
            case e.Said():
                fresh = replace(body, name="", text="") if body.person in gone else body
            case e.Started():
                # An imported record may have fewer names than seats, or more.
                names = [
                    "" if k < len(seats) and sitting.get(seats[k]) in gone else name
                    for k, name in enumerate(body.header.names)
                ]
                header = chained(replace(body.header, names=names), "")
                chain, fresh = [header.hash], e.Started(header)
            case e.Moved():
                move = chained(body.move, chain[-1])
                fresh = e.Moved(move)
                chain.append(move.hash)
            case e.Undone():
                del chain[body.ply + 1 :]
            case _:
                pass
        if fresh != body:
            yield entry._replace(body=e.encode(fresh))


def configure_seats(opened: e.Opened) -> tuple[str, ...]:
    """Return the seats of a table; they do not depend on its pack."""
    return configure(opened.game, opened.players, opened.options).seats

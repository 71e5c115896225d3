"""Export or delete all data about one person.

A deleted person loses name and chat messages; games of others stay complete and replayable. Journals contain
the name with the seat, in the chat, and in the header of the record, on which the hashes of all moves depend.
So those entries are rewritten without the name.
"""

import zipfile
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, or_, select, update

from dragonhall.core.records.record import chained
from dragonhall.games import configure
from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import forget, with_bots
from dragonhall.server.errors import BrokenTableError, ConflictError
from dragonhall.server.packs.storage import remove_all_packs
from dragonhall.server.store import JournalEntry
from dragonhall.server.store.journal import read_entries
from dragonhall.server.store.schema import (
    imports,
    journal,
    mutes,
    owned_packs,
    packs,
    people,
    rating_changes,
    ratings,
    seats,
    sessions,
    tables,
)
from dragonhall.server.tables.http.replays import record_of
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.tables import Tables


async def export_data(live: Tables, person: Person) -> bytes:
    """Return the zip file: account, games with records of finished ones, ratings, chat messages, packs."""
    found = await live.store.read(lambda connection: personal_rows(connection, person))
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in found.items():
            archive.writestr(f"{name}.json", msgspec.json.format(msgspec.json.encode(data), indent=2))
        for id in dict.fromkeys(game["table"] for game in found["games"]):
            try:
                record = await record_of(await live.get(id))
            except (ConflictError, BrokenTableError):  # an unfinished game contains hidden information
                continue
            archive.writestr(f"records/{id}.jsonl", record.dumps())
    return packed.getvalue()


def personal_rows(connection: Connection, person: Person) -> dict[str, list[dict[str, Any]]]:
    own = people.c.id == person.id
    shown = (people.c.id, people.c.name, people.c.kind, people.c.language, people.c.created, people.c.seen)
    games = (
        select(
            *(tables.c.id.label("table"), tables.c.game, tables.c.matchup, tables.c.status),
            *(tables.c.rated, tables.c.created, tables.c.changed, seats.c.seat, seats.c.won, seats.c.score),
        )
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person.id)
        .order_by(tables.c.created)
    )
    own_packs = select(packs, owned_packs.c.name, owned_packs.c.added).join(
        owned_packs, owned_packs.c.hash == packs.c.hash
    )
    return {
        "person": rows(connection, select(*shown).where(own)),
        "bots": rows(connection, select(*shown).where(people.c.owner == person.id)),
        "sessions": rows(
            connection,
            select(sessions.c.created, sessions.c.expires).where(sessions.c.person == person.id),
        ),
        "games": rows(connection, games),
        "ratings": rows(connection, select(ratings).where(ratings.c.player == person.id)),
        "rating-changes": rows(
            connection, select(rating_changes).where(rating_changes.c.player == person.id)
        ),
        "said": chat_messages(connection, person),
        "muted": rows(connection, select(mutes.c.table_id, mutes.c.name).where(mutes.c.person == person.id)),
        "imports": rows(
            connection, select(imports.c.table_id, imports.c.at).where(imports.c.person == person.id)
        ),
        "packs": rows(connection, own_packs.where(owned_packs.c.person == person.id)),
    }


def rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def chat_messages(connection: Connection, person: Person) -> list[dict[str, Any]]:
    mine = journal.c.body.contains(f'"person":"{person.id}"', autoescape=True)
    found = connection.execute(
        select(journal).where(journal.c.kind == "said", mine).order_by(journal.c.at, journal.c.number)
    )
    lines = []
    for row in found:
        body = e.decode(row.body)
        if isinstance(body, e.Said) and body.person == person.id:
            lines.append({"table": row.table_id, "at": row.at, "text": body.text})
    return lines


NAMING = ("opened", "sat", "said")


def delete_person(connection: Connection, person: Person) -> int:
    """Delete a guest, a bot, or an account with its bots; return the number of tables that named them.

    ConflictError if one of them sits at an open or running table.
    """
    everybody = with_bots(connection, person.id)
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
        for entry in rewrite_entries(read_entries(connection, table), set(everybody)):
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


def rewrite_entries(entries: list[JournalEntry], gone: set[str]) -> Iterator[JournalEntry]:
    """Yield the entries that change when the names of these people are removed."""
    sitting: dict[str, str] = {}
    chain: list[str] = []  # hashes of the header and of each move that was not undone
    seats: tuple[str, ...] = ()
    for entry in entries:
        body = e.decode(entry.body)
        fresh: e.AnyEntry = body
        match body:
            case e.Opened():
                seats = configure(body.game, body.players, body.options).seats  # whatever its pack
                fresh = replace(body, host_name="") if body.host in gone else body
            case e.SeatTaken():
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

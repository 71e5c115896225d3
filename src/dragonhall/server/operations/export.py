"""Export all data about one person as a zip file."""

import zipfile
from io import BytesIO
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.schema import owned_packs, people, sessions
from dragonhall.server.errors import BrokenTableError, ConflictError
from dragonhall.server.ratings.schema import rating_changes, ratings
from dragonhall.server.store.schema import imports, journal, mutes, packs, seats, tables
from dragonhall.server.tables.http.replays import record_of
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.tables import Tables


async def exported(live: Tables, person: Person) -> bytes:
    """Return the zip file: account, games with records of finished ones, ratings, chat messages, packs."""
    found = await live.store.read(lambda connection: written(connection, person))
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


def written(connection: Connection, person: Person) -> dict[str, list[dict[str, Any]]]:
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
        "said": said(connection, person),
        "muted": rows(connection, select(mutes.c.table_id, mutes.c.name).where(mutes.c.person == person.id)),
        "imports": rows(
            connection, select(imports.c.table_id, imports.c.at).where(imports.c.person == person.id)
        ),
        "packs": rows(connection, own_packs.where(owned_packs.c.person == person.id)),
    }


def rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def said(connection: Connection, person: Person) -> list[dict[str, Any]]:
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

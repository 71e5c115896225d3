"""How things stand for somebody: who asks him to play, which games he plays. Read from the index of tables.

The event stream is the difference between two such readings: whatever was missed meanwhile, here or because
another process wrote it, the next reading has it.
"""

from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, and_, case, exists, or_, select

from dragonhall.server.store.schema import journal, seats, tables
from dragonhall.server.tables.journal import entries as e

MOST = 500  # tables of one person that are looked at


class Place(NamedTuple):
    """Somebody's part in a table."""

    what: Literal["challenge", "game"]
    seat: str
    mine: bool  # is he the host?


class Gone(NamedTuple):
    """What became of a table that is no longer his; `by`: the seat that called it off."""

    status: str
    by: str


def places_of(connection: Connection, person: str) -> dict[str, Place]:
    """A person's challenges and running games, the oldest first. If there are too many, games come first."""
    other = seats.alias("other")
    waits = exists().where(
        other.c.table_id == tables.c.id, other.c.kind == "open", other.c.person.is_not(None)
    )
    asked = and_(tables.c.status == "open", seats.c.kind == "open")
    asking = and_(tables.c.status == "open", seats.c.kind == "person", tables.c.host == person, waits)
    playing = and_(tables.c.status == "running", seats.c.kind == "person")
    query = (
        select(tables.c.id, tables.c.status, tables.c.host, tables.c.created, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, ~seats.c.dropped, or_(asked, asking, playing))
        .order_by(case((playing, 0), else_=1), tables.c.created.desc(), tables.c.id, seats.c.place.desc())
        .limit(MOST)
    )
    rows = reversed(list(connection.execute(query)))
    return {row.id: place_from(row, person) for row in sorted(rows, key=lambda row: row.created)}


def place_from(row: Any, person: str) -> Place:
    what: Literal["challenge", "game"] = "game" if row.status == "running" else "challenge"
    return Place(what, row.seat, row.host == person)


def gone(connection: Connection, ids: list[str]) -> dict[str, Gone]:
    """What became of these."""
    rows = connection.execute(select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids)))
    found = {row.id: Gone(row.status, "") for row in rows}
    ends = select(journal.c.table_id, journal.c.body).where(
        journal.c.table_id.in_(ids), journal.c.kind == e.Aborted.__struct_config__.tag
    )
    for row in connection.execute(ends):
        body = e.decode(row.body)
        assert isinstance(body, e.Aborted)
        found[row.table_id] = Gone("aborted", body.seat)
    return found

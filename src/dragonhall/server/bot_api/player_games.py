"""The challenges and running games of a user, read from the index of tables.

The event stream is the difference between two such readings, so an event that was missed, or written by
another process, is found by the next reading.
"""

from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, and_, case, exists, or_, select

from dragonhall.server.store.schema import journal, seats, tables
from dragonhall.server.tables.journal import entries as e

MOST = 500  # maximum number of tables read for one user


class PlayerGame(NamedTuple):
    """A user's part in a table."""

    what: Literal["challenge", "game"]
    seat: str
    mine: bool  # is the user the host?


class EndedGame(NamedTuple):
    """The status of a table that left the user's list; `by` is the seat that aborted it."""

    status: str
    by: str


def player_games(connection: Connection, person: str) -> dict[str, PlayerGame]:
    """Return a user's challenges and running games, oldest first. Beyond `MOST`, games take precedence."""
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


def place_from(row: Any, person: str) -> PlayerGame:
    what: Literal["challenge", "game"] = "game" if row.status == "running" else "challenge"
    return PlayerGame(what, row.seat, row.host == person)


def ended_games(connection: Connection, ids: list[str]) -> dict[str, EndedGame]:
    """Return the current status of these tables."""
    rows = connection.execute(select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids)))
    found = {row.id: EndedGame(row.status, "") for row in rows}
    ends = select(journal.c.table_id, journal.c.body).where(
        journal.c.table_id.in_(ids), journal.c.kind == e.Aborted.__struct_config__.tag
    )
    for row in connection.execute(ends):
        body = e.decode(row.body)
        assert isinstance(body, e.Aborted)
        found[row.table_id] = EndedGame("aborted", body.seat)
    return found

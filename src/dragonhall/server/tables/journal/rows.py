"""The database rows of a table other than its journal: read on load, written together with entries."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect

from dragonhall.core.rating import Rating
from dragonhall.server.ratings import updates as ratings
from dragonhall.server.ratings.model import BOT
from dragonhall.server.store import JournalEntry
from dragonhall.server.store import schema as db
from dragonhall.server.store.journal import read_entries
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.table_state import TableState


class HeldAnswer(NamedTuple):
    """An answer that is not published yet, and the question that it answers.

    `question` is the number of the entry that asked: after an undo the same ply asks another question.
    """

    ply: int
    action: str
    question: int


class StoredTable(NamedTuple):
    """The stored data of one table."""

    id: str
    entries: list[JournalEntry]
    seed: bytes
    pace: bytes
    second: bytes  # the seed of the second leg; empty if none was drawn
    standing: dict[str, tuple[str, int]]
    held: HeldAnswer | None
    muted: dict[str, set[str]]  # muted names, by user


def load(connection: Connection, table: str, after: int = 0) -> StoredTable | None:
    secret = connection.execute(select(db.secrets).where(db.secrets.c.table_id == table)).first()
    if secret is None:
        return None
    standing = connection.execute(select(db.standing).where(db.standing.c.table_id == table))
    held = connection.execute(select(db.held).where(db.held.c.table_id == table)).first()
    return StoredTable(
        table,
        read_entries(connection, table, after),
        secret.seed,
        secret.pace,
        secret.second or b"",
        {row.seat: (row.until, row.turn) for row in standing},
        None if held is None else HeldAnswer(held.ply, held.action, held.question),
        read_mutes(connection, table),
    )


def journal_entries(bodies: Sequence[e.AnyEntry], at: float, after: int = 0) -> list[JournalEntry]:
    """Return numbered entries with these bodies, to follow the entry with the number `after`."""
    return [
        JournalEntry(number, at, e.kind_of(body), e.encode(body))
        for number, body in enumerate(bodies, after + 1)
    ]


def read_mutes(connection: Connection, table: str) -> dict[str, set[str]]:
    muted: dict[str, set[str]] = {}
    for row in connection.execute(select(db.mutes).where(db.mutes.c.table_id == table)):
        muted.setdefault(row.person, set()).add(row.name)
    return muted


def set_mute(dialect: Dialect, table: str, person: str, name: str, on: bool) -> Executable:
    row = {"table_id": table, "person": person, "name": name}
    if on:
        return insert_or_ignore(dialect, db.mutes, **row)
    return delete(db.mutes).where(*(db.mutes.c[column] == value for column, value in row.items()))


def insert_table(table_state: TableState, standard: bool) -> Executable:
    """Return the insert of a new table's row."""
    settings = table_state.settings
    return insert(db.tables).values(
        id=table_state.id,
        game=settings.game,
        players=settings.players,
        options=msgspec.json.encode(settings.options).decode(),
        matchup=matchup_of(settings),
        pack=settings.pack,
        standard=standard,
        visibility=settings.visibility,
        rated=settings.rated,
        clock=settings.clock,
        match=settings.match,
        leg=settings.leg,
        previous=settings.previous,
        host=settings.host,
        created=table_state.created,
        status=table_state.status,
        number=0,
        ply=0,
        changed=table_state.changed,
        reason="",
    )


def insert_secrets(table_state: TableState, pace: bytes, deal: str) -> Executable:
    return insert(db.secrets).values(
        table_id=table_state.id,
        seed=table_state.seed,
        pace=pace,
        second=table_state.second or None,
        deal=deal or None,
    )


def matchup_of(opened: e.Opened) -> str:
    """Return what separates the ladders of a game: the match-up if there is one, else the player count."""
    return opened.options.get("matchup", str(opened.players))


def with_ratings(connection: Connection, opened: e.Opened, sats: Sequence[e.SeatTaken]) -> list[e.SeatTaken]:
    """Return the same seats with the current rating of each occupant in this game."""
    players = {sat.seat: sat.person or BOT + sat.level for sat in sats if sat.kind != "open"}
    ladder = ratings.ladder_of(opened.game, matchup_of(opened))
    found = ratings.read_ratings(connection, ladder, list(players.values()))
    return [rated_seat(sat, found.get(players.get(sat.seat, ""))) for sat in sats]


def rated_seat(sat: e.SeatTaken, rating: Rating | None) -> e.SeatTaken:
    if rating is None:
        return sat
    return msgspec.structs.replace(
        sat, rating=round(rating.mean, 2), uncertainty=round(rating.uncertainty, 2)
    )


def index_changes(table_state: TableState, bodies: Sequence[e.AnyEntry]) -> Iterator[Executable]:
    """Yield the updates of the seat rows, if these entries change the occupants or end the game."""
    if any(isinstance(body, e.SeatTaken | e.PlayerLeft | e.Opened) for body in bodies):
        yield delete(db.seats).where(db.seats.c.table_id == table_state.id)
        yield insert(db.seats).values(seat_rows(table_state))
    elif table_state.status == "over" and isinstance(bodies[-1], e.Moved):
        for row in seat_rows(table_state):
            yield (
                update(db.seats)
                .where(db.seats.c.table_id == table_state.id, db.seats.c.seat == row["seat"])
                .values(won=row["won"], score=row["score"])
            )
    if table_state.settings.rated and table_state.status == "over" and ends_rated(bodies[-1]):
        yield ratings.due(table_state.id)


def ends_rated(body: e.AnyEntry) -> bool:
    return isinstance(body, e.Moved) or (isinstance(body, e.PlayerLeft) and not body.early)


def seat_rows(table_state: TableState) -> list[dict[str, Any]]:
    ended = table_state.ended
    return [
        {
            "table_id": table_state.id,
            "seat": table_state.game.seats[k],
            "place": k,
            "team": table_state.teams[k],
            "kind": seat.kind,
            "person": seat.person or seat.left_by or None,  # the game still counts for a player who left
            "name": seat.name,
            "level": seat.level,
            "won": None if ended is None else k in ended.winners,
            "score": None if ended is None else ended.scores[k],
            "dropped": seat.dropped,
        }
        for k, seat in enumerate(table_state.seats)
    ]


# ---- standing answers and held answers ---------------------------------------------------------


def insert_or_ignore(dialect: Dialect, table: Any, **values: Any) -> Executable:
    """Return an insert that does nothing if the key exists."""
    make = postgresql.insert if dialect.name == "postgresql" else sqlite.insert
    keys = [column.name for column in table.primary_key]
    return make(table).values(**values).on_conflict_do_nothing(index_elements=keys)


def upsert(dialect: Dialect, table: Any, **values: Any) -> Executable:
    """Return an insert that replaces the row with the same key."""
    make = postgresql.insert if dialect.name == "postgresql" else sqlite.insert
    keys = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in keys}
    return make(table).values(**values).on_conflict_do_update(index_elements=keys, set_=rest)


def set_standing(dialect: Dialect, table: str, seat: str, until: str, turn: int) -> Executable:
    if not until:
        return delete(db.standing).where(db.standing.c.table_id == table, db.standing.c.seat == seat)
    return upsert(dialect, db.standing, table_id=table, seat=seat, until=until, turn=turn)


def set_held(dialect: Dialect, table: str, held: HeldAnswer) -> Executable:
    return upsert(dialect, db.held, table_id=table, **held._asdict())


def set_due(table: str, due: float | None) -> Executable:
    return update(db.tables).where(db.tables.c.id == table).values(due=due)

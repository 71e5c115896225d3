"""Lists of tables: open, running, own and finished. Read from the index, never from journals.

All are sorted by creation time, newest first. It never changes, so cursors stay valid.
"""

from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, and_, exists, or_, select

from dragonhall.core.text.messages import Words
from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import find
from dragonhall.server.http.responses import Cursor
from dragonhall.server.ratings.routes import ladder_words
from dragonhall.server.store.schema import seats, tables

Status = Literal["open", "running", "over"]
Outcome = Literal["won", "lost", "drawn"]


class ListedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat. `won` and `score` are set once the game is over."""

    seat: str
    team: str
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    you: bool = False
    won: bool | None = None
    score: int | None = None


class ListedTable(msgspec.Struct, frozen=True):
    """A row of a list. `matchup` is the part of the ladder name that separates games of one kind."""

    id: str
    game: str
    title: str
    players: int
    matchup: str
    words: str
    status: Literal["open", "running", "over", "aborted"]
    visibility: Literal["public", "link", "private"]
    rated: bool
    clock: str
    created: float
    changed: float
    ply: int
    reason: str
    your_turn: bool
    seats: list[ListedSeat]


class TableList(msgspec.Struct, frozen=True):
    """One page of a list. `after` is the cursor of the next page, empty at the end."""

    tables: list[ListedTable]
    after: str


class TableFilter(NamedTuple):
    """The filters of a list; an empty value matches everything."""

    game: str = ""
    matchup: str = ""
    rated: bool | None = None
    opponent: str = ""
    outcome: Outcome | None = None
    since: float | None = None
    until: float | None = None


class Slice(NamedTuple):
    """The position and size of one page of a list."""

    after: Cursor | None
    most: int


def public_tables(connection: Connection, status: Status, wanted: TableFilter, piece: Slice) -> list[Any]:
    """Return public tables with this status."""
    query = select(tables).where(tables.c.status == status, tables.c.visibility == "public")
    return rows(connection, apply_filter(query, wanted), piece)


def my_tables(connection: Connection, person: Person, turn: bool, piece: Slice) -> list[Any]:
    """Return a user's open and running tables; with `turn`, only those where they must choose.

    Reserved seats are not included: challenges have their own list, and other users must not fill this one.
    """
    if turn:
        query = select(tables).where(tables.c.to_move == person.id, tables.c.status == "running")
    else:
        taken = and_(seats.c.kind == "person", ~seats.c.dropped)
        mine = and_(seats.c.table_id == tables.c.id, seats.c.person == person.id, taken)
        query = select(tables).where(
            tables.c.status.in_(("open", "running")), or_(exists().where(mine), tables.c.host == person.id)
        )
    return rows(connection, query, piece)


def challenges_for(connection: Connection, person: Person, most: int) -> list[str]:
    """Return the ids of open tables with a seat reserved for this user, newest first."""
    kept = and_(seats.c.person == person.id, seats.c.kind == "open", ~seats.c.dropped)
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status == "open", kept)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(most)
    )
    return list(connection.scalars(query))


def finished_games(
    connection: Connection, person: str, stranger: bool, wanted: TableFilter, piece: Slice
) -> list[Any]:
    """Return the finished games of a user; with `stranger`, only those at public tables."""
    mine = seats.alias("mine")
    seat = and_(mine.c.table_id == tables.c.id, mine.c.person == person)
    if wanted.outcome is not None:
        seat = and_(seat, mine.c.won if wanted.outcome == "won" else ~mine.c.won)
    query = select(tables).where(tables.c.status == "over", exists().where(seat))
    if stranger:
        query = query.where(tables.c.visibility == "public")
    if wanted.outcome in ("lost", "drawn"):
        winner = seats.alias("winner")
        somebody = exists().where(winner.c.table_id == tables.c.id, winner.c.won)
        query = query.where(somebody if wanted.outcome == "lost" else ~somebody)
    if wanted.opponent:
        query = query.where(against(connection, person, wanted.opponent))
    return rows(connection, apply_filter(query, wanted), piece)


def against(connection: Connection, person: str, opponent: str) -> Any:
    """Return a condition: another seat was held by the account `opponent`, or by a bot of that level."""
    other = seats.alias("other")
    found = find(connection, opponent)
    who = other.c.level == opponent
    if found is not None:
        who = or_(who, and_(other.c.person == found.id, other.c.person != person))
    return exists().where(and_(other.c.table_id == tables.c.id, who))


def apply_filter(query: Select[Any], wanted: TableFilter) -> Select[Any]:
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.matchup:
        query = query.where(tables.c.matchup == wanted.matchup)
    if wanted.rated is not None:
        query = query.where(tables.c.rated.is_(wanted.rated))
    if wanted.since is not None:
        query = query.where(tables.c.created >= wanted.since)
    if wanted.until is not None:
        query = query.where(tables.c.created < wanted.until)
    return query


def rows(connection: Connection, query: Select[Any], piece: Slice) -> list[Any]:
    """Return the rows of a page and one more, which shows whether the list continues."""
    if piece.after is not None:
        number, key = piece.after
        query = query.where(
            or_(tables.c.created < number, and_(tables.c.created == number, tables.c.id > key))
        )
    return list(
        connection.execute(query.order_by(tables.c.created.desc(), tables.c.id).limit(piece.most + 1))
    )


def list_page(
    connection: Connection, found: list[Any], piece: Slice, viewer: Person | None, words: Words
) -> TableList:
    """Return a page of a list, with the seats of each table."""
    shown = found[: piece.most]
    me = viewer.id if viewer is not None else ""
    seated: dict[str, list[ListedSeat]] = {row.id: [] for row in shown}
    if shown:
        query = select(seats).where(seats.c.table_id.in_(list(seated))).order_by(seats.c.place)
        for seat in connection.execute(query):
            seated[seat.table_id].append(listed_seat(seat, me))
    more = str(Cursor(shown[-1].created, shown[-1].id)) if len(found) > piece.most else ""
    return TableList([listed_table(row, seated[row.id], me, words) for row in shown], more)


def listed_seat(row: Any, me: str) -> ListedSeat:
    yours = bool(me) and row.person == me
    return ListedSeat(row.seat, row.team, row.kind, row.name, row.level, yours, row.won, row.score)


def listed_table(row: Any, seated: list[ListedSeat], me: str, words: Words) -> ListedTable:
    return ListedTable(
        id=row.id,
        game=row.game,
        title=str(words.name("game", row.game)),
        players=row.players,
        matchup=row.matchup,
        words=ladder_words(row.game, row.matchup, words),
        status=row.status,
        visibility=row.visibility,
        rated=row.rated,
        clock=row.clock,
        created=row.created,
        changed=row.changed,
        ply=row.ply,
        reason=row.reason,
        your_turn=row.status == "running" and bool(me) and row.to_move == me,
        seats=seated,
    )

"""Challenges: open tables with seats reserved for named players. Nothing else is stored.

The challenged player takes the seat or gives it back. An offered rematch is a challenge too.
"""

from sqlalchemy import select

from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import player_named
from dragonhall.server.bot_api.messages import AcceptChallenge, NewChallenge
from dragonhall.server.errors import (
    ConflictError,
    ForbiddenError,
    InvalidValueError,
    TableNotFoundError,
)
from dragonhall.server.store import schema as db
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.http.requests import Join, NewTable, SeatRequest
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.perspective import may_know
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import Tables

MOST_OF_PERSON = 3  # pending challenges of one user to the same player
MOST_OF_ADDRESS = 6  # the same for all users last seen at one network address


async def challenge(tables: Tables, person: Person, asked: NewChallenge) -> Table:
    await tables.pack_cache.load(asked.pack)
    game = tables.games.configure(asked.game, asked.players, asked.options, asked.pack)
    rivals = await tables.store.read(lambda connection: [player_named(connection, name) for name in asked.to])
    if person.id in {rival.id for rival in rivals}:
        raise InvalidValueError("challenge-self")
    if len({rival.id for rival in rivals}) < len(rivals) or len(rivals) >= len(game.seats):
        raise InvalidValueError("challenge-seats", players=len(game.seats), got=len(rivals) + 1)
    for rival in rivals:
        await check_waiting(tables, person, rival)
    mine = game.seat_number(asked.seat) if asked.seat else 0
    others = [(mine + step) % len(game.seats) for step in range(1, len(game.seats))]
    kept = dict(zip(others, rivals, strict=False))
    seat_requests = [seat_request(k, mine, kept, asked.level) for k in range(len(game.seats))]
    table = NewTable(
        game=asked.game,
        players=asked.players,
        options=asked.options,
        pack=asked.pack,
        seats=seat_requests,
        visibility=asked.visibility,
        rated=asked.rated,
        clock=asked.clock,
        match=asked.match,
        deal=asked.deal,
        salt=asked.salt,
    )
    return await seating.open_table(tables, person, table, kept)


async def check_waiting(tables: Tables, person: Person, rival: Person) -> None:
    """Raise ConflictError if the user, or their address, has too many pending challenges to `rival`."""
    query = (
        select(db.tables.c.host)
        .join(db.seats, db.seats.c.table_id == db.tables.c.id)
        .where(db.seats.c.person == rival.id, db.seats.c.kind == "open", db.tables.c.status == "open")
    )
    hosts = await tables.store.read(lambda connection: connection.execute(query).scalars().all())
    address = tables.addresses.of(person.id)
    near = sum(tables.addresses.of(host) == address for host in hosts) if address else 0
    if hosts.count(person.id) >= MOST_OF_PERSON or near >= MOST_OF_ADDRESS:
        raise ConflictError("challenges-many", name=rival.name)


def seat_request(place: int, mine: int, kept: dict[int, Person], level: str) -> SeatRequest:
    if place == mine:
        return SeatRequest(kind="me")
    return SeatRequest(kind="bot", level=level) if level and place not in kept else SeatRequest(kind="open")


def reserved_seats(table_state: TableState, person: Person) -> list[int]:
    """Return the seats reserved for this user."""
    return [k for k, seat in enumerate(table_state.seats) if seat.kind == "open" and seat.person == person.id]


def reserved_seat(table: Table, person: Person) -> int:
    """Return the seat reserved for this user.

    Raise TableNotFoundError if they may not know that the table exists, ForbiddenError if none is reserved.
    """
    if not may_know(table.table_state, person):
        raise TableNotFoundError
    seating.check_open(table)
    kept = reserved_seats(table.table_state, person)
    if not kept:
        raise ForbiddenError("not-challenged")
    return kept[0]


async def accept(table: Table, person: Person, asked: AcceptChallenge) -> None:
    seat = table.table_state.game.seats[reserved_seat(table, person)]
    await seating.join(table, person, Join(seat=seat, salt=asked.salt))


async def decline(table: Table, person: Person) -> None:
    """Give the seat back. If only the host would remain, close the table."""
    async with table.lock:
        table_state = table.table_state
        seat = table_state.game.seats[reserved_seat(table, person)]
        expected = {who.person for who in table_state.seats} - {"", person.id, table_state.settings.host}
        closing: list[e.AnyEntry] = [] if expected else [e.Aborted(seat)]
        await table.record(e.SeatTaken(seat, "open"), *closing)


async def withdraw(table: Table, person: Person) -> None:
    """Close a table whose game has not started. Host only."""
    async with table.lock:
        if not may_know(table.table_state, person):
            raise TableNotFoundError
        seating.check_open(table)
        seating.check_host(table, person)
        mine = table.table_state.seats_of(person.id)
        await table.record(e.Aborted(table.table_state.game.seats[mine[0] if mine else 0]))

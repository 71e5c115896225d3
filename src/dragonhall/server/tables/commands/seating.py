"""Opening a table, taking seats, starting the game."""

import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256

from sqlalchemy import Executable, delete, func, insert, select

from dragonhall.bots import LEVELS
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.records.match import Match
from dragonhall.core.records.match_legs import LEGS
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import (
    ConflictError,
    ForbiddenError,
    InvalidValueError,
    StaleActionError,
    TableNotFoundError,
)
from dragonhall.server.store import ConcurrentWriteError
from dragonhall.server.store import schema as db
from dragonhall.server.tables.commands.rated_games import check_bots, check_owners, check_rated
from dragonhall.server.tables.http.requests import Invite, Join, NewTable, SeatRequest, SetSeat
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.clocks import read_clock
from dragonhall.server.tables.journal.deals import Deal, claim_deal
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.perspective import may_know
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import Tables

MOST_OPEN = 50  # open tables of one host
ACCOUNTS_AT_ADDRESS = 4  # an address may have as many tables without people as this many accounts
SEATED = (*LEVELS, "greedy", "random")  # bots that may be seated


async def open_table(
    tables: Tables, person: Person, asked: NewTable, kept: Mapping[int, Person] | None = None
) -> Table:
    """Open a table; it starts at once if all seats are taken. `kept` seats are reserved for these users."""
    tables.check_capacity()
    await check_waiting(tables, person)
    await tables.pack_cache.load(asked.pack)
    game = tables.games.configure(asked.game, asked.players, asked.options, asked.pack)
    read_clock(asked.clock)
    if asked.match == "two-leg" and len(game.seats) != LEGS:
        raise InvalidValueError("two-leg", game=game.name)
    deal = await claim_deal(tables.store, person, asked.deal, asked.salt, tables.now())
    opened = e.Opened(
        game=game.name,
        players=game.players,
        options=dict(game.options),
        pack=game.pack.hash,
        host=person.id,
        host_name=person.name,
        commitment="",
        visibility=asked.visibility,
        rated=asked.rated,
        clock=asked.clock,
        hot_seat=asked.hot_seat,
        match=asked.match,
        watch_delay=asked.watch_delay,
    )
    seats = requested_seats(tables, game, person, asked)
    seats += [e.SeatTaken(game.seats[k], "open", who.id, who.name) for k, who in (kept or {}).items()]
    if asked.rated:
        check_rated(tables, opened, person)
        check_bots(seats)
        await check_owners(tables, {person.id, *(who.id for who in (kept or {}).values())})
    people = len(seats) < len(game.seats) or any(sat.kind != "bot" for sat in seats)
    async with bot_table_starting(tables, person, people):
        try:
            return await open_with_seats(tables, opened, seats, deal)
        except ConcurrentWriteError:  # the id is random, so the deal was used
            raise ConflictError("deal-used") from None


async def open_with_seats(
    tables: Tables, opened: e.Opened, seats: Sequence[e.SeatTaken], deal: Deal, id: str = ""
) -> Table:
    """Open a table with these occupants. If no seat is open, the game starts in the same transaction.

    A second leg must not be visible before its start: a player could leave it.
    """
    await tables.pack_cache.load(opened.pack)
    game = tables.games.configure(opened.game, opened.players, opened.options, opened.pack)
    taken = {sat.seat: sat for sat in seats if sat.kind != "open"}
    start: list[e.AnyEntry] = []
    if len(taken) == len(game.seats):
        dealt = [taken[seat] for seat in game.seats]
        salts, names = [sat.salt for sat in dealt], [sat.name for sat in dealt]
        start = [e.Started(Match(game, deal.seed, salts, names).header)]
    table = await tables.open(opened, seats, deal, id, then=start)
    table.scheduler.schedule_next()
    return table


async def check_waiting(tables: Tables, person: Person) -> None:
    query = select(func.count()).where(db.tables.c.host == person.id, db.tables.c.status == "open")
    if await tables.store.read(lambda connection: connection.execute(query).scalar_one()) >= MOST_OPEN:
        raise ConflictError("tables-many", most=MOST_OPEN)


def requested_seats(tables: Tables, game: Game, person: Person, asked: NewTable) -> list[e.SeatTaken]:
    seat_requests = list(asked.seats) or default_seats(game, asked.hot_seat)
    if len(seat_requests) != len(game.seats):
        raise InvalidValueError("seats-number", players=len(game.seats), got=len(seat_requests))
    mine = sum(seat_request.kind == "me" for seat_request in seat_requests)
    if mine > 1 and not asked.hot_seat:
        raise InvalidValueError("seats-hot")
    pairs = zip(game.seats, seat_requests, strict=True)
    return [
        sat
        for seat, seat_request in pairs
        if (sat := requested_seat(tables, seat, seat_request, person, asked.salt)) is not None
    ]


def default_seats(game: Game, hot_seat: bool) -> list[SeatRequest]:
    others = SeatRequest(kind="me" if hot_seat else "open")
    return [SeatRequest(kind="me"), *[others] * (len(game.seats) - 1)]


def requested_seat(
    tables: Tables, seat: str, seat_request: SeatRequest, person: Person, salt: str
) -> e.SeatTaken | None:
    if seat_request.kind == "me":
        return e.SeatTaken(seat, "person", person.id, person.name, salt=salt)
    return bot_seat(tables, seat, seat_request.level) if seat_request.kind == "bot" else None


def bot_seat(tables: Tables, seat: str, level: str) -> e.SeatTaken:
    level = level or tables.policy.bot_level
    if level not in SEATED:  # a bot code could ask for hours of computation
        raise OptionError("bot", got=level, allowed=", ".join(SEATED))
    return e.SeatTaken(seat, "bot", name=level, level=level)


def start_entry(table_state: TableState, sats: Sequence[e.SeatTaken] = ()) -> e.Started:
    """Return the start entry, with `sats` seated in addition."""
    salts = [seat.salt for seat in table_state.seats]
    names = [seat.name for seat in table_state.seats]
    for sat in sats:
        salts[table_state.number_of(sat.seat)] = sat.salt
        names[table_state.number_of(sat.seat)] = sat.name
    return e.Started(Match(table_state.game, table_state.seed, salts, names).header)


def check_open(table: Table) -> None:
    if table.table_state.status != "open":
        raise ConflictError("not-open")


def check_host(table: Table, person: Person) -> None:
    if table.table_state.settings.host != person.id:
        raise ForbiddenError("not-host")


# ---- seats ---------------------------------------------------------------------------------------


async def join(table: Table, person: Person, asked: Join) -> None:
    """Take an open seat: that of the invitation, the one named, the one reserved for this user, or any."""
    try:
        await take_seat(table, person, asked)
    except (
        StaleActionError
    ):  # another process wrote first and the table was reloaded: the seat may still be free
        await take_seat(table, person, asked)


async def take_seat(table: Table, person: Person, asked: Join) -> None:
    async with table.lock:
        table_state = table.table_state
        seated = bool(table_state.seats_of(person.id)) and not table_state.settings.hot_seat
        # Read under the lock: using an invitation writes an entry, so a concurrent use makes our write fail.
        invited = await invited_seat(table, asked.invitation) if asked.invitation and not seated else ""
        if asked.invitation and not seated and not invited:
            raise ForbiddenError("invitation")
        if not invited and not may_know(table_state, person):
            raise TableNotFoundError
        check_open(table)
        if seated:
            raise ConflictError("already-seated")
        if table_state.settings.rated:
            if person.kind == "guest":
                raise ForbiddenError("rated-guest")
            await check_owners(table.tables, table_state.people | {person.id})
        seat = chosen_seat(table_state, person, invited or asked.seat)
        used = [delete_used(asked.invitation)] if invited else []
        await sit(table, e.SeatTaken(seat, "person", person.id, person.name, salt=asked.salt), used)


async def invited_seat(table: Table, invitation: str) -> str:
    """Return the seat of an invitation; empty if it is not valid for this table."""
    query = select(db.invitations.c.seat).where(
        db.invitations.c.token == token_hash(invitation), db.invitations.c.table_id == table.id
    )
    return await table.tables.store.read(lambda connection: connection.execute(query).scalar() or "")


def delete_used(invitation: str) -> Executable:
    """Return the deletion of an invitation, unless it is reusable."""
    once = ~db.invitations.c.reusable
    return delete(db.invitations).where(db.invitations.c.token == token_hash(invitation), once)


def token_hash(token: str) -> str:
    return sha256(b"dragonhall invitation " + token.encode()).hexdigest()


def chosen_seat(table_state: TableState, person: Person, wanted: str) -> str:
    """Return the named or first free seat; raise ConflictError if it is not free for this user."""
    free = [
        k
        for k, seat in enumerate(table_state.seats)
        if seat.kind == "open" and seat.person in ("", person.id)
    ]
    if wanted:
        if table_state.number_of(wanted) not in free:
            raise ConflictError("seat-taken", seat=wanted)
        return wanted
    if not free:
        raise ConflictError("table-full")
    kept = [k for k in free if table_state.seats[k].person == person.id]
    return table_state.game.seats[(kept or free)[0]]


async def sit(table: Table, sat: e.SeatTaken, also: Sequence[Executable] = ()) -> None:
    """Record a new occupant; if the seat was the last open one, also start the game."""
    missing = open_seats(table.table_state)
    [sat] = await table.tables.with_ratings(table.table_state.settings, [sat])
    if missing == [sat.seat] and sat.kind != "open":
        await table.record(sat, start_entry(table.table_state, [sat]), also=also)
    else:
        await table.record(sat, also=also)


def open_seats(table_state: TableState) -> list[str]:
    seats = zip(table_state.game.seats, table_state.seats, strict=True)
    return [seat for seat, who in seats if who.kind == "open"]


async def leave(table: Table, person: Person) -> None:
    """Give the seats back before the start. If no other user has a seat, close the table."""
    async with table.lock:
        check_open(table)
        table_state = table.table_state
        mine = table_state.seats_of(person.id)
        if not mine and table_state.settings.host != person.id:
            raise ForbiddenError("not-seated")
        opened: list[e.AnyEntry] = [e.SeatTaken(table_state.game.seats[k], "open") for k in mine]
        if table_state.people <= {person.id}:
            opened.append(e.Aborted(table_state.game.seats[mine[0] if mine else 0]))
        await table.record(*opened)


async def set_seat(table: Table, person: Person, asked: SetSeat) -> None:
    """Put a bot on a seat, or open it again, unless a person has it. Host only."""
    async with table.lock:
        check_open(table)
        check_host(table, person)
        seat = table.table_state.seats[table.table_state.number_of(asked.seat)]
        if seat.kind == "person":
            raise ConflictError("seat-taken", seat=asked.seat)
        if asked.kind == "bot":
            bot = bot_seat(table.tables, asked.seat, asked.level)
            if table.table_state.settings.rated:
                check_bots([bot])
            people = any(who.kind != "bot" for who in table.table_state.seats if who is not seat)
            async with bot_table_starting(table.tables, person, people):
                await sit(table, bot)
        else:
            await table.record(e.SeatTaken(asked.seat, "open"))


async def invite(table: Table, person: Person, asked: Invite) -> str:
    """Create a token that gives its holder the seat, once or repeatedly. Only its hash is stored.

    A used invitation stays used when the seat is left: the host creates a new one.
    """
    check_open(table)
    check_host(table, person)
    seat = table.table_state.game.seats[table.table_state.number_of(asked.seat)]
    token = secrets.token_urlsafe(16)
    row = insert(db.invitations).values(
        token=token_hash(token), table_id=table.id, seat=seat, reusable=asked.reusable
    )
    await table.tables.execute(row)
    return token


async def start(table: Table, person: Person) -> None:
    """Start the game with bots on the open seats. Host only."""
    async with table.lock:
        check_open(table)
        check_host(table, person)
        table_state = table.table_state
        if not table_state.people:
            raise ConflictError("nobody-seated")
        bots = [bot_seat(table.tables, seat, "") for seat in open_seats(table_state)]
        sats = await table.tables.with_ratings(table_state.settings, bots)
        await table.record(*sats, start_entry(table_state, sats))


# ---- tables without people -----------------------------------------------------------------------
# Only accounts may start them, a few for each account and address. A game that all people have left counts
# against its host's quota; it continues at low priority.


@asynccontextmanager
async def bot_table_starting(tables: Tables, person: Person, people: bool) -> AsyncIterator[None]:
    """Check the quotas, holding a lock while a table starts. Tables with `people` are not limited."""
    if people:
        yield
        return
    if person.kind != "account":
        raise ForbiddenError("bot-table-account")
    async with tables.bot_tables_opening:  # makes checking and using the last place atomic
        check_quotas(tables, person)
        yield


def check_quotas(tables: Tables, person: Person) -> None:
    most = tables.policy.bot_tables
    hosts = [
        table.table_state.settings.host
        for table in tables.loaded.values()
        if table.table_state.status == "running" and not table.table_state.people
    ]
    address = tables.addresses.of(person.id)
    near = sum(tables.addresses.of(host) == address for host in hosts) if address else 0
    if hosts.count(person.id) >= most or near >= most * ACCOUNTS_AT_ADDRESS:
        raise ConflictError("bot-tables-many", most=most)

"""The table after a finished game: the second leg of a match, or a rematch."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import (
    ConflictError,
    ForbiddenError,
    TableNotFoundError,
)
from dragonhall.server.store import ConcurrentWriteError
from dragonhall.server.tables.commands.rated_games import check_bots, check_rated
from dragonhall.server.tables.commands.seating import join, open_with_seats
from dragonhall.server.tables.http.requests import Join, Rematch
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.deals import Deal, claim_deal, new_seeds
from dragonhall.server.tables.journal.table_state import Seat, TableState
from dragonhall.server.tables.live.table import Table

UNSALTED = Rematch()


async def rematch(table: Table, person: Person, asked: Rematch = UNSALTED) -> Table:
    """Open or join the rematch, with the sides swapped; seats of other people are reserved for them.

    The seat of a user whose `deal` was not used stays free: this table's commitment was not known when
    the salt was sent.
    """
    async with table.lock:
        table_state = table.table_state
        if table_state.status not in ("over", "aborted"):
            raise ConflictError("not-over")
        if not table_state.seats_of(person.id):
            raise ForbiddenError("not-seated")
        if not table_state.next_table:
            second_leg = table_state.awaits_leg  # a rematch must not replace the second leg
            following = await (open_second_leg(table) if second_leg else open_rematch(table, person, asked))
            await table.record(e.NextTableOpened(following.id))
        following = await table.tables.get(table.table_state.next_table)
    free = following.table_state.status == "open" and not following.table_state.seats_of(person.id)
    if free and not asked.deal:
        await join(following, person, Join(salt=asked.salt))
    return following


async def open_rematch(table: Table, person: Person, asked: Rematch) -> Table:
    deal = await claim_deal(table.tables.store, person, asked.deal, asked.salt, table.tables.now())
    table_state, tables = table.table_state, table.tables
    standard = tables.games.standard[table_state.settings.game]
    opened = replace(
        following_settings(table_state),
        pack=standard if table_state.settings.rated else table_state.settings.pack,
        host=person.id,
        host_name=person.name,
    )
    seats = [
        seat_entry(seat, who, asked.salt if who.person == person.id else "")
        if who.kind == "bot" or who.person == person.id
        else e.SeatTaken(seat, "open", who.person, who.name)
        for seat, who in next_seats(table_state)
    ]
    if opened.rated:
        check_rated(tables, opened, person)
        check_bots(seats)
    return await open_following(table, opened, seats, deal)


async def open_second_leg(table: Table) -> Table:
    """Open the second leg. Its seed was committed to with the first table, before the players sent salts.

    Matches of earlier versions have no such seed: it is drawn now and not salted.
    """
    table_state = table.table_state
    announced = bool(table_state.second)
    deal = Deal(table_state.second, b"") if announced else new_seeds()
    opened = replace(following_settings(table_state), leg=1, earlier=table_state.leg_result())
    seats = [seat_entry(seat, who, who.salt if announced else "") for seat, who in next_seats(table_state)]
    return await open_following(table, opened, seats, deal)


def following_settings(table_state: TableState) -> e.Opened:
    """Return the settings of the table that follows this one, with the score so far."""
    score = {seat: won for (seat, _), won in zip(next_seats(table_state), table_state.score(), strict=True)}
    return replace(
        table_state.settings, leg=0, previous=table_state.id, score=score, earlier=None, imported=False
    )


def next_seats(table_state: TableState) -> list[tuple[str, Seat]]:
    """Return every player with the seat after theirs."""
    seats = table_state.game.seats
    return [(seats[(k + 1) % len(seats)], who) for k, who in enumerate(table_state.seats)]


def seat_entry(seat: str, who: Seat, salt: str) -> e.SeatTaken:
    return e.SeatTaken(seat, who.kind, who.person, who.name, who.level, salt)


async def open_following(table: Table, opened: e.Opened, seats: Sequence[e.SeatTaken], deal: Deal) -> Table:
    """Open the following table. Its id is derived from this one: concurrent requests get the same table."""
    id = sha256(b"dragonhall next " + table.pace.key).hexdigest()[:16]
    try:
        return await open_with_seats(table.tables, opened, seats, deal, id)
    except ConcurrentWriteError:  # another request opened it, or used the deal
        try:
            return await table.tables.get(id)
        except TableNotFoundError:
            raise ConflictError("deal-used") from None

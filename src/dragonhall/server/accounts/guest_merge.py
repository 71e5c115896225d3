"""Transfer the games of a guest to an account when the guest logs in."""

from sqlalchemy import ColumnElement, Connection, exists, select, update

from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import forget, locked_kind
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import BrokenTableError, StaleActionError
from dragonhall.server.store.schema import seats, tables
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.table import Table

TRIES = 3


async def merge_guest(context: ServerContext, guest: Person, account: Person) -> None:
    """Transfer seats: at unfinished tables in their journals, of finished games in the index.

    If the account has a seat at the same table, the guest keeps theirs, so that no user plays against
    themselves.
    """
    for id in await context.store.read(lambda connection: unfinished_tables(connection, guest, account)):
        try:
            table = await context.tables.get(id)
        except BrokenTableError:  # not playable; must not prevent the login
            continue
        for _ in range(TRIES):
            try:
                await take_over(table, guest, account)
                break
            except StaleActionError:  # concurrent write; the table has been reloaded
                continue
    await context.store.write(lambda connection: take_over_finished(connection, guest, account))


def unfinished_tables(connection: Connection, guest: Person, account: Person) -> list[str]:
    found = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == guest.id, tables.c.status.in_(("open", "running")))
        .where(~both_sit(account))
    )
    return list(dict.fromkeys(connection.execute(found).scalars()))


def both_sit(account: Person) -> ColumnElement[bool]:
    other = seats.alias("other")
    return exists().where(other.c.table_id == seats.c.table_id, other.c.person == account.id)


async def take_over(table: Table, guest: Person, account: Person) -> None:
    async with table.lock:
        sats = [
            e.SeatTaken(table.table_state.game.seats[k], "person", account.id, account.name, salt=seat.salt)
            for k, seat in enumerate(table.table_state.seats)
            if seat.kind == "person" and seat.person == guest.id
        ]
        if sats:
            await table.record(*await table.tables.with_ratings(table.table_state.settings, sats))


def take_over_finished(connection: Connection, guest: Person, account: Person) -> None:
    if locked_kind(connection, guest.id) != "guest":  # registered meanwhile: the games belong to that account
        return
    connection.execute(
        update(seats)
        .where(seats.c.person == guest.id, ~both_sit(account))
        .values(person=account.id, name=account.name)
    )
    connection.execute(update(tables).where(tables.c.host == guest.id).values(host=account.id))
    left = connection.execute(select(seats.c.table_id).where(seats.c.person == guest.id).limit(1)).first()
    if left is None:
        forget(connection, guest.id)

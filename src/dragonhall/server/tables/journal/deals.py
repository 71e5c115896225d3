"""Deals committed to in advance: the server fixes the seeds, then players send salts (docs/decisions/0013).

A deal belongs to one user, opens at most one table and expires. Its row is deleted in the transaction that
writes the table's first entry; `secrets.deal` is unique, so of two requests with one deal one wins.
"""

import secrets
from typing import NamedTuple

from sqlalchemy import Connection, Executable, delete, insert, select

from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, InvalidValueError
from dragonhall.server.store import Store
from dragonhall.server.store import schema as db

EXPIRES_AFTER = 3600.0  # seconds
MOST_OPEN = 10  # deals of one user; beyond that the oldest is dropped


class Deal(NamedTuple):
    """The seeds of a table: `second` is that of the second leg, used in two-leg matches only.

    `id` is empty if the seeds were drawn by the request that opens the table.
    """

    seed: bytes
    second: bytes
    id: str = ""


def new_seeds() -> Deal:
    return Deal(secrets.token_bytes(32), secrets.token_bytes(32))


def draw(connection: Connection, person: str, now: float) -> Deal:
    """Store a new deal for this user and drop the oldest beyond the limit."""
    deal = new_seeds()._replace(id=secrets.token_hex(12))
    newest = (
        select(db.deals.c.id)
        .where(db.deals.c.person == person)
        .order_by(db.deals.c.created.desc(), db.deals.c.id)
        .limit(MOST_OPEN - 1)
    )
    keep = connection.execute(newest).scalars().all()
    connection.execute(delete(db.deals).where(db.deals.c.person == person, db.deals.c.id.not_in(keep)))
    connection.execute(
        insert(db.deals).values(id=deal.id, person=person, seed=deal.seed, second=deal.second, created=now)
    )
    return deal


async def claim_deal(store: Store, person: Person, deal: str, salt: str, now: float) -> Deal:
    """Return the seeds for a table that this request opens: those of `deal`, or fresh ones.

    A salt that arrives without a deal is refused: the seeds do not exist yet, so it would prove nothing.
    """
    if not deal:
        if salt:
            raise InvalidValueError("salt-early")
        return new_seeds()
    return await store.read(lambda connection: find(connection, person.id, deal, now))


def find(connection: Connection, person: str, id: str, now: float) -> Deal:
    found = connection.execute(select(db.deals).where(db.deals.c.id == id)).first()
    if found is not None and found.person == person and found.created > now - EXPIRES_AFTER:
        return Deal(found.seed, found.second, id)
    used = connection.execute(select(db.secrets.c.table_id).where(db.secrets.c.deal == id)).first()
    raise ConflictError("deal-unknown" if used is None else "deal-used")


def delete_deal(deal: Deal) -> list[Executable]:
    """Return statements for the transaction that opens the table."""
    return [delete(db.deals).where(db.deals.c.id == deal.id)] if deal.id else []


def forget_expired(connection: Connection, now: float) -> None:
    connection.execute(delete(db.deals).where(db.deals.c.created < now - EXPIRES_AFTER))

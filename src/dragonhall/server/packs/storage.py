"""Stored packs: texts by their hash, and which person has which of them under what name.

A text is kept as long as a person or a table uses it.
"""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, func, select

from dragonhall.core.packs.pack import hash_of
from dragonhall.server.errors import ConflictError, NotFoundError
from dragonhall.server.store.schema import owned_packs, packs, tables
from dragonhall.server.tables.journal.game_cache import Games
from dragonhall.server.tables.journal.rows import insert_or_ignore, upsert

MOST_OF_ONE = 20


class ListedPack(msgspec.Struct, frozen=True):
    """A pack, identified by its hash; `added` is 0 for packs of the project."""

    hash: str
    game: str
    name: str
    standard: bool
    added: float = 0.0


def standard_packs(games: Games) -> list[ListedPack]:
    return [ListedPack(kept.pack.hash, kept.game, kept.pack.origin, True) for kept in games.standard_packs]


def own_packs(connection: Connection, person: str) -> list[ListedPack]:
    found = (
        select(packs.c.hash, packs.c.game, owned_packs.c.name, owned_packs.c.added)
        .join(owned_packs, owned_packs.c.hash == packs.c.hash)
        .where(owned_packs.c.person == person)
        .order_by(packs.c.game, owned_packs.c.name, packs.c.hash)
    )
    return [ListedPack(row.hash, row.game, row.name, False, row.added) for row in connection.execute(found)]


def add_pack(connection: Connection, person: str, game: str, text: str, name: str) -> ListedPack:
    """Store a checked pack for a person; if they have it already, it gets the new name."""
    hash, added = hash_of(text), time.time()
    others = select(func.count()).where(owned_packs.c.person == person, owned_packs.c.hash != hash)
    if connection.execute(others).scalar_one() >= MOST_OF_ONE:
        raise ConflictError("packs-many", most=MOST_OF_ONE)
    connection.execute(insert_or_ignore(connection.dialect, packs, hash=hash, game=game, text=text))
    row: dict[str, Any] = {"person": person, "hash": hash, "name": name, "added": added}
    connection.execute(upsert(connection.dialect, owned_packs, **row))
    return ListedPack(hash, game, name, False, added)


def own_text(connection: Connection, person: str, hash: str) -> str:
    """Return the text of a pack of this person; NotFoundError if there is none."""
    found = (
        select(packs.c.text)
        .join(owned_packs, owned_packs.c.hash == packs.c.hash)
        .where(owned_packs.c.person == person, packs.c.hash == hash)
    )
    text = connection.execute(found).scalar()
    if text is None:
        raise NotFoundError("pack-none")
    return str(text)


def remove_pack(connection: Connection, person: str, hash: str) -> None:
    own_text(connection, person, hash)
    mine = (owned_packs.c.person == person, owned_packs.c.hash == hash)
    connection.execute(delete(owned_packs).where(*mine))
    forget_unused(connection)


def remove_all_packs(connection: Connection, people: list[str]) -> None:
    connection.execute(delete(owned_packs).where(owned_packs.c.person.in_(people)))
    forget_unused(connection)


def forget_unused(connection: Connection) -> None:
    """Delete texts that no person and no table uses; those of the project are restored at the next start."""
    connection.execute(
        delete(packs)
        .where(~exists().where(owned_packs.c.hash == packs.c.hash))
        .where(~exists().where(tables.c.pack == packs.c.hash))
    )

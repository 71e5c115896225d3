"""Queries on people: add, find, change, delete. All of them run in the caller's transaction."""

import time
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from dragonhall.server.accounts.names import checked_claim, checked_name, fold_name, keys_of
from dragonhall.server.accounts.person import Person, new_id
from dragonhall.server.errors import ConflictError, ForbiddenError, NotFoundError
from dragonhall.server.store.schema import name_keys, people, seats, sessions, tokens

SHOWN = (people.c.id, people.c.name, people.c.kind, people.c.language)
GONE = "gone"


def person_from(row: Any) -> Person:
    return Person(row.id, row.name, row.kind, row.language)


def add_guest(connection: Connection, name: str, language: str) -> Person:
    """Add a guest. The name must not look like that of an account, a bot or a deleted person."""
    shown = checked_name(name)
    checked_claim(shown)
    held = select(name_keys.c.key).where(name_keys.c.key.in_(keys_of(shown))).limit(1)
    if connection.execute(held).first() is not None:
        raise ConflictError("name-taken", got=shown)
    return insert_person(connection, Person(new_id(), shown, "guest", language))


def add_account(
    connection: Connection, name: str, password: str, language: str, guest: Person | None
) -> Person:
    """Add an account. A guest who registers keeps their id, and with it their games.

    Of several requests that register one guest, one succeeds; the others raise ConflictError.
    """
    shown = checked_name(name)
    claim = checked_claim(shown)
    if guest is None:
        return insert_person(
            connection, Person(new_id(), shown, "account", language), claim, password=password
        )
    still_guest = update(people).where(people.c.id == guest.id, people.c.kind == "guest")
    try:
        with connection.begin_nested():
            changed = connection.execute(
                still_guest.values(
                    name=shown, claim=claim, kind="account", language=language, password=password
                )
            ).rowcount
            if not changed:
                raise ConflictError("guest-gone")
            hold_name(connection, guest.id, shown)
    except IntegrityError:
        raise ConflictError("name-taken", got=shown) from None
    return Person(guest.id, shown, "account", language)


def add_bot(connection: Connection, name: str, owner: Person, most: int) -> Person:
    shown = checked_name(name)
    claim = checked_claim(shown)
    if locked_kind(connection, owner.id) != "account":  # deleted since the request was authenticated
        raise ForbiddenError("account-needed")
    if len(bots_of(connection, owner)) >= most:
        raise ConflictError("bots-many", most=most)
    return insert_person(connection, Person(new_id(), shown, "bot", owner.language), claim, owner=owner.id)


def insert_person(connection: Connection, person: Person, claim: str | None = None, **more: str) -> Person:
    now = time.time()
    row = {**more, "id": person.id, "name": person.name, "kind": person.kind, "language": person.language}
    try:
        with connection.begin_nested():  # a name conflict must not abort the transaction
            connection.execute(insert(people).values(**row, claim=claim, created=now, seen=now))
            if claim is not None:
                hold_name(connection, person.id, person.name, keeper=more.get("owner"))
    except IntegrityError:
        raise ConflictError("name-taken", got=person.name) from None
    return person


def hold_name(connection: Connection, person: str, name: str, keeper: str | None = None) -> None:
    """Claim all keys of a name; IntegrityError if another person holds one, or it is reserved.

    `keeper` is the owner of a bot: keys of the owner's deleted bots are free for it.
    """
    keys = keys_of(name)
    if keeper is not None:
        connection.execute(delete(name_keys).where(name_keys.c.key.in_(keys), name_keys.c.keeper == keeper))
    connection.execute(insert(name_keys), [{"key": key, "person": person} for key in keys])


def locked_kind(connection: Connection, person: str) -> str | None:
    """Return the current kind of a person, and lock the row until the transaction ends."""
    row = select(people.c.kind).where(people.c.id == person).with_for_update()
    return connection.execute(row).scalar()


def find(connection: Connection, name: str) -> Person | None:
    """Return the account or bot with this name, in any spelling."""
    row = connection.execute(select(*SHOWN).where(people.c.claim == fold_name(name[:200]))).first()
    return None if row is None else person_from(row)


def player_named(connection: Connection, name: str) -> Person:
    """Like `find`; NotFoundError if there is none."""
    found = find(connection, name)
    if found is None:
        raise NotFoundError("player", got=name)
    return found


def password_of(connection: Connection, name: str) -> tuple[Person, str | None, bool] | None:
    """Return the account with this name, its password hash, and whether the host has disabled it."""
    row = connection.execute(
        select(*SHOWN, people.c.password, people.c.disabled).where(
            people.c.claim == fold_name(name[:200]), people.c.kind == "account"
        )
    ).first()
    return None if row is None else (person_from(row), row.password, row.disabled)


def bots_of(connection: Connection, owner: Person) -> list[Person]:
    rows = connection.execute(select(*SHOWN).where(people.c.owner == owner.id).order_by(people.c.claim))
    return [person_from(row) for row in rows]


def with_bots(connection: Connection, person: str) -> list[str]:
    """Return a person and their bots."""
    return [person, *connection.execute(select(people.c.id).where(people.c.owner == person)).scalars()]


def answerable(connection: Connection, persons: Collection[str]) -> list[str]:
    """Return who is responsible for each of these: the owner of a bot, else the person."""
    owned = select(people.c.id, people.c.owner).where(people.c.id.in_(persons), people.c.owner.is_not(None))
    owners = {row.id: str(row.owner) for row in connection.execute(owned)}
    return [owners.get(person, person) for person in persons]


def set_language(connection: Connection, person: str, language: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(language=language))


def set_password(connection: Connection, person: str, password: str) -> None:
    connection.execute(
        update(people).where(people.c.id == person, people.c.kind == "account").values(password=password)
    )


def replace_password(connection: Connection, person: str, old: str, new: str) -> bool:
    """Set a new hash if `old` is still the stored one: of two concurrent changes the first wins."""
    unchanged = update(people).where(people.c.id == person, people.c.password == old)
    return bool(connection.execute(unchanged.values(password=new)).rowcount)


def confirm_password(connection: Connection, person: str, verified: str) -> bool:
    """Return whether this hash, just verified, is still the stored one of an enabled account.

    Locks the row, so that a concurrent password change either ends the session opened after this or is seen
    here.
    """
    row = connection.execute(
        select(people.c.password, people.c.disabled).where(people.c.id == person).with_for_update()
    ).first()
    return row is not None and row.password == verified and not row.disabled


def disable(connection: Connection, person: str, disabled: bool) -> None:
    """Disable or enable an account and its bots. A disabled one cannot log in, but keeps name and games."""
    connection.execute(
        update(people).where((people.c.id == person) | (people.c.owner == person)).values(disabled=disabled)
    )
    if disabled:
        connection.execute(delete(sessions).where(sessions.c.person == person))


def forget(connection: Connection, person: str) -> None:
    """Delete all personal data. The row stays without a name, so that games of others stay complete."""
    everybody = with_bots(connection, person)
    reserve_names(connection, person, everybody)
    connection.execute(delete(sessions).where(sessions.c.person.in_(everybody)))
    connection.execute(delete(tokens).where(tokens.c.person.in_(everybody)))
    connection.execute(
        update(people)
        .where(people.c.id.in_(everybody))
        .values(name="", claim=None, kind=GONE, password=None, owner=None, language="en")
    )


def reserve_names(connection: Connection, person: str, everybody: Sequence[str]) -> None:
    """Reserve the names of deleted people. An account may reuse the name of its own deleted bot.

    The name of a bot that never played is freed: it appears in no game.
    """
    owner = connection.execute(select(people.c.owner).where(people.c.id == person)).scalar()
    held = name_keys.c.person.in_(everybody)
    played = exists().where(seats.c.person == person)
    if owner is not None and not connection.execute(select(played)).scalar():
        connection.execute(delete(name_keys).where(held))
    connection.execute(update(name_keys).where(held).values(person=None, keeper=owner))
    connection.execute(update(name_keys).where(name_keys.c.keeper == person).values(keeper=None))

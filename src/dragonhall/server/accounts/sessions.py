"""Rows of sessions and bot tokens: create, look up, end."""

import secrets
import time
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import GONE, SHOWN, bots_of, person_from
from dragonhall.server.store.schema import people, sessions, tokens

DAY = 86_400
BOT_MARK = "dhb_"  # prefix by which people and secret scanners recognise a token


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def open_session(connection: Connection, person: str, days: int) -> str:
    """Create a session and return its token; only the hash is stored."""
    token = secrets.token_urlsafe(24)
    now = time.time()
    connection.execute(
        insert(sessions).values(hash=hash_of(token), person=person, created=now, expires=now + days * DAY)
    )
    return token


def person_of_session(connection: Connection, token: str) -> tuple[Person, float] | None:
    """Return the person of a valid session, and when it expires."""
    row = connection.execute(
        select(*SHOWN, sessions.c.expires)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == hash_of(token), sessions.c.expires > time.time())
        .where(~people.c.disabled, people.c.kind != GONE)
    ).first()
    return None if row is None else (person_from(row), row.expires)


def extend(connection: Connection, token: str, person: str, days: int) -> None:
    now = time.time()
    connection.execute(
        update(sessions).where(sessions.c.hash == hash_of(token)).values(expires=now + days * DAY)
    )
    connection.execute(update(people).where(people.c.id == person).values(seen=now))


def end_session(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.hash == hash_of(token)))


def end_all_sessions(connection: Connection, person: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == person))


def new_token(connection: Connection, bot: str) -> str:
    """Create a token for a bot; its older tokens become invalid."""
    revoke_tokens(connection, bot)
    token = BOT_MARK + secrets.token_urlsafe(24)
    connection.execute(insert(tokens).values(hash=hash_of(token), person=bot, created=time.time()))
    return token


def revoke_tokens(connection: Connection, bot: str) -> int:
    return connection.execute(delete(tokens).where(tokens.c.person == bot)).rowcount


def end_bot_tokens(connection: Connection, owner: Person) -> list[Person]:
    """Revoke the tokens of all bots of an account; return the bots."""
    bots = bots_of(connection, owner)
    for bot in bots:
        revoke_tokens(connection, bot.id)
    return bots


def person_of_token(connection: Connection, token: str) -> Person | None:
    row = connection.execute(
        select(*SHOWN)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == hash_of(token), ~people.c.disabled, people.c.kind != GONE)
    ).first()
    return None if row is None else person_from(row)

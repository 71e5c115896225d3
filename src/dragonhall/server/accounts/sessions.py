"""Sessions of people and tokens of bots, as rows: opened, known again, ended."""

import secrets
import time
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import GONE, SHOWN, bots_of, person_from
from dragonhall.server.accounts.schema import people, sessions, tokens

DAY = 86_400
BOT_MARK = "dhb_"  # so that a token is known for one, by people and by scanners of leaked secrets


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def open_session(connection: Connection, person: str, days: int) -> str:
    """The token of a new session; the row keeps its hash alone."""
    token = secrets.token_urlsafe(24)
    now = time.time()
    connection.execute(
        insert(sessions).values(hash=hash_of(token), person=person, created=now, expires=now + days * DAY)
    )
    return token


def person_of_session(connection: Connection, token: str) -> tuple[Person, float] | None:
    """Who holds this session, and when it ends."""
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
    """A fresh token for a bot; those that it had are no longer good."""
    revoke_tokens(connection, bot)
    token = BOT_MARK + secrets.token_urlsafe(24)
    connection.execute(insert(tokens).values(hash=hash_of(token), person=bot, created=time.time()))
    return token


def revoke_tokens(connection: Connection, bot: str) -> int:
    return connection.execute(delete(tokens).where(tokens.c.person == bot)).rowcount


def end_bot_tokens(connection: Connection, owner: Person) -> list[Person]:
    """End the tokens of all bots of an account; the bots."""
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

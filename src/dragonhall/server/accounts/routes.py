"""HTTP routes of guests, accounts, login and logout, and the bots of an account."""

import time
from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

import msgspec
from litestar import Response, delete, get, post, put
from msgspec import Meta
from sqlalchemy import Connection

from dragonhall.core.text.messages import Words
from dragonhall.server.accounts import repository, sessions
from dragonhall.server.accounts.authentication import (
    Identity,
    delete_session_cookie,
    is_secure,
    require_account,
    require_person,
    set_session_cookie,
)
from dragonhall.server.accounts.guest_merge import merge_guest
from dragonhall.server.accounts.names import checked_claim, checked_name, fold_name
from dragonhall.server.accounts.passwords import checked_password
from dragonhall.server.accounts.person import Kind, Person
from dragonhall.server.accounts.sessions import DAY
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import AuthenticationError, ForbiddenError, NotFoundError
from dragonhall.server.http.middleware import address_of
from dragonhall.server.http.responses import AnyRequest, problems
from dragonhall.server.ratings.routes import RatingInfo, ratings_of

Result = TypeVar("Result")
Text = Annotated[str, Meta(max_length=300)]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Text


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Text
    password: Text


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bots`: also revoke the tokens of the account's bots."""

    old: Text
    new: Text
    bots: bool = False


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Annotated[str, Meta(pattern="^(en|it|pl)$")]


class Me(msgspec.Struct, frozen=True):
    """The current user. "nobody" has no id and no name. Only `GET /api/me` returns `ratings`."""

    language: str
    id: str = ""
    name: str = ""
    kind: Kind | Literal["nobody"] = "nobody"
    ratings: list[RatingInfo] = []


class BotToken(msgspec.Struct, frozen=True):
    """The token of a bot. Only its hash is stored, so it cannot be shown again."""

    name: str
    token: str


class BotNames(msgspec.Struct, frozen=True):
    bots: list[str]


async def me_of(person: Person | None, context: ServerContext, words: Words) -> Me:
    if person is None:
        return Me(words.language)
    found = await context.store.read(lambda connection: ratings_of(connection, person.id, words))
    return Me(person.language, person.id, person.name, person.kind, found)


async def log_in(
    request: AnyRequest,
    context: ServerContext,
    identity: Identity,
    person: Person,
    verified: str | None = None,
) -> Response[Me]:
    """Open a session and set its cookie. The browser's previous session ends, so its cookie becomes invalid.

    `verified` is the password hash that the session relies on: it must still be the stored one.
    """

    def work(connection: Connection) -> str:
        if verified is not None and not repository.confirm_password(connection, person.id, verified):
            raise AuthenticationError("login")
        if identity.token:
            sessions.end_session(connection, identity.token)
        return sessions.open_session(connection, person.id, context.settings.session_days)

    token = await context.store.write(work)
    recheck_connections(context, identity.person)
    response = Response(Me(person.language, person.id, person.name, person.kind), status_code=200)
    send_token(request, response, context, token)
    return response


def send_token(request: AnyRequest, response: Response[Me], context: ServerContext, token: str) -> None:
    """Set the session cookie to a token."""
    settings = context.settings
    set_session_cookie(response, context.signer.sign(token), settings, is_secure(request.scope, settings))


def recheck_connections(context: ServerContext, person: Person | None) -> None:
    """Make the connections of a person check again whether their session or token is valid."""
    if person is not None:
        context.tables.recheck_sessions(person.id)


@get("/api/me", responses=problems())
async def me(request: AnyRequest, context: ServerContext, identity: Identity, words: Words) -> Response[Me]:
    """Return the current user. A session that is used is extended."""
    response = Response(await me_of(identity.person, context, words), headers={"cache-control": "no-store"})
    days = context.settings.session_days
    used = identity.expires < time.time() + (days - 1) * DAY
    if identity.person is not None and identity.token and used:
        token, person = identity.token, identity.person.id
        await context.store.write(lambda connection: sessions.extend(connection, token, person, days))
        send_token(request, response, context, token)
    return response


@put("/api/me/language", status_code=200, responses=problems(422))
async def set_language(data: Language, context: ServerContext, person: Person | None) -> Me:
    """Set the language of the current user."""
    asking = require_person(person)
    await context.store.write(
        lambda connection: repository.set_language(connection, asking.id, data.language)
    )
    return Me(data.language, asking.id, asking.name, asking.kind)


def guest_of(identity: Identity) -> Person | None:
    """Return the current guest, if there is one; ForbiddenError for an account or a bot."""
    if identity.person is not None and identity.person.kind != "guest":
        raise ForbiddenError("already-known", name=identity.person.name)
    return identity.person


@post("/api/guest", status_code=200, responses=problems(409, 413, 422))
async def guest(
    request: AnyRequest, data: NewGuest, context: ServerContext, identity: Identity, words: Words
) -> Response[Me]:
    """Create a guest with this name, and log in."""
    guest_of(identity)
    checked_claim(checked_name(data.name))
    context.guests.take(address_of(request.scope))
    person = await context.store.write(
        lambda connection: repository.add_guest(connection, data.name, words.language)
    )
    return await log_in(request, context, identity, person)


@post("/api/register", status_code=200, responses=problems(409, 413, 422))
async def register(
    request: AnyRequest, data: Credentials, context: ServerContext, identity: Identity, words: Words
) -> Response[Me]:
    """Create an account with a unique name and a password. A guest keeps their games."""
    before = guest_of(identity)
    name = checked_name(data.name)
    checked_claim(name)
    checked_password(data.password, name)
    context.logins.take(address_of(request.scope))
    await context.passwords.check_strength(data.password, name)
    kept = await context.passwords.hash(data.password)
    person = await context.store.write(
        lambda connection: repository.add_account(connection, name, kept, words.language, before)
    )
    context.throttle.remember(name, address_of(request.scope))
    return await log_in(request, context, identity, person)


async def checked_login(
    request: AnyRequest, context: ServerContext, name: str, password: str
) -> tuple[Person, str, bool]:
    """Return the account with this name and password, its hash, and whether it is disabled."""
    address = address_of(request.scope)
    context.logins.take(address)
    found: tuple[Person, str | None, bool] | None = None

    async def verify() -> bool:
        nonlocal found
        found = await context.store.read(lambda connection: repository.password_of(connection, name))
        urgent = context.throttle.knows(name, address)
        return await context.passwords.fits(password, found[1] if found else None, urgent)

    right = await context.throttle.run(name, address, verify)
    person, verified, disabled = found or (None, None, False)
    if not right or person is None or verified is None:
        raise AuthenticationError("login")
    return person, verified, disabled


@post("/api/login", status_code=200, responses=problems(413, 422))
async def login(
    request: AnyRequest, data: Credentials, context: ServerContext, identity: Identity
) -> Response[Me]:
    """Log in to an account. Games of the current guest are transferred to it."""
    person, verified, disabled = await checked_login(request, context, data.name, data.password)
    if disabled:
        raise ForbiddenError("account-disabled")
    if identity.person is not None and identity.person.kind == "guest":
        await merge_guest(context, identity.person, person)
    return await log_in(request, context, identity, person, verified)


@post("/api/logout", status_code=200, responses=problems(422))
async def logout(
    request: AnyRequest,
    context: ServerContext,
    identity: Identity,
    words: Words,
    everywhere: bool = False,
    bots: bool = False,
) -> Response[Me]:
    """End this session, or all sessions of the user; with `bots`, also revoke the tokens of their bots."""

    def work(connection: Connection) -> list[Person]:
        sessions.end_session(connection, identity.token)
        if identity.person is None:
            return []
        if everywhere:
            sessions.end_all_sessions(connection, identity.person.id)
        return sessions.end_bot_tokens(connection, identity.person) if bots else []

    for person in (identity.person, *await context.store.write(work)):
        recheck_connections(context, person)
    response = Response(Me(words.language))
    delete_session_cookie(response, is_secure(request.scope, context.settings))
    return response


@put("/api/me/password", status_code=200, responses=problems(422))
async def change_password(
    request: AnyRequest, data: NewPassword, context: ServerContext, identity: Identity
) -> Response[Me]:
    """Change the password. All other sessions end; with `bots`, the tokens of the bots are revoked."""
    person = require_account(identity.person)
    checked_password(data.new, person.name)
    _, old, _ = await checked_login(request, context, person.name, data.old)
    await context.passwords.check_strength(data.new, person.name)
    kept = await context.passwords.hash(data.new)

    def work(connection: Connection) -> list[Person]:
        if not repository.replace_password(connection, person.id, old, kept):
            raise AuthenticationError("login")
        sessions.end_all_sessions(connection, person.id)
        return sessions.end_bot_tokens(connection, person) if data.bots else []

    for each in (person, *await context.store.write(work)):
        recheck_connections(context, each)
    return await log_in(request, context, identity, person, kept)


@get("/api/bots", responses=problems())
async def my_bots(context: ServerContext, person: Person | None) -> BotNames:
    """List the bots of the account."""
    owner = require_account(person)
    found = await context.store.read(lambda connection: repository.bots_of(connection, owner))
    return BotNames([bot.name for bot in found])


@post("/api/bots", status_code=201, responses=problems(409, 413, 422))
async def new_bot(data: NewGuest, context: ServerContext, person: Person | None) -> BotToken:
    """Create a bot of the account, with a token for the bot API."""
    owner = require_account(person)

    def work(connection: Connection) -> BotToken:
        bot = repository.add_bot(connection, data.name, owner, context.settings.bots_per_account)
        return BotToken(bot.name, sessions.new_token(connection, bot.id))

    return await context.store.write(work)


async def change_bot(
    context: ServerContext, person: Person | None, name: str, change: Callable[[Connection, str], Result]
) -> tuple[Person, Result]:
    """Apply `change` to a bot of the account; its connections check again whether their token is valid."""
    owner = require_account(person)

    def work(connection: Connection) -> tuple[Person, Result]:
        claim = fold_name(name)
        found = [bot for bot in repository.bots_of(connection, owner) if fold_name(bot.name) == claim]
        if not found:
            raise NotFoundError("bot-unknown", got=name)
        return found[0], change(connection, found[0].id)

    bot, result = await context.store.write(work)
    recheck_connections(context, bot)
    return bot, result


@post("/api/bots/{name:str}/token", status_code=201, responses=problems(404))
async def renew_token(name: str, context: ServerContext, person: Person | None) -> BotToken:
    """Create a new token for a bot of the account; the old one becomes invalid."""
    bot, token = await change_bot(context, person, name, sessions.new_token)
    return BotToken(bot.name, token)


@delete("/api/bots/{name:str}/token", status_code=204, responses=problems(404))
async def revoke_token(name: str, context: ServerContext, person: Person | None) -> None:
    """Revoke the token of a bot of the account."""
    await change_bot(context, person, name, sessions.revoke_tokens)


@delete("/api/bots/{name:str}", status_code=204, responses=problems(404))
async def delete_bot(name: str, context: ServerContext, person: Person | None) -> None:
    """Delete a bot of the account. Its games remain, without its name."""
    await change_bot(context, person, name, repository.forget)

"""Authentication: the person behind a request or socket, by session cookie or bot token.

Handlers get it as `person: Person | None`; `require_person(person)` raises AuthenticationError for None.
"""

from typing import Any, NamedTuple

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.types import Scope
from sqlalchemy import Connection

from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.sessions import DAY, person_of_session, person_of_token
from dragonhall.server.errors import AuthenticationError, ForbiddenError
from dragonhall.server.http.language import LANGUAGE_KEY
from dragonhall.server.http.middleware import address_of
from dragonhall.server.settings import Settings

COOKIE = "dragonhall"
# Over HTTPS: browsers accept this name only from this host itself, for all paths, and send it only encrypted,
# so that no other host of the domain can set it. The plain name is not read there: another host could use it
# to log a user without a session in to an account of its own.
SECURE_COOKIE = "__Host-dragonhall"
BEARER = "bearer "
LONGEST = 200  # characters of a cookie or token; the rest is ignored


class Identity(NamedTuple):
    """The credentials of a request: the token of its session, and the person if the token is valid."""

    token: str = ""
    person: Person | None = None
    expires: float = 0.0
    bearer: str = ""  # the token of a bot


async def identify(scope: Scope, state: State) -> Identity:
    """Authenticate a request.

    An invalid bot token is an error: a bot must not continue as an anonymous client. An invalid cookie is
    ignored.
    """
    context = state.context
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        token = header[len(BEARER) :].strip()[:LONGEST]
        person = await context.store.read(lambda open: person_of_token(open, token))
        if person is None:
            raise AuthenticationError("token")
        identity = Identity(person=person, bearer=token)
    else:
        name = SECURE_COOKIE if is_secure(scope, context.settings) else COOKIE
        identity = await identify_cookie(connection.cookies.get(name, ""), context)
    if identity.person is not None:
        connection.scope.setdefault("state", {})[LANGUAGE_KEY] = identity.person.language
        context.tables.addresses.note(identity.person.id, address_of(scope))
    return identity


async def identify_cookie(value: str, context: Any) -> Identity:
    token = context.signer.token(value[:LONGEST]) if value else None
    if token is None:
        return Identity()
    found = await context.store.read(lambda open: person_of_session(open, token))
    return Identity(token) if found is None else Identity(token, *found)


async def still_valid(identity: Identity, context: Any) -> bool:
    """Return whether the credentials that opened a socket or stream are still valid for the same person.

    A connection without a person stays valid.
    """

    def look(connection: Connection) -> Person | None:
        if identity.bearer:
            return person_of_token(connection, identity.bearer)
        found = person_of_session(connection, identity.token)
        return None if found is None else found[0]

    if identity.person is None:
        return True
    now = await context.store.read(look)
    return now is not None and now.id == identity.person.id


async def person_of(identity: Identity) -> Person | None:
    return identity.person


def require_person(person: Person | None) -> Person:
    """Return the person; AuthenticationError without one."""
    if person is None:
        raise AuthenticationError("nobody")
    return person


def require_account(person: Person | None) -> Person:
    """Return the person; ForbiddenError if it is a guest or a bot."""
    if require_person(person).kind != "account":
        raise ForbiddenError("account-needed")
    return require_person(person)


def is_secure(scope: Scope, settings: Settings) -> bool:
    return settings.secure or scope["scheme"] in ("https", "wss")


def set_session_cookie(response: Response[Any], value: str, settings: Settings, secure: bool) -> None:
    """Set the session cookie: not readable by scripts, not sent from other sites."""
    response.set_cookie(session_cookie(secure, value, settings.session_days * DAY))
    if secure:
        response.set_cookie(session_cookie(False, "", 0))


def delete_session_cookie(response: Response[Any], secure: bool) -> None:
    for each in {False, secure}:
        response.set_cookie(session_cookie(each, "", 0))


def session_cookie(secure: bool, value: str, seconds: int) -> Cookie:
    """Return the session cookie; with 0 seconds, its deletion. Browsers check the attributes of both."""
    return Cookie(
        key=SECURE_COOKIE if secure else COOKIE,
        value=value,
        path="/",
        max_age=seconds,
        httponly=True,
        secure=secure,
        samesite="strict",
    )

"""Errors of the server, each with its HTTP status.

The class gives the status, the code gives the case: `ConflictError("not-running")`. A case has its own class
only where it is caught. Errors of the core are not wrapped; `status_of` maps them to a status.
"""

import msgspec

from dragonhall.core.errors import AmbiguousActionError, DragonhallError, IllegalActionError, UndoError


class ServerError(DragonhallError):
    """Base class of errors that have an HTTP status. Nothing has changed when it is raised."""

    status = 400


class MalformedRequestError(ServerError):
    """The request cannot be parsed."""

    code = "malformed"


class AuthenticationError(ServerError):
    """No cookie or token, or one that is not valid."""

    status = 401


class ForbiddenError(ServerError):
    """The user is known but not allowed to do this."""

    status = 403


class NotFoundError(ServerError):
    status = 404
    code = "not-found"


class ConflictError(ServerError):
    """Not possible in the current state."""

    status = 409


class StaleActionError(ConflictError):
    """The action refers to an earlier position. The current one is sent after this error."""

    code = "stale"


class TableNotFoundError(NotFoundError):
    """No such table, or one that is hidden from this user: both give the same response."""

    code = "no-table"


class RequestTooLargeError(ServerError):
    status = 413
    code = "too-large"


class InvalidValueError(ServerError):
    """The request can be parsed but contains an invalid value."""

    status = 422
    code = "unfit"


class RateLimitError(ServerError):
    """Too many requests; retry after `seconds`."""

    status = 429
    code = "too-many"

    def __init__(self, code: str = "", *, seconds: int, **facts: str | int) -> None:
        super().__init__(code, seconds=seconds, **facts)
        self.seconds = seconds


class UnavailableError(ServerError):
    """Temporarily unavailable: the database fails, the server is full or shuts down."""

    status = 503
    code = "unavailable"


class BrokenTableError(UnavailableError):
    """The stored journal of this table cannot be replayed; the host must look into it."""

    code = "table-broken"


class SettingsError(DragonhallError, ValueError):
    """An invalid setting: where it is and what is allowed."""

    code = "setting"


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The JSON body of an error response: a code for programs, a sentence for people, the rule if any."""

    code: str
    sentence: str
    rule: str = ""
    where: str = ""  # the invalid field
    choices: tuple[str, ...] = ()  # the actions that an ambiguous text matches


def status_of(error: DragonhallError) -> int:
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, IllegalActionError | UndoError | AmbiguousActionError):
        return ConflictError.status
    return InvalidValueError.status

"""What can go wrong in the hall, as types: each with the HTTP status that fits it.

A type is a status, and a code says which case it is: `Conflict("not-running")`. A case has a type of its own
only where somebody catches it. The errors of the core come through unchanged; `status_of` says how they are
answered.
"""

import msgspec

from dragonhall.core.errors import Ambiguous, DragonhallError, NotLegal, UndoRefused


class HallError(DragonhallError):
    """An error that is answered with its own HTTP status. Nothing has changed when it is raised."""

    status = 400


class Malformed(HallError):
    """What was sent cannot be read at all."""

    code = "malformed"


class Unknown(HallError):
    """The hall does not know who asks: no cookie, no token, or one that is no longer good."""

    status = 401


class Forbidden(HallError):
    """Known, but without the right to do this."""

    status = 403


class NotFound(HallError):
    status = 404
    code = "not-found"


class Conflict(HallError):
    """It would be allowed, but not as things stand now."""

    status = 409


class Stale(Conflict):
    """The action answers a position that is over. What is now is sent after it."""

    code = "stale"


class NoTable(NotFound):
    """No such table, or none that this person may know of: the answer is the same."""

    code = "no-table"


class TooLarge(HallError):
    status = 413
    code = "too-large"


class Unfit(HallError):
    """Readable, but a value in it cannot be used."""

    status = 422
    code = "unfit"


class TooMany(HallError):
    """Too often: `seconds` says how long to wait."""

    status = 429
    code = "too-many"

    def __init__(self, code: str = "", *, seconds: int, **facts: str | int) -> None:
        super().__init__(code, seconds=seconds, **facts)
        self.seconds = seconds


class Unavailable(HallError):
    """Not now, through no fault of the asker: the store cannot be written, or the hall is closing."""

    status = 503
    code = "unavailable"


class TableBroken(Unavailable):
    """What is on disk of this table cannot be played again here: its host has to look after it."""

    code = "table-broken"


class SettingsError(DragonhallError):
    """A setting that cannot be used: where it stands and what would be allowed."""

    code = "setting"


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error as it is answered: a code for programs, a sentence for people, the rule if there is one."""

    code: str
    sentence: str
    rule: str = ""
    where: str = ""  # the field that is meant, if it is one
    choices: tuple[str, ...] = ()  # the actions that a text could mean


def status_of(error: DragonhallError) -> int:
    if isinstance(error, HallError):
        return error.status
    if isinstance(error, NotLegal | UndoRefused | Ambiguous):
        return Conflict.status
    return Unfit.status

"""Cursors of paginated lists: a position in a stable order, encoded for URLs."""

import math
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import NamedTuple

import msgspec

from dragonhall.server.errors import InvalidValueError

LONGEST = 300


class Cursor(NamedTuple):
    """The last row that was returned: its sort value, and its key to break ties."""

    number: float
    key: str

    def __str__(self) -> str:
        return urlsafe_b64encode(msgspec.json.encode(self)).decode().rstrip("=")


def read_cursor(text: str) -> Cursor | None:
    """Parse a cursor; None for the beginning of the list.

    >>> read_cursor(str(Cursor(1.5, "x")))
    Cursor(number=1.5, key='x')
    """
    if not text:
        return None
    try:
        if len(text) > LONGEST:
            raise ValueError
        padded = text.encode("ascii") + b"=" * (-len(text) % 4)
        found = msgspec.json.decode(urlsafe_b64decode(padded), type=Cursor)
        if not math.isfinite(found.number) or "\0" in found.key:
            raise ValueError
    except (Error, ValueError, msgspec.DecodeError):
        raise InvalidValueError("cursor", where="after") from None
    return found

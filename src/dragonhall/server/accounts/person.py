"""A person: a guest, an account or a bot."""

import secrets
from typing import Literal

import msgspec

Kind = Literal["guest", "account", "bot"]

ID_BYTES = 12


class Person(msgspec.Struct, frozen=True):
    """A user who can sit at a table. `id` never changes, not even when a guest becomes an account."""

    id: str
    name: str
    kind: Kind
    language: str


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)

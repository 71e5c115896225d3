"""Fair deals, client side: salts, and checking a record against the commitment of the server."""

import secrets
from collections.abc import Callable
from http.client import HTTPException
from typing import NamedTuple
from urllib.parse import quote

from dragonhall.client.http import ServerClient, ServerRefusedError
from dragonhall.core.errors import DragonhallError, RecordError
from dragonhall.core.records.record import loads

SALT_BYTES = 16


class DealCommitment(NamedTuple):
    """The commitment that the server published before it received the salt."""

    commitment: str
    salt: str


class Deals:
    """Commitments of a server, by table. `broken` is called with a table whose record does not match."""

    def __init__(self, client: ServerClient, broken: Callable[[str], None]) -> None:
        self.client = client
        self.broken = broken
        self.commitments: dict[str, DealCommitment] = {}

    def open(self, path: str, wish: dict[str, object]) -> None:
        """Open a table with a deal that the server has already committed to."""
        deal = self.client.post("/api/deals")
        salt = secrets.token_hex(SALT_BYTES)
        try:
            table = self.client.call("POST", path, {**wish, "deal": deal["deal"], "salt": salt})
        except ServerRefusedError as error:
            if error.reason != "deal-used":
                raise
            return  # an earlier request opened the table, but its response was lost
        self.commitments[table["id"]] = DealCommitment(deal["commitment"], salt)

    def salt_for(self, table: str, commitment: str) -> str:
        """Return the salt for a table with this commitment; the same on every retry."""
        known = self.commitments.setdefault(table, DealCommitment(commitment, secrets.token_hex(SALT_BYTES)))
        return known.salt

    def check(self, table: str) -> None:
        """Compare the record of a finished game with the commitment. Do nothing if there is no record."""
        known = self.commitments.pop(table, None)
        if known is None:
            return
        try:
            with self.client.open("GET", f"/api/tables/{quote(table, safe='')}/record") as answer:
                record = loads(answer.read().decode())
        except RecordError:
            self.broken(table)
        except (DragonhallError, OSError, HTTPException):
            return
        else:
            header = record.header
            kept = header.commitment == known.commitment and known.salt in header.salts
            if not kept or record.seed is None:  # without the seed the commitment proves nothing
                self.broken(table)

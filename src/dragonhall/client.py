"""Client of the bot API: requests with a token, streams of lines, and fair deals. Standard library only.

Fair deals: the client sends a salt, and checks the record against the commitment of the server.
"""

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http.client import HTTPException, HTTPResponse
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from dragonhall.core.errors import DragonhallError, OptionError, RecordError
from dragonhall.core.records.record import loads

TIMEOUT = 30.0  # timeout in seconds, also between two lines of a stream
RETRIES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 16.0, 16.0)  # seconds between retries of an unreachable server
BUSY = (429, 503)
SALT_BYTES = 16


class ServerRefusedError(DragonhallError):
    """The server refused a request. `reason` is its error code."""

    code = "join-refused"

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence=sentence)
        self.reason = reason


class ServerUnreachableError(DragonhallError):
    """The server cannot be reached, or is busy."""

    code = "join-away"


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follow no redirects, so that the token is never sent to another server."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class ServerClient:
    def __init__(self, url: str, token: str, language: str) -> None:
        if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc:
            raise OptionError("join-url", got=url)
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        self.opener = urllib.request.build_opener(NoRedirects)

    def open(self, method: str, path: str, body: Any = None) -> HTTPResponse:
        """Send a request and return a successful response.

        Raises ServerRefusedError or ServerUnreachableError.
        """
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | ({} if data is None else {"Content-Type": "application/json"})
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            answer: HTTPResponse = self.opener.open(request, timeout=TIMEOUT)
        except urllib.error.HTTPError as error:
            with error:
                raise refusal(error) from None
        except (OSError, HTTPException) as error:
            raise ServerUnreachableError(reason=str(error)) from None
        return answer

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return its JSON; retry while the server is unreachable or busy.

        A request may arrive twice, so use it only for requests that can be repeated.
        """
        for wait in (*RETRIES, None):
            try:
                with self.open(method, path, body) as answer:
                    return json.loads(answer.read())
            except (ServerUnreachableError, OSError, HTTPException):
                if wait is None:
                    raise
            time.sleep(wait)
        raise AssertionError("unreachable: the last attempt returns or raises")

    def post(self, path: str, **body: Any) -> Any:
        return self.call("POST", path, body)

    def lines(self, path: str) -> Iterator[bytes]:
        """Yield the lines of a stream; empty lines are keep-alives.

        Ends without an error when the connection breaks; the caller reconnects.
        """
        try:
            with self.open("GET", path) as answer:
                while line := answer.readline():
                    yield line.strip()
        except (ServerUnreachableError, OSError, HTTPException):
            return


def refusal(error: urllib.error.HTTPError) -> DragonhallError:
    try:
        problem = json.loads(error.read(65_536))
        code, sentence = str(problem["code"]), str(problem["sentence"])
    except (ValueError, KeyError, TypeError, OSError, HTTPException):
        return ServerUnreachableError(reason=f"HTTP {error.code}")
    return (
        ServerUnreachableError(reason=sentence) if error.code in BUSY else ServerRefusedError(code, sentence)
    )


def table_path(table: str, what: str = "") -> str:
    return f"/api/bot/games/{quote(table, safe='')}{what}"


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

    def open(self, path: str, request_body: dict[str, object]) -> None:
        """Open a table with a deal that the server has already committed to."""
        deal = self.client.post("/api/deals")
        salt = secrets.token_hex(SALT_BYTES)
        try:
            table = self.client.call("POST", path, {**request_body, "deal": deal["deal"], "salt": salt})
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

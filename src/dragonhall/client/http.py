"""HTTP client of the bot API: requests with a token, and streams of lines. Standard library only."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException, HTTPResponse
from typing import Any
from urllib.parse import quote, urlsplit

from dragonhall.core.errors import DragonhallError, OptionError

TIMEOUT = 30.0  # timeout in seconds, also between two lines of a stream
RETRIES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 16.0, 16.0)  # seconds between retries of an unreachable server
BUSY = (429, 503)


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

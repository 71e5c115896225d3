"""A hall over HTTP, as a bot sees it: calls with a token, and streams of lines. Needs Python alone."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException, HTTPResponse
from typing import Any
from urllib.parse import quote, urlsplit

from dragonhall.core.errors import DragonhallError, OptionError

PATIENCE = 30.0  # seconds: a stream that is silent for longer is broken
RETRIES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 16.0, 16.0)  # seconds between tries to reach a hall that is away
BUSY = (429, 503)


class ServerRefusedError(DragonhallError):
    """The hall says no, in its own words; `reason` is its code."""

    code = "join-refused"

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence=sentence)
        self.reason = reason


class ServerUnreachableError(DragonhallError):
    """The hall cannot be reached."""

    code = "join-away"


class Stay(urllib.request.HTTPRedirectHandler):
    """A token goes to the hall that it was made for, not to wherever an answer points."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class ServerClient:
    def __init__(self, url: str, token: str, language: str) -> None:
        if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc:
            raise OptionError("join-url", got=url)
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        self.opener = urllib.request.build_opener(Stay)

    def open(self, method: str, path: str, body: Any = None) -> HTTPResponse:
        """An answer that was good; ServerRefusedError, or ServerUnreachableError."""
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | ({} if data is None else {"Content-Type": "application/json"})
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            answer: HTTPResponse = self.opener.open(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            with error:
                raise refusal(error) from None
        except (OSError, HTTPException) as error:
            raise ServerUnreachableError(reason=str(error)) from None
        return answer

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The same, tried again while the hall is away or busy: every call of ours may come twice."""
        for wait in (*RETRIES, None):
            try:
                with self.open(method, path, body) as answer:
                    return json.loads(answer.read())
            except (ServerUnreachableError, OSError, HTTPException):
                if wait is None:
                    raise
            time.sleep(wait)
        raise AssertionError("the last try returns or raises")

    def post(self, path: str, **body: Any) -> Any:
        return self.call("POST", path, body)

    def lines(self, path: str) -> Iterator[bytes]:
        """The lines of a stream; empty ones only show that the hall is there. When the connection breaks they
        end; the caller decides where to go on."""
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

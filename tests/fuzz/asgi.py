"""Requests to an application in this process, without a network."""

import warnings
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Litestar

from dragonhall.server.app import make_app
from dragonhall.server.settings import Settings

Headers = list[tuple[bytes, bytes]]


def make_quietly(settings: Settings) -> Litestar:
    """Return the application; ignore deprecation warnings of the framework."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return make_app(settings)


@dataclass(frozen=True)
class Answer:
    """A response, byte for byte."""

    status: int
    headers: Headers
    body: bytes

    @property
    def whole(self) -> bytes:
        return b"%d %r\n" % (self.status, self.headers) + self.body

    @property
    def kind(self) -> str:
        return dict(self.headers).get(b"content-type", b"").decode()

    @property
    def cookie(self) -> str:
        return dict(self.headers)[b"set-cookie"].decode().split(";")[0]

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Calls:
    """A client of the application that keeps its session cookie."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.cookie = ""

    async def __call__(self, method: str, address: str, body: Any = None) -> Answer:
        """Send one request; the body is bytes or a value to be encoded as JSON."""
        content = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        path, _, query = address.partition("?")
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": query.encode("utf-8", "replace"),
            "root_path": "",
            "headers": [
                (b"host", b"127.0.0.1"),
                (b"content-type", b"application/json"),
                (b"content-length", str(len(content)).encode()),
                *([(b"cookie", self.cookie.encode())] if self.cookie else []),
            ],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        waiting = [{"type": "http.request", "body": content, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> Any:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        start = next(message for message in sent if message["type"] == "http.response.start")
        whole = b"".join(message.get("body", b"") for message in sent)
        return Answer(start["status"], list(start["headers"]), whole)

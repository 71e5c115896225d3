"""Middleware for every request and WebSocket.

Checks host, origin and limits, adds the security headers to every response, and counts requests. It runs
before routing, so that it also covers paths that do not exist.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Message, Receive, Scope, Send

from dragonhall.server.errors import ForbiddenError, Problem, RateLimitError, ServerError
from dragonhall.server.http.language import words_of
from dragonhall.server.http.networks import CLIENT_ADDRESS, network_of
from dragonhall.server.http.rate_limits import ConnectionLimits, RateLimit, allowed_connections
from dragonhall.server.operations.logs import log_event
from dragonhall.server.operations.metrics import Metrics
from dragonhall.server.settings import Settings

Inner = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
LONG = 0.25  # seconds: slower responses are logged
NO_STATUS = 0
NO_STORE = (b"cache-control", b"no-store")
ALWAYS = ("/healthz", "/metrics")  # no limit on connections: a full server must still pass health checks
SLOW = 1008


class StalledClientError(Exception):
    """The client does not read the response."""


class Middleware:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.limit = RateLimit(settings.requests_per_minute)
        self.connection_limits = ConnectionLimits(
            allowed_connections(settings.connections), settings.connections_per_address
        )
        self.headers = [*HEADERS, *([STRICT_TRANSPORT] if settings.secure else [])]
        self.origins = frozenset(origin.lower().rstrip("/") for origin in settings.origins)

    async def __call__(self, inner: Inner, scope: Any, receive: Receive, send: Send) -> None:
        CLIENT_ADDRESS.set(address_of(scope))
        if scope["type"] == "http":
            await self.request(inner, scope, receive, send)
        else:
            await self.socket(inner, scope, receive, send)

    async def request(self, inner: Inner, scope: Any, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = NO_STATUS
        took = 0.0
        whole = False  # the whole request body has been received
        deadline = asyncio.get_running_loop().time() + self.settings.body_seconds

        async def sending(message: Message) -> None:
            nonlocal status, took
            if message["type"] == "http.response.start":
                status = message["status"]
                took = time.perf_counter() - start
                message["headers"] = self.with_security_headers(message.get("headers", []))
            await self.send_in_time(send, message)

        async def receiving() -> Any:
            nonlocal whole
            if whole:
                return await receive()
            now = asyncio.get_running_loop().time()
            try:
                async with asyncio.timeout_at(min(now + self.settings.slow_seconds, deadline)):
                    message = await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}  # treated like a disconnect
            whole = not message.get("more_body", False)
            return message

        refusal = self.refusal(scope)
        try:
            if refusal is None:
                # uvicorn omits the body of a response to HEAD.
                asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
                await inner(asked, receiving, sending)
            else:
                await answer(refusal, scope, sending, self.settings.language)
        except Exception as error:
            if not is_stalled(error):
                raise
        finally:
            if refusal is None:
                self.connection_limits.leave(address_of(scope))
            self.count(scope, status, took)

    async def socket(self, inner: Inner, scope: Any, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            try:
                await self.send_in_time(send, message)
            except StalledClientError:
                raise WebSocketDisconnect(code=SLOW, detail="slow") from None

        refusal = self.refusal(scope)
        if refusal is not None:
            await close(refusal, scope, send, self.settings.language)
            return
        self.metrics.open_sockets += 1
        try:
            await inner(scope, receive, sending)
        finally:
            self.connection_limits.leave(address_of(scope))
            self.metrics.open_sockets -= 1

    async def send_in_time(self, send: Send, message: Message) -> None:
        """Send a message; StalledClientError if the client does not read it within `slow_seconds`."""
        try:
            async with asyncio.timeout(self.settings.slow_seconds):
                await send(message)
        except TimeoutError:
            raise StalledClientError from None

    def with_security_headers(self, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Add the security headers, and `no-store` unless `cache-control` is set."""
        found = list(headers)
        uncached = not any(name.lower() == b"cache-control" for name, _ in found)
        return [*found, *self.headers, *([NO_STORE] if uncached else [])]

    def refusal(self, scope: Any) -> ServerError | None:
        """Return why a request is refused; None if it is accepted, and then counted until `leave`."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "").lower()
        if self.settings.names and name_of(host) not in self.settings.names:
            return ForbiddenError("foreign-host")
        if not (scope.get("method") in SAFE or self.is_ours(headers, host)):
            return ForbiddenError("foreign-origin")
        try:
            self.limit.take(address_of(scope))
            self.connection_limits.enter(address_of(scope), always=scope["path"] in ALWAYS)
        except ServerError as error:
            return error
        return None

    def is_ours(self, headers: Mapping[bytes, str], host: str) -> bool:
        """Return whether a request comes from our own page, or from no page at all.

        Browsers send `Origin` or `Sec-Fetch-Site`; other clients need not.
        """
        origin = headers.get(b"origin", "").lower()
        if origin in self.origins:
            return True
        if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        return not origin or (bool(host) and place_of(origin) == host)

    def count(self, scope: Any, status: int, took: float) -> None:
        """Count a request. The status is `NO_STATUS` if the client disconnected before the response."""
        method = scope["method"] if scope["method"] in (*SAFE, "POST", "PUT", "PATCH", "DELETE") else "other"
        self.metrics.requests.labels(method, str(status)).inc()
        self.metrics.latency.observe(took)
        if took > LONG:
            path = scope.get("path_template") or "-"
            log_event("slow request", method=method, path=path, status=status, seconds=round(took, 3))


def name_of(host: str) -> str:
    """Return the name in a `Host` header, without the port.

    >>> name_of("[::1]:8000"), name_of("localhost:8000")
    ('::1', 'localhost')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def place_of(origin: str) -> str:
    """Return host and port of an `Origin` header; empty if it cannot be parsed.

    >>> place_of("http://localhost:8000"), place_of("http://[")
    ('localhost:8000', '')
    """
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address_of(scope: Any) -> str:
    """Return the network by which limits count this client."""
    return network_of(str((scope.get("client") or ("", 0))[0]))


async def answer(error: ServerError, scope: Any, send: Any, language: str, prefix: str = "http") -> None:
    """Send a refusal as an HTTP response. `prefix` is that of the types of the ASGI messages."""
    body = msgspec.json.encode(Problem(error.code, words_of(scope, language).sentence(error)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, RateLimitError) and prefix == "http":
        headers.append((b"retry-after", str(error.seconds).encode()))
    await send({"type": f"{prefix}.response.start", "status": error.status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})


def is_stalled(error: BaseException | None) -> bool:
    """Return whether the error is a StalledClientError, or wraps one."""
    if isinstance(error, BaseExceptionGroup):
        return any(is_stalled(one) for one in error.exceptions)
    return isinstance(error, StalledClientError) or (error is not None and is_stalled(error.__cause__))


async def close(error: ServerError, scope: Any, send: Send, language: str) -> None:
    """Refuse a socket before it is opened.

    With an HTTP response if the server supports that, else with a close code.
    """
    if "websocket.http.response" in scope.get("extensions", {}):
        await answer(error, scope, send, language, prefix="websocket.http")
    else:
        await send({"type": "websocket.close", "code": 4000 + error.status, "reason": error.code})

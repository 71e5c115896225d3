"""HTTP routes of health checks and metrics."""

import time
from ipaddress import ip_network
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from sqlalchemy import Connection, insert, update

import dragonhall
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import NotFoundError, UnavailableError
from dragonhall.server.http.networks import parse_address
from dragonhall.server.http.responses import problems
from dragonhall.server.settings import Settings
from dragonhall.server.store.schema import heartbeat
from dragonhall.server.store.store import StoreError

FORWARDING = frozenset(
    {b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip"}
)


def may_read_metrics(settings: Settings, scope: Any) -> bool:
    """Return whether this client is among `metrics_from`.

    A forwarded request comes from elsewhere: without trusted proxies its source is unknown, and it never
    counts as loopback, whatever its headers say.
    """
    if not settings.metrics:
        return False
    address = parse_address(str((scope.get("client") or ("", 0))[0]))
    forwarded = any(name.lower() in FORWARDING for name, _ in scope["headers"])
    if address is None or (forwarded and (address.is_loopback or not settings.proxies)):
        return False
    return any(address in ip_network(text, strict=False) for text in settings.metrics_from)


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    compiled: bool


@get("/healthz", responses=problems())
async def health(context: ServerContext) -> Response[Health]:
    """Return whether the server works. Writes to the database, because a full disk shows only then."""
    try:
        await context.store.write(touch)
    except StoreError:
        raise UnavailableError("store") from None
    return Response(
        Health("ok", dragonhall.__version__, dragonhall.compiled()), headers={"cache-control": "no-store"}
    )


def touch(connection: Connection) -> None:
    """Write a row that is never read, to test that a write reaches the disk."""
    now = time.time()
    if connection.execute(update(heartbeat).values(at=now)).rowcount == 0:
        connection.execute(insert(heartbeat).values(id=1, at=now))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], context: ServerContext) -> Response[str]:
    if not may_read_metrics(context.settings, request.scope):
        raise NotFoundError()
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

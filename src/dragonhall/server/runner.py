"""Run the server on a port: bind it, serve until a signal, shut down in order."""

import asyncio
import errno
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import h11
import uvicorn
from litestar import Litestar
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.http.h11_impl import H11Protocol

from dragonhall.server.accounts.cookie_signing import signer_of
from dragonhall.server.errors import SettingsError
from dragonhall.server.http.acceptor import AcceptLimits, Acceptor
from dragonhall.server.http.networks import Networks, with_mapped
from dragonhall.server.http.rate_limits import allowed_connections
from dragonhall.server.operations.logs import log_event
from dragonhall.server.settings import Settings
from dragonhall.server.store import make_engine
from dragonhall.server.store.database import check_own, is_newer, upgrade

TRIES = 50  # ports tried if the given one is in use
LARGEST_MESSAGE = 64 * 1024  # bytes of one WebSocket message
CLOSE_SECONDS = 2.0  # seconds for clients to close their WebSockets at shutdown
SHUTDOWN_SECONDS = 10  # seconds for open requests at shutdown
BACKLOG = 512
REFUSING = 16  # connections beyond the limit on requests: they get the response that the server is full
ACCEPTED = 2  # connections of one address per concurrent request that it may have: browsers keep some open
SEND_BUFFER = 128 * 1024  # bytes of the send buffer of a connection


def prepare(settings: Settings) -> None:
    """Create the data folder and migrate the database, so that errors appear before the URL is printed."""
    os.umask(0o077)  # other users of this machine must not read the database
    try:
        settings.folder.mkdir(parents=True, exist_ok=True)
        signer_of(settings.secret, settings.folder)
    except OSError as error:
        raise SettingsError(
            "setting-file", file=str(settings.folder), reason=error.strerror or str(error)
        ) from None
    with usable_database(settings.database_url) as engine:
        upgrade(engine)


@contextmanager
def usable_database(url: str) -> Iterator[Engine]:
    """Open a database that this version can use; SettingsError explains in one sentence why not."""
    engine = make_engine(url)
    try:
        if engine.dialect.name == "sqlite" and engine.url.database:
            check_own(Path(engine.url.database))  # before a connection changes the file
        if is_newer(engine):
            raise SettingsError("database-newer")
        yield engine
    except SQLAlchemyError as error:
        # Only the first line: the rest may contain the password of the URL.
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise SettingsError("database", reason=reason) from None
    finally:
        engine.dispose()


def bind_socket(settings: Settings, exactly: bool) -> socket.socket:
    """Return a socket that listens on the port, or on the next free one unless `exactly`."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    tries = 1 if exactly or settings.port == 0 else TRIES
    for port in range(settings.port, min(settings.port + tries, 65536)):
        # With an explicit protocol: asyncio sets TCP_NODELAY only if it is IPPROTO_TCP.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Inherited by accepted connections: limits how much data the system keeps, and how long, for a client
        # that does not read.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            patience = settings.slow_seconds * 1000
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, patience)
        try:
            listener.bind((settings.host, port))
            listener.listen(BACKLOG)  # with SO_REUSEADDR, only listening detects that the port is in use
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise SettingsError(
                    "setting-address", host=settings.host, port=str(port), reason=error.strerror or str(error)
                ) from None
        else:
            return listener
    raise SettingsError("setting-port", port=str(settings.port))


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Protocol(H11Protocol):
    """Closes connections whose request is not complete in time; uvicorn waits for ever after one byte."""

    limits: AcceptLimits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )
        self.wait_for_request()

    def wait_for_request(self) -> None:
        self.limits.mark_idle(self, self.client[0] if self.client else "", self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.mark_busy(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        waiting, self.timeout_keep_alive_task = self.timeout_keep_alive_task, None
        super().data_received(data)
        if waiting is None:
            return
        # The timeout is not extended by an incomplete head, nor by the rest of a body that has been answered
        # already.
        if self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE:
            self.timeout_keep_alive_task = waiting
        else:
            waiting.cancel()
            self.limits.mark_busy(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.timeout_keep_alive_task is not None:  # else the next request has arrived already
            self.wait_for_request()


class Server(uvicorn.Server):
    """Counts connections on accept, and lets the application close its WebSockets in order at shutdown."""

    def __init__(self, config: uvicorn.Config, app: Litestar, limits: AcceptLimits) -> None:
        super().__init__(config)
        self.server_app = app
        self.limits = limits

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])  # everything except accepting
        acceptors = [Acceptor(listener, self.limits, self.protocol) for listener in sockets or []]
        self.servers.extend(acceptors)  # type: ignore[arg-type]

    def protocol(self) -> Protocol:
        protocol = Protocol(self.config, self.server_state, self.lifespan.state)
        protocol.limits = self.limits
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # clients must not reconnect to a server that shuts down
        context = getattr(self.server_app.state, "context", None)
        if context is not None:
            await context.announce_shutdown()
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    while context.metrics.open_sockets:
                        await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def serve(app: Litestar, settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> bool:
    """Serve until SIGINT or SIGTERM; return False if the server could not start."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http=Protocol,
        timeout_keep_alive=settings.slow_seconds,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=with_mapped(settings.proxies),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    most_of_one = ACCEPTED * settings.connections_per_address
    limits = AcceptLimits(
        allowed_connections(settings.connections) + REFUSING, most_of_one, Networks(settings.proxies)
    )
    metrics = app.state.metrics
    metrics.gauge("dragonhall_connections", "Open TCP connections.", lambda: limits.inside)
    metrics.counter(
        "dragonhall_connections_refused_total",
        "Connections refused because of a limit.",
        lambda: limits.refused,
    )
    server = Server(config, app, limits)
    for stop in (signal.SIGINT, signal.SIGTERM):
        # For the time before uvicorn handles signals, and after it, when it raises them again.
        signal.signal(stop, lambda *_: setattr(server, "should_exit", True))
    announce()
    log_event("server started", address=address_of(listener))
    server.run(sockets=[listener])
    log_event("server stopped")
    return server.started

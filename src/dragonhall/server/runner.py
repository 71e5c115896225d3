"""A hall on a port: binds it, serves until it is told to stop, and goes in good order."""

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
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import SettingsError
from dragonhall.server.http.acceptor import Acceptor, Room
from dragonhall.server.http.connection_limits import room_for
from dragonhall.server.http.networks import Networks, with_mapped
from dragonhall.server.operations.logs import tell
from dragonhall.server.settings import Settings
from dragonhall.server.store import make_engine
from dragonhall.server.store.identity import check_own
from dragonhall.server.store.migrate import is_newer, upgrade

TRIES = 50  # ports looked at when the usual one is taken
LARGEST_MESSAGE = 64 * 1024  # bytes of one message on a socket
GOODBYE = 2.0  # seconds for telling everybody
PATIENCE = 10  # seconds for open requests when the hall closes
BACKLOG = 512
REFUSING = 16  # connections beyond the room for requests: their requests are answered that the server is full
ACCEPTED = 2  # connections of one address for each request that it may have at once: browsers keep some open
KEPT_BY_SYSTEM = 128 * 1024  # bytes under way to somebody


def prepare(settings: Settings) -> None:
    """Make the data folder, bring the database up to date: what is wrong is said before a link is shown."""
    os.umask(0o077)  # the database holds what nobody else on this machine may read
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
    """The engine of a database that this version can use; what is wrong with it is one sentence."""
    engine = make_engine(url)
    try:
        if engine.dialect.name == "sqlite" and engine.url.database:
            check_own(Path(engine.url.database))  # before a connection changes the file
        if is_newer(engine):
            raise SettingsError("database-newer")
        yield engine
    except SQLAlchemyError as error:
        # The first line alone: the rest may show the password of the address.
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise SettingsError("database", reason=reason) from None
    finally:
        engine.dispose()


def bound(settings: Settings, exactly: bool) -> socket.socket:
    """A socket on the port, or, if it need not be exactly that one, on the next that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    tries = 1 if exactly or settings.port == 0 else TRIES
    for port in range(settings.port, min(settings.port + tries, 65536)):
        # Said in full: asyncio sends small packets at once only where it knows that this is TCP.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections have these from their listener: for one that takes nothing the system keeps little, and
        # not for long.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KEPT_BY_SYSTEM)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            patience = settings.slow_seconds * 1000
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, patience)
        try:
            listener.bind((settings.host, port))
            listener.listen(BACKLOG)  # only listening tells that nobody else does
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
    """Ends connections whose request is not complete in time: after one byte uvicorn would wait for ever."""

    room: Room

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )
        self.wait_for_request()

    def wait_for_request(self) -> None:
        self.room.waits(self, self.client[0] if self.client else "", self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.room.busy(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        waiting, self.timeout_keep_alive_task = self.timeout_keep_alive_task, None
        super().data_received(data)
        if waiting is None:
            return
        # Neither the bytes of an unfinished head nor the rest of a body that was answered already extend it.
        if self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE:
            self.timeout_keep_alive_task = waiting
        else:
            waiting.cancel()
            self.room.busy(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.timeout_keep_alive_task is not None:  # else the next request had come already
            self.wait_for_request()


class Server(uvicorn.Server):
    """Counts connections when they are accepted, and lets the application close its sockets in order."""

    def __init__(self, config: uvicorn.Config, app: Litestar, room: Room) -> None:
        super().__init__(config)
        self.hall_app = app
        self.room = room

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])  # all but accepting
        acceptors = [Acceptor(listener, self.room, self.protocol) for listener in sockets or []]
        self.servers.extend(acceptors)  # type: ignore[arg-type]

    def protocol(self) -> Protocol:
        protocol = Protocol(self.config, self.server_state, self.lifespan.state)
        protocol.room = self.room
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody comes back to a hall that is closing
        hall = getattr(self.hall_app.state, "hall", None)
        if hall is not None:
            await hall.say_goodbye()
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    await self.hung_up(hall)
        await super().shutdown(sockets)

    async def hung_up(self, hall: ServerContext) -> None:
        while hall.metrics.sockets.total > 0:
            await asyncio.sleep(0.02)


def serve(app: Litestar, settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> bool:
    """Serve until SIGINT or SIGTERM; False if the hall could not even open."""
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
        timeout_graceful_shutdown=PATIENCE,
    )
    most_of_one = ACCEPTED * settings.connections_per_address
    room = Room(room_for(settings.connections) + REFUSING, most_of_one, Networks(settings.proxies))
    metrics = app.state.metrics
    metrics.gauge("dragonhall_connections", "Connections that are open now.", lambda: room.inside)
    metrics.counter(
        "dragonhall_connections_refused_total", "Connections refused on accept.", lambda: room.refused
    )
    server = Server(config, app, room)
    for stop in (signal.SIGINT, signal.SIGTERM):
        # For the moment before uvicorn listens to signals, and for the one after, when it raises them again.
        signal.signal(stop, lambda *_: setattr(server, "should_exit", True))
    announce()
    tell("open", address=address_of(listener))
    server.run(sockets=[listener])
    tell("closed")
    return server.started

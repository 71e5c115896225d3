"""Accept connections within limits per address and in total, checked before a byte is read.

asyncio's own server accepts until the process has no file descriptor left; then no client can connect, and
every attempt is logged.
"""

import asyncio
import logging
import socket
import struct
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from dragonhall.server.http.networks import Networks, network_of
from dragonhall.server.http.rate_limits import ConnectionCount
from dragonhall.server.operations.logs import log_error, log_event

TOGETHER = 16  # connections accepted before other tasks run
PAUSE = 1.0  # seconds after a failed accept, for example when the system has no descriptor left
RESET = struct.pack("ii", 1, 0)  # SO_LINGER with a timeout of 0: close at once, the system keeps no state
SILENT = 1.0  # seconds that a connection must be idle before it is closed in favour of a new one
SHARE = 2  # one address may have at most 1/SHARE of all connections


class IdleConnection(NamedTuple):
    """A connection without a complete request."""

    network: str
    since: float
    end: Callable[[], None]


class AcceptLimits(ConnectionCount):
    """Counts open connections and decides whether a new one is accepted.

    When a limit is reached, the connection that has been idle longest (of the same address, or of any) is
    closed if it has been idle for `SILENT` seconds. So idle connections can block neither an address nor the
    server.
    """

    def __init__(
        self, most: int, most_of_one: int, trusted: Networks, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self.most = most
        self.most_of_one = min(most_of_one, max(1, most // SHARE)) if most_of_one else most
        self.trusted = trusted
        self.clock = clock
        self.refused = 0
        self.idle: OrderedDict[Any, IdleConnection] = OrderedDict()
        self.idle_of: dict[str, OrderedDict[Any, IdleConnection]] = {}

    def refusal(self, address: str) -> str:
        """Return why a connection from this address is refused; empty if it may be opened."""
        network = network_of(address)
        if address not in self.trusted and self.of[network] >= self.most_of_one:
            return "" if self.close_idle(self.idle_of.get(network)) else "address"
        if self.inside >= self.most:
            return "" if self.close_idle(self.idle) else "full"
        return ""

    def close_idle(self, idle: OrderedDict[Any, IdleConnection] | None) -> bool:
        """Close the connection that has been idle longest, if long enough; return whether one was closed."""
        connection, found = next(iter(idle.items()), (None, None)) if idle else (None, None)
        if found is None or self.clock() - found.since < SILENT:
            return False
        self.mark_busy(connection)
        found.end()
        return True

    def enter(self, address: str) -> Callable[[], None]:
        """Count a connection; return the function to call once when it is closed."""
        network = network_of(address)
        self.add(network)
        return lambda: self.leave(network)

    def mark_idle(self, connection: Any, address: str, end: Callable[[], None]) -> None:
        """Mark a connection as idle, without a complete request; `end` closes it."""
        idle = IdleConnection(network_of(address), self.clock(), end)
        self.idle[connection] = idle
        self.idle_of.setdefault(idle.network, OrderedDict())[connection] = idle

    def mark_busy(self, connection: Any) -> None:
        """Mark a connection as not idle: it has a request, or it is closed."""
        idle = self.idle.pop(connection, None)
        if idle is not None:
            others = self.idle_of[idle.network]
            del others[connection]
            if not others:
                del self.idle_of[idle.network]


class CountedSocket(socket.socket):
    """A socket that reports when its descriptor is closed, whichever protocol owns it then."""

    leave: Callable[[], None] | None = None

    def close(self) -> None:
        super().close()
        if self.leave is not None:
            self.leave()
            self.leave = None


class Acceptor:
    """Accepts connections on a listening socket within the limits of an `AcceptLimits`.

    It is closed like an asyncio server: `close`, then `wait_closed`.
    """

    def __init__(
        self, listener: socket.socket, limits: AcceptLimits, factory: Callable[[], asyncio.Protocol]
    ) -> None:
        self.listener = listener
        self.limits = limits
        self.factory = factory
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[Any]] = set()
        listener.setblocking(False)
        self.accepting = self.loop.create_task(self.accept_loop(), name="acceptor")

    async def accept_loop(self) -> None:
        while True:
            for _ in range(TOGETHER):
                try:
                    connection, address = await self.loop.sock_accept(self.listener)
                except ConnectionError:  # closed before it was accepted
                    continue
                except OSError as error:
                    log_error("accept failed", error)
                    await asyncio.sleep(PAUSE)
                    continue
                self.accept_connection(connection, str(address[0]))
            await asyncio.sleep(0)

    def accept_connection(self, connection: socket.socket, address: str) -> None:
        refusal = self.limits.refusal(address)
        if refusal:
            self.limits.refused += 1
            log_event("connection refused", logging.WARNING, reason=refusal)
            with suppress(OSError):
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            connection.close()
            return
        counted = CountedSocket(
            connection.family, connection.type, connection.proto, fileno=connection.detach()
        )
        counted.setblocking(False)
        counted.leave = self.limits.enter(address)
        task = self.loop.create_task(self.start_protocol(counted))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def start_protocol(self, connection: socket.socket) -> None:
        try:
            await self.loop.connect_accepted_socket(self.factory, connection)
        except OSError:
            connection.close()

    def close(self) -> None:
        self.accepting.cancel()
        self.listener.close()

    async def wait_closed(self) -> None:
        await asyncio.wait([self.accepting])

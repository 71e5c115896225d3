"""A hall on a port: binds it, serves until it is told to stop, and goes in good order."""

import errno
import os
import signal
import socket

import uvicorn
from litestar import Litestar

from dragonhall.hall.errors import SettingsError
from dragonhall.hall.operations.logs import tell
from dragonhall.hall.settings import Settings

TRIES = 50  # ports looked at when the usual one is taken
LARGEST_MESSAGE = 64 * 1024  # bytes of one message on a socket
PATIENCE = 10  # seconds for open requests when the hall closes
BACKLOG = 512


def bound(settings: Settings, exactly: bool) -> socket.socket:
    """A socket on the port, or, if it need not be exactly that one, on the next that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    tries = 1 if exactly or settings.port == 0 else TRIES
    for port in range(settings.port, min(settings.port + tries, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
            listener.listen(BACKLOG)  # only listening tells that nobody else does
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise SettingsError(
                    "setting-address", host=settings.host, port=port, reason=error.strerror or str(error)
                ) from None
        else:
            return listener
    raise SettingsError("setting-port", port=settings.port)


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Lets the application say goodbye to its sockets before they are closed."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.hall_app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall = getattr(self.hall_app.state, "hall", None)
        if hall is not None:
            await hall.say_goodbye()
        await super().shutdown(sockets)


def serve(app: Litestar, settings: Settings, listener: socket.socket) -> None:
    """Serve until SIGINT or SIGTERM."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=PATIENCE,
    )
    server = Server(config, app)
    for stop in (signal.SIGINT, signal.SIGTERM):
        # uvicorn raises the signal again once it has closed; by then all is done, and that is no failure.
        signal.signal(stop, lambda *_: None)
    os.umask(0o077)  # the database holds what nobody else on this machine may read
    tell("open", address=address_of(listener))
    server.run(sockets=[listener])
    tell("closed")

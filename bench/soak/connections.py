"""Connections that send given messages and remember the last position received."""

import asyncio
import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 20.0
AGAIN = 0.25
AWAY = (OSError, WebSocketException, TimeoutError, EOFError)


class Watcher:
    """One connection to one table: of a player with a cookie, of a spectator without."""

    def __init__(self, url: str, table: str, cookie: str = "") -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.headers = {"cookie": f"dragonhall={cookie}"} if cookie else {}
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None
        self.number = 0
        self.sight: dict[str, Any] = {}
        self.news = asyncio.Condition()
        self.answers: dict[str, dict[str, Any]] = {}
        self.asked = 0
        self.opened = 0  # connections so far

    async def open(self) -> None:
        """Connect or reconnect, with retries until the server answers; then listen."""
        while True:
            with suppress(*AWAY):
                since = f"?since={self.number}" if self.number else ""
                self.socket = await connect(
                    self.address + since, additional_headers=self.headers, compression=None, max_size=None
                )
                async with asyncio.timeout(PATIENCE):
                    self.take(json.loads(await self.socket.recv()))
                break
            await asyncio.sleep(AGAIN)
        self.opened += 1
        self.listening = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        with suppress(*AWAY):
            async for raw in socket:
                self.take(json.loads(raw))
                async with self.news:
                    self.news.notify_all()

    def take(self, message: dict[str, Any]) -> None:
        if message.get("id"):
            self.answers[message["id"]] = message
        if message["type"] in ("snapshot", "update"):
            self.number = max(self.number, message["number"])
            self.sight = message.get("sight") or self.sight

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        assert self.socket is not None
        self.asked += 1
        id = str(self.asked)
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        await self.until(lambda: id in self.answers)
        return self.answers.pop(id)

    async def until(self, true: Any) -> None:
        async with self.news, asyncio.timeout(PATIENCE):
            await self.news.wait_for(true)

    def break_off(self) -> None:
        """Drop the connection without closing it."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        self.break_off()


async def settled(watchers: Iterable[Watcher], number: int) -> bool:
    """Return whether all connections received this entry in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            for watcher in watchers:
                while watcher.number < number:
                    await asyncio.sleep(0.01)
    except TimeoutError:
        return False
    return True

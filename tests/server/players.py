"""Players as programs: they use the protocol only, and check every message they receive."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dragonhall.server import wire

PATIENCE = 120.0
read = msgspec.json.Decoder(wire.ToViewer).decode

GuestFactory = Callable[..., list[httpx.Client]]


def socket_address(url: str, table: str, query: str = "") -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"


def cookie_of(client: httpx.Client) -> str:
    return f"dragonhall={client.cookies['dragonhall']}"


class Player:
    """One person at one table. `received` contains every message, over all connections."""

    def __init__(self, urls: Sequence[str], table: str, client: httpx.Client | None, query: str = "") -> None:
        self.urls = urls
        self.table = table
        self.cookie = "" if client is None else cookie_of(client)
        self.token = ""  # of a bot, instead of a cookie
        self.query = query
        self.socket: ClientConnection | None = None
        self.number = 0  # the last entry that was received
        self.sight: wire.Sight | None = None
        self.info: wire.TableInfo | None = None
        self.received: list[str] = []
        self.acknowledged: list[tuple[int, str]] = []  # ply and action of moves that are on disk
        self.refusals: list[wire.Refused] = []
        self.reconnects = 0

    async def connect(self, which: int = 0, again: bool = False) -> None:
        joiner = "&" if "?" in self.query else "?"
        since = f"{joiner}since={self.number}" if again and self.number else ""
        headers = {"cookie": self.cookie} if self.cookie else {}
        headers |= {"authorization": f"Bearer {self.token}"} if self.token else {}
        self.socket = await connect(
            socket_address(self.urls[which % len(self.urls)], self.table, self.query + since),
            additional_headers=headers,
            compression=None,
            max_size=None,
        )

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: wire.ClientMessage | str) -> None:
        assert self.socket is not None
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self.socket.send(text)

    async def next(self) -> wire.ToViewer:
        """Receive, store and return the next message."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        assert isinstance(raw, str)
        self.received.append(raw)
        message: wire.ToViewer = read(raw)
        self.take(message)
        return message

    def take(self, message: wire.ToViewer) -> None:
        if isinstance(message, wire.Snapshot):
            assert message.number >= self.number
            self.number, self.sight, self.info = message.number, message.sight, message.table
        elif isinstance(message, wire.Update):
            assert message.number >= self.number, "updates are out of order"
            self.number = message.number
            self.sight = message.sight or self.sight
            self.info = message.table or self.info
        elif isinstance(message, wire.Refused):
            self.refusals.append(message)

    async def until(self, kind: type[Any], **facts: Any) -> Any:
        """Return the next message of a kind with these values."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and all(getattr(message, k) == v for k, v in facts.items()):
                return message

    async def ask(self, message: Any) -> Any:
        """Send a message and return its answer."""
        await self.send(message)
        while True:
            got = await self.next()
            if getattr(got, "id", None) == message.id:
                return got


class RandomPlayer(Player):
    """A player that makes random moves to the end; its connection breaks with probability `breaks`."""

    def __init__(
        self,
        urls: Sequence[str],
        table: str,
        client: httpx.Client | None,
        rng: random.Random,
        breaks: float = 0.0,
        query: str = "",
    ) -> None:
        super().__init__(urls, table, client, query)
        self.rng = rng
        self.breaks = breaks

    async def play(self) -> wire.Sight:
        """Play to the end; return the last position."""
        await self.connect(self.rng.randrange(8))
        sent: dict[str, str] = {}
        answered = -1
        while True:
            sight = self.sight
            if sight is not None and sight.ending is not None:
                await self.close()
                return sight
            if sight is not None and sight.mine and sight.ply != answered:
                answered = sight.ply
                action = self.rng.choice(sight.legal).text
                sent[str(sight.ply)] = action
                await self.send(wire.Act(sight.ply, action, id=str(sight.ply)))
            if self.rng.random() < self.breaks:
                await self.break_off()
                answered = -1
            try:
                got = await self.next()
            except ConnectionClosed:
                await self.break_off()
                answered = -1
                continue
            if isinstance(got, wire.Accepted) and got.id in sent:
                self.acknowledged.append((int(got.id), sent[got.id]))

    async def break_off(self) -> None:
        """Abort the connection and reconnect to a random process."""
        assert self.socket is not None
        self.socket.transport.abort()
        self.reconnects += 1
        self.sight = None if self.rng.random() < 0.3 else self.sight
        if self.sight is None:
            self.number = 0
        while True:
            try:
                await self.connect(self.rng.randrange(8), again=True)
            except (OSError, ConnectionClosed):
                await asyncio.sleep(0.2)
            else:
                return


async def play_out(players: Sequence[RandomPlayer]) -> list[wire.Sight]:
    """Play all games concurrently to their ends; return the last positions."""
    return list(await asyncio.gather(*(player.play() for player in players)))


def open_table(clients: Sequence[httpx.Client], **asked: Any) -> str:
    """Open a table for these clients; it starts when the last has joined."""
    made = clients[0].post("/api/tables", json=asked)
    assert made.status_code == 201, made.text
    table = str(made.json()["id"])
    for client in clients[1:]:
        joined = client.post(f"/api/tables/{table}/join", json={})
        assert joined.status_code == 200, joined.text
    return table

"""Clients that play at random, two at each table, and measure the time of every acknowledgement."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.messages import Sight, read
from dragonhall.core.rng import FastRng

AT_ONCE = 50  # connections that are opened concurrently


class Measured:
    """Seconds from sending a move to its acknowledgement, when it is on disk."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.refused = 0
        self.finished = 0
        self.counting = False


class Player:
    """One connection of one player to one table."""

    def __init__(self, url: str, table: str, cookie: str, number: int, measured: Measured) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.cookie = cookie
        self.rng = FastRng.seeded(number)
        self.measured = measured
        self.sent: dict[str, float] = {}
        self.turn = asyncio.Event()
        self.sight: Sight | None = None
        self.over = False
        self.socket: ClientConnection | None = None

    async def open(self) -> None:
        self.socket = await connect(
            self.address, additional_headers={"cookie": self.cookie}, compression=None, ping_interval=None
        )

    async def listen(self) -> None:
        assert self.socket is not None
        async for raw in self.socket:
            got = read(raw)
            if got.type == "accepted":
                began = self.sent.pop(got.id, None)
                if began is not None and self.measured.counting:
                    self.measured.took.append(time.perf_counter() - began)
            elif got.type == "refused":
                self.measured.refused += 1
            if got.sight is not None:
                self.sight = got.sight
                self.over = got.sight.ending is not None
                if got.sight.mine or self.over:
                    self.turn.set()

    async def move(self) -> None:
        """Answer the decision at random."""
        assert self.socket is not None
        sight = self.sight
        self.turn.clear()
        if sight is None or not sight.mine:
            return
        choice = sight.legal[int(self.rng.below(len(sight.legal)))]
        id = str(sight.ply)
        message = {"type": "act", "ply": sight.ply, "action": choice.text, "id": id}
        self.sent[id] = time.perf_counter()
        await self.socket.send(msgspec.json.encode(message).decode())


async def come_in(url: str, name: str) -> httpx.AsyncClient:
    # The server may close a connection that was idle for long just when it is used.
    client = httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(keepalive_expiry=2))
    (await client.post("/api/guest", json={"name": name})).raise_for_status()
    return client


def cookie_of(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def open_tables(
    people: Sequence[httpx.AsyncClient], games: Sequence[dict[str, Any]], total: int
) -> list[str]:
    """Open this many running tables, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> str:
        async with gate:
            made = await people[0].post("/api/tables", json=games[number % len(games)])
            made.raise_for_status()
            table = str(made.json()["id"])
            (await people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
            return table

    return list(await asyncio.gather(*(one(number) for number in range(total))))

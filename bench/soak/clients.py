"""Clients that keep playing through every fault: they reconnect automatically, as the page does."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.messages import Got, Sight, read
from bench.soak.ledger import Ledger

AGAIN = 0.25  # seconds before the next attempt; the page starts with half a second
PATIENCE = 10.0  # seconds without an answer after which a move is sent again
GAMES = ("drako", "draco", "signori")
AWAY = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


class Seat:
    """One player at one table."""

    def __init__(self, pair: "Pair", which: int, table: str) -> None:
        self.pair = pair
        self.which = which
        self.table = table
        self.number = 0
        self.sight: Sight | None = None
        self.choices: dict[int, str] = {}  # by ply: a move that is sent again is the same move
        self.sent = -1
        self.sent_at: dict[int, float] = {}  # by ply: the acknowledgement may come after the next decision

    @property
    def over(self) -> bool:
        return self.sight is not None and self.sight.ending is not None

    async def play(self) -> None:
        """Play to the end of the game."""
        while not self.over:
            with suppress(*AWAY):
                await self.visit()
            if not self.over:
                await asyncio.sleep(AGAIN)

    async def visit(self) -> None:
        """Use one connection until it breaks or the game is over."""
        since = f"?since={self.number}" if self.number else ""
        server = self.pair.url_of(self.which).replace("http", "ws", 1)
        address = f"{server}/api/tables/{self.table}/socket{since}"
        cookie = {"cookie": f"dragonhall={self.pair.cookies[self.which]}"}
        async with connect(
            address, additional_headers=cookie, compression=None, close_timeout=1, max_size=None
        ) as socket:
            self.sent = -1
            answering: asyncio.Task[None] | None = None
            try:
                while not self.over:
                    async with asyncio.timeout(PATIENCE):
                        self.take(read(await socket.recv()))
                    sight = self.sight
                    if sight is not None and sight.mine and sight.ply != self.sent:
                        self.sent = sight.ply
                        # Concurrent with reading: the last acknowledgement may come after the next decision.
                        answering = asyncio.create_task(self.answer(socket, sight))
            finally:
                if answering is not None:
                    answering.cancel()

    def take(self, got: Got) -> None:
        self.pair.heard(self.which)
        if got.type == "accepted":
            ply = int(got.id)
            self.pair.ledger.accepted(self.table, got.number, ply, self.choices[ply])
            self.pair.acknowledged(time.monotonic() - self.sent_at[ply])
            return
        if got.type in ("refused", "bye"):
            self.pair.ledger.refusals[f"{got.type} {got.code}"] += 1
            self.sent = -1
        if got.type in ("snapshot", "update"):
            self.number = max(self.number, got.number)
            self.sight = got.sight or self.sight

    async def answer(self, socket: ClientConnection, sight: Sight) -> None:
        rng = self.pair.rng
        choice = self.choices.setdefault(sight.ply, rng.choice(sight.legal).text)
        await asyncio.sleep(rng.random() * self.pair.pause)
        message = {"type": "act", "ply": sight.ply, "action": choice, "id": str(sight.ply)}
        self.sent_at[sight.ply] = time.monotonic()
        with suppress(*AWAY):
            await socket.send(msgspec.json.encode(message).decode())


class Pair:
    """Two players who open one table after the other and play there.

    `back` holds the time at which each was answered again.
    """

    def __init__(
        self, urls: Sequence[str], number: int, seed: int, ledger: Ledger, pause: float = 0.1
    ) -> None:
        self.urls = urls
        self.number = number
        self.rng = random.Random(f"{seed} {number}")
        self.ledger = ledger
        self.pause = pause
        self.cookies = ["", ""]
        self.back: list[float | None] = [None, None]
        self.extra_options: dict[str, str] = {}  # added to the options of every table
        self.took: list[float] = []  # seconds to each acknowledgement
        self.moved_again: float | None = None  # when a move was first acknowledged since this was reset

    def url_of(self, which: int) -> str:
        """Return the server of a player; the players of a pair use different ones if there are several."""
        return self.urls[(self.number + which) % len(self.urls)]

    def heard(self, which: int) -> None:
        if self.back[which] is None:
            self.back[which] = time.monotonic()

    def acknowledged(self, seconds: float) -> None:
        self.took.append(seconds)
        if self.moved_again is None:
            self.moved_again = time.monotonic()

    async def play_loop(self) -> None:
        clients = [httpx.AsyncClient(base_url=self.url_of(k), timeout=PATIENCE) for k in (0, 1)]
        try:
            await self.come_in(clients)
            while True:
                table = await self.open_table(clients)
                await asyncio.gather(*(Seat(self, which, table).play() for which in (0, 1)))
                self.ledger.games += 1
        finally:
            for client in clients:
                await client.aclose()

    async def come_in(self, clients: list[httpx.AsyncClient]) -> None:
        for which, client in enumerate(clients):
            name = f"Soak {self.number} {'ab'[which]}"
            answer = await self.asked(which, client, "/api/guest", {"name": name})
            self.cookies[which] = answer.cookies["dragonhall"]

    async def open_table(self, clients: list[httpx.AsyncClient]) -> str:
        """Open a table with both players. A table opened during a crash may stay open: its id is lost."""
        game = GAMES[self.rng.randrange(3)]
        while True:
            request_body = {"game": game, "visibility": "link", **self.extra_options}
            made = await self.asked(0, clients[0], "/api/tables", request_body)
            table = str(made.json()["id"])
            self.ledger.tables.add(table)
            joined = await self.asked(1, clients[1], f"/api/tables/{table}/join", {}, and_also=409)
            if joined.status_code in (200, 409):  # 409: the player had joined, but the response was lost
                return table

    async def asked(
        self, which: int, client: httpx.AsyncClient, path: str, body: dict[str, str], and_also: int = 200
    ) -> httpx.Response:
        """Repeat a request until it is answered."""
        while True:
            with suppress(*AWAY):
                answer = await client.post(path, json=body)
                self.heard(which)
                if answer.is_success or answer.status_code == and_also:
                    return answer
                self.ledger.refusals[f"{answer.status_code} {answer.json().get('code')}"] += 1
            await asyncio.sleep(AGAIN)


class Solo(Pair):
    """One player against bots of the server."""

    async def play_loop(self) -> None:
        self.back = [None]
        async with httpx.AsyncClient(base_url=self.url_of(0), timeout=PATIENCE) as client:
            await self.come_in([client])
            while True:
                request_body = {"game": GAMES[self.rng.randrange(2)], "level": "first-game"}
                made = await self.asked(0, client, "/api/play-now", request_body)
                table = str(made.json()["id"])
                self.ledger.tables.add(table)
                await Seat(self, 0, table).play()
                self.ledger.games += 1

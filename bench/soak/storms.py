"""Five hundred clients lose their connection at once, by a network fault or a restart, and reconnect."""

import asyncio
import random
import time
from typing import Any

import httpx

from bench.load.report import share
from bench.soak.connections import Eye, settled
from bench.soak.crash import kill
from bench.soak.outages import QUIET
from bench.soak.part import Progress, Result, Settings
from tests.server.running_server import RunningServer
from tests.server.services import free_port

TABLES = 25
EACH = 20  # clients at a table: two players, the others watch
GAMES = ("drako", "draco", "signori")
MOVES = 3  # moves between two storms, at every table
LATEST = 30.0  # seconds within which all must be back


class Storm:
    def __init__(self, settings: Settings) -> None:
        self.folder, self.port = settings.folder / "data", str(free_port())
        self.rng = random.Random(settings.seed)
        self.seed = settings.seed
        self.server = self.start()
        self.tables: list[list[Eye]] = []
        self.backs: list[float] = []
        self.failures: list[str] = []

    def start(self) -> RunningServer:
        return RunningServer(self.folder, self.port, **QUIET)

    def blame(self, what: str) -> None:
        self.failures.append(f"seed {self.seed}: {what}")

    @property
    def eyes(self) -> list[Eye]:
        return [eye for table in self.tables for eye in table]

    async def gather(self) -> None:
        """Connect all clients."""
        clients = [httpx.AsyncClient(base_url=self.server.url, timeout=60) for _ in range(2)]
        for name, client in zip(("Storm a", "Storm b"), clients, strict=True):
            (await client.post("/api/guest", json={"name": name})).raise_for_status()
        cookies = [client.cookies["dragonhall"] for client in clients]
        for number in range(TABLES):
            wish = {"game": GAMES[number % 3], "visibility": "link"}
            table = (await clients[0].post("/api/tables", json=wish)).json()["id"]
            (await clients[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
            self.tables.append([Eye(self.server.url, table, cookie) for cookie in cookies])
            self.tables[-1] += [Eye(self.server.url, table) for _ in range(EACH - 2)]
        for client in clients:
            await client.aclose()
        await asyncio.gather(*(eye.open() for eye in self.eyes))

    async def play(self, table: list[Eye]) -> None:
        """Play a few moves, which all clients at the table must receive."""
        for _ in range(MOVES):
            mover = next((eye for eye in table[:2] if eye.sight["mine"]), None)
            if mover is None:  # the game is over
                return
            action = self.rng.choice(mover.sight["legal"])["text"]
            answer = await mover.ask("act", ply=mover.sight["ply"], action=action)
            if answer["type"] != "accepted":
                self.blame(f"a move was answered with {answer}")
                return
            if not await settled(table, answer["number"]):
                self.blame("a client did not receive a move")
                return

    def compare(self, table: list[Eye]) -> None:
        watched: list[dict[str, Any]] = [eye.sight for eye in table[2:]]
        if any(sight["digest"] != watched[0]["digest"] or sight != watched[0] for sight in watched):
            self.blame("spectators of one table see different positions")
        if len({eye.number for eye in table}) != 1:
            self.blame("clients of one table have received different entries")

    async def break_out(self, with_server: bool) -> None:
        if with_server:
            await asyncio.to_thread(kill, self.server)
        for eye in self.eyes:
            eye.break_off()
        back = asyncio.gather(*(eye.open() for eye in self.eyes))
        if with_server:
            self.server = await asyncio.to_thread(self.start)
        began = time.monotonic()
        try:
            async with asyncio.timeout(LATEST):
                await back
        except TimeoutError:
            self.blame(f"not all are back after {LATEST:.0f} s")
        self.backs.append(time.monotonic() - began)

    async def run(self, settings: Settings, progress: Progress) -> int:
        await self.gather()
        done = 0
        while done < settings.count and settings.in_time and not self.failures:
            await self.break_out(with_server=done % 2 == 1)
            await asyncio.gather(*(self.play(table) for table in self.tables))
            for table in self.tables:
                self.compare(table)
            done += 1
            progress(done, f"all back after {self.backs[-1]:.1f} s")
        for eye in self.eyes:
            await eye.close()
        return done


def storms(settings: Settings, progress: Progress) -> Result:
    storm = Storm(settings)
    try:
        done = asyncio.run(storm.run(settings, progress))
    finally:
        storm.server.stop()
    figures = {
        "clients": TABLES * EACH,
        "all back, median s": round(share(storm.backs, 0.5), 2),
        "all back, worst s": round(max(storm.backs), 2),
    }
    return Result(done, figures, storm.failures)

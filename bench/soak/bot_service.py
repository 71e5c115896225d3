"""Check that bots, hints and analyses of some clients do not delay others."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load.report import share
from bench.messages import read
from bench.soak.long_tables import store_games
from bench.soak.outages import QUIET
from bench.soak.part import Figure, Progress, Result, Settings
from tests.server.running_server import RunningServer

LEVEL = "dragon"
BOT_TABLES = 12
ANALYSES = 10
LONG_GAME = 5_241  # actions
OTHER_GAMES = 400
SLOWER = 2.0  # maximum slowdown of a player's bot while others use bots
PATIENCE = 300.0  # seconds


def bots(settings: Settings, progress: Progress) -> Result:
    """Measure one player against a bot: on an idle server, then beside bot tables and analyses."""
    folder = settings.folder / "data"
    games = store_games(folder, [LONG_GAME, *[OTHER_GAMES] * (ANALYSES - 1)])
    with RunningServer(folder, **QUIET) as server:
        return asyncio.run(Contest(settings, progress, server, games).run())


@dataclass
class Opponent:
    """A guest who plays game after game against one bot, and the time of each of the bot's moves."""

    server: RunningServer
    rng: random.Random
    took: list[float] = field(default_factory=list)

    async def play(self, count: int, done: Callable[[int], None]) -> None:
        """Play until the bot has made this many moves."""
        self.took.clear()
        with self.server.guest("Opponent") as guest:
            cookie = f"dragonhall={guest.cookies['dragonhall']}"
            while len(self.took) < count:
                made = guest.post("/api/play-now", json={"game": "drako", "level": LEVEL})
                address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{made.json()['id']}/socket"
                async with connect(
                    address, additional_headers={"cookie": cookie}, compression=None, max_size=None
                ) as socket:
                    await self.game(socket, count, done)

    async def game(self, socket: ClientConnection, count: int, done: Callable[[int], None]) -> None:
        asked: float | None = None  # when it became the bot's turn
        ply = -1
        while len(self.took) < count:
            async with asyncio.timeout(PATIENCE):
                sight = read(await socket.recv()).sight
            if sight is None or sight.ply <= ply:
                continue
            now = time.monotonic()
            if asked is not None and ply >= 0:
                self.took.append(now - asked)
                done(len(self.took))
            ply = sight.ply
            if sight.ending is not None:
                return
            asked = None if sight.mine else now
            if sight.mine:
                action = self.rng.choice(sight.legal).text
                await socket.send(json.dumps({"type": "act", "ply": ply, "action": action, "id": "a"}))


class Contest:
    def __init__(
        self, settings: Settings, progress: Progress, server: RunningServer, games: list[str]
    ) -> None:
        self.settings = settings
        self.progress = progress
        self.server = server
        self.games = games
        self.failures: list[str] = []
        self.stack = AsyncExitStack()

    async def run(self) -> Result:
        opponent = Opponent(self.server, random.Random(self.settings.seed))
        count = self.settings.count
        async with self.stack:
            await opponent.play(count, lambda done: self.progress(0, f"{done} answers, idle"))
            idle = list(opponent.took)
            tables = await asyncio.to_thread(self.open_bot_tables)
            asking = [asyncio.create_task(self.ask(number)) for number in range(ANALYSES)]
            await asyncio.sleep(1)  # until all of it is in the queue
            before = await self.state_of(tables)
            await opponent.play(count, lambda done: self.progress(done, "answers, others busy"))
            busy = list(opponent.took)
            self.check_order(await self.waiting())
            if self.settings.timed:  # low priority: beside other programs it may take any time
                await self.check_progress(tables, before)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        figures: dict[str, Figure] = {
            "p50 idle, ms": round(1000 * share(idle, 0.5), 1),
            "p95 idle, ms": round(1000 * share(idle, 0.95), 1),
            "p50 busy, ms": round(1000 * share(busy, 0.5), 1),
            "p95 busy, ms": round(1000 * share(busy, 0.95), 1),
            "p95 busy : idle": round(share(busy, 0.95) / share(idle, 0.95), 2),
            "tables of bots": BOT_TABLES,
            "analyses": ANALYSES,
        }
        if self.settings.timed and share(busy, 0.95) > SLOWER * share(idle, 0.95):
            self.failures.append(f"a player's bot took {figures['p95 busy : idle']} times as long as before")
        return Result(len(busy), figures, self.failures)

    def open_bot_tables(self) -> list[str]:
        """Open tables without a person: refused for a guest, up to the quota for accounts."""
        bots = {"game": "drako", "seats": [{"kind": "bot", "level": LEVEL}] * 2}
        with self.server.guest("Starter") as guest:
            refused = guest.post("/api/tables", json=bots)
            if refused.json().get("code") != "bot-table-account":
                self.failures.append(f"a guest opened a table of bots: {refused.status_code}")
        tables = []
        for number in range(BOT_TABLES // 3):
            with self.server.account(f"Account {number}") as account:
                for _ in range(3):
                    made = account.post("/api/tables", json=bots)
                    assert made.status_code == 201, made.text
                    tables.append(str(made.json()["id"]))
        return tables

    async def ask(self, number: int) -> None:
        """Request an analysis repeatedly, as the page does, within the quota."""
        address = f"127.0.0.{10 + number // 2}"
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=self.server.url, transport=transport, timeout=60) as client:
            path = f"/api/tables/{self.games[number]}/analysis"
            if number == 0 and (await client.get(path)).status_code != 401:
                self.failures.append("an analysis was started without a session")
            guest = await client.post("/api/guest", json={"name": f"Identity {number}"})
            assert guest.is_success, guest.text
            while True:
                answer = await client.get(path)
                if answer.status_code not in (200, 202):
                    self.failures.append(f"an analysis was refused: {answer.text}")
                await asyncio.sleep(1.5)

    async def waiting(self) -> dict[str, int]:
        """Return the number of jobs in the queue, by kind."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as client:
            lines = (await client.get("/metrics")).text.splitlines()
        found = [line.split('"') for line in lines if line.startswith("dragonhall_jobs_waiting{")]
        return {kind: int(float(value.removeprefix("} "))) for _, kind, value in found}

    def check_order(self, waiting: dict[str, int]) -> None:
        """Check that other work was waiting while the player's bot was served, or nothing was tested."""
        if waiting["bot-table"] + waiting["analysis"] == 0:
            self.failures.append("the queue was empty: the other clients made too little work")
        if waiting["move"] > 1:
            self.failures.append(f"{waiting['move']} moves for players are still in the queue")

    async def state_of(self, tables: list[str]) -> list[float]:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as client:
            return [(await client.get(f"/api/tables/{id}")).json()["changed"] for id in tables]

    async def check_progress(self, tables: list[str], before: list[float]) -> None:
        """Check that nothing starves: every bot table moves, and every analysis makes progress."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            moved = [now > then for now, then in zip(await self.state_of(tables), before, strict=True)]
            if all(moved):
                return
            await asyncio.sleep(0.5)
        self.failures.append("a bot table makes no moves")

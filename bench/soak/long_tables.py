"""Tables of thousands of actions, as imported from earlier versions: their clients delay no others."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect as connect_sync

from bench.load.report import share
from bench.soak.outages import QUIET
from bench.soak.part import Figure, Progress, Result, Settings
from dragonhall.core.records.match import Match
from dragonhall.games import configure
from dragonhall.server.store import Store
from dragonhall.server.store.database import upgrade
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.deals import Deal
from dragonhall.server.tables.live.tables import Tables
from tests.server.running_server import RunningServer

OPTIONS = {"reshuffle-limit": "4", "draw-per-turn": "1"}
EXCHANGE = "exchange"


def long_match(actions: int, seed: int) -> Match:
    """Play I Signori dei Draghi, two players, with exchanges as long as possible: up to 7,916 actions."""
    rng = random.Random(f"long game {seed}")
    match = Match(configure("signori", 2, OPTIONS), seed.to_bytes(32, "big"), [], [])
    while not match.state.over and len(match.moves) < actions:
        legal = [str(action) for action in match.state.legal]
        exchanges = [text for text in legal if text.startswith(EXCHANGE)]
        match.play(rng.choice(exchanges) if exchanges else legal[0])
    return match


def store_games(folder: Path, lengths: list[int], host: str = "soak") -> list[str]:
    """Write finished tables of these lengths into the database of a data folder; return their ids."""

    async def write() -> list[str]:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        store = Store(f"sqlite:///{folder / 'hall.sqlite3'}")
        upgrade(store.engine)
        try:
            tables = Tables(store)
            await store.write(tables.pack_cache.store_standard_packs)
            return [await stored(tables, long_match(length, k), host) for k, length in enumerate(lengths)]
        finally:
            await store.close()

    return asyncio.run(write())


async def stored(tables: Tables, match: Match, host: str) -> str:
    game = match.game
    opened = e.Opened(
        game=game.name,
        players=game.players,
        options=dict(game.options),
        pack=game.pack.hash,
        host=host,
        host_name=host,
        commitment="",
        imported=True,
    )
    seats = [e.SeatTaken(seat, "person", name=seat) for seat in game.seats]
    moves = [e.Moved(move) for move in match.moves]
    ending = [] if match.state.over else [e.PlayerLeft(game.seats[0], "resigned")]
    deal = Deal(match.seed, b"")
    table = await tables.open(opened, seats, deal, then=[e.Started(match.header), *moves, *ending])
    return table.id


ACTIONS = 5_241
SOCKETS = 25
MESSAGES = 4  # messages that each socket sends at once, repeatedly
READERS = 20  # clients that request random positions and pages of the log
ELSEWHERE = "127.0.0.2"  # the address of all these clients
PING_EVERY = 0.05  # seconds
SLOWEST = 0.1  # seconds, for 99 of 100 pings
LARGEST = 64 * 1024  # bytes of a snapshot
LIMITS = {"messages_per_minute": "1200", "work_seconds_per_minute": "15"}  # the defaults
PATIENCE = 60.0  # seconds
EXPECTED = {"snapshot", "accepted", "presence", "too-many", "flood", "200", "429"}
LANGUAGES = ("en", "it", "pl")


def sockets(settings: Settings, progress: Progress) -> Result:
    """Request snapshots of a long game over anonymous sockets; then read random positions of it."""
    folder = settings.folder / "data"
    [table] = store_games(folder, [ACTIONS])
    with RunningServer(folder, **{**QUIET, **LIMITS}) as server:
        return asyncio.run(Attack(settings, progress, server, table).run())


def pinged(url: str, table: str, cookie: str, seconds: float) -> list[float]:
    """Return the time of each ping of a player."""
    took: list[float] = []
    with connect_sync(address_of(url, table), additional_headers={"cookie": cookie}, max_size=None) as socket:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.monotonic()
            socket.send(json.dumps({"type": "ping", "id": str(began)}))
            while (reported := json.loads(socket.recv(PATIENCE))).get("id") != str(began):
                pass
            assert reported["type"] == "pong", reported
            took.append(time.monotonic() - began)
            time.sleep(PING_EVERY)
    return took


def address_of(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


class Attack:
    def __init__(self, settings: Settings, progress: Progress, server: RunningServer, table: str) -> None:
        self.settings = settings
        self.progress = progress
        self.server = server
        self.table = table
        self.rng = random.Random(settings.seed)
        self.answers: Counter[str] = Counter()
        self.largest = 0
        self.failures: list[str] = []
        self.stranger = ("", "")  # table and cookie

    async def run(self) -> Result:
        with self.server.guest("Stranger") as guest:
            made = guest.post("/api/play-now", json={"game": "drako", "level": "first-game"}).json()
            self.stranger = (made["id"], f"dragonhall={guest.cookies['dragonhall']}")
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            idle = await self.during(pool, [], "idle")
            asked = await self.during(pool, [self.change_language] * SOCKETS, "sockets")
            read = await self.during(pool, [self.read_at_random] * READERS, "readers")
        figures: dict[str, Figure] = {
            "p99 of pings idle, ms": round(1000 * share(idle, 0.99), 1),
            "p99 beside sockets, ms": round(1000 * share(asked, 0.99), 1),
            "p99 beside readers, ms": round(1000 * share(read, 0.99), 1),
            "pings of each": len(asked),
            "largest snapshot, kB": round(self.largest / 1024, 1),
            "snapshots": self.answers["snapshot"],
            "pages and positions": self.answers["200"],
            "refused": self.answers["too-many"] + self.answers["429"],
        }
        for name, pings in (("sockets", asked), ("readers", read)):
            if self.settings.timed and share(pings, 0.99) > SLOWEST:
                self.failures.append(
                    f"p99 of another player's ping beside {name}: {share(pings, 0.99):.3f} s"
                )
        # A short run on a busy machine may end before the first answer.
        served = all(self.answers[kind] for kind in ("snapshot", "200")) or not self.settings.timed
        if set(self.answers) - EXPECTED or not served:
            self.failures.append(f"the answers were {dict(self.answers)}")
        if self.largest > LARGEST:
            self.failures.append(f"a snapshot of {self.largest} bytes")
        return Result(self.settings.count, figures, self.failures)

    async def during(
        self, pool: ProcessPoolExecutor, attackers: list[Callable[[], Awaitable[None]]], name: str
    ) -> list[float]:
        """Measure another player's pings during the attack, in a separate process: this one is busy."""
        tasks = [asyncio.ensure_future(attacker()) for attacker in attackers]
        self.progress(0, name)
        loop = asyncio.get_running_loop()
        pings = await loop.run_in_executor(pool, pinged, self.server.url, *self.stranger, self.settings.count)
        self.progress(self.settings.count, f"{len(pings)} pings, {name}")
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception):
                self.failures.append(f"an attacker ended: {error!r}")
        return pings

    async def change_language(self) -> None:
        """Send language messages in batches, repeatedly; reconnect if the server closes the connection."""
        while True:
            try:
                address = address_of(self.server.url, self.table)
                async with connect(address, local_addr=(ELSEWHERE, 0), max_size=None) as socket:
                    while True:
                        for number in range(MESSAGES):
                            language = LANGUAGES[self.rng.randrange(3)]
                            message = {"type": "language", "language": language, "id": str(number)}
                            await socket.send(json.dumps(message))
                        await self.answered(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.5)

    async def answered(self, socket: ClientConnection) -> None:
        left = MESSAGES
        while left:
            raw = await socket.recv()
            reported = json.loads(raw)
            if reported["type"] == "snapshot":
                self.largest = max(self.largest, len(raw))
            if reported["type"] in ("accepted", "refused"):
                left -= 1
            self.answers[reported.get("code") or reported["type"]] += 1

    async def read_at_random(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        async with httpx.AsyncClient(base_url=self.server.url, transport=transport, timeout=60) as client:
            while True:
                at = self.rng.randrange(1, ACTIONS)
                path = self.rng.choice([f"log?before={at}", f"replay?ply={at}&view=all"])
                answer = await client.get(f"/api/tables/{self.table}/{path}")
                self.answers[str(answer.status_code)] += 1

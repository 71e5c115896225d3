"""The server under load: memory, excess requests, slow clients, and hundreds of clients that reconnect."""

import asyncio
import base64
import os
import random
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from bench.load.report import share
from bench.soak.clients import Pair
from bench.soak.connections import Watcher, settled
from bench.soak.ledger import Ledger
from bench.soak.outages import QUIET, kill
from bench.soak.part import Figure, Progress, Result, Settings
from tests.server.running_server import RunningServer
from tests.server.services import free_port

TABLES = 25
FEW_TABLES = 6
EACH = 20  # clients at a table: two players, the others watch
GAMES = ("drako", "draco", "signori")
MOVES = 3  # moves between two reconnections, at every table
LATEST = 30.0  # seconds within which all must be back


class MassReconnects:
    def __init__(self, settings: Settings) -> None:
        self.folder, self.port = settings.folder / "data", str(free_port())
        self.rng = random.Random(settings.seed)
        self.seed = settings.seed
        self.server = self.start()
        self.table_count = settings.size(TABLES, FEW_TABLES)
        self.tables: list[list[Watcher]] = []
        self.backs: list[float] = []
        self.failures: list[str] = []

    def start(self) -> RunningServer:
        return RunningServer(self.folder, self.port, **QUIET)

    def blame(self, what: str) -> None:
        self.failures.append(f"seed {self.seed}: {what}")

    @property
    def connections(self) -> list[Watcher]:
        return [connection for table in self.tables for connection in table]

    async def gather(self) -> None:
        """Connect all clients."""
        clients = [httpx.AsyncClient(base_url=self.server.url, timeout=60) for _ in range(2)]
        for name, client in zip(("Storm a", "Storm b"), clients, strict=True):
            (await client.post("/api/guest", json={"name": name})).raise_for_status()
        cookies = [client.cookies["dragonhall"] for client in clients]
        for number in range(self.table_count):
            request_body = {"game": GAMES[number % 3], "visibility": "link"}
            table = (await clients[0].post("/api/tables", json=request_body)).json()["id"]
            (await clients[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
            self.tables.append([Watcher(self.server.url, table, cookie) for cookie in cookies])
            self.tables[-1] += [Watcher(self.server.url, table) for _ in range(EACH - 2)]
        for client in clients:
            await client.aclose()
        await asyncio.gather(*(connection.open() for connection in self.connections))

    async def play(self, table: list[Watcher]) -> None:
        """Play a few moves, which all clients at the table must receive."""
        for _ in range(MOVES):
            mover = next((connection for connection in table[:2] if connection.sight["mine"]), None)
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

    def compare(self, table: list[Watcher]) -> None:
        watched: list[dict[str, Any]] = [connection.sight for connection in table[2:]]
        if any(sight["digest"] != watched[0]["digest"] or sight != watched[0] for sight in watched):
            self.blame("spectators of one table see different positions")
        if len({connection.number for connection in table}) != 1:
            self.blame("clients of one table have received different entries")

    async def break_out(self, with_server: bool) -> None:
        if with_server:
            await asyncio.to_thread(kill, self.server)
        for connection in self.connections:
            connection.break_off()
        back = asyncio.gather(*(connection.open() for connection in self.connections))
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
        for connection in self.connections:
            await connection.close()
        return done


def mass_reconnects(settings: Settings, progress: Progress) -> Result:
    reconnects = MassReconnects(settings)
    try:
        done = asyncio.run(reconnects.run(settings, progress))
    finally:
        reconnects.server.stop()
    figures = {
        "clients": len(reconnects.connections),
        "all back, median s": round(share(reconnects.backs, 0.5), 2),
        "all back, worst s": round(max(reconnects.backs), 2),
    }
    return Result(done, figures, reconnects.failures)


PAIRS = 40
FEW_PAIRS = 8
PAUSE = 0.5  # maximum seconds between two moves: about 120 moves per second
WARM = 60.0  # seconds before memory is measured
GROWTH = 0.05  # allowed growth of memory, from the middle of the first half to that of the second
ASKERS = 20
ELSEWHERE = "127.0.0.2"  # they use another address than the players
PATIENCE = 60  # seconds within which the first request must be refused
SLOW = 40
CALM = 3.0  # seconds of normal load, for comparison
AS_QUICK = 3.0  # allowed slowdown for others during abuse, or
AS_SOON = 0.1  # seconds, whatever the ratio


def memory_of(server: RunningServer) -> int:
    """Return the private memory of the process in bytes."""
    lines = Path("/proc", str(server.process.pid), "smaps_rollup").read_text().splitlines()
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Private_"))


class Load:
    """Pairs that play in the background."""

    def __init__(self, server: RunningServer, seed: int, pairs: int, pause: float) -> None:
        self.ledger = Ledger()
        self.pairs = [Pair([server.url], number, seed, self.ledger, pause) for number in range(pairs)]
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Load":
        self.tasks = [asyncio.create_task(pair.play_loop()) for pair in self.pairs]
        while any(pair.moved_again is None for pair in self.pairs):
            await asyncio.sleep(0.05)
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def took(self) -> list[float]:
        """Return the latencies since the last call."""
        found = [seconds for pair in self.pairs for seconds in pair.took]
        for pair in self.pairs:
            pair.took.clear()
        return found


# ---- steady ----------------------------------------------------------------------------------------


def steady_play(settings: Settings, progress: Progress) -> Result:
    with RunningServer(settings.folder / "data", **QUIET, idle_tables="20") as server:
        return asyncio.run(measure_steady_play(settings, progress, server))


async def measure_steady_play(settings: Settings, progress: Progress, server: RunningServer) -> Result:
    sizes: list[tuple[float, int]] = []
    took: list[float] = []
    async with Load(server, settings.seed, settings.size(PAIRS, FEW_PAIRS), PAUSE) as load:
        began = time.monotonic()
        load.took()
        while (passed := time.monotonic() - began) < settings.count and settings.in_time:
            await asyncio.sleep(1)
            took += load.took()
            sizes.append((passed, memory_of(server)))
            progress(int(passed), f"{sizes[-1][1] / 1e6:.0f} MB, {len(took):,} moves")
        seconds = time.monotonic() - began
    failures = [] if not load.ledger.refusals else [f"players were refused: {dict(load.ledger.refusals)}"]
    warm = [size for passed, size in sizes if passed >= WARM]
    growth: Figure = "not judged"
    if len(warm) >= WARM:
        first, second = warm[: len(warm) // 2], warm[len(warm) // 2 :]
        growth = round(100 * (share(second, 0.5) / share(first, 0.5) - 1), 2)
        if growth > 100 * GROWTH:
            failures.append(f"memory grew by {growth} % from the first half to the second")
    figures: dict[str, Figure] = {
        "moves a second": round(len(took) / seconds, 1),
        "p50 ms": round(1000 * share(took, 0.5), 1),
        "p99 ms": round(1000 * share(took, 0.99), 1),
        "memory after a minute, MB": round(warm[0] / 1e6, 1) if warm else "-",
        "memory at the end, MB": round(sizes[-1][1] / 1e6, 1),
        "growth, second half to first, %": growth,
        "games over": load.ledger.games,
    }
    return Result(int(seconds), figures, failures)


# ---- abusive and slow clients --------------------------------------------------------------------


async def compared(
    load: Load, server: RunningServer, timed: bool, misbehave: Callable[[], Awaitable[None]]
) -> tuple[dict[str, Figure], list[str]]:
    """Compare the latencies of the players before and during abuse."""
    load.took()
    await asyncio.sleep(CALM)
    before, weight = load.took(), memory_of(server)
    await misbehave()
    during = load.took()
    calm, busy = share(before, 0.99), share(during, 0.99) if during else float("inf")
    figures: dict[str, Figure] = {
        "p99 before, ms": round(1000 * calm, 1),
        "p99 meanwhile, ms": round(1000 * busy, 1),
        "memory more, MB": round((memory_of(server) - weight) / 1e6, 1),
    }
    failures = []
    if timed and busy > max(AS_SOON, AS_QUICK * calm):
        failures.append(f"players waited {1000 * busy:.0f} ms instead of {1000 * calm:.0f}")
    if load.ledger.refusals:
        failures.append(f"players were refused: {dict(load.ledger.refusals)}")
    return figures, failures


def excess_requests(settings: Settings, progress: Progress) -> Result:
    """Send requests from twenty clients as fast as possible, far beyond the limit of one address."""
    limits = {**QUIET, "requests_per_minute": "120"}
    with RunningServer(settings.folder / "data", **limits) as server:
        return asyncio.run(measure_excess_requests(settings, progress, server))


async def measure_excess_requests(settings: Settings, progress: Progress, server: RunningServer) -> Result:
    answers: Counter[int] = Counter()

    async def ask_loop(client: httpx.AsyncClient) -> None:
        while True:
            answer = await client.get("/api/tables")
            answers[answer.status_code] += 1
            if answer.status_code == 429 and "retry-after" not in answer.headers:
                answers[0] += 1

    async def misbehave() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        async with httpx.AsyncClient(base_url=server.url, timeout=30, transport=transport) as client:
            asking = [asyncio.create_task(ask_loop(client)) for _ in range(ASKERS)]
            passed = 0
            while passed < settings.count or (not answers[429] and passed < PATIENCE):
                await asyncio.sleep(1)
                passed += 1
                progress(passed, f"{answers[429]:,} of {answers.total():,} refused")
            for task in asking:
                task.cancel()
            for error in await asyncio.gather(*asking, return_exceptions=True):
                if isinstance(error, Exception):
                    failures.append(f"a request got no answer: {error!r}")

    failures: list[str] = []
    async with Load(server, settings.seed, 6, PAUSE) as load:
        figures, slower = await compared(load, server, settings.timed, misbehave)
    if set(answers) - {200, 429} or not answers[429]:
        failures.append(f"the answers were {dict(answers)}")
    figures = {"asked": answers.total(), "refused with 429": answers[429], **figures}
    return Result(settings.count, figures, failures + slower)


def slow_viewers(settings: Settings, progress: Progress) -> Result:
    """Connect forty viewers that never read."""
    with RunningServer(settings.folder / "data", **QUIET) as server:
        return asyncio.run(measure_slow_viewers(settings, progress, server))


async def measure_slow_viewers(settings: Settings, progress: Progress, server: RunningServer) -> Result:
    silent: list[socket.socket] = []

    async def misbehave() -> None:
        tables = sorted(load.ledger.tables)
        for number in range(SLOW):
            silent.append(await asyncio.to_thread(never_reads, server, tables[number % len(tables)]))
        for passed in range(settings.count):
            await asyncio.sleep(1)
            progress(passed + 1, f"{SLOW} viewers that never read")

    try:
        async with Load(server, settings.seed, 6, 0.1) as load:
            figures, failures = await compared(load, server, settings.timed, misbehave)
            figures["still connected"] = max(0, await sockets_of(server) - 2 * len(load.pairs))
    finally:
        for one in silent:
            one.close()
    return Result(settings.count, {"slow viewers": SLOW, **figures}, failures)


def never_reads(server: RunningServer, table: str) -> socket.socket:
    """Connect a viewer with a small receive window that never reads."""
    address = httpx.URL(server.url)
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect((address.host, address.port))
    key = base64.b64encode(os.urandom(16)).decode()
    one.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.host}:{address.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    return one


async def sockets_of(server: RunningServer) -> int:
    """Return the number of sockets from the server's metrics."""
    async with httpx.AsyncClient(base_url=server.url) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    with suppress(StopIteration):
        return int(float(next(line for line in lines if line.startswith("dragonhall_sockets")).split()[-1]))
    return 0

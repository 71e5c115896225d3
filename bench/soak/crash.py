"""kill -9 of the server under load: acknowledged moves are stored exactly once, and clients reconnect."""

import asyncio
import random
import time

from bench.load.report import share
from bench.soak.clients import Pair
from bench.soak.ledger import Ledger
from bench.soak.part import Figure, Progress, Result, Settings
from dragonhall.server.store import make_engine
from tests.server.running_server import UNHURRIED, RunningServer
from tests.server.services import free_port, running_postgres

PAIRS = 12
PLAYED = 1.5  # maximum seconds of play before a kill
BACK = 3.0  # seconds within which every client must be back
LOST = 30.0  # seconds after which a client counts as lost
STILLBORN = 0.1  # share of the restarts that are killed during start-up


class Doomed(RunningServer):
    """A server that is killed before it announces itself."""

    def announced(self) -> str:
        return ""


class Crashes:
    """One server, restarted repeatedly on the same port and data."""

    def __init__(self, settings: Settings, progress: Progress, database: str) -> None:
        self.settings = settings
        self.progress = progress
        self.folder = settings.folder / "data"
        self.rng = random.Random(settings.seed)
        self.database = database or f"sqlite:///{self.folder / 'hall.sqlite3'}"
        self.wishes = {**UNHURRIED, "log_level": "warning", "database": self.database}
        self.port = str(free_port())
        self.ledger = Ledger()
        urls = [f"http://127.0.0.1:{self.port}"]
        self.pairs = [Pair(urls, number, settings.seed, self.ledger) for number in range(PAIRS)]
        self.backs: list[float] = []
        self.stillborn = 0
        self.failures: list[str] = []

    def start(self) -> RunningServer:
        return RunningServer(self.folder, self.port, **self.wishes)

    def die_young(self) -> None:
        server = Doomed(self.folder, self.port, **self.wishes)
        time.sleep(self.rng.random() * 2)
        kill(server)
        self.stillborn += 1

    async def run(self) -> int:
        playing = [asyncio.create_task(pair.play_for_ever()) for pair in self.pairs]
        server = None
        kills = 0
        try:
            for kills in range(self.settings.count + 1):
                if kills and self.rng.random() < STILLBORN:
                    await asyncio.to_thread(self.die_young)
                server = await asyncio.to_thread(self.start)
                if not await self.everybody_back(first=kills == 0) or not self.settings.in_time:
                    break
                if kills < self.settings.count:
                    await asyncio.sleep(self.rng.random() * PLAYED)
                    await asyncio.to_thread(kill, server)
                    self.failures += await asyncio.to_thread(self.checked)
                    self.progress(kills + 1, f"{self.ledger.promised:,} moves acknowledged")
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
            if server is not None and server.process.poll() is None:
                await asyncio.to_thread(server.stop)
        self.failures += [
            f"a client failed: {error!r}" for error in ended if type(error) is not asyncio.CancelledError
        ]
        return kills

    async def everybody_back(self, first: bool) -> bool:
        """Wait until every client has an answer from the restarted server and at least one move was made."""
        began = time.monotonic()
        for pair in self.pairs:
            pair.back = [None, None]
        while any(None in pair.back for pair in self.pairs) or self.ledger.promised == 0:
            if time.monotonic() - began > LOST:
                self.failures.append(f"seed {self.settings.seed}: a client is not back after {LOST:.0f} s")
                return False
            await asyncio.sleep(0.02)
        if not first:
            slowest = max(back or 0 for pair in self.pairs for back in pair.back) - began
            self.backs.append(slowest)
            if self.settings.timed and slowest > BACK:
                self.failures.append(
                    f"seed {self.settings.seed}: a client was back only after {slowest:.1f} s"
                )
        return True

    def checked(self) -> list[str]:
        engine = make_engine(self.database)
        try:
            return [f"seed {self.settings.seed}: {fault}" for fault in self.ledger.broken_promises(engine)]
        finally:
            engine.dispose()

    def torn(self) -> list[str]:
        engine = make_engine(self.database)
        try:
            return self.ledger.torn_records(engine)
        finally:
            engine.dispose()


def kill(server: RunningServer) -> None:
    server.process.kill()
    server.process.wait()
    if server.process.stdout is not None:
        server.process.stdout.close()


def crash(settings: Settings, progress: Progress, database: str) -> Result:
    crashes = Crashes(settings, progress, database)
    kills = asyncio.run(crashes.run())
    ledger = crashes.ledger
    broken = crashes.checked() + crashes.torn()
    failures = crashes.failures + broken
    if ledger.promised < kills:
        failures.append(f"only {ledger.promised} moves were acknowledged: there was no load")
    figures: dict[str, Figure] = {
        "moves acknowledged": ledger.promised,
        "lost, duplicated or torn": len(broken),
        "tables": len(ledger.tables),
        "games over": ledger.games,
        "killed while starting": crashes.stillborn,
        "last client back, median s": round(share(crashes.backs, 0.5), 2),
        "last client back, worst s": round(max(crashes.backs), 2),
    }
    return Result(kills, figures, failures)


def crash_sqlite(settings: Settings, progress: Progress) -> Result:
    return crash(settings, progress, "")


def crash_postgresql(settings: Settings, progress: Progress) -> Result:
    with running_postgres() as url:
        return crash(settings, progress, url)

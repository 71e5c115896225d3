"""Outages: the server is killed; PostgreSQL, Redis, disk space or write permission is missing."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bench.load.report import share
from bench.soak.clients import Pair
from bench.soak.fault_run import FaultRun, run_with_faults
from bench.soak.ledger import Ledger
from bench.soak.part import Figure, Progress, Result, Settings
from dragonhall.resources import data_folder
from dragonhall.server.store import make_engine
from tests.server.running_server import UNHURRIED, RunningServer
from tests.server.services import START, free_port, own_postgres, own_redis, running_postgres

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
        self.extra_options = {**UNHURRIED, "log_level": "warning", "database": self.database}
        self.port = str(free_port())
        self.ledger = Ledger()
        urls = [f"http://127.0.0.1:{self.port}"]
        self.pairs = [Pair(urls, number, settings.seed, self.ledger) for number in range(PAIRS)]
        self.backs: list[float] = []
        self.stillborn = 0
        self.failures: list[str] = []

    def start(self) -> RunningServer:
        return RunningServer(self.folder, self.port, **self.extra_options)

    def die_young(self) -> None:
        server = Doomed(self.folder, self.port, **self.extra_options)
        time.sleep(self.rng.random() * 2)
        kill(server)
        self.stillborn += 1

    async def run(self) -> int:
        playing = [asyncio.create_task(pair.play_loop()) for pair in self.pairs]
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

    def corrupt_records(self) -> list[str]:
        engine = make_engine(self.database)
        try:
            return self.ledger.corrupt_records(engine)
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
    broken = crashes.checked() + crashes.corrupt_records()
    failures = crashes.failures + broken
    if ledger.promised < kills:
        failures.append(f"only {ledger.promised} moves were acknowledged: there was no load")
    figures: dict[str, Figure] = {
        "moves acknowledged": ledger.promised,
        "lost, duplicated or corrupt": len(broken),
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


QUIET = {**UNHURRIED, "log_level": "error"}
SECRET = "one secret signs the cookies of both"
AWAY = 2.0  # maximum seconds of an outage
SOON = 3.0  # seconds after which all clients must play again
DISK = "16m"


def servers(settings: Settings, progress: Progress) -> Result:
    """Restart PostgreSQL and Redis in turn under two servers, by an orderly or an immediate shutdown."""
    with ExitStack() as stack:
        postgres, database = stack.enter_context(own_postgres(settings.folder))
        redis, bus = stack.enter_context(own_redis(settings.folder))
        shared = {**QUIET, "database": database, "redis": bus, "secret": SECRET}
        servers = [
            stack.enter_context(RunningServer(settings.folder / name, **shared)) for name in ("one", "two")
        ]
        fault_run = FaultRun(settings, progress, servers)

        async def restart(number: int) -> None:
            server = (postgres, redis)[number % 2]
            gently = fault_run.rng.random() < 0.5
            # SIGINT is PostgreSQL's fast shutdown; SIGQUIT is immediate, and the log is replayed at the next
            # start.
            how = signal.SIGINT if gently else signal.SIGQUIT if server is postgres else signal.SIGKILL
            await asyncio.to_thread(server.stop, how)
            await asyncio.sleep(fault_run.rng.random() * AWAY)
            await asyncio.to_thread(server.start)
            await asyncio.to_thread(until_served, database)

        return run_with_faults(fault_run, restart, SOON, database)


def until_served(database: str) -> None:
    """Wait until PostgreSQL serves: it listens before it has replayed its log."""
    engine = make_engine(database)
    until = time.monotonic() + START
    while time.monotonic() < until:
        with suppress(OperationalError), engine.connect() as connection:
            connection.execute(text("SELECT 1"))
            break
        time.sleep(0.02)
    engine.dispose()


@contextmanager
def small_disk(place: Path) -> Iterator[Path]:
    """Mount a file system of a few megabytes in memory; requires root."""
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(place)], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(place: Path) -> Path:
    """Write until the disk is full."""
    ballast = place / "ballast"
    with ballast.open("wb", buffering=0) as out, suppress(OSError):
        for size in (1 << 16, 1 << 8, 1):
            with suppress(OSError):
                while out.write(bytes(size)) == size:
                    pass
    return ballast


def full_disk(settings: Settings, progress: Progress) -> Result:
    """Fill the disk of the data to the last byte, then free space."""
    if os.geteuid() != 0:
        return Result(0, {}, ["a small disk can be mounted by root only"])
    with (
        small_disk(settings.folder / "small") as disk,
        RunningServer(disk / "data", **QUIET) as server,
    ):
        fault_run = FaultRun(settings, progress, [server])

        async def fill_up(number: int) -> None:
            ballast = await asyncio.to_thread(fill, disk)
            before = fault_run.ledger.promised
            await asyncio.sleep(1 + fault_run.rng.random() * AWAY)
            if not fault_run.ledger.refusals["refused store"]:
                fault_run.blame(
                    f"the disk was full, but no move was refused ({fault_run.ledger.promised - before} moves)"
                )
            ballast.unlink()

        return run_with_faults(fault_run, fill_up, SOON, f"sqlite:///{disk}/data/hall.sqlite3")


def opened_read_only(folder: Path) -> list[str]:
    """Return the failures of a start on a read-only folder: the server must report it and exit."""
    with small_disk(folder / "fixed") as disk:
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        command = [sys.executable, "-m", "dragonhall", "serve", "--port", "0", "--data", str(disk / "data")]
        source = os.pathsep.join([str(data_folder() / "src"), os.environ.get("PYTHONPATH", "")])
        ended = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=START * 4,
            env={**os.environ, "PYTHONPATH": source},
        )
    if ended.returncode == 0 or "Read-only file system" not in ended.stderr:
        return [f"a server on a read-only folder ended with {ended.returncode}: {ended.stderr}"]
    return []


def read_only(settings: Settings, progress: Progress) -> Result:
    """Make PostgreSQL read-only for a while, as after a failover; then start on a read-only folder."""
    if os.geteuid() != 0:
        return Result(0, {}, ["a read-only folder can be mounted by root only"])
    refused = opened_read_only(settings.folder)
    with own_postgres(settings.folder) as (_, database):
        engine = make_engine(database).execution_options(isolation_level="AUTOCOMMIT")

        def allow(writes: bool) -> None:
            with engine.connect() as connection:
                connection.execute(text("SET default_transaction_read_only = off"))
                value = "off" if writes else "on"
                connection.execute(text(f"ALTER SYSTEM SET default_transaction_read_only = {value}"))
                connection.execute(text("SELECT pg_reload_conf()"))

        with RunningServer(settings.folder / "data", database=database, **QUIET) as server:
            fault_run = FaultRun(settings, progress, [server])

            async def forbid(number: int) -> None:
                await asyncio.to_thread(allow, False)
                await asyncio.sleep(0.5 + fault_run.rng.random() * AWAY)
                if not fault_run.ledger.refusals["refused store"]:
                    fault_run.blame("nothing could be written, but no move was refused")
                await asyncio.to_thread(allow, True)

            fault_run.failures += refused
            result = run_with_faults(fault_run, forbid, SOON, database)
        engine.dispose()
        return result

"""Outages of what a server depends on: PostgreSQL, Redis, disk space and write permission."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bench.soak.fault_run import Ordeal, run_ordeal
from bench.soak.part import Progress, Result, Settings
from dragonhall.resources import data_folder
from dragonhall.server.store import make_engine
from tests.server.running_server import UNHURRIED, RunningServer
from tests.server.services import START, own_postgres, own_redis

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
        ordeal = Ordeal(settings, progress, servers)

        async def restart(number: int) -> None:
            server = (postgres, redis)[number % 2]
            gently = ordeal.rng.random() < 0.5
            # SIGINT is PostgreSQL's fast shutdown; SIGQUIT is immediate, and the log is replayed at the next
            # start.
            how = signal.SIGINT if gently else signal.SIGQUIT if server is postgres else signal.SIGKILL
            await asyncio.to_thread(server.stop, how)
            await asyncio.sleep(ordeal.rng.random() * AWAY)
            await asyncio.to_thread(server.start)
            await asyncio.to_thread(until_served, database)

        return run_ordeal(ordeal, restart, SOON, database)


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
        ordeal = Ordeal(settings, progress, [server])

        async def fill_up(number: int) -> None:
            ballast = await asyncio.to_thread(fill, disk)
            before = ordeal.ledger.promised
            await asyncio.sleep(1 + ordeal.rng.random() * AWAY)
            if not ordeal.ledger.refusals["refused store"]:
                ordeal.blame(
                    f"the disk was full, but no move was refused ({ordeal.ledger.promised - before} moves)"
                )
            ballast.unlink()

        return run_ordeal(ordeal, fill_up, SOON, f"sqlite:///{disk}/data/hall.sqlite3")


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
            ordeal = Ordeal(settings, progress, [server])

            async def forbid(number: int) -> None:
                await asyncio.to_thread(allow, False)
                await asyncio.sleep(0.5 + ordeal.rng.random() * AWAY)
                if not ordeal.ledger.refusals["refused store"]:
                    ordeal.blame("nothing could be written, but no move was refused")
                await asyncio.to_thread(allow, True)

            ordeal.failures += refused
            result = run_ordeal(ordeal, forbid, SOON, database)
        engine.dispose()
        return result

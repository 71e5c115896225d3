"""Kill bot workers while they compute, and let the clock jump while the server runs and restarts."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import select

from bench.soak.clients import Solo
from bench.soak.fault_run import FaultRun, run_with_faults
from bench.soak.outages import QUIET, SOON
from bench.soak.part import Progress, Result, Settings
from dragonhall.server.store import make_engine, schema
from tests.server.running_server import RunningServer
from tests.server.services import free_port

# A worker loads the rules again when it starts; two seconds of that are Python's start.
WORKER_SOON = 10.0
JUMPS = (3600.0, -3600.0, 86400.0, -600.0, 2.0, -2.0, -86400.0)
# `time.time()` on the server: the true time plus an offset read from a file.
SHIM = """
import time
from pathlib import Path
true = time.time
ahead = Path(__file__).parent / "ahead"
time.time = lambda: true() + float(ahead.read_text())
"""


def children_of(process: int) -> list[int]:
    """Return the worker processes of a server, from /proc."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == process and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found


def workers(settings: Settings, progress: Progress) -> Result:
    """kill -9 every bot process while it computes."""
    with RunningServer(settings.folder / "data", **QUIET, bot_workers="2") as server:
        fault_run = FaultRun(settings, progress, [server])
        fault_run.pairs = [
            Solo([server.url], number, settings.seed, fault_run.ledger, pause=0.02) for number in range(4)
        ]
        killed = 0

        async def kill(number: int) -> None:
            nonlocal killed
            victims = await asyncio.to_thread(children_of, server.process.pid)
            if not victims:
                fault_run.blame("no bot was computing")
            for victim in victims:
                with suppress(ProcessLookupError):
                    os.kill(victim, signal.SIGKILL)
                    killed += 1

        return run_with_faults(fault_run, kill, WORKER_SOON, f"sqlite:///{server.folder}/hall.sqlite3")


@contextmanager
def path_with(folder: Path) -> Iterator[None]:
    """Put a folder first on the PYTHONPATH of processes that are started inside the `with` block."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), before])
    try:
        yield
    finally:
        os.environ["PYTHONPATH"] = before


def clock(settings: Settings, progress: Progress) -> Result:
    """Let the clock jump by seconds, an hour or a day while the server runs; then restart it."""
    shim = settings.folder / "shim"
    shim.mkdir()
    (shim / "sitecustomize.py").write_text(SHIM)
    ahead = shim / "ahead"
    ahead.write_text("0")
    folder, port = settings.folder / "data", str(free_port())
    database = f"sqlite:///{folder}/hall.sqlite3"

    def started() -> RunningServer:
        with path_with(shim):
            return RunningServer(folder, port, **QUIET)

    servers = [started()]
    try:
        fault_run = FaultRun(settings, progress, servers)
        for pair in fault_run.pairs:
            pair.extra_options = {"clock": "fischer:600+5"}

        async def jump(number: int) -> None:
            ahead.write_text(str(float(ahead.read_text()) + JUMPS[number % len(JUMPS)]))
            await fault_run.go_on(SOON)  # the running server is not affected
            await asyncio.to_thread(servers[0].stop)
            servers[0] = await asyncio.to_thread(started)

        done = asyncio.run(fault_run.run(jump, SOON))
        for table in dropped(database):
            fault_run.blame(f"a jump of the clock ended the game at table {table}")
        return fault_run.result(done, database)
    finally:
        servers[0].stop()


def dropped(database: str) -> list[str]:
    """Return tables with a player who lost on time; players never resign here."""
    engine = make_engine(database)
    try:
        with engine.connect() as connection:
            out = select(schema.journal.c.table_id).where(schema.journal.c.kind == "dropped")
            return list(connection.execute(out).scalars())
    finally:
        engine.dispose()

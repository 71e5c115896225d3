"""Databases of the tests: SQLite files; PostgreSQL and Redis on loopback, on free ports."""

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text

from dragonhall.server.store import make_engine
from dragonhall.server.store.database import upgrade

PLACES = [*map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), "/usr/local/bin"]
START = 30.0  # seconds
DATABASES = count(1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def found(program: str) -> str:
    """Return the path of the program, or skip the test and say what is missing."""
    where = shutil.which(program, path=os.pathsep.join([os.environ.get("PATH", ""), *PLACES]))
    if where is None:
        pytest.skip(f"{program} is not installed: run `apt install postgresql redis-server`")
    return where


def as_postgres(command: Sequence[str]) -> Sequence[str]:
    """Return the command, run as `postgres` if this is root: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return command
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("PostgreSQL cannot run as root, and there is no user `postgres`")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]


class Server:
    """A server process that can be stopped with any signal and started again on the same port."""

    def __init__(self, command: Sequence[str], port: int, log: Path) -> None:
        self.command = command
        self.port = port
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, cwd="/")
        wait_for(self.port, self.process)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(START)


@contextmanager
def own_postgres(folder: Path) -> Iterator[tuple[Server, str]]:
    """Run PostgreSQL; yield the process and the URL of its empty database."""
    initdb, postgres = found("initdb"), found("postgres")
    place = Path("/tmp") / f"dragonhall-pg-{os.getpid()}-{free_port()}"  # `postgres` can write here
    place.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(place, "postgres", "postgres")
    data, port, log = place / "data", free_port(), folder / "postgres.log"
    make = [initdb, "-D", str(data), "-U", "dragonhall", "-A", "trust", "-E", "UTF8", "--no-sync"]
    # No power failure is tested, so that nothing has to wait for the disk.
    options = ["-c", f"port={port}", "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-k", str(place)]
    try:
        with log.open("w") as out:
            subprocess.run(as_postgres(make), check=True, stdout=out, stderr=out, cwd="/")
        server = Server(as_postgres([postgres, "-D", str(data), *options]), port, log)
        server.start()
        try:
            yield server, f"postgresql://dragonhall@127.0.0.1:{port}/postgres"
        finally:
            server.stop(signal.SIGINT)  # SIGTERM would wait for all clients to disconnect
    finally:
        shutil.rmtree(place, ignore_errors=True)


@contextmanager
def own_redis(folder: Path) -> Iterator[tuple[Server, str]]:
    """Run Redis; yield the process and its URL."""
    program, port = found("redis-server"), free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = Server([program, *options, "--dir", str(folder)], port, folder / "redis.log")
    server.start()
    try:
        yield server, f"redis://127.0.0.1:{port}/0"
    finally:
        server.stop()


@cache
def shared_postgres() -> str:
    """Run PostgreSQL until this process ends; return its URL, without a database."""
    running = ExitStack()
    folder = running.enter_context(tempfile.TemporaryDirectory())
    _, url = running.enter_context(own_postgres(Path(folder)))
    atexit.register(running.close)
    return url.rpartition("/")[0]


@contextmanager
def running_postgres() -> Iterator[str]:
    """Yield the URL of an empty database, which is dropped afterwards."""
    server = shared_postgres()
    name = f"test_{next(DATABASES)}"
    engine = make_engine(f"{server}/postgres").execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield f"{server}/{name}"
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    with own_redis(folder) as (_, url):
        yield url


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START
    while time.monotonic() < until:
        assert process.poll() is None, "the server did not start"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                time.sleep(0.3)  # PostgreSQL accepts connections shortly before it serves them
                return
        time.sleep(0.05)
    raise AssertionError("the server did not listen")


@cache
def migrated_file() -> bytes:
    """Return a SQLite database with the newest schema: to migrate one takes longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "empty.sqlite3")
        engine = make_engine(f"sqlite:///{file}")
        upgrade(engine)
        engine.dispose()
        return file.read_bytes()


def prepare_database(url: str) -> None:
    """Create the newest schema, unless it is a file that exists already."""
    kind, _, file = url.partition(":///")
    if kind != "sqlite":
        engine = make_engine(url)
        upgrade(engine)
        engine.dispose()
    elif not Path(file).exists():
        Path(file).write_bytes(migrated_file())

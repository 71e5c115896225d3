"""A PostgreSQL and a Redis of the tests' own: on loopback, on free ports, with their data in a folder."""

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

PLACES = [*map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), "/usr/local/bin"]
START = 30.0  # seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def found(program: str) -> str:
    """The program, or a test that is skipped and says what is missing."""
    where = shutil.which(program, path=os.pathsep.join([os.environ.get("PATH", ""), *PLACES]))
    if where is None:
        pytest.skip(
            f"{program} is not installed: `apt install postgresql redis-server` brings what is missing"
        )
    return where


def as_postgres(command: Sequence[str]) -> Sequence[str]:
    """PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return command
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("PostgreSQL cannot be run by root, and there is no user `postgres`")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """The URL of an empty database."""
    initdb, postgres = found("initdb"), found("postgres")
    place = Path("/tmp") / f"dragonhall-pg-{os.getpid()}-{free_port()}"  # where `postgres` may write
    place.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(place, "postgres", "postgres")
    data, port = place / "data", free_port()
    log = (folder / "postgres.log").open("w")
    try:
        subprocess.run(
            as_postgres([initdb, "-D", str(data), "-U", "hall", "-A", "trust", "-E", "UTF8", "--no-sync"]),
            check=True,
            stdout=log,
            stderr=log,
            cwd="/",
        )
        options = ["-c", f"port={port}", "-c", "listen_addresses=127.0.0.1", "-k", str(place)]
        process = subprocess.Popen(
            as_postgres([postgres, "-D", str(data), *options]), stdout=log, stderr=log, cwd="/"
        )
        try:
            url = f"postgresql://hall@127.0.0.1:{port}/postgres"
            wait_for(port, process)
            yield url
        finally:
            process.terminate()
            process.wait(START)
    finally:
        log.close()
        shutil.rmtree(place, ignore_errors=True)


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    server, port = found("redis-server"), free_port()
    with (folder / "redis.log").open("w") as log:
        process = subprocess.Popen(
            [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=log,
            stderr=log,
            cwd=folder,
        )
        try:
            wait_for(port, process)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(START)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START
    while time.monotonic() < until:
        assert process.poll() is None, "the server did not start"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                time.sleep(0.3)  # PostgreSQL listens a moment before it serves
                return
        time.sleep(0.05)
    raise AssertionError("the server did not listen")

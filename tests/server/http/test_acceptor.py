"""Idle connections: counted when accepted, closed after a timeout, limited per address."""

import asyncio
import errno
import http.client
import io
import json
import logging
import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect as connect_now

from dragonhall.server.http import acceptor
from dragonhall.server.http.acceptor import SILENT, AcceptLimits, Acceptor
from dragonhall.server.http.networks import Networks
from dragonhall.server.operations.logs import LINES_A_MINUTE, MOST_KINDS, JsonLines, ThrottledHandler
from tests.server.running_server import PATIENCE, RunningServer

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"


# ---- counting --------------------------------------------------------------------------------------


class Counting:
    """A `AcceptLimits` with a clock set by the test, and the connections that were closed to free a place."""

    def __init__(self, most: int, most_of_one: int, *trusted: str) -> None:
        self.now = 0.0
        self.limits = AcceptLimits(most, most_of_one, Networks(trusted), clock=lambda: self.now)
        self.ended: list[str] = []
        self.leaving: dict[str, Callable[[], None]] = {}

    def comes(self, name: str, address: str) -> str:
        """Accept a connection that sends nothing yet; return the reason if it is refused."""
        refusal = self.limits.refusal(address)
        if not refusal:
            self.leaving[name] = self.limits.enter(address)
            self.limits.mark_idle(name, address, lambda: self.ends(name))
        return refusal

    def ends(self, name: str) -> None:
        self.ended.append(name)
        self.leaving.pop(name)()


def test_connections_per_address_are_limited() -> None:
    counting = Counting(100, 3)
    assert [counting.comes(f"a{k}", "192.0.2.1") for k in range(4)] == ["", "", "", "address"]
    assert counting.comes("b", "192.0.2.2") == ""
    assert [counting.comes(f"c{k}", f"2001:db8::{k}") for k in range(4)] == ["", "", "", "address"]
    counting.leaving["a0"]()
    assert counting.comes("a4", "192.0.2.1") == ""
    assert AcceptLimits(10, 100, Networks([])).most_of_one == 5, (
        "one address may use at most half of the connections"
    )


def test_trusted_proxies_are_not_counted_as_one_address() -> None:
    counting = Counting(6, 1, "10.0.0.0/8")
    assert [counting.comes(f"p{k}", "::ffff:10.0.0.1") for k in range(7)] == [""] * 6 + ["full"]


def test_idle_connection_is_closed_for_a_new_one() -> None:
    counting = Counting(100, 2)
    for name in ("old", "working"):
        counting.comes(name, "192.0.2.1")
    counting.limits.mark_busy("working")
    assert counting.comes("early", "192.0.2.1") == "address", (
        "the other connections are too recent to be closed"
    )
    counting.now += SILENT
    assert counting.comes("new", "192.0.2.1") == ""
    assert counting.ended == ["old"]
    counting.now += SILENT
    assert counting.comes("newer", "192.0.2.1") == ""
    assert counting.ended == ["old", "new"], "a connection with a request is never closed"


def test_full_server_closes_the_longest_idle_connection() -> None:
    counting = Counting(3, 0)
    for k in range(3):
        counting.comes(f"a{k}", f"192.0.2.{k}")
    assert counting.comes("b", "192.0.2.9") == "full"
    counting.now += SILENT
    counting.limits.mark_busy("a0")
    assert counting.comes("c", "192.0.2.9") == ""
    assert counting.ended == ["a1"]
    for name in ("a2", "c"):
        counting.limits.mark_busy(name)
    counting.now += SILENT
    assert counting.comes("d", "192.0.2.9") == "full", "all connections have a request"
    for name in list(counting.leaving):
        counting.leaving.pop(name)()
    limits = counting.limits
    assert (limits.inside, limits.of, limits.idle, limits.idle_of) == (0, {}, {}, {})


def test_accepting_pauses_without_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    async def exhausted(_: socket.socket) -> None:
        nonlocal tries
        tries += 1
        raise OSError(errno.EMFILE, "too many open files")

    async def waited() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "sock_accept", exhausted)
        accepting = Acceptor(socket.socket(), AcceptLimits(10, 0, Networks([])), asyncio.Protocol)
        for _ in range(100):
            await asyncio.sleep(0)
        assert tries == 1
        accepting.close()
        await accepting.wait_closed()

    monkeypatch.setattr(acceptor, "PAUSE", 3600.0)
    asyncio.run(waited())


# ---- a server under attack -------------------------------------------------------------------------


@contextmanager
def silent(server: RunningServer, count: int) -> Iterator[list[socket.socket]]:
    """Open so many connections that send nothing."""
    place = (urlsplit(server.url).hostname, urlsplit(server.url).port)
    with ExitStack() as stack:
        made = [stack.enter_context(socket.socket()) for _ in range(count)]
        for connection in made:
            connection.settimeout(PATIENCE)
            connection.connect(place)
        yield made


def status(server: RunningServer, source: str, **headers: str) -> int:
    """Return the status of a request from this address; 0 if the connection was closed instead."""
    parts = urlsplit(server.url)
    asking = http.client.HTTPConnection(
        str(parts.hostname), parts.port, timeout=PATIENCE, source_address=(source, 0)
    )
    try:
        asking.request("GET", "/api/me", headers=headers)
        return asking.getresponse().status
    except ConnectionError:
        return 0
    finally:
        asking.close()


def is_closed(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.slow
def test_idle_connections_do_not_block_other_clients(tmp_path: Path) -> None:
    """More connections than descriptors. Only the limit closes them: the timeout is an hour."""
    with (
        RunningServer(
            tmp_path / "data", descriptors="400", connections_per_address="200", slow_seconds="3600"
        ) as server,
        silent(server, 450) as connections,
    ):
        assert status(server, ELSEWHERE) == 200
        until(lambda: sum(map(is_closed, connections)) >= 450 - 152)  # one address may use half of 304
        assert len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) < 400 - 96
        until(lambda: status(server, HERE) == 200)  # an idle connection was closed for it
        with silent(server, 450):
            assert status(server, ELSEWHERE) == 200
    assert server.log.stat().st_size < 50_000
    assert '"error"' not in server.log.read_text()


@pytest.mark.slow
def test_idle_connections_are_closed_after_a_timeout(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", slow_seconds="1") as server, silent(server, 5) as connections:
        until(lambda: all(map(is_closed, connections)))


@pytest.mark.slow
def test_proxied_connections_are_limited_by_forwarded_address(tmp_path: Path) -> None:
    limits = {"connections_per_address": "2", "slow_seconds": "3600"}
    with RunningServer(tmp_path / "direct", **limits) as server, silent(server, 10) as connections:
        until(lambda: sum(map(is_closed, connections)) == 10 - 4)
    with (
        RunningServer(tmp_path / "behind", **limits, proxies=HERE) as server,
        silent(server, 10) as connections,
        ExitStack() as inside,
    ):
        assert status(server, HERE) == 200
        assert not any(map(is_closed, connections))
        address = server.url.replace("http", "ws") + "/api/lobby/socket"
        for _ in range(2):
            forwarded = {"x-forwarded-for": "192.0.2.1"}
            inside.enter_context(connect_now(address, additional_headers=forwarded, close_timeout=0.1))
        assert status(server, HERE, **{"x-forwarded-for": "192.0.2.1"}) == 429
        assert status(server, HERE, **{"x-forwarded-for": "192.0.2.2"}) == 200


def connections_of(server: RunningServer) -> int:
    found = re.search(r"^dragonhall_connections (\d+)\.0$", server.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1]) - 1  # without the connection of this request


@pytest.mark.slow
def test_every_connection_is_counted_once(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        address = server.url.replace("http", "ws") + "/api/lobby/socket"
        with ExitStack() as inside, silent(server, 3), server.client() as kept:
            for _ in range(4):
                inside.enter_context(connect_now(address, close_timeout=0.1))
            kept.get("/api/me")
            until(lambda: connections_of(server) == 3 + 4 + 1)
        until(lambda: connections_of(server) == 0)


# ---- the log ---------------------------------------------------------------------------------------


def test_log_lines_of_one_kind_are_throttled() -> None:
    now = 0.0
    out = io.StringIO()
    handler = ThrottledHandler(out, clock=lambda: now)
    handler.setFormatter(JsonLines())

    def say(event: str, times: int = 1) -> None:
        for k in range(times):
            handler.handle(logging.makeLogRecord({"msg": event, "fields": {"k": k}}))

    def events() -> list[str]:
        lines = [json.loads(line) for line in out.getvalue().splitlines()]
        out.seek(0)
        out.truncate()
        received = [f" {line['kind']} {line['lines']}" if "kind" in line else "" for line in lines]
        return [line["event"] + more for line, more in zip(lines, received, strict=True)]

    say("flood\nwith details", LINES_A_MINUTE + 7)
    say("other")
    assert events() == ["flood\nwith details"] * LINES_A_MINUTE + ["other"]
    now += 60
    say("flood\nwith other details")
    assert events() == ["lines omitted flood 7", "flood\nwith other details"]
    now += 60
    say("flood")
    assert events() == ["flood"], "no line was suppressed"
    for k in range(MOST_KINDS + LINES_A_MINUTE + 3):
        say(f"kind {k}")
    assert len(events()) == MOST_KINDS - 1 + LINES_A_MINUTE, "kinds beyond the limit share one count"
    handler.close()
    assert events() == ["lines omitted  4"]

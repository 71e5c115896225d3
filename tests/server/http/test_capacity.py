"""A full server refuses new work and keeps serving existing clients; slow clients are disconnected."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as connect_now

from dragonhall.server import wire
from tests.server.players import Player, open_table
from tests.server.running_server import PATIENCE, UNHURRIED, RunningServer


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.slow
def test_full_server_refuses_new_connections_only(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", connections="4") as server, ExitStack() as inside:
        address = server.url.replace("http", "ws") + "/api/lobby/socket"
        sockets = [inside.enter_context(connect_now(address, close_timeout=0.1)) for _ in range(4)]
        assert code_of(server.get("/api/me")) == (503, "full")
        with pytest.raises(InvalidStatus) as refused, connect_now(address):
            pass
        assert refused.value.response.status_code == 503
        assert server.get("/healthz").status_code == 200, "a full server is healthy"
        assert json.loads(sockets[0].recv(PATIENCE))["type"] == "tables"
        sockets[0].close()
        end = time.monotonic() + PATIENCE
        while server.get("/api/me").status_code != 200:
            assert time.monotonic() < end, "a closed connection did not free a place"


@pytest.mark.slow
def test_one_address_cannot_use_all_connections(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", connections_per_address="2") as server, ExitStack() as inside:
        address = server.url.replace("http", "ws") + "/api/lobby/socket"
        for _ in range(2):
            inside.enter_context(connect_now(address, close_timeout=0.1))
        refused = server.get("/api/me")
        assert code_of(refused) == (429, "crowd")
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.slow
def test_full_server_opens_no_tables_but_continues_games(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path / "data", tables="1", tables_per_minute="4") as server,
        server.guest("Table one") as one,
        server.guest("Table two") as two,
    ):
        table = one.post("/api/tables", json={"game": "draco"}).json()["id"]
        assert code_of(two.post("/api/tables", json={"game": "draco"})) == (503, "full")
        assert code_of(two.post("/api/play-now", json={"game": "draco"})) == (503, "full")
        assert two.post(f"/api/tables/{table}/join", json={}).json()["status"] == "running"
        refused = [two.post("/api/tables", json={"game": "draco"}) for _ in range(2)]
        assert code_of(refused[-1]) == (429, "too-many")


def test_open_tables_per_host_are_limited(quick_server: RunningServer) -> None:
    with quick_server.guest("Many tables") as host:
        made = [host.post("/api/tables", json={"game": "draco", "visibility": "link"}) for _ in range(51)]
        assert [answer.status_code for answer in made] == [201] * 50 + [409]
        assert made[-1].json()["code"] == "tables-many"


@pytest.mark.slow
def test_too_large_body_is_not_read(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path / "data", body_limit="2048", proofs_per_minute="1") as server,
        server.guest("Large") as guest,
    ):
        assert code_of(guest.post("/api/records", content=b"x" * 4096)) == (413, "too-large")
        assert code_of(guest.post("/api/records", content=pieces())) == (413, "too-large"), (
            "a chunked body was not limited"
        )
        assert code_of(guest.post("/api/guest", content=b"[" * 2000)) == (400, "malformed")
        looked_at = [guest.post("/api/records", content=b"{}").status_code for _ in range(2)]
        assert looked_at == [422, 429]


def pieces() -> Iterator[bytes]:
    for _ in range(40):
        yield b"x" * 100


# ---- slow clients ----------------------------------------------------------------------------------


def raw(server: RunningServer, head: str) -> socket.socket:
    """Open a connection, send a raw HTTP head, and use the smallest receive buffer."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    made.settimeout(PATIENCE)
    made.connect((str(urlsplit(server.url).hostname), urlsplit(server.url).port))
    made.sendall(head.replace("\n", "\r\n").encode())
    return made


def sockets_of(server: RunningServer) -> float:
    for line in server.get("/metrics").text.splitlines():
        if line.startswith("dragonhall_sockets "):
            return float(line.split()[1])
    return 0.0


@pytest.mark.slow
def test_missing_body_times_out(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", slow_seconds="1") as server:
        head = f"POST /api/guest HTTP/1.1\nhost: {urlsplit(server.url).netloc}\ncontent-length: 100\n\n{{"
        with raw(server, head) as slow:
            begun = time.monotonic()
            assert b"HTTP/1.1 400" in slow.recv(4096)
            assert time.monotonic() - begun < 20


@pytest.mark.slow
def test_slow_body_is_limited_in_total_time(tmp_path: Path) -> None:
    """The bytes arrive faster than `slow_seconds` requires; the whole body would take an hour."""
    with RunningServer(tmp_path / "data", slow_seconds="5", body_seconds="1") as server:
        head = f"POST /api/guest HTTP/1.1\nhost: {urlsplit(server.url).netloc}\ncontent-length: 36000\n\n"
        with raw(server, head) as slow:
            answer = dripped(slow)
    assert answer.startswith(b"HTTP/1.1 400")


@pytest.mark.slow
def test_rest_of_an_answered_body_is_not_awaited(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", slow_seconds="1") as server:
        head = f"POST /api/nothing HTTP/1.1\nhost: {urlsplit(server.url).netloc}\ncontent-length: 36000\n\n"
        with raw(server, head) as slow:
            answer = dripped(slow)
    assert answer.startswith(b"HTTP/1.1 404")


def dripped(connection: socket.socket) -> bytes:
    """Send single bytes until the server closes the connection; return its answer."""
    connection.settimeout(0.1)
    answer = b""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            connection.sendall(b" ")
            received = connection.recv(4096)
        except TimeoutError:
            continue
        except ConnectionError:
            return answer
        if not received:
            return answer
        answer += received
    raise AssertionError("single bytes kept the connection open")


@pytest.mark.slow
def test_slow_request_head_times_out(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path / "data", slow_seconds="1") as server,
        raw(server, "GET /healthz HTTP/1.1\n") as slow,
    ):
        slow.settimeout(0.3)
        begun = time.monotonic()
        while not sockets_closed(slow):
            assert time.monotonic() - begun < PATIENCE, "single bytes kept the connection open"
            with suppress(OSError):
                slow.sendall(b"x")


def sockets_closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def frame(text: str) -> bytes:
    """Return a client frame with a zero mask."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


@pytest.mark.slow
def test_client_that_does_not_read_is_dropped_and_delays_no_one(tmp_path: Path) -> None:
    """Two viewers request the whole position again and again, and never read it."""
    with (
        RunningServer(tmp_path / "data", **{**UNHURRIED, "slow_seconds": "1"}) as server,
        ExitStack() as stack,
    ):
        people = [stack.enter_context(server.guest(name)) for name in ("Stalled one", "Stalled two")]
        table = open_table(people, game="drako")
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\nhost: {urlsplit(server.url).netloc}\n"
            "upgrade: websocket\nconnection: Upgrade\nsec-websocket-version: 13\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\n\n"
        )
        for _ in range(2):
            stalled = stack.enter_context(raw(server, head))
            stalled.sendall(frame('{"type":"language","language":"en"}') * 400)
        slowest = asyncio.run(waited(server, table, people[0]))
        assert slowest < 15.0, "a client waited for those that do not read"
        end = time.monotonic() + PATIENCE
        while sockets_of(server) > 0:
            assert time.monotonic() < end, "clients that do not read were not dropped"
            time.sleep(0.1)
        assert '"error"' not in server.log.read_text()


async def waited(server: RunningServer, table: str, client: httpx.Client) -> float:
    """Return the longest time that a reading client waited for an answer."""
    player = Player([server.url], table, client)
    await player.connect()
    slowest = 0.0
    end = time.monotonic() + 2
    while time.monotonic() < end:
        begun = time.monotonic()
        await player.ask(wire.Ping(id="p"))
        slowest = max(slowest, time.monotonic() - begun)
        await asyncio.sleep(0.02)
    await player.close()
    return slowest

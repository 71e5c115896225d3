"""Operating a server: health, metrics, logs, shutdown, start-up errors."""

import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dragonhall.resources import data_folder
from tests.server.finished_games import opened
from tests.server.running_server import RunningServer, environment, template


def test_health_reports_the_version(server: RunningServer) -> None:
    found = server.get("/healthz").json()
    assert found["status"] == "ok"
    assert re.fullmatch(r"\d+\.\d+\.\d+", found["version"])


@pytest.mark.slow
def test_server_that_cannot_write_is_unhealthy(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        assert server.get("/healthz").status_code == 200
        blocker = subprocess.Popen(
            [sys.executable, "-c", BLOCK, str(server.folder / "hall.sqlite3")], stdout=subprocess.PIPE
        )
        try:
            assert blocker.stdout is not None
            blocker.stdout.readline()
            answer = server.get("/healthz")
        finally:
            blocker.kill()
            blocker.communicate()
        assert (answer.status_code, answer.json()["code"]) == (503, "store")
        assert server.get("/healthz").status_code == 200


def until_closed(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """Return all messages until the server closes the connection."""
    with suppress(ConnectionClosed):
        while True:
            yield json.loads(socket.recv(30))


BLOCK = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
time.sleep(60)
"""


def test_metrics_contain_no_names(server: RunningServer) -> None:
    with server.guest("Unforgettable") as guest:
        guest.get("/api/players/Unforgettable?secret=value")
        text = guest.get("/metrics").text
    assert re.search(r'^dragonhall_requests_total\{method="POST",status="200"\} [\d.]+$', text, re.MULTILINE)
    assert re.search(r"^dragonhall_request_seconds_count [\d.]+$", text, re.MULTILINE)
    for kind in ("move", "hint", "bot-table", "analysis"):
        assert re.search(rf'^dragonhall_jobs_waiting\{{kind="{kind}"\}} [\d.]+$', text, re.MULTILINE)
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \S+', line), (
            line
        )
    assert "Unforgettable" not in text
    assert "secret" not in text


def test_log_is_json_without_secrets(server: RunningServer) -> None:
    with server.account("Private Person", "my own password") as client:
        client.get("/api/me?token=in-the-address")
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"time", "level", "event"} <= set(lines[0])
    for secret in ("Private Person", "my own password", "in-the-address", "dragonhall="):
        assert secret not in server.log.read_text()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_signal_stops_the_server_with_exit_code_0(tmp_path: Path, how: signal.Signals) -> None:
    with RunningServer(tmp_path / "data") as server:
        with server.guest("Stayer") as guest:
            cookie = guest.cookies["dragonhall"]
        assert server.stop(how) == 0
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert events[-1] == "server stopped"
    with RunningServer(tmp_path / "data") as again:
        assert again.get("/api/me", cookies={"dragonhall": cookie}).json()["name"] == "Stayer"


@pytest.mark.slow
def test_shutdown_asks_clients_to_reconnect(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server, server.guest("Connected") as guest:
        table = opened(guest)["id"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = {"cookie": f"dragonhall={guest.cookies['dragonhall']}"}
        with connect(address, additional_headers=cookie) as socket:
            assert json.loads(socket.recv(30))["type"] == "snapshot"
            server.process.send_signal(signal.SIGTERM)
            received = list(until_closed(socket))
        assert server.process.wait(30) == 0
    assert (received[-1]["type"], received[-1]["code"]) == ("bye", "closing")
    assert received[-1]["retry"] > 0


@pytest.mark.slow
def test_killed_server_has_lost_no_answered_request(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        with server.account("Survivor") as client:
            cookie = client.cookies["dragonhall"]
        server.stop(signal.SIGKILL)
    with RunningServer(tmp_path / "data") as again:
        assert again.get("/api/me", cookies={"dragonhall": cookie}).json()["name"] == "Survivor"


def test_data_is_readable_by_its_owner_only(server: RunningServer) -> None:
    for file in [server.folder, *server.folder.iterdir()]:
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file


@pytest.mark.slow
def test_next_free_port_is_used(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        variables = {**os.environ, "DRAGONHALL_PORT": str(port), "PYTHONPATH": str(data_folder() / "src")}
        command = [sys.executable, "-m", "dragonhall", "serve", "--data", str(tmp_path / "data")]
        with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            line = next(line for line in running.stdout if "http://" in line)  # skip other notes
            running.send_signal(signal.SIGTERM)
            assert running.wait(30) == 0
        found = re.search(r":(\d+)/", line)
        assert found is not None
        assert port < int(found.group(1)) < port + 50
        code, _, error = served("--port", str(port), data=str(tmp_path / "data"))
        assert code == 2
        assert str(port) in error


def served(*arguments: str, **settings: str) -> tuple[int, str, str]:
    """Run `dragonhall serve`, which fails; return its exit code and its output."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        process = template().start(["serve", *arguments], environment(settings), log, 0)
        with process.stdout:
            out = process.stdout.read()
        return process.wait(60), out, log.read_text()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"database": "mysql://nowhere"}, "mysql"),
        ({"database": "postgresql://me:hidden@127.0.0.1:1/x"}, "127.0.0.1"),
        ({"secret": "short"}, "32"),
        ({"data": "/dev/null/x"}, "/dev/null/x"),
        ({"port": "x"}, "DRAGONHALL_PORT"),
        ({"settings": "/nowhere.toml"}, "/nowhere.toml"),
    ],
)
def test_invalid_setting_prints_one_sentence(tmp_path: Path, settings: dict[str, str], said: str) -> None:
    code, out, error = served("--port", "0", **{"data": str(tmp_path), **settings})
    assert (code, out) == (2, "")
    assert said in error
    assert "hidden" not in error
    assert error.count("\n") == 1

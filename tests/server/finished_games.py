"""Short finished games: one player resigns."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from dragonhall.server.tables.commands.rated_games import MOVES_EACH
from tests.server.running_server import PATIENCE, RunningServer


def opened(client: httpx.Client, **extra_options: Any) -> dict[str, Any]:
    """Open a table of Drako with one open seat, unless the arguments say otherwise."""
    answer = client.post("/api/tables", json={"game": "drako", **extra_options})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def joined(client: httpx.Client, table: str) -> None:
    answer = client.post(f"/api/tables/{table}/join", json={})
    assert answer.status_code == 200, answer.text


def resigned(server: RunningServer, client: httpx.Client, table: str) -> None:
    """Resign at a running table, and wait until it is written to disk."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    cookie = {"cookie": f"dragonhall={client.cookies['dragonhall']}"}
    with connect(address, additional_headers=cookie, close_timeout=1) as socket:
        socket.send(json.dumps({"type": "resign", "id": "1"}))
        while True:
            received = json.loads(socket.recv(PATIENCE))
            assert received["type"] != "refused", received
            if received["type"] == "accepted":
                return


def begun(server: RunningServer, clients: Sequence[httpx.Client], table: str) -> None:
    """Play until both sides have made enough moves for a resignation to be rated."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    made: Counter[int] = Counter()
    with ExitStack() as stack:
        sockets = []
        for client in clients:
            cookie = {"cookie": f"dragonhall={client.cookies['dragonhall']}"}
            sockets.append(stack.enter_context(connect(address, additional_headers=cookie, close_timeout=1)))
        ply = 0
        while min(made[0], made[1]) < MOVES_EACH:
            sights = [next_sight(socket, ply) for socket in sockets]
            mover = next(k for k, sight in enumerate(sights) if sight["mine"])
            act = {"type": "act", "ply": ply, "action": sights[mover]["legal"][0]["text"], "id": "1"}
            sockets[mover].send(json.dumps(act))
            made[mover] += 1
            ply += 1


def next_sight(socket: ClientConnection, ply: int) -> dict[str, Any]:
    """Return the position after so many actions."""
    while True:
        received = json.loads(socket.recv(PATIENCE))
        assert received["type"] != "refused", received
        sight: dict[str, Any] | None = received.get("sight")
        if sight is not None and sight["ply"] == ply:
            return sight


def duel(server: RunningServer, winner: httpx.Client, loser: httpx.Client, **extra_options: Any) -> str:
    """Play a game of two in which the second player resigns; return the id of its table."""
    clock = {"clock": "days:1"} if extra_options.get("rated") else {}
    table = str(opened(winner, **clock, **extra_options)["id"])
    joined(loser, table)
    if clock:
        begun(server, [winner, loser], table)
    resigned(server, loser, table)
    return table


def until_rated(client: httpx.Client, name: str, games: int = 1) -> dict[str, Any]:
    """Return the first rating of a player, once so many games are counted."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = client.get(f"/api/players/{name}").json()["ratings"]
        if found and found[0]["games"] >= games:
            rating: dict[str, Any] = found[0]
            return rating
        time.sleep(0.05)
    raise AssertionError(f"{name} was not rated")

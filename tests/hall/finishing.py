"""Games that are over quickly: somebody resigns."""

import json
import time
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.hall.server import PATIENCE, RunningHall


def opened(client: httpx.Client, **wishes: Any) -> dict[str, Any]:
    """A table of Drako with one open seat, unless something else is wished for."""
    answer = client.post("/api/tables", json={"game": "drako", **wishes})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def joined(client: httpx.Client, table: str) -> None:
    answer = client.post(f"/api/tables/{table}/join", json={})
    assert answer.status_code == 200, answer.text


def resigned(hall: RunningHall, client: httpx.Client, table: str) -> None:
    """Resign at a running table, and wait until it is on disk."""
    address = f"{hall.url.replace('http', 'ws')}/api/tables/{table}/socket"
    cookie = {"cookie": f"dragonhall={client.cookies['dragonhall']}"}
    with connect(address, additional_headers=cookie, close_timeout=1) as socket:
        socket.send(json.dumps({"type": "resign", "id": "1"}))
        while True:
            told = json.loads(socket.recv(PATIENCE))
            assert told["type"] != "refused", told
            if told["type"] == "accepted":
                return


def duel(hall: RunningHall, winner: httpx.Client, loser: httpx.Client, **wishes: Any) -> str:
    """A game of two that the second one gives up; the id of its table."""
    table = str(opened(winner, **wishes)["id"])
    joined(loser, table)
    resigned(hall, loser, table)
    return table


def until_rated(client: httpx.Client, name: str, games: int = 1) -> dict[str, Any]:
    """The first rating of a player, once so many games are counted."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = client.get(f"/api/players/{name}").json()["ratings"]
        if found and found[0]["games"] >= games:
            rating: dict[str, Any] = found[0]
            return rating
        time.sleep(0.05)
    raise AssertionError(f"{name} was not rated")

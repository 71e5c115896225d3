"""A client of the bot API as its users write it: a token, two streams and a few calls."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec

from dragonhall.server.bot_api.messages import Event, GameLine
from tests.server.running_server import RunningServer

read_event = msgspec.json.Decoder(Event).decode
read_line = msgspec.json.Decoder(GameLine).decode


class Bot:
    def __init__(self, server: RunningServer, token: str) -> None:
        self.name = ""
        self.token = token
        self.client = server.client(authorization=f"Bearer {token}")

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.client.post(path, json=data)

    def move(self, table: str, ply: int, action: str) -> httpx.Response:
        return self.post(f"/api/bot/games/{table}/move", ply=ply, action=action)

    @contextmanager
    def events(self) -> Iterator[Iterator[Any]]:
        with self.client.stream("GET", "/api/bot/events") as response:
            assert response.status_code == 200, response.read()
            yield (read_event(line) for line in response.iter_lines() if line)

    @contextmanager
    def follow(self, table: str, query: str = "") -> Iterator[Iterator[Any]]:
        with self.client.stream("GET", f"/api/bot/games/{table}/stream{query}") as response:
            assert response.status_code == 200, response.read()
            yield (read_line(line) for line in response.iter_lines() if line)


def new_bot(server: RunningServer, owner: httpx.Client, name: str) -> Bot:
    made = owner.post("/api/bots", json={"name": name})
    assert made.status_code == 201, made.text
    bot = Bot(server, made.json()["token"])
    bot.name = name
    return bot


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(json.loads(answer.text)["code"])


def next_of(stream: Iterator[Any], kind: type[Any], **facts: Any) -> Any:
    """Return the next line of a kind with these values."""
    return next(
        line
        for line in stream
        if isinstance(line, kind) and all(getattr(line, name) == value for name, value in facts.items())
    )

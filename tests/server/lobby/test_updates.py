"""The lobby socket: sends each change once, and only to those it concerns."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dragonhall.server import wire
from dragonhall.server.lobby.updates import LobbyMine, LobbyTables
from tests.server.players import cookie_of
from tests.server.running_server import PATIENCE, RunningServer

read = msgspec.json.Decoder(LobbyTables | LobbyMine | wire.Bye).decode


class Listener:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def next(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            return read(await self.socket.recv())

    async def until(self, kind: type[Any], table: str, there: bool = True) -> Any:
        """Return the next message of a kind with this table, or without it."""
        while True:
            message = await self.next()
            if isinstance(message, kind):
                lists = [*message.open, *message.running] if kind is LobbyTables else message.tables
                if (table in {row.id for row in lists}) == there:
                    return message


@asynccontextmanager
async def listening(
    server: RunningServer, client: httpx.Client | None = None, query: str = ""
) -> AsyncIterator[Listener]:
    headers = {} if client is None else {"cookie": cookie_of(client)}
    address = f"{server.url.replace('http', 'ws', 1)}/api/lobby/socket{query}"
    async with connect(address, additional_headers=headers) as socket:
        yield Listener(socket)


def opened(host: httpx.Client, **asked: Any) -> str:
    return str(host.post("/api/tables", json={"game": "draco", **asked}).json()["id"])


@pytest.mark.slow
def test_lobby_announces_tables_that_open_start_and_end(server: RunningServer) -> None:
    async def test() -> None:
        with server.guest("Lobby host") as host, server.guest("Lobby rival") as rival:
            async with listening(server, query="?language=it") as listener:
                assert isinstance(await listener.next(), LobbyTables)
                table = opened(host)
                received = await listener.until(LobbyTables, table)
                row = next(row for row in received.open if row.id == table)
                assert (row.status, [seat.you for seat in row.seats]) == ("open", [False, False])
                rival.post(f"/api/tables/{table}/join", json={})
                while table not in {row.id for row in (await listener.until(LobbyTables, table)).running}:
                    pass
                private = host.post("/api/tables", json={"game": "draco", "visibility": "private"}).json()[
                    "id"
                ]
                public = host.post("/api/tables", json={"game": "draco"}).json()["id"]
                received = await listener.until(LobbyTables, public)
                assert private not in {row.id for row in [*received.open, *received.running]}
                for id in (private, public):
                    host.post(f"/api/tables/{id}/leave")
                await listener.until(LobbyTables, public, there=False)

    asyncio.run(test())


def test_player_is_notified_of_tables_and_turns(server: RunningServer) -> None:
    async def test() -> None:
        with server.guest("Lobby owner") as host:
            async with listening(server, host) as listener:
                table = host.post("/api/play-now", json={"game": "draco", "level": "random"}).json()["id"]
                while True:
                    mine = await listener.until(LobbyMine, table)
                    if next(row for row in mine.tables if row.id == table).your_turn:
                        break

    asyncio.run(test())


def test_challenge_is_announced_outside_the_list_of_tables(server: RunningServer) -> None:
    async def test() -> None:
        with server.account("Lobby challenger") as asking, server.account("Lobby challenged") as asked:
            async with listening(server, asked) as listener:
                made = asking.post("/api/challenges", json={"to": ["Lobby challenged"], "game": "draco"})
                table = made.json()["id"]
                while (
                    not isinstance(message := await listener.next(), LobbyMine)
                    or table not in message.challenges
                ):
                    pass
                assert message.tables == []
                assert asked.post(f"/api/challenges/{table}/decline").status_code == 200
                while (
                    not isinstance(message := await listener.next(), LobbyMine) or table in message.challenges
                ):
                    pass

    asyncio.run(test())


def test_lobby_hides_tables_that_are_not_public(server: RunningServer) -> None:
    async def test() -> None:
        with server.guest("Lobby secret") as host, server.guest("Lobby stranger") as stranger:
            async with listening(server, stranger) as listener:
                first = {type(await listener.next()), type(await listener.next())}
                assert first == {LobbyTables, LobbyMine}
                hidden = opened(host, visibility="link")
                shown = opened(host)
                while True:
                    message = await listener.next()
                    assert isinstance(message, LobbyTables), "a table of another player was announced"
                    ids = {row.id for row in message.open}
                    assert hidden not in ids
                    if shown in ids:
                        break

    asyncio.run(test())


def test_client_that_floods_the_lobby_is_disconnected(server: RunningServer) -> None:
    async def test() -> None:
        async with listening(server) as listener:
            for _ in range(20):
                await listener.socket.send("x" * 1000)
            while True:
                message = await listener.next()
                if isinstance(message, wire.Bye):
                    assert message.code == "flood"
                    break
            with pytest.raises(ConnectionClosed):
                await listener.socket.recv()

    asyncio.run(test())

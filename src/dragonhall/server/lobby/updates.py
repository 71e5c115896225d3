"""Listeners of the lobby socket, and what changed since each was last sent the lists.

Nothing is queued: a slow listener gets the current lists. The public lists are read and encoded once for all
listeners in a language, at most every `PACE` seconds, and only while there are listeners.
"""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection

from dragonhall.core.errors import DragonhallError
from dragonhall.core.text.messages import LANGUAGES
from dragonhall.server import wire
from dragonhall.server.accounts.authentication import Identity, identify, still_valid
from dragonhall.server.accounts.person import Person
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import UnavailableError
from dragonhall.server.http.language import language_of
from dragonhall.server.lobby.lists import (
    ListedTable,
    Slice,
    TableFilter,
    challenges_for,
    listed,
    my_tables,
    public_tables,
)
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.http.socket import BYES, RETRY, close_socket

SHOWN = Slice(None, 20)  # the newest tables of each list
PACE = 1.0  # seconds between two messages
RECHECK = 15.0  # seconds between reads without news; finds changes whose notification was lost
MOST_LISTENERS = 1000  # in one process
encode = msgspec.json.Encoder().encode


class LobbyTables(msgspec.Struct, tag="tables", frozen=True):
    """The newest public tables, without anything that depends on the viewer."""

    open: list[ListedTable]
    running: list[ListedTable]


class LobbyMine(msgspec.Struct, tag="mine", frozen=True):
    """A user's open and running tables, and the ids of the challenges to them, newest first."""

    tables: list[ListedTable]
    challenges: list[str]


class Listener:
    def __init__(self, person: Person | None, language: str) -> None:
        self.person = person
        self.language = language
        self.news = asyncio.Event()
        self.mine_changed = True
        self.cut = ""  # why the server closes this connection
        self.sent: dict[str, bytes] = {}  # the last message sent, by kind

    def close(self, why: str) -> None:
        self.cut = self.cut or why
        self.news.set()


class CachedLists:
    """The cached message with the public lists in one language."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.version = -1
        self.at = -RECHECK
        self.message = b""


class Lobby:
    """The listeners and the cached lists; one instance for each server process."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.listeners: set[Listener] = set()
        self.version = 0  # increases with every change of a list
        self.copies = {language: CachedLists() for language in LANGUAGES}
        context.tables.concerned.append(self.changed)
        context.tables.turned.append(self.turned)
        context.shutdown_callbacks.append(self.close_listeners)

    # ---- listeners -------------------------------------------------------------------------------

    def listen(self, person: Person | None, language: str) -> Listener:
        if len(self.listeners) >= MOST_LISTENERS:
            raise UnavailableError("full")
        listener = Listener(person, language)
        self.listeners.add(listener)
        return listener

    def changed(self, people: Iterable[str]) -> None:
        """Note that a table of these users started, ended or got other players."""
        self.version += 1
        concerned = set(people)
        for listener in self.listeners:
            if listener.person is not None and listener.person.id in concerned:
                listener.mine_changed = True
            listener.news.set()

    def turned(self, person: str) -> None:
        """Note that this user must now choose at one of their tables."""
        for listener in self.listeners:
            if listener.person is not None and listener.person.id == person:
                listener.mine_changed = True
                listener.news.set()

    async def close_listeners(self) -> None:
        for listener in self.listeners:
            listener.close("closing")

    # ---- messages --------------------------------------------------------------------------------

    async def news_for(self, listener: Listener) -> list[bytes]:
        """Return the messages that differ from those last sent to this listener."""
        found = {"tables": await self.public(listener.language)}
        if listener.person is not None and listener.mine_changed:
            listener.mine_changed = False
            found["mine"] = await self.mine(listener.person, listener.language)
        fresh = [message for kind, message in found.items() if listener.sent.get(kind) != message]
        listener.sent |= found
        return fresh

    async def wait(self, listener: Listener) -> bool:
        """Wait for news, then `PACE` seconds. Return True if there was none for `RECHECK` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(RECHECK):
                await listener.news.wait()
            if not listener.cut:
                await asyncio.sleep(PACE)
            listener.news.clear()
            return False
        listener.mine_changed = True
        return True

    async def public(self, language: str) -> bytes:
        copy = self.copies[language]
        async with copy.lock:
            age = time.monotonic() - copy.at
            if copy.version == self.version and age < RECHECK:
                return copy.message
            await asyncio.sleep(PACE - age)
            version = self.version
            copy.message = await self.context.store.read(lambda open: self.read_public(open, language))
            copy.version, copy.at = version, time.monotonic()
            return copy.message

    def read_public(self, connection: Connection, language: str) -> bytes:
        words = self.context.tables.words(language)
        lists = [
            listed(
                connection, public_tables(connection, status, TableFilter(), SHOWN), SHOWN, None, words
            ).tables
            for status in ("open", "running")
        ]
        return encode(LobbyTables(*lists))

    async def mine(self, person: Person, language: str) -> bytes:
        words = self.context.tables.words(language)

        def read(connection: Connection) -> bytes:
            found = my_tables(connection, person, False, SHOWN)
            challenges = challenges_for(connection, person, SHOWN.most)
            return encode(LobbyMine(listed(connection, found, SHOWN, person, words).tables, challenges))

        return await self.context.store.read(read)


AnySocket = WebSocket[Any, Any, Any]
MOST_HEARD = 20  # messages ignored before the connection is closed


@websocket("/api/lobby/socket")
async def lobby_socket(socket: AnySocket, state: State) -> None:
    """Send the lists of open, running and own tables whenever they change."""
    await socket.accept()
    lobby: Lobby = state.lobby
    language = language_of(socket.scope, state.settings.language)
    try:
        identity = await identify(socket.scope, state)
        language = language_of(socket.scope, state.settings.language)
        listener = lobby.listen(identity.person, language)
    except DragonhallError as error:
        await close_socket(socket, error, state.context.tables, language)
        return
    except StoreError:
        await close_socket(socket, UnavailableError("store"), state.context.tables, language)
        return
    tasks = [
        asyncio.create_task(send_loop(socket, lobby, listener, identity)),
        asyncio.create_task(discard_messages(socket, listener)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        lobby.listeners.discard(listener)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result


async def send_loop(socket: AnySocket, lobby: Lobby, listener: Listener, identity: Identity) -> None:
    while not listener.cut:
        try:
            for message in await lobby.news_for(listener):
                await socket.send_data(message.decode(), mode="text")
            if await lobby.wait(listener) and not await still_valid(identity, lobby.context):
                listener.close("session")
        except StoreError:
            await asyncio.sleep(RETRY)
    words = lobby.context.tables.words(listener.language)
    bye = wire.Bye(listener.cut, words(BYES[listener.cut]), RETRY)
    await socket.send_data(msgspec.json.encode(bye).decode(), mode="text")
    await socket.close(code=1012 if listener.cut == "closing" else 1008, reason=listener.cut)


async def discard_messages(socket: AnySocket, listener: Listener) -> None:
    with suppress(WebSocketDisconnect):
        for _ in range(MOST_HEARD):
            if (await socket.receive())["type"] == "websocket.disconnect":
                return
        listener.close("flood")
        await asyncio.Event().wait()

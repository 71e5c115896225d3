"""Listeners of the lobby socket, and what changed since each was last sent the lists.

Nothing is queued: a slow listener gets the current lists. The public lists are read and encoded once for all
listeners in a language, at most every `PACE` seconds, and only while there are listeners.
"""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection

from dragonhall.core.text.messages import LANGUAGES, cached_words
from dragonhall.server.accounts.authentication import Identity, still_valid
from dragonhall.server.accounts.person import Person
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import UnavailableError
from dragonhall.server.http.sockets import RETRY, AnySocket, open_socket, run_until_first_ends, say_bye
from dragonhall.server.lobby.lists import (
    ListedTable,
    Slice,
    TableFilter,
    challenges_for,
    list_page,
    my_tables,
    public_tables,
)
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.live.viewers import ClosableConnection

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


class Listener(ClosableConnection):
    def __init__(self, person: Person | None, language: str) -> None:
        super().__init__()
        self.person = person
        self.language = language
        self.mine_changed = True
        self.sent: dict[str, bytes] = {}  # the last message sent, by kind


@dataclass
class CachedLists:
    """The cached message with the public lists in one language."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = -1
    at: float = -RECHECK
    message: bytes = b""


class Lobby:
    """The listeners and the cached lists; one instance for each server process."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.listeners: set[Listener] = set()
        self.version = 0  # increases with every change of a list
        self.copies = {language: CachedLists() for language in LANGUAGES}
        context.tables.concerned.append(self.note_change)
        context.tables.turned.append(self.note_turn)
        context.shutdown_callbacks.append(self.close_listeners)

    # ---- listeners -------------------------------------------------------------------------------

    def listen(self, person: Person | None, language: str) -> Listener:
        if len(self.listeners) >= MOST_LISTENERS:
            raise UnavailableError("full")
        listener = Listener(person, language)
        self.listeners.add(listener)
        return listener

    def note_change(self, people: Iterable[str]) -> None:
        """Note that a table of these users started, ended or got other players."""
        self.version += 1
        concerned = set(people)
        for listener in self.listeners:
            if listener.person is not None and listener.person.id in concerned:
                listener.mine_changed = True
            listener.news.set()

    def note_turn(self, person: str) -> None:
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
        if not await listener.has_news(RECHECK):
            listener.mine_changed = True
            return True
        if not listener.close_reason:
            await asyncio.sleep(PACE)
        listener.news.clear()
        return False

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
        words = cached_words(language)
        lists = [
            list_page(
                connection, public_tables(connection, status, TableFilter(), SHOWN), SHOWN, None, words
            ).tables
            for status in ("open", "running")
        ]
        return encode(LobbyTables(*lists))

    async def mine(self, person: Person, language: str) -> bytes:
        words = cached_words(language)

        def read(connection: Connection) -> bytes:
            found = my_tables(connection, person, False, SHOWN)
            challenges = challenges_for(connection, person, SHOWN.most)
            return encode(LobbyMine(list_page(connection, found, SHOWN, person, words).tables, challenges))

        return await self.context.store.read(read)


MOST_HEARD = 20  # messages ignored before the connection is closed


@websocket("/api/lobby/socket")
async def lobby_socket(socket: AnySocket, state: State) -> None:
    """Send the lists of open, running and own tables whenever they change."""
    lobby: Lobby = state.lobby

    async def begin(identity: Identity, language: str) -> tuple[Identity, Listener]:
        return identity, lobby.listen(identity.person, language)

    opened = await open_socket(socket, state, begin)
    if opened is None:
        return
    identity, listener = opened
    try:
        await run_until_first_ends(
            send_loop(socket, lobby, listener, identity), discard_messages(socket, listener)
        )
    finally:
        lobby.listeners.discard(listener)


async def send_loop(socket: AnySocket, lobby: Lobby, listener: Listener, identity: Identity) -> None:
    while not listener.close_reason:
        try:
            for message in await lobby.news_for(listener):
                await socket.send_data(message.decode(), mode="text")
            if await lobby.wait(listener) and not await still_valid(identity, lobby.context):
                listener.close("session")
        except StoreError:
            await asyncio.sleep(RETRY)
    await say_bye(socket, listener.close_reason, cached_words(listener.language))


async def discard_messages(socket: AnySocket, listener: Listener) -> None:
    with suppress(WebSocketDisconnect):
        for _ in range(MOST_HEARD):
            if (await socket.receive())["type"] == "websocket.disconnect":
                return
        listener.close("flood")
        await asyncio.Event().wait()

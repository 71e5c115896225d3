"""The WebSocket of the lobby. It sends the lists when they change; messages from clients are ignored."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from dragonhall.core.errors import DragonhallError
from dragonhall.server import wire
from dragonhall.server.accounts.authentication import Identity, identify, still_valid
from dragonhall.server.errors import UnavailableError
from dragonhall.server.http.language import language_of
from dragonhall.server.lobby.updates import Listener, Lobby
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.http.socket import BYES, RETRY, close_socket

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
        asyncio.create_task(overlook(socket, listener)),
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


async def overlook(socket: AnySocket, listener: Listener) -> None:
    with suppress(WebSocketDisconnect):
        for _ in range(MOST_HEARD):
            if (await socket.receive())["type"] == "websocket.disconnect":
                return
        listener.close("flood")
        await asyncio.Event().wait()

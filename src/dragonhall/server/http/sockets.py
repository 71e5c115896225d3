"""What the WebSockets of tables and of the lobby share: opening, running and closing them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from dragonhall.core.errors import DragonhallError
from dragonhall.core.text.messages import Words, cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.authentication import Identity, identify
from dragonhall.server.errors import UnavailableError, status_of
from dragonhall.server.http.language import language_of
from dragonhall.server.store.store import StoreError

AnySocket = WebSocket[Any, Any, Any]
T = TypeVar("T")
RETRY = 1.0
BYES = {
    "closing": "hall-bye-closing",
    "slow": "hall-bye-slow",
    "flood": "hall-bye-flood",
    "session": "hall-bye-session",
    "no-table": "error-no-table",
}
CLOSE_CODES = {"closing": 1012, "no-table": 4404}  # all other reasons: 1008


async def open_socket(
    socket: AnySocket, state: State, begin: Callable[[Identity, str], Awaitable[T]]
) -> T | None:
    """Accept a socket; return the result of `begin` for its user and language, or None if it is refused."""
    await socket.accept()
    refusal: DragonhallError
    try:
        identity = await identify(socket.scope, state)
        return await begin(identity, language_of(socket.scope, state.settings.language))
    except DragonhallError as error:
        refusal = error
    except StoreError:
        refusal = UnavailableError("store")
    words = cached_words(language_of(socket.scope, state.settings.language))
    retry = RETRY if isinstance(refusal, UnavailableError) else 0.0
    with suppress(WebSocketDisconnect):
        bye = wire.Bye(refusal.code, words.sentence(refusal), retry)
        await close_socket(socket, bye, 4000 + status_of(refusal))
    return None


async def say_bye(socket: AnySocket, reason: str, words: Words) -> None:
    """Close a socket for one of the reasons of `BYES`."""
    bye = wire.Bye(reason, words(BYES[reason]), RETRY)
    await close_socket(socket, bye, CLOSE_CODES.get(reason, 1008))


async def close_socket(socket: AnySocket, bye: wire.Bye, code: int) -> None:
    await socket.send_data(msgspec.json.encode(bye).decode(), mode="text")
    await socket.close(code=code, reason=bye.code)


async def run_until_first_ends(*work: Coroutine[Any, Any, None]) -> None:
    """Run these at the same time; when one ends, cancel the others. A disconnect is not an error."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result

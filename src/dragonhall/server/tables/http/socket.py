"""The WebSocket of a table: one viewer, JSON messages in both directions (docs/protocol.md)."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from dragonhall.core.errors import DragonhallError
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.authentication import Identity, still_valid
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import (
    MalformedRequestError,
    RateLimitError,
    RequestTooLargeError,
    StaleActionError,
    TableNotFoundError,
    UnavailableError,
)
from dragonhall.server.http.rate_limits import RateLimit
from dragonhall.server.http.sockets import AnySocket, open_socket, run_until_first_ends, say_bye
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.commands.dispatch import handle
from dragonhall.server.tables.commands.hints import begin_hint
from dragonhall.server.tables.http.replays import check_view
from dragonhall.server.tables.live.perspective import may_know
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import Tables
from dragonhall.server.tables.live.viewers import Viewer, refusal_message

MINUTE = 60
LONGEST_MESSAGE = 4096  # bytes; beyond 64 kB the ASGI server closes the connection
KNOWN_FOR = 15.0  # seconds between checks whether the session has ended
CLOSED_AFTER = 200  # messages refused by the rate limit before the connection is closed
MESSAGE_SECONDS = 0.0002  # approximate cost of any message
MOVES = (
    wire.Act,
    wire.Undo,
    wire.AnswerUndo,
    wire.StandingOrder,
    wire.Resign,
    wire.Abort,
    wire.Replace,
)
decode = msgspec.json.Decoder(wire.FromViewer).decode

Good = Callable[[], Awaitable[bool]]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: str, state: State) -> None:
    """Watch a table and play at it."""
    tables: Tables = state.context.tables

    async def begin(identity: Identity, language: str) -> tuple[Identity, Table, Viewer, int | None]:
        tables.work.check("" if identity.person is None else identity.person.id)
        found = await tables.get(table[:24])
        viewer = await make_viewer(found, identity.person, socket, language)
        return identity, found, viewer, number_in(socket.query_params.get("since"))

    opened = await open_socket(socket, state, begin)
    if opened is not None:
        identity, found, viewer, since = opened
        with suppress(WebSocketDisconnect):
            await serve_viewer(
                socket, found, viewer, since, tables.policy, lambda: still_valid(identity, state.context)
            )


def number_in(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise MalformedRequestError
    return int(text)


async def make_viewer(table: Table, person: Person | None, socket: AnySocket, language: str) -> Viewer:
    """Return the viewer: at the seat that the client names, the user's own, or the public view."""
    table_state = table.table_state
    if not may_know(table_state, person):
        raise TableNotFoundError
    named = socket.query_params.get("seat")
    wanted: int | None = None
    if named is not None:
        await check_view(table, person, named)
        wanted = table_state.number_of(named) if named else SPECTATOR
    words = cached_words(language, table_state.game)
    return Viewer(person, wanted, words, table.tables.policy.queue)


async def serve_viewer(
    socket: AnySocket, table: Table, viewer: Viewer, since: int | None, policy: Policy, good: Good
) -> None:
    await table.add_viewer(viewer, since)
    try:
        await run_until_first_ends(
            send_loop(socket, viewer),
            read_loop(socket, table, viewer, policy),
            session_loop(viewer, good),
        )
    finally:
        table.leave(viewer)


async def session_loop(viewer: Viewer, good: Good) -> None:
    """Close the connection when its session has ended: at once in this process, soon in others."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(KNOWN_FOR):
                await viewer.session_recheck.wait()
        viewer.session_recheck.clear()
        with suppress(StoreError):
            if not await good():
                viewer.close("session")


async def send_loop(socket: AnySocket, viewer: Viewer) -> None:
    """Send the queue in order. When the viewer is cut, send a `Bye` with the reason and close."""
    while True:
        await viewer.news.wait()
        viewer.news.clear()
        while viewer.waiting:
            await socket.send_data(viewer.waiting.popleft().decode(), mode="text")
        if viewer.close_reason:
            await say_bye(socket, viewer.close_reason, viewer.words)
            return


async def read_loop(socket: AnySocket, table: Table, viewer: Viewer, policy: Policy) -> None:
    limit = RateLimit(policy.messages_a_second * MINUTE, at_once=policy.messages_at_once)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        if received["type"] == "websocket.receive":
            raw = received.get("text") or received.get("bytes") or b""
            # Shield from cancellation: a received move is applied and broadcast even after a disconnect.
            await asyncio.shield(answer(table, viewer, raw, limit))
        if viewer.refused > CLOSED_AFTER:
            viewer.close("flood")


async def answer(table: Table, viewer: Viewer, raw: str | bytes, limit: RateLimit) -> None:
    """Handle one message and send one answer with its id; an error is sent as a refusal."""
    id = ""
    try:
        limit.take()
        if len(raw) > LONGEST_MESSAGE:
            raise RequestTooLargeError(most=LONGEST_MESSAGE)
        message = read(raw)
        id = message.id[:100]
        check_work(table, viewer, message)
        if isinstance(message, wire.AskHint):
            await begin_hint(table, viewer, message)
        else:
            viewer.send(await handle(table, viewer, message))
    except DragonhallError as error:
        viewer.send(refusal_message(viewer, id, error))
        if isinstance(error, StaleActionError):
            viewer.send(now(table, viewer))
        if isinstance(error, RateLimitError):
            viewer.refused += 1
    except StoreError:
        viewer.send(refusal_message(viewer, id, UnavailableError("store")))


def check_work(table: Table, viewer: Viewer, message: wire.FromViewer) -> None:
    """Check the work budget. Moves count by user only, so that others at the address cannot block them."""
    work = table.tables.work
    work.charge(MESSAGE_SECONDS, viewer.id)
    if isinstance(message, MOVES) and table.table_state.seats_of(viewer.id):
        work.people.check(viewer.id)
    else:
        work.check(viewer.id)


def read(raw: str | bytes) -> wire.FromViewer:
    try:
        message: wire.FromViewer = decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise MalformedRequestError("message") from None
    return message


def now(table: Table, viewer: Viewer) -> wire.Update:
    """Return the current position, for a client that answered an earlier one."""
    return wire.Update(table.table_state.number, sight=table.perspective(viewer).sight(viewer.words))

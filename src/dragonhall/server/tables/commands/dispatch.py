"""Maps each message type to its handler. Messages that change or show the game take the table's lock."""

from collections.abc import Awaitable, Callable
from typing import Any

from dragonhall.server import wire
from dragonhall.server.tables.commands import act, chat, queries, resign, undo
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer

Handler = Callable[[Table, Viewer, Any], Awaitable[int | wire.ToViewer]]
HANDLERS: dict[type[wire.ClientMessage], Handler] = {
    wire.Act: act.act,
    wire.Undo: undo.undo,
    wire.AnswerUndo: undo.answer_undo,
    wire.StandingOrder: act.set_standing_answer,
    wire.Say: chat.say,
    wire.Mute: chat.mute,
    wire.Resign: resign.resign,
    wire.Abort: resign.abort,
    wire.Replace: resign.replace,
    wire.AskWhy: queries.why,
    wire.AskPreview: queries.preview,
    wire.SetLanguage: queries.set_language,
    wire.Ping: queries.ping,
}


UNLOCKED = (wire.Say, wire.Mute, wire.Ping)
QUESTIONS = (
    wire.AskWhy,
    wire.AskPreview,
    wire.SetLanguage,
)  # computed on the event loop: charged by the time they take


async def handle(table: Table, viewer: Viewer, message: wire.FromViewer) -> wire.ToViewer:
    """Return the answer of a message's handler; an entry number is sent as `Accepted`."""
    answer = await run_handler(table, viewer, message)
    return wire.Accepted(message.id, answer) if isinstance(answer, int) else answer


async def run_handler(table: Table, viewer: Viewer, message: wire.FromViewer) -> int | wire.ToViewer:
    handler = HANDLERS[type(message)]
    if isinstance(message, UNLOCKED):
        return await handler(table, viewer, message)
    async with table.lock:
        if isinstance(message, QUESTIONS):
            with table.charging(viewer):
                return await handler(table, viewer, message)
        return await handler(table, viewer, message)

"""Maps each message type to its handler. Messages that change or show the game take the table's lock."""

from collections.abc import Awaitable, Callable
from typing import Any

from dragonhall.server import wire
from dragonhall.server.tables.commands import act, chat, queries, resign, undo
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer

HANDLERS: dict[type[wire.ClientMessage], Callable[[Table, Viewer, Any], Awaitable[wire.ToViewer]]] = {
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
    wire.SetLanguage: queries.speak,
    wire.Ping: queries.ping,
}


UNLOCKED = (wire.Say, wire.Mute, wire.Ping)
QUESTIONS = (
    wire.AskWhy,
    wire.AskPreview,
    wire.SetLanguage,
)  # computed on the event loop: charged by the time they take


async def handle(table: Table, viewer: Viewer, message: wire.FromViewer) -> wire.ToViewer:
    handler = HANDLERS[type(message)]
    if isinstance(message, UNLOCKED):
        return await handler(table, viewer, message)
    async with table.lock:
        if isinstance(message, QUESTIONS):
            with table.charging(viewer):
                return await handler(table, viewer, message)
        return await handler(table, viewer, message)

"""Which function takes which message of a viewer; one after the other at each table."""

from collections.abc import Awaitable, Callable
from typing import Any

from dragonhall.hall import wire
from dragonhall.hall.tables import acting, asking, leaving, talking, undoing
from dragonhall.hall.tables.table import Table
from dragonhall.hall.tables.viewers import Viewer

HANDLERS: dict[type[wire.Sent], Callable[[Table, Viewer, Any], Awaitable[wire.ToViewer]]] = {
    wire.Act: acting.act,
    wire.Undo: undoing.undo,
    wire.AnswerUndo: undoing.answer_undo,
    wire.StandingOrder: acting.stand,
    wire.Say: talking.say,
    wire.Mute: talking.mute,
    wire.Resign: leaving.resign,
    wire.Abort: leaving.abort,
    wire.Replace: leaving.replace,
    wire.AskWhy: asking.why,
    wire.AskPreview: asking.preview,
    wire.Speak: asking.speak,
    wire.Ping: asking.ping,
}


async def handle(table: Table, viewer: Viewer, message: wire.FromViewer) -> wire.ToViewer:
    async with table.lock:
        return await HANDLERS[type(message)](table, viewer, message)

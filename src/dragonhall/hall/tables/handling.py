"""Which function takes which message of a viewer. What changes or shows the game: one at a time per table."""

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


UNLOCKED = (wire.Say, wire.Mute, wire.Ping)
QUESTIONS = (wire.AskWhy, wire.AskPreview, wire.Speak)  # computed here and now: charged by what they take


async def handle(table: Table, viewer: Viewer, message: wire.FromViewer) -> wire.ToViewer:
    handler = HANDLERS[type(message)]
    if isinstance(message, UNLOCKED):
        return await handler(table, viewer, message)
    async with table.lock:
        if isinstance(message, QUESTIONS):
            with table.charging(viewer):
                return await handler(table, viewer, message)
        return await handler(table, viewer, message)

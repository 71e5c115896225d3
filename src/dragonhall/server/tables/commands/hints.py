"""Hints: the evaluation of a bot for the player who asks, based on their view only. Unrated games only.

The search runs outside the table's lock: one for each connection, and a few for each user and address.
"""

import asyncio

from msgspec.structs import replace

from dragonhall.bots.explanations import HINTS, Explanation, in_words
from dragonhall.bots.worker import BotAnswer
from dragonhall.bots.worker_process import BotWorkerError
from dragonhall.core.view import View
from dragonhall.server import wire
from dragonhall.server.errors import ConflictError, ForbiddenError, RateLimitError
from dragonhall.server.tables.commands.permissions import own_decision, playing_seat
from dragonhall.server.tables.live.scheduler import question_of
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer, refusal_message


async def begin_hint(table: Table, viewer: Viewer, message: wire.AskHint) -> None:
    """Check the request and start the search; `finish_hint` sends the result."""
    async with table.lock:
        playing_seat(table, viewer)
        if table.table_state.settings.rated:
            raise ForbiddenError("hint-rated")
        view = own_decision(table, viewer, message.ply)
        if viewer.hint is not None:
            raise RateLimitError(seconds=1)
        job = replace(question_of(table, table.perspective(viewer), HINTS), explain=True)
        viewer.hint = table.tables.bots.explain(job, table.tables.job_owner(viewer.id, table.id))
    table.tables.spawn(finish_hint(table, viewer, message.id, view, viewer.hint))


async def finish_hint(
    table: Table, viewer: Viewer, id: str, view: View, hint: "asyncio.Future[BotAnswer]"
) -> None:
    try:
        found = (await hint).explanation
        assert found is not None  # `explain` was set and no error was raised
        if table.perspective(viewer).seat == view.seat:
            viewer.send(as_hint(id, found, view, viewer))
        else:  # the viewer lost this seat during the search
            viewer.send(refusal_message(viewer, id, ForbiddenError("not-seated")))
    except BotWorkerError:
        viewer.send(refusal_message(viewer, id, ConflictError("hint-none")))
    finally:
        viewer.hint = None


def as_hint(id: str, found: Explanation, view: View, viewer: Viewer) -> wire.Hint:
    sentences = in_words(found, view, viewer.words)[1:]  # the first repeats the values that have fields
    lines = [
        wire.HintLine([step.action for step in line.steps], sentence, line.value, line.share)
        for line, sentence in zip(found.lines, sentences, strict=False)
    ]
    beliefs = [wire.Belief(belief.seat, belief.card, belief.probability) for belief in found.beliefs]
    return wire.Hint(id, found.value, found.low, found.high, lines, beliefs)

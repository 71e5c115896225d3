"""Hints: what a bot would think in the place of whoever asks, from what he sees; in unrated games.

A search takes its time. It goes on beside the table, so that nobody waits for it; one for each viewer.
"""

from msgspec.structs import replace

from dragonhall.bots.explain import HINTS, Explanation, in_words
from dragonhall.core.view import View
from dragonhall.hall import wire
from dragonhall.hall.botpool import BotFailed
from dragonhall.hall.botworker import Job
from dragonhall.hall.errors import Conflict, Forbidden, Stale, TooMany
from dragonhall.hall.tables.rights import own_view, playing
from dragonhall.hall.tables.table import Table
from dragonhall.hall.tables.viewers import Viewer, refused
from dragonhall.hall.tables.waking import question_of


async def begin_hint(table: Table, viewer: Viewer, message: wire.AskHint) -> None:
    """Refuse what cannot be, and let a bot think about the rest."""
    async with table.lock:
        playing(table, viewer)
        if table.course.settings.rated:
            raise Forbidden("hint-rated")
        if message.ply != table.course.ply:
            raise Stale
        view = own_view(table, viewer)
        if not view.mine:
            raise Conflict("not-your-turn")
        if viewer.hinted:
            raise TooMany(seconds=1)
        viewer.hinted = True
        job = replace(question_of(table, table.perspective(viewer), HINTS), explain=True)
    table.tables.spawn(finish_hint(table, viewer, message.id, view, job))


async def finish_hint(table: Table, viewer: Viewer, id: str, view: View, job: Job) -> None:
    try:
        told = await table.tables.bots.explain(job)
        if table.perspective(viewer).seat == view.seat:
            viewer.send(as_hint(id, told, view, viewer))
        else:  # the viewer has lost this seat while the bot was thinking
            viewer.send(refused(viewer, id, Forbidden("not-seated")))
    except BotFailed:
        viewer.send(refused(viewer, id, Conflict("hint-none")))
    finally:
        viewer.hinted = False


def as_hint(id: str, told: Explanation, view: View, viewer: Viewer) -> wire.Hint:
    sentences = in_words(told, view, viewer.words)[1:]  # the first tells the chances, which have fields
    lines = [
        wire.HintLine([step.action for step in line.steps], sentence, line.value, line.share)
        for line, sentence in zip(told.lines, sentences, strict=False)
    ]
    beliefs = [wire.Belief(belief.seat, belief.card, belief.probability) for belief in told.beliefs]
    return wire.Hint(id, told.value, told.low, told.high, lines, beliefs)

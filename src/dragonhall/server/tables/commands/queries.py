"""Requests that change nothing: why, preview, hint, language, ping.

All but hint and ping are called under the table's lock. A hint is the evaluation of a bot for the player who
asks, based on their view only, in unrated games only. Its search runs outside the lock: one for each
connection, and a few for each user and address.
"""

import asyncio

from msgspec.structs import replace

from dragonhall.bots.explanations import HINTS, Explanation, in_words
from dragonhall.bots.worker import BotAnswer
from dragonhall.bots.worker_process import BotWorkerError
from dragonhall.core.errors import IllegalActionError
from dragonhall.core.text.narration import preview_events, preview_texts
from dragonhall.core.view import View
from dragonhall.games.rulebooks import rules_of
from dragonhall.server import wire
from dragonhall.server.errors import ConflictError, ForbiddenError, RateLimitError, StaleActionError
from dragonhall.server.tables.commands.permissions import own_view, playing, read_action
from dragonhall.server.tables.live.presenter import seen
from dragonhall.server.tables.live.scheduler import question_of
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer, refused


def rule_text(game: str, rule: str, language: str) -> str:
    found = rules_of(game, language).get(rule)
    return "" if found is None else found.plain


async def why(table: Table, viewer: Viewer, message: wire.AskWhy) -> wire.ToViewer:
    """Return the refusal of an action with the text of its rule; no code if the action is legal."""
    playing(table, viewer)
    view = own_view(table, viewer)
    if not view.mine:
        raise ConflictError("not-your-turn")  # legal actions of others would reveal their cards
    try:
        action = read_action(table, view, message.action)
    except IllegalActionError as error:
        refusal = error.refusal
        sentence = viewer.words.sentence(refusal)
        text = rule_text(table.table_state.game.name, refusal.rule, viewer.words.language)
        return wire.Reason(message.id, message.action, refusal.code, sentence, refusal.rule, text)
    return wire.Reason(message.id, str(action), "", "", "", "")


async def preview(table: Table, viewer: Viewer, message: wire.AskPreview) -> wire.ToViewer:
    playing(table, viewer)
    if message.ply != table.table_state.ply:
        raise StaleActionError
    view = own_view(table, viewer)
    if not view.mine:
        raise ConflictError("not-your-turn")
    action = read_action(table, view, message.action)
    events = [seen(table.table_state.game, event) for event in preview_events(view, view.masked, action)]
    lines = preview_texts(view, view.masked, action, viewer.words)
    return wire.Preview(message.id, str(action), events, lines)


async def speak(table: Table, viewer: Viewer, message: wire.SetLanguage) -> wire.ToViewer:
    viewer.words = table.tables.words_for(message.language, table.table_state.game)
    table.send_snapshot(viewer)
    return wire.Accepted(message.id, table.table_state.number)


async def ping(table: Table, viewer: Viewer, message: wire.Ping) -> wire.ToViewer:
    return wire.Pong(message.id)


async def begin_hint(table: Table, viewer: Viewer, message: wire.AskHint) -> None:
    """Check the request and start the search; `finish_hint` sends the result."""
    async with table.lock:
        playing(table, viewer)
        if table.table_state.settings.rated:
            raise ForbiddenError("hint-rated")
        if message.ply != table.table_state.ply:
            raise StaleActionError
        view = own_view(table, viewer)
        if not view.mine:
            raise ConflictError("not-your-turn")
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
            viewer.send(refused(viewer, id, ForbiddenError("not-seated")))
    except BotWorkerError:
        viewer.send(refused(viewer, id, ConflictError("hint-none")))
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

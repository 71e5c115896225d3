"""Read-only requests: why, preview, language, ping. Called under the table's lock, except ping."""

from dragonhall.core.errors import IllegalActionError
from dragonhall.core.text.messages import cached_words
from dragonhall.core.text.narration import foresee, foreseen_texts
from dragonhall.games.rulebooks import rules_of
from dragonhall.server import wire
from dragonhall.server.tables.commands.permissions import own_decision, read_action
from dragonhall.server.tables.live.presenter import seen
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer


def rule_text(game: str, rule: str, language: str) -> str:
    found = rules_of(game, language).get(rule)
    return "" if found is None else found.plain


async def why(table: Table, viewer: Viewer, message: wire.AskWhy) -> wire.ToViewer:
    """Return the refusal of an action with the text of its rule; no code if the action is legal."""
    view = own_decision(table, viewer)
    try:
        action = read_action(table, view, message.action)
    except IllegalActionError as error:
        refusal = error.refusal
        sentence = viewer.words.sentence(refusal)
        text = rule_text(table.table_state.game.name, refusal.rule, viewer.words.language)
        return wire.Reason(message.id, message.action, refusal.code, sentence, refusal.rule, text)
    return wire.Reason(message.id, str(action), "", "", "", "")


async def preview(table: Table, viewer: Viewer, message: wire.AskPreview) -> wire.ToViewer:
    view = own_decision(table, viewer, message.ply)
    action = read_action(table, view, message.action)
    found = foresee(view, action)
    events = [seen(table.table_state.game, event) for event in found.events]
    lines = foreseen_texts(view, found.events, viewer.words)
    return wire.Preview(message.id, str(action), events, lines, found.facts)


async def set_language(table: Table, viewer: Viewer, message: wire.SetLanguage) -> int:
    viewer.words = cached_words(message.language, table.table_state.game)
    table.send_snapshot(viewer)
    return table.table_state.number


async def ping(table: Table, viewer: Viewer, message: wire.Ping) -> wire.ToViewer:
    return wire.Pong(message.id)

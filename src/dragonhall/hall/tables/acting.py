"""What a viewer may do at a table through the socket: one function a message. Under the table's lock.

Each returns the answer to the sender, or raises an error that is told to him and has changed nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from dragonhall.core.action import Action
from dragonhall.core.errors import NotLegal, UndoRefused
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.match import refuse_if_told
from dragonhall.core.telling import foreseen, foreseen_events
from dragonhall.core.view import View
from dragonhall.games.contracts import rules_of
from dragonhall.hall import wire
from dragonhall.hall.errors import Conflict, Forbidden, TooLarge, Unfit
from dragonhall.hall.tables import entries as e
from dragonhall.hall.tables import rows
from dragonhall.hall.tables.refusals import NotRunning, NotSeated, NotYourTurn, Stale
from dragonhall.hall.tables.seeing import seen
from dragonhall.hall.tables.table import Table
from dragonhall.hall.tables.viewers import Viewer
from dragonhall.hall.tables.waking import dropping

LONGEST_CHAT = 500
LONGEST_ACTION = 300
LONGEST_NAME = 64
MOST_MUTED = 100  # names, by one person at one table

Answer = wire.ToViewer


def own_seat(table: Table, viewer: Viewer) -> int:
    """The seat that this viewer plays. Looking from a seat is not enough: after the end everybody may."""
    if viewer.seat == SPECTATOR or viewer.seat not in table.course.seats_of(viewer.id):
        raise NotSeated
    return viewer.seat


def playing(table: Table, viewer: Viewer) -> int:
    seat = own_seat(table, viewer)
    if table.course.status != "running":
        raise NotRunning
    return seat


def own_view(table: Table, viewer: Viewer) -> View:
    """What the viewer sees; the state itself is never asked, so that no error can tell more."""
    if table.course.match is None:
        raise NotRunning
    return View(table.course.match.state, viewer.seat)


def read_action(table: Table, view: View, text: str) -> Action:
    if len(text) > LONGEST_ACTION:
        raise TooLarge("action-long", most=LONGEST_ACTION)
    return table.course.game.read(view.masked, text)


# ---- play ----------------------------------------------------------------------------------------


async def act(table: Table, viewer: Viewer, message: wire.Act) -> Answer:
    course = table.course
    seat = own_seat(table, viewer)
    again = taken_before(table, seat, message)
    if again is not None:
        return wire.Accepted(message.id, again)
    playing(table, viewer)
    if message.ply != course.ply:
        raise Stale
    decision = course.decision
    if decision is None or decision.seat != seat:
        raise NotYourTurn
    action = str(read_action(table, own_view(table, viewer), message.action))
    if table.pace.release(course, action) > table.tables.now():
        await hold(table, rows.Held(course.ply, action))
        return wire.Accepted(message.id, course.number)
    return wire.Accepted(message.id, await table.play(action))


def taken_before(table: Table, seat: int, message: wire.Act) -> int | None:
    """The entry of the same action, sent before by the same seat."""
    course = table.course
    if course.match is None or not 0 <= message.ply < len(course.match.moves):
        return None
    move = course.match.moves[message.ply]
    code = course.game.code_of(message.action[:LONGEST_ACTION])
    same = code is not None and course.game.text(code) == move.action
    return course.numbers[message.ply] if same and move.seat == course.game.seats[seat] else None


async def hold(table: Table, held: rows.Held) -> None:
    """Keep an answer until it may be told."""
    dialect = table.tables.store.engine.dialect
    due = table.pace.release(table.course, held.action)

    def write(connection: Any) -> None:
        connection.execute(rows.keep_held(dialect, table.id, held))
        connection.execute(rows.set_due(table.id, due))

    await table.tables.store.write(write)
    table.held = held
    table.tables.changed_privately(table)
    table.waking.look()


async def stand(table: Table, viewer: Viewer, message: wire.StandingOrder) -> Answer:
    seat = playing(table, viewer)
    standing = table.standing[seat]
    if message.until and not table.course.game.passes:
        raise Conflict("no-windows")
    if message.until:
        standing.begin(message.until, own_view(table, viewer))
    else:
        standing.end()
    dialect, name = table.tables.store.engine.dialect, table.course.game.seats[seat]
    row = rows.keep_standing(dialect, table.id, name, standing.until, standing.turn)
    due = table.waking.due()

    def write(connection: Any) -> None:
        connection.execute(row)
        connection.execute(rows.set_due(table.id, due))

    await table.tables.store.write(write)
    table.tables.changed_privately(table)
    table.waking.look()
    table.tell_standing(seat)
    return wire.Accepted(message.id, table.course.number)


# ---- taking back ---------------------------------------------------------------------------------


async def undo(table: Table, viewer: Viewer, message: wire.Undo) -> Answer:
    """At once if nobody has learned anything; else all others must agree, and in rated games nobody can."""
    seat = playing(table, viewer)
    course = table.course
    match = course.match
    assert match is not None
    if message.ply != course.ply:
        raise Stale
    back = last_own(table, seat)
    try:
        if back != course.ply - 1:
            raise UndoRefused("undo-others")
        refuse_if_told(match.at(back), match.state)
    except UndoRefused:
        if course.settings.rated:
            raise
        others = {other for k, other in people(table) if k != seat and other != viewer.id}
        if others:
            return wire.Accepted(message.id, await table.record(e.UndoAsked(course.game.seats[seat], back)))
    return wire.Accepted(message.id, await table.record(e.Undone(course.game.seats[seat], back)))


def last_own(table: Table, seat: int) -> int:
    """The number of actions before the seat's last one."""
    match = table.course.match
    assert match is not None
    name = table.course.game.seats[seat]
    for ply in range(len(match.moves) - 1, -1, -1):
        if match.moves[ply].seat == name:
            return ply
    raise UndoRefused("undo-nothing")


def people(table: Table) -> list[tuple[int, str]]:
    """Every seat that a person holds, and the person."""
    return [(k, seat.person) for k, seat in enumerate(table.course.seats) if seat.kind == "person"]


async def answer_undo(table: Table, viewer: Viewer, message: wire.AnswerUndo) -> Answer:
    seat = playing(table, viewer)
    course = table.course
    asked = course.undo
    if asked is None or message.ply != course.ply:
        raise Stale
    name = course.game.seats[seat]
    asker = course.seats[course.number_of(asked.seat)].person
    if viewer.id == asker:
        raise Conflict("undo-own")
    answer = e.UndoAnswered(name, message.allow)
    agreed = course.consents | {name}
    all_agree = all(course.game.seats[k] in agreed for k, other in people(table) if other != asker)
    if message.allow and all_agree:
        number = await table.record(answer, e.Undone(asked.seat, asked.ply))
    else:
        number = await table.record(answer)
    return wire.Accepted(message.id, number)


# ---- leaving the game ----------------------------------------------------------------------------


async def resign(table: Table, viewer: Viewer, message: wire.Resign) -> Answer:
    seat = playing(table, viewer)
    return wire.Accepted(message.id, await table.record(dropping(table, seat, "resigned")))


async def abort(table: Table, viewer: Viewer, message: wire.Abort) -> Answer:
    seat = playing(table, viewer)
    if not table.course.may_abort():
        raise Conflict("abort-late")
    return wire.Accepted(message.id, await table.record(e.Aborted(table.course.game.seats[seat])))


async def replace(table: Table, viewer: Viewer, message: wire.Replace) -> Answer:
    """A vote. It counts once everybody else who is here has voted the same."""
    seat = playing(table, viewer)
    course = table.course
    target = course.number_of(message.seat)
    if course.seats[target].kind != "person" or course.seats[target].person == viewer.id:
        raise Conflict("replace-nobody")
    if not course.clocks.rules.none:
        raise Conflict("replace-clock")
    wait = table.tables.policy.gone_after - table.gone_for(target)
    if wait > 0:
        raise Conflict("replace-here", seat=message.seat, seconds=int(wait) + 1)
    vote = e.Voted(course.game.seats[seat], message.seat, message.by)
    others = {course.game.seats[k] for k in table.here() if k not in (seat, target)}
    agree = all(
        name in course.votes and course.votes[name].target == vote.target and course.votes[name].by == vote.by
        for name in others
    )
    if not agree:
        return wire.Accepted(message.id, await table.record(vote))
    out = dropping(table, target, "abandoned", replace=message.by == "bot")
    return wire.Accepted(message.id, await table.record(vote, out))


# ---- talking and asking --------------------------------------------------------------------------


async def say(table: Table, viewer: Viewer, message: wire.Say) -> Answer:
    if viewer.person is None:
        raise Forbidden("chat-nobody")
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in message.text).split())
    if not text:
        raise Unfit("chat-empty")
    if len(text) > LONGEST_CHAT:
        raise TooLarge("chat-long", most=LONGEST_CHAT)
    if silent(table):
        raise Conflict("chat-silent")
    said = e.Said(viewer.person.id, viewer.person.name, text)
    return wire.Accepted(message.id, await table.record(said))


def silent(table: Table) -> bool:
    """Team mates may not advise each other while they play (SF-3): then nobody speaks at the table."""
    course = table.course
    return course.status == "running" and len(set(course.teams)) < len(course.teams)


async def mute(table: Table, viewer: Viewer, message: wire.Mute) -> Answer:
    """For a person it lasts as long as the table, wherever he connects; for a connection as long as that."""
    name = message.name
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        raise Unfit("unfit", where="name")
    muted = table.muted.setdefault(viewer.id, set()) if viewer.id else viewer.muted
    if message.on and name not in muted and len(muted) >= MOST_MUTED:
        raise TooLarge("mute-many", most=MOST_MUTED)
    if viewer.id:
        dialect = table.tables.store.engine.dialect
        await table.tables.execute(rows.set_mute(dialect, table.id, viewer.id, name, message.on))
        table.tables.changed_privately(table)
    if message.on:
        muted.add(name)
    else:
        muted.discard(name)
    return wire.Accepted(message.id, table.course.number)


def rule_text(game: str, rule: str, language: str) -> str:
    found = rules_of(game, language).get(rule)
    return "" if found is None else found.plain


async def why(table: Table, viewer: Viewer, message: wire.AskWhy) -> Answer:
    """The refusal of an action with the text of its rule; no code if it is legal."""
    playing(table, viewer)
    view = own_view(table, viewer)
    try:
        action = read_action(table, view, message.action)
    except NotLegal as error:
        refusal = error.refusal
        sentence = viewer.words.sentence(refusal)
        text = rule_text(table.course.game.name, refusal.rule, viewer.words.language)
        return wire.Reason(message.id, message.action, refusal.code, sentence, refusal.rule, text)
    return wire.Reason(message.id, str(action), "", "", "", "")


async def preview(table: Table, viewer: Viewer, message: wire.AskPreview) -> Answer:
    playing(table, viewer)
    if message.ply != table.course.ply:
        raise Stale
    view = own_view(table, viewer)
    if not view.mine:
        raise NotYourTurn
    action = read_action(table, view, message.action)
    events = [seen(table.course.game, event) for event in foreseen_events(view, view.masked, action)]
    lines = foreseen(view, view.masked, action, viewer.words)
    return wire.Preview(message.id, str(action), events, lines)


async def speak(table: Table, viewer: Viewer, message: wire.Speak) -> Answer:
    viewer.words = table.tables.speech(message.language, table.course.game)
    viewer.send(table.snapshot(viewer))
    return wire.Accepted(message.id, table.course.number)


async def ping(table: Table, viewer: Viewer, message: wire.Ping) -> Answer:
    return wire.Pong(message.id)


HANDLERS: dict[type[wire.Sent], Callable[[Table, Viewer, Any], Awaitable[Answer]]] = {
    wire.Act: act,
    wire.Undo: undo,
    wire.AnswerUndo: answer_undo,
    wire.StandingOrder: stand,
    wire.Say: say,
    wire.Mute: mute,
    wire.Resign: resign,
    wire.Abort: abort,
    wire.Replace: replace,
    wire.AskWhy: why,
    wire.AskPreview: preview,
    wire.Speak: speak,
    wire.Ping: ping,
}


async def handle(table: Table, viewer: Viewer, message: wire.FromViewer) -> Answer:
    async with table.lock:
        return await HANDLERS[type(message)](table, viewer, message)

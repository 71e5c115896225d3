"""Leaving a game: resigning, calling it off, voting about a player who is gone. Under the table's lock."""

from dragonhall.hall import wire
from dragonhall.hall.errors import Conflict
from dragonhall.hall.tables import entries as e
from dragonhall.hall.tables.rights import playing
from dragonhall.hall.tables.table import Table
from dragonhall.hall.tables.viewers import Viewer
from dragonhall.hall.tables.waking import dropping


async def resign(table: Table, viewer: Viewer, message: wire.Resign) -> wire.ToViewer:
    seat = playing(table, viewer)
    return wire.Accepted(message.id, await table.record(dropping(table, seat, "resigned")))


async def abort(table: Table, viewer: Viewer, message: wire.Abort) -> wire.ToViewer:
    seat = playing(table, viewer)
    if not table.course.may_abort():
        raise Conflict("abort-late")
    return wire.Accepted(message.id, await table.record(e.Aborted(table.course.game.seats[seat])))


async def replace(table: Table, viewer: Viewer, message: wire.Replace) -> wire.ToViewer:
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

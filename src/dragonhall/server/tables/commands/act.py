"""Actions and standing answers. Called under the table's lock.

As in the other modules of this package, each handler returns the answer to the sender, or raises an error
that is sent to them; then nothing has changed.
"""

from typing import Any

from dragonhall.server import wire
from dragonhall.server.errors import ConflictError, StaleActionError
from dragonhall.server.tables.commands.permissions import (
    LONGEST_ACTION,
    own_seat,
    own_view,
    playing,
    read_action,
)
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer


async def act(table: Table, viewer: Viewer, message: wire.Act) -> wire.ToViewer:
    course = table.course
    seat = own_seat(table, viewer)
    again = taken_before(table, seat, message)
    if again is not None:
        return wire.Accepted(message.id, again)
    playing(table, viewer)
    if message.ply != course.ply:
        raise StaleActionError
    decision = course.decision
    if decision is None or decision.seat != seat:
        raise ConflictError("not-your-turn")
    action = str(read_action(table, own_view(table, viewer), message.action))
    if table.pace.release(course, action) > table.tables.now():
        await hold(table, rows.Held(course.ply, action, course.question))
        return wire.Accepted(message.id, course.number)
    try:
        return wire.Accepted(message.id, await table.play(action))
    except StaleActionError:  # another process wrote first, perhaps the same action from another device
        again = taken_before(table, seat, message)
        if again is None:
            raise
        return wire.Accepted(message.id, again)


def taken_before(table: Table, seat: int, message: wire.Act) -> int | None:
    """Return the entry number of the same action if this seat has sent it before."""
    course = table.course
    if course.match is None or not 0 <= message.ply < len(course.match.moves):
        return None
    move = course.match.moves[message.ply]
    code = course.game.code_of(message.action[:LONGEST_ACTION])
    same = code is not None and course.game.text(code) == move.action
    return course.numbers[message.ply] if same and move.seat == course.game.seats[seat] else None


async def hold(table: Table, held: rows.Held) -> None:
    """Store an answer until its publication time."""
    dialect = table.tables.store.engine.dialect
    due = table.pace.release(table.course, held.action)

    def write(connection: Any) -> None:
        connection.execute(rows.keep_held(dialect, table.id, held))
        connection.execute(rows.set_due(table.id, due))

    await table.tables.store.write(write)
    table.held = held
    table.tables.changed_privately(table)
    table.waking.look()


async def stand(table: Table, viewer: Viewer, message: wire.StandingOrder) -> wire.ToViewer:
    seat = playing(table, viewer)
    standing = table.standing[seat]
    if message.until and not table.course.game.passes:
        raise ConflictError("no-windows")
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

"""Actions and standing answers. Called under the table's lock.

As in the other modules of this package, each handler returns the number of the last entry (or another answer
to the sender), or raises an error that is sent to them; then nothing has changed.
"""

from sqlalchemy import Connection, Executable

from dragonhall.server import wire
from dragonhall.server.errors import ConflictError, StaleActionError
from dragonhall.server.tables.commands.permissions import (
    LONGEST_ACTION,
    own_seat,
    own_view,
    playing_seat,
    read_action,
)
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer


async def act(table: Table, viewer: Viewer, message: wire.Act) -> int:
    table_state = table.table_state
    seat = own_seat(table, viewer)
    again = repeated_action(table, seat, message)
    if again is not None:
        return again
    playing_seat(table, viewer)
    view = own_view(table, viewer)
    for interrupt in view.interrupts:  # at any moment, so also if the sender has not seen the last action
        if str(interrupt) == message.action:
            return await table.play(interrupt)
    if message.ply != table_state.ply:
        raise StaleActionError
    if not view.must_decide:
        raise ConflictError("not-your-turn")
    action = read_action(table, view, message.action)
    if view.masked.actor(int(action)) != seat:
        raise ConflictError("not-your-turn")
    if table.pace.release(table_state, str(action)) > table.tables.now():
        await hold(table, rows.HeldAnswer(table_state.ply, str(action), table_state.question))
        return table_state.number
    try:
        return await table.play(action)
    except StaleActionError:  # another process wrote first, perhaps the same action from another device
        again = repeated_action(table, seat, message)
        if again is None:
            raise
        return again


def repeated_action(table: Table, seat: int, message: wire.Act) -> int | None:
    """Return the entry number of the same action if this seat has sent it before."""
    table_state = table.table_state
    if table_state.match is None or not 0 <= message.ply < len(table_state.match.moves):
        return None
    move = table_state.match.moves[message.ply]
    code = table_state.game.code_of(message.action[:LONGEST_ACTION])
    same = code is not None and table_state.game.text(code) == move.action
    return table_state.numbers[message.ply] if same and move.seat == table_state.game.seats[seat] else None


async def hold(table: Table, held: rows.HeldAnswer) -> None:
    """Store an answer until its publication time."""
    due = table.pace.release(table.table_state, held.action)
    await write_private(table, rows.set_held(table.tables.store.engine.dialect, table.id, held), due)
    table.held = held
    table.scheduler.schedule_next()


async def write_private(table: Table, row: Executable, due: float | None) -> None:
    """Write a held or standing answer, and when a process must act on it; notify the other processes."""

    def write(connection: Connection) -> None:
        connection.execute(row)
        connection.execute(rows.set_due(table.id, due))

    await table.tables.store.write(write)
    table.tables.notify_private_change(table)


async def set_standing_answer(table: Table, viewer: Viewer, message: wire.StandingOrder) -> int:
    seat = playing_seat(table, viewer)
    standing = table.standing[seat]
    if message.until and not table.table_state.game.passes:
        raise ConflictError("no-windows")
    if message.until:
        standing.begin(message.until, own_view(table, viewer))
    else:
        standing.end()
    dialect, name = table.tables.store.engine.dialect, table.table_state.game.seats[seat]
    row = rows.set_standing(dialect, table.id, name, standing.until, standing.turn)
    await write_private(table, row, table.scheduler.due(table.table_state))
    table.scheduler.schedule_next()
    table.send_standing(seat)
    return table.table_state.number

"""Chat and muting. Not under the table's lock, so that moves do not wait for chat."""

from dragonhall.server import wire
from dragonhall.server.errors import ConflictError, ForbiddenError, InvalidValueError, RequestTooLargeError
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.live.chat_writer import chat_disabled
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer

LONGEST_CHAT = 500
LONGEST_NAME = 64
WRITE_SECONDS = 0.005  # approximate cost of a database write
MOST_MUTED = 100  # names muted by one user at one table


async def say(table: Table, viewer: Viewer, message: wire.Say) -> int:
    if viewer.person is None:
        raise ForbiddenError("chat-nobody")
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in message.text).split())
    if not text:
        raise InvalidValueError("chat-empty")
    if len(text) > LONGEST_CHAT:
        raise RequestTooLargeError("chat-long", most=LONGEST_CHAT)
    if chat_disabled(table):
        raise ConflictError("chat-silent")
    seat = seat_of(table, viewer)
    table.tables.chat_limits.take(viewer.id, table.id, spectator=not seat)
    said = e.Said(viewer.person.id, viewer.person.name, text, seat, viewer.person.kind)
    return await table.chat_writer.write(said)


def seat_of(table: Table, viewer: Viewer) -> str:
    """Return the sender's seat: the one they view from if they have several; empty for a spectator."""
    own = table.table_state.seats_of(viewer.id)
    if not own:
        return ""
    seen = table.perspective(viewer)
    return table.table_state.game.seats[seen.seat if seen.own else own[0]]


async def mute(table: Table, viewer: Viewer, message: wire.Mute) -> int:
    """Mute a name: for a user at this table on all connections, for an anonymous viewer on this one."""
    name = message.name
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        raise InvalidValueError("unfit", where="name")
    muted = table.muted.setdefault(viewer.id, set()) if viewer.id else viewer.muted
    if message.on and name not in muted and len(muted) >= MOST_MUTED:
        raise RequestTooLargeError("mute-many", most=MOST_MUTED)
    if viewer.id:
        dialect = table.tables.store.engine.dialect
        table.tables.work.charge(WRITE_SECONDS, viewer.id)
        await table.tables.execute(rows.set_mute(dialect, table.id, viewer.id, name, message.on))
        table.tables.notify_private_change(table)
    if message.on:
        muted.add(name)
    else:
        muted.discard(name)
    return table.table_state.number

"""Undo: at once if the action revealed nothing, else with consent. Called under the table's lock."""

from dragonhall.core.errors import UndoError
from dragonhall.core.records.match import refuse_unsafe_undo
from dragonhall.server import wire
from dragonhall.server.errors import ConflictError, StaleActionError
from dragonhall.server.tables.commands.permissions import playing_seat
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer

LEAST_LEFT = 1.0  # seconds


async def undo(table: Table, viewer: Viewer, message: wire.Undo) -> int:
    """Undo the viewer's last action. If it revealed something, the other people must agree; in rated
    games it is refused.
    """
    seat = playing_seat(table, viewer)
    table_state = table.table_state
    match = table_state.match
    assert match is not None
    if message.ply != table_state.ply:
        raise StaleActionError
    back = last_own(table, seat)
    check_time(table, seat, back)
    try:
        if back != table_state.ply - 1:
            raise UndoError("undo-others")
        refuse_unsafe_undo(match.at(back), match.state)
    except UndoError:
        if table_state.settings.rated:
            raise
        others = {other for k, other in people(table) if k != seat and other != viewer.id}
        if others:
            return await table.record(e.UndoAsked(table_state.game.seats[seat], back))
    return await table.record(e.Undone(table_state.game.seats[seat], back, keeps_clock=True))


def check_time(table: Table, seat: int, ply: int) -> None:
    """Raise ConflictError if the clock has no time left for the decision that would come back."""
    clocks = table.table_state.clocks
    if not clocks.rules.none and clocks.left_after_undo(seat, ply, table.tables.now()) < LEAST_LEFT:
        raise ConflictError("undo-clock")


def last_own(table: Table, seat: int) -> int:
    """Return the number of actions before the seat's last one."""
    match = table.table_state.match
    assert match is not None
    name = table.table_state.game.seats[seat]
    for ply in range(len(match.moves) - 1, -1, -1):
        if match.moves[ply].seat == name:
            return ply
    raise UndoError("undo-nothing")


def people(table: Table) -> list[tuple[int, str]]:
    """Return the seats held by people, with their users."""
    return [(k, seat.person) for k, seat in enumerate(table.table_state.seats) if seat.kind == "person"]


async def answer_undo(table: Table, viewer: Viewer, message: wire.AnswerUndo) -> int:
    seat = playing_seat(table, viewer)
    table_state = table.table_state
    asked = table_state.undo
    if asked is None or message.ply != table_state.ply:
        raise StaleActionError
    name = table_state.game.seats[seat]
    identity = table_state.seats[table_state.number_of(asked.seat)].person
    if viewer.id == identity:
        raise ConflictError("undo-own")
    answer = e.UndoAnswered(name, message.allow)
    agreed = table_state.consents | {name}
    all_agree = all(table_state.game.seats[k] in agreed for k, other in people(table) if other != identity)
    if message.allow and all_agree:
        check_time(table, table_state.number_of(asked.seat), asked.ply)
        return await table.record(answer, e.Undone(asked.seat, asked.ply, keeps_clock=True))
    return await table.record(answer)

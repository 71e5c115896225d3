"""Resigning, aborting, and voting on a disconnected player. Called under the table's lock."""

from collections.abc import Sequence

from sqlalchemy import Executable

from dragonhall.server import wire
from dragonhall.server.errors import ConflictError
from dragonhall.server.tables.commands import rated_games
from dragonhall.server.tables.commands.permissions import playing_seat
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.scheduler import drop_entry
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer


async def resign(table: Table, viewer: Viewer, message: wire.Resign) -> int:
    """Resign. An early resignation in a rated game is not rated, as long as the user has aborts left."""
    seat = playing_seat(table, viewer)
    out = drop_entry(table, seat, "resigned")
    if (
        not out.level
        and rated_games.is_early(table.table_state)
        and await rated_games.aborts_left(table, viewer.id) > 0
    ):
        early = e.PlayerLeft(out.seat, out.reason, early=True)
        return await table.record(
            early, also=rated_games.count_abort(table.id, viewer.id, table.tables.now())
        )
    return await table.record(out)


async def abort(table: Table, viewer: Viewer, message: wire.Abort) -> int:
    """Abort the game. In rated games aborts are limited for each user, and second legs cannot be aborted."""
    seat = playing_seat(table, viewer)
    table_state = table.table_state
    if not table_state.may_abort():
        raise ConflictError("abort-late")
    if rated_games.is_second_leg(table_state):
        raise ConflictError("abort-leg")
    counted: Sequence[Executable] = ()
    if table_state.settings.rated:
        if await rated_games.aborts_left(table, viewer.id) <= 0:
            raise ConflictError("abort-many", most=rated_games.ABORTS_A_DAY)
        counted = rated_games.count_abort(table.id, viewer.id, table.tables.now())
    return await table.record(e.Aborted(table_state.game.seats[seat]), also=counted)


async def replace(table: Table, viewer: Viewer, message: wire.Replace) -> int:
    """Vote on a disconnected player. The vote passes once all other connected players agree."""
    seat = playing_seat(table, viewer)
    table_state = table.table_state
    target = table_state.number_of(message.seat)
    if table_state.seats[target].kind != "person" or table_state.seats[target].person == viewer.id:
        raise ConflictError("replace-nobody")
    if not table_state.clocks.rules.none:
        raise ConflictError("replace-clock")
    decision = table_state.decision
    loses = message.by == "forfeit" or table_state.settings.rated
    if loses and (decision is None or decision.seat != target):
        raise ConflictError("replace-waiting", seat=message.seat)
    wait = table.tables.policy.gone_after - table.absent_seconds(target)
    if wait > 0:
        raise ConflictError("replace-here", seat=message.seat, seconds=int(wait) + 1)
    vote = e.Voted(table_state.game.seats[seat], message.seat, message.by)
    others = {table_state.game.seats[k] for k in table.connected_seats() if k not in (seat, target)}
    agree = all(
        name in table_state.votes
        and table_state.votes[name].target == vote.target
        and table_state.votes[name].by == vote.by
        for name in others
    )
    if not agree:
        return await table.record(vote)
    out = drop_entry(table, target, "abandoned", replace=message.by == "bot")
    return await table.record(vote, out)

"""Permission checks of commands: the viewer's seat, their view, and the action that they send."""

from dragonhall.core.action import Action
from dragonhall.core.view import View
from dragonhall.server.errors import ConflictError, ForbiddenError, RequestTooLargeError, StaleActionError
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer

LONGEST_ACTION = 300


def own_seat(table: Table, viewer: Viewer) -> int:
    """Return the seat that this viewer plays. Viewing from a seat is not enough: after the end all may."""
    seen = table.perspective(viewer)
    if not seen.own:
        raise ForbiddenError("not-seated")
    return seen.seat


def playing_seat(table: Table, viewer: Viewer) -> int:
    seat = own_seat(table, viewer)
    if table.table_state.status != "running":
        raise ConflictError("not-running")
    return seat


def own_view(table: Table, viewer: Viewer) -> View:
    """Return the viewer's view. Commands read this, not the state, so errors reveal nothing hidden."""
    if table.table_state.match is None:
        raise ConflictError("not-running")
    return table.perspective(viewer).view


def own_decision(table: Table, viewer: Viewer, ply: int | None = None) -> View:
    """Return the viewer's view if they must choose now: legal actions of others would reveal their cards.

    StaleActionError if a given `ply` is not the current one.
    """
    playing_seat(table, viewer)
    if ply is not None and ply != table.table_state.ply:
        raise StaleActionError
    view = own_view(table, viewer)
    if not view.must_decide:
        raise ConflictError("not-your-turn")
    return view


def read_action(table: Table, view: View, text: str) -> Action:
    if len(text) > LONGEST_ACTION:
        raise RequestTooLargeError("action-long", most=LONGEST_ACTION)
    return table.table_state.game.read(view.masked, text)

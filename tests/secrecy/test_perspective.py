"""One function decides what a client may see, on every send, and no other code path bypasses it.

For one player the function is replaced to grant only the spectators' view. Two worlds are played that a
spectator cannot distinguish, but that differ in the player's own cards. If any channel reached the player by
another path, it would show these cards, and the two outputs would differ.
"""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, cast
from unittest.mock import patch

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.server.errors import ConflictError
from dragonhall.server.tables.commands import queries
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live import presenter
from dragonhall.server.tables.live import table as tables_table
from dragonhall.server.tables.live.perspective import EVERYTHING, Audience, Perspective, perspective_of
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer
from tests.secrecy.server_outputs import CHANNELS, DELAY, Mover, output
from tests.secrecy.test_channels import first_pair, leaks, seat_of_connection
from tests.secrecy.worlds import KINDS, Kind

pytestmark = pytest.mark.slow

Plant = tuple[Any, str, Callable[[Any], Any]]


class Blindfold:
    """Grant one viewer, and every request of the same person, only the spectators' view.

    The connection through which the player moves is not restricted.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.used = 0

    def perspective_of(self, table_state: TableState, audience: Audience, revealed: bool) -> Perspective:
        if audience.id == table_state.seats[self.seat].person and not isinstance(audience, Mover):
            self.used += 1
            return Perspective(table_state, SPECTATOR, own=False, delay=0, wanted=SPECTATOR)
        return perspective_of(table_state, audience, revealed)


def outputs_differ(kind: Kind, seat: int, *plants: Plant) -> set[str]:
    """Return the channels on which a blindfolded player can distinguish the two worlds."""
    pair = first_pair(kind, SPECTATOR)
    blindfold = Blindfold(seat)
    with ExitStack() as patches:
        patches.enter_context(patch.object(tables_table, "perspective_of", blindfold.perspective_of))
        for where, name, make in plants:
            patches.enter_context(patch.object(where, name, make(getattr(where, name))))
        one, other = (asyncio.run(output(pair, which, watched=seat)) for which in (0, 1))
    assert blindfold.used > 10, "the function was hardly called"
    return {name for name in CHANNELS if one.channels[name] != other.channels[name]}


@pytest.mark.parametrize("kind", KINDS, ids=[kind.game for kind in KINDS])
def test_no_channel_bypasses_the_perspective(kind: Kind) -> None:
    for seat in range(kind.players):
        assert outputs_differ(kind, seat) == set()


def around_in_questions(_: Any) -> Any:
    def leaking(table: Table, viewer: Viewer, ply: int | None = None) -> View:
        assert table.table_state.match is not None
        assert viewer.wanted is not None
        view = View(table.table_state.match.state, viewer.wanted)
        if not view.must_decide:
            raise ConflictError("not-your-turn")
        return view

    return leaking


def own_seat_of_connection(honest: Any) -> Any:
    def leaking(table: Table, viewer: Audience) -> Perspective:
        if viewer.wanted is None or viewer.wanted < 0:
            return cast(Perspective, honest(table, viewer))
        return Perspective(table.table_state, viewer.wanted, True, 0, viewer.wanted)

    return leaking


def around_in_replays(_: Any) -> Any:
    def leaking(table: Table, person: str, view: str) -> Perspective:
        seat = table.table_state.number_of(view) if view in table.table_state.game.seats else SPECTATOR
        return Perspective(table.table_state, seat, True, 0, seat)

    return leaking


def unmasked_late(honest: Any) -> Any:
    """Send spectators every hand of a running game some actions late: an earlier bug of `watch_delay`."""

    def leaking(table: Table, person: str, view: str) -> Perspective:
        if view != "all":
            return cast(Perspective, honest(table, person, view))
        return Perspective(table.table_state, EVERYTHING, False, DELAY, EVERYTHING)

    return leaking


def test_unmasked_replay_of_a_running_game_is_detected() -> None:
    with patch.object(replays, "granted_view", unmasked_late(replays.granted_view)):
        assert "replays" in leaks(first_pair(KINDS[0], SPECTATOR))


def around_in_logs(honest: Any) -> Any:
    def leaking(table_state: TableState, _: int, words: Words, last: int, most: int) -> Any:
        return honest(table_state, 1, words, last, most)

    return leaking


@pytest.mark.parametrize(
    ("channels", "plant"),
    [
        ({"socket", "ndjson"}, (Table, "perspective", seat_of_connection)),
        ({"replays"}, (replays, "granted_view", around_in_replays)),
        ({"socket", "replays"}, (presenter, "log_page", around_in_logs)),
        ({"hints"}, (Table, "perspective", own_seat_of_connection)),
    ],
    ids=["connections", "replays", "logs", "hints"],
)
def test_planted_bypass_is_detected(channels: set[str], plant: Plant) -> None:
    assert channels <= outputs_differ(KINDS[0], 1, plant)


def test_question_that_bypasses_the_perspective_is_detected() -> None:
    plant = (queries, "own_decision", around_in_questions)
    assert {"socket", "errors"} & outputs_differ(KINDS[1], 0, plant)

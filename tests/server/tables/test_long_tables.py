"""Tables with thousands of actions: messages are bounded and cached, and do not block other work."""

import asyncio
from typing import Any

import pytest

from bench.soak.long_tables import long_match, stored
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import cached_words
from dragonhall.server import wire
from dragonhall.server.errors import ForbiddenError
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.journal import loader
from dragonhall.server.tables.live import presenter
from dragonhall.server.tables.live.perspective import LOG_LINES
from dragonhall.server.tables.live.table import Table
from tests.server.tables.table_harness import ANNA, BELA, CARA, Harness, Seat, mover, with_harness

ACTIONS = 600


async def long_table(harness: Harness) -> Table:
    return await harness.tables.get(await stored(harness.tables, long_match(ACTIONS, 1), "host"))


def snapshot_of(seat: Seat) -> wire.Snapshot:
    return [message for message in seat.got() if isinstance(message, wire.Snapshot)][-1]


async def whole_log(harness: Harness, table: Table, person: Any, view: str) -> list[wire.Line]:
    """Return all pages of the log, joined."""
    words = cached_words("en", table.table_state.game)
    page = await replays.log_page(table, person, view, None, words)
    lines = page.lines
    while page.since:
        page = await replays.log_page(table, person, view, page.since, words)
        lines = page.lines + lines
    return lines


@with_harness()
async def test_snapshot_has_the_end_of_the_log(harness: Harness) -> None:
    table = await long_table(harness)
    snapshot = snapshot_of(await harness.seat(table, None))
    assert LOG_LINES <= len(snapshot.log) < 2 * LOG_LINES
    assert 0 < snapshot.log_since == snapshot.log[0].ply
    lines = await whole_log(harness, table, None, "")
    assert lines[-len(snapshot.log) :] == snapshot.log


@with_harness()
async def test_log_pages_add_up_to_the_whole_log(harness: Harness) -> None:
    table = await long_table(harness)
    words = cached_words("en", table.table_state.game)
    table_state = table.table_state
    assert table_state.match is not None
    received = [
        presenter.Narrated(table_state.match.state, ply, table_state.events_of(ply), SPECTATOR, words)
        for ply in range(ACTIONS + 1)
    ]
    assert await whole_log(harness, table, None, "") == [line for one in received for line in one.lines]


@with_harness()
async def test_log_pages_have_the_access_rights_of_a_replay(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="drako")
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    for _ in range(10):
        await mover(*seats).act()
    first, second = table.table_state.game.seats
    own = await whole_log(harness, table, ANNA, first)
    assert any(line.private for line in own)
    for person, view in ((ANNA, second), (CARA, first), (None, first), (None, "all"), (ANNA, "all")):
        with pytest.raises(ForbiddenError):
            await whole_log(harness, table, person, view)
    public = await whole_log(harness, table, None, "")
    assert not any(line.private for line in public)


@with_harness()
async def test_log_of_a_spectator_is_delayed(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="drako", watch_delay=5)
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    for _ in range(10):
        await mover(*seats).act()
    words = cached_words("en", table.table_state.game)
    for before in (None, 8, 11, 1_000_000):
        page = await replays.log_page(table, CARA, "", before, words)
        assert max(line.ply for line in page.lines) <= 5


def counted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Record the log pages that are made from now on: seat and language."""
    made: list[tuple[int, str]] = []
    page = presenter.log_page

    def counting(table_state: Any, seat: int, words: Any, last: int, most: int) -> wire.LogPage:
        made.append((seat, words.language))
        return page(table_state, seat, words, last, most)

    monkeypatch.setattr(presenter, "log_page", counting)
    return made


def test_snapshot_is_shared_by_all_viewers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty-five sockets change their language four times."""
    made = counted(monkeypatch)

    @with_harness()
    async def play(harness: Harness) -> None:
        table = await long_table(harness)
        seats = [await harness.seat(table, None) for _ in range(25)]
        for language in ("it", "pl", "en", "it"):
            for seat in seats:
                answer = await seat.say(wire.SetLanguage(language, id="l"))
                assert isinstance(answer, wire.Accepted)
        assert sorted(made) == [(SPECTATOR, "en"), (SPECTATOR, "it"), (SPECTATOR, "pl")]
        assert len({seat.viewer.waiting[-2] for seat in seats}) == 1

    play()


def test_snapshot_is_rebuilt_per_seat_and_after_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(monkeypatch)

    @with_harness()
    async def play(harness: Harness) -> None:
        table = await harness.table(ANNA, BELA, game="drako")
        seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
        views = [snapshot_of(seat).sight for seat in seats]
        assert views[0] != views[1]
        assert sorted(made) == [(0, "en"), (1, "it")]
        await mover(*seats).act()
        again = await harness.seat(table, ANNA)
        assert sorted(made) == [(0, "en"), (0, "en"), (1, "it")]
        sight = snapshot_of(again).sight
        assert sight is not None
        assert sight.ply == 1

    play()


@with_harness()
async def test_loading_a_long_journal_yields_to_other_tasks(harness: Harness) -> None:
    table = await long_table(harness)
    harness.tables.loaded.clear()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    serving = asyncio.create_task(others())
    loaded = await harness.tables.loader.load(table.id)
    before = turns
    table_state = await harness.tables.loader.table_state(loaded)
    assert table_state.ply == ACTIONS
    assert turns - before >= ACTIONS // loader.PIECE
    serving.cancel()

"""Clocks of tables."""

import asyncio

import pytest

from dragonhall.server import wire
from dragonhall.server.tables.commands import undo
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.clocks import Clocks, read_clock
from dragonhall.server.tables.live.table import Table
from tests.server.tables.table_harness import ANNA, BELA, CARA, Harness, Seat, both, with_harness
from tests.server.tables.test_undo import moved_privately


@with_harness()
async def test_clock_runs_for_the_seat_to_act_and_ends_the_game(harness: Harness) -> None:
    table, first, second = await both(harness, clock="fischer:60+5")
    harness.ahead += 20
    await first.act()
    clocks = {
        clock.seat: clock for clock in [m for m in second.got() if isinstance(m, wire.Update)][-1].clocks
    }
    mine = clocks[table.table_state.game.seats[first.place]]
    assert 39 < mine.left < 46
    assert clocks[table.table_state.game.seats[second.place]].left == 60
    await harness.later(200)
    assert table.table_state.status == "over"
    assert table.table_state.ended is not None
    assert table.table_state.ended.reason == "time"


@with_harness()
async def test_bot_takes_over_on_timeout_with_several_players(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, CARA, game="draco", players=3, clock="move:30")
    decision = table.table_state.decision
    assert decision is not None
    await harness.later(31)
    assert table.table_state.status == "running"
    assert table.table_state.seats[decision.seat].kind == "bot"


@with_harness()
async def test_unloaded_table_ends_on_timeout(harness: Harness) -> None:
    table, _, _ = await both(harness, clock="move:30")
    table.scheduler.stop()
    del harness.tables.loaded[table.id]
    harness.ahead += 60
    await harness.tables.sweep(harness.tables.now())
    again = await harness.tables.get(table.id)
    await asyncio.sleep(0.05)
    async with again.lock:
        assert again.table_state.status == "over"


# ---- undo ------------------------------------------------------------------------------------------


def running(clock: str) -> Clocks:
    """Return the clocks of two seats; seat 0 is asked at ply 0."""
    clocks = Clocks(read_clock(clock), 2)
    clocks.ask(0, 0.0, ply=0)
    return clocks


def answered(clocks: Clocks, at: float, seat: int, free: float = 0.0) -> None:
    """Stop the running clock; this seat is asked next."""
    clocks.stop(at)
    clocks.ask(seat, at, free, clocks.ply + 1)


def taken_back(clocks: Clocks, by: int, ply: int, at: float, free: float = 0.0) -> None:
    clocks.take_back(by, ply, at)
    clocks.ask(by, at, free, ply)


def test_undo_keeps_time_used_and_earns_no_increment() -> None:
    clocks = running("fischer:60+5")
    answered(clocks, 20.0, 1)
    assert clocks.left == [45.0, 60.0]
    assert clocks.left_after_undo(0, 0, 30.0) == 40.0
    taken_back(clocks, 0, 0, 30.0)
    assert clocks.left == [40.0, 60.0], "the time of the other seat was not restored"
    assert clocks.flag() == 70.0


def test_clock_per_move_resumes_after_undo() -> None:
    clocks = running("move:60")
    for round in range(3):
        answered(clocks, 20.0 * round + 10.0, 1)
        taken_back(clocks, 0, 0, 20.0 * round + 20.0)
        assert clocks.left[0] == 60.0 - 10.0 * (round + 1)
    answered(clocks, 60.0, 1)
    assert clocks.left[1] == 60.0


def test_second_decision_of_a_seat_is_not_new_after_undo() -> None:
    """Otherwise a seat with two decisions in a row could undo the first again and again to gain time."""
    clocks = running("move:60")
    answered(clocks, 1.0, 0)
    taken_back(clocks, 0, 0, 51.0)
    answered(clocks, 52.0, 0)
    assert clocks.left[0] == 10.0
    assert clocks.flag() == 62.0


def test_free_seconds_are_granted_once() -> None:
    clocks = Clocks(read_clock("fischer:60+0"), 2)
    clocks.ask(0, 0.0, free=4.0, ply=0)
    answered(clocks, 3.0, 1)
    taken_back(clocks, 0, 0, 3.0, free=4.0)
    answered(clocks, 6.0, 1)
    assert clocks.left[0] == 58.0


def test_other_seat_gets_its_full_time_after_undo() -> None:
    clocks = running("move:60")
    answered(clocks, 1.0, 1)
    taken_back(clocks, 0, 0, 55.0)
    answered(clocks, 56.0, 1)
    assert clocks.left[1] == 60.0


async def after_private_move(harness: Harness, clock: str) -> tuple[Table, Seat]:
    """Return a rated game just after a move that can be undone at once, and the seat that made it."""
    table, first, second = await both(harness, game="signori", players=2, rated=True, clock=clock)
    assert await moved_privately(first, second)
    assert table.table_state.match is not None
    last = table.table_state.match.moves[-1].seat
    return table, first if table.table_state.game.seats[first.place] == last else second


@with_harness()
async def test_undo_does_not_refill_the_clock_of_a_table(harness: Harness) -> None:
    table, player = await after_private_move(harness, "move:600")
    action = table.table_state.match.moves[-1].action if table.table_state.match else ""
    seat = player.place
    for _ in range(2):
        assert isinstance(await player.say(wire.Undo(table.table_state.ply, id="u")), wire.Accepted)
        harness.ahead += 250
        await player.say(wire.Act(table.table_state.ply, action, id="a"))
    await player.say(wire.Undo(table.table_state.ply, id="u"))
    assert 0 < table.table_state.clocks.left[seat] <= 100
    again = await harness.tables.loader.table_state(await harness.tables.loader.load(table.id))
    assert again.clocks.left == table.table_state.clocks.left
    await harness.later(101)
    assert table.table_state.ended is not None
    assert table.table_state.ended.reason == "time"


def test_undo_is_refused_with_no_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "LEAST_LEFT", 100.0)  # independent of the speed of the machine
    with_harness()(refused_undo)()


async def refused_undo(harness: Harness) -> None:
    table, player = await after_private_move(harness, "move:600")
    action = table.table_state.match.moves[-1].action if table.table_state.match else ""
    await player.say(wire.Undo(table.table_state.ply, id="u"))
    harness.ahead += 510
    await player.say(wire.Act(table.table_state.ply, action, id="a"))
    assert (await player.say(wire.Undo(table.table_state.ply, id="u"))).code == "undo-clock"
    assert table.table_state.status == "running"


@with_harness()
async def test_journals_of_earlier_versions_keep_their_clocks(harness: Harness) -> None:
    table, first, _ = await both(harness, clock="fischer:600+100")
    harness.ahead += 200
    await first.act()
    async with table.lock:
        await table.record(e.Undone(table.table_state.game.seats[first.place], 0))
    again = await harness.tables.loader.table_state(await harness.tables.loader.load(table.id))
    assert again.clocks.left == table.table_state.clocks.left
    assert again.clocks.left[first.place] > 400, "the increment was not kept"

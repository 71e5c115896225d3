"""Clocks of tables."""

import asyncio

import pytest

from dragonhall.server import wire
from dragonhall.server.tables.commands import undo
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.clocks import Clocks, read_clock
from dragonhall.server.tables.live.table import Table
from tests.server.tables.table_harness import ANNA, BELA, CARA, House, Seat, both, in_house
from tests.server.tables.test_undo import moved_privately


@in_house()
async def test_clock_runs_for_the_seat_to_act_and_ends_the_game(house: House) -> None:
    table, first, second = await both(house, clock="fischer:60+5")
    house.ahead += 20
    await first.act()
    clocks = {
        clock.seat: clock for clock in [m for m in second.got() if isinstance(m, wire.Update)][-1].clocks
    }
    mine = clocks[table.table_state.game.seats[first.place]]
    assert 39 < mine.left < 46
    assert clocks[table.table_state.game.seats[second.place]].left == 60
    await house.later(200)
    assert table.table_state.status == "over"
    assert table.table_state.ended is not None
    assert table.table_state.ended.reason == "time"


@in_house()
async def test_bot_takes_over_on_timeout_with_several_players(house: House) -> None:
    table = await house.table(ANNA, BELA, CARA, game="draco", players=3, clock="move:30")
    decision = table.table_state.decision
    assert decision is not None
    await house.later(31)
    assert table.table_state.status == "running"
    assert table.table_state.seats[decision.seat].kind == "bot"


@in_house()
async def test_unloaded_table_ends_on_timeout(house: House) -> None:
    table, _, _ = await both(house, clock="move:30")
    table.scheduler.stop()
    del house.tables.loaded[table.id]
    house.ahead += 60
    await house.tables.sweep(house.tables.now())
    again = await house.tables.get(table.id)
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


async def after_private_move(house: House, clock: str) -> tuple[Table, Seat]:
    """Return a rated game just after a move that can be undone at once, and the seat that made it."""
    table, first, second = await both(house, game="signori", players=2, rated=True, clock=clock)
    assert await moved_privately(first, second)
    assert table.table_state.match is not None
    last = table.table_state.match.moves[-1].seat
    return table, first if table.table_state.game.seats[first.place] == last else second


@in_house()
async def test_undo_does_not_refill_the_clock_of_a_table(house: House) -> None:
    table, player = await after_private_move(house, "move:600")
    action = table.table_state.match.moves[-1].action if table.table_state.match else ""
    seat = player.place
    for _ in range(2):
        assert isinstance(await player.say(wire.Undo(table.table_state.ply, id="u")), wire.Accepted)
        house.ahead += 250
        await player.say(wire.Act(table.table_state.ply, action, id="a"))
    await player.say(wire.Undo(table.table_state.ply, id="u"))
    assert 0 < table.table_state.clocks.left[seat] <= 100
    again = await house.tables.reader.table_state(await house.tables.reader.load(table.id))
    assert again.clocks.left == table.table_state.clocks.left
    await house.later(101)
    assert table.table_state.ended is not None
    assert table.table_state.ended.reason == "time"


def test_undo_is_refused_with_no_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "LEAST_LEFT", 100.0)  # independent of the speed of the machine
    in_house()(refused_undo)()


async def refused_undo(house: House) -> None:
    table, player = await after_private_move(house, "move:600")
    action = table.table_state.match.moves[-1].action if table.table_state.match else ""
    await player.say(wire.Undo(table.table_state.ply, id="u"))
    house.ahead += 510
    await player.say(wire.Act(table.table_state.ply, action, id="a"))
    assert (await player.say(wire.Undo(table.table_state.ply, id="u"))).code == "undo-clock"
    assert table.table_state.status == "running"


@in_house()
async def test_journals_of_earlier_versions_keep_their_clocks(house: House) -> None:
    table, first, _ = await both(house, clock="fischer:600+100")
    house.ahead += 200
    await first.act()
    async with table.lock:
        await table.record(e.Undone(table.table_state.game.seats[first.place], 0))
    again = await house.tables.reader.table_state(await house.tables.reader.load(table.id))
    assert again.clocks.left == table.table_state.clocks.left
    assert again.clocks.left[first.place] > 400, "the increment was not kept"

"""Clocks, as tables keep them."""

import asyncio

from dragonhall.hall import wire
from tests.hall.tables.house import ANNA, BELA, CARA, House, both, in_house


@in_house()
async def test_a_clock_runs_for_whoever_must_choose_and_its_fall_ends_the_game(house: House) -> None:
    table, first, second = await both(house, clock="fischer:60+5")
    house.ahead += 20
    await first.act()
    clocks = {
        clock.seat: clock for clock in [m for m in second.got() if isinstance(m, wire.Update)][-1].clocks
    }
    mine = clocks[table.course.game.seats[first.place]]
    assert 39 < mine.left < 46
    assert clocks[table.course.game.seats[second.place]].left == 60
    await house.later(200)
    assert table.course.status == "over"
    assert table.course.ended is not None
    assert table.course.ended.reason == "time"


@in_house()
async def test_a_bot_takes_over_when_one_of_several_runs_out_of_time(house: House) -> None:
    table = await house.table(ANNA, BELA, CARA, game="draco", players=3, clock="move:30")
    decision = table.course.decision
    assert decision is not None
    await house.later(31)
    assert table.course.status == "running"
    assert table.course.seats[decision.seat].kind == "bot"


@in_house()
async def test_a_table_that_nobody_has_in_memory_is_found_when_its_flag_falls(house: House) -> None:
    table, _, _ = await both(house, clock="move:30")
    table.waking.stop()
    del house.tables.loaded[table.id]
    house.ahead += 60
    await house.tables.sweep(house.tables.now())
    again = await house.tables.get(table.id)
    await asyncio.sleep(0.05)
    async with again.lock:
        assert again.course.status == "over"

"""Rated games: requirements, and limits on leaving them."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from dragonhall.core.errors import DragonhallError
from dragonhall.server import wire
from dragonhall.server.store import Append
from dragonhall.server.store.schema import to_rate
from dragonhall.server.tables.commands import rated_games, rematches, seating
from dragonhall.server.tables.http.requests import SetSeat
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.table import Table
from tests.server.tables.table_harness import (
    ANNA,
    BELA,
    CARA,
    Harness,
    Seat,
    both,
    mover,
    until,
    with_harness,
)

CLOCK = "fischer:6000+0"
BOTS = ["random", "greedy"]


async def refused(work: object) -> str:
    with pytest.raises(DragonhallError) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


async def rated_game(harness: Harness, **asked: Any) -> tuple[Table, Seat, Seat]:
    return await both(harness, rated=True, clock=CLOCK, **asked)


async def begin(*seats: Seat) -> None:
    """Play until every side has made enough moves for the game to count."""
    while not rated_games.has_begun(seats[0].table.table_state):
        assert isinstance(await mover(*seats).act(), wire.Accepted)


async def waits_for_rating(harness: Harness, table: Table) -> bool:
    waiting = select(to_rate.c.table_id).where(to_rate.c.table_id == table.id)
    return await harness.store.read(lambda connection: connection.execute(waiting).first()) is not None


# ---- opening -------------------------------------------------------------------------------------


@with_harness()
async def test_rated_table_needs_a_clock(harness: Harness) -> None:
    assert await refused(harness.table(ANNA, game="drako", rated=True)) == "rated-clock"
    await harness.table(ANNA, game="drako", rated=True, clock="days:3")


@pytest.mark.parametrize("level", BOTS)
def test_rated_table_takes_only_bots_with_a_level(level: str) -> None:
    @with_harness()
    async def test(harness: Harness) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        asked = {"game": "drako", "rated": True, "clock": CLOCK}
        assert await refused(harness.table(ANNA, **asked, seats=seats)) == "rated-bot"
        table = await harness.table(ANNA, **asked)
        bot = SetSeat(seat="trolls", kind="bot", level=level)
        assert await refused(seating.set_seat(table, ANNA, bot)) == "rated-bot"
        await seating.set_seat(table, ANNA, SetSeat(seat="trolls", kind="bot", level="apprentice"))
        assert table.table_state.status == "running"

    test()


@with_harness()
async def test_rematch_of_a_rated_game_without_a_clock_is_refused(harness: Harness) -> None:
    """Earlier versions allowed such games; running ones continue."""
    table, first, _ = await both(harness)
    table.table_state.settings = msgspec.structs.replace(table.table_state.settings, rated=True)
    await first.say(wire.Resign(id="r"))
    assert await refused(rematches.rematch(table, ANNA)) == "rated-clock"


# ---- absence -------------------------------------------------------------------------------------


@with_harness(Policy(answer_least=0, answer_most=0, gone_after=30))
async def test_forfeit_vote_only_while_the_absent_player_is_to_move(harness: Harness) -> None:
    table, first, second = await both(harness)
    table.leave(second.viewer)
    harness.ahead += 31
    seat = table.table_state.game.seats[second.place]
    assert (await first.say(wire.Replace(seat, "forfeit", id="v"))).code == "replace-waiting"
    assert table.table_state.status == "running"
    while mover(first, second) is first:
        await first.act()
    harness.ahead += 31
    assert isinstance(await first.say(wire.Replace(seat, "forfeit", id="v")), wire.Accepted)
    assert table.table_state.ended is not None
    assert table.table_state.ended.reason == "abandoned"


@with_harness(Policy(answer_least=0, answer_most=0, gone_after=30))
async def test_bot_may_replace_an_absent_player_at_any_time(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, CARA, game="draco", players=3)
    seats = [await harness.seat(table, person) for person in (ANNA, BELA, CARA)]
    absent = next(seat for seat in seats if seat is not mover(*seats))
    table.leave(absent.viewer)
    harness.ahead += 31
    for seat in seats:
        if seat is not absent:
            await seat.say(wire.Replace(table.table_state.game.seats[absent.place], "bot", id="v"))
    assert table.table_state.seats[absent.place].kind == "bot"


# ---- resigning and aborting ----------------------------------------------------------------------


@with_harness()
async def test_resignation_counts_once_both_sides_have_moved(harness: Harness) -> None:
    early, first, _ = await rated_game(harness)
    await first.say(wire.Resign(id="r"))
    assert early.table_state.status == "over"
    assert not await waits_for_rating(harness, early)
    late, first, second = await rated_game(harness)
    await begin(first, second)
    await first.say(wire.Resign(id="r"))
    assert await waits_for_rating(harness, late)


@with_harness()
async def test_timeout_counts_from_the_first_move(harness: Harness) -> None:
    table, _, _ = await both(harness, rated=True, clock="move:60")
    await harness.later(61)
    assert table.table_state.status == "over"
    assert await waits_for_rating(harness, table)


async def end_early(harness: Harness, person: int, how: wire.ClientMessage) -> tuple[Table, Any]:
    table, _, _ = await rated_game(harness)
    seat = await harness.seat(table, (ANNA, BELA)[person])
    return table, await seat.say(how)


@with_harness()
async def test_aborts_of_rated_games_are_limited(harness: Harness) -> None:
    for _ in range(rated_games.ABORTS_A_DAY):
        table, _ = await end_early(harness, 0, wire.Abort(id="a"))
        assert table.table_state.status == "aborted"
    table, answer = await end_early(harness, 0, wire.Abort(id="a"))
    assert (answer.code, table.table_state.status) == ("abort-many", "running")
    resigned, _ = await end_early(harness, 0, wire.Resign(id="r"))
    assert await waits_for_rating(harness, resigned), "a resignation beyond the limit was not rated"
    other, _ = await end_early(harness, 1, wire.Abort(id="a"))
    assert other.table_state.status == "aborted", "the limit is not per player"
    harness.ahead += rated_games.DAY
    later, _ = await end_early(harness, 0, wire.Abort(id="a"))
    assert later.table_state.status == "aborted"


@with_harness()
async def test_early_resignations_count_as_aborts(harness: Harness) -> None:
    for _ in range(rated_games.ABORTS_A_DAY):
        table, _ = await end_early(harness, 0, wire.Resign(id="r"))
        assert not await waits_for_rating(harness, table)
    table, _ = await end_early(harness, 0, wire.Resign(id="r"))
    assert await waits_for_rating(harness, table)
    _, answer = await end_early(harness, 0, wire.Abort(id="a"))
    assert answer.code == "abort-many"


@pytest.mark.parametrize("how", [wire.Abort(id="a"), wire.Resign(id="r")], ids=["abort", "resign"])
def test_concurrent_aborts_are_limited(how: wire.ClientMessage) -> None:
    @with_harness()
    async def test(harness: Harness) -> None:
        games = [(await rated_game(harness))[:2] for _ in range(rated_games.ABORTS_A_DAY + 3)]
        answers = await asyncio.gather(*(first.say(how) for _, first in games))
        left = [table for table, _ in games if table.table_state.status != "running"]
        unrated = [table for table in left if not await waits_for_rating(harness, table)]
        refusals = [answer.code for answer in answers if isinstance(answer, wire.Refused)]
        assert len(unrated) == rated_games.ABORTS_A_DAY
        assert len(left) + len(refusals) == len(games)
        # A command that is checked after the others were written is too many; one checked before is stale.
        assert set(refusals) <= {"stale", "abort-many"}
        assert len(left) == len(unrated) or isinstance(how, wire.Resign)

    test()


@with_harness()
async def test_aborts_of_unrated_games_are_not_limited(harness: Harness) -> None:
    for _ in range(rated_games.ABORTS_A_DAY + 2):
        table, first, _ = await both(harness)
        await first.say(wire.Abort(id="a"))
        assert table.table_state.status == "aborted"


# ---- two legs ------------------------------------------------------------------------------------


async def second_leg(harness: Harness) -> Table:
    table, first, _ = await rated_game(harness, match="two-leg")
    await first.say(wire.Resign(id="r"))
    assert await waits_for_rating(harness, table), "legs of a match are always rated"
    await until(lambda: bool(table.table_state.next_table))
    return await harness.tables.get(table.table_state.next_table)


@with_harness()
async def test_second_leg_of_a_rated_match_is_played(harness: Harness) -> None:
    table = await second_leg(harness)
    seat = await harness.seat(table, ANNA)
    assert (await seat.say(wire.Abort(id="a"))).code == "abort-leg"
    await seat.say(wire.Resign(id="r"))
    assert await waits_for_rating(harness, table)
    assert table.table_state.ended is not None
    assert table.table_state.seats_of("bela") == list(table.table_state.ended.winners)


@with_harness()
async def test_second_leg_is_written_together_with_its_start(harness: Harness) -> None:
    """Otherwise a player could leave the table in between, through another process or after a crash."""
    written: list[Append] = []
    write = harness.store.append

    async def noted(append: Append) -> None:
        written.append(append)
        await write(append)

    harness.store.append = noted  # type: ignore[method-assign]
    table = await second_leg(harness)
    opening = next(each for each in written if each.table == table.id)
    assert [entry.kind for entry in opening.entries] == ["opened", "sat", "sat", "started"]


@with_harness()
async def test_rematch_of_a_first_leg_leads_to_the_second(harness: Harness) -> None:
    table, _, _ = await rated_game(harness, match="two-leg")
    async with table.lock:  # the first leg is over, and the second is not open yet
        await table.record(e.PlayerLeft("knights", "resigned"))
        table.scheduler.stop()
    following = await rematches.rematch(table, ANNA)
    assert following.table_state.settings.leg == 1
    assert following.table_state.settings.commitment == table.table_state.settings.second_commitment
    assert following.table_state.status == "running"

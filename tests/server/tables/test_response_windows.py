"""Response windows: delayed answers and standing answers."""

import asyncio

from dragonhall.server import wire
from dragonhall.server.tables.live.policy import Policy
from tests.server.tables.table_harness import (
    ANNA,
    AT_ONCE,
    BELA,
    PATIENCE,
    Harness,
    Seat,
    mover,
    with_harness,
)

PACED = Policy(answer_least=2, answer_most=6, bot_step=0)


async def until_window(harness: Harness, *seats: Seat) -> Seat:
    """Play until a seat is asked for an answer that can be a pass."""
    for _ in range(400):
        table_state = seats[0].table.table_state
        decision = table_state.decision
        assert decision is not None
        if decision.kind in table_state.game.passes:
            return mover(*seats)
        await mover(*seats).act(-1)
    raise AssertionError("no response window")


@with_harness(PACED)
async def test_pass_in_a_window_is_revealed_after_a_delay(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="signori", players=2)
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(harness, *seats)
    other = next(seat for seat in seats if seat is not asked)
    ply, number = table.table_state.ply, table.table_state.number
    other.got()
    answer = await asked.say(wire.Act(ply, "pass", id="x"))
    assert answer == wire.Accepted("x", number)
    await harness.later(1.9)
    assert table.table_state.ply == ply
    assert other.got() == []
    await harness.later(4.2)
    assert table.table_state.ply > ply
    assert table.table_state.match is not None
    assert table.table_state.match.moves[ply].action == "pass"


def moment_of(how: str) -> float:
    """Return the delay of a pass given by hand or by a standing answer, compared with the expected one."""
    moments: list[float] = []

    @with_harness(PACED)
    async def test(harness: Harness) -> None:
        table = await harness.table(ANNA, BELA, game="signori", players=2)
        table.pace.key = b"the same for both"
        seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
        asked = await until_window(harness, *seats)
        ply = table.table_state.ply
        table.pace.key = b"the same for both" + bytes([0])
        if how == "hand":
            await asked.say(wire.Act(ply, "pass", id="x"))
        else:
            await asked.say(wire.StandingOrder("turn", id="s"))
        step = table.scheduler.next_step(table.table_state)
        assert step is not None
        moments.append(round(step.at - table.table_state.asked_at - 2 - 4 * table.pace.share(ply), 6))

    test()
    return moments[0]


def test_standing_answer_is_revealed_like_one_by_hand() -> None:
    assert moment_of("hand") == moment_of("standing") == 0.0


@with_harness(PACED)
async def test_held_answer_survives_a_restart(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="signori", players=2)
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(harness, *seats)
    ply = table.table_state.ply
    await asked.say(wire.Act(ply, "pass", id="x"))
    table.scheduler.stop()
    del harness.tables.loaded[table.id]
    harness.ahead += 10
    await harness.tables.sweep(harness.tables.now())
    await asyncio.sleep(0.05)
    again = await harness.tables.get(table.id)
    async with again.lock:
        assert again.table_state.ply > ply


@with_harness(PACED)
async def test_held_answer_is_dropped_by_undo(harness: Harness) -> None:
    """After an undo the same ply asks another question; the old answer must not be used for it."""
    table = await harness.table(ANNA, BELA, game="signori", players=2)
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(harness, *seats)
    ply = table.table_state.ply
    await asked.say(wire.Act(ply, "pass", id="x"))
    assert str(table.scheduler.given_answer(table.table_state)) == "pass"
    other = next(seat for seat in seats if seat is not asked)
    await other.say(wire.Undo(ply, id="u"))
    await asked.say(wire.AnswerUndo(ply, True, id="y"))
    assert table.table_state.ply < ply
    while table.table_state.ply < ply:
        async with table.lock:
            assert table.table_state.match is not None
            await table.play(next(iter(table.table_state.match.state.legal)))
    assert table.held is not None, "the held answer was replaced"
    assert table.scheduler.given_answer(table.table_state) is None
    loaded = await harness.tables.loader.load(table.id)
    table.take_private(loaded)
    assert table.scheduler.given_answer(table.table_state) is None, (
        "the old answer was used after reading it from the database"
    )


@with_harness(PACED)
async def test_nothing_is_delayed_against_bots_only(harness: Harness) -> None:
    table = await harness.table(
        ANNA, game="signori", players=2, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}]
    )
    assert not table.table_state.delays_passes


@with_harness(AT_ONCE)
async def test_expired_standing_answer_is_deleted_from_the_database(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="signori", players=2)
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(harness, *seats)
    seat = asked.place
    await asked.say(wire.StandingOrder("turn", id="s"))
    assert (await harness.tables.loader.load(table.id)).standing
    table.standing[seat].turn -= 1  # its turn is over
    asked.got()
    assert table.standing_answer(seat) == ""
    assert [message.standing for message in asked.got() if isinstance(message, wire.Update)] == [""]
    async with asyncio.timeout(PATIENCE):
        while (await harness.tables.loader.load(table.id)).standing:
            await asyncio.sleep(0.02)


@with_harness(AT_ONCE)
async def test_standing_answer_passes_until_the_turn_is_over(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="signori", players=2)
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(harness, *seats)
    ply = table.table_state.ply
    await asked.say(wire.StandingOrder("turn", id="s"))
    await harness.later(0)
    assert table.table_state.ply > ply
    others = [seat for seat in seats if seat is not asked]
    received = [m for seat in others for m in seat.got() if isinstance(m, wire.Update)]
    assert all(update.standing is None for update in received), "the standing answer was sent to another seat"

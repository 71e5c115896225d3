"""Response windows: delayed answers and standing answers."""

import asyncio

from dragonhall.server import wire
from dragonhall.server.tables.live.policy import Policy
from tests.server.tables.table_harness import ANNA, AT_ONCE, BELA, PATIENCE, House, Seat, in_house, mover

PACED = Policy(answer_least=2, answer_most=6, bot_step=0)


async def until_window(house: House, *seats: Seat) -> Seat:
    """Play until a seat is asked for an answer that can be a pass."""
    table_state = seats[0].table.table_state
    for _ in range(400):
        decision = table_state.decision
        assert decision is not None
        if decision.kind in table_state.game.passes:
            return mover(*seats)
        await mover(*seats).act(-1)
    raise AssertionError("no response window")


@in_house(PACED)
async def test_pass_in_a_window_is_revealed_after_a_delay(house: House) -> None:
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    other = next(seat for seat in seats if seat is not asked)
    ply, number = table.table_state.ply, table.table_state.number
    other.got()
    answer = await asked.say(wire.Act(ply, "pass", id="x"))
    assert answer == wire.Accepted("x", number)
    await house.later(1.9)
    assert table.table_state.ply == ply
    assert other.got() == []
    await house.later(4.2)
    assert table.table_state.ply > ply
    assert table.table_state.match is not None
    assert table.table_state.match.moves[ply].action == "pass"


def moment_of(how: str) -> float:
    """Return the delay of a pass given by hand or by a standing answer, compared with the expected one."""
    moments: list[float] = []

    @in_house(PACED)
    async def test(house: House) -> None:
        table = await house.table(ANNA, BELA, game="signori", players=2)
        table.pace.key = b"the same for both"
        seats = [await house.seat(table, person) for person in (ANNA, BELA)]
        asked = await until_window(house, *seats)
        ply = table.table_state.ply
        table.pace.key = b"the same for both" + bytes([0])
        if how == "hand":
            await asked.say(wire.Act(ply, "pass", id="x"))
        else:
            await asked.say(wire.StandingOrder("turn", id="s"))
        step = table.scheduler.next_step()
        assert step is not None
        moments.append(round(step.at - table.table_state.asked_at - 2 - 4 * table.pace.share(ply), 6))

    test()
    return moments[0]


def test_standing_answer_is_revealed_like_one_by_hand() -> None:
    assert moment_of("hand") == moment_of("standing") == 0.0


@in_house(PACED)
async def test_held_answer_survives_a_restart(house: House) -> None:
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    ply = table.table_state.ply
    await asked.say(wire.Act(ply, "pass", id="x"))
    table.scheduler.stop()
    del house.tables.loaded[table.id]
    house.ahead += 10
    await house.tables.sweep(house.tables.now())
    await asyncio.sleep(0.05)
    again = await house.tables.get(table.id)
    async with again.lock:
        assert again.table_state.ply > ply


@in_house(PACED)
async def test_held_answer_is_dropped_by_undo(house: House) -> None:
    """After an undo the same ply asks another question; the old answer must not be used for it."""
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    ply = table.table_state.ply
    await asked.say(wire.Act(ply, "pass", id="x"))
    assert table.scheduler.given_answer() == "pass"
    other = next(seat for seat in seats if seat is not asked)
    await other.say(wire.Undo(ply, id="u"))
    await asked.say(wire.AnswerUndo(ply, True, id="y"))
    assert table.table_state.ply < ply
    while table.table_state.ply < ply:
        async with table.lock:
            assert table.table_state.match is not None
            await table.play(str(next(iter(table.table_state.match.state.legal))))
    assert table.held is not None, "the held answer was replaced"
    assert table.scheduler.given_answer() is None
    loaded = await house.tables.reader.load(table.id)
    table.take_private(loaded)
    assert table.scheduler.given_answer() is None, (
        "the old answer was used after reading it from the database"
    )


@in_house(PACED)
async def test_nothing_is_delayed_against_bots_only(house: House) -> None:
    table = await house.table(
        ANNA, game="signori", players=2, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}]
    )
    assert not table.table_state.paced


@in_house(AT_ONCE)
async def test_expired_standing_answer_is_deleted_from_the_database(house: House) -> None:
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    seat = asked.place
    await asked.say(wire.StandingOrder("turn", id="s"))
    assert (await house.tables.reader.load(table.id)).standing
    table.standing[seat].turn -= 1  # its turn is over
    asked.got()
    assert table.still_standing(seat) == ""
    assert [message.standing for message in asked.got() if isinstance(message, wire.Update)] == [""]
    async with asyncio.timeout(PATIENCE):
        while (await house.tables.reader.load(table.id)).standing:
            await asyncio.sleep(0.02)


@in_house(AT_ONCE)
async def test_standing_answer_passes_until_the_turn_is_over(house: House) -> None:
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    ply = table.table_state.ply
    await asked.say(wire.StandingOrder("turn", id="s"))
    await house.later(0)
    assert table.table_state.ply > ply
    others = [seat for seat in seats if seat is not asked]
    told = [m for seat in others for m in seat.got() if isinstance(m, wire.Update)]
    assert all(update.standing is None for update in told), "the standing answer was sent to another seat"

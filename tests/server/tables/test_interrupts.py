"""A player interrupts while another one decides: who may, what everybody sees, and what is refused."""

from dragonhall.server import wire
from tests.server.tables.table_harness import CARA, Harness, Seat, both, mover, with_harness

OLD = 0  # an outdated ply: interrupts are possible at any moment


async def in_main_phase(harness: Harness) -> tuple[Seat, Seat]:
    """Return the seat whose main phase it is, and the other one."""
    table, first, second = await both(harness, game="signori", players=2)
    while (decision := table.table_state.decision) is None or decision.kind != "main":
        await mover(first, second).act()
    active = mover(first, second)
    return active, first if active is second else second


def sight_of(seat: Seat) -> wire.Sight:
    sight = seat.table.perspective(seat.viewer).sight(seat.viewer.words)
    assert sight is not None
    return sight


def call_of(seat: Seat) -> str:
    return f"call {seat.table.table_state.game.seats[seat.place]}"


async def act(seat: Seat, action: str, ply: int = OLD) -> wire.Accepted | wire.Refused:
    answer = await seat.say(wire.Act(ply, action, id="x"))
    assert isinstance(answer, wire.Accepted | wire.Refused)
    return answer


@with_harness()
async def test_interrupt_is_offered_to_the_seat_that_waits(harness: Harness) -> None:
    active, other = await in_main_phase(harness)
    watcher = await harness.seat(active.table, None)
    offered = sight_of(other).interrupt
    assert offered is not None
    assert offered.text == call_of(other)
    assert sight_of(other).legal == []
    assert sight_of(active).interrupt is None
    assert sight_of(watcher).interrupt is None


@with_harness()
async def test_interrupt_asks_the_caller_and_then_goes_on(harness: Harness) -> None:
    active, other = await in_main_phase(harness)
    table = active.table
    assert isinstance(await act(other, call_of(other)), wire.Accepted)
    assert table.table_state.match is not None
    move = table.table_state.match.moves[-1]
    assert (move.seat, move.action) == (table.table_state.game.seats[other.place], call_of(other))
    assert sight_of(other).mine
    assert not sight_of(active).mine
    assert isinstance(await act(other, "pass", table.table_state.ply), wire.Accepted)
    assert sight_of(active).mine
    assert sight_of(other).interrupt is None  # called in vain
    loaded = await harness.tables.loader.load(table.id)
    assert loaded.entries[-1].number == table.table_state.number


@with_harness()
async def test_repeated_interrupt_is_refused_and_changes_nothing(harness: Harness) -> None:
    active, other = await in_main_phase(harness)
    await act(other, call_of(other))
    before = active.table.table_state.number
    answer = await act(other, call_of(other))
    assert isinstance(answer, wire.Refused)
    assert active.table.table_state.number == before


@with_harness()
async def test_nobody_calls_for_another_seat(harness: Harness) -> None:
    active, other = await in_main_phase(harness)
    table = active.table
    before = table.table_state.number
    for seat, action in ((active, call_of(other)), (other, call_of(active))):
        answer = await act(seat, action, table.table_state.ply)
        assert isinstance(answer, wire.Refused)
        assert answer.code == "not-your-turn"
    stranger = await harness.seat(table, CARA)
    answer = await act(stranger, call_of(other), table.table_state.ply)
    assert isinstance(answer, wire.Refused)
    assert answer.code == "not-seated"
    assert table.table_state.number == before

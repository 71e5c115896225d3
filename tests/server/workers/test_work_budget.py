"""Limits by cost: work is charged to an address and a person, over all connections."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from dragonhall.server import wire
from dragonhall.server.errors import RateLimitError
from dragonhall.server.http.networks import CLIENT_ADDRESS
from dragonhall.server.http.rate_limits import RateLimit, WorkBudget
from dragonhall.server.tables.http.socket import MESSAGE_SECONDS
from dragonhall.server.tables.live.table import BYTE_SECONDS
from tests.server.running_server import RunningServer
from tests.server.tables.table_harness import ANNA, DORA, Harness, both, mover, with_harness


@pytest.fixture(autouse=True)
def address() -> Iterator[None]:
    token = CLIENT_ADDRESS.set("192.0.2.1")
    yield
    CLIENT_ADDRESS.reset(token)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_limit_has_its_own_burst() -> None:
    clock = Clock()
    limit = RateLimit(60, clock, at_once=2)
    limit.take("a")
    limit.take("a")
    with pytest.raises(RateLimitError):
        limit.take("a")
    clock.now = 1.0
    limit.take("a")
    RateLimit(0, clock, at_once=2).take("a", 100)


def test_work_is_charged_to_the_address_of_any_person() -> None:
    clock = Clock()
    budget = WorkBudget(15, clock)
    for person in ("anna", "bela", "cara", ""):
        budget.check(person)
        budget.charge(0.3, person)
    for person in ("dora", ""):
        with pytest.raises(RateLimitError) as refusal:
            budget.check(person)
    assert refusal.value.seconds == 1  # 0.2 s over budget, refilled at 0.25 s per second
    CLIENT_ADDRESS.set("192.0.2.2")
    budget.check("dora")


def test_work_is_charged_to_the_person_at_any_address() -> None:
    clock = Clock()
    budget = WorkBudget(15, clock)
    for number in range(2):
        CLIENT_ADDRESS.set(f"192.0.2.{number}")
        budget.charge(0.2, "anna")
    CLIENT_ADDRESS.set("192.0.2.9")
    with pytest.raises(RateLimitError):
        budget.check("anna")
    budget.check("bela")
    clock.now = 5.0
    budget.check("anna")


def test_server_work_is_not_charged() -> None:
    budget = WorkBudget(15, Clock())
    CLIENT_ADDRESS.set("")
    budget.charge(100.0)
    budget.check()


def test_long_work_takes_turns_with_other_tasks() -> None:
    """Between two pieces of work the event loop runs what is ready."""
    order: list[str] = []

    async def work(name: str, budget: WorkBudget) -> None:
        async with budget.spending():
            order.append(name)

    async def others() -> None:
        for _ in range(8):
            order.append("other")
            await asyncio.sleep(0)

    async def run() -> None:
        budget = WorkBudget(15, Clock(), timer=Clock())
        await asyncio.gather(*(work("work", budget) for _ in range(4)), others())

    asyncio.run(run())
    assert not any(pair == ("work", "work") for pair in pairwise(order))


def test_waiting_requests_are_checked_again() -> None:
    """All requests arrive before the first has used any budget; the budget is one second."""
    timer = Clock()

    def work() -> None:
        timer.now += 0.3

    async def on_the_loop(budget: WorkBudget) -> None:
        async with budget.spending():
            work()

    async def run(ask: Callable[[WorkBudget], Awaitable[None]]) -> list[BaseException | None]:
        budget = WorkBudget(15, Clock(), timer)
        return await asyncio.gather(*(ask(budget) for _ in range(20)), return_exceptions=True)

    for ask in (on_the_loop, lambda budget: budget.in_thread(work)):
        done = asyncio.run(run(ask))
        assert done[:4] == [None] * 4
        assert {type(refusal) for refusal in done[4:]} == {RateLimitError}


def test_long_work_in_threads_is_serialised() -> None:
    running = 0

    def work() -> int:
        nonlocal running
        running += 1
        time.sleep(0.01)
        now = running
        running -= 1
        return now

    async def run() -> list[int]:
        budget = WorkBudget(15, Clock(), timer=Clock())
        return await asyncio.gather(*(budget.in_thread(work) for _ in range(5)))

    assert asyncio.run(run()) == [1] * 5


@with_harness()
async def test_expensive_messages_are_limited_over_all_connections(harness: Harness) -> None:
    """Each change of the language takes 0.1 s here; the budget of the address is one second."""
    timer = Clock()
    harness.tables.work = WorkBudget(15, Clock(), timer)
    table, first, second = await both(harness)
    seats = [await harness.seat(table, None) for _ in range(25)]

    def slow_snapshot(viewer: object) -> None:
        timer.now += 0.1

    table.send_snapshot = slow_snapshot  # type: ignore[method-assign]
    answers = [await seat.say(wire.SetLanguage("it", id="l")) for seat in seats]
    accepted = [answer for answer in answers if isinstance(answer, wire.Accepted)]
    assert 9 <= len(accepted) <= 10
    assert {answer.code for answer in answers if isinstance(answer, wire.Refused)} == {"too-many"}
    # Players at the same address can still move.
    assert isinstance(await mover(first, second).act(), wire.Accepted)


@with_harness()
async def test_bytes_of_an_answer_are_charged(harness: Harness) -> None:
    """Sending a snapshot takes longer than finding it in the cache. The timer is stopped here."""
    budget = harness.tables.work = WorkBudget(15, Clock(), timer=Clock())
    table = await harness.table(ANNA, game="draco")
    seat = await harness.seat(table, None)
    size = seat.viewer.sent
    before, _ = budget.addresses.left["192.0.2.1"]
    assert before == pytest.approx(1.0 - BYTE_SECONDS * len(seat.viewer.waiting[0]))
    assert isinstance(await seat.say(wire.SetLanguage("it", id="l")), wire.Accepted)
    snapshot = seat.viewer.sent - size
    after, _ = budget.addresses.left["192.0.2.1"]
    assert before - after > MESSAGE_SECONDS + BYTE_SECONDS * 0.9 * snapshot


@with_harness()
async def test_loading_a_table_is_charged(harness: Harness) -> None:
    table = await harness.table(ANNA, game="draco")
    harness.tables.work = WorkBudget(15, Clock())
    harness.tables.work.charge(2.0)
    harness.tables.loaded.clear()
    with pytest.raises(RateLimitError):
        await harness.tables.get(table.id)
    CLIENT_ADDRESS.set("192.0.2.2")
    assert (await harness.tables.get(table.id)).id == table.id
    assert harness.tables.work.addresses.left["192.0.2.2"][0] < 1.0


@with_harness()
async def test_refused_messages_are_counted(harness: Harness) -> None:
    harness.tables.work = WorkBudget(15, Clock())
    table = await harness.table(ANNA, game="draco")
    seat = await harness.seat(table, DORA)
    harness.tables.work.charge(2.0)
    for _ in range(3):
        assert (await seat.say(wire.Ping(id="p"))).code == "too-many"
    assert seat.viewer.refused == 3


def test_drawing_components_is_charged(tmp_path: Path) -> None:
    """Each configuration is drawn separately. The budget is one second per minute, with 1/15 s at once."""
    with RunningServer(tmp_path / "data", work_seconds_per_minute="1") as server, server.client() as nobody:
        ways = [
            (players, option)
            for info in nobody.get("/api/games").json()
            if info["game"] == "signori"
            for players in info["players"]
            for option in [f"{option['name']}:{option['default']}" for option in info["options"]]
        ]
        codes = [
            nobody.get("/api/components/signori", params={"players": players, "option": option}).status_code
            for players, option in ways
        ]
    assert codes[0] == 200
    assert codes[-1] == 429

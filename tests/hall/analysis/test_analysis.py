"""The analysis of a game: only when all is over, for whoever may see it, in pieces, and remembered."""

import asyncio
import time
from typing import Any

import httpx
import pytest

from dragonhall.core.words import Words
from dragonhall.hall import wire
from dragonhall.hall.analysis import analyst as making
from dragonhall.hall.analysis.analyst import Analysis, Analyst
from dragonhall.hall.errors import Conflict, TooMany
from dragonhall.hall.tables.table import Table
from tests.hall.finishing import joined, opened, resigned
from tests.hall.server import PATIENCE, RunningHall
from tests.hall.tables.house import ANNA, AT_ONCE, BELA, House, house, in_house, mover

EN = Words("en")
BUDGET = 2_000


async def short_game(house: House, plies: int, **asked: Any) -> Table:
    """A few actions, then somebody resigns."""
    table = await house.table(ANNA, BELA, **asked)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    for _ in range(plies):
        await mover(*seats).act(-1)
    await seats[1].say(wire.Resign(id="1"))
    return table


async def whole(analyst: Analyst, table: Table, words: Words = EN) -> Analysis:
    for _ in range(3000):
        found = await analyst.analysis(table, words)
        if found.complete:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("the analysis does not end")


@pytest.mark.parametrize("game", ["draco", "drako", "signori"])
def test_two_curves_for_each_seat_and_every_ply(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "LEAST_LOSS", 0.0)

    async def play() -> None:
        async with house(AT_ONCE) as made:
            table = await short_game(made, 10, game=game, players=2)
            analyst = Analyst(made.tables, BUDGET)
            first = await analyst.analysis(table, EN)
            assert (first.done, first.complete, first.plies) == (0, False, 10)
            found = await whole(analyst, table)
            assert [point.ply for point in found.points] == list(range(11))
            for point in found.points:
                assert len(point.known) == len(point.true) == 2
                assert all(0 <= value <= 1 for value in point.known + point.true)
            assert found.mistakes
            for mistake in found.mistakes:
                assert mistake.seat in found.seats
                assert mistake.loss >= 0
                assert mistake.sentence
            polish = await analyst.analysis(table, Words("pl"))
            assert polish.points == found.points
            assert polish.mistakes[0].sentence != found.mistakes[0].sentence

    asyncio.run(play())


@in_house()
async def test_never_before_all_is_over(house: House) -> None:
    analyst = Analyst(house.tables, BUDGET)
    table = await house.table(ANNA, BELA, game="drako", match="two-leg", watch_delay=5)
    for _ in range(2):
        seats = [await house.seat(table, person) for person in (ANNA, BELA)]
        for _ in range(8):
            await mover(*seats).act()
        with pytest.raises(Conflict, match="all is over"):
            await analyst.analysis(table, EN)
        await seats[0].say(wire.Resign(id="1"))
        first = table
        if not table.course.settings.leg:
            with pytest.raises(Conflict):
                await analyst.analysis(table, EN)
            await house.later(1)
            table = await house.tables.get(table.course.next_table)
    assert first is table
    assert (await whole(analyst, table)).complete
    before = await house.tables.get(table.course.settings.previous)
    assert (await whole(analyst, before)).complete


@in_house()
async def test_what_is_kept_and_what_waits_is_bounded(house: House) -> None:
    tables = [await short_game(house, 2, game="draco") for _ in range(3)]
    analyst = Analyst(house.tables, BUDGET)
    before = making.MOST_KEPT, making.MOST_WAITING
    making.MOST_KEPT, making.MOST_WAITING = 2, 2
    try:
        await asyncio.gather(*(analyst.analysis(table, EN) for table in tables[:2]))
        with pytest.raises(TooMany):
            await analyst.analysis(tables[2], EN)
        for table in tables:
            await whole(analyst, table)
        assert set(analyst.works) == {tables[1].id, tables[2].id}
    finally:
        making.MOST_KEPT, making.MOST_WAITING = before


def test_whoever_may_see_the_replay_may_ask(hall: RunningHall) -> None:
    with hall.guest("Asker") as one, hall.guest("Rival") as two, hall.client() as nobody:
        table = opened(one, game="draco", visibility="link")["id"]
        address = f"/api/tables/{table}/analysis"
        joined(two, table)
        running = nobody.get(address)
        assert (running.status_code, running.json()["code"]) == (409, "analysis-later")
        resigned(hall, two, table)
        assert ready(nobody, address)["plies"] == 0
        assert one.get(address).status_code == 200
        assert nobody.get("/api/tables/nothing/analysis").status_code == 404


def test_a_private_table_is_not_known_to_others(hall: RunningHall) -> None:
    bot = {"kind": "bot", "level": "random"}
    with hall.guest("Alone") as one, hall.guest("Curious") as two:
        table = opened(one, game="draco", visibility="private", seats=[{"kind": "me"}, bot])["id"]
        resigned(hall, one, table)
        address = f"/api/tables/{table}/analysis"
        assert two.get(address).status_code == 404
        assert ready(one, address)["complete"]


def ready(client: httpx.Client, address: str) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = client.get(address)
        assert answer.status_code in (200, 202), answer.text
        found: dict[str, Any] = answer.json()
        assert found["complete"] == (answer.status_code == 200)
        if found["complete"]:
            return found
        time.sleep(0.05)
    raise AssertionError("the analysis does not end")

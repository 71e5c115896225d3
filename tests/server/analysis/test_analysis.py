"""The analysis of a game: only after its end, for those who may see the replay, in slices, and cached."""

import asyncio
import time
from typing import Any

import httpx
import pytest

from dragonhall.bots.judgement import Judgement
from dragonhall.bots.worker import BotAnswer
from dragonhall.core.text.messages import Words
from dragonhall.games import GAMES
from dragonhall.server import analysis as making
from dragonhall.server import wire
from dragonhall.server.analysis import Analysis, AnalysisService
from dragonhall.server.errors import AuthenticationError, ConflictError, RateLimitError
from dragonhall.server.tables.live.table import Table
from tests.server.finished_games import joined, opened, resigned
from tests.server.running_server import PATIENCE, RunningServer
from tests.server.tables.table_harness import (
    ANNA,
    AT_ONCE,
    BELA,
    CARA,
    DORA,
    Harness,
    harness,
    mover,
    with_harness,
)
from tests.server.workers.scripted_workers import hold_workers, settled

EN = Words("en")
BUDGET = 2_000


async def short_game(harness: Harness, plies: int, **asked: Any) -> Table:
    """Play a few actions, then resign."""
    table = await harness.table(ANNA, BELA, **asked)
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    for _ in range(plies):
        await mover(*seats).act(-1)
    await seats[1].say(wire.Resign(id="1"))
    return table


async def whole(analyst: AnalysisService, table: Table, words: Words = EN) -> Analysis:
    for _ in range(3000):
        found = await analyst.analysis(table, words, CARA)
        if found.complete:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("the analysis did not finish")


@pytest.mark.parametrize("game", GAMES)
def test_analysis_has_two_curves_per_seat_for_every_ply(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "LEAST_LOSS", 0.0)

    async def play() -> None:
        async with harness(AT_ONCE) as made:
            table = await short_game(made, 10, game=game, players=2)
            analyst = AnalysisService(made.tables, BUDGET)
            first = await analyst.analysis(table, EN, CARA)
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
            polish = await analyst.analysis(table, Words("pl"), None)
            assert polish.points == found.points
            assert polish.mistakes[0].sentence != found.mistakes[0].sentence

    asyncio.run(play())


@with_harness()
async def test_running_game_is_not_analysed(harness: Harness) -> None:
    analyst = AnalysisService(harness.tables, BUDGET)
    table = await harness.table(ANNA, BELA, game="drako", match="two-leg", watch_delay=5)
    for _ in range(2):
        seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
        for _ in range(8):
            await mover(*seats).act()
        with pytest.raises(ConflictError, match="all is over"):
            await analyst.analysis(table, EN, CARA)
        await seats[0].say(wire.Resign(id="1"))
        assert (await whole(analyst, table)).complete
        if not table.table_state.settings.leg:
            await harness.later(1)
            table = await harness.tables.get(table.table_state.next_table)


@with_harness()
async def test_cached_and_waiting_analyses_are_limited(harness: Harness) -> None:
    tables = [await short_game(harness, 2, game="draco") for _ in range(3)]
    analyst = AnalysisService(harness.tables, BUDGET)
    before = making.MOST_ANALYSES, making.MOST_WAITING
    making.MOST_ANALYSES, making.MOST_WAITING = 2, 2
    try:
        await asyncio.gather(*(analyst.analysis(table, EN, ANNA) for table in tables[:2]))
        with pytest.raises(RateLimitError):
            await analyst.analysis(tables[2], EN, BELA)
        for table in tables:
            await whole(analyst, table)
        assert set(analyst.works) == {tables[1].id, tables[2].id}
    finally:
        making.MOST_ANALYSES, making.MOST_WAITING = before


@with_harness()
async def test_analyses_are_limited_by_person_and_by_address(harness: Harness) -> None:
    hold_workers(harness.tables.bots)
    tables = [await short_game(harness, 2, game="draco") for _ in range(5)]
    analyst = AnalysisService(harness.tables, BUDGET)
    for person in (ANNA, BELA, CARA):
        harness.tables.addresses.note(person.id, "192.0.2.1")
    for table, person in zip(tables, (ANNA, ANNA, BELA, BELA), strict=False):
        await analyst.analysis(table, EN, person)
    for person in (ANNA, CARA):
        with pytest.raises(RateLimitError):
            await analyst.analysis(tables[4], EN, person)
    assert not (await analyst.analysis(tables[0], EN, CARA)).complete  # already in progress
    harness.tables.addresses.note(DORA.id, "192.0.2.2")
    await analyst.analysis(tables[4], EN, DORA)


@with_harness()
async def test_analysis_is_started_by_a_known_person_only(harness: Harness) -> None:
    table = await short_game(harness, 2, game="draco")
    analyst = AnalysisService(harness.tables, BUDGET)
    with pytest.raises(AuthenticationError):
        await analyst.analysis(table, EN, None)
    assert not harness.tables.bots.waiting
    assert (await whole(analyst, table)).complete
    assert (await analyst.analysis(table, EN, None)).complete


@with_harness()
async def test_abandoned_analysis_stops_and_resumes_on_request(harness: Harness) -> None:
    table = await short_game(harness, 6, game="draco")
    _, background = hold_workers(harness.tables.bots)
    analyst = AnalysisService(harness.tables, BUDGET)
    await analyst.analysis(table, EN, ANNA)
    await settled()
    harness.ahead += 2 * making.UNWANTED
    judged = [Judgement(ply, [0.5, 0.5], [0.5, 0.5]) for ply in range(3)]
    await background.release(BotAnswer(judged=judged))
    assert not harness.tables.bots.waiting
    found = await analyst.analysis(table, EN, ANNA)
    assert found.done == 3
    await settled()
    assert background.begun[-1].judge == (3, 7, analyst.works[table.id].iterations)


@with_harness()
async def test_games_of_several_people_are_analysed_in_turn(harness: Harness) -> None:
    """Slices take turns, so a long game does not delay the others until it is done."""
    tables = [await short_game(harness, 6, game="draco") for _ in range(2)]
    _, background = hold_workers(harness.tables.bots)
    analyst = AnalysisService(harness.tables, BUDGET)
    for table, person in zip(tables, (ANNA, BELA), strict=True):
        await analyst.analysis(table, EN, person)
    await settled()
    for ply in range(3):
        for _ in tables:
            await background.release(BotAnswer(judged=[Judgement(ply, [0.5, 0.5], [0.5, 0.5])]))
    assert [begun.judge[0] for begun in background.begun if begun.judge is not None] == [0, 0, 1, 1, 2, 2, 3]
    assert all(begun.seconds == making.SLICE for begun in background.begun)


def test_analysis_has_the_access_rights_of_the_replay(server: RunningServer) -> None:
    with (
        server.guest("Analysis identity") as one,
        server.guest("Analysis rival") as two,
        server.client() as nobody,
    ):
        table = opened(one, game="draco", visibility="link")["id"]
        address = f"/api/tables/{table}/analysis"
        joined(two, table)
        running = nobody.get(address)
        assert (running.status_code, running.json()["code"]) == (409, "analysis-later")
        resigned(server, two, table)
        unknown = nobody.get(address)
        assert (unknown.status_code, unknown.json()["code"]) == (401, "nobody")
        assert ready(one, address)["plies"] == 0
        assert nobody.get(address).status_code == 200
        assert nobody.get("/api/tables/nothing/analysis").status_code == 404


def test_analysis_of_a_private_table_is_hidden_from_others(server: RunningServer) -> None:
    bot = {"kind": "bot", "level": "random"}
    with server.guest("Alone") as one, server.guest("Curious") as two:
        table = opened(one, game="draco", visibility="private", seats=[{"kind": "me"}, bot])["id"]
        resigned(server, one, table)
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
    raise AssertionError("the analysis did not finish")

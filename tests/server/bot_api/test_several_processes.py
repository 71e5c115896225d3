"""The bot API on two server processes with PostgreSQL and Redis: events reach the streams of both."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.server import wire
from dragonhall.server.bot_api.messages import Challenge, ChallengeOver, GameEnd, GameStart
from dragonhall.server.tables.commands.seating import join, open_table
from dragonhall.server.tables.http.requests import Join, NewTable
from dragonhall.server.tables.live.bus import Notification
from tests.server.bot_api.programs import Bot, new_bot, next_of
from tests.server.running_server import UNHURRIED, RunningServer
from tests.server.services import running_postgres, running_redis
from tests.server.tables.table_harness import ANNA, BELA, Harness, mover, with_harness

SECRET = "the same secret signs the cookies of both processes"


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[RunningServer]]:
    with running_postgres() as database, running_redis(tmp_path) as redis:
        shared = {**UNHURRIED, "database": database, "redis": redis, "secret": SECRET}
        with (
            RunningServer(tmp_path / "one", **shared) as one,
            RunningServer(tmp_path / "two", **shared) as two,
        ):
            yield [one, two]


@pytest.mark.slow
def test_events_of_one_process_reach_the_other(servers: list[RunningServer]) -> None:
    with servers[0].account("Both sides") as owner:
        here, there = (new_bot(servers[0], owner, name) for name in ("Here", "There"))
    elsewhere = Bot(servers[1], there.token)
    with here.client, there.client, elsewhere.client, here.events() as mine, elsewhere.events() as theirs:
        declined = here.post("/api/challenges", to=["There"], game="draco").json()["id"]
        assert next_of(theirs, Challenge).id == declined
        elsewhere.post(f"/api/challenges/{declined}/decline")
        assert next_of(mine, ChallengeOver).how == "declined"
        table = here.post("/api/challenges", to=["There"], game="draco").json()["id"]
        next_of(theirs, Challenge, id=table)
        elsewhere.post(f"/api/challenges/{table}/accept")
        assert next_of(mine, GameStart).id == next_of(theirs, GameStart).id == table
        with here.follow(table) as near, elsewhere.follow(table) as far:
            seen = [next_of(lines, wire.Snapshot).sight for lines in (near, far)]
            bot, sight = (here, seen[0]) if seen[0].mine else (elsewhere, seen[1])
            assert bot.move(table, 0, sight.legal[0].text).status_code == 200
            digests = [next_of(lines, wire.Update).sight.ply for lines in (near, far)]
            assert digests == [1, 1]
        elsewhere.post(f"/api/bot/games/{table}/resign")
        assert (next_of(mine, GameEnd).result, next_of(theirs, GameEnd).result) == ("won", "lost")


@with_harness()
async def test_players_are_notified_of_table_changes_but_not_of_moves(harness: Harness) -> None:
    called: list[list[str]] = []
    harness.tables.concerned.append(lambda people: called.append(list(people)))
    table = await open_table(harness.tables, ANNA, NewTable(game="draco"), kept={1: BELA})
    assert called == [["anna", "bela"]], "a seat was reserved"
    await join(table, BELA, Join())
    assert called[1:] == [["anna", "bela"]], "the game started"
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    await mover(*seats).act()
    assert len(called) == 2, "a move changes no list of tables"
    await seats[0].say(wire.Resign(id="1"))
    assert len(called) == 3, "the game is over"


@with_harness()
async def test_news_from_another_process_notify_the_same_people(harness: Harness) -> None:
    called: list[list[str]] = []
    harness.tables.concerned.append(lambda people: called.append(list(people)))
    harness.tables.receive(Notification("another process", "some table", 3, people=["anna"]))
    harness.tables.receive(Notification("another process", "some table", 4))
    assert called == [["anna"]]

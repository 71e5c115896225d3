"""Two server processes on one PostgreSQL and one Redis: any of them serves any table."""

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest

from dragonhall.core.match import replay
from dragonhall.core.record import loads
from dragonhall.games import configure
from dragonhall.hall import wire
from tests.hall.players import Player, RandomPlayer, play_out
from tests.hall.server import UNHURRIED, RunningHall
from tests.hall.servers import running_postgres, running_redis

pytestmark = pytest.mark.slow
SECRET = "the same secret signs the cookies of both processes"


@pytest.fixture(scope="module")
def halls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningHall]]:
    folder = tmp_path_factory.mktemp("several")
    with running_postgres(folder) as database, running_redis(folder) as redis:
        shared = {**UNHURRIED, "database": database, "redis": redis, "secret": SECRET}
        with (
            RunningHall(folder / "one", **shared) as one,
            RunningHall(folder / "two", **shared) as two,
        ):
            yield [one, two]


@pytest.fixture
def people(halls: list[RunningHall]) -> Iterator[list[httpx.Client]]:
    """One comes in through each process."""
    with halls[0].guest("Anna") as anna, halls[1].guest("Bela") as bela:
        yield [anna, bela]


def table_of(people: list[httpx.Client], **asked: str) -> str:
    """Opened through one process, joined through the other."""
    table = str(people[0].post("/api/tables", json=asked).json()["id"])
    joined = people[1].post(f"/api/tables/{table}/join", json={})
    assert joined.status_code == 200, joined.text
    assert joined.json()["status"] == "running"
    return table


@pytest.mark.parametrize("game", ["drako", "draco", "signori"])
def test_a_game_over_two_processes_with_connections_that_move(
    halls: list[RunningHall], people: list[httpx.Client], game: str
) -> None:
    table = table_of(people, game=game)
    rng = random.Random(game)
    urls = [hall.url for hall in halls]
    seated = [
        RandomPlayer(urls, table, person, random.Random(rng.random()), breaks=0.03) for person in people
    ]
    endings = asyncio.run(play_out(seated))
    assert len({str(sight.ending) for sight in endings}) == 1
    for person in people:
        record = loads(person.get(f"/api/tables/{table}/record").text)
        header = record.header
        assert replay(configure(header.game, header.players, header.options), record).state.over


def test_a_move_in_one_process_is_seen_and_chatted_about_in_the_other(
    halls: list[RunningHall], people: list[httpx.Client]
) -> None:
    table = table_of(people, game="drako")

    async def play() -> None:
        anna, bela = (Player([hall.url], table, who) for hall, who in zip(halls, people, strict=True))
        for player in (anna, bela):
            await player.connect()
            await player.next()
        mover, other = (anna, bela) if anna.sight is not None and anna.sight.mine else (bela, anna)
        assert mover.sight is not None
        answer = await mover.ask(wire.Act(0, mover.sight.legal[0].text, id="1"))
        assert isinstance(answer, wire.Accepted)
        update = await other.until(wire.Update, number=answer.number)
        assert update.sight.ply == 1
        await other.ask(wire.Say("well played", id="2"))
        said = None
        while said is None:
            message = await mover.next()
            said = message.chat if isinstance(message, wire.Update) else None
        assert said.text == "well played"
        late = Player([halls[1].url], table, None)
        await late.connect()
        snapshot = await late.next()
        assert isinstance(snapshot, wire.Snapshot)
        assert [seat.here for seat in snapshot.table.seats] == [True, True]
        for player in (anna, bela, late):
            await player.close()

    asyncio.run(play())


def test_of_two_moves_at_once_through_two_processes_one_wins(
    halls: list[RunningHall], people: list[httpx.Client]
) -> None:
    """The same person at both: two different actions for the same ply, and one entry."""
    table = table_of(people, game="drako")

    async def play() -> None:
        first = [Player([hall.url], table, people[0]) for hall in halls]
        second = [Player([hall.url], table, people[1]) for hall in halls]
        for player in (*first, *second):
            await player.connect()
            await player.next()
        for _ in range(10):
            movers = first if first[0].sight is not None and first[0].sight.mine else second
            sight = movers[0].sight
            assert sight is not None
            choices = [sight.legal[0].text, sight.legal[-1].text]
            pairs = zip(movers, choices, strict=True)
            answers = await asyncio.gather(
                *(mover.ask(wire.Act(sight.ply, choice, id="x")) for mover, choice in pairs)
            )
            accepted = [answer for answer in answers if isinstance(answer, wire.Accepted)]
            if len(set(choices)) == 2:
                assert len(accepted) == 1
                assert {answer.code for answer in answers if isinstance(answer, wire.Refused)} == {"stale"}
            for player in (*first, *second):
                while player.sight is None or player.sight.ply <= sight.ply:
                    await player.next()
            assert len({player.number for player in (*first, *second)}) == 1
        for player in (*first, *second):
            await player.close()

    asyncio.run(play())

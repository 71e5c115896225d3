"""Two server processes on one PostgreSQL and one Redis: each of them serves every table."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from dragonhall.core.records.match import replay
from dragonhall.core.records.record import loads
from dragonhall.games import configure
from dragonhall.server import wire
from tests.server.players import Player, RandomPlayer, play_out, read
from tests.server.running_server import UNHURRIED, RunningServer
from tests.server.services import running_postgres, running_redis

pytestmark = pytest.mark.slow
SECRET = "the same secret signs the cookies of both processes"


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    folder = tmp_path_factory.mktemp("several")
    with running_postgres() as database, running_redis(folder) as redis:
        shared = {**UNHURRIED, "database": database, "redis": redis, "secret": SECRET}
        with (
            RunningServer(folder / "one", **shared) as one,
            RunningServer(folder / "two", **shared) as two,
        ):
            yield [one, two]


@pytest.fixture
def people(servers: list[RunningServer]) -> Iterator[list[httpx.Client]]:
    """Two guests, one through each process."""
    with servers[0].guest("Anna") as anna, servers[1].guest("Bela") as bela:
        yield [anna, bela]


def table_of(people: list[httpx.Client], **asked: str) -> str:
    """Open a table through one process and join it through the other."""
    table = str(people[0].post("/api/tables", json=asked).json()["id"])
    joined = people[1].post(f"/api/tables/{table}/join", json={})
    assert joined.status_code == 200, joined.text
    assert joined.json()["status"] == "running"
    return table


@pytest.mark.parametrize("game", ["drako", "draco", "signori"])
def test_game_with_reconnections_to_two_processes(
    servers: list[RunningServer], people: list[httpx.Client], game: str
) -> None:
    table = table_of(people, game=game)
    rng = random.Random(game)
    urls = [server.url for server in servers]
    seated = [
        RandomPlayer(urls, table, person, random.Random(rng.random()), breaks=0.03) for person in people
    ]
    endings = asyncio.run(play_out(seated))
    assert len({str(sight.ending) for sight in endings}) == 1
    for person in people:
        record = loads(person.get(f"/api/tables/{table}/record").text)
        header = record.header
        assert replay(configure(header.game, header.players, header.options), record).state.over


def test_moves_and_chat_reach_the_other_process(
    servers: list[RunningServer], people: list[httpx.Client]
) -> None:
    table = table_of(people, game="drako")

    async def play() -> None:
        anna, bela = (Player([server.url], table, who) for server, who in zip(servers, people, strict=True))
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
        late = Player([servers[1].url], table, None)
        await late.connect()
        snapshot = await late.next()
        assert isinstance(snapshot, wire.Snapshot)
        assert [seat.here for seat in snapshot.table.seats] == [True, True]
        for player in (anna, bela, late):
            await player.close()

    asyncio.run(play())


def test_concurrent_moves_through_two_processes_have_one_winner(
    servers: list[RunningServer], people: list[httpx.Client]
) -> None:
    """One player sends two different actions for the same ply through both; one entry is written."""
    table = table_of(people, game="drako")

    async def play() -> None:
        first = [Player([server.url], table, people[0]) for server in servers]
        second = [Player([server.url], table, people[1]) for server in servers]
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


SEAT_CHANGES = [("draco", 3, 0, 1), ("draco", 3, 1, 2), ("signori", 4, 2, 0), ("signori", 4, 3, 1)]


@pytest.mark.parametrize(("game", "players", "left", "taken"), SEAT_CHANGES)
def test_sockets_of_a_left_seat_never_show_its_next_player(
    servers: list[RunningServer], game: str, players: int, left: int, taken: int
) -> None:
    """Anna leaves a seat and takes another; Bela takes the first one through the other process."""
    names = ["Anna", "Bela", "Cara", "Dora"][:players]
    with ExitStack() as clients:
        anna, bela, *others = [clients.enter_context(servers[0].guest(name)) for name in names]
        asked = {"game": game, "players": players, "seats": [{"kind": "open"}] * players}
        info = anna.post("/api/tables", json=asked).json()
        table, seats = info["id"], [seat["seat"] for seat in info["seats"]]
        here, there = servers[0].url, servers[1].url

        def sit(client: httpx.Client, place: int, url: str) -> None:
            answer = client.post(f"{url}/api/tables/{table}/join", json={"seat": seats[place]})
            assert answer.status_code == 200, answer.text

        async def play() -> None:
            free = [place for place in range(players) if place not in (left, taken)]
            for client, place in zip(others, free, strict=True):
                sit(client, place, here)
            sit(anna, left, here)
            old = [Player([here], table, anna, query) for query in ("", f"?seat={seats[left]}")]
            for socket in old:
                await socket.connect()
                await socket.next()
            assert anna.post(f"{here}/api/tables/{table}/leave", json={}).status_code == 200
            sit(anna, taken, here)
            sit(bela, left, there)
            for socket in old:
                while socket.sight is None:
                    await socket.next()
            allowed = [Player([here], table, anna, query) for query in (f"?seat={seats[taken]}", "?seat=")]
            for socket, fresh in zip(old, allowed, strict=True):
                await fresh.connect()
                await fresh.next()
                assert fresh.sight is not None
                shown = [read(raw) for raw in socket.received]
                sights = [m.sight for m in shown if isinstance(m, wire.Snapshot | wire.Update) and m.sight]
                assert {sight.digest for sight in sights} == {fresh.sight.digest}
                assert sights[-1].picture == fresh.sight.picture
            for socket in (*old, *allowed):
                await socket.close()

        asyncio.run(play())

"""Kill the server during a dozen games: no acknowledged move is lost, clocks are sane, games continue.

`make soak` kills many times, at random moments and on both databases (bench/soak/outages.py).
"""

import asyncio
import random
import signal
import time
from pathlib import Path

import pytest

from dragonhall.core.records.record import loads
from dragonhall.server import wire
from tests.server.players import GuestFactory, Player, RandomPlayer, open_table
from tests.server.running_server import UNHURRIED, RunningServer

pytestmark = pytest.mark.slow
TABLES = 12
CLOCK = "fischer:600+2"
DOWN = 1.0  # seconds of downtime


class Stubborn(RandomPlayer):
    """A player that plays until the server dies and remembers the acknowledged moves."""

    async def play_until_dead(self) -> None:
        await self.connect()
        sent: dict[str, str] = {}
        answered = -1
        while True:
            if self.sight is not None and self.sight.mine and self.sight.ply != answered:
                answered = self.sight.ply
                sent[str(answered)] = self.rng.choice(self.sight.legal).text
                await self.send(wire.Act(answered, sent[str(answered)], id=str(answered)))
                await asyncio.sleep(self.rng.random() * 0.2)
            got = await self.next()
            if isinstance(got, wire.Accepted):
                self.acknowledged.append((int(got.id), sent[got.id]))


def table_request(number: int) -> dict[str, object]:
    game = ("drako", "draco", "signori")[number % 3]
    return {"game": game, "clock": CLOCK, "visibility": "link"}


def test_nothing_acknowledged_is_lost(tmp_path: Path, guests: GuestFactory) -> None:
    rng = random.Random(1)
    with RunningServer(tmp_path / "data", **UNHURRIED) as server:
        people = guests(server, "Anna", "Bela")
        tables = [open_table(people, **table_request(number)) for number in range(TABLES)]
        players = [
            Stubborn([server.url], table, person, random.Random(rng.random()))
            for table in tables
            for person in people
        ]

        async def play_and_kill() -> None:
            tasks = [asyncio.create_task(player.play_until_dead()) for player in players]
            while sum(len(player.acknowledged) for player in players) < 10 * TABLES:
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.random())
            server.process.send_signal(signal.SIGKILL)
            await asyncio.gather(*tasks, return_exceptions=True)

        asyncio.run(play_and_kill())
        server.process.wait()
    time.sleep(DOWN)

    with RunningServer(tmp_path / "data", **UNHURRIED) as again:
        asyncio.run(look_and_go_on(again, tables, players))
        for table in tables:
            client = next(person for person in people)
            client.base_url = again.url
            text = client.get(f"/api/tables/{table}/record").text
            moves = loads(text).moves
            for player in players:
                if player.table == table:
                    assert all(moves[ply].action == action for ply, action in player.acknowledged)


async def look_and_go_on(server: RunningServer, tables: list[str], players: list[Stubborn]) -> None:
    """Assert that every clock lost at most the seconds that were played; then play every game to its end."""
    again: list[RandomPlayer] = []
    for player in players:
        seen = Player([server.url], player.table, None)
        seen.cookie = player.cookie
        await seen.connect()
        snapshot = await seen.next()
        await seen.close()
        assert isinstance(snapshot, wire.Snapshot)
        assert snapshot.table.status in ("running", "over")
        assert snapshot.number >= player.number
        assert len(snapshot.clocks) == 2
        assert all(600 - 30 < clock.left <= 600 for clock in snapshot.clocks), snapshot.clocks
        came_back = RandomPlayer([server.url], player.table, None, player.rng)
        came_back.cookie = player.cookie
        again.append(came_back)
    await asyncio.gather(*(player.play() for player in again))

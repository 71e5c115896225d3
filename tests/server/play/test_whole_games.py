"""Whole games of each kind, played by programs over the protocol only."""

import asyncio
import random

import httpx
import msgspec
import pytest

from dragonhall.core.records.match import replay
from dragonhall.core.records.record import loads
from dragonhall.games import configure
from dragonhall.server import wire
from tests.server.players import GuestFactory, Player, RandomPlayer, open_table, play_out
from tests.server.running_server import RunningServer

GAMES = [
    ("drako", 2, {"matchup": "knights-trolls"}),
    ("drako", 2, {"matchup": "dragon-dwarves", "edition": "it"}),
    ("draco", 3, {}),
    ("signori", 2, {}),
    pytest.param("signori", 4, {}, marks=pytest.mark.slow),
]


def verify_record(client: httpx.Client, table: str) -> int:
    """Download the record, replay it, and return the number of actions."""
    text = client.get(f"/api/tables/{table}/record").text
    record = loads(text)
    header = record.header
    match = replay(configure(header.game, header.players, header.options), record)
    assert match.state.over
    answer = client.get(f"/api/tables/{table}/verify").json()
    assert answer["seed"] == record.seed
    assert answer["plies"] == len(record.moves)
    return len(record.moves)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_game_over_sockets_with_broken_connections(
    quick_server: RunningServer, guests: GuestFactory, game: str, players: int, options: dict[str, str]
) -> None:
    people = guests(quick_server, *(f"Player {k}" for k in range(players)))
    table = open_table(people, game=game, players=players, options=options)
    rng = random.Random(f"{game} {players}")
    seated = [
        RandomPlayer([quick_server.url], table, person, random.Random(rng.random()), breaks=0.03)
        for person in people
    ]
    endings = asyncio.run(play_out(seated))
    assert len({str(sight.ending) for sight in endings}) == 1
    assert not [refusal for player in seated for refusal in player.refusals if refusal.code != "stale"]
    assert sum(player.reconnects for player in seated) > 0
    plies = verify_record(people[0], table)
    record = loads(people[0].get(f"/api/tables/{table}/record").text)
    acknowledged = {ply: action for player in seated for ply, action in player.acknowledged}
    assert all(record.moves[ply].action == action for ply, action in acknowledged.items())
    assert len(acknowledged) > plies / 2


def test_game_of_one_person_against_bots(quick_server: RunningServer, guests: GuestFactory) -> None:
    (person,) = guests(quick_server, "Anna")
    made = person.post("/api/play-now", json={"game": "draco", "players": 4, "level": "random"}).json()
    assert made["status"] == "running"
    player = RandomPlayer([quick_server.url], made["id"], person, random.Random(5))
    sight = asyncio.run(player.play())
    assert sight.ending is not None
    verify_record(person, made["id"])


def test_missed_updates_are_sent_once_and_in_order(quick_server: RunningServer, guests: GuestFactory) -> None:
    """Reconnecting with the last number gives the same lines as staying connected."""
    people = guests(quick_server, "Anna", "Bela")
    table = open_table(people, game="drako")

    async def play() -> tuple[list[str], list[str]]:
        stays = Player([quick_server.url], table, None)
        leaves = Player([quick_server.url], table, None)
        await stays.connect()
        await leaves.connect()
        await stays.next()
        await leaves.next()
        start = leaves.number
        await leaves.close()
        movers = [Player([quick_server.url], table, person) for person in people]
        for mover in movers:
            await mover.connect()
            await mover.next()
        for _ in range(12):
            mover = next(each for each in movers if each.sight is not None and each.sight.mine)
            assert mover.sight is not None
            ply = mover.sight.ply
            await mover.send(wire.Act(ply, mover.sight.legal[0].text, id=str(ply)))
            for each in movers:
                while each.sight is None or each.sight.ply == ply:
                    await each.next()
        last = movers[0].number
        while stays.number < last:
            await stays.next()
        assert leaves.number == start
        await leaves.connect(again=True)
        while leaves.number < last:
            await leaves.next()
        for player in (stays, leaves, *movers):
            await player.close()
        return lines_of(stays, start), lines_of(leaves, start)

    received, received_later = asyncio.run(play())
    assert received
    assert received_later == received


def lines_of(player: Player, after: int) -> list[str]:
    """Return the sentences of all updates after a number."""
    messages = [msgspec.json.decode(raw) for raw in player.received]
    updates = [message for message in messages if message["type"] == "update" and message["number"] > after]
    return [line["sentence"] for message in updates for line in message.get("lines", [])]

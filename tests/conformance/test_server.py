"""The records replayed by a running server, at every ply: import, socket, bot protocol, `dragonhall join`.

The server has the record's deal (`servers.py`). It must show every seat and the spectators the same views and
the same legal actions, and export the same record, byte for byte.
"""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from dragonhall.core.layout import SPECTATOR
from dragonhall.resources import data_folder
from dragonhall.server import wire
from tests.conformance.script import GAMES, Position, Script, file_of, script
from tests.conformance.servers import Prepared, prepare
from tests.server.bot_api.programs import Bot
from tests.server.players import socket_address
from tests.server.running_server import PATIENCE, UNHURRIED, RunningServer

pytestmark = pytest.mark.slow
each_game = pytest.mark.parametrize("name", GAMES)
read = msgspec.json.Decoder(wire.ToViewer).decode
# A program that plays the actions of the record and writes down what it was shown.
REPLAYER = """
import json, sys
moves = [json.loads(line) for line in open(sys.argv[1])]
moves = [move["action"] for move in moves if move["type"] == "move"]
with open(sys.argv[2], "w") as notes:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "question":
            sight = message["sight"]
            print(json.dumps(sight), file=notes, flush=True)
            print(json.dumps({"id": message["id"], "action": moves[sight["ply"]]}), flush=True)
"""


class Harness:
    def __init__(self, server: RunningServer, prepared: Prepared) -> None:
        self.server = server
        self.tokens = prepared.tokens
        self.tables = prepared.tables

    def record(self, table: str) -> str:
        return self.server.get(f"/api/tables/{table}/record").text


def harness_for(door: str) -> Any:
    """A fixture with a separate server for each interface, so that the names of the record's players are
    free.
    """

    @pytest.fixture(scope="module", name=door)
    def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harness]:
        folder = tmp_path_factory.mktemp(door) / "data"
        prepared = prepare(folder)
        with RunningServer(folder, **UNHURRIED) as server:
            yield Harness(server, prepared)

    return opened


by_socket, by_bots, by_programs = (harness_for(door) for door in ("by_socket", "by_bots", "by_programs"))


def plain(value: Any) -> Any:
    """Return the value after a round trip through JSON."""
    return json.loads(json.dumps(value))


def check(sight: wire.Sight | None, position: Position, viewer: int) -> None:
    """Assert that the sight shows this position to this viewer."""
    assert sight is not None
    seen = position.seen[viewer]
    where = (position.ply, viewer)
    assert (sight.ply, sight.digest) == (position.ply, seen.digest), where
    assert sight.picture == plain(seen.picture), where
    assert sight.counted == plain(seen.counted), where
    assert [action.text for action in sight.legal] == seen.legal, where
    assert sight.mine == (position.seat is not None and position.seat == viewer), where


# ---- importing ---------------------------------------------------------------------------------------


@each_game
def test_imported_record_is_shown_as_it_was_played(name: str, by_socket: Harness) -> None:
    known = script(name)
    viewers = [*known.game.seats, ""]
    with by_socket.server.guest("Importer") as guest:
        made = guest.post("/api/records", content=known.text)
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        for position in known.positions:
            viewer = position.ply % len(viewers)
            asked = {"ply": str(position.ply), "view": viewers[viewer]}
            shown = guest.get(f"/api/tables/{table}/replay", params=asked).json()
            seen = position.seen[viewer]
            assert (shown["ply"], shown["sight"]["digest"]) == (position.ply, seen.digest)
            assert shown["sight"]["picture"] == plain(seen.picture)
        assert guest.get(f"/api/tables/{table}/record").text == known.text
        assert guest.get(f"/api/tables/{table}/verify").json()["last_hash"] == known.record.moves[-1].hash


# ---- the socket --------------------------------------------------------------------------------------


async def sights(socket: Any, expected: Position, viewer: int) -> None:
    """Read messages until one shows a position; it must be the expected one."""
    while True:
        async with asyncio.timeout(PATIENCE):
            message = read(await socket.recv())
        assert not isinstance(message, wire.Refused), message
        sight = getattr(message, "sight", None)
        if sight is not None:
            check(sight, expected, viewer)
            return


async def play_by_sockets(harness: Harness, known: Script, table: str) -> None:
    names = known.record.header.names
    tokens = [harness.tokens[name] for name in names]
    headers: list[dict[str, str]] = [{"authorization": f"Bearer {token}"} for token in tokens] + [{}]
    address = socket_address(harness.server.url, table)
    viewers = list(zip(known.viewers, headers, strict=True))
    sockets = [
        await connect(address, additional_headers=header, compression=None, max_size=None)
        for _, header in viewers
    ]
    for position in known.positions:
        for viewer, socket in zip(known.viewers, sockets, strict=True):
            await sights(socket, position, viewer)
        if position.seat is not None:
            action = known.record.moves[position.ply].action
            await sockets[position.seat].send(
                msgspec.json.encode(wire.Act(position.ply, action, id="1")).decode()
            )
    for socket in sockets:
        await socket.close()


@each_game
def test_socket_shows_every_viewer_the_same_views(name: str, by_socket: Harness) -> None:
    assert script(name).viewers[-1] == SPECTATOR
    table = by_socket.tables[name]
    asyncio.run(play_by_sockets(by_socket, script(name), table))
    assert by_socket.record(table) == script(name).text


# ---- the bot protocol --------------------------------------------------------------------------------


def next_sight(lines: Iterator[Any]) -> wire.Sight:
    sight = next(line.sight for line in lines if getattr(line, "sight", None) is not None)
    assert isinstance(sight, wire.Sight)
    return sight


@each_game
def test_bot_protocol_shows_each_seat_the_same_views(name: str, by_bots: Harness) -> None:
    known, table = script(name), by_bots.tables[name]
    with ExitStack() as stack:
        bots = [Bot(by_bots.server, by_bots.tokens[player]) for player in known.record.header.names]
        for bot in bots:
            stack.enter_context(bot.client)
        streams = [stack.enter_context(bot.follow(table)) for bot in bots]
        for position in known.positions:
            for seat, lines in enumerate(streams):
                check(next_sight(lines), position, seat)
            if position.seat is not None:
                answer = bots[position.seat].move(
                    table, position.ply, known.record.moves[position.ply].action
                )
                assert answer.status_code == 200, answer.text
        rest = [line for lines in streams for line in lines]  # the streams end with the game
        assert all(isinstance(line, wire.Presence) for line in rest)
    assert by_bots.record(table) == known.text


@each_game
def test_programs_get_the_same_views(name: str, by_programs: Harness, tmp_path: Path) -> None:
    """Run `dragonhall join` for both seats, with programs that play the actions of the record."""
    known, table = script(name), by_programs.tables[name]
    program = tmp_path / "replayer.py"
    program.write_text(REPLAYER)
    source = os.pathsep.join([str(data_folder() / "src"), os.environ.get("PYTHONPATH", "")])
    processes = []
    for seat, player in enumerate(known.record.header.names):
        bot = f"{program} {file_of(name)} {tmp_path / str(seat)}"
        command = ["join", name, "--bot", bot, "--url", by_programs.server.url, "--games", "1"]
        processes.append(
            subprocess.Popen(
                [sys.executable, "-m", "dragonhall", *command],
                env={**os.environ, "DRAGONHALL_TOKEN": by_programs.tokens[player], "PYTHONPATH": source},
                stderr=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
    received = [process.communicate(timeout=PATIENCE) for process in processes]
    assert [process.returncode for process in processes] == [0, 0], received
    for seat in range(known.game.players):
        lines = (tmp_path / str(seat)).read_text("utf-8").splitlines()
        noted = [msgspec.json.decode(line, type=wire.Sight) for line in lines]
        expected = [position for position in known.positions if position.seat == seat]
        assert len(noted) == len(expected)
        for sight, position in zip(noted, expected, strict=True):
            check(sight, position, seat)
    assert by_programs.record(table) == known.text

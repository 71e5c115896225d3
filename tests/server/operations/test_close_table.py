"""`admin close` on tables whose players move all the time."""

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from dragonhall.cli import main
from dragonhall.server.errors import ConflictError
from dragonhall.server.operations import close_table
from dragonhall.server.store import Store
from tests.server.players import RandomPlayer, open_table
from tests.server.running_server import PATIENCE, UNHURRIED, RunningServer
from tests.server.services import running_postgres

ENOUGH = 10  # moves after which the table is closed


@contextmanager
def busy(server: RunningServer, people: list[httpx.Client], table: str) -> Iterator[list[RandomPlayer]]:
    """Two programs play as fast as they can, until the game is over or closed."""
    players = [RandomPlayer([server.url], table, person, random.Random(table)) for person in people]
    under_way = threading.Event()
    over = threading.Event()

    async def play() -> None:
        games = [asyncio.ensure_future(player.play()) for player in players]
        while not over.is_set() and not any(game.done() for game in games):
            if sum(len(player.acknowledged) for player in players) >= ENOUGH:
                under_way.set()
            await asyncio.sleep(0.001)
        under_way.set()
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        for player in players:
            await player.close()

    thread = threading.Thread(target=lambda: asyncio.run(play()))
    thread.start()
    try:
        assert under_way.wait(PATIENCE)
        yield players
    finally:
        over.set()
        thread.join()


def close_busy_tables(server: RunningServer, *settings: str) -> None:
    closed = 0
    with ExitStack() as stack:
        people = [stack.enter_context(server.guest(name)) for name in ("Busy one", "Busy two")]
        for _ in range(20):
            table = open_table(people, game="signori", players=2)
            with busy(server, people, table):
                code = main(["admin", *settings, "close", table])
                if status_of(people[0], table) == "over":  # the game ended before it was closed
                    continue
                assert code == 0
                until_aborted(people[0], table)
            assert main(["admin", *settings, "close", table]) == 2
            closed += 1
            if closed == 3:
                return
    raise AssertionError("every game was over before it could be closed")


def status_of(person: httpx.Client, table: str) -> str:
    return str(person.get(f"/api/tables/{table}").json()["status"])


def until_aborted(person: httpx.Client, table: str) -> None:
    """Wait until the server has read the entry, after refusing the next move of a player."""
    end = time.monotonic() + PATIENCE
    while status_of(person, table) != "aborted":
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.slow
def test_close_wins_against_constant_moves(quick_server: RunningServer) -> None:
    close_busy_tables(quick_server, "--data", str(quick_server.folder))


@pytest.mark.slow
def test_close_wins_against_constant_moves_on_postgresql(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        running_postgres() as database,
        RunningServer(tmp_path / "data", **{**UNHURRIED, "database": database}) as server,
    ):
        monkeypatch.setenv("DRAGONHALL_DATABASE", database)
        close_busy_tables(server, "--data", str(server.folder))


def test_close_gives_up_after_many_attempts() -> None:
    tried = 0

    def raced(_: Connection, __: str) -> None:
        nonlocal tried
        tried += 1
        raise IntegrityError("", None, Exception())

    async def closed() -> None:
        store = Store("sqlite://")
        try:
            await close_table.close_table(store, "T")
        finally:
            await store.close()

    with patch.object(close_table, "append_aborted", raced), pytest.raises(ConflictError) as refused:
        asyncio.run(closed())
    assert refused.value.code == "close-raced"
    assert tried == close_table.TRIES

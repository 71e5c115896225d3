"""Faults of the database, the workers and the clock: regression tests for what the soak test found."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from dragonhall.bots.worker import BotJob
from dragonhall.server import wire
from dragonhall.server.store import Store, make_engine, store
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.journal.game_cache import standard_text
from dragonhall.server.tables.live.scheduler import BOT_PATIENCE
from dragonhall.server.workers import bot_pool
from dragonhall.server.workers.bot_pool import BotPool
from tests.server.tables.table_harness import ANNA, Harness, both, harness, legal, with_harness

NOBODY = "postgresql://dragonhall@127.0.0.1:1/dragonhall"  # nothing listens on this port
DAY = 86_400.0


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/hall.sqlite3"


@pytest.mark.parametrize("same", [True, False])
def test_same_ply_through_two_processes_is_played_once(database: str, same: bool) -> None:
    """The same action is acknowledged on both connections and applied once; a different one is stale."""

    async def play() -> None:
        async with harness(url=database) as here, harness(url=database) as there:
            table, first, _ = await both(here)
            person = first.viewer.person
            elsewhere = await there.seat(await there.tables.get(table.id), person)
            choices = legal(first)
            one = await first.say(wire.Act(0, choices[0], id="x"))
            two = await elsewhere.say(wire.Act(0, choices[0 if same else 1], id="x"))
            assert isinstance(one, wire.Accepted)
            assert two == one if same else two.code == "stale"
            assert elsewhere.table.table_state.ply == table.table_state.ply == 1

    asyncio.run(play())


@with_harness()
async def test_unreachable_database_marks_no_table_as_broken(harness: Harness) -> None:
    table, first, _ = await both(harness, clock="move:5")
    engine = harness.store.engine
    harness.store.engine = make_engine(NOBODY)
    with pytest.raises(StoreError):
        await harness.tables.loader.load(table.id)
    refusal = await first.act()
    assert refusal.code == "store"
    harness.tables.loaded.clear()
    with pytest.raises(StoreError):
        await harness.tables.sweep(harness.tables.now() + DAY)
    assert not harness.tables.loader.broken
    harness.store.engine.dispose()
    harness.store.engine = engine
    assert (await harness.tables.get(table.id)).table_state.ply == 0


@with_harness()
async def test_bot_is_asked_again_after_a_failed_write(harness: Harness) -> None:
    """Also if other processes serve the same tables, each of which assumes that another one asks the bot."""
    harness.tables.bus.alone = False
    bots = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = await harness.table(ANNA, game="draco", seats=bots)
    engine, harness.store.engine = harness.store.engine, make_engine(NOBODY)
    await until(lambda: table.id not in harness.tables.loaded)
    harness.store.engine.dispose()
    harness.store.engine = engine
    again = await harness.tables.get(table.id)
    ply = again.table_state.ply
    await until(lambda: again.table_state.ply > ply)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(BOT_PATIENCE / 2):
        while not holds():
            await asyncio.sleep(0.01)


def test_database_error_is_logged_once_with_its_reason(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LOG_EVERY", 3600.0)  # longer than five attempts take

    async def ask() -> None:
        store = Store(database)
        store.engine.dispose()
        store.engine = make_engine(NOBODY)
        for _ in range(5):
            with pytest.raises(StoreError, match="Connection refused"):
                await store.read(lambda connection: connection.execute(text("SELECT 1")))
        await store.close()

    asyncio.run(ask())
    (line,) = caplog.records
    assert line.getMessage() == "database error"
    assert "Connection refused" in line.__dict__["fields"]["reason"]


def test_time_does_not_go_back_over_a_restart(database: str) -> None:
    """Otherwise delayed answers would wait until the clock has caught up."""

    async def play() -> None:
        async with harness(url=database) as before:
            before.ahead = DAY
            table, first, _ = await both(before, clock="fischer:600+5")
            await first.act()
            then = table.table_state.changed
        async with harness(url=database) as after:
            assert then <= after.tables.now() < then + 60
            again = await after.tables.get(table.id)
            assert all(left > 590 for left in again.table_state.clocks.left)

    asyncio.run(play())


def test_idle_worker_death_does_not_fail_the_next_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MOST_DEATHS", 1)
    job = BotJob("draco", 2, {}, standard_text("draco"), bytes(32).hex(), [], [], bot="random")

    async def ask() -> None:
        pool = BotPool(1)
        try:
            first = await pool.choose(job)
            (worker,) = pool.processes
            os.kill(worker, signal.SIGKILL)
            process = pool.workers[0].process
            assert process is not None
            await process.wait()
            assert await pool.choose(job) == first
            assert pool.processes != [worker]
        finally:
            await pool.close()

    asyncio.run(ask())

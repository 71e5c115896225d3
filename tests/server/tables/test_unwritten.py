"""Entries that are applied but not on disk yet may still lose a race: they must not reveal anything."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from dragonhall.core.errors import DragonhallError
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, ForbiddenError, UnavailableError
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.http.requests import Join
from dragonhall.server.tables.live.table import Table
from tests.server.tables.table_harness import ANNA, BELA, CARA, Harness, Seat, both
from tests.server.tables.table_harness import harness as open_harness


class SlowWrite:
    """Replaces `store.append`: writes wait until `may_go_on` is set."""

    def __init__(self, harness: Harness, fails: bool = False) -> None:
        self.append = harness.store.append
        self.fails = fails
        self.begun, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, written: Any) -> None:
        self.begun.set()
        await self.may_go_on.wait()
        if self.fails:
            raise StoreError
        await self.append(written)


@asynccontextmanager
async def during_write(harness: Harness, work: Awaitable[Any], fails: bool = False) -> AsyncIterator[None]:
    """Run the body while `work` waits for its write; at the end `work` must have been refused."""
    slow = SlowWrite(harness, fails)
    with patch.object(harness.store, "append", slow):
        task = asyncio.ensure_future(work)
        await slow.begun.wait()
        yield
        slow.may_go_on.set()
        with pytest.raises(DragonhallError):
            await task


def asked(table: Table, person: Person | None, view: str) -> "asyncio.Task[Any]":
    words = table.tables.speech("en", table.table_state.game)
    return asyncio.ensure_future(replays.replayed(table, person, view, None, words))


async def resign(player: Seat) -> None:
    answer = await player.say(wire.Resign(id="r"))
    assert isinstance(answer, wire.Refused)
    raise ConflictError(answer.code)


async def turns_of_the_loop() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_seat_lost_to_another_process_is_never_shown(tmp_path: Path) -> None:
    async def race() -> None:
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table = await one.table(ANNA, game="draco", players=2)
            elsewhere = await other.tables.get(table.id)
            seat = table.table_state.game.seats[1]
            async with during_write(one, seating.join(table, CARA, Join(seat=seat))):
                shown = asked(table, CARA, seat)
                await turns_of_the_loop()
                await seating.join(elsewhere, BELA, Join(seat=seat))
            with pytest.raises(ForbiddenError):
                await shown
            assert (await asked(table, BELA, seat)).sight.picture["hand"][seat]

    asyncio.run(race())


def test_end_that_loses_a_race_reveals_nothing(tmp_path: Path) -> None:
    async def race() -> None:
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table, first, second = await both(one)
            elsewhere = await other.tables.get(table.id)
            talker = await other.seat(elsewhere, second.viewer.person)
            async with during_write(one, resign(first)):
                shown = asked(table, None, replays.ALL)
                record = asyncio.ensure_future(replays.record_of(table))
                await turns_of_the_loop()
                await talker.say(wire.Say("one moment", id="s"))
            with pytest.raises(ForbiddenError):
                await shown
            with pytest.raises(ConflictError):
                await record
            assert table.table_state.status == "running"

    asyncio.run(race())


def test_end_that_cannot_be_written_reveals_nothing() -> None:
    async def fail() -> None:
        async with open_harness() as harness:
            table, first, _ = await both(harness)
            async with during_write(harness, resign(first), fails=True):
                shown = asked(table, None, replays.ALL)
                await turns_of_the_loop()
            with pytest.raises(UnavailableError):
                await shown
            with pytest.raises(UnavailableError):
                await replays.record_of(table)

    asyncio.run(fail())


def test_table_that_cannot_be_reloaded_is_unloaded(tmp_path: Path) -> None:
    async def fail() -> None:
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table, first, second = await both(one)
            elsewhere = await other.tables.get(table.id)
            talker = await other.seat(elsewhere, second.viewer.person)
            async with during_write(one, resign(first)):
                await talker.say(wire.Say("one moment", id="s"))
                lost = patch.object(one.tables.reader, "load", side_effect=StoreError)
                lost.start()
            lost.stop()
            assert first.viewer.cut == "closing"
            assert (await one.tables.get(table.id)).table_state.status == "running"

    asyncio.run(fail())

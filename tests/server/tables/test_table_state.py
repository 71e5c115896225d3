"""A table has the state of the entries on disk: an entry that is being written may still lose a race."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from copy import copy
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from dragonhall.core.errors import DragonhallError
from dragonhall.core.text.messages import cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, ForbiddenError
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.http.requests import Join
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.table import Table
from tests.server.tables.table_harness import ANNA, BELA, CARA, Harness, Seat, both, mover, with_harness
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
        with pytest.raises((DragonhallError, StoreError)):
            await task


def asked(table: Table, person: Person | None, view: str) -> "asyncio.Task[Any]":
    words = cached_words("en", table.table_state.game)
    return asyncio.ensure_future(replays.replay(table, person, view, None, words))


async def resign(player: Seat) -> None:
    answer = await player.say(wire.Resign(id="r"))
    assert isinstance(answer, wire.Refused)
    raise ConflictError(answer.code)


def test_seat_lost_to_another_process_is_never_shown(tmp_path: Path) -> None:
    async def race() -> None:
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table = await one.table(ANNA, game="draco", players=2)
            elsewhere = await other.tables.get(table.id)
            seat = table.table_state.game.seats[1]
            async with during_write(one, seating.join(table, CARA, Join(seat=seat))):
                with pytest.raises(ConflictError):  # the game has not started
                    await asked(table, CARA, seat)
                await seating.join(elsewhere, BELA, Join(seat=seat))
            with pytest.raises(ForbiddenError):
                await asked(table, CARA, seat)
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
                await nothing_is_revealed(table)
                await talker.say(wire.Say("one moment", id="s"))
            await nothing_is_revealed(table)
            assert [line.text for line in table.table_state.chat] == ["one moment"]

    asyncio.run(race())


async def nothing_is_revealed(table: Table) -> None:
    with pytest.raises(ForbiddenError):
        await asked(table, None, replays.ALL)
    with pytest.raises(ConflictError):
        await replays.record_of(table)
    assert table.table_state.status == "running"


def test_end_that_cannot_be_written_reveals_nothing() -> None:
    async def fail() -> None:
        async with open_harness() as harness:
            table, first, _ = await both(harness)
            async with during_write(harness, resign(first), fails=True):
                await nothing_is_revealed(table)
            await nothing_is_revealed(table)
            assert first.viewer.close_reason == "closing", "the write may have succeeded: clients must reload"
            assert (await harness.tables.get(table.id)).table_state.status == "running"

    asyncio.run(fail())


def test_entries_of_the_winner_are_read_later_if_the_store_fails(tmp_path: Path) -> None:
    async def fail() -> None:
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table, first, second = await both(one)
            elsewhere = await other.tables.get(table.id)
            talker = await other.seat(elsewhere, second.viewer.person)
            number = table.table_state.number
            async with during_write(one, resign(first)):
                await talker.say(wire.Say("one moment", id="s"))
                lost = patch.object(one.tables.loader, "load", side_effect=StoreError)
                lost.start()
            lost.stop()
            assert table.table_state.number == number
            await table.catch_up()
            assert table.table_state.number == elsewhere.table_state.number == number + 1

    asyncio.run(fail())


@with_harness()
async def test_state_in_use_does_not_change(harness: Harness) -> None:
    """Requests keep a state while later entries are written. It stays as it was, and equals the journal."""
    table = await harness.table(ANNA, BELA, game="signori", players=2, clock="fischer:600+5")
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    states = []
    for k in range(40):
        states.append((table.table_state, contents(table.table_state)))
        await mover(*seats).act(-1)
        await seats[k % 2].say(wire.Say("hello", id="s"))
        await seats[k % 2].say(wire.Undo(table.table_state.ply, id="u"))
        await seats[1 - k % 2].say(wire.AnswerUndo(table.table_state.ply, bool(k % 3), id="a"))
    await seats[0].say(wire.Resign(id="r"))
    reader = harness.tables.loader
    entries = (await reader.load(table.id)).entries
    for state, before in states:
        assert contents(state) == before
        replayed = await reader.table_state(
            (await reader.load(table.id))._replace(entries=entries[: state.number])
        )
        assert contents(replayed) == before
    assert contents(await reader.table_state(await reader.load(table.id))) == contents(table.table_state)


def contents(state: TableState) -> dict[str, Any]:
    """Return everything in a table's state as values that compare by content."""
    match, clocks = state.match, state.clocks
    assert match is not None
    played = (match.state.digest, list(match.moves), list(match.events), sorted(match.checkpoints))
    time = {name: copy(value) for name, value in vars(clocks).items() if name != "outages"}
    rest = {
        name: copy(value) for name, value in vars(state).items() if name not in ("match", "clocks", "game")
    }
    return {**rest, "clocks": time, "match": played}

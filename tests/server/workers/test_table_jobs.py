"""Bot jobs of tables: submitted once, with the right priority, and removed when obsolete."""

import asyncio
from typing import Any

import pytest

from dragonhall.bots.worker import BotAnswer
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.commands.seating import ACCOUNTS_AT_ADDRESS
from dragonhall.server.tables.http.requests import SetSeat
from dragonhall.server.tables.live.table import Table
from dragonhall.server.workers.job_queue import QUOTAS, JobKind
from tests.server.tables.table_harness import ANNA, BELA, DORA, Harness, Seat, both, with_harness
from tests.server.workers.scripted_workers import hold_workers, settled

BOT = {"kind": "bot", "level": "random"}


async def bot_begins(harness: Harness, person: Person = ANNA, **asked: Any) -> Table:
    """Open a table of a person and a bot where the bot moves first; the first player is random."""
    while True:
        table = await harness.table(person, **{"game": "draco", "seats": [{"kind": "me"}, BOT], **asked})
        if table.table_state.bot_to_move:
            return table
        async with table.lock:
            await asyncio.sleep(0)
        seat = await harness.seat(table, person)
        await seat.say(wire.Abort(id="a"))
        table.leave(seat.viewer)


@with_harness()
async def test_chat_does_not_submit_a_bot_job_again(harness: Harness) -> None:
    """Chat of a spectator must neither multiply nor restart the bot's work."""
    foreground, _ = hold_workers(harness.tables.bots)
    table = await bot_begins(harness)
    watcher = await harness.seat(table, BELA)
    for k in range(20):
        await watcher.say(wire.Say(f"line {k}", id="s"))
    assert len([begun for begun in foreground.begun if begun.moves == []]) == 1
    assert harness.tables.bots.queue.waiting[JobKind.MOVE] == 0
    assert table.table_state.match is not None
    action = str(next(iter(table.table_state.match.state.legal)))
    await foreground.release(BotAnswer(action))
    async with table.lock:
        assert table.table_state.ply >= 1


@with_harness()
async def test_table_that_ends_removes_its_job(harness: Harness) -> None:
    hold_workers(harness.tables.bots)
    first = await bot_begins(harness)
    second = await bot_begins(harness)
    await settled()
    assert harness.tables.bots.queue.waiting[JobKind.MOVE] == 1
    seat = await harness.seat(second, ANNA)
    await seat.say(wire.Abort(id="a"))
    await settled()
    assert harness.tables.bots.queue.waiting[JobKind.MOVE] == 0
    assert first.scheduler.thinking is not None


@with_harness()
async def test_bots_facing_people_have_priority(harness: Harness) -> None:
    foreground, background = hold_workers(harness.tables.bots)
    await harness.table(ANNA, game="draco", seats=[BOT, BOT])
    await bot_begins(harness, BELA)
    await settled()
    assert len(background.begun) == 1
    assert len(foreground.begun) == 1


@with_harness()
async def test_job_belongs_to_the_person_who_plays(harness: Harness) -> None:
    """Several tables of one person take turns as one; the address is the last known one."""
    harness.tables.addresses.note(ANNA.id, "192.0.2.1")
    hold_workers(harness.tables.bots)
    tables = [await bot_begins(harness) for _ in range(3)]
    rotation = harness.tables.bots.queue.rotations[JobKind.MOVE]
    await asyncio.sleep(0)
    assert list(rotation.branches) == ["192.0.2.1"]
    people = rotation.branches["192.0.2.1"].branches
    assert list(people) == [ANNA.id]
    assert set(people[ANNA.id].branches) <= {table.id for table in tables}


# ---- hints -----------------------------------------------------------------------------------------


async def asked_for_hints(harness: Harness, count: int) -> list[Seat]:
    """Open so many connections of one player at one table, each with one request for a hint."""
    table, first, _ = await both(harness)
    seats = [await harness.seat(table, first.viewer.person) for _ in range(count)]
    for seat in seats:
        await seat.begin(wire.AskHint(0, id="h"))
    return seats


@with_harness()
async def test_hints_are_limited_by_person_not_by_connection(harness: Harness) -> None:
    hold_workers(harness.tables.bots)
    seats = await asked_for_hints(harness, 40)
    refused = [message for seat in seats for message in seat.got() if isinstance(message, wire.Refused)]
    assert {message.code for message in refused} == {"too-many"}
    assert len(refused) == 40 - QUOTAS[JobKind.HINT].person


@with_harness()
async def test_hint_of_a_disconnected_viewer_is_removed(harness: Harness) -> None:
    hold_workers(harness.tables.bots)
    seats = await asked_for_hints(harness, 2)
    await settled()
    assert harness.tables.bots.queue.waiting[JobKind.HINT] == 1
    seats[1].table.leave(seats[1].viewer)
    await settled()
    assert harness.tables.bots.queue.waiting[JobKind.HINT] == 0
    assert seats[1].viewer.hint is None


# ---- tables without a person -------------------------------------------------------------------------


async def code_of(work: Any) -> str:
    with pytest.raises(Exception) as caught:  # noqa: PT011 (its code is checked)
        await work
    return str(getattr(caught.value, "code", caught.value))


@with_harness()
async def test_guest_cannot_start_a_table_without_a_person(harness: Harness) -> None:
    assert await code_of(harness.table(DORA, game="draco", seats=[BOT, BOT])) == "bot-table-account"
    table = await harness.table(DORA, game="draco", seats=[{"kind": "open"}, BOT])
    work = seating.set_seat(table, DORA, SetSeat(seat=table.table_state.game.seats[0], kind="bot"))
    assert await code_of(work) == "bot-table-account"
    assert table.table_state.status == "open"
    assert not harness.tables.bots.waiting


@with_harness()
async def test_tables_without_a_person_are_limited_by_account(harness: Harness) -> None:
    hold_workers(harness.tables.bots)
    most = harness.tables.policy.bot_tables
    opening = [harness.table(ANNA, game="draco", seats=[BOT, BOT]) for _ in range(most + 3)]
    opened = await asyncio.gather(*opening, return_exceptions=True)
    refused = [str(getattr(one, "code", "")) for one in opened if isinstance(one, Exception)]
    assert refused == ["bot-tables-many"] * 3
    await harness.table(BELA, game="draco", seats=[BOT, BOT])
    await harness.table(ANNA, game="draco", seats=[{"kind": "me"}, BOT])


@with_harness()
async def test_tables_without_a_person_are_limited_by_address(harness: Harness) -> None:
    hold_workers(harness.tables.bots)
    people = [Person(f"account {k}", f"Account {k}", "account", "en") for k in range(5)]
    for person in people:
        harness.tables.addresses.note(person.id, "192.0.2.1")
    for person in people[:ACCOUNTS_AT_ADDRESS]:
        for _ in range(harness.tables.policy.bot_tables):
            await harness.table(person, game="draco", seats=[BOT, BOT])
    last = harness.table(people[ACCOUNTS_AT_ADDRESS], game="draco", seats=[BOT, BOT])
    assert await code_of(last) == "bot-tables-many"
    await harness.table(ANNA, game="draco", seats=[BOT, BOT])

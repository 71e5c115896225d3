"""Invitation links: valid once unless the host says otherwise, also for concurrent requests."""

import asyncio
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from dragonhall.core.errors import DragonhallError
from dragonhall.server.accounts.person import Person
from dragonhall.server.store.schema import invitations
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.http.requests import Invite, Join
from dragonhall.server.tables.live.table import Table
from tests.server.running_server import RunningServer
from tests.server.services import running_postgres, running_redis
from tests.server.tables.table_harness import ANNA, BELA, CARA, Harness, with_harness
from tests.server.tables.table_harness import harness as open_harness


async def code_of(work: Awaitable[Any]) -> str:
    """Return the code of a refusal; empty if there was none."""
    try:
        await work
    except DragonhallError as error:
        return error.code
    return ""


async def private_table(harness: Harness, reusable: bool = False) -> tuple[Table, Join]:
    table = await harness.table(ANNA, game="draco", players=3, visibility="private")
    token = await seating.invite(table, ANNA, Invite(seat="arrow", reusable=reusable))
    return table, Join(invitation=token)


@with_harness()
async def test_invitation_works_once(harness: Harness) -> None:
    table, link = await private_table(harness)
    await seating.join(table, BELA, link)
    assert await code_of(seating.join(table, BELA, link)) == "already-seated"
    assert await code_of(seating.join(table, CARA, link)) == "invitation"


@with_harness()
async def test_leaving_a_seat_does_not_renew_its_invitation(harness: Harness) -> None:
    table, link = await private_table(harness)
    await seating.join(table, BELA, link)
    await seating.leave(table, BELA)
    for person in (BELA, CARA):
        assert await code_of(seating.join(table, person, link)) == "invitation"
    fresh = await seating.invite(table, ANNA, Invite(seat="arrow"))
    await seating.join(table, CARA, Join(invitation=fresh))


@with_harness()
async def test_reusable_invitation_works_while_the_seat_is_free(harness: Harness) -> None:
    table, link = await private_table(harness, reusable=True)
    for person in (BELA, CARA, BELA):
        await seating.join(table, person, link)
        assert await code_of(seating.join(table, Person("x", "X", "guest", "en"), link)) == "seat-taken"
        await seating.leave(table, person)


@with_harness()
async def test_refused_join_does_not_use_up_the_invitation(harness: Harness) -> None:
    table = await harness.table(ANNA, game="draco", players=3, visibility="private")
    token = await seating.invite(table, ANNA, Invite(seat="fire"))
    assert await code_of(seating.join(table, BELA, Join(invitation=token))) == "seat-taken"
    count = select(func.count()).select_from(invitations)
    assert await harness.store.read(lambda connection: connection.execute(count).scalar()) == 1


def test_invitation_used_in_two_processes_has_one_winner(tmp_path: Path) -> None:
    async def race(attempt: int) -> list[str]:
        url = f"sqlite:///{tmp_path / f'{attempt}.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table, link = await private_table(one)
            elsewhere = await other.tables.get(table.id)
            codes = await asyncio.gather(
                code_of(seating.join(table, BELA, link)), code_of(seating.join(elsewhere, CARA, link))
            )
            await table.catch_up()
            winner = "bela" if codes[0] == "" else "cara"
            assert table.table_state.seats[1].person == winner
            return sorted(codes)

    for attempt in range(3):
        assert asyncio.run(race(attempt)) == ["", "invitation"]


def test_invitation_used_in_another_process_is_refused(tmp_path: Path) -> None:
    """The other process has already seen the seat taken and left again."""

    async def used() -> str:
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table, link = await private_table(one)
            elsewhere = await other.tables.get(table.id)
            await seating.join(table, BELA, link)
            await seating.leave(table, BELA)
            await elsewhere.catch_up()
            return await code_of(seating.join(elsewhere, CARA, link))

    assert asyncio.run(used()) == "invitation"


def test_two_seats_joined_through_two_processes_are_both_taken(tmp_path: Path) -> None:
    async def race() -> list[str]:
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table = await one.table(ANNA, game="draco", players=3)
            elsewhere = await other.tables.get(table.id)
            joined = asyncio.gather(
                code_of(seating.join(table, BELA, Join(seat="arrow"))),
                code_of(seating.join(elsewhere, CARA, Join(seat="eye"))),
            )
            return list(await joined)

    assert asyncio.run(race()) == ["", ""]


@pytest.mark.slow
def test_one_invitation_for_many_guests_on_postgresql(tmp_path: Path) -> None:
    with running_postgres() as database, running_redis(tmp_path) as redis:
        shared = {"database": database, "redis": redis, "secret": "one secret signs for both processes"}
        with (
            RunningServer(tmp_path / "one", **shared) as one,
            RunningServer(tmp_path / "two", **shared) as two,
        ):
            with one.guest("Opener") as opener:
                asked = {"game": "draco", "players": 3, "visibility": "private"}
                table = opener.post("/api/tables", json=asked).json()["id"]
                made = opener.post(f"/api/tables/{table}/invite", json={"seat": "arrow"}).json()
            guests = [[one, two][k % 2].guest(f"Comer {k}") for k in range(6)]

            def join(k: int) -> str:
                body = {"invitation": made["invitation"]}
                answer = guests[k].post(f"/api/tables/{table}/join", json=body)
                return "" if answer.status_code == 200 else str(answer.json()["code"])

            with ThreadPoolExecutor(6) as threads:
                codes = list(threads.map(join, range(6)))
            for guest in guests:
                guest.close()
    assert codes.count("") == 1, codes
    assert set(codes) <= {"", "invitation", "seat-taken", "stale"}

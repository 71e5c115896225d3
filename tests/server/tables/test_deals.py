"""Deals: the server commits to its seeds before any player sends a salt (docs/decisions/0013)."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select

from dragonhall.core.errors import DragonhallError
from dragonhall.core.records.record import commitment_of
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.store import schema as db
from dragonhall.server.tables.commands import rematches, seating
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.http.requests import Join, NewTable, Rematch
from dragonhall.server.tables.journal import deals
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.table import Table
from tests.server import finished_games
from tests.server.players import GuestFactory
from tests.server.running_server import UNHURRIED, RunningServer
from tests.server.services import running_postgres, running_redis
from tests.server.tables.table_harness import ANNA, BELA, CARA, Harness, until, with_harness

SALT = "0f" * 16
SECRET = "one secret signs the cookies of both processes"


async def refused(work: object) -> str:
    with pytest.raises(DragonhallError) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


async def drawn(harness: Harness, person: Person = ANNA) -> deals.Deal:
    return await harness.store.write(
        lambda connection: deals.draw(connection, person.id, harness.tables.now())
    )


async def opened(harness: Harness, deal: str, person: Person = ANNA, **asked: Any) -> Table:
    request_body = msgspec.convert({"game": "drako", "deal": deal, "salt": SALT, **asked}, NewTable)
    return await seating.open_table(harness.tables, person, request_body)


def salts(table: Table) -> list[str]:
    assert table.table_state.match is not None
    return table.table_state.match.header.salts


async def resigned(harness: Harness, table: Table, person: Person = ANNA) -> None:
    await (await harness.seat(table, person)).say(wire.Resign(id="r"))


# ---- opening -------------------------------------------------------------------------------------


@with_harness()
async def test_table_is_dealt_from_the_seed_committed_before_the_salt(harness: Harness) -> None:
    deal = await drawn(harness)
    table = await opened(harness, deal.id)
    assert table.table_state.settings.commitment == commitment_of(deal.seed)
    await seating.join(table, BELA, Join(salt="other"))
    assert table.table_state.match is not None
    assert table.table_state.match.header.commitment == commitment_of(deal.seed)
    assert salts(table) == [SALT, "other"]
    assert table.table_state.match.seed == deal.seed


def test_request_with_the_salt_draws_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the server could choose among seeds after it has seen the salt."""

    @with_harness()
    async def test(harness: Harness) -> None:
        deal = await drawn(harness)
        with monkeypatch.context() as patch:
            patch.delattr(deals, "new_seeds")
            patch.delattr(rematches, "new_seeds")
            table = await opened(harness, deal.id, seats=[{"kind": "me"}, {"kind": "bot"}])
        assert table.table_state.status == "running"
        assert salts(table) == [SALT, ""]

    test()


@with_harness()
async def test_salt_without_a_deal_is_refused(harness: Harness) -> None:
    assert await refused(opened(harness, "")) == "salt-early"
    assert not harness.tables.loaded


@with_harness()
async def test_deal_opens_one_table(harness: Harness) -> None:
    deal = await drawn(harness)
    await opened(harness, deal.id)
    assert await refused(opened(harness, deal.id)) == "deal-used"
    rows = await harness.store.read(lambda connection: connection.execute(select(db.deals)).all())
    assert rows == []


@with_harness()
async def test_deal_of_another_person_is_refused(harness: Harness) -> None:
    deal = await drawn(harness)
    assert await refused(opened(harness, deal.id, BELA)) == "deal-unknown"
    assert await refused(opened(harness, "nonsense")) == "deal-unknown"
    await opened(harness, deal.id)


@with_harness()
async def test_deal_expires(harness: Harness) -> None:
    late, tidied = await drawn(harness), await drawn(harness)
    harness.ahead += deals.EXPIRES_AFTER
    assert await refused(opened(harness, late.id)) == "deal-unknown"
    now = harness.tables.now()
    await harness.store.write(lambda connection: deals.forget_expired(connection, now))
    assert await refused(opened(harness, tidied.id)) == "deal-unknown"


@with_harness()
async def test_oldest_deals_of_a_person_are_dropped(harness: Harness) -> None:
    made = []
    for _ in range(deals.MOST_OPEN + 1):
        made.append(await drawn(harness))
        harness.ahead += 1
    other = await drawn(harness, BELA)
    assert await refused(opened(harness, made[0].id)) == "deal-unknown"
    await opened(harness, made[1].id)
    await opened(harness, other.id, BELA)


@with_harness()
async def test_concurrent_requests_with_one_deal_have_one_winner(harness: Harness) -> None:
    deal = await drawn(harness)
    results = await asyncio.gather(*(opened(harness, deal.id) for _ in range(4)), return_exceptions=True)
    errors = [result.code for result in results if isinstance(result, DragonhallError)]
    assert errors == ["deal-used"] * 3


@with_harness()
async def test_refused_opening_keeps_the_deal(harness: Harness) -> None:
    deal = await drawn(harness)
    assert await refused(opened(harness, deal.id, clock="sand")) == "clock"
    await opened(harness, deal.id)


# ---- rematches -----------------------------------------------------------------------------------


async def over(harness: Harness, **asked: Any) -> Table:
    table = await harness.table(ANNA, BELA, **{"game": "drako", **asked})
    await resigned(harness, table)
    return table


@with_harness()
async def test_rematch_has_its_own_deal_and_both_salts(harness: Harness) -> None:
    table = await over(harness)
    deal = await drawn(harness)
    again = await rematches.rematch(table, ANNA, Rematch(deal=deal.id, salt=SALT))
    assert again.table_state.settings.commitment == commitment_of(deal.seed)
    assert (await rematches.rematch(table, BELA, Rematch(salt="other"))) is again
    assert again.table_state.status == "running"
    assert salts(again) == ["other", SALT]


@with_harness()
async def test_rematch_with_a_salt_without_a_deal_is_refused(harness: Harness) -> None:
    table = await over(harness)
    assert await refused(rematches.rematch(table, ANNA, Rematch(salt=SALT))) == "salt-early"
    assert not table.table_state.next_table
    assert (await rematches.rematch(table, ANNA)).table_state.status == "open"


@with_harness()
async def test_second_player_sees_the_commitment_before_the_salt(harness: Harness) -> None:
    """A salt sent with another deal is not used: Bela had not seen the table's commitment yet."""
    table = await over(harness)
    own = await drawn(harness, BELA)
    again = await rematches.rematch(table, ANNA)
    assert (await rematches.rematch(table, BELA, Rematch(deal=own.id, salt=SALT))) is again
    assert again.table_state.seats_of(BELA.id) == []
    await seating.join(again, BELA, Join(salt="after the commitment"))
    assert salts(again) == ["after the commitment", ""]
    await opened(harness, own.id, BELA)  # the deal is still unused


# ---- two legs ------------------------------------------------------------------------------------


async def second_leg(harness: Harness, first: Table) -> Table:
    await resigned(harness, first)
    await until(lambda: bool(first.table_state.next_table))
    return await harness.tables.get(first.table_state.next_table)


@with_harness()
async def test_both_legs_are_committed_before_the_salts(harness: Harness) -> None:
    deal = await drawn(harness)
    first = await opened(harness, deal.id, match="two-leg")
    assert first.table_state.settings.second_commitment == commitment_of(deal.second)
    await seating.join(first, BELA, Join(salt="other"))
    second = await second_leg(harness, first)
    assert second.table_state.status == "running"
    assert second.table_state.settings.commitment == first.table_state.settings.second_commitment
    assert second.table_state.settings.second_commitment == ""
    assert salts(second) == ["other", SALT], "a salt did not move with its player"
    assert second.table_state.seed != first.table_state.seed


@with_harness()
async def test_first_leg_is_open_while_the_second_is_played(harness: Harness) -> None:
    first = await harness.table(ANNA, BELA, game="drako", match="two-leg")
    second = await second_leg(harness, first)
    assert (await replays.record_of(first)).seed == first.table_state.seed.hex()
    await replays.check_view(first, CARA, "all")
    assert await refused(replays.record_of(second)) == "record-later"


async def as_before(harness: Harness) -> Table:
    """A match whose first table was opened by a version that did not commit to the second seed."""
    first = await harness.table(ANNA, BELA, game="drako", match="two-leg")
    first.table_state.second = b""
    first.table_state.settings = replace(first.table_state.settings, second_commitment="")
    return first


@with_harness()
async def test_match_of_an_earlier_version_continues_unsalted(harness: Harness) -> None:
    first = await as_before(harness)
    first.table_state.seats[0] = replace(first.table_state.seats[0], salt=SALT)
    second = await second_leg(harness, first)
    assert second.table_state.seed != first.table_state.seed
    assert salts(second) == ["", ""], "the salts are older than this seed"


@with_harness()
async def test_first_leg_of_a_shared_deal_is_hidden_until_the_end(harness: Harness) -> None:
    first = await as_before(harness)
    opened = replace(first.table_state.settings, leg=1, previous=first.id)
    seats = [
        e.SeatTaken("trolls", "person", ANNA.id, ANNA.name),
        e.SeatTaken("knights", "person", BELA.id, BELA.name),
    ]
    second = await harness.tables.open(opened, seats, deals.Deal(first.table_state.seed, b""))
    async with second.lock:
        await second.record(seating.start_entry(second.table_state))
    async with first.lock:
        await first.record(e.PlayerLeft("knights", "resigned"), e.NextTableOpened(second.id))
    assert await refused(replays.record_of(first)) == "record-later"
    await resigned(harness, second)
    assert (await replays.record_of(first)).seed == first.table_state.seed.hex()


# ---- over HTTP -----------------------------------------------------------------------------------


def new_deal(client: httpx.Client) -> dict[str, Any]:
    answer = client.post("/api/deals")
    assert answer.status_code == 201, answer.text
    deal: dict[str, Any] = answer.json()
    return deal


CALLS = [
    ("/api/tables", {"game": "drako", "match": "two-leg"}),
    ("/api/play-now", {"game": "draco", "level": "apprentice"}),
    ("/api/challenges", {"game": "drako", "to": ["Deal rival"]}),
]


@pytest.fixture(scope="module")
def people(server: RunningServer) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    with server.account("Deal host") as host, server.account("Deal rival") as rival:
        yield host, rival


@pytest.mark.parametrize(("call", "body"), CALLS, ids=[call for call, _ in CALLS])
def test_every_opening_call_takes_deal_and_salt(
    people: tuple[httpx.Client, httpx.Client], call: str, body: dict[str, Any]
) -> None:
    host, rival = people
    early = host.post(call, json={**body, "salt": SALT})
    assert (early.status_code, early.json()["code"]) == (422, "salt-early")
    deal = new_deal(host)
    theirs = {**body, "deal": deal["deal"], **({"to": ["Deal host"]} if "to" in body else {})}
    foreign = rival.post(call, json=theirs)
    assert (foreign.status_code, foreign.json()["code"]) == (409, "deal-unknown")
    table = host.post(call, json={**body, "deal": deal["deal"], "salt": SALT})
    assert table.status_code == 201, table.text
    assert table.json()["commitment"] == deal["commitment"]
    announced = deal["second_commitment"] if body.get("match") else ""
    assert table.json()["second_commitment"] == announced
    again = host.post(call, json={**body, "deal": deal["deal"], "salt": SALT})
    assert (again.status_code, again.json()["code"]) == (409, "deal-used")


def test_deal_needs_a_session_and_is_limited(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", tables_per_minute="2") as server, server.guest("Dealer") as guest:
        assert server.post("/api/deals").status_code == 401
        first = new_deal(guest)
        assert first["deal"] != new_deal(guest)["deal"]
        assert guest.post("/api/deals").status_code == 429


def test_rematch_takes_deal_and_salt_over_http(server: RunningServer, guests: GuestFactory) -> None:
    one, two = guests(server, "Again one", "Again two")
    table = one.post("/api/tables", json={"game": "draco", "visibility": "link"}).json()["id"]
    two.post(f"/api/tables/{table}/join", json={})
    finished_games.resigned(server, two, table)
    deal = new_deal(one)
    again = one.post(f"/api/tables/{table}/rematch", json={"deal": deal["deal"], "salt": SALT}).json()
    assert again["commitment"] == deal["commitment"]
    there = two.post(f"/api/tables/{table}/rematch", json={"salt": "two's own"}).json()
    assert (there["id"], there["status"]) == (again["id"], "running")
    finished_games.resigned(server, two, again["id"])
    verified = one.get(f"/api/tables/{again['id']}/verify").json()
    assert (verified["verdict"], sorted(verified["salts"])) == ("fair", sorted([SALT, "two's own"]))
    assert len(verified["salted"]) == 2
    before = one.get(f"/api/tables/{table}/verify").json()
    assert (before["verdict"], before["salted"]) == ("unsalted", [])


def test_invitation_shows_the_commitment_of_a_private_table(
    server: RunningServer, guests: GuestFactory
) -> None:
    host, invited = guests(server, "Private host", "Private guest")
    table = host.post("/api/tables", json={"game": "draco", "visibility": "private"}).json()
    token = host.post(f"/api/tables/{table['id']}/invite", json={"seat": "arrow"}).json()["invitation"]
    address = f"/api/tables/{table['id']}"
    assert invited.get(address).status_code == 404
    assert invited.get(address, params={"invitation": token + "x"}).status_code == 404
    shown = invited.get(address, params={"invitation": token}).json()
    assert shown["commitment"] == table["commitment"]
    joined = invited.post(f"{address}/join", json={"invitation": token, "salt": SALT})
    assert joined.json()["status"] == "running"


@pytest.mark.slow
def test_one_deal_opens_one_table_on_postgresql(tmp_path: Path) -> None:
    """Two processes on one database get several concurrent requests with the same deal."""
    with running_postgres() as database, running_redis(tmp_path) as redis:
        shared = {
            **UNHURRIED,
            "database": database,
            "redis": redis,
            "secret": SECRET,
        }
        with (
            RunningServer(tmp_path / "one", **shared) as one,
            RunningServer(tmp_path / "two", **shared) as two,
            one.guest("Racer") as here,
            two.client() as there,
            ThreadPoolExecutor(8) as pool,
        ):
            there.cookies.set("dragonhall", here.cookies["dragonhall"], domain="127.0.0.1")
            for _ in range(5):
                body = {"game": "draco", "deal": new_deal(here)["deal"], "salt": SALT}
                clients = [here, there] * 4
                answers = list(pool.map(lambda client: client.post("/api/tables", json=body), clients))  # noqa: B023
                statuses = sorted(answer.status_code for answer in answers)
                assert statuses == [201] + [409] * 7
                codes = {answer.json()["code"] for answer in answers if answer.status_code == 409}
                assert codes == {"deal-used"}

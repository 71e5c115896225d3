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
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.http.requests import Join, NewTable, Rematch
from dragonhall.server.tables.journal import deals
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.table import Table
from tests.server import finished_games
from tests.server.players import Crowd
from tests.server.running_server import UNHURRIED, RunningServer
from tests.server.services import running_postgres, running_redis
from tests.server.tables.table_harness import ANNA, BELA, CARA, House, in_house, until

SALT = "0f" * 16
SECRET = "one secret signs the cookies of both processes"


async def refused(work: object) -> str:
    with pytest.raises(DragonhallError) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


async def drawn(house: House, person: Person = ANNA) -> deals.Deal:
    return await house.store.write(lambda connection: deals.draw(connection, person.id, house.tables.now()))


async def opened(house: House, deal: str, person: Person = ANNA, **asked: Any) -> Table:
    wish = msgspec.convert({"game": "drako", "deal": deal, "salt": SALT, **asked}, NewTable)
    return await seating.open_table(house.tables, person, wish)


def salts(table: Table) -> list[str]:
    assert table.table_state.match is not None
    return table.table_state.match.header.salts


async def resigned(house: House, table: Table, person: Person = ANNA) -> None:
    await (await house.seat(table, person)).say(wire.Resign(id="r"))


# ---- opening -------------------------------------------------------------------------------------


@in_house()
async def test_table_is_dealt_from_the_seed_committed_before_the_salt(house: House) -> None:
    deal = await drawn(house)
    table = await opened(house, deal.id)
    assert table.table_state.settings.commitment == commitment_of(deal.seed)
    await seating.join(table, BELA, Join(salt="other"))
    assert table.table_state.match is not None
    assert table.table_state.match.header.commitment == commitment_of(deal.seed)
    assert salts(table) == [SALT, "other"]
    assert table.table_state.match.seed == deal.seed


def test_request_with_the_salt_draws_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the server could choose among seeds after it has seen the salt."""

    @in_house()
    async def test(house: House) -> None:
        deal = await drawn(house)
        with monkeypatch.context() as patch:
            patch.delattr(deals, "fresh_deal")
            patch.delattr(seating, "fresh_deal")
            table = await opened(house, deal.id, seats=[{"kind": "me"}, {"kind": "bot"}])
        assert table.table_state.status == "running"
        assert salts(table) == [SALT, ""]

    test()


@in_house()
async def test_salt_without_a_deal_is_refused(house: House) -> None:
    assert await refused(opened(house, "")) == "salt-early"
    assert not house.tables.loaded


@in_house()
async def test_deal_opens_one_table(house: House) -> None:
    deal = await drawn(house)
    await opened(house, deal.id)
    assert await refused(opened(house, deal.id)) == "deal-used"
    rows = await house.store.read(lambda connection: connection.execute(select(db.deals)).all())
    assert rows == []


@in_house()
async def test_deal_of_another_person_is_refused(house: House) -> None:
    deal = await drawn(house)
    assert await refused(opened(house, deal.id, BELA)) == "deal-unknown"
    assert await refused(opened(house, "nonsense")) == "deal-unknown"
    await opened(house, deal.id)


@in_house()
async def test_deal_expires(house: House) -> None:
    late, tidied = await drawn(house), await drawn(house)
    house.ahead += deals.EXPIRES_AFTER
    assert await refused(opened(house, late.id)) == "deal-unknown"
    now = house.tables.now()
    await house.store.write(lambda connection: deals.forget_expired(connection, now))
    assert await refused(opened(house, tidied.id)) == "deal-unknown"


@in_house()
async def test_oldest_deals_of_a_person_are_dropped(house: House) -> None:
    made = []
    for _ in range(deals.MOST_OPEN + 1):
        made.append(await drawn(house))
        house.ahead += 1
    other = await drawn(house, BELA)
    assert await refused(opened(house, made[0].id)) == "deal-unknown"
    await opened(house, made[1].id)
    await opened(house, other.id, BELA)


@in_house()
async def test_concurrent_requests_with_one_deal_have_one_winner(house: House) -> None:
    deal = await drawn(house)
    results = await asyncio.gather(*(opened(house, deal.id) for _ in range(4)), return_exceptions=True)
    errors = [result.code for result in results if isinstance(result, DragonhallError)]
    assert errors == ["deal-used"] * 3


@in_house()
async def test_refused_opening_keeps_the_deal(house: House) -> None:
    deal = await drawn(house)
    assert await refused(opened(house, deal.id, clock="sand")) == "clock"
    await opened(house, deal.id)


# ---- rematches -----------------------------------------------------------------------------------


async def over(house: House, **asked: Any) -> Table:
    table = await house.table(ANNA, BELA, **{"game": "drako", **asked})
    await resigned(house, table)
    return table


@in_house()
async def test_rematch_has_its_own_deal_and_both_salts(house: House) -> None:
    table = await over(house)
    deal = await drawn(house)
    again = await seating.rematch(table, ANNA, Rematch(deal=deal.id, salt=SALT))
    assert again.table_state.settings.commitment == commitment_of(deal.seed)
    assert (await seating.rematch(table, BELA, Rematch(salt="other"))) is again
    assert again.table_state.status == "running"
    assert salts(again) == ["other", SALT]


@in_house()
async def test_rematch_with_a_salt_without_a_deal_is_refused(house: House) -> None:
    table = await over(house)
    assert await refused(seating.rematch(table, ANNA, Rematch(salt=SALT))) == "salt-early"
    assert not table.table_state.next_table
    assert (await seating.rematch(table, ANNA)).table_state.status == "open"


@in_house()
async def test_second_player_sees_the_commitment_before_the_salt(house: House) -> None:
    """A salt sent with another deal is not used: Bela had not seen the table's commitment yet."""
    table = await over(house)
    own = await drawn(house, BELA)
    again = await seating.rematch(table, ANNA)
    assert (await seating.rematch(table, BELA, Rematch(deal=own.id, salt=SALT))) is again
    assert again.table_state.seats_of(BELA.id) == []
    await seating.join(again, BELA, Join(salt="after the commitment"))
    assert salts(again) == ["after the commitment", ""]
    await opened(house, own.id, BELA)  # the deal is still unused


# ---- two legs ------------------------------------------------------------------------------------


async def second_leg(house: House, first: Table) -> Table:
    await resigned(house, first)
    await until(lambda: bool(first.table_state.next_table))
    return await house.tables.get(first.table_state.next_table)


@in_house()
async def test_both_legs_are_committed_before_the_salts(house: House) -> None:
    deal = await drawn(house)
    first = await opened(house, deal.id, match="two-leg")
    assert first.table_state.settings.second_commitment == commitment_of(deal.second)
    await seating.join(first, BELA, Join(salt="other"))
    second = await second_leg(house, first)
    assert second.table_state.status == "running"
    assert second.table_state.settings.commitment == first.table_state.settings.second_commitment
    assert second.table_state.settings.second_commitment == ""
    assert salts(second) == ["other", SALT], "a salt did not move with its player"
    assert second.table_state.seed != first.table_state.seed


@in_house()
async def test_first_leg_is_open_while_the_second_is_played(house: House) -> None:
    first = await house.table(ANNA, BELA, game="drako", match="two-leg")
    second = await second_leg(house, first)
    assert (await replays.record_of(first)).seed == first.table_state.seed.hex()
    await replays.check_view(first, CARA, "all")
    assert await refused(replays.record_of(second)) == "record-later"


async def as_before(house: House) -> Table:
    """A match whose first table was opened by a version that did not commit to the second seed."""
    first = await house.table(ANNA, BELA, game="drako", match="two-leg")
    first.table_state.second = b""
    first.table_state.settings = replace(first.table_state.settings, second_commitment="")
    return first


@in_house()
async def test_match_of_an_earlier_version_continues_unsalted(house: House) -> None:
    first = await as_before(house)
    first.table_state.seats[0].salt = SALT
    second = await second_leg(house, first)
    assert second.table_state.seed != first.table_state.seed
    assert salts(second) == ["", ""], "the salts are older than this seed"


@in_house()
async def test_first_leg_of_a_shared_deal_is_hidden_until_the_end(house: House) -> None:
    first = await as_before(house)
    opened = replace(first.table_state.settings, leg=1, previous=first.id)
    seats = [e.Sat("trolls", "person", ANNA.id, ANNA.name), e.Sat("knights", "person", BELA.id, BELA.name)]
    second = await house.tables.open(opened, seats, deals.Deal(first.table_state.seed, b""))
    async with second.lock:
        await second.record(seating.starting(second.table_state))
    async with first.lock:
        await first.record(e.Dropped("knights", "resigned"), e.Followed(second.id))
    assert await refused(replays.record_of(first)) == "record-later"
    await resigned(house, second)
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
def people(hall: RunningServer) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    with hall.account("Deal host") as host, hall.account("Deal rival") as rival:
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
    with RunningServer(tmp_path / "data", tables_per_minute="2") as hall, hall.guest("Dealer") as guest:
        assert hall.post("/api/deals").status_code == 401
        first = new_deal(guest)
        assert first["deal"] != new_deal(guest)["deal"]
        assert guest.post("/api/deals").status_code == 429


def test_rematch_takes_deal_and_salt_over_http(hall: RunningServer, crowd: Crowd) -> None:
    one, two = crowd(hall, "Again one", "Again two")
    table = one.post("/api/tables", json={"game": "draco", "visibility": "link"}).json()["id"]
    two.post(f"/api/tables/{table}/join", json={})
    finished_games.resigned(hall, two, table)
    deal = new_deal(one)
    again = one.post(f"/api/tables/{table}/rematch", json={"deal": deal["deal"], "salt": SALT}).json()
    assert again["commitment"] == deal["commitment"]
    there = two.post(f"/api/tables/{table}/rematch", json={"salt": "two's own"}).json()
    assert (there["id"], there["status"]) == (again["id"], "running")
    finished_games.resigned(hall, two, again["id"])
    verified = one.get(f"/api/tables/{again['id']}/verify").json()
    assert (verified["verdict"], sorted(verified["salts"])) == ("fair", sorted([SALT, "two's own"]))
    assert len(verified["salted"]) == 2
    before = one.get(f"/api/tables/{table}/verify").json()
    assert (before["verdict"], before["salted"]) == ("unsalted", [])


def test_invitation_shows_the_commitment_of_a_private_table(hall: RunningServer, crowd: Crowd) -> None:
    host, invited = crowd(hall, "Private host", "Private guest")
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
    with running_postgres(tmp_path) as database, running_redis(tmp_path) as redis:
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

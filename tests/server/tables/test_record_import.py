"""Imported records: stored once, limited per day and in length, and marked."""

import asyncio
from functools import cache
from hashlib import sha256

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, update

from dragonhall.bots import make_bot
from dragonhall.cli import main
from dragonhall.core.errors import RecordError
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import chained, loads
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, RateLimitError
from dragonhall.server.store.schema import imports
from dragonhall.server.tables.http import record_import
from dragonhall.server.tables.http.record_import import DAY, RecordImporter
from tests.server.running_server import RunningServer
from tests.server.tables.table_harness import ANNA, BELA, CARA, DORA, Harness, with_harness


@cache
def record(number: int, names: tuple[str, ...] = ("One", "Two"), salts: tuple[str, ...] = ()) -> str:
    """Return the record of a finished game, a different one for each number."""
    match = Match(configure("draco"), sha256(bytes([number])).digest(), salts, names)
    bot = make_bot(f"random:seed={number}")
    while (decision := match.state.decision) is not None:
        match.play(bot.choose(View(match.state, decision.seat)))
    return match.record(reveal=True).dumps()


async def kept(harness: Harness) -> int:
    query = select(func.count()).select_from(imports)
    return await harness.store.read(lambda connection: connection.execute(query).scalar_one())


@with_harness()
async def test_record_imported_again_is_the_same_table(harness: Harness) -> None:
    first = await harness.importer.import_record(ANNA, record(1), "a")
    again = await harness.importer.import_record(ANNA, record(1), "a")
    other_person = await harness.importer.import_record(BELA, record(1), "b")
    other_record = await harness.importer.import_record(ANNA, record(2), "a")
    assert first.id == again.id == other_person.id != other_record.id
    assert await kept(harness) == 2


@with_harness()
async def test_concurrent_imports_of_a_record_are_one_table(harness: Harness) -> None:
    found = await asyncio.gather(
        *(harness.importer.import_record(person, record(1), person.id) for person in (ANNA, BELA, CARA))
    )
    assert len({table.id for table in found}) == 1
    assert await kept(harness) == 1


@with_harness()
async def test_imports_per_person_and_day_are_limited(harness: Harness) -> None:
    importer = RecordImporter(harness.tables, of_guest=1, of_account=2)
    await importer.import_record(DORA, record(1), "a")
    await importer.import_record(DORA, record(1), "a")  # already stored
    with pytest.raises(RecordError):
        await importer.import_record(ANNA, record(2).replace('"ply":2', '"ply":3'), "a")
    await importer.import_record(ANNA, record(2), "b")
    await importer.import_record(ANNA, record(3), "c")
    for person, most in ((DORA, 1), (ANNA, 2)):
        with pytest.raises(RateLimitError) as refused:
            await importer.import_record(person, record(4), "d")
        assert (refused.value.code, refused.value.facts["most"]) == ("imports-many", most)
        assert 0 < refused.value.seconds <= DAY
    await harness.store.write(
        lambda connection: connection.execute(update(imports).values(at=imports.c.at - DAY)).rowcount
    )
    await importer.import_record(DORA, record(4), "d")


@with_harness()
async def test_imports_per_address_and_day_are_limited(harness: Harness) -> None:
    """Also if each record is imported by a new guest."""
    importer = RecordImporter(harness.tables, of_guest=1, of_account=2)
    guests = [Person(f"guest{k}", "Guest", "guest", "en") for k in range(4)]
    for k in range(2):
        await importer.import_record(guests[k], record(k), "a")
    with pytest.raises(RateLimitError) as refused:
        await importer.import_record(guests[2], record(2), "a")
    assert refused.value.code == "imports-address"
    await importer.import_record(guests[3], record(3), "b")
    await importer.import_record(guests[2], record(0), "a")  # already stored


@with_harness()
async def test_length_of_an_imported_record_is_limited(harness: Harness) -> None:
    moves = len(loads(record(1)).moves)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(record_import, "MOST_MOVES", moves - 1)
        with pytest.raises(ConflictError) as refused:
            await harness.importer.import_record(ANNA, record(1), "a")
        assert (refused.value.code, refused.value.facts["most"]) == ("record-long", moves - 1)
        patch.setattr(record_import, "MOST_MOVES", moves)
        await harness.importer.import_record(ANNA, record(1), "a")


@with_harness()
async def test_header_with_excess_data_is_refused(harness: Harness) -> None:
    for names, salts in (((("x",) * 6), ()), (("x" * 201, "y"), ()), ((), ("s" * 201,)), ((), ("s",) * 6)):
        with pytest.raises(ConflictError) as refused:
            await harness.importer.import_record(ANNA, record(1, names, salts), "a")
        assert refused.value.code == "record-import"
    assert (
        await harness.importer.import_record(ANNA, record(1, ("Ugo",), ("salt",)), "a")
    ).table_state.status == "over"


@with_harness()
async def test_record_that_does_not_replay_is_refused(harness: Harness) -> None:
    """The hash chain is valid, but the digest of the last position is wrong."""
    true = loads(record(1))
    assert true.end is not None
    last = chained(replace(true.moves[-1], digest="0" * 16), true.moves[-2].hash)
    forged = replace(true, moves=[*true.moves[:-1], last], end=chained(true.end, last.hash))
    with pytest.raises(RecordError) as refused:
        await harness.importer.import_record(ANNA, forged.dumps(), "a")
    assert refused.value.code == "record-differs"
    assert await kept(harness) == 0


def taken_in(client: httpx.Client, text: str) -> httpx.Response:
    return client.post("/api/records", content=text)


def test_imported_tables_are_marked_and_stored_once(server: RunningServer) -> None:
    with server.guest("Importer") as one, server.guest("Other importer") as two:
        found = [taken_in(client, record(7)) for client in (one, two, one)]
        assert [answer.status_code for answer in found] == [201, 201, 201]
        tables = {answer.json()["id"] for answer in found}
        assert len(tables) == 1
        table = tables.pop()
        assert one.get(f"/api/tables/{table}").json()["imported"] is True
        assert two.get(f"/api/tables/{table}/replay").json()["table"]["imported"] is True
        assert one.post("/api/tables", json={"game": "draco"}).json()["imported"] is False


@pytest.mark.slow
def test_import_quotas_are_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("quota") / "data"
    with (
        RunningServer(folder, guest_imports_per_day="1", imports_per_day="2") as server,
        server.guest("Importer") as one,
        server.guest("Other importer") as two,
    ):
        assert taken_in(one, record(1)).status_code == 201
        refused = taken_in(one, record(2))
        assert (refused.status_code, refused.json()["code"]) == (429, "imports-many")
        assert int(refused.headers["retry-after"]) > 0
        assert taken_in(two, record(2)).status_code == 201
        with server.guest("Third importer") as three:
            assert taken_in(three, record(3)).json()["code"] == "imports-address"


@pytest.mark.slow
@pytest.mark.parametrize("names", [(), ("One",), ("One", "Two"), ("One", "Two", "Three")], ids=len)
def test_account_that_imported_records_can_be_deleted(server: RunningServer, names: tuple[str, ...]) -> None:
    name = f"Importer of {len(names)}"
    with server.account(name) as client:
        table = taken_in(client, record(10 + len(names), names)).json()["id"]
    assert main(["admin", "--data", str(server.folder), "delete", name, "--yes"]) == 0
    with server.client() as nobody:
        assert nobody.get(f"/api/tables/{table}/verify").status_code == 200

"""The store: acknowledged writes are on disk, a race has one winner, migrations run both ways."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

import dragonhall.server.app  # noqa: F401  (declares all tables)
from dragonhall.server.errors import SettingsError
from dragonhall.server.store import Append, ConcurrentWriteError, JournalEntry, Store, make_engine
from dragonhall.server.store.database import downgrade, upgrade
from dragonhall.server.store.journal import IndexRow, read_entries
from dragonhall.server.store.schema import METADATA, outages, tables
from tests.server.services import running_postgres

ROW = {
    "id": "t",
    "game": "drako",
    "players": 2,
    "options": "{}",
    "matchup": "",
    "pack": "",
    "standard": True,
    "visibility": "public",
    "rated": False,
    "clock": "none",
    "match": "single",
    "leg": 0,
    "previous": "",
    "host": "h",
    "created": 0.0,
    "status": "open",
    "number": 0,
    "ply": 0,
    "changed": 0.0,
    "reason": "",
}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("store")
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'hall.sqlite3'}"
    else:
        with running_postgres() as database:
            yield database


@pytest.fixture
def fresh(url: str) -> str:
    """An empty database with the newest schema."""
    engine = make_engine(url)
    upgrade(engine)
    with engine.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(table.delete())
    engine.dispose()
    return url


def entry(number: int, body: bytes = b"{}") -> Append:
    standing = IndexRow("running", number, number, float(number), None, None, "")
    return Append("t", [JournalEntry(number, float(number), "said", body)], standing)


def with_store(url: str, work: object) -> None:
    async def run() -> None:
        store = Store(url)
        try:
            await store.write(lambda connection: connection.execute(tables.insert().values(**ROW)).rowcount)
            await work(store)  # type: ignore[operator]
        finally:
            await store.close()

    asyncio.run(run())


def test_migrations_match_the_schema_up_and_down(url: str) -> None:
    engine = make_engine(url)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    downgrade(engine, "base")
    assert set(inspect(engine).get_table_names()) <= {"alembic_version"}
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_many_writes_share_a_commit(fresh: str) -> None:
    async def work(store: Store) -> None:
        before = store.commits
        await asyncio.gather(*(store.append(entry(number)) for number in range(1, 101)))
        assert store.commits - before < 50
        found = await store.read(lambda connection: read_entries(connection, "t"))
        assert [each.number for each in found] == list(range(1, 101))
        row = await store.read(lambda connection: connection.execute(select(tables)).one())
        assert (row.status, row.number) == ("running", 100)

    with_store(fresh, work)


def test_duplicate_entry_number_fails_alone(fresh: str) -> None:
    async def work(store: Store) -> None:
        appends = [entry(1, b'"a"'), entry(1, b'"b"'), entry(2), entry(3)]
        results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert [type(result) for result in results] == [
            type(None),
            ConcurrentWriteError,
            type(None),
            type(None),
        ]
        found = await store.read(lambda connection: read_entries(connection, "t"))
        assert [(each.number, each.body) for each in found] == [(1, b'"a"'), (2, b"{}"), (3, b"{}")]

    with_store(fresh, work)


def test_race_of_two_processes_has_one_winner(fresh: str) -> None:
    async def work(store: Store) -> None:
        other = Store(fresh)
        try:
            results = await asyncio.gather(
                store.append(entry(1)), other.append(entry(1)), return_exceptions=True
            )
            assert sorted(type(result).__name__ for result in results) == ["ConcurrentWriteError", "NoneType"]
        finally:
            await other.close()

    with_store(fresh, work)


def test_failed_function_is_rolled_back_alone(fresh: str) -> None:
    def fails(connection: Connection) -> None:
        connection.execute(outages.insert().values(since=1.0, until=2.0))
        raise KeyError("on purpose")

    def works(connection: Connection) -> str:
        connection.execute(outages.insert().values(since=5.0, until=6.0))
        return "done"

    async def work(store: Store) -> None:
        results = await asyncio.gather(
            store.append(entry(1)), store.write(fails), store.write(works), return_exceptions=True
        )
        assert results[0] is None
        assert isinstance(results[1], KeyError)
        assert results[2] == "done"
        found = await store.read(lambda open: open.execute(select(outages.c.since)).scalars().all())
        assert found == [5.0]

    with_store(fresh, work)


def test_close_finishes_submitted_writes(fresh: str) -> None:
    async def work(store: Store) -> None:
        waiting = [store.submit(entry(number)) for number in range(1, 21)]
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 20

    with_store(fresh, work)
    engine = make_engine(fresh)
    with engine.connect() as connection:
        assert len(read_entries(connection, "t")) == 20
    engine.dispose()


def test_sqlite_pragmas_are_durable(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    with engine.connect() as connection:
        asked = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in PRAGMAS}
    engine.dispose()
    assert asked == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_unsupported_database_is_refused() -> None:
    for url in ("mysql://somewhere/else", "nonsense", "oracle+x://"):
        with pytest.raises(SettingsError) as caught:
            make_engine(url)
        assert caught.value.code == "database"


def test_acknowledged_write_is_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    url = f"sqlite:///{file}"
    engine = make_engine(url)
    upgrade(engine)
    engine.dispose()

    async def work(store: Store) -> None:
        await store.append(entry(1))
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as other:
            assert other.execute("SELECT count(*) FROM journal").fetchone() == (1,)
        other.close()

    with_store(url, work)

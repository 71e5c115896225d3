"""Names that may be registered: look-alikes, deleted names, and accounts older than these checks."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, insert, select

import dragonhall.server.app  # noqa: F401  (declares all tables)
from dragonhall.cli import main
from dragonhall.server.accounts import repository
from dragonhall.server.accounts.names import fold_name, keys_of
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError
from dragonhall.server.store import make_engine
from dragonhall.server.store.database import WRITING, downgrade, upgrade
from dragonhall.server.store.schema import METADATA, name_keys, people, seats, tables
from tests.server.finished_games import duel
from tests.server.running_server import RunningServer
from tests.server.services import running_postgres
from tests.server.store.test_store import ROW

PASSWORD = "quiet otter plays cello"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    folder = tmp_path_factory.mktemp("names")
    if request.param == "sqlite":
        engine = make_engine(f"sqlite:///{folder / 'hall.sqlite3'}")
        yield engine
        engine.dispose()
    else:
        with running_postgres() as url:
            engine = make_engine(url)
            yield engine
            engine.dispose()


@pytest.fixture
def connection(database: Engine) -> Iterator[Connection]:
    upgrade(database)
    with database.connect().execution_options(**WRITING) as connection, connection.begin() as transaction:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(table.delete())
        yield connection
        transaction.rollback()


def account(connection: Connection, name: str) -> Person:
    return repository.add_account(connection, name, "hash", "en", None)


def refusals(connection: Connection, name: str, owner: Person) -> list[str]:
    """Return the refusals of an account, a guest and a bot with this name."""
    attempts: list[Callable[[], object]] = [
        lambda: account(connection, name),
        lambda: repository.add_guest(connection, name, "en"),
        lambda: repository.add_bot(connection, name, owner, most=9),
    ]
    codes = []
    for attempt in attempts:
        with pytest.raises(ConflictError) as refused:
            attempt()
        codes.append(code_of(refused))
    return codes


def code_of(refused: "pytest.ExceptionInfo[ConflictError]") -> str:
    return refused.value.code


@pytest.mark.parametrize("other", ["alice", "AIice", "A-1ice"])
def test_name_that_looks_like_an_account_is_refused(connection: Connection, other: str) -> None:
    owner = account(connection, "Alice")
    assert refusals(connection, other, owner) == ["name-taken"] * 3
    assert repository.find(connection, "Alice") == owner


def test_registering_guest_may_not_look_like_an_account(connection: Connection) -> None:
    account(connection, "Alice")
    guest = repository.add_guest(connection, "Visitor", "en")
    with pytest.raises(ConflictError) as refused:
        repository.add_account(connection, "AIice", "hash", "en", guest)
    assert code_of(refused) == "name-taken"
    assert connection.execute(select(people.c.kind).where(people.c.id == guest.id)).scalar() == "guest"
    assert repository.add_account(connection, "Bela", "hash", "en", guest).id == guest.id


def test_names_of_a_deleted_account_and_its_bots_stay_reserved(connection: Connection) -> None:
    owner = account(connection, "Alice")
    repository.add_bot(connection, "Fafnir", owner, most=9)
    repository.forget(connection, owner.id)
    other = account(connection, "Bela")
    for name in ("Alice", "AIice", "Fafnir"):
        assert refusals(connection, name, other) == ["name-taken"] * 3
    kept = connection.execute(select(name_keys.c.person, name_keys.c.keeper)).all()
    assert {row for row in kept if row.person != other.id} == {(None, None)}


def test_name_of_a_deleted_bot_is_reserved_for_its_owner(connection: Connection) -> None:
    owner, other = account(connection, "Alice"), account(connection, "Bela")
    bot = repository.add_bot(connection, "Fafnir", owner, most=9)
    played(connection, bot)
    repository.forget(connection, bot.id)
    with pytest.raises(ConflictError):
        repository.add_bot(connection, "Fafnir", other, most=9)
    again = repository.add_bot(connection, "Fafnir", owner, most=9)
    assert repository.find(connection, "Fafnir") == again


def test_name_of_a_bot_that_never_played_is_free(connection: Connection) -> None:
    owner, other = account(connection, "Alice"), account(connection, "Bela")
    repository.forget(connection, repository.add_bot(connection, "Fafnir", owner, most=9).id)
    repository.add_bot(connection, "Fafnir", other, most=9)


def played(connection: Connection, person: Person) -> None:
    """Record a seat of a person, as in a finished game."""
    connection.execute(insert(tables).values(**ROW))
    seat = {"table_id": ROW["id"], "seat": "A1", "place": 0, "team": "A1", "kind": "person", "name": ""}
    connection.execute(insert(seats).values(**seat, person=person.id, level="", dropped=False))


def test_existing_accounts_that_look_alike_keep_their_names(database: Engine) -> None:
    upgrade(database)
    downgrade(database, "0004")
    old = [("younger", "AIice", 2.0), ("older", "Alice", 1.0), ("third", "Bela", 3.0)]
    with database.begin() as connection:
        connection.execute(people.delete())
        for id, name, created in old:
            connection.execute(
                insert(people).values(
                    id=id, name=name, claim=fold_name(name), kind="account", language="en", password=id,
                    created=created, seen=created,
                )
            )  # fmt: skip
    upgrade(database)
    with database.connect() as connection:
        held = {row.key: row.person for row in connection.execute(select(name_keys))}
        assert {held[key] for key in keys_of("Alice")} == {"older"}
        assert {held[key] for key in keys_of("AIice")} == {"older", "younger"}
        for id, name, _ in old:
            found = repository.password_of(connection, name)
            assert found is not None
            assert (found[0].id, found[1]) == (id, id)
        with pytest.raises(ConflictError):
            repository.add_guest(connection, "A1ice", "en")


@pytest.mark.slow
def test_name_of_a_deleted_account_is_reserved_on_a_server(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        with server.account("Alice", PASSWORD) as alice, server.account("Bela", PASSWORD) as bela:
            duel(server, alice, bela)
        assert main(["admin", "--data", str(server.folder), "delete", "Alice", "--yes"]) == 0
        for call, body in (
            ("/api/guest", {"name": "Alice"}),
            ("/api/register", {"name": "AIice", "password": PASSWORD}),
        ):
            answer = server.post(call, json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")

"""Concurrent changes of one person, on SQLite and PostgreSQL."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import IntegrityError

import dragonhall.server.app  # noqa: F401  (declares all tables)
from dragonhall.server.accounts import repository, sessions
from dragonhall.server.accounts.guest_merge import take_over_finished
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError
from dragonhall.server.store import make_engine
from dragonhall.server.store.database import WRITING, upgrade
from dragonhall.server.store.schema import METADATA, people, rated_aborts, tables
from dragonhall.server.store.schema import sessions as session_rows
from dragonhall.server.tables.commands.rated_games import ABORTS_A_DAY, count_abort
from tests.server.running_server import RunningServer
from tests.server.services import running_postgres, running_redis

Work = Callable[[Connection], Any]
OVERLAP = 0.5  # seconds that the first transaction stays open while the second one runs or waits
SECRET = "one secret signs the cookies of both processes"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    folder = tmp_path_factory.mktemp("races")
    if request.param == "sqlite":
        engine = make_engine(f"sqlite:///{folder / 'hall.sqlite3'}")
        upgrade(engine)
        yield engine
        engine.dispose()
    else:
        with running_postgres() as url:
            engine = make_engine(url)
            upgrade(engine)
            yield engine
            engine.dispose()


@pytest.fixture
def engine(database: Engine) -> Engine:
    with database.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(table.delete())
    return database


def written(engine: Engine, work: Work) -> Any:
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        return work(connection)


def read(engine: Engine, query: Any) -> Any:
    with engine.connect() as connection:
        return connection.execute(query).scalar()


def raced(engine: Engine, first: Work, second: Work) -> "Future[Any]":
    """Start `second` in a thread before `first` is committed; return its result or error."""
    done: Future[Any] = Future()

    def run() -> None:
        try:
            done.set_result(written(engine, second))
        except Exception as error:  # noqa: BLE001 (the test inspects it)
            done.set_exception(error)

    thread = threading.Thread(target=run)
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        first(connection)
        thread.start()
        thread.join(OVERLAP)
    thread.join()
    return done


def guest_in(engine: Engine) -> Person:
    person: Person = written(engine, lambda connection: repository.add_guest(connection, "Visitor", "en"))
    return person


def account_in(engine: Engine, password: str = "hash") -> Person:
    person: Person = written(
        engine, lambda connection: repository.add_account(connection, "Anna", password, "en", None)
    )
    return person


def test_guest_is_registered_once(engine: Engine) -> None:
    guest = guest_in(engine)
    second = raced(
        engine,
        lambda connection: repository.add_account(connection, "First", "one", "en", guest),
        lambda connection: repository.add_account(connection, "Second", "two", "en", guest),
    )
    with pytest.raises(ConflictError) as refused:
        second.result()
    assert refused.value.code == "guest-gone"
    assert read(engine, select(people.c.name)) == "First"
    assert read(engine, select(people.c.password)) == "one"


def test_adopting_a_registered_guest_keeps_the_account(engine: Engine) -> None:
    guest, account = guest_in(engine), account_in(engine)
    raced(
        engine,
        lambda connection: repository.add_account(connection, "First", "one", "en", guest),
        lambda connection: take_over_finished(connection, guest, account),
    ).result()
    assert read(engine, select(people.c.kind).where(people.c.id == guest.id)) == "account"


def test_first_of_two_password_changes_wins(engine: Engine) -> None:
    person = account_in(engine, "old")
    second = raced(
        engine,
        lambda connection: repository.replace_password(connection, person.id, "old", "first"),
        lambda connection: repository.replace_password(connection, person.id, "old", "second"),
    )
    assert second.result() is False
    assert read(engine, select(people.c.password)) == "first"


@pytest.mark.parametrize("login_first", [True, False])
def test_no_session_survives_a_password_change(engine: Engine, login_first: bool) -> None:
    person = account_in(engine, "old")

    def login(connection: Connection) -> None:
        if repository.confirm_password(connection, person.id, "old"):
            sessions.open_session(connection, person.id, 1)

    def change(connection: Connection) -> None:
        assert repository.replace_password(connection, person.id, "old", "new")
        sessions.end_all_sessions(connection, person.id)

    works = (login, change) if login_first else (change, login)
    raced(engine, *works).result()
    assert read(engine, select(func.count()).select_from(session_rows)) == 0


def test_limit_of_bots_holds_for_concurrent_requests(engine: Engine) -> None:
    owner = account_in(engine)
    second = raced(
        engine,
        lambda connection: repository.add_bot(connection, "Bot one", owner, most=1),
        lambda connection: repository.add_bot(connection, "Bot two", owner, most=1),
    )
    with pytest.raises(ConflictError) as refused:
        second.result()
    assert refused.value.code == "bots-many"


def test_limit_of_rated_aborts_holds_for_concurrent_requests(engine: Engine) -> None:
    """The first transaction uses up the limit, also if several games are aborted at once."""
    person = account_in(engine)

    def call_off(table: str) -> Work:
        return lambda connection: [connection.execute(each) for each in count_abort(table, person.id, 0.0)]

    for number in range(ABORTS_A_DAY + 1):
        written(engine, lambda connection: open_table(connection, f"table {number}"))  # noqa: B023
    for number in range(ABORTS_A_DAY - 1):
        written(engine, call_off(f"table {number}"))
    second = raced(engine, *(call_off(f"table {ABORTS_A_DAY - last}") for last in (1, 0)))
    with pytest.raises(IntegrityError):
        second.result()
    assert read(engine, select(func.count()).select_from(rated_aborts)) == ABORTS_A_DAY


def open_table(connection: Connection, id: str) -> None:
    texts = ("game", "options", "matchup", "pack", "visibility", "clock", "match", "previous", "host")
    flags = {"standard": True, "rated": True}
    numbers = dict.fromkeys(("players", "leg", "created", "number", "ply", "changed"), 0)
    row = {**dict.fromkeys(texts, ""), **flags, **numbers, "id": id, "status": "running", "reason": ""}
    connection.execute(insert(tables).values(row))


@pytest.mark.slow
def test_one_guest_registers_once_through_two_processes(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("registrations")
    with running_postgres() as url, running_redis(folder) as redis:
        shared = {"database": url, "redis": redis, "secret": SECRET}
        with RunningServer(folder / "one", **shared) as one, RunningServer(folder / "two", **shared) as two:
            for attempt in range(5):
                check_one_winner([one, two], attempt)


def check_one_winner(servers: list[RunningServer], attempt: int) -> None:
    """Assert that exactly one of several concurrent registrations of a guest wins.

    A request that arrives after the winner is not a race: it finds an account or no session. Without a
    session it registers a new person.
    """
    with servers[0].guest("Visitor") as guest:
        id = guest.get("/api/me").json()["id"]
        cookies = {"dragonhall": guest.cookies["dragonhall"]}

    def register_as(k: int) -> tuple[int, str]:
        asked = {"name": f"Name {attempt} {k}", "password": "quiet otter plays cello"}
        answer = servers[k % 2].post("/api/register", json=asked, cookies=cookies)
        return answer.status_code, answer.json().get("id", answer.json().get("code"))

    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(register_as, range(6)))
    assert answers.count((200, id)) == 1, answers
    refused = {answer for answer in answers if answer[0] != 200}
    assert refused <= {(409, "guest-gone"), (403, "already-known")}

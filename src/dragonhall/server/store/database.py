"""The database: connecting to it, checking that an SQLite file is ours, and migrating its schema."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from dragonhall.server.errors import SettingsError

WRITING = {"writing": True}  # execution option of a connection that will write
BUSY_SECONDS = 10
UNMARKED = 0  # databases from before the application id was set, and those of most other programs
CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR)
PRIMARY = 0xFF  # the low byte of an extended error code
Columns = dict[str, set[str]]  # by table
SCRIPTS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x44524748  # "DRGH", in the header of our SQLite files


def make_engine(url: str) -> Engine:
    """Return the engine for `sqlite:///hall.sqlite3` or `postgresql://user@host/name`; else SettingsError."""
    try:
        place = make_url(url)
        if place.get_backend_name() == "sqlite":
            return sqlite_engine(url)
        if place.get_backend_name() == "postgresql":
            return create_engine(place.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=8)
    except ModuleNotFoundError:
        raise SettingsError("driver", server="PostgreSQL") from None
    except (ArgumentError, NoSuchModuleError) as error:
        raise SettingsError("database", reason=str(error).splitlines()[0]) from None
    raise SettingsError("database", reason=place.get_backend_name())


def sqlite_engine(url: str) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # transactions begin explicitly, see below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes its lock at once: two transactions that read first and then write would deadlock.
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def check_backup(database: sqlite3.Connection, file: Path) -> None:
    """Raise SettingsError unless this is an intact database of ours that this version can read.

    Changes nothing.
    """
    try:
        mark = database.execute("PRAGMA application_id").fetchone()[0]
        revisions = {row[0] for row in database.execute("SELECT version_num FROM alembic_version")}
        found = columns_of(database)
        sound = database.execute("PRAGMA quick_check").fetchone()[0]
    except sqlite3.DatabaseError as error:
        broken = error.sqlite_errorcode & PRIMARY in CORRUPT
        code = "backup-broken" if broken else "backup-foreign"
        raise SettingsError(code, file=str(file), reason=str(error)) from None
    if mark not in (UNMARKED, APPLICATION_ID) or len(revisions) != 1:
        raise SettingsError("backup-foreign", file=str(file))
    [revision] = revisions
    if revision not in known_revisions():
        newer = mark == APPLICATION_ID
        raise SettingsError("backup-newer" if newer else "backup-foreign", file=str(file))
    if any(not columns <= found.get(table, set()) for table, columns in expected_columns(revision).items()):
        raise SettingsError("backup-foreign", file=str(file))
    if sound != "ok":
        raise SettingsError("backup-broken", file=str(file), reason=str(sound))


def check_own(file: Path) -> None:
    """Raise SettingsError if the file is a database of another program.

    An empty or unreadable file passes: opening it initialises it, or fails with the reason.
    """
    if not file.is_file() or file.stat().st_size == 0:
        return
    try:
        with closing(sqlite3.connect(file.resolve().as_uri() + "?mode=ro", uri=True)) as database:
            mark = database.execute("PRAGMA application_id").fetchone()[0]
            tables = columns_of(database).keys()
    except sqlite3.Error:
        return
    if mark not in (UNMARKED, APPLICATION_ID) or (tables and "alembic_version" not in tables):
        raise SettingsError("database-foreign", file=str(file))


def columns_of(database: sqlite3.Connection) -> Columns:
    tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    query = "SELECT name FROM pragma_table_info(?)"
    return {table: {name for (name,) in database.execute(query, [table])} for (table,) in tables}


def expected_columns(revision: str) -> Columns:
    """Return the columns that the migrations up to this revision create."""
    engine = make_engine("sqlite://")
    try:
        upgrade(engine, revision)
        made = inspect(engine)
        return {
            table: {str(column["name"]) for column in made.get_columns(table)}
            for table in made.get_table_names()
        }
    finally:
        engine.dispose()


def upgrade(engine: Engine, revision: str = "head") -> None:
    run(engine, command.upgrade, revision)


def downgrade(engine: Engine, revision: str) -> None:
    run(engine, command.downgrade, revision)


def is_newer(engine: Engine) -> bool:
    """Return whether a newer version made this database, so that this one cannot read it. Changes nothing."""
    with engine.connect() as connection:
        return not known_revisions().issuperset(MigrationContext.configure(connection).get_current_heads())


def known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}


def run(engine: Engine, step: Callable[[Config, str], None], revision: str) -> None:
    """Run one Alembic command in one transaction: a migration that fails changes nothing."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        if engine.dialect.name == "postgresql":  # serialises processes that start together
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4827361)")
        config.attributes["connection"] = connection
        step(config, revision)
        if engine.dialect.name == "sqlite":
            mark = connection.exec_driver_sql("PRAGMA application_id").scalar()
            if mark != APPLICATION_ID:
                connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")

"""Check that a SQLite database is ours, before it is opened for writing or replaces another one."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import inspect

from dragonhall.server.errors import SettingsError
from dragonhall.server.store.engine import make_engine
from dragonhall.server.store.migrate import APPLICATION_ID, known_revisions, upgrade

UNMARKED = 0  # databases from before the application id was set, and those of most other programs
CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR)
PRIMARY = 0xFF  # the low byte of an extended error code

Columns = dict[str, set[str]]  # by table


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

"""Backups of the SQLite database: made while the server runs, restored while it is stopped.

SQLite copies itself page by page, consistent with one moment, without blocking the server. PostgreSQL has its
own tools for backups.
"""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from dragonhall.server.errors import SettingsError
from dragonhall.server.settings import Settings
from dragonhall.server.store.database import check_backup
from dragonhall.server.tables.live.processes import DEAD_AFTER

PAGES = 500  # copied at a time: the server can write in between
PAUSE = 0.01
BESIDE = ("-wal", "-shm")


def database_file(settings: Settings) -> Path:
    """Return the file of a SQLite database; SettingsError says what to do with another one."""
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise SettingsError("backup-postgresql", backend=url.get_backend_name())
    return Path(url.database)


def back_up(settings: Settings, target: Path) -> int:
    """Copy the database to a new file and return its size. The copy is atomic: complete or absent."""
    source = database_file(settings)
    if not source.exists():
        raise SettingsError("backup-nothing", file=str(source))
    if target.exists():
        raise SettingsError("backup-exists", file=str(target))
    fresh = target.with_name(target.name + ".new")
    try:
        os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(fresh)) as copy:
            running.backup(copy, pages=PAGES, sleep=PAUSE)
            check_backup(copy, fresh)
        fresh.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise file_error(target, error) from None
    finally:
        fresh.unlink(missing_ok=True)
    return target.stat().st_size


def restore(settings: Settings, backup: Path, force: bool = False) -> Path | None:
    """Replace the database by a backup; return where the old one is kept, if there was one."""
    target = database_file(settings)
    if not backup.is_file():
        raise SettingsError("backup-nothing", file=str(backup))
    fresh = target.with_name(target.name + ".new")
    try:
        with closing(sqlite3.connect(backup.resolve().as_uri() + "?mode=ro", uri=True)) as copy:
            check_backup(copy, backup)
        if target.exists() and not force:
            refuse_running(target)
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        fresh.unlink(missing_ok=True)
        os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(backup)) as copy, closing(sqlite3.connect(fresh)) as written:
            copy.backup(written)
        kept = set_aside(target)
        fresh.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise file_error(backup, error) from None
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
    return kept


def file_error(file: Path, error: Exception) -> SettingsError:
    return SettingsError("backup-file", file=str(file), reason=getattr(error, "strerror", "") or str(error))


def set_aside(target: Path) -> Path | None:
    """Rename the old database, with all that was written to it; return the new path."""
    if not target.exists():
        return None
    with closing(sqlite3.connect(target)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = target.with_name(f"{target.name}.{time.strftime('%Y%m%d-%H%M%S')}")
    target.replace(kept)
    for end in BESIDE:
        target.with_name(target.name + end).unlink(missing_ok=True)
    return kept


def refuse_running(target: Path) -> None:
    """Raise SettingsError if a server process was active within the last `DEAD_AFTER` seconds."""
    with closing(sqlite3.connect(target)) as database:
        seen = database.execute("SELECT max(seen) FROM processes").fetchone()[0]
    if seen is not None and seen > time.time() - DEAD_AFTER:
        raise SettingsError("restore-running", seconds=int(DEAD_AFTER))

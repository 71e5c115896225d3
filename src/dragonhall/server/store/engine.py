"""Create the engine of a database from its URL: SQLite with settings for durability, or PostgreSQL."""

import sqlite3
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from dragonhall.server.errors import SettingsError

WRITING = {"writing": True}  # execution option of a connection that will write
BUSY_SECONDS = 10


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

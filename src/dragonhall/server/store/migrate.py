"""Upgrade or downgrade the schema of a database, with Alembic but without its configuration file."""

from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from dragonhall.server.store.engine import WRITING

SCRIPTS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x44524748  # "DRGH", in the header of our SQLite files


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
            mark_ours(connection)


def mark_ours(connection: Connection) -> None:
    if connection.exec_driver_sql("PRAGMA application_id").scalar() != APPLICATION_ID:
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")

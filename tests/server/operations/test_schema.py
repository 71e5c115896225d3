"""The database schema: migrations produce what the code declares, up and down."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

import dragonhall.server.store.schema  # noqa: F401 (declares its tables)
from dragonhall.server.store.database import downgrade, make_engine, upgrade
from dragonhall.server.store.schema import METADATA


def test_migrations_produce_the_declared_schema(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


@pytest.mark.parametrize("revision", ["0001", "base"])
def test_migrations_run_down_and_up(tmp_path: Path, revision: str) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    upgrade(engine)
    whole = set(inspect(engine).get_table_names())
    downgrade(engine, revision)
    left = set(inspect(engine).get_table_names()) - {"alembic_version"}
    assert "people" not in left
    assert ("tables" in left) == (revision == "0001")
    upgrade(engine)
    assert set(inspect(engine).get_table_names()) == whole
    engine.dispose()

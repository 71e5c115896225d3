"""`dragonhall admin restore` and `serve` with databases that are foreign, damaged or too new."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dragonhall.cli import main
from dragonhall.server.errors import SettingsError
from dragonhall.server.operations.backup import back_up, restore
from dragonhall.server.runner import prepare
from dragonhall.server.settings import Settings
from dragonhall.server.store import make_engine
from dragonhall.server.store.database import APPLICATION_ID, upgrade

Spoil = Callable[[Path], object]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A stopped server with a database."""
    settings = Settings(data=str(tmp_path / "data"))
    prepare(settings)
    return settings


def executed(*statements: str) -> Spoil:
    def run(file: Path) -> None:
        with closing(sqlite3.connect(file)) as database:
            for statement in statements:
                database.execute(statement)
            database.commit()

    return run


def of_another_program(file: Path) -> None:
    file.unlink()
    executed("CREATE TABLE people (id, name)", "INSERT INTO people VALUES (1, 'x')")(file)


def of_another_alembic_project(file: Path) -> None:
    file.unlink()
    executed(
        "CREATE TABLE alembic_version (version_num)",
        "INSERT INTO alembic_version VALUES ('0001')",
        "CREATE TABLE tables (id, legs)",
    )(file)


def cut(share: float) -> Spoil:
    def run(file: Path) -> None:
        whole = file.read_bytes()
        file.write_bytes(whole[: int(len(whole) * share)])

    return run


SPOILED: dict[str, tuple[Spoil, str]] = {
    "empty": (lambda file: file.write_bytes(b""), "backup-foreign"),
    "text": (lambda file: file.write_text("no database at all\n" * 100), "backup-foreign"),
    "another program": (of_another_program, "backup-foreign"),
    "another project of Alembic": (of_another_alembic_project, "backup-foreign"),
    "marked by another program": (executed("PRAGMA application_id = 1196444487"), "backup-foreign"),
    "a column is missing": (executed("ALTER TABLE journal DROP COLUMN body"), "backup-foreign"),
    "no revision": (executed("DELETE FROM alembic_version"), "backup-foreign"),
    "two revisions": (executed("INSERT INTO alembic_version VALUES ('0001')"), "backup-foreign"),
    "newer": (executed("UPDATE alembic_version SET version_num = '9999'"), "backup-newer"),
    "newer and not marked": (
        executed("UPDATE alembic_version SET version_num = '9999'", "PRAGMA application_id = 0"),
        "backup-foreign",
    ),
    "cut in the middle": (cut(0.5), "backup-broken"),
    "cut near the end": (cut(0.95), "backup-broken"),
}


@pytest.mark.parametrize("name", SPOILED)
def test_restore_refuses_foreign_or_damaged_databases(settings: Settings, tmp_path: Path, name: str) -> None:
    spoil, code = SPOILED[name]
    backup = tmp_path / "spoiled.backup"
    back_up(settings, backup)
    spoil(backup)
    before = contents(settings.folder)
    with pytest.raises(SettingsError) as refused:
        restore(settings, backup)
    assert refused.value.code == code
    assert contents(settings.folder) == before


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_backup_has_the_application_id_and_is_restored(settings: Settings, tmp_path: Path) -> None:
    backup = tmp_path / "good.backup"
    back_up(settings, backup)
    with closing(sqlite3.connect(backup)) as copy:
        assert copy.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert restore(settings, backup) is not None
    prepare(settings)


def test_backup_of_an_older_version_is_restored_and_upgraded(settings: Settings, tmp_path: Path) -> None:
    backup = tmp_path / "old.backup"
    engine = make_engine(f"sqlite:///{backup}")
    upgrade(engine, "0003")
    engine.dispose()
    executed("PRAGMA application_id = 0")(backup)
    restore(settings, backup)
    prepare(settings)
    with closing(sqlite3.connect(settings.folder / "hall.sqlite3")) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)


@pytest.mark.parametrize("spoil", [of_another_program, executed("PRAGMA application_id = 1196444487")])
def test_server_does_not_open_a_foreign_database(
    settings: Settings,
    spoil: Spoil,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    file = settings.folder / "hall.sqlite3"
    for beside in ("-wal", "-shm"):
        file.with_name(file.name + beside).unlink(missing_ok=True)
    spoil(file)
    before = file.read_bytes()
    assert main(["serve", "--data", str(settings.folder), "--port", "0"]) == 2
    assert "another program" in capsys.readouterr().err
    assert file.read_bytes() == before

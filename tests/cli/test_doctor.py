"""Test that `dragonhall doctor` finds planted faults, suggests a fix and fails only for real faults."""

import os
import socket
import sqlite3
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from dragonhall.cli import BAD_INPUT, doctor_checks, install_info, main
from dragonhall.cli.doctor_checks import Finding, run_checks
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.extras import EXTRAS
from dragonhall.server.errors import SettingsError
from dragonhall.server.runner import prepare
from dragonhall.server.settings import Settings
from tests.packaging.support import ROOT

WORDS = Words("en")


@pytest.fixture
def well(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Fake an installation with a built page and compiled rules, whatever the state of this checkout."""
    page = tmp_path / "index.html"
    page.touch()
    monkeypatch.setattr(install_info, "PAGE", page)
    monkeypatch.setattr(install_info, "page_current", lambda: True)
    monkeypatch.setattr(install_info, "stale_modules", list)
    monkeypatch.setattr("dragonhall.compiled", lambda: True)
    monkeypatch.delenv("DRAGONHALL_PURE", raising=False)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_healthy_installation_is_reported(
    language: str, well: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor", "--data", str(tmp_path), "--lang", language]) == 0
    received = capsys.readouterr().out
    assert Words(language)("doctor-well") in received
    assert "✗" not in received
    assert [file.name for file in tmp_path.iterdir()] == ["index.html"]  # no file was left behind


def test_faults_are_counted_and_have_a_fix(
    well: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    well.unlink()
    assert main(["doctor", "--data", str(tmp_path), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    (wrong,) = [number for number, line in enumerate(lines) if line.startswith("✗")]
    assert "page" in lines[wrong]
    assert "make page" in lines[wrong + 1]
    assert lines[-1] == WORDS("doctor-ill", count=1)


def only(message: str, settings: Settings | None = None) -> Finding:
    (found,) = [it for it in run_checks(settings or Settings(), WORDS) if it.message == message]
    return found


def test_uncompiled_rules_are_a_warning(well: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dragonhall.compiled", lambda: False)
    assert only("doctor-core-uncompiled").state == "fair"
    monkeypatch.setenv("DRAGONHALL_PURE", "1")
    assert only("doctor-core-pure").remedy == "doctor-core-pure-mend"


def test_outdated_compiled_rules_are_a_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "dragonhall"
    package.mkdir()
    suffix = EXTENSION_SUFFIXES[0]
    for name in (f"{install_info.LIBRARY}{suffix}", f"dragonhall/rng{suffix}", f"dragonhall/state{suffix}"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000, 1000))
    for name, when in (("rng", 999), ("state", 2000), ("words", 3000)):  # words is not compiled
        (package / f"{name}.py").touch()
        os.utime(package / f"{name}.py", (when, when))
    monkeypatch.setattr(install_info, "PACKAGE", package)
    assert install_info.stale_modules() == ["state.py"]
    monkeypatch.setattr("dragonhall.compiled", lambda: True)
    monkeypatch.delenv("DRAGONHALL_PURE", raising=False)
    assert doctor_checks.core().state == "bad"


def test_port_in_use_is_reported() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen(1)
        settings = Settings(port=taken.getsockname()[1])
        assert only("doctor-port-taken", settings).state == "fair"


def test_address_of_another_machine_is_not_a_port_in_use() -> None:
    found = only("doctor-port-closed", Settings(host="192.0.2.1"))  # reserved for documentation (RFC 5737)
    assert found.state == "bad"
    assert found.facts["reason"]


def wrong_stores(settings: Settings) -> list[str]:
    findings = [it for it in doctor_checks.stores(settings, WORDS) if it.state == "bad"]
    return [str(it.facts["reason"]) for it in findings]


def test_invalid_and_newer_databases_are_told_apart(tmp_path: Path) -> None:
    settings, file = Settings(data=str(tmp_path)), tmp_path / "hall.sqlite3"
    assert list(doctor_checks.stores(settings, WORDS)) == []
    assert not file.exists()  # the check creates no file
    prepare(settings)
    assert [it.message for it in doctor_checks.stores(settings, WORDS)] == ["doctor-database"]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert wrong_stores(settings) == [WORDS("error-database-newer")]
    with pytest.raises(SettingsError) as caught:
        prepare(settings)
    assert caught.value.code == "database-newer"
    file.write_text("no database", "utf-8")
    assert wrong_stores(settings) == [WORDS("error-database", reason="file is not a database")]


def test_unreachable_servers_and_missing_packages_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        port = nobody.getsockname()[1]
        address = f"127.0.0.1:{port}"
        settings = Settings(database=f"postgresql://knight:secret@{address}/hall", redis=f"redis://{address}")
        database, redis = wrong_stores(settings)
    assert "refused" in database
    assert "refused" in redis
    assert "secret" not in database
    for module in ("psycopg", "redis"):
        monkeypatch.setitem(sys.modules, module, None)
    assert wrong_stores(settings) == [WORDS("error-driver", server=name) for name in ("PostgreSQL", "Redis")]


def test_missing_texts_and_missing_page_script_are_found(
    well: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    well.write_text('<script src="/assets/index-1.js"></script>', "utf-8")
    assert only("doctor-page-missing").state == "bad"
    monkeypatch.setattr(doctor_checks, "data_folder", lambda: tmp_path)
    assert "rules/drako.md" in str(doctor_checks.texts().facts["files"])


def test_read_only_data_folder_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = only("doctor-data-closed", Settings(data=str(tmp_path / "file")))
    assert found.state == "bad"
    assert only("doctor-data", Settings(data=str(tmp_path / "a" / "b"))).state == "good"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_missing_message_and_broken_pack_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = doctor_checks.messages_of
    monkeypatch.setattr(
        doctor_checks,
        "messages_of",
        lambda language: whole(language) - ({"app-yes"} if language == "pl" else set()),
    )
    found = only("doctor-words-missing")
    assert dict(found.facts) == {"language": "pl", "id": "app-yes"}
    broken = parse_pack("[cards]\ncolours = 3\n", "packs/draco.toml")
    monkeypatch.setattr(doctor_checks, "builtin_pack", lambda game: broken)
    assert "packs/draco.toml: players" in str(only("doctor-pack-wrong").facts["reason"])


def test_every_extra_is_checked() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(EXTRAS) == set(settings["project"]["optional-dependencies"])


def test_invalid_settings_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hall.toml"
    file.write_text("port = 'many'\n", "utf-8")
    assert main(["doctor", "--settings", str(file)]) == BAD_INPUT
    assert "port" in capsys.readouterr().err


def test_failing_check_is_reported_and_the_others_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> Finding:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(doctor_checks, "sqlite", fail)
    assert main(["doctor", "--data", str(tmp_path), "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    assert "the check “SQLite” failed: ZeroDivisionError: planted" in shown
    assert WORDS("doctor-extras", extras="").strip() in shown

"""The `admin` commands beside a running server."""

import json
import re
import sqlite3
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.cli import main
from dragonhall.core.records.record import loads
from dragonhall.server.tables.journal.game_cache import standard_text
from tests.server.finished_games import duel, joined, opened, resigned, until_rated
from tests.server.running_server import RunningServer

PASSWORD = "a long password"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for these tests only, because they delete people."""
    with RunningServer(tmp_path_factory.mktemp("admin") / "data") as running:
        assert running.get("/healthz").status_code == 200
        yield running


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def admin(server: RunningServer, *arguments: object) -> int:
    return main(["admin", "--data", str(server.folder), *map(str, arguments)])


def test_users_are_listed(own: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    with own.account("Listed"), own.guest("Listed guest"):
        assert admin(own, "users") == 0
        everybody = capsys.readouterr().out
        assert admin(own, "users", "--kind", "guest") == 0
        guests = capsys.readouterr().out
    assert re.search(r"^Listed +account", everybody, re.MULTILINE)
    assert "Listed guest" in guests
    assert "account" not in guests


def test_account_is_disabled_and_enabled(own: RunningServer) -> None:
    with own.account("Nuisance") as client:
        token = client.post("/api/bots", json={"name": "Nuisance bot"}).json()["token"]
        assert admin(own, "disable", "nuisance") == 0
        assert client.get("/api/me").json()["id"] == ""
        bot = own.get("/api/me", headers={"authorization": f"Bearer {token}"})
        assert bot.status_code == 401
        refused = client.post("/api/login", json={"name": "Nuisance", "password": PASSWORD})
        assert (refused.status_code, refused.json()["code"]) == (403, "account-disabled")
        assert admin(own, "enable", "nuisance") == 0
        assert client.post("/api/login", json={"name": "Nuisance", "password": PASSWORD}).status_code == 200


def test_forgotten_password_is_replaced(own: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    with own.account("Forgetful") as client:
        assert admin(own, "password", "Forgetful") == 0
        fresh = capsys.readouterr().out.split(": ")[1].strip()
        assert client.get("/api/me").json()["id"] == ""
        assert client.post("/api/login", json={"name": "Forgetful", "password": fresh}).status_code == 200


def test_bot_token_is_renewed_and_revoked(own: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    with own.account("Bot owner") as client:
        client.post("/api/bots", json={"name": "Fafnir"})
        assert admin(own, "token", "fafnir") == 0
        headers = {"authorization": "Bearer " + capsys.readouterr().out.split(": ")[1].strip()}
        assert client.get("/api/me", headers=headers).json()["name"] == "Fafnir"
        assert admin(own, "token", "fafnir", "--revoke") == 0
        assert client.get("/api/me", headers=headers).status_code == 401


def test_table_is_closed_beside_a_running_server(own: RunningServer) -> None:
    with own.guest("Stuck") as one, own.guest("Stuck too") as two:
        table = opened(one)["id"]
        joined(two, table)
        assert admin(own, "close", table) == 0
        assert table not in [t["id"] for t in one.get("/api/my/tables").json()["tables"]]
        assert admin(own, "close", table) == 2


def test_export_contains_all_data_of_a_person(own: RunningServer, tmp_path: Path) -> None:
    with own.account("Exported") as one, own.account("Exported rival") as two:
        table = duel(own, one, two, rated=True)
        running = opened(one)["id"]
        joined(two, running)
        until_rated(one, "Exported")
        text = standard_text("draco") + "# exported\n"
        assert one.post("/api/packs", json={"game": "draco", "name": "Mine", "text": text}).status_code == 201
        assert admin(own, "export", "exported", tmp_path / "x.zip") == 0
        resigned(own, two, running)
    with zipfile.ZipFile(tmp_path / "x.zip") as archive:
        person = json.loads(archive.read("person.json"))[0]
        games = json.loads(archive.read("games.json"))
        rating = json.loads(archive.read("ratings.json"))[0]
        pack = json.loads(archive.read("packs.json"))[0]
        record = loads(archive.read(f"records/{table}.jsonl").decode())
        names = archive.namelist()
        whole = b"".join(archive.read(name) for name in names)
    assert person["name"] == "Exported"
    assert [game["table"] for game in games] == [table, running]
    assert rating["games"] == 1
    assert (pack["name"], pack["text"]) == ("Mine", text)
    assert record.header.names == ["Exported", "Exported rival"]
    assert f"records/{running}.jsonl" not in names
    assert b"argon2" not in whole
    assert admin(own, "export", "exported", tmp_path / "x.zip") == 2


@pytest.mark.slow
def test_deleted_person_is_removed_from_their_games(own: RunningServer, tmp_path: Path) -> None:
    with own.account("Vanishing Point") as one, own.account("Remaining") as two:
        me = one.get("/api/me").json()["id"]
        one.post("/api/bots", json={"name": "Vanishing Bot"})
        brought = {
            "game": "draco",
            "name": "Vanishing pack",
            "text": standard_text("draco") + "# Vanishing\n",
        }
        assert one.post("/api/packs", json=brought).status_code == 201
        table = duel(own, one, two, rated=True)
        until_rated(one, "Vanishing Point")
        running = opened(one)["id"]
        joined(two, running)
        assert admin(own, "delete", "vanishing point") == 2
        assert admin(own, "delete", "vanishing point", "--yes") == 2  # still playing
        resigned(own, two, running)
        assert admin(own, "delete", "vanishing point", "--yes") == 0
        assert one.get("/api/me").json()["id"] == ""
        assert two.get("/api/players/Vanishing Point").status_code == 404
        assert two.get("/api/players/Vanishing Bot").status_code == 404
        assert "Vanishing" not in two.get("/api/history").text
    own.stop()
    database = sqlite3.connect(own.folder / "hall.sqlite3")
    dump = "\n".join(database.iterdump())
    database.close()
    assert me in dump
    assert "Vanishing" not in dump
    own.__init__(own.folder)  # type: ignore[misc]
    with own.client() as client:
        client.post("/api/login", json={"name": "Remaining", "password": PASSWORD})
        record = loads(client.get(f"/api/tables/{table}/record").text)
        assert record.header.names == ["", "Remaining"]
        assert client.get(f"/api/tables/{table}/verify").status_code == 200


@pytest.mark.slow
def test_running_server_is_backed_up_and_restored(
    own: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "hall.backup"
    with own.account("Saved"):
        assert admin(own, "backup", backup) == 0
    assert backup.stat().st_mode & 0o077 == 0
    assert admin(own, "backup", backup) == 2  # never overwrites
    with own.account("Saved too late"):
        pass
    assert admin(own, "restore", backup) == 2  # the server runs
    assert "seems to be running" in capsys.readouterr().err
    own.stop()
    assert admin(own, "restore", backup, "--force") == 0
    with RunningServer(own.folder) as again, again.client() as client:
        assert client.post("/api/login", json={"name": "Saved", "password": PASSWORD}).status_code == 200
        late = client.post("/api/login", json={"name": "Saved too late", "password": PASSWORD})
        assert late.status_code == 401
    assert list(own.folder.glob("hall.sqlite3.2*"))


@pytest.mark.parametrize("content", [b"", b"not a database at all", b"SQLite format 3\0" + bytes(200)])
def test_invalid_backup_is_refused_and_changes_nothing(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x"
    file.write_bytes(content)
    assert main(["admin", "--data", str(tmp_path / "data"), "restore", str(file)]) == 2
    assert not (tmp_path / "data").exists()


@pytest.mark.slow
def test_previous_secret_is_accepted_once(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        with server.guest("Signed") as guest:
            cookie = guest.cookies["dragonhall"]
        assert admin(server, "secret") == 0
        server.stop()
    with RunningServer(tmp_path / "data") as server:
        assert server.get("/api/me", cookies={"dragonhall": cookie}).json()["name"] == "Signed"
        assert admin(server, "secret") == 0
        server.stop()
    with RunningServer(tmp_path / "data") as server:
        assert server.get("/api/me", cookies={"dragonhall": cookie}).json()["id"] == ""


@pytest.mark.parametrize("action", ["disable", "password", "delete", "token"])
def test_unknown_name_is_an_error(tmp_path: Path, action: str, capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--yes"] if action == "delete" else []
    assert main(["admin", "--data", str(tmp_path), action, "nobody", *more]) == 2
    assert "nobody" in capsys.readouterr().err

"""Accounts, ratings, lists and admin commands on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.cli import main
from tests.server.finished_games import duel, joined, opened, until_rated
from tests.server.running_server import RunningServer
from tests.server.services import running_postgres

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_postgres() as url:
        yield url


def test_accounts_and_games_on_postgresql(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DRAGONHALL_DATABASE", database)
    monkeypatch.setenv("LC_ALL", "C")
    admin = ["admin", "--data", str(tmp_path / "data")]
    with (
        RunningServer(tmp_path / "data", database=database) as server,
        server.account("Anna") as anna,
        server.account("Bruno") as bruno,
        server.guest("Wanderer") as guest,
    ):
        taken = guest.post("/api/register", json={"name": "ANNA", "password": "a long password"})
        assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
        rated = [duel(server, anna, bruno, rated=True) for _ in range(2)]
        assert until_rated(anna, "Anna", games=2)["won"] == 2
        finished = duel(server, bruno, guest)
        running = opened(guest)["id"]
        joined(bruno, running)
        guest.post("/api/login", json={"name": "Anna", "password": "a long password"})
        played = [table["id"] for table in guest.get("/api/history").json()["tables"]]
        assert played == [finished, *rated[::-1]]
        lost = guest.get("/api/history", params={"opponent": "bruno", "result": "lost"}).json()["tables"]
        assert [table["id"] for table in lost] == [finished]
        assert [table["id"] for table in guest.get("/api/my/tables").json()["tables"]] == [running]
        piece = guest.get("/api/leaderboard", params={"count": 1}).json()
        rest = guest.get("/api/leaderboard", params={"after": piece["after"]}).json()
        names = [line["name"] for line in piece["players"] + rest["players"]]
        assert names == ["Anna", "Bruno"]
        assert main([*admin, "backup", str(tmp_path / "copy")]) == 2
        assert "pg_dump" in capsys.readouterr().err
        assert main([*admin, "close", running]) == 0
        assert main([*admin, "delete", "Anna", "--yes"]) == 0
        assert bruno.get(f"/api/tables/{rated[0]}/verify").status_code == 200
        assert bruno.get("/api/players/Anna").status_code == 404

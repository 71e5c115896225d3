"""Rated games are counted exactly once, also after a crash."""

import signal
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from dragonhall.server.ratings.updates import count, due
from dragonhall.server.store.database import make_engine
from dragonhall.server.store.schema import rating_changes, ratings, to_rate
from dragonhall.server.tables.commands.rated_games import ABORTS_A_DAY
from tests.server.finished_games import duel, opened, resigned, until_rated
from tests.server.running_server import RunningServer


def test_rated_game_changes_rating_and_uncertainty(server: RunningServer) -> None:
    with server.account("Rated one") as one, server.account("Rated two") as two:
        table = duel(server, one, two, rated=True)
        up, down = until_rated(one, "Rated one"), until_rated(two, "Rated two")
        assert up["rating"] > 25 > down["rating"]
        assert (up["game"], up["matchup"], up["won"], down["won"]) == ("drako", "knights-trolls", 1, 0)
        assert 0 < up["uncertainty"] < 16.4
        assert up["provisional"]
        assert one.get("/api/me").json()["ratings"] == [up]
        board = one.get("/api/leaderboard?game=drako&matchup=knights-trolls").json()
        names = [line["name"] for line in board["players"]]
        assert names.index("Rated one") < names.index("Rated two")
        played = one.get("/api/history").json()["tables"]
    assert [game["id"] for game in played] == [table]


def test_table_shows_ratings_and_their_change(server: RunningServer) -> None:
    with server.account("Shown one") as one, server.account("Shown two") as two:
        first = duel(server, one, two, rated=True)
        was = until_rated(one, "Shown one")
        second = opened(one, rated=True, clock="days:1")
        assert second["seats"][0]["rating"] == was["rating"]
        assert second["seats"][0]["uncertainty"] == was["uncertainty"]
        assert second["seats"][1]["rating"] is None
        assert one.get(f"/api/tables/{second['id']}/ratings").json() == []
        winner, loser = one.get(f"/api/tables/{first}/ratings").json()
    assert (winner["seat"], winner["before"], winner["after"]) == ("knights", 25.0, was["rating"])
    assert winner["uncertainty_before"] > winner["uncertainty"] == was["uncertainty"]
    assert loser["after"] < 25


def test_server_bots_are_on_the_same_leaderboard(server: RunningServer) -> None:
    with server.account("Against bots") as client:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
        options = {"matchup": "dragon-dwarves"}
        for _ in range(ABORTS_A_DAY):  # not rated: resigned too early
            table = opened(client, rated=True, seats=seats, options=options, clock="days:1")
            resigned(server, client, table["id"])
        table = opened(client, rated=True, seats=seats, options=options, clock="days:1")
        resigned(server, client, table["id"])
        assert until_rated(client, "Against bots")["won"] == 0
        board = client.get("/api/leaderboard?game=drako&matchup=dragon-dwarves").json()["players"]
    assert [(line["kind"], line["level"]) for line in board] == [("level", "apprentice"), ("account", "")]
    assert board[0]["rating"] > 25 > board[1]["rating"]


def test_unrated_game_changes_no_rating(server: RunningServer) -> None:
    with server.account("Unrated one") as one, server.account("Unrated two") as two:
        duel(server, one, two)
        duel(server, one, two, rated=True)
        assert until_rated(one, "Unrated one")["games"] == 1


def test_guest_cannot_play_a_rated_game(server: RunningServer) -> None:
    with server.guest("Climber") as guest:
        answer = guest.post("/api/tables", json={"game": "drako", "rated": True})
    assert (answer.status_code, answer.json()["code"]) == (403, "rated-guest")


def test_game_is_counted_once(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        with server.account("Once one") as one, server.account("Once two") as two:
            table = duel(server, one, two, rated=True)
            until_rated(one, "Once one")
        server.stop()
    engine = make_engine(f"sqlite:///{server.folder / 'hall.sqlite3'}")
    with engine.connect() as connection, connection.begin():
        before = connection.execute(select(ratings)).all()
        assert not count(connection, table)
        assert connection.execute(select(ratings)).all() == before
        assert len(connection.execute(select(rating_changes)).all()) == 2
    engine.dispose()


@pytest.mark.slow
def test_killed_server_counts_the_game_after_its_restart(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        with server.account("Killed one") as one, server.account("Killed two") as two:
            table = duel(server, one, two, rated=True)
            until_rated(one, "Killed one")
        server.stop(signal.SIGKILL)
    # Simulate a kill between the end of the game and the counting.
    database = sqlite3.connect(server.folder / "hall.sqlite3")
    for name in ("ratings", "rating_changes"):
        database.execute(f"DELETE FROM {name}")
    database.execute("INSERT INTO to_rate VALUES (?)", (table,))
    database.commit()
    database.close()
    with RunningServer(tmp_path / "data") as again, again.client() as client:
        assert until_rated(client, "Killed one")["games"] == 1
        time.sleep(0.2)
        assert until_rated(client, "Killed one")["games"] == 1


def test_pending_row_is_keyed_by_table() -> None:
    assert str(due("t")) == "INSERT INTO to_rate (table_id) VALUES (:table_id)"
    assert to_rate.c.table_id.primary_key


def test_unknown_profile_is_not_found(server: RunningServer) -> None:
    with server.guest("No profile"):
        answer = server.get("/api/players/No profile")
    assert (answer.status_code, answer.json()["code"]) == (404, "player")

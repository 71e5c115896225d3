"""The weight of a game: less for repeated games of the same two players, and by side."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from dragonhall.server.accounts.repository import add_account, add_bot
from dragonhall.server.ratings.updates import DAY, PAIR_DAYS, PAIR_FULL, count, due, pair_weight
from dragonhall.server.store.database import make_engine
from dragonhall.server.store.schema import rating_changes, seats, tables
from tests.server.services import prepare_database


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    prepare_database(url)
    engine = make_engine(url)
    with engine.connect() as connection, connection.begin():
        yield connection
    engine.dispose()


def counted(
    connection: Connection, table: str, winner: str, loser: str, matchup: str = "knights-trolls"
) -> dict[str, float]:
    """Count a rated game of Drako that the first seat wins; return the change of each player's mean."""
    first, second = matchup.split("-")
    filled = {
        "id": table,
        "game": "drako",
        "players": 2,
        "options": json.dumps({"matchup": matchup, "edition": "en"}),
        "matchup": matchup,
        "pack": "",
        "standard": True,
        "visibility": "public",
        "rated": True,
        "clock": "days:1",
        "match": "single",
        "leg": 0,
        "previous": "",
        "host": winner,
        "created": 0.0,
        "status": "over",
        "number": 1,
        "ply": 9,
        "changed": 0.0,
        "reason": "resigned",
    }
    connection.execute(insert(tables).values(filled))
    for place, (seat, player) in enumerate(((first, winner), (second, loser))):
        level = player.removeprefix("bot:") if player.startswith("bot:") else ""
        row = {
            "table_id": table,
            "seat": seat,
            "place": place,
            "team": seat,
            "kind": "bot" if level else "person",
            "person": None if level else player,
            "name": player,
            "level": level,
            "won": place == 0,
            "score": 0,
            "dropped": False,
        }
        connection.execute(insert(seats).values(row))
    connection.execute(due(table))
    assert count(connection, table)
    found = connection.execute(select(rating_changes).where(rating_changes.c.table_id == table))
    return {row.player: row.mean - row.mean_before for row in found}


def test_gain_falls_with_the_games_of_a_pair(connection: Connection) -> None:
    """Every win against a new opponent counts in full; against the same opponent less and less."""
    farmed = [counted(connection, f"p{k}", "anna", "bela")["anna"] for k in range(20)]
    honest = [counted(connection, f"q{k}", "cara", f"rival {k}")["cara"] for k in range(20)]
    assert farmed[0] == pytest.approx(honest[0])
    assert all(gain > 0 for gain in farmed)
    assert sum(farmed[10:]) < sum(honest[10:]) / 2
    first = counted(connection, "r", "dora", "emil")["dora"]
    assert first == pytest.approx(honest[0]), "games with other people changed"


def test_first_games_of_a_pair_count_in_full(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    def gains(prefix: str) -> list[float]:
        people = [f"{prefix} one", f"{prefix} two"]
        return [counted(connection, f"{prefix}{k}", *people)[people[0]] for k in range(PAIR_FULL + 2)]

    damped = gains("a")
    monkeypatch.setattr("dragonhall.server.ratings.updates.PAIR_FULL", 1000)
    whole = gains("b")
    assert damped[:PAIR_FULL] == pytest.approx(whole[:PAIR_FULL])
    assert damped[PAIR_FULL] == pytest.approx(whole[PAIR_FULL] * PAIR_FULL / (PAIR_FULL + 1))


def test_old_games_of_a_pair_no_longer_count(connection: Connection) -> None:
    for k in range(12):
        counted(connection, f"p{k}", "anna", "bela")
    damped = counted(connection, "now", "anna", "bela")["anna"]
    connection.execute(update(rating_changes).values(at=rating_changes.c.at - PAIR_DAYS * DAY))
    assert counted(connection, "later", "anna", "bela")["anna"] > 2 * damped


def test_account_and_its_bots_are_one_opponent(connection: Connection) -> None:
    owner = add_account(connection, "Bela", "hash", "en", None)
    rivals = [owner.id, *(add_bot(connection, f"Belabot {k}", owner, most=5).id for k in range(5))]
    for k, rival in enumerate(rivals):
        counted(connection, f"p{k}", "anna", rival)
    for pair in ((one, other) for rival in rivals for one, other in (("anna", rival), (rival, "anna"))):
        weight = pair_weight(connection, "drako:knights-trolls", *pair, now=time.time())
        assert weight == PAIR_FULL / (len(rivals) + 1)


def test_server_bots_count_in_full(connection: Connection) -> None:
    gains = [counted(connection, f"b{k}", "anna", "bot:dragon")["anna"] for k in range(8)]
    others = [counted(connection, f"p{k}", "bela", "cara")["bela"] for k in range(8)]
    assert gains[:PAIR_FULL] == pytest.approx(others[:PAIR_FULL], rel=0.05)
    assert gains[-1] > 1.5 * others[-1]


def test_side_is_taken_into_account(connection: Connection) -> None:
    favoured = counted(connection, "d", "anna", "bela", "dragon-dwarves")
    even = counted(connection, "k", "cara", "dora", "knights-dragon")
    assert favoured["anna"] < 0.7 * even["cara"]

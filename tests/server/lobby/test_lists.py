"""Paged lists of tables: to join, to watch, own and finished."""

from typing import Any

import httpx
import pytest

from tests.server.finished_games import duel, joined, opened, resigned
from tests.server.running_server import RunningServer


def ids(client: httpx.Client, address: str, **params: Any) -> list[str]:
    answer = client.get(address, params=params)
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()["tables"]]


def test_table_is_listed_as_open_then_running_then_over(server: RunningServer) -> None:
    with server.guest("Opener") as opener, server.guest("Joiner") as joiner, server.client() as stranger:
        table = opened(opener)["id"]
        assert table in ids(stranger, "/api/tables", status="open")
        joined(joiner, table)
        assert table not in ids(stranger, "/api/tables", status="open")
        assert table in ids(stranger, "/api/tables", status="running")
        resigned(server, joiner, table)
        assert table in ids(stranger, "/api/tables", status="over")


@pytest.mark.parametrize("visibility", ["link", "private"])
def test_tables_that_are_not_public_are_not_listed(server: RunningServer, visibility: str) -> None:
    with server.guest("Secretive") as one, server.guest("Confidant") as two:
        table = opened(one, visibility=visibility)["id"]
        assert table not in ids(two, "/api/tables", status="open")
        assert table in ids(one, "/api/my/tables")


def test_own_turns_are_listed_across_tables(server: RunningServer) -> None:
    with server.guest("Busy") as one, server.guest("Partner") as two:
        tables = [opened(one)["id"] for _ in range(3)]
        for table in tables:
            joined(two, table)
        waiting = {client: set(ids(client, "/api/my/tables", turn="true")) for client in (one, two)}
        assert waiting[one] | waiting[two] == set(tables)
        assert not waiting[one] & waiting[two]
        assert set(ids(one, "/api/my/tables")) == set(tables)


def test_challenges_do_not_push_running_games_off_the_list(server: RunningServer) -> None:
    with server.account("Sought after") as one, server.guest("Rival of the sought") as two:
        running = opened(one)["id"]
        joined(two, running)
        for number in range(8):
            elsewhere = httpx.HTTPTransport(local_address=f"127.0.0.{20 + number // 2}")
            with httpx.Client(base_url=server.url, transport=elsewhere) as guest:
                assert guest.post("/api/guest", json={"name": f"Admirer {number}"}).is_success
                for _ in range(3):
                    asked = guest.post("/api/challenges", json={"to": ["Sought after"], "game": "draco"})
                    assert asked.status_code == 201, asked.text
        assert ids(one, "/api/my/tables", count=20) == [running]
        assert len(one.get("/api/challenges").json()["challenges"]) == 24


def test_paging_is_stable_while_tables_are_added(server: RunningServer) -> None:
    with server.guest("Collector of tables") as guest:
        tables = [opened(guest, visibility="private")["id"] for _ in range(7)]
        found: list[str] = []
        after = ""
        while True:
            page = guest.get("/api/my/tables", params={"count": 3, "after": after}).json()
            found += [table["id"] for table in page["tables"]]
            after = page["after"]
            if not after:
                break
            opened(guest, visibility="private")
    assert found == tables[::-1]


@pytest.fixture(scope="module")
def champion(server: RunningServer) -> dict[str, str]:
    """Three finished games of one account, by their distinguishing feature."""
    with (
        server.account("Champion") as one,
        server.account("Challenger") as two,
        server.guest("Passer-by") as guest,
    ):
        return {
            "won": duel(server, one, two, rated=True),
            "lost": duel(server, two, one),
            "guest": duel(server, one, guest, visibility="link", options={"matchup": "dragon-dwarves"}),
        }


@pytest.mark.parametrize(
    ("filters", "games"),
    [
        ({}, ["guest", "lost", "won"]),
        ({"result": "won"}, ["guest", "won"]),
        ({"result": "lost"}, ["lost"]),
        ({"result": "drawn"}, []),
        ({"rated": "true"}, ["won"]),
        ({"rated": "false"}, ["guest", "lost"]),
        ({"opponent": "CHALLENGER"}, ["lost", "won"]),
        ({"opponent": "nobody at all"}, []),
        ({"game": "draco"}, []),
        ({"matchup": "dragon-dwarves"}, ["guest"]),
        ({"since": "99999999999"}, []),
        ({"until": "1"}, []),
        ({"since": "1", "game": "drako", "result": "won", "rated": "true"}, ["won"]),
    ],
)
def test_history_is_filtered(
    server: RunningServer, champion: dict[str, str], filters: dict[str, str], games: list[str]
) -> None:
    with server.client() as client:
        client.post("/api/login", json={"name": "Champion", "password": "a long password"})
        assert ids(client, "/api/history", **filters) == [champion[name] for name in games]


def test_others_see_the_public_games_of_a_player(server: RunningServer, champion: dict[str, str]) -> None:
    with server.client() as client:
        assert ids(client, "/api/history", player="champion") == [champion["lost"], champion["won"]]
        assert client.get("/api/history").json()["code"] == "nobody"
        assert client.get("/api/history?player=muted_names").json()["code"] == "player"


def test_unchanged_list_is_not_sent_again(server: RunningServer) -> None:
    with server.guest("Poller") as guest:
        first = guest.get("/api/my/tables")
        again = guest.get("/api/my/tables", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        opened(guest, visibility="private")
        changed = guest.get("/api/my/tables", headers={"if-none-match": first.headers["etag"]})
        assert changed.status_code == 200


def test_guest_who_logs_in_keeps_their_games(server: RunningServer) -> None:
    with (
        server.account("Homecomer") as account,
        server.guest("Wanderer") as guest,
        server.guest("Third") as third,
    ):
        mine = account.get("/api/me").json()["id"]
        finished = duel(server, third, guest)
        running = opened(guest)["id"]
        joined(third, running)
        guest.post("/api/login", json={"name": "Homecomer", "password": "a long password"})
        assert guest.get("/api/me").json()["id"] == mine
        assert ids(guest, "/api/history") == [finished]
        assert ids(guest, "/api/my/tables") == [running]
        seats = guest.get(f"/api/tables/{running}").json()["seats"]
        assert [(seat["name"], seat["you"]) for seat in seats] == [("Homecomer", True), ("Third", False)]
        resigned(server, guest, running)


def test_guest_who_registers_keeps_their_games(server: RunningServer) -> None:
    with server.guest("Newcomer") as guest, server.guest("Fourth") as other:
        table = duel(server, guest, other)
        guest.post("/api/register", json={"name": "Newcomer account", "password": "a long password"})
        assert ids(guest, "/api/history", result="won") == [table]

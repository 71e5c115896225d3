"""Guests, accounts and sessions on a running server."""

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from argon2 import PasswordHasher

from tests.server.running_server import RunningServer

PASSWORD = "a long password"


def test_client_without_session_has_no_name(server: RunningServer) -> None:
    with server.client() as client:
        nobody: dict[str, Any] = {"language": "en", "id": "", "name": "", "kind": "nobody", "ratings": []}
        assert client.get("/api/me").json() == nobody


def test_guest_is_recognised(server: RunningServer) -> None:
    with server.guest("Zażółć") as guest:
        me = guest.get("/api/me").json()
    assert (me["name"], me["kind"]) == ("Zażółć", "guest")
    assert me["id"]


def test_guests_may_share_a_name(server: RunningServer) -> None:
    with server.guest("Twin") as one, server.guest("Twin") as other:
        assert one.get("/api/me").json()["id"] != other.get("/api/me").json()["id"]


def test_guest_cannot_take_the_name_of_an_account(server: RunningServer) -> None:
    with server.account("Holder"), server.client() as client:
        answer = client.post("/api/guest", json={"name": "hold-er"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_guest_who_registers_keeps_the_id(server: RunningServer) -> None:
    with server.guest("Before") as guest:
        before = guest.get("/api/me").json()["id"]
        answer = guest.post("/api/register", json={"name": "After", "password": PASSWORD})
        assert answer.json()["id"] == before
        assert guest.get("/api/me").json()["kind"] == "account"


def test_registering_a_taken_name_in_any_spelling_is_refused(server: RunningServer) -> None:
    with server.account("Straße"), server.client() as client:
        answer = client.post("/api/register", json={"name": "STRASSE", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_concurrent_registrations_of_a_name_have_one_winner(server: RunningServer) -> None:
    def register(_: int) -> int:
        with server.client() as client:
            return client.post(
                "/api/register", json={"name": "Registered twice", "password": PASSWORD}
            ).status_code

    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(register, range(4))) == [200, 409, 409, 409]


def test_login_errors_do_not_reveal_which_names_exist(server: RunningServer) -> None:
    with server.account("Locked"), server.client() as client:
        wrong = client.post("/api/login", json={"name": "Locked", "password": "not this one"})
        nobody = client.post("/api/login", json={"name": "Nobody there", "password": "not this one"})
        right = client.post("/api/login", json={"name": "LOCKED", "password": PASSWORD})
    assert (wrong.status_code, wrong.json()) == (401, nobody.json())
    assert right.json()["name"] == "Locked"


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-length"),
        ("x" * 257, "password-length"),
        ("aaaaaaaaaa", "password-easy"),
        ("password name", "password-easy"),
        ("passwordname1", "password-easy"),
        ("qwerty123456", "password-easy"),
    ],
)
def test_weak_passwords_are_refused(server: RunningServer, password: str, code: str) -> None:
    with server.client() as client:
        answer = client.post("/api/register", json={"name": "Password Name", "password": password})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_cookie_is_http_only(server: RunningServer) -> None:
    with server.client() as client:
        cookie = client.post("/api/guest", json={"name": "Cookie"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


def test_tampered_cookie_is_ignored(server: RunningServer) -> None:
    with server.guest("Forged") as guest:
        value = guest.cookies["dragonhall"]
    token, _, signature = value.partition(".")
    for forged in (f"{token}x.{signature}", f"{token}.{signature[:-1]}x", token, "ü", "." * 200):
        answer = server.get("/api/me", headers={b"cookie": f"dragonhall={forged}".encode()})
        assert answer.json()["id"] == ""


def test_logout_ends_the_session_on_the_server(server: RunningServer) -> None:
    with server.guest("Leaver") as guest:
        stolen = guest.cookies["dragonhall"]
        guest.post("/api/logout")
        assert guest.get("/api/me").json()["id"] == ""
    assert server.get("/api/me", cookies={"dragonhall": stolen}).json()["id"] == ""


def test_logout_everywhere_ends_all_sessions(server: RunningServer) -> None:
    with server.account("Everywhere") as here, server.client() as there:
        there.post("/api/login", json={"name": "Everywhere", "password": PASSWORD})
        here.post("/api/logout", params={"everywhere": "true"})
        assert there.get("/api/me").json()["id"] == ""


def test_new_session_ends_the_previous_one(server: RunningServer) -> None:
    with server.guest("Renewed") as guest:
        before = guest.cookies["dragonhall"]
        guest.post("/api/register", json={"name": "Renewed account", "password": PASSWORD})
    assert server.get("/api/me", cookies={"dragonhall": before}).json()["id"] == ""


def test_password_change_ends_other_sessions(server: RunningServer) -> None:
    with server.account("Changer") as here, server.client() as there:
        there.post("/api/login", json={"name": "Changer", "password": PASSWORD})
        wrong = here.put("/api/me/password", json={"old": "not this one", "new": "another long one"})
        assert wrong.status_code == 401
        assert (
            here.put("/api/me/password", json={"old": PASSWORD, "new": "another long one"}).status_code == 200
        )
        assert here.get("/api/me").json()["name"] == "Changer"
        assert there.get("/api/me").json()["id"] == ""
        assert there.post("/api/login", json={"name": "Changer", "password": PASSWORD}).status_code == 401


def test_new_password_is_checked_but_old_weak_one_works(server: RunningServer) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("password1")
    with server.account("Veteran"):
        pass
    with sqlite3.connect(server.folder / "hall.sqlite3") as database:
        database.execute("UPDATE people SET password = ? WHERE name = 'Veteran'", [weak])
    database.close()
    with server.client() as client:
        assert client.post("/api/login", json={"name": "Veteran", "password": "password1"}).status_code == 200
        refused = client.put("/api/me/password", json={"old": "password1", "new": "veteran2024"})
        assert (refused.status_code, refused.json()["code"]) == (422, "password-easy")
        changed = client.put("/api/me/password", json={"old": "password1", "new": "quiet otter cello"})
        assert changed.status_code == 200


def test_language_of_a_user_is_kept(server: RunningServer) -> None:
    with server.guest("Speaker") as guest:
        assert guest.put("/api/me/language", json={"language": "pl"}).json()["language"] == "pl"
        assert guest.get("/api/me").json()["language"] == "pl"
        assert guest.get("/api/bots").json()["sentence"] == "Do tego potrzebne jest konto."
        assert guest.get("/api/bots?language=it").json()["sentence"] == "Per questo serve un account."


def test_database_contains_no_usable_secrets(server: RunningServer) -> None:
    with server.account("Unreadable", "correct horse battery") as client:
        token = client.post("/api/bots", json={"name": "Unreadable bot"}).json()["token"]
        cookie = client.cookies["dragonhall"].partition(".")[0]
    time.sleep(0.1)
    database = sqlite3.connect(server.folder / "hall.sqlite3")
    dump = "\n".join(database.iterdump())
    database.close()
    assert "Unreadable bot" in dump
    assert "$argon2id$" in dump
    for secret in (token, cookie, "correct horse battery"):
        assert secret not in dump
        assert secret not in server.log.read_text()

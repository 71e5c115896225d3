"""Guests, accounts and sessions, asked of a real server."""

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from argon2 import PasswordHasher

from tests.server.running_server import RunningServer

PASSWORD = "a long password"


def test_nobody_has_no_name(hall: RunningServer) -> None:
    with hall.client() as client:
        nobody: dict[str, Any] = {"language": "en", "id": "", "name": "", "kind": "nobody", "ratings": []}
        assert client.get("/api/me").json() == nobody


def test_a_guest_plays_at_once_and_is_known_again(hall: RunningServer) -> None:
    with hall.guest("Zażółć") as guest:
        me = guest.get("/api/me").json()
    assert (me["name"], me["kind"]) == ("Zażółć", "guest")
    assert me["id"]


def test_guests_may_share_a_name(hall: RunningServer) -> None:
    with hall.guest("Twin") as one, hall.guest("Twin") as other:
        assert one.get("/api/me").json()["id"] != other.get("/api/me").json()["id"]


def test_a_guest_cannot_take_the_name_of_an_account(hall: RunningServer) -> None:
    with hall.account("Holder"), hall.client() as client:
        answer = client.post("/api/guest", json={"name": "hold-er"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_a_guest_who_registers_stays_the_same_person(hall: RunningServer) -> None:
    with hall.guest("Before") as guest:
        before = guest.get("/api/me").json()["id"]
        answer = guest.post("/api/register", json={"name": "After", "password": PASSWORD})
        assert answer.json()["id"] == before
        assert guest.get("/api/me").json()["kind"] == "account"


def test_registering_twice_is_refused_in_any_spelling(hall: RunningServer) -> None:
    with hall.account("Straße"), hall.client() as client:
        answer = client.post("/api/register", json={"name": "STRASSE", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_two_who_register_one_name_at_once_have_one_winner(hall: RunningServer) -> None:
    def register(_: int) -> int:
        with hall.client() as client:
            return client.post("/api/register", json={"name": "Rival", "password": PASSWORD}).status_code

    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(register, range(4))) == [200, 409, 409, 409]


def test_logging_in_needs_the_password_and_tells_nothing_else(hall: RunningServer) -> None:
    with hall.account("Locked"), hall.client() as client:
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
def test_passwords_that_protect_nothing_are_refused(hall: RunningServer, password: str, code: str) -> None:
    with hall.client() as client:
        answer = client.post("/api/register", json={"name": "Password Name", "password": password})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_the_cookie_is_for_the_browser_alone(hall: RunningServer) -> None:
    with hall.client() as client:
        cookie = client.post("/api/guest", json={"name": "Cookie"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


def test_a_cookie_that_was_tampered_with_is_nobodys(hall: RunningServer) -> None:
    with hall.guest("Forged") as guest:
        value = guest.cookies["dragonhall"]
    token, _, signature = value.partition(".")
    for forged in (f"{token}x.{signature}", f"{token}.{signature[:-1]}x", token, "ü", "." * 200):
        answer = hall.get("/api/me", headers={b"cookie": f"dragonhall={forged}".encode()})
        assert answer.json()["id"] == ""


def test_logging_out_ends_the_session_itself(hall: RunningServer) -> None:
    with hall.guest("Leaver") as guest:
        stolen = guest.cookies["dragonhall"]
        guest.post("/api/logout")
        assert guest.get("/api/me").json()["id"] == ""
    assert hall.get("/api/me", cookies={"dragonhall": stolen}).json()["id"] == ""


def test_logging_out_everywhere_ends_all_sessions(hall: RunningServer) -> None:
    with hall.account("Everywhere") as here, hall.client() as there:
        there.post("/api/login", json={"name": "Everywhere", "password": PASSWORD})
        here.post("/api/logout", params={"everywhere": "true"})
        assert there.get("/api/me").json()["id"] == ""


def test_a_new_session_ends_the_one_before(hall: RunningServer) -> None:
    with hall.guest("Renewed") as guest:
        before = guest.cookies["dragonhall"]
        guest.post("/api/register", json={"name": "Renewed account", "password": PASSWORD})
    assert hall.get("/api/me", cookies={"dragonhall": before}).json()["id"] == ""


def test_a_new_password_shuts_other_browsers_out(hall: RunningServer) -> None:
    with hall.account("Changer") as here, hall.client() as there:
        there.post("/api/login", json={"name": "Changer", "password": PASSWORD})
        wrong = here.put("/api/me/password", json={"old": "not this one", "new": "another long one"})
        assert wrong.status_code == 401
        assert (
            here.put("/api/me/password", json={"old": PASSWORD, "new": "another long one"}).status_code == 200
        )
        assert here.get("/api/me").json()["name"] == "Changer"
        assert there.get("/api/me").json()["id"] == ""
        assert there.post("/api/login", json={"name": "Changer", "password": PASSWORD}).status_code == 401


def test_a_new_password_is_checked_and_an_old_weak_one_still_works(hall: RunningServer) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("password1")
    with hall.account("Veteran"):
        pass
    with sqlite3.connect(hall.folder / "hall.sqlite3") as database:
        database.execute("UPDATE people SET password = ? WHERE name = 'Veteran'", [weak])
    database.close()
    with hall.client() as client:
        assert client.post("/api/login", json={"name": "Veteran", "password": "password1"}).status_code == 200
        refused = client.put("/api/me/password", json={"old": "password1", "new": "veteran2024"})
        assert (refused.status_code, refused.json()["code"]) == (422, "password-easy")
        changed = client.put("/api/me/password", json={"old": "password1", "new": "quiet otter cello"})
        assert changed.status_code == 200


def test_the_language_of_a_person_is_kept(hall: RunningServer) -> None:
    with hall.guest("Speaker") as guest:
        assert guest.put("/api/me/language", json={"language": "pl"}).json()["language"] == "pl"
        assert guest.get("/api/me").json()["language"] == "pl"
        assert guest.get("/api/bots").json()["sentence"] == "Do tego potrzebne jest konto."
        assert guest.get("/api/bots?language=it").json()["sentence"] == "Per questo serve un account."


def test_nothing_that_opens_a_door_is_kept_in_the_database(hall: RunningServer) -> None:
    with hall.account("Unreadable", "correct horse battery") as client:
        token = client.post("/api/bots", json={"name": "Unreadable bot"}).json()["token"]
        cookie = client.cookies["dragonhall"].partition(".")[0]
    time.sleep(0.1)
    database = sqlite3.connect(hall.folder / "hall.sqlite3")
    dump = "\n".join(database.iterdump())
    database.close()
    assert "Unreadable bot" in dump
    assert "$argon2id$" in dump
    for secret in (token, cookie, "correct horse battery"):
        assert secret not in dump
        assert secret not in hall.log.read_text()

"""Sessions: cookie attributes, expiry, logout, and the end of open sockets."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from dragonhall.server import wire
from tests.server.players import Player
from tests.server.running_server import RunningServer

PASSWORD = "a long password"


@pytest.mark.slow
def test_cookie_has_all_security_attributes(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", secure="true", session_days="7") as server:
        answer = server.post("/api/guest", json={"name": "Sealed"})
        headers = answer.headers.get_list("set-cookie")
        [header] = [header for header in headers if header.startswith("__Host-dragonhall=")]
        cookie = {piece.strip().lower() for piece in header.split(";")[1:]}
        assert {"httponly", "secure", "samesite=strict", "path=/", f"max-age={7 * 86_400}"} <= cookie
        assert not any(piece.startswith("domain") for piece in cookie)
        assert answer.headers["strict-transport-security"]


def test_expired_session_is_refused(server: RunningServer) -> None:
    with server.guest("Expiring") as guest:
        person = guest.get("/api/me").json()["id"]
        database = sqlite3.connect(server.folder / "hall.sqlite3", timeout=20)
        with database:
            database.execute("update sessions set expires = ? where person = ?", (time.time() - 1, person))
        database.close()
        assert guest.get("/api/me").json()["id"] == ""
        assert guest.get("/api/my/tables").status_code == 401


def test_login_changes_the_cookie(server: RunningServer) -> None:
    """Prevents session fixation: a session planted in a browser must not become that of an account."""
    with server.account("Planted"), server.guest("Planter") as browser:
        planted = browser.cookies["dragonhall"]
        answer = browser.post("/api/login", json={"name": "Planted", "password": PASSWORD})
        assert answer.json()["kind"] == "account"
        assert answer.cookies["dragonhall"] != planted
    assert server.get("/api/me", cookies={"dragonhall": planted}).json()["id"] == ""


def test_two_sessions_of_one_person_have_different_cookies(server: RunningServer) -> None:
    with server.account("Doubled") as here, server.client() as there:
        there.post("/api/login", json={"name": "Doubled", "password": PASSWORD})
        assert here.cookies["dragonhall"] != there.cookies["dragonhall"]
        here.post("/api/logout")
        assert there.get("/api/me").json()["name"] == "Doubled", "logging out of one session ended another"


@pytest.mark.parametrize("how", ["logout", "logout everywhere", "password"])
def test_socket_closes_with_its_session(server: RunningServer, how: str) -> None:
    """After logging out of a borrowed computer, no hand stays visible there."""

    async def test() -> None:
        with server.account(f"Borrowed {len(how)}") as here, server.client() as there:
            name = here.get("/api/me").json()["name"]
            there.post("/api/login", json={"name": name, "password": PASSWORD})
            table = here.post("/api/play-now", json={"game": "draco", "level": "random"}).json()["id"]
            borrowed, own = Player([server.url], table, there), Player([server.url], table, here)
            for player in (borrowed, own):
                await player.connect()
                await player.until(wire.Snapshot)
            if how == "logout":
                there.post("/api/logout")
            elif how == "logout everywhere":
                here.post("/api/logout", params={"everywhere": "true"})
            else:
                here.put("/api/me/password", json={"old": PASSWORD, "new": "another long one"})
            assert (await borrowed.until(wire.Bye)).code == "session"
            if how == "logout":
                assert isinstance(await own.ask(wire.Ping(id="p")), wire.Pong), "another session was closed"
            for player in (borrowed, own):
                await player.close()

    asyncio.run(test())


def test_socket_closes_when_its_token_is_revoked(server: RunningServer) -> None:
    async def test() -> None:
        with server.account("Token keeper") as owner, server.client() as bot:
            token = owner.post("/api/bots", json={"name": "Cut off"}).json()["token"]
            bot.headers["authorization"] = f"Bearer {token}"
            table = bot.post("/api/play-now", json={"game": "draco", "level": "random"}).json()["id"]
            player = Player([server.url], table, None)
            player.token = token
            await player.connect()
            assert (await player.until(wire.Snapshot)).seat is not None
            owner.delete("/api/bots/Cut off/token")
            assert (await player.until(wire.Bye)).code == "session"
            await player.close()

    asyncio.run(test())


def test_personal_responses_are_not_cached(server: RunningServer) -> None:
    with server.guest("Uncached") as guest:
        table = guest.post("/api/play-now", json={"game": "draco", "level": "random"}).json()["id"]
        for path in ("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/replay", "/api/challenges"):
            assert guest.get(path).headers["cache-control"] == "no-store", path
        assert guest.get("/api/my/tables").headers["cache-control"] == "no-cache"

"""Bot accounts of users, with tokens that can be revoked."""

import httpx
import pytest

from tests.server.running_server import RunningServer


def asked_with(server: RunningServer, token: str) -> httpx.Response:
    return server.get("/api/me", headers={"authorization": f"Bearer {token}"})


def test_bot_has_its_own_account(server: RunningServer) -> None:
    with server.account("Keeper") as keeper:
        made = keeper.post("/api/bots", json={"name": "Smaug"})
        assert made.status_code == 201
        bot = asked_with(server, made.json()["token"]).json()
        assert (bot["name"], bot["kind"]) == ("Smaug", "bot")
        assert keeper.get("/api/bots").json() == {"bots": ["Smaug"]}


def test_new_token_revokes_the_old_one(server: RunningServer) -> None:
    with server.account("Renewer") as owner:
        old = owner.post("/api/bots", json={"name": "Renewed bot"}).json()["token"]
        new = owner.post("/api/bots/renewed-bot/token").json()["token"]
    assert asked_with(server, old).status_code == 401
    assert asked_with(server, new).json()["name"] == "Renewed bot"


def test_token_can_be_revoked(server: RunningServer) -> None:
    with server.account("Revoker") as owner:
        token = owner.post("/api/bots", json={"name": "Revoked bot"}).json()["token"]
        assert owner.delete("/api/bots/Revoked bot/token").status_code == 204
    answer = asked_with(server, token)
    assert (answer.status_code, answer.json()["code"]) == (401, "token")


def test_deleted_bot_frees_its_name(server: RunningServer) -> None:
    with server.account("Deleter") as owner:
        token = owner.post("/api/bots", json={"name": "Shortlived"}).json()["token"]
        assert owner.delete("/api/bots/Shortlived").status_code == 204
        assert asked_with(server, token).status_code == 401
        assert owner.post("/api/bots", json={"name": "Shortlived"}).status_code == 201


def test_guest_cannot_have_bots(server: RunningServer) -> None:
    with server.guest("Hopeful") as guest:
        answer = guest.post("/api/bots", json={"name": "Hopeless"})
    assert (answer.status_code, answer.json()["code"]) == (403, "account-needed")


def test_bots_of_others_cannot_be_changed(server: RunningServer) -> None:
    with server.account("Mine") as mine, server.account("Other") as other:
        mine.post("/api/bots", json={"name": "Mine alone"})
        for call in (other.post("/api/bots/Mine alone/token"), other.delete("/api/bots/Mine alone")):
            assert (call.status_code, call.json()["code"]) == (404, "bot-unknown")


def test_number_of_bots_per_account_is_limited(server: RunningServer) -> None:
    with server.account("Collector") as owner:
        codes = [owner.post("/api/bots", json={"name": f"Number {k}"}).status_code for k in range(11)]
    assert codes == [201] * 10 + [409]


@pytest.mark.parametrize("against", ["owner", "bot of the same owner"])
def test_games_against_own_bots_are_not_rated(server: RunningServer, against: str) -> None:
    name = f"Farmer {len(against)}"
    with server.account(name) as owner, server.client() as bot, server.client() as other:
        for client, letter in ((bot, "A"), (other, "B")):
            made = owner.post("/api/bots", json={"name": f"{name} {letter}"}).json()
            client.headers["authorization"] = f"Bearer {made['token']}"
        rival = owner if against == "owner" else other
        to = name if against == "owner" else f"{name} B"
        request_body = {"game": "draco", "rated": True, "clock": "days:1"}
        asked = bot.post("/api/challenges", json={"to": [to], **request_body})
        table = bot.post("/api/tables", json=request_body).json()["id"]
        joined = rival.post(f"/api/tables/{table}/join", json={})
        assert [(each.status_code, each.json()["code"]) for each in (asked, joined)] == [
            (409, "rated-owner")
        ] * 2
        assert bot.get(f"/api/tables/{table}").json()["status"] == "open"
        free = bot.post("/api/tables", json={"game": "draco"}).json()["id"]
        assert rival.post(f"/api/tables/{free}/join", json={}).json()["status"] == "running"
        with server.account(f"{name} stranger") as stranger:
            assert stranger.post(f"/api/tables/{table}/join", json={}).json()["status"] == "running"


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("call", ["password", "logout"])
def test_password_change_or_logout_can_revoke_bot_tokens(
    server: RunningServer, call: str, bots: bool
) -> None:
    name = f"Owner {call} {bots}"
    with server.account(name) as owner:
        tokens = [owner.post("/api/bots", json={"name": f"{name} {k}"}).json()["token"] for k in "AB"]
        if call == "password":
            asked = {"old": "a long password", "new": "another long one", "bots": bots}
            answer = owner.put("/api/me/password", json=asked)
        else:
            answer = owner.post("/api/logout", params={"everywhere": True, "bots": bots})
        assert answer.status_code == 200
    assert [asked_with(server, token).status_code for token in tokens] == [401 if bots else 200] * 2


def test_password_change_keeps_bot_tokens_by_default(server: RunningServer) -> None:
    with server.account("Quiet owner") as owner:
        token = owner.post("/api/bots", json={"name": "Quiet bot"}).json()["token"]
        changed = owner.put("/api/me/password", json={"old": "a long password", "new": "another long one"})
        assert changed.status_code == 200
    assert asked_with(server, token).status_code == 200

"""The account dialog."""

from pathlib import Path

import httpx

from tests.server.running_server import RunningServer
from tests.web.axe import axe_violations
from tests.web.conftest import VisitorFactory


def test_password_change_revokes_bot_tokens(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Password Page") as client:
        token = client.post("/api/bots", json={"name": "Page Bot"}).json()["token"]
        page = visit(server).sign_in_as(client).go("/").page
        page.get_by_role("button", name="Password Page").click()
        page.get_by_text("Password and sessions").click()
        assert axe_violations(page) == []
        page.get_by_label("Current password").fill("a long password")
        page.get_by_label("New password").fill("another long one")
        page.get_by_label("Also end the tokens of my bots").check()
        page.get_by_role("button", name="Change password").click()
        page.get_by_role("dialog").wait_for(state="detached")
    bot = server.get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert bot.status_code == 401
    login = {"name": "Password Page", "password": "another long one"}
    assert server.post("/api/login", json=login).status_code == 200


def test_password_refusal_is_shown(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Weak Page") as client:
        visitor = visit(server).sign_in_as(client).go("/")
        page = visitor.page
        page.get_by_role("button", name="Weak Page").click()
        page.get_by_text("Password and sessions").click()
        page.get_by_label("Current password").fill("a long password")
        page.get_by_label("New password").fill("password1")
        page.get_by_role("button", name="Change password").click()
        page.get_by_role("alert").get_by_text("too easy to guess").wait_for()
        visitor.errors = [error for error in visitor.errors if "422" not in error]


def test_signing_out_everywhere_ends_other_sessions(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Leaving Page") as client, server.client() as other:
        other.post("/api/login", json={"name": "Leaving Page", "password": "a long password"})
        page = visit(server).sign_in_as(client).go("/").page
        page.get_by_role("button", name="Leaving Page").click()
        page.get_by_text("Password and sessions").click()
        page.get_by_role("button", name="Sign out everywhere").click()
        page.get_by_role("button", name="Sign in").wait_for()
        assert other.get("/api/me").json()["id"] == ""


def test_secure_cookie_is_set_and_deleted(tmp_path: Path, visit: VisitorFactory) -> None:
    """Chromium treats localhost as a secure origin and enforces the rules of the `__Host-` prefix."""
    with RunningServer(tmp_path / "data", secure="true", hosts="localhost") as secure:
        secure.url = secure.url.replace("127.0.0.1", "localhost")
        with httpx.Client(base_url=secure.url) as client:
            client.post("/api/register", json={"name": "Safe", "password": "a long password"})
        page = visit(secure).go("/").page
        page.get_by_role("button", name="Sign in").click()
        page.get_by_label("Name").fill("Safe")
        page.get_by_label("Password").fill("a long password")
        page.get_by_role("dialog").get_by_role("button", name="Sign in").click()
        page.get_by_role("button", name="Safe").wait_for()
        assert [cookie["name"] for cookie in page.context.cookies()] == ["__Host-dragonhall"]
        page.reload()
        page.get_by_role("button", name="Safe").click()
        page.get_by_role("button", name="Sign out", exact=True).click()
        page.get_by_role("button", name="Sign in").wait_for()
        assert page.context.cookies() == []

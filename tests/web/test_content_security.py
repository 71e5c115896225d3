"""User input (names, chat, packs) is shown as text and never executed; the CSP blocks inline scripts."""

import re
import time

import httpx

from dragonhall.server.tables.journal.game_cache import standard_text
from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.finished_games import random_game
from tests.web.visitor import TURN_TIMEOUT, Visitor

SCRIPT = "<img src=x onerror=owned=1><script>owned=1</script>"
INLINE = "document.body.append(Object.assign(document.createElement('script'), {textContent: 'owned=1'}))"


def is_inert(visitor: Visitor) -> bool:
    """Return whether the script is shown as text, created no element and did not run."""
    page = visitor.page
    page.get_by_text(re.compile(re.escape(SCRIPT[:20]))).locator("visible=true").first.wait_for()
    return bool(page.evaluate("window.owned === undefined && !document.querySelector('img, #page script')"))


def upload_pack(client: httpx.Client) -> str:
    """Upload a pack whose name and card title contain a script; return its hash."""
    text = standard_text("signori").replace('name = "Lupo delle Brume"', f"name = '{SCRIPT}'")
    found = client.post("/api/packs", json={"game": "signori", "name": SCRIPT, "text": text})
    assert found.status_code == 201, found.text
    return str(found.json()["hash"])


def test_script_in_a_name_is_shown_as_text(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Importer of names") as client:
        text = random_game("draco", 3, SCRIPT, "Ugo").record(reveal=True).dumps()
        found = client.post("/api/records", content=text)
        assert found.is_success, found.text
        visitor = visit(server).go(f"/table/{found.json()['id']}/replay")
        assert is_inert(visitor)


def test_script_in_pack_or_chat_is_shown_as_text(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Keeper of scripts") as client:
        pack = upload_pack(client)
        visitor = visit(server).sign_in_as(client).go("/packs")
        assert is_inert(visitor)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = client.post(
            "/api/tables", json={"game": "signori", "players": 2, "pack": pack, "seats": seats}
        )
        client.post(f"/api/tables/{table.json()['id']}/start")
        visitor.go(f"/table/{table.json()['id']}")
        visitor.page.locator(".ticker").click()
        visitor.page.get_by_role("tab", name="Chat").click()
        visitor.page.get_by_role("textbox", name="Say something").fill(SCRIPT)
        visitor.page.keyboard.press("Enter")
        visitor.page.locator("[role=log] li", has_text=SCRIPT).wait_for()
        assert is_inert(visitor)
        names = client.get("/api/components/signori", params={"players": 2, "pack": pack}).json()["cards"]
        assert names["C3"]["title"] == SCRIPT


def test_csp_blocks_inline_scripts(server: RunningServer, visit: VisitorFactory) -> None:
    policy = httpx.get(server.url).headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    visitor = visit(server).go()
    visitor.page.evaluate(INLINE)
    visitor.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=owned=1>')")
    deadline = time.monotonic() + TURN_TIMEOUT
    while len(refusals := [error for error in visitor.errors if "Content Security Policy" in error]) < 2:
        assert time.monotonic() < deadline, visitor.errors
        visitor.page.wait_for_timeout(20)
    assert len(refusals) == 2
    assert visitor.page.evaluate("window.owned") is None
    visitor.errors = [error for error in visitor.errors if error not in refusals and "404" not in error]

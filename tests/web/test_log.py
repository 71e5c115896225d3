"""The log of a table."""

from playwright.sync_api import expect

from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.finished_games import random_game


def test_earlier_log_lines_are_loaded_on_demand(server: RunningServer, visit: VisitorFactory) -> None:
    record = random_game("signori", 3, "Anna", "Bela").record().dumps()
    with server.guest("Importer") as guest:
        table = guest.post("/api/records", content=record).json()["id"]
        whole = guest.get(f"/api/tables/{table}/log?before=1").json()
        assert whole["since"] == 0
    visitor = visit(server).go(f"/table/{table}")
    page = visitor.page
    page.locator(".ticker").click()
    page.get_by_role("tab", name="Log").click()
    lines = page.locator("[role=log] .line")
    first = whole["lines"][0]["sentence"]
    expect(lines.first).to_be_visible()
    assert not page.locator("[role=log] .line", has_text=first).count()
    button = page.get_by_role("button", name="Show earlier lines")
    while button.count():
        before = lines.count()
        button.click()
        expect(lines.nth(before)).to_be_attached()
        expect(page.locator("[role=log][aria-live=polite]")).to_be_attached()
    assert first in lines.first.inner_text()

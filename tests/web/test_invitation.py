"""Invitation links."""

from urllib.parse import parse_qs, urlsplit

import pytest

from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory


@pytest.mark.parametrize("reusable", [False, True])
def test_link_is_single_use_unless_reusable(
    reusable: bool, server: RunningServer, visit: VisitorFactory
) -> None:
    asked = {"game": "draco", "players": 3, "visibility": "private"}
    with server.guest("Link host") as host, server.guest("One") as one, server.guest("Two") as two:
        table = host.post("/api/tables", json=asked).json()["id"]
        page = visit(server).sign_in_as(host).go(f"/table/{table}").page
        page.get_by_label("Links work more than once").set_checked(reusable)
        page.get_by_role("button", name="Copy the link").first.click()
        link = urlsplit(page.locator("input.link").input_value())
        join = f"/api/tables/{table}/join"
        body = {"invitation": parse_qs(link.query)["invitation"][0]}
        assert one.post(join, json=body).status_code == 200
        assert one.post(f"/api/tables/{table}/leave").status_code == 200
        assert two.post(join, json=body).status_code == (200 if reusable else 403)

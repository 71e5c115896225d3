"""The chat of a table."""

import pytest

from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory


@pytest.mark.parametrize(
    ("language", "tab", "shown"),
    [
        ("en", "Chat", ["A1 · account", "spectator · guest"]),
        ("it", "Chat", ["A1 · account", "spettatore · ospite"]),
        ("pl", "Czat", ["A1 · konto", "widz · gość"]),
    ],
)
def test_chat_shows_seat_and_kind_of_the_speaker(
    language: str, tab: str, shown: list[str], server: RunningServer, visit: VisitorFactory
) -> None:
    asked = {"game": "signori", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    with server.account(f"Chat {language}") as player, server.guest("Stranger") as stranger:
        table = player.post("/api/tables", json=asked).json()["id"]
        for client, text in ((player, "from a player"), (stranger, "from a spectator")):
            visitor = visit(server, language=language).sign_in_as(client).go(f"/table/{table}")
            visitor.page.locator(".ticker").click()
            visitor.page.get_by_role("tab", name=tab).click()
            visitor.page.locator("form input").fill(text)
            visitor.page.keyboard.press("Enter")
            visitor.page.locator("[role=log] li", has_text=text).wait_for()
        assert visitor.page.locator("[role=log] .speaker").all_inner_texts() == shown

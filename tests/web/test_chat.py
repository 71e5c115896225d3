"""The chat of a table."""

from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.visitor import Visitor

ENGLISH = ["A1 · account", "spectator · guest"]
TRANSLATED = {
    "it": ("Chat", ["A1 · account", "spettatore · ospite"]),
    "pl": ("Czat", ["A1 · konto", "widz · gość"]),
}
SPEAKERS = "[role=log] .speaker"


def test_chat_shows_seat_and_kind_of_the_speaker(server: RunningServer, visit: VisitorFactory) -> None:
    asked = {"game": "signori", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    with server.account("Chat") as player, server.guest("Stranger") as stranger:
        table = player.post("/api/tables", json=asked).json()["id"]

        def open_chat(visitor: Visitor, tab: str) -> None:
            visitor.go(f"/table/{table}").page.locator(".ticker").click()
            visitor.page.get_by_role("tab", name=tab).click()

        for client, text in ((player, "from a player"), (stranger, "from a spectator")):
            visitor = visit(server).sign_in_as(client)
            open_chat(visitor, "Chat")
            visitor.page.locator("form input").fill(text)
            visitor.page.keyboard.press("Enter")
            visitor.page.locator("[role=log] li", has_text=text).wait_for()
        assert visitor.page.locator(SPEAKERS).all_inner_texts() == ENGLISH
        for language, (tab, shown) in TRANSLATED.items():
            reader = visit(server, language=language)
            open_chat(reader, tab)
            reader.page.locator("[role=log] li", has_text="from a spectator").wait_for()
            assert reader.page.locator(SPEAKERS).all_inner_texts() == shown

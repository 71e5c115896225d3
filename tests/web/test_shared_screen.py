"""Several players on one screen: during a hand-over the page holds only the public view."""

import re
import time

import pytest

from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.page_memory import (
    TableSocket,
    TableSockets,
    document_of,
    identifying_strings,
    memory_of,
    storage_of,
)
from tests.web.visitor import RESULT, TURN_TIMEOUT, Visitor

GAMES = ["drako", "draco", "signori"]
HAND_OVERS = 3
HAND_OVER = ".hand-over"


class Screen:
    """A page that two players share, and a spectator of the same table."""

    def __init__(self, game: str, server: RunningServer, visit: VisitorFactory) -> None:
        with server.guest(f"Sharers of {game}") as host:
            request_body = {"game": game, "players": 2, "hot_seat": True, "visibility": "link"}
            answer = host.post("/api/tables", json=request_body)
            assert answer.status_code == 201, answer.text
            self.table = answer.json()["id"]
            self.visitor = visit(server).sign_in_as(host)
        self.page = self.visitor.page
        self.sockets = TableSockets(self.page)
        self.spectator = visit(server)
        self.public_sockets = TableSockets(self.spectator.page)
        self.visitor.go(f"/table/{self.table}?seat=")
        self.spectator.go(f"/table/{self.table}").wait_until_seated()

    def wait_for_hand_over(self) -> None:
        self.page.locator(HAND_OVER).wait_for()
        self.wait_until_synced()

    def confirm(self) -> None:
        self.page.get_by_role("button", name=re.compile("^I am")).click()
        self.page.locator(".prompt").wait_for()

    def play_turn(self) -> None:
        """Act until the other player must choose."""
        deadline = time.monotonic() + TURN_TIMEOUT
        while not self.page.locator(HAND_OVER).count():
            assert time.monotonic() < deadline, self.page.locator("main").inner_text()
            assert not self.page.locator(RESULT).count()
            self.visitor.act_by_mouse()
        self.wait_for_hand_over()

    def wait_until_synced(self) -> None:
        """Wait until the page and the spectator have received the same journal entry."""
        deadline = time.monotonic() + TURN_TIMEOUT
        while newest(self.sockets) != newest(self.public_sockets):
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(20)

    def read_log(self, visitor: Visitor) -> None:
        """Open the whole log where the layout shows only its last line."""
        ticker = visitor.page.locator(".ticker")
        if ticker.is_visible() and not visitor.page.get_by_role("dialog").count():
            ticker.click()

    def beyond_public(self) -> set[str]:
        """Return what the page shows beyond a spectator's page, except the cover and the top bar."""
        for visitor in (self.visitor, self.spectator):
            self.read_log(visitor)
        shown = document_of(self.page) - document_of(self.spectator.page)
        for visitor in (self.visitor, self.spectator):
            visitor.page.keyboard.press("Escape")
        own = self.page.evaluate(
            "() => [...document.querySelectorAll('.hand-over, .hand-over *, header.bar *')].flatMap((one) =>"
            " [one.textContent.trim(), ...[...one.attributes].map(({ name, value }) => `${name}=${value}`)])"
        )
        return shown - set(own)

    def secrets(self) -> set[str]:
        """Return strings of private views that the spectator has not received."""
        return identifying_strings(
            socket for socket in self.sockets.all if socket.private
        ) - identifying_strings(self.public_sockets.all)


def newest(sockets: TableSockets) -> int:
    return max((socket.number for socket in sockets.open), default=-1)


@pytest.mark.parametrize("game", GAMES)
def test_hand_over_holds_only_the_public_view(
    game: str, server: RunningServer, visit: VisitorFactory
) -> None:
    screen = Screen(game, server, visit)
    screen.wait_for_hand_over()
    assert not any(socket.private for socket in screen.sockets.all)  # no player has confirmed yet
    kept = storage_of(screen.page)
    for _ in range(HAND_OVERS):
        screen.confirm()
        screen.wait_until_synced()
        # Control: while a player looks at the screen, the same checks find the private view.
        assert screen.beyond_public()
        assert screen.secrets() & memory_of(screen.page)
        screen.play_turn()
        assert screen.beyond_public() == set()
        assert screen.secrets() & memory_of(screen.page) == set()
        assert [socket.private for socket in screen.sockets.open] == [False]
    assert storage_of(screen.page) == kept


@pytest.mark.parametrize("game", GAMES)
def test_next_player_gets_nothing_of_the_previous_view(
    game: str, server: RunningServer, visit: VisitorFactory
) -> None:
    screen = Screen(game, server, visit)
    screen.wait_for_hand_over()
    before: list[TableSocket] = []
    for _ in range(HAND_OVERS):
        screen.confirm()
        screen.wait_until_synced()
        (now,) = screen.sockets.open
        seat = now.messages[0]["seat"]
        others = [socket for socket in before if socket.messages[0]["seat"] != seat]
        secrets = identifying_strings(others) - identifying_strings([now, *screen.public_sockets.all])
        assert secrets or not others
        assert secrets & memory_of(screen.page) == set()
        screen.read_log(screen.visitor)
        assert secrets & document_of(screen.page) == set()
        screen.page.keyboard.press("Escape")
        before.append(now)
        screen.play_turn()


def test_shared_table_without_view_in_url_is_covered(server: RunningServer, visit: VisitorFactory) -> None:
    """Without `seat` in the URL the server chooses the view."""
    screen = Screen("drako", server, visit)
    screen.wait_for_hand_over()
    screen.confirm()
    opened = len(screen.sockets.all)
    screen.visitor.go(f"/table/{screen.table}")
    screen.wait_for_hand_over()
    assert [socket.private for socket in screen.sockets.all[opened:]] == [False]
    assert screen.beyond_public() == set()
    assert screen.secrets() & memory_of(screen.page) == set()


def test_finished_shared_game_shows_public_view(server: RunningServer, visit: VisitorFactory) -> None:
    screen = Screen("drako", server, visit)
    screen.wait_for_hand_over()
    screen.confirm()
    resign = screen.page.locator("aside .footer").get_by_role("button", name=re.compile("esign"))
    resign.click()
    resign.click()
    screen.page.locator(RESULT).wait_for()
    screen.wait_until_synced()
    assert [socket.private for socket in screen.sockets.open] == [False]
    assert screen.page.locator(".hand").count() == 0


def test_replay_of_shared_game_shows_public_view(server: RunningServer, visit: VisitorFactory) -> None:
    screen = Screen("drako", server, visit)
    screen.wait_for_hand_over()
    screen.page.get_by_role("link", name="Replay").first.click()
    screen.page.locator(".scrub").wait_for()
    screen.page.wait_for_url(re.compile(r"view=$"))
    assert screen.page.locator(".hands .card").count() == 0
    assert screen.page.get_by_label("Seen by").locator("option").count() == 1


def test_double_click_does_not_confirm_the_next_player(server: RunningServer, visit: VisitorFactory) -> None:
    screen = Screen("drako", server, visit)
    screen.wait_for_hand_over()
    button = screen.page.get_by_role("button", name=re.compile("^I am"))
    button.click()
    screen.page.locator(".prompt").wait_for()
    screen.play_turn()
    box = button.bounding_box()
    assert box is not None
    screen.page.mouse.move(box["x"] + 5, box["y"] + 5)
    screen.page.mouse.down(click_count=2)  # the second half of a double click that began on another button
    screen.page.mouse.up(click_count=2)
    opened = len(screen.sockets.all)
    button.click()
    screen.page.locator(".prompt").wait_for()
    assert len(screen.sockets.all) == opened + 1

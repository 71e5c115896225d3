"""Several players on one screen: during a hand-over the page holds only the public view."""

import re
import time
from collections.abc import Set as AbstractSet

import pytest

from dragonhall.games import GAMES
from tests.server.players import cookie_of, socket_address
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
from tests.web.visitor import RESULT, TURN_TIMEOUT, play_until

HAND_OVERS = 3
HAND_OVER = ".hand-over"
RELEASED = 20.0  # seconds until the page must have released a private view


class Screen:
    """A page that two players share, and a spectator of the same table."""

    def __init__(self, game: str, server: RunningServer, visit: VisitorFactory) -> None:
        with server.guest(f"Sharers of {game}") as host:
            request_body = {"game": game, "players": 2, "hot_seat": True, "visibility": "link"}
            answer = host.post("/api/tables", json=request_body)
            assert answer.status_code == 201, answer.text
            self.table = answer.json()["id"]
            self.cookie = cookie_of(host)
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

    def select_card(self) -> int:
        """Select a card if one is offered: part of an action. Return the number of selected cards."""
        offered = self.page.locator(".hand .card[data-offered]")
        if offered.count():
            offered.first.click()
        return self.page.locator(".hand .card.picked").count()

    def play_turn(self) -> None:
        """Play the seat that the page shows, over another WebSocket, until the other player must choose."""
        (shown,) = self.sockets.open
        address = socket_address(self.visitor.url, self.table, f"?seat={shown.seat}")
        last = play_until(address, self.cookie, self.visitor.random, lambda sight: not sight.mine)
        assert last.ending is None
        self.wait_for_hand_over()

    def wait_until_synced(self) -> None:
        """Wait until the page and the spectator have received the same journal entry."""
        deadline = time.monotonic() + TURN_TIMEOUT
        while newest(self.sockets) != newest(self.public_sockets):
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(20)

    def wait_until_forgotten(self) -> None:
        """Wait until no secret is left in the page's memory. A running animation may hold its last view."""
        deadline = time.monotonic() + RELEASED
        while left := self.secrets() & memory_of(self.page):
            assert time.monotonic() < deadline, left
            self.page.wait_for_timeout(100)

    def documents(self) -> list[set[str]]:
        """Return the texts of the page and of the spectator's page, with the whole log."""
        found: list[set[str]] = []
        for page in (self.page, self.spectator.page):
            ticker = page.locator(".ticker")  # where the layout shows only the last line of the log
            opened = ticker.is_visible()
            if opened:
                ticker.click()
                page.get_by_role("dialog").wait_for()
            found.append(document_of(page))
            if opened:
                page.keyboard.press("Escape")
                page.get_by_role("dialog").wait_for(state="detached")
        return found

    def beyond_public(self, forbidden: AbstractSet[str] = frozenset()) -> set[str]:
        """Return what the page shows beyond a spectator's page, except the cover and the top bar.

        Fails if the page shows a text in `forbidden`.
        """
        shown, public = self.documents()
        assert shown & forbidden == set()
        own = self.page.evaluate(
            "() => [...document.querySelectorAll('.hand-over, .hand-over *, header.bar *')].flatMap((one) =>"
            " [one.textContent.trim(), ...[...one.attributes].map(({ name, value }) => `${name}=${value}`)])"
        )
        return shown - public - set(own)

    def secrets(self) -> set[str]:
        """Return strings of private views that the spectator has not received."""
        return identifying_strings(
            socket for socket in self.sockets.all if socket.private
        ) - identifying_strings(self.public_sockets.all)


def newest(sockets: TableSockets) -> int:
    return max((socket.number for socket in sockets.open), default=-1)


@pytest.mark.parametrize("game", GAMES)
def test_hand_over_and_next_player_get_nothing_of_a_private_view(
    game: str, server: RunningServer, visit: VisitorFactory
) -> None:
    screen = Screen(game, server, visit)
    page = screen.page
    screen.wait_for_hand_over()
    assert not any(socket.private for socket in screen.sockets.all)  # no player has confirmed yet
    kept = storage_of(page)
    before: list[TableSocket] = []
    selected = 0
    for _ in range(HAND_OVERS):
        screen.confirm()
        screen.wait_until_synced()
        (now,) = screen.sockets.open
        others = [socket for socket in before if socket.seat != now.seat]
        of_others = identifying_strings(others) - identifying_strings([now, *screen.public_sockets.all])
        # Controls: while a player looks at the screen, the same checks find the private view.
        if others:
            assert of_others
            memory = memory_of(page)
            assert of_others & memory == set()
            assert screen.secrets() & memory
        assert screen.beyond_public(of_others)
        before.append(now)
        selected += screen.select_card()
        screen.play_turn()
        assert screen.beyond_public() == set()
        screen.wait_until_forgotten()
        assert [socket.private for socket in screen.sockets.open] == [False]
    assert selected  # at least one hand-over came during the selection of an action
    assert storage_of(page) == kept


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
    screen.wait_until_forgotten()


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

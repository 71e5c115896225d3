"""A simulated user of the web page: plays by mouse or keyboard and records WebSocket messages and errors."""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec
from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, WebSocket
from websockets.sync.client import connect

from dragonhall.server import wire
from tests.server.players import cookie_of, read, socket_address
from tests.server.running_server import CERTIFICATES

TURN_TIMEOUT = 120.0  # seconds to wait for the visitor's turn
MOST_ACTIONS = 2000  # of one seat, played by the API
MOST_STEPS = 5000  # clicks or selections by keyboard until the end of a game
CONFIRM_PROBABILITY = 0.9  # probability of confirming a complete action; otherwise click another target
OWN_PROMPT = ".prompt.mine"
RESULT = "section.result"
CONFIRM_BUTTON = ".prompt .brass:not([disabled])"
LATE = {
    "drako": 35,
    "draco": 65,
    "signori": 160,
}  # actions; most games last longer
TRIES = 20
# The second frame begins after the first has been painted.
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Wait for the visitor's turn. Null: the game is over; else whether the confirm button is focused.
WAIT_FOR_TURN = """async (longest) => {
    const began = Date.now();
    while (!document.querySelector('section.result, .prompt.mine')) {
        if (Date.now() - began > longest) throw new Error('timeout, no turn: ' + document.body.innerText);
        await new Promise(requestAnimationFrame);
    }
    if (document.querySelector('section.result')) return null;
    const button = document.querySelector('.prompt .brass:not([disabled])');
    return { focused: button !== null && button === document.activeElement };
}"""
# Wait for an offered target; return viewport coordinates where a click hits it: the confirm button, or a
# random target. Null: the game is over.
CLICK_POINT = """async ({ chance, confirm, longest }) => {
    const began = Date.now();
    for (;;) {
        if (document.querySelector('section.result')) return null;
        const point = clickPoint();
        if (point) return point;
        if (Date.now() - began > longest) throw new Error('timeout, no target: ' + document.body.innerText);
        await new Promise(requestAnimationFrame);
    }
    function clickPoint() {
        const offered = [...document.querySelectorAll('main [data-offered]:not([disabled])')];
        const button = confirm && offered.find((one) => one.matches('.prompt .brass'));
        const first = Math.floor(chance * offered.length);
        for (const one of button ? [button] : [...offered.slice(first), ...offered.slice(0, first)]) {
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = one.getBoundingClientRect();
            for (const [across, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2], [0.5, 0.8]]) {
                const [x, y] = [box.left + across * box.width, box.top + down * box.height];
                if (document.elementFromPoint(x, y)?.closest('[data-offered]') === one) return [x, y];
            }
        }
        return null;
    }
}"""


class Visitor:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.errors: list[str] = []
        self.received: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.requests = 0
        self.answers = 0
        self.random = Random(7)
        self.handlers: dict[Any, Callable[[Any], None]] = {
            "console": self.on_console,
            "pageerror": self.on_page_error,
            "request": self.on_request,
            "requestfinished": self.on_request_end,
            "requestfailed": self.on_request_end,
            "websocket": self.on_websocket,
        }
        for event, handler in self.handlers.items():
            page.on(event, handler)

    def detach(self) -> None:
        """Stop recording, so that another visitor can use the page."""
        for event, handler in self.handlers.items():
            self.page.remove_listener(event, handler)

    # ---- browser events ------------------------------------------------------------------------

    def on_console(self, message: ConsoleMessage) -> None:
        lost = (
            "WebSocket connection" in message.text or "ERR_" in message.text
        )  # expected while the server is stopped
        if message.type == "error" and not lost:
            self.errors.append(f"{message.text} ({message.location['url']})")

    def on_request(self, request: Request) -> None:
        self.requests += 1
        if not request.url.startswith((self.url, self.url.replace("http", "ws"))):
            self.errors.append(f"request to another host: {request.url}")

    def on_page_error(self, error: Error) -> None:
        self.errors.append(str(error))

    def on_request_end(self, _: Request) -> None:
        self.answers += 1

    def on_websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    # ---- navigation ----------------------------------------------------------------------------

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")
        return self

    def sign_in_as(self, client: httpx.Client) -> "Visitor":
        """Use the session cookie of `client`."""
        value = client.cookies["dragonhall"]
        self.page.context.add_cookies([{"name": "dragonhall", "value": value, "url": self.url}])
        return self

    def ignore_status(self, status: int) -> None:
        """Drop the errors of responses with this status: the browser logs expected refusals as errors."""
        self.errors = [error for error in self.errors if f"status of {status}" not in error]

    def play_first(self) -> "Visitor":
        """Go to a new game of Drako in which the visitor has the first turn."""
        return self.play_now("drako", "trolls")

    def play_now(self, game: str, seat: str = "") -> "Visitor":
        """Open a table with a bot by the API and go to it: the front page would take as long to load."""
        with httpx.Client(base_url=self.url, timeout=TURN_TIMEOUT, verify=CERTIFICATES) as client:
            guest = client.post("/api/guest", json={"name": "Visitor"})
            made = client.post("/api/play-now", json={"game": game, "seat": seat})
            assert (guest.status_code, made.status_code) == (200, 201), made.text
            self.sign_in_as(client)
        return self.go(f"/table/{made.json()['id']}").wait_until_seated()

    def play_late(self, game: str) -> "Visitor":
        """Go to a table at which both sides have played the first `LATE` actions by the API."""
        late = LATE.get(game, 0)
        with httpx.Client(base_url=self.url, timeout=TURN_TIMEOUT, verify=CERTIFICATES) as client:
            assert client.post("/api/guest", json={"name": "Late visitor"}).status_code == 200
            self.sign_in_as(client)
            for _ in range(TRIES):
                table = client.post("/api/play-now", json={"game": game}).json()["id"]
                if self.lasts(table, cookie_of(client), late):
                    return self.go(f"/table/{table}").wait_until_seated()
        raise AssertionError(f"every game of {game} was over before action {late}")

    def lasts(self, table: str, cookie: str, plies: int) -> bool:
        """Play at random; return whether the game reaches an own decision after this number of actions."""
        address = socket_address(self.url, table)
        last = play_until(
            address,
            cookie,
            self.random,
            lambda sight: sight.ending is not None or (sight.mine and sight.ply >= plies),
        )
        return last.ending is None

    def play_from_the_front_page(self, game: str) -> "Visitor":
        self.go().play_button(game).click()
        return self.wait_until_seated()

    def play_button(self, game: str) -> Locator:
        """The button on the front page that starts a game."""
        tile = self.page.locator(".game-tile", has=self.page.locator(f'a[href="/rules/{game}"]'))
        return tile.locator(".play")

    def wait_until_seated(self) -> "Visitor":
        self.page.wait_for_selector(f".prompt, {RESULT}, .hand-over")
        return self

    # ---- playing -------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.page.locator(RESULT).count() > 0

    @property
    def accepted(self) -> int:
        """The number of `accepted` messages received."""
        return sum(message["type"] == "accepted" for message in self.received)

    def wait_for_answers(self) -> None:
        """Wait until every sent message has its answer and the page has drawn it."""
        deadline = time.monotonic() + TURN_TIMEOUT
        while {asked["id"] for asked in self.sent} - {answer.get("id") for answer in self.received}:
            assert time.monotonic() < deadline, self.sent
            self.page.wait_for_timeout(20)
        self.wait_until_drawn()

    def wait_until_loaded(self) -> None:
        """Wait until no request is pending and drawing the results starts no new one."""
        deadline = time.monotonic() + TURN_TIMEOUT
        drawn = -1
        while drawn != self.requests or self.answers < self.requests:
            assert time.monotonic() < deadline, f"{self.requests} requests, {self.answers} answers"
            drawn = self.requests if self.answers >= self.requests else -1
            self.page.wait_for_timeout(20)
            self.wait_until_drawn()

    def wait_until_drawn(self) -> None:
        """Wait until all changes so far are painted."""
        self.page.evaluate(TWO_FRAMES)

    @property
    def is_own_turn(self) -> bool:
        return self.page.locator(OWN_PROMPT).count() > 0

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(f"{OWN_PROMPT}, {RESULT}")

    def draw(self) -> None:
        self.page.get_by_role("button", name="Draw 2 cards").click()

    def act_by_mouse(self) -> None:
        """Click a random offered target, or confirm the action if it is complete."""
        choice = {"chance": self.random.random(), "confirm": self.random.random() < CONFIRM_PROBABILITY}
        at = self.page.evaluate(CLICK_POINT, {**choice, "longest": TURN_TIMEOUT * 1000})
        if at:
            self.page.mouse.click(*at)

    def act_by_keys(self, ready: bool) -> None:
        """Press Enter if the action is complete; else go to an offered target with `N` and press Enter."""
        if not (ready and self.random.random() < CONFIRM_PROBABILITY):
            for _ in range(self.random.randint(1, 4)):
                self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")

    def play_to_end(self, keys: bool = False) -> None:
        """Play until the game is over."""
        for _ in range(MOST_STEPS):
            turn = self.page.evaluate(WAIT_FOR_TURN, TURN_TIMEOUT * 1000)
            if turn is None:
                return
            if keys:
                self.act_by_keys(turn["focused"])
            else:
                self.act_by_mouse()
        raise AssertionError(f"not over: {self.page.locator('main').inner_text()}")


def play_until(address: str, cookie: str, random: Random, done: Callable[[wire.Sight], bool]) -> wire.Sight:
    """Play one seat at random over a WebSocket until `done`; return the last position."""
    with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
        answered: set[int] = set()
        while len(answered) < MOST_ACTIONS:
            sight: wire.Sight | None = getattr(read(socket.recv(TURN_TIMEOUT)), "sight", None)
            if sight is None:
                continue
            if done(sight):
                return sight
            if sight.mine and sight.ply not in answered:
                answered.add(sight.ply)
                action = random.choice(sight.legal).text
                socket.send(msgspec.json.encode(wire.Act(sight.ply, action, id=str(sight.ply))).decode())
    raise AssertionError(f"not done after {MOST_ACTIONS} actions")

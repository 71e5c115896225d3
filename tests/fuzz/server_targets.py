"""Fuzz targets of the server: frames of a table's socket and requests, in this process and over loopback."""

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import Problem
from dragonhall.server.settings import Settings
from dragonhall.server.tables.journal.game_cache import standard_text
from tests.fuzz.asgi import Calls, make_quietly
from tests.fuzz.generator import Maker
from tests.fuzz.targets import FuzzTarget
from tests.server.players import cookie_of, socket_address
from tests.server.running_server import UNHURRIED, RunningServer
from tests.server.tables.table_harness import AT_ONCE, Harness, Seat

PATIENCE = 20.0  # seconds: enough for a busy machine; a server that hangs never answers
FRAMES: list[wire.ClientMessage] = [
    wire.Act(3, "play red-3 top", id="1"),
    wire.Undo(3, id="2"),
    wire.AnswerUndo(3, True, id="3"),
    wire.StandingOrder("turn", id="4"),
    wire.Say("good luck", id="5"),
    wire.Mute("Anna", True, id="6"),
    wire.Replace("fire", "bot", id="7"),
    wire.AskWhy("play red-3 top", id="8"),
    wire.AskPreview(3, "play red-3 top", id="9"),
    wire.SetLanguage("it", id="10"),
    wire.Ping(id="11"),
]
LEAVING: list[wire.ClientMessage] = [wire.Resign(id="12"), wire.Abort(id="13")]
TABLES = [
    {"game": "draco", "players": 2, "options": {}},
    {"game": "drako", "players": 2, "options": {"matchup": "trolls-dragon"}},
    {"game": "signori", "players": 2, "options": {}},
]
answered = msgspec.json.Decoder(wire.ToViewer).decode
problem = msgspec.json.Decoder(Problem).decode


def make_frame(maker: Maker, actions: list[str], ply: int) -> str | bytes:
    """Return a faulty message of a viewer; sometimes a legal move, so that the game goes on."""
    rng = maker.rng
    if maker.chance(25) and actions:
        return msgspec.json.encode(wire.Act(ply, rng.choice(actions), id="good"))
    sample = rng.choice(LEAVING) if maker.chance(300) else rng.choice(FRAMES)
    built = msgspec.to_builtins(sample)
    if "ply" in built and not maker.chance(3):
        built["ply"] = ply
    if "action" in built and actions:
        built["action"] = rng.choice(actions)
    text = maker.json(built, [*actions[:20], "act", "undo", "why", "preview", "language", "en", "type", "id"])
    return text if maker.chance(2) else text.encode("utf-8", "surrogatepass")


class Frames(FuzzTarget):
    """Messages of players to the table service, without a socket."""

    name = "frames"
    share = 20

    def __init__(self) -> None:
        self.people = [Person(f"fuzz{k}", f"Fuzzed {k}", "account", "en") for k in range(2)]
        self.frame: str | bytes = ""

    async def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.harness = Harness(f"sqlite:///{self.folder.name}/hall.sqlite3", AT_ONCE)
        await self.harness.tables.start()
        self.seats: list[Seat | None] = [None] * len(TABLES)

    async def close(self) -> None:
        await self.harness.tables.stop()
        await self.harness.store.close()
        self.folder.cleanup()

    def make(self, maker: Maker) -> tuple[int, Maker]:
        """Choose a table; the frame is made in `feed`, when the position is known."""
        return maker.rng.randrange(len(TABLES)), maker

    async def feed(self, given: tuple[int, Maker]) -> str:
        which, maker = given
        seat = await self.seat(which)
        while answers_itself(seat):  # wait for standing answers: their messages are not answers to a frame
            await asyncio.sleep(0.001)
            seat = await self.seat(which)
        table_state = seat.table.table_state
        decision = table_state.decision
        assert decision is not None
        assert table_state.match is not None
        actions = [str(action) for action in table_state.match.state.legal][:40]
        wanted = decision.seat if not maker.chance(4) else maker.rng.randrange(-1, 2)
        seat.viewer.wanted = wanted
        seat.viewer.person = self.people[max(0, wanted)]
        seat.viewer.waiting.clear()
        self.frame = frame = make_frame(maker, actions, table_state.ply)
        number = table_state.number
        got = await seat.say(frame)
        if not isinstance(got, wire.Refused):
            return "ok"
        assert got.code, frame
        assert got.sentence, frame
        assert got.code != "fault", frame
        assert seat.table.table_state.number == number, "a refused message changed the table"
        return got.code

    def shown(self, given: tuple[int, Maker]) -> str:
        return f"{TABLES[given[0]]} {self.frame!r}"

    async def seat(self, which: int) -> Seat:
        """Return a viewer of a table with a running game; open a new table if the game is over."""
        seat = self.seats[which]
        # Skip tables where a bot took a seat by a vote: its moves are not answers to a frame.
        if seat is None or seat.table.table_state.status != "running" or is_left(seat):
            table = await self.harness.table(*self.people, **TABLES[which])
            seat = self.seats[which] = await self.harness.seat(table, self.people[0])
        return seat


def answers_itself(seat: Seat) -> bool:
    step = seat.table.scheduler.next_step(seat.table.table_state)
    return step is not None and step.at <= seat.table.tables.now()


def is_left(seat: Seat) -> bool:
    return any(place.kind != "person" for place in seat.table.table_state.seats)


PACK = standard_text("draco")
BODIES: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables", {"game": "drako", "options": {"matchup": "trolls-dragon"}, "clock": "move:60"}),
    ("POST", "/api/tables", {"game": "signori", "players": 4, "visibility": "link", "watch_delay": 10}),
    ("POST", "/api/tables", {"game": "draco", "players": 3, "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", "/api/tables/TABLE/join", {"seat": "arrow", "invitation": "abc", "salt": "x"}),
    ("POST", "/api/tables/TABLE/seat", {"seat": "arrow", "kind": "open", "level": "warrior"}),
    ("POST", "/api/tables/TABLE/invite", {"seat": "arrow"}),
    ("POST", "/api/tables/TABLE/leave", {}),
    ("POST", "/api/tables/TABLE/rematch", {"deal": "abc", "salt": "x"}),
    ("POST", "/api/deals", {}),
    ("GET", "/api/tables/TABLE/replay?ply=2&view=fire&language=it", None),
    ("GET", "/api/tables/TABLE/record", None),
    ("GET", "/api/tables/TABLE/verify", None),
    ("GET", "/api/tables/TABLE/analysis", None),
    ("GET", "/api/tables?status=open&game=drako&after=abc&count=30", None),
    ("GET", "/api/history?player=Anna&result=won&rated=true&since=1&until=2", None),
    ("GET", "/api/leaderboard?game=drako&matchup=trolls-dragon&after=x", None),
    ("GET", "/api/components/drako?players=2&option=matchup:trolls-dragon&pack=abc&language=pl", None),
    ("GET", "/api/rules/drako?language=it&edition=pl", None),
    ("GET", "/api/words/it", None),
    ("GET", "/api/balance/drako", None),
    ("POST", "/api/lessons/draco/2", {"action": "play red-3 top"}),
    ("PUT", "/api/me/language", {"language": "pl"}),
    ("POST", "/api/guest", {"name": "Fuzzed guest"}),
    ("POST", "/api/bots", {"name": "Fuzzed bot"}),
    ("POST", "/api/challenges", {"to": ["Fuzzed bot"], "game": "draco", "players": 2, "clock": "move:60"}),
    ("POST", "/api/packs", {"game": "draco", "name": "mine", "text": PACK[:2000]}),
    ("POST", "/api/records", None),
    ("GET", "/api/bot/event", None),
    ("POST", "/api/bot/game/TABLE/move", {"ply": 1, "action": "done"}),
]
STREAMS = ("/api/bot/event", "/api/bot/stream")
PATH_WORDS = ["api", "tables", "..", "%2e%2e", "record", "replay", "%00", "schema", "page", "metrics", "bot"]


def make_request(maker: Maker, table: str) -> tuple[str, str, bytes]:
    """Return a request with a fault in its path, its query or its body."""
    rng = maker.rng
    method, path, body = rng.choice(BODIES)
    path = path.replace("TABLE", table if not maker.chance(4) else "no-such-table")
    if maker.chance(4):
        path = "/" + maker.spoiled(path[1:], PATH_WORDS)
    if maker.chance(12):
        method = rng.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"))
    if body is None:
        content = maker.noise() if maker.chance(3) else ""
    else:
        content = maker.json(body, ["draco", "drako", "signori", "en", "me", "open", "game", "seat", "x"])
    return method, path, content.encode("utf-8", "replace")


def judge(status: int, kind: str, content: bytes, asked: object) -> str:
    """Assert that an answer is a success or an error with a code and a sentence, never a server error."""
    assert status < 500, f"{status} to {asked!r}: {content[:200]!r}"
    if status < 400:
        return "ok"
    assert kind.startswith("application/json"), f"{status} {kind} to {asked!r}"
    received = problem(content) if content else None
    if received is None:
        return str(status)  # the response to HEAD has no body
    assert received.code, asked
    assert received.sentence, asked
    return received.code


class Requests(FuzzTarget):
    """Requests to the whole application: middleware, routes, types and handlers, without a network."""

    name = "requests"
    share = 8

    async def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.app: Litestar = make_quietly(
            Settings(
                data=self.folder.name,
                requests_per_minute=0,
                guests_per_minute=0,
                logins_per_minute=0,
                log_level="error",
            )
        )
        self.life = self.app.lifespan()
        await self.life.__aenter__()
        self.calls = Calls(self.app)
        known = await self.calls("POST", "/api/register", {"name": "Fuzzed", "password": "a long one"})
        self.calls.cookie = known.cookie
        self.table = (await self.calls("POST", "/api/tables", {"game": "draco"})).json()["id"]

    async def close(self) -> None:
        await self.life.__aexit__(None, None, None)
        self.folder.cleanup()

    def make(self, maker: Maker) -> tuple[str, str, bytes]:
        return make_request(maker, self.table)

    async def feed(self, given: tuple[str, str, bytes]) -> str:
        method, path, body = given
        if any(path.startswith(stream) for stream in STREAMS):
            return "stream"
        got = await self.calls(method, path, body)
        return judge(got.status, got.kind, got.body, given)


class Loopback(FuzzTarget):
    """The same frames and requests to a server in a separate process, over loopback."""

    name = "loopback"
    share = 2

    async def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.server = RunningServer(Path(self.folder.name) / "data", **UNHURRIED)
        self.player = self.server.account("Fuzzed over the wire")
        self.client = httpx.AsyncClient(
            base_url=self.server.url, cookies=self.player.cookies, timeout=PATIENCE
        )
        self.table = ""
        self.socket: ClientConnection | None = None
        self.sight: wire.Sight | None = None
        await self.begin()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.client.aclose()
        self.player.close()
        code = self.server.stop()
        self.folder.cleanup()
        assert code == 0, f"the server exited with {code}"

    def memory_of(self) -> int:
        return self.server.process.pid

    async def begin(self) -> None:
        """Open a table with one person at both seats, and connect its socket."""
        asked = {
            "game": "draco",
            "hot_seat": True,
            "seats": [{"kind": "me"}, {"kind": "me"}],
            "visibility": "link",
        }
        made = await self.client.post("/api/tables", json=asked)
        assert made.status_code == 201, made.text
        self.table = made.json()["id"]
        await self.connect()

    async def connect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        headers = {"cookie": cookie_of(self.player)}
        address = socket_address(self.server.url, self.table)
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        self.sight = None
        while self.sight is None:
            async with asyncio.timeout(PATIENCE):
                self.take(answered(await self.socket.recv()))

    def take(self, message: wire.ToViewer) -> None:
        if isinstance(message, wire.Snapshot | wire.Update):
            self.sight = message.sight or self.sight

    def make(self, maker: Maker) -> Maker:
        return maker

    async def feed(self, given: Maker) -> str:
        if given.chance(2):
            return await self.request(make_request(given, self.table))
        sight = self.sight
        if sight is None or sight.ending is not None:
            await self.begin()
            sight = self.sight
        assert sight is not None
        return await self.frame(make_frame(given, [action.text for action in sight.legal], sight.ply))

    async def request(self, asked: tuple[str, str, bytes]) -> str:
        method, path, body = asked
        if any(path.startswith(stream) for stream in STREAMS):
            return "stream"
        headers = {"content-type": "application/json"}
        try:
            got = await self.client.request(method, path, content=body, headers=headers)
        except (
            httpx.InvalidURL,
            httpx.LocalProtocolError,
            httpx.UnsupportedProtocol,
            UnicodeEncodeError,
        ):
            return "unsendable"
        return judge(got.status_code, got.headers.get("content-type", ""), got.content, asked)

    async def frame(self, frame: str | bytes) -> str:
        """Send a frame as text or bytes; return the answer, or the reason why the server closed the
        connection.
        """
        assert self.socket is not None
        try:
            await self.socket.send(frame)
            while True:
                async with asyncio.timeout(PATIENCE):
                    message = answered(await self.socket.recv())
                self.take(message)
                if isinstance(message, wire.Refused):
                    assert message.code
                    assert message.sentence
                    return message.code
                if isinstance(message, wire.Accepted | wire.Reason | wire.Preview | wire.Pong):
                    return "ok"
                if isinstance(message, wire.Bye):
                    await self.connect()
                    return message.code
        except UnicodeEncodeError:
            return "unsendable"
        except ConnectionClosed as closed:
            received = closed.rcvd
            with contextlib.suppress(ConnectionClosed):
                await self.connect()
            assert received is not None, "the server closed the connection without a close frame"
            assert received.code in (1007, 1008, 1009), f"closed with {received.code} {received.reason}"
            return f"closed {received.code}"

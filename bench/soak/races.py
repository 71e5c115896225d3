"""Send two messages at once through two server processes: one outcome, the same for all clients."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from typing import Any

import httpx
from sqlalchemy import Engine, select

from bench.soak.connections import Watcher, settled
from bench.soak.ledger import record_faults
from bench.soak.outages import QUIET, SECRET
from bench.soak.part import Progress, Result, Settings
from dragonhall.core.records.match import Match
from dragonhall.games import configure
from dragonhall.server.store import JournalEntry, make_engine, schema
from dragonhall.server.store.journal import read_entries
from dragonhall.server.tables.journal import entries as e
from tests.server.running_server import RunningServer
from tests.server.services import running_postgres, running_redis

TOGETHER = 0.004  # maximum seconds between the two messages
LATE = ("stale", "not-running")  # refusal codes of the slower one
LONGEST = 4000  # maximum actions of a game that is played to find its last one
Answer = dict[str, Any]


class Scene:
    """One table: two players with two devices each and two spectators, spread over both processes."""

    def __init__(self, races: "Races", table: str, cookies: Sequence[str]) -> None:
        self.races = races
        self.table = table
        urls = [server.url for server in races.servers]
        self.devices = [[Watcher(url, table, cookie) for url in urls] for cookie in cookies]
        self.watchers = [Watcher(url, table) for url in urls]

    @property
    def connections(self) -> list[Watcher]:
        return [connection for own in (*self.devices, self.watchers) for connection in own]

    @property
    def mover(self) -> int:
        return 0 if self.devices[0][0].sight["mine"] else 1

    async def act(self, device: Watcher, action: str, ply: int) -> Answer:
        return await device.ask("act", ply=ply, action=action)

    async def play(self, action: str) -> None:
        """Play one action of the acting player and wait until all have seen it."""
        device = self.devices[self.mover][self.races.rng.randrange(2)]
        answer = await self.act(device, action, device.sight["ply"])
        if answer["type"] != "accepted":
            raise AssertionError(f"{action!r} was answered with {answer}")
        await settled(self.connections, answer["number"])


class Races:
    def __init__(self, settings: Settings, servers: Sequence[RunningServer], engine: Engine) -> None:
        self.settings = settings
        self.servers = servers
        self.engine = engine
        self.rng = random.Random(settings.seed)
        self.failures: list[str] = []
        self.won: Counter[str] = Counter()
        self.clients: list[httpx.AsyncClient] = []

    def blame(self, what: str) -> None:
        self.failures.append(f"seed {self.settings.seed}: {what}")

    async def come_in(self) -> None:
        for name, server in zip(("Race a", "Race b"), self.servers, strict=True):
            client = httpx.AsyncClient(base_url=server.url, timeout=30)
            (await client.post("/api/guest", json={"name": name})).raise_for_status()
            self.clients.append(client)

    async def scene(self, game: str) -> Scene:
        made = await self.clients[0].post("/api/tables", json={"game": game, "visibility": "link"})
        table = made.json()["id"]
        (await self.clients[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
        scene = Scene(self, table, [client.cookies["dragonhall"] for client in self.clients])
        await asyncio.gather(*(connection.open() for connection in scene.connections))
        return scene

    async def at_once(self, *asked: Awaitable[Answer]) -> list[Answer]:
        """Send all requests within a few milliseconds."""

        async def soon(one: Awaitable[Answer]) -> Answer:
            await asyncio.sleep(self.rng.random() * TOGETHER)
            return await one

        return list(await asyncio.gather(*(soon(one) for one in asked)))

    # ---- races ---------------------------------------------------------------------------------

    async def two_answers(self) -> None:
        """Two devices of one player give different answers to one decision."""
        scene = await self.scene("drako")
        first, second = scene.devices[scene.mover]
        ply, legal = first.sight["ply"], [choice["text"] for choice in first.sight["legal"]]
        answers = await self.at_once(scene.act(first, legal[0], ply), scene.act(second, legal[-1], ply))
        self.one_wins("two answers", answers)
        await self.converge(scene)

    async def same_answer(self) -> None:
        """Two devices of one player give the same answer: applied once, acknowledged twice."""
        scene = await self.scene("draco")
        first, second = scene.devices[scene.mover]
        ply, action = first.sight["ply"], first.sight["legal"][0]["text"]
        answers = await self.at_once(scene.act(first, action, ply), scene.act(second, action, ply))
        if {answer["type"] for answer in answers} != {"accepted"} or answers[0]["number"] != answers[1][
            "number"
        ]:
            self.blame(f"the same answer twice was answered with {answers}")
        self.won["same answer"] += 1
        await self.converge(scene)

    async def undo_against_move(self) -> None:
        """One player accepts an undo on one device and moves on the other."""
        scene = await self.scene("draco")
        identity = scene.mover
        for _ in range(30):
            legal = scene.devices[scene.mover][0].sight["legal"]
            await scene.play(self.rng.choice(legal)["text"])
            if scene.mover != identity:
                break
        ply = scene.devices[0][0].sight["ply"]
        asked = await scene.devices[identity][0].ask("undo", ply=ply)
        if asked["type"] != "accepted":
            self.blame(f"a request for an undo was answered with {asked}")
            return
        await settled(scene.connections, asked["number"])
        first, second = scene.devices[1 - identity]
        action = first.sight["legal"][0]["text"]
        answers = await self.at_once(
            first.ask("answer-undo", ply=ply, allow=True), scene.act(second, action, ply)
        )
        self.one_wins("taking back, a move", answers)
        await self.converge(scene)

    async def resign_against_win(self) -> None:
        """The last move of a game, and the resignation of the other player."""
        scene = await self.scene("draco")
        path = winning_path(self.match_at(scene.table), self.rng)
        for action in path[:-1]:
            await scene.play(action)
        mover = scene.mover
        last, other = scene.devices[mover][0], scene.devices[1 - mover][1]
        answers = await self.at_once(scene.act(last, path[-1], last.sight["ply"]), other.ask("resign"))
        self.one_wins("a last move, resigning", answers)
        await self.converge(scene)
        endings = {str(connection.sight["ending"]) for connection in scene.connections}
        if len(endings) != 1 or "None" in endings:
            self.blame(f"table {scene.table} has the endings {endings}")

    def rows(self, table: str) -> tuple[list[JournalEntry], bytes]:
        """Return the journal of a table and its seed."""
        of_table = schema.secrets.c.table_id == table
        with self.engine.connect() as connection:
            seed = connection.execute(select(schema.secrets.c.seed).where(of_table)).scalar_one()
            return read_entries(connection, table), bytes(seed)

    def match_at(self, table: str) -> Match:
        """Return the game with its seed from the database, which is needed to compute the last move."""
        entries, seed = self.rows(table)
        (header,) = [body.header for entry in entries if isinstance(body := e.decode(entry.body), e.Started)]
        return Match(configure(header.game, header.players, header.options), seed, header.salts)

    # ---- checks --------------------------------------------------------------------------------

    def one_wins(self, what: str, answers: Sequence[Answer]) -> None:
        won = [number for number, answer in enumerate(answers) if answer["type"] == "accepted"]
        codes = [answer["code"] for answer in answers if answer["type"] == "refused"]
        if len(won) != 1 or len(codes) != 1 or codes[0] not in LATE:
            self.blame(f"{what}: not exactly one was accepted: {answers}")
        self.won[f"{what}: {'first' if won == [0] else 'second'}"] += 1

    async def converge(self, scene: Scene) -> None:
        """Check that all clients, including a new one, see the position of the journal."""
        entries, seed = self.rows(scene.table)
        self.failures += record_faults(scene.table, entries, seed)
        if not await settled(scene.connections, entries[-1].number):
            self.blame(f"table {scene.table}: a client never received entry {entries[-1].number}")
        for own in (*scene.devices, scene.watchers):
            late = Watcher(self.servers[self.rng.randrange(2)].url, scene.table)
            late.headers = own[0].headers
            await late.open()
            sights = [connection.sight for connection in (*own, late)]
            if any(sight != sights[0] for sight in sights):
                self.blame(f"table {scene.table}: viewers of one seat see different positions")
            await late.close()
        for connection in scene.connections:
            await connection.close()


def winning_path(match: Match, rng: random.Random) -> list[str]:
    """Return random actions up to the one that ends the game."""
    path: list[str] = []
    while not match.state.over and len(path) < LONGEST:
        legal = list(match.state.legal)
        action = str(legal[rng.randrange(len(legal))])
        match.play(action)
        path.append(action)
    return path


def races(settings: Settings, progress: Progress) -> Result:
    with ExitStack() as stack:
        database = stack.enter_context(running_postgres())
        bus = stack.enter_context(running_redis(settings.folder))
        shared = {**QUIET, "database": database, "redis": bus, "secret": SECRET}
        servers = [
            stack.enter_context(RunningServer(settings.folder / name, **shared)) for name in ("one", "two")
        ]
        engine = make_engine(database)
        stack.callback(engine.dispose)
        found = Races(settings, servers, engine)
        done = asyncio.run(run(found, settings, progress))
        return Result(done, dict(sorted(found.won.items())), found.failures)


async def run(found: Races, settings: Settings, progress: Progress) -> int:
    await found.come_in()
    kinds: list[Callable[[], Awaitable[None]]] = [
        found.two_answers,
        found.same_answer,
        found.undo_against_move,
        found.resign_against_win,
    ]
    done = 0
    while done < settings.count and settings.in_time:
        await kinds[done % len(kinds)]()
        done += 1
        progress(done, "")
    for client in found.clients:
        await client.aclose()
    return done

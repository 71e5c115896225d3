"""A server whose table plays one of two worlds, and everything that it sends to one viewer.

The comparison is of bytes: content, number, order and length of the messages, and the times at which answers
may be revealed. Only what depends on the machine is left out: times in the log and durations.
"""

import asyncio
import io
import json
import logging
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

import msgspec
from litestar import Litestar
from msgspec.structs import replace
from sqlalchemy import select

from dragonhall.bots import worker as bot_worker
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.authentication import Identity
from dragonhall.server.accounts.person import Person
from dragonhall.server.bot_api.streams import game_lines
from dragonhall.server.http.rate_limits import RateLimit
from dragonhall.server.operations.logs import LOGGER, JsonLines
from dragonhall.server.settings import Settings
from dragonhall.server.store.schema import people
from dragonhall.server.tables.commands.seating import start_entry
from dragonhall.server.tables.http.socket import answer
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.deals import Deal
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.scheduler import job_of
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import Tables
from dragonhall.server.tables.live.viewers import Viewer, encode
from dragonhall.server.workers.job_queue import JobOwner
from tests.fuzz.asgi import Calls, make_quietly
from tests.secrecy.worlds import Pair, game_from
from tests.server.services import prepare_database

SEED = bytes(range(32))
ID = "the-table"
NOW = 1_000_000.0
DELAY = 5
BOTS = ("random", "greedy", "ismcts:iterations=30")
HINTS = "ismcts:iterations=60,seed=3"
CHANNELS = (
    *("socket", "rest", "ndjson", "logs", "errors", "metrics", "replays"),
    *("hints", "bots", "timing", "sizes", "other process"),
)
# Figures of the machine, not of a game: times, memory, and the number of writes in one transaction.
MACHINE = ("seconds", "uptime", "memory", "_bytes", "process_", "commits")


@dataclass
class Output:
    """Everything that one viewer could obtain, by channel."""

    channels: dict[str, list[bytes]] = field(default_factory=lambda: {name: [] for name in CHANNELS})

    def add(self, channel: str, *messages: bytes) -> None:
        self.channels[channel] += messages


@contextmanager
def listening() -> Iterator[io.StringIO]:
    """Capture the log of the server."""
    logger, kept = logging.getLogger(LOGGER), io.StringIO()
    handler = logging.StreamHandler(kept)
    handler.setFormatter(JsonLines())
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield kept
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)


@asynccontextmanager
async def server(game: Game) -> AsyncIterator[tuple[Litestar, Tables]]:
    """A server that has only this game and a stopped clock."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=folder, requests_per_minute=0, guests_per_minute=0)
        prepare_database(settings.database_url)
        app = make_quietly(settings)
        async with app.lifespan():
            tables: Tables = app.state.context.tables
            tables.now = lambda: NOW  # type: ignore[method-assign]
            tables.games.configure = lambda *_: game  # type: ignore[method-assign]
            tables.policy = Policy(answer_least=1, answer_most=4, messages_a_second=1e9)
            tables.bots.explain = explained  # type: ignore[method-assign]
            yield app, tables


def explained(job: bot_worker.BotJob, owner: JobOwner) -> "asyncio.Future[bot_worker.BotAnswer]":
    """Compute a hint as a worker does, but shorter and in this process."""
    received: asyncio.Future[bot_worker.BotAnswer] = asyncio.get_running_loop().create_future()
    received.set_result(bot_worker.answer(encode(replace(job, bot=HINTS))))
    return received


async def output(pair: Pair, which: int, watched: int | None = None) -> Output:
    """Return all output for the pair's seat, or for the seat `watched`, in one of the two worlds."""
    game = game_from(pair.kind, pair.worlds[which])
    out = Output()
    known = bot_worker.game_for
    bot_worker.game_for = lambda *_: game  # type: ignore[assignment]
    try:
        with listening() as log:
            async with server(game) as (app, tables):
                await Evening(app, tables, game, pair, out, watched).play()
        out.add("logs", *(line for line in map(without_times, log.getvalue().splitlines()) if line))
    finally:
        bot_worker.game_for = known
    out.add(
        "sizes", *(b"%d" % len(one) for name in ("socket", "ndjson", "rest") for one in out.channels[name])
    )
    return out


def without_times(line: str) -> bytes:
    """Return a log line without its times; empty for a line that reports a slow machine."""
    received = json.loads(line)
    if received["event"] == "slow request":
        return b""
    return json.dumps(
        {name: value for name, value in received.items() if name not in ("time", "seconds")}
    ).encode()


class Mover(Viewer):
    """The connection that sends a player's actions, separate from the one whose output is compared."""


class Evening:
    """One table in one world, from its start through the pair's actions."""

    def __init__(
        self,
        app: Litestar,
        tables: Tables,
        game: Game,
        pair: Pair,
        out: Output,
        watched: int | None = None,
    ) -> None:
        self.app, self.tables, self.game, self.pair, self.out = app, tables, game, pair, out
        self.watched = pair.seat if watched is None else watched  # the seat whose output is compared
        self.calls = Calls(app)
        self.limit = RateLimit(1e9)
        self.table: Table
        self.elsewhere: Table  # the same table in another process

    async def play(self) -> None:
        seated = [await self.guest(k) for k in range(len(self.game.seats))]
        self.table = await self.open(seated)
        seat = self.watched
        person = None if seat == SPECTATOR else seated[seat]
        viewers = [self.viewer(one, k, Mover) for k, one in enumerate(seated)]
        watched = self.viewer(person, seat)
        for viewer in (*viewers, watched):
            await self.table.add_viewer(viewer, None)
        other = await self.change_seats(seated, watched)
        await self.record(start_entry(self.table.table_state))
        for ply, action in enumerate(self.pair.actions):
            await self.ask(watched, ply, action)
            self.look(ply, action)
            await self.rest(ply)
            decision = self.table.table_state.decision
            assert decision is not None
            await self.act(viewers[decision.seat], ply, action)
            await self.elsewhere.catch_up()
        for viewer in other:
            self.out.add("other process", *viewer.waiting)
        await self.come_back(watched)
        await self.stream(person or seated[0], seat)
        await self.measure()

    async def record(self, *bodies: e.AnyEntry) -> None:
        async with self.table.lock:
            await self.table.record(*bodies)

    async def change_seats(self, seated: Sequence[Person], watched: Viewer) -> list[Viewer]:
        """Let the watched player sit on the next seat first, leave it to its player, and take their own.

        The connections opened meanwhile, through this process and another one, stay open.
        """
        seats, n = self.game.seats, len(seated)
        other = Tables(self.tables.store, self.tables.policy)
        other.now = self.tables.now  # type: ignore[method-assign]
        other.games = self.tables.games
        other.loader.games = self.tables.games
        self.elsewhere = await other.get(ID)
        mine, first = self.watched, (self.watched + 1) % n
        if watched.person is not None:
            await self.record(e.SeatTaken(seats[mine], "open"))
            await self.record(e.SeatTaken(seats[first], "person", watched.person.id, watched.person.name))
            await self.elsewhere.catch_up()
        wanted_views = (None, first, SPECTATOR)
        there = [self.connection(watched, wanted) for wanted in wanted_views]
        here = [self.connection(watched, wanted) for wanted in wanted_views]
        for table, viewers in ((self.elsewhere, there), (self.table, here)):
            for viewer in viewers:
                await table.add_viewer(viewer, None)
        if watched.person is not None:
            await self.record(e.SeatTaken(seats[first], "open"))
            await self.record(e.SeatTaken(seats[mine], "person", watched.person.id, watched.person.name))
            await self.record(e.SeatTaken(seats[first], "person", seated[first].id, seated[first].name))
        return [*there, *here]

    def connection(self, watched: Viewer, wanted: int | None) -> Viewer:
        return Viewer(watched.person, wanted, watched.words, 10**9)

    async def guest(self, k: int) -> Person:
        name = f"Secret keeper {k}"
        come_in = await Calls(self.app)("POST", "/api/guest", {"name": name})
        if k == self.watched:
            self.calls.cookie = come_in.cookie
        found = select(people.c.id).where(people.c.name == name)
        id = await self.tables.store.read(lambda connection: connection.execute(found).scalar_one())
        return Person(id, name, "guest", "en")

    async def open(self, seated: Sequence[Person]) -> Table:
        game = self.game
        opened = e.Opened(
            game=game.name,
            players=game.players,
            options=dict(game.options),
            pack=game.pack.hash,
            host=seated[0].id,
            host_name=seated[0].name,
            commitment="",
            clock="fischer:600+5",
            watch_delay=DELAY,
        )
        seats = [
            e.SeatTaken(name, "person", person.id, person.name)
            for name, person in zip(game.seats, seated, strict=True)
        ]
        table = await self.tables.open(opened, seats, Deal(SEED, b""), id=ID)
        table.pace.key = SEED
        return table

    def viewer(self, person: Person | None, seat: int, kind: type[Viewer] = Viewer) -> Viewer:
        language = ("en", "it", "pl")[seat % 3]
        return kind(person, seat, cached_words(language, self.game), 10**9)

    # ---- requests that try to reveal hidden information ------------------------------------------

    async def ask(self, watched: Viewer, ply: int, action: str) -> None:
        texts = list(self.game.codes)
        some = [texts[(ply * 37 + k * 101) % len(texts)] for k in range(3)]
        begun = action.split()[0]
        before = len(watched.waiting)
        for message in (
            *(wire.AskWhy(text, id="w") for text in (*some, begun, action)),
            *(wire.AskPreview(ply, text, id="p") for text in (some[0], action)),
            wire.Act(ply, "no such action", id="a"),
            wire.Act(ply + 1, action, id="b"),
            wire.Undo(ply + 5, id="u"),
            wire.StandingOrder("turn", id="s"),
            wire.StandingOrder("", id="s"),
        ):
            await answer(self.table, watched, encode(message), self.limit)
        received = list(watched.waiting)[before:]
        self.out.add("errors", *received)
        self.out.add("socket", *received)
        if ply <= DELAY:
            await self.ask_hint(watched, ply)

    async def ask_hint(self, watched: Viewer, ply: int) -> None:
        before = len(watched.waiting)
        await answer(self.table, watched, encode(wire.AskHint(ply, id="h")), self.limit)
        while watched.hint is not None:
            await asyncio.sleep(0)
        self.out.add("hints", *list(watched.waiting)[before:])

    def look(self, ply: int, action: str) -> None:
        """Record the choices of bots for the seat, and the times at which answers may be revealed."""
        table, table_state = self.table, self.table.table_state
        decision = table_state.decision
        assert decision is not None
        passed = self.game.passes.get(decision.kind, "")
        times = [table.pace.release(table_state, text) - table_state.asked_at for text in (action, passed)]
        times += [
            table.pace.bot_release(table_state, text, table_state.asked_at) - table_state.asked_at
            for text in (action, passed)
        ]
        step, due = table.scheduler.next_step(table_state), table.scheduler.due(table_state)
        ahead = [
            None if at is None else round(at - table_state.asked_at, 6) for at in (step and step.at, due)
        ]
        self.out.add("timing", repr((ply, [round(at, 6) for at in times], ahead)).encode())
        if decision.seat != self.pair.seat or ply > DELAY:
            return
        job = job_of(table)
        for bot in BOTS:
            self.out.add("bots", msgspec.json.encode(bot_worker.answer(encode(replace(job, bot=bot)))))

    async def rest(self, ply: int) -> None:
        for view in ("", *self.game.seats, "all"):
            for at in sorted({0, max(0, ply - DELAY), ply}):
                got = await self.calls("GET", f"/api/tables/{ID}/replay?ply={at}&view={view}&language=it")
                self.out.add("replays", got.whole)
            got = await self.calls("GET", f"/api/tables/{ID}/log?view={view}&language=pl")
            self.out.add("replays", got.whole)
        for path in ("", "/record", "/verify", "/analysis", "/ratings"):
            self.out.add("rest", (await self.calls("GET", f"/api/tables/{ID}{path}")).whole)
        for path in ("/api/tables?status=running", "/api/my/tables", "/api/my/tables?turn=true"):
            self.out.add("rest", (await self.calls("GET", path)).whole)

    async def act(self, mover: Viewer, ply: int, action: str) -> None:
        table = self.table
        await answer(table, mover, encode(wire.Act(ply, action)), self.limit)
        if table.table_state.ply == ply:  # the pass is delayed: play it now
            async with table.lock:
                await table.play(self.game.action(action))
        assert table.table_state.ply == ply + 1, action

    # ---- reconnecting, streams, metrics ----------------------------------------------------------

    async def come_back(self, watched: Viewer) -> None:
        self.out.add("socket", *watched.waiting)
        for since in (None, max(1, self.table.table_state.number - 4)):
            again = self.viewer(watched.person, self.watched)
            await self.table.add_viewer(again, since)
            self.out.add("socket", *again.waiting)

    async def stream(self, person: Person, seat: int) -> None:
        """Record the game as a bot receives it: lines of JSON."""
        viewer = self.viewer(person, seat)
        since = max(1, self.table.table_state.number - 6)
        lines = game_lines(self.app.state.bot_limits, self.table, viewer, since, Identity(person=person))
        self.out.add("ndjson", await anext(lines))
        await lines.aclose()  # type: ignore[attr-defined]

    async def measure(self) -> None:
        received = (await self.calls("GET", "/metrics")).body.decode().splitlines()
        self.out.add(
            "metrics", *(line.encode() for line in received if not any(word in line for word in MACHINE))
        )

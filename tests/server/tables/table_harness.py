"""Tables in the process of the test, with a clock that the test sets."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.http.rate_limits import RateLimit
from dragonhall.server.store import Store
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.http.record_import import RecordImporter
from dragonhall.server.tables.http.requests import Join, NewTable
from dragonhall.server.tables.http.socket import answer
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import Tables
from dragonhall.server.tables.live.viewers import Viewer
from tests.server.services import prepare_database

ANNA = Person("anna", "Anna", "account", "en")
BELA = Person("bela", "Bela", "account", "it")
CARA = Person("cara", "Cara", "account", "pl")
DORA = Person("dora", "Dora", "guest", "en")
AT_ONCE = Policy(
    answer_least=0, answer_most=0, bot_step=0, gone_after=0, chat_a_second=0, watchers_chat_a_second=0
)
PATIENCE = 60.0  # seconds
read = msgspec.json.Decoder(wire.ToViewer).decode


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something asynchronous, such as a bot's move."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.02)


class Harness:
    """A server without a network. `later` advances its clock."""

    def __init__(self, url: str, policy: Policy) -> None:
        prepare_database(url)
        self.store = Store(url)
        self.tables = Tables(self.store, policy)
        self.importer = RecordImporter(self.tables, 20, 100)
        self.ahead = 0.0
        steady = self.tables.now
        self.tables.now = lambda: steady() + self.ahead  # type: ignore[method-assign]
        self.tables.heartbeat.now = self.tables.now

    async def later(self, seconds: float) -> None:
        """Advance the clock, and let tables do what is due."""
        self.ahead += seconds
        for table in list(self.tables.loaded.values()):
            table.scheduler.schedule_next()
        await asyncio.sleep(0.05)
        for table in list(self.tables.loaded.values()):
            async with table.lock:
                pass

    async def table(self, *people: Person, **asked: Any) -> Table:
        table = await seating.open_table(self.tables, people[0], msgspec.convert(asked, NewTable))
        for person in people[1:]:
            await seating.join(table, person, Join())
        return table

    async def seat(self, table: Table, person: Person | None, seat: int | None = None) -> "Seat":
        own = [] if person is None else table.table_state.seats_of(person.id)
        at = seat if seat is not None else own[0] if own else SPECTATOR
        language = "en" if person is None else person.language
        words = cached_words(language, table.table_state.game)
        viewer = Viewer(person, at, words, 10_000)
        await table.add_viewer(viewer, None)
        return Seat(table, viewer, at)


class Seat:
    """A viewer of a table, and the messages sent to it."""

    def __init__(self, table: Table, viewer: Viewer, place: int) -> None:
        self.table = table
        self.viewer = viewer
        self.place = place
        self.limit = RateLimit(1e9)

    def got(self) -> list[wire.ToViewer]:
        """Return all messages since the last call."""
        messages = [read(raw) for raw in self.viewer.waiting]
        self.viewer.waiting.clear()
        return messages

    async def begin(self, message: wire.ClientMessage) -> None:
        """Send a message that is answered later."""
        await answer(self.table, self.viewer, msgspec.json.encode(message), self.limit)

    async def say(self, message: wire.ClientMessage | str | bytes) -> Any:
        """Send a message and return its answer; other messages stay for `got`."""
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message)
        before = len(self.viewer.waiting)
        await answer(self.table, self.viewer, raw, self.limit)
        answers = (wire.Accepted, wire.Refused, wire.Reason, wire.Preview, wire.Pong, wire.Hint)
        later = [read(raw) for raw in list(self.viewer.waiting)[before:]]
        return next(message for message in later if isinstance(message, answers))

    async def act(self, which: int = 0) -> Any:
        """Play one of the legal actions."""
        table_state = self.table.table_state
        assert table_state.match is not None
        texts = [str(action) for action in table_state.match.state.legal]
        return await self.say(wire.Act(table_state.ply, texts[which], id="act"))


@asynccontextmanager
async def harness(policy: Policy = AT_ONCE, url: str = "") -> AsyncIterator[Harness]:
    with tempfile.TemporaryDirectory() as folder:
        made = Harness(url or f"sqlite:///{folder}/hall.sqlite3", policy)
        await made.tables.start()
        try:
            yield made
        finally:
            await made.tables.stop()
            await made.store.close()


def with_harness(
    policy: Policy = AT_ONCE,
) -> Callable[[Callable[[Harness], Awaitable[None]]], Callable[[], None]]:
    """Decorate a test so that it gets a `Harness`."""

    def decorate(test: Callable[[Harness], Awaitable[None]]) -> Callable[[], None]:
        def run() -> None:
            async def inside() -> None:
                async with harness(policy) as made:
                    await test(made)

            asyncio.run(inside())

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        return run

    return decorate


def mover(*seats: Seat) -> Seat:
    """Return the seat that must act."""
    decision = seats[0].table.table_state.decision
    assert decision is not None
    return next(seat for seat in seats if seat.place == decision.seat)


async def both(harness: Harness, **asked: object) -> tuple[Table, Seat, Seat]:
    """Open a table of two; return it and both seats, the one to act first."""
    table = await harness.table(ANNA, BELA, **{"game": "drako", **asked})
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    first = mover(*seats)
    return table, first, next(seat for seat in seats if seat is not first)


def legal(seat: Seat) -> list[str]:
    match = seat.table.table_state.match
    assert match is not None
    return [str(action) for action in match.state.legal]

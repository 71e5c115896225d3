"""Open event streams of bots, and the limits on requests and streams for each bot."""

import asyncio
from collections import Counter
from collections.abc import Iterable

from dragonhall.server.accounts.person import Person
from dragonhall.server.bot_api.events import EventStream
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import ConflictError
from dragonhall.server.http.rate_limits import RateLimit

CHALLENGES_A_MINUTE = 30
MOST_STREAMS = 64  # game streams that one bot may have open
MINUTE = 60


class BotLimits:
    """Rate limits and open streams of the bots; one instance for each server process."""

    def __init__(self, context: ServerContext) -> None:
        policy = context.tables.policy
        self.context = context
        self.messages = RateLimit(round(policy.messages_a_second * MINUTE))
        self.challenges = RateLimit(CHALLENGES_A_MINUTE)
        self.challenging = asyncio.Lock()  # makes checking and using the last free place atomic
        self.listening: dict[str, EventStream] = {}
        self.following: Counter[str] = Counter()
        self.closing = False  # the server is shutting down
        context.tables.concerned.append(self.call)
        context.shutdown_callbacks.append(self.close_streams)

    def call(self, people: Iterable[str]) -> None:
        """Wake the event streams of these users: something changed at their tables."""
        for person in people:
            if person in self.listening:
                self.listening[person].news.set()

    async def close_streams(self) -> None:
        self.closing = True
        for stream in self.listening.values():
            stream.close("closing")

    # ---- streams -------------------------------------------------------------------------------

    def listen(self, stream: EventStream) -> None:
        """Register an event stream. A bot has one: an earlier stream is closed with `elsewhere`."""
        before = self.listening.get(stream.person.id)
        if before is not None:
            before.close("elsewhere")
        self.listening[stream.person.id] = stream
        if self.closing:
            stream.close("closing")

    def stop_listening(self, stream: EventStream) -> None:
        if self.listening.get(stream.person.id) is stream:
            del self.listening[stream.person.id]

    def check_following(self, person: Person) -> None:
        if self.following[person.id] >= MOST_STREAMS:
            raise ConflictError("streams-many", most=MOST_STREAMS)

    def follow(self, person: Person) -> None:
        self.following[person.id] += 1

    def stop_following(self, person: Person) -> None:
        self.following[person.id] -= 1
        if self.following[person.id] <= 0:
            del self.following[person.id]

"""Messages between the processes of one server: over Redis, or none if there is one process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from dragonhall.server.errors import SettingsError

CHANNEL = "dragonhall"
RETRY = 1.0  # seconds
FIRST_ANSWER = 5.0  # seconds for Redis to answer when the server starts
log = logging.getLogger("dragonhall.bus")


class Notification(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notification: a table changed in some process, or its connected users did."""

    process: str
    table: str
    number: int = 0
    here: list[str] | None = None  # connected users, in presence messages
    people: list[str] = []  # users whose lists of tables changed
    turn: str = ""  # the user who must now choose, if that changed


Receiver = Callable[[Notification], None]


class Bus:
    """The bus of a single process: does nothing."""

    alone = True

    def publish(self, news: Notification) -> None: ...

    async def open(self, hear: Receiver, missed: Callable[[], Awaitable[None]]) -> None: ...

    async def close(self) -> None: ...


class RedisBus(Bus):
    """Publishes in order and never delays a move. Messages lost while Redis is unavailable are made up for by
    rereading the journals when it is back.
    """

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Redis = Redis.from_url(url)
        self.outgoing: asyncio.Queue[Notification] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[None]] = []

    def publish(self, news: Notification) -> None:
        with suppress(asyncio.QueueFull):
            self.outgoing.put_nowait(news)

    async def open(self, hear: Receiver, missed: Callable[[], Awaitable[None]]) -> None:
        listening = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.publish_loop()),
            asyncio.create_task(self.listen_loop(hear, missed, listening)),
        ]
        await listening.wait()

    async def publish_loop(self) -> None:
        from redis.exceptions import RedisError

        while True:
            news = await self.outgoing.get()
            try:
                await self.redis.publish(CHANNEL, msgspec.json.encode(news))
            except (RedisError, OSError) as error:
                log.warning("redis is away", extra={"reason": str(error)})
                await asyncio.sleep(RETRY)

    async def listen_loop(
        self, hear: Receiver, missed: Callable[[], Awaitable[None]], listening: asyncio.Event
    ) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    if listening.is_set():
                        await missed()
                    listening.set()
                    async for message in pubsub.listen():
                        hear(msgspec.json.decode(message["data"], type=Notification))
            except (RedisError, OSError, msgspec.DecodeError) as error:
                log.warning("redis is away", extra={"reason": str(error)})
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()


def make_bus(url: str) -> Bus:
    return RedisBus(url) if url else Bus()


def check_redis(url: str) -> None:
    """Raise SettingsError unless Redis answers: without it the server would wait forever at startup."""
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError:
        raise SettingsError("driver", server="Redis") from None
    try:
        with Redis.from_url(url, socket_connect_timeout=FIRST_ANSWER, socket_timeout=FIRST_ANSWER) as redis:
            redis.ping()
    except (RedisError, ValueError) as error:
        raise SettingsError("redis", reason=str(error).splitlines()[0]) from None

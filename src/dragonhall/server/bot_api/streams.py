"""Streams of JSON lines: one object a line, with empty lines as keep-alives.

Tables never wait for a stream. Unsent lines are queued; a client that falls too far behind is disconnected
with a `Bye` and reconnects with the last number it received.
"""

import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import msgspec

from dragonhall.core.text.messages import Words, cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.authentication import Identity, still_valid
from dragonhall.server.bot_api.bot_limits import BotLimits
from dragonhall.server.bot_api.events import EventStream
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer

NDJSON = "application/x-ndjson"
KEEP_ALIVE = 5.0  # maximum seconds between two lines
RETRY = 1.0
NEVER = -1.0  # value of `retry` if reconnecting at once cannot succeed
OVER = ("over", "aborted")
BYES = {
    "closing": ("hall-bye-closing", RETRY),
    "slow": ("hall-bye-slow", RETRY),
    "unavailable": ("error-unavailable", RETRY),
    "elsewhere": ("hall-bye-elsewhere", NEVER),
    "token": ("error-token", NEVER),
    "no-table": ("error-no-table", NEVER),
}
encode = msgspec.json.Encoder().encode


def line(message: msgspec.Struct) -> bytes:
    return encode(message) + b"\n"


def bye(why: str, words: Words) -> bytes:
    message, retry = BYES[why]
    return line(wire.Bye(why, words(message), retry))


@dataclass
class SessionCheck:
    """Checks periodically that the token that opened a stream is still valid, however busy the stream is."""

    bot_limits: BotLimits
    identity: Identity
    asked: float = field(default_factory=time.monotonic)

    async def has_ended(self) -> bool:
        if time.monotonic() - self.asked < KEEP_ALIVE:
            return False
        self.asked = time.monotonic()
        return not await still_valid(self.identity, self.bot_limits.context)


async def event_lines(bot_limits: BotLimits, stream: EventStream, identity: Identity) -> AsyncIterator[bytes]:
    words = cached_words(stream.language)
    session_check = SessionCheck(bot_limits, identity)
    bot_limits.listen(stream)
    try:
        while True:
            stream.news.clear()
            events = [] if stream.close_reason else await stream.look()
            if stream.close_reason:
                yield bye(stream.close_reason, words)
                return
            yield b"".join(map(line, events)) or b"\n"
            await stream.has_news(KEEP_ALIVE)
            if await session_check.has_ended():
                stream.close("token")
    except StoreError:
        yield bye("unavailable", words)
    finally:
        bot_limits.stop_listening(stream)


async def game_lines(
    bot_limits: BotLimits, table: Table, viewer: Viewer, since: int | None, identity: Identity
) -> AsyncIterator[bytes]:
    """Yield the lines of a game stream: a snapshot or the missed updates first. It ends with the game."""
    assert viewer.person is not None
    session_check = SessionCheck(bot_limits, identity)
    bot_limits.follow(viewer.person)
    try:
        await table.add_viewer(viewer, since)
        while True:
            viewer.news.clear()
            if await session_check.has_ended():
                viewer.waiting.clear()
                viewer.close("token")
            waiting = [viewer.waiting.popleft() for _ in range(len(viewer.waiting))]
            if waiting:
                yield b"\n".join(waiting) + b"\n"
            elif viewer.close_reason:
                yield bye(viewer.close_reason, viewer.words)
                return
            elif table.table_state.status in OVER:
                return
            elif not await viewer.has_news(KEEP_ALIVE):
                yield b"\n"
    except StoreError:
        yield bye("unavailable", viewer.words)
    finally:
        table.leave(viewer)
        bot_limits.stop_following(viewer.person)

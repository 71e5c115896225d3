"""Chat limits, and writing chat messages without delaying moves."""

import asyncio
from typing import TYPE_CHECKING

from dragonhall.core.errors import DragonhallError
from dragonhall.server.errors import ConflictError
from dragonhall.server.http.networks import CLIENT_ADDRESS
from dragonhall.server.http.rate_limits import RateLimit
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.policy import Policy

if TYPE_CHECKING:
    from dragonhall.server.tables.live.table import Table

MINUTE = 60
PEOPLE_AT_ADDRESS = 4  # an address may send as much as this many users
MOST_TOGETHER = 50  # messages in one transaction


class ChatLimits:
    """Limits by user and by network address, over all connections; for spectators also by table."""

    def __init__(self, policy: Policy) -> None:
        rate, most = policy.chat_a_second * MINUTE, policy.chat_at_once
        self.people = RateLimit(rate, at_once=most)
        self.addresses = RateLimit(rate * PEOPLE_AT_ADDRESS, at_once=most * PEOPLE_AT_ADDRESS)
        self.spectators = RateLimit(policy.watchers_chat_a_second * MINUTE, at_once=most)

    def take(self, person: str, table: str, spectator: bool) -> None:
        """Count one message; raise RateLimitError, with the time to wait, if a limit is exceeded."""
        if CLIENT_ADDRESS.get():
            self.addresses.take(CLIENT_ADDRESS.get())
        self.people.take(person)
        if spectator:
            self.spectators.take(table)


def chat_disabled(table: "Table") -> bool:
    """True if chat is disabled: teammates must not advise each other during a game (SF-3)."""
    table_state = table.table_state
    return table_state.status == "running" and len(set(table_state.teams)) < len(table_state.teams)


class ChatWriter:
    """Writes all waiting messages in one transaction, so that a move waits for one write at most."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.waiting: list[tuple[e.Said, asyncio.Future[int]]] = []
        self.writing = False

    async def write(self, said: e.Said) -> int:
        """Write a message; return its entry number once it is stored."""
        written: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting.append((said, written))
        if not self.writing:
            self.writing = True
            self.table.tables.spawn(self.write_all())
        return await written

    async def write_all(self) -> None:
        try:
            while self.waiting:
                async with self.table.lock:
                    group, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
                    await self.write_group(group)
        finally:
            self.writing = False
            for _, written in self.waiting:
                written.cancel()

    async def write_group(self, group: list[tuple[e.Said, "asyncio.Future[int]"]]) -> None:
        try:
            if chat_disabled(self.table):  # the game has started in the meantime
                raise ConflictError("chat-silent")
            last = await self.table.record(*(said for said, _ in group))
        except DragonhallError as error:
            for _, written in group:
                if not written.done():
                    written.set_exception(error)
            return
        except BaseException:
            for _, written in group:
                written.cancel()
            raise
        for number, (_, written) in enumerate(group, last - len(group) + 1):
            if not written.done():
                written.set_result(number)

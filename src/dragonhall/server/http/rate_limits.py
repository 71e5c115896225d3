"""Token buckets in the memory of one process: how often a client may ask, and how much work it may cause."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from dragonhall.server.errors import RateLimitError
from dragonhall.server.http.addresses import CLIENT_ADDRESS

T = TypeVar("T")

MOST = 50_000  # buckets kept: those that are full again say nothing and are dropped first


class Limit:
    """So many in a minute for each key, `at_once` or all of them together; then as the minute goes by.

    >>> limit = Limit("requests", 2, clock=lambda: 0.0)
    >>> limit.take("a"), limit.take("a"), limit.wait("a")
    (None, None, 30)
    """

    def __init__(
        self,
        name: str,
        a_minute: float,
        clock: Callable[[], float] = time.monotonic,
        at_once: float | None = None,
    ) -> None:
        self.name = name
        self.most = a_minute if at_once is None or not a_minute else at_once
        self.rate = a_minute / 60
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float = 1.0) -> None:
        """One more of this key; RateLimitError says how long to wait. A limit of 0 is none."""
        if not self.most:
            return
        now = self.clock()
        left = self.level(key, now)
        if left < cost:
            raise RateLimitError(seconds=self.wait(key, cost))
        if len(self.left) >= MOST and key not in self.left:
            self.sweep(now)
        self.left[key] = (left - cost, now)

    def check(self, key: str) -> None:
        """RateLimitError: what was charged to this key is more than it may use."""
        if self.most and self.level(key, self.clock()) <= 0:
            raise RateLimitError(seconds=self.wait(key, 0.0))

    def charge(self, key: str, cost: float) -> None:
        """Count a cost that is known only afterwards. It may exceed what is left."""
        if self.most:
            now = self.clock()
            if len(self.left) >= MOST and key not in self.left:
                self.sweep(now)
            self.left[key] = (self.level(key, now) - cost, now)

    def level(self, key: str, now: float) -> float:
        left, then = self.left.get(key, (float(self.most), now))
        return min(float(self.most), left + (now - then) * self.rate)

    def wait(self, key: str, cost: float = 1.0) -> int:
        """Seconds until the next one of this key."""
        if not self.most:
            return 0
        lacking = cost - self.level(key, self.clock())
        return max(1, math.ceil(lacking / self.rate)) if lacking > 0 else 0

    def sweep(self, now: float) -> None:
        """Forget who has not asked for a while; if that is not enough, everybody: memory stays bounded."""
        busy = {key: self.left[key] for key in self.left if self.level(key, now) < self.most}
        self.left = busy if len(busy) < MOST else {}


class WorkBudget:
    """How much of the event loop's time one network address and one person may use.

    Work is charged by the processor time that it took, whatever it was and however many connections asked.
    """

    AT_ONCE = 1 / 15  # of a minute's budget
    OF_PERSON = 1 / 3  # of the budget of an address

    def __init__(
        self,
        seconds_a_minute: float,
        clock: Callable[[], float] = time.monotonic,
        timer: Callable[[], float] = time.thread_time,
    ) -> None:
        own = seconds_a_minute * self.OF_PERSON
        self.addresses = Limit("work", seconds_a_minute, clock, seconds_a_minute * self.AT_ONCE)
        self.people = Limit("work", own, clock, own * self.AT_ONCE)
        self.timer = timer
        self.turn = asyncio.Lock()
        self.thread_turn = asyncio.Lock()

    def limits(self, person: str) -> list[tuple[Limit, str]]:
        keys = ((self.addresses, CLIENT_ADDRESS.get()), (self.people, person))
        return [(limit, key) for limit, key in keys if key]

    def check(self, person: str = "") -> None:
        """RateLimitError: the address of this request, or the person, has used its budget."""
        for limit, key in self.limits(person):
            limit.check(key)

    def charge(self, seconds: float, person: str = "") -> None:
        for limit, key in self.limits(person):
            limit.charge(key, seconds)

    @contextmanager
    def charging(self, person: str = "") -> Iterator[None]:
        """Charge what the body takes. It must not wait for anything."""
        start = self.timer()
        try:
            yield
        finally:
            self.charge(self.timer() - start, person)

    @asynccontextmanager
    async def spending(self, person: str = "") -> AsyncIterator[None]:
        """Check, then charge what the body takes. One body at a time: others are served in between.

        Many requests may wait for their turn: each is checked again, after what those before it have used.
        """
        self.check(person)
        async with self.turn:
            await asyncio.sleep(0)  # before each one, everything else that is ready
            self.check(person)
            with self.charging(person):
                yield

    async def in_thread(self, work: Callable[[], T], person: str = "") -> T:
        """The same for work that takes longer than others should wait: in a thread, one at a time."""

        def timed() -> tuple[T, float]:
            start = self.timer()
            return work(), self.timer() - start

        self.check(person)
        async with self.thread_turn:
            self.check(person)
            result, took = await asyncio.to_thread(timed)
            self.charge(took, person)
        return result

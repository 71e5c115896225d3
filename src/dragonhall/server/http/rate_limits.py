"""Limits in the memory of one process: token buckets for requests and for the processor time of a client,
and concurrent requests and sockets, in total and per address.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from dragonhall.server.errors import RateLimitError, UnavailableError
from dragonhall.server.http.networks import CLIENT_ADDRESS

T = TypeVar("T")

MOST = 50_000  # buckets; full ones are dropped first, because they carry no information
SPARE_FILES = 128  # file descriptors for the store, the log and the bots
SOON = 5  # seconds to wait before a retry


class RateLimit:
    """A token bucket per key: `a_minute` tokens per minute, at most `at_once` (default `a_minute`) at a time.

    >>> limit = RateLimit(2, clock=lambda: 0.0)
    >>> limit.take("a"), limit.take("a"), limit.wait("a")
    (None, None, 30)
    """

    def __init__(
        self,
        a_minute: float,
        clock: Callable[[], float] = time.monotonic,
        at_once: float | None = None,
    ) -> None:
        self.most = a_minute if at_once is None or not a_minute else at_once
        self.rate = a_minute / 60
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, key: str = "", cost: float = 1.0) -> None:
        """Take tokens; RateLimitError says how long to wait. A limit of 0 means no limit."""
        if self.most and self.level(key, self.clock()) < cost:
            raise RateLimitError(seconds=self.wait(key, cost))
        self.charge(key, cost)

    def check(self, key: str) -> None:
        """Raise RateLimitError if all tokens of this key are used."""
        if self.most and self.level(key, self.clock()) <= 0:
            raise RateLimitError(seconds=self.wait(key, 0.0))

    def charge(self, key: str, cost: float) -> None:
        """Charge a cost that is known only afterwards. The number of tokens may become negative."""
        if self.most:
            now = self.clock()
            if len(self.left) >= MOST and key not in self.left:
                self.sweep(now)
            self.left[key] = (self.level(key, now) - cost, now)

    def level(self, key: str, now: float) -> float:
        left, then = self.left.get(key, (float(self.most), now))
        return min(float(self.most), left + (now - then) * self.rate)

    def wait(self, key: str, cost: float = 1.0) -> int:
        """Return the seconds until `cost` tokens of this key are available."""
        if not self.most:
            return 0
        lacking = cost - self.level(key, self.clock())
        return max(1, math.ceil(lacking / self.rate)) if lacking > 0 else 0

    def sweep(self, now: float) -> None:
        """Drop full buckets; if that is not enough, all buckets, so that memory stays bounded."""
        busy = {key: self.left[key] for key in self.left if self.level(key, now) < self.most}
        self.left = busy if len(busy) < MOST else {}


class WorkBudget:
    """Limits the processor time that one network address and one person may use on the event loop.

    Work is charged by the processor time that it took, whatever it was and over all connections.
    """

    AT_ONCE = 1 / 15  # of the budget of a minute
    OF_PERSON = 1 / 3  # of the budget of an address

    def __init__(
        self,
        seconds_a_minute: float,
        clock: Callable[[], float] = time.monotonic,
        timer: Callable[[], float] = time.thread_time,
    ) -> None:
        own = seconds_a_minute * self.OF_PERSON
        self.addresses = RateLimit(seconds_a_minute, clock, seconds_a_minute * self.AT_ONCE)
        self.people = RateLimit(own, clock, own * self.AT_ONCE)
        self.timer = timer
        self.turn = asyncio.Lock()
        self.thread_turn = asyncio.Lock()

    def limits(self, person: str) -> list[tuple[RateLimit, str]]:
        keys = ((self.addresses, CLIENT_ADDRESS.get()), (self.people, person))
        return [(limit, key) for limit, key in keys if key]

    def check(self, person: str = "") -> None:
        """Raise RateLimitError if the address of this request, or the person, has used its budget."""
        for limit, key in self.limits(person):
            limit.check(key)

    def charge(self, seconds: float, person: str = "") -> None:
        for limit, key in self.limits(person):
            limit.charge(key, seconds)

    @contextmanager
    def charging(self, person: str = "") -> Iterator[None]:
        """Charge the processor time of the body, which must not await."""
        start = self.timer()
        try:
            yield
        finally:
            self.charge(self.timer() - start, person)

    @asynccontextmanager
    async def spending(self, person: str = "") -> AsyncIterator[None]:
        """Check the budget, then charge the processor time of the body. One body runs at a time.

        Requests may wait for the lock, so the budget is checked again after the wait.
        """
        self.check(person)
        async with self.turn:
            await asyncio.sleep(0)  # let other tasks run first
            self.check(person)
            with self.charging(person):
                yield

    async def in_thread(self, work: Callable[[], T], person: str = "") -> T:
        """Like `spending`, for work that would block the event loop too long: in a thread, one at a time."""

        def timed() -> tuple[T, float]:
            start = self.timer()
            return work(), self.timer() - start

        self.check(person)
        async with self.thread_turn:
            self.check(person)
            result, took = await asyncio.to_thread(timed)
            self.charge(took, person)
        return result


class ConnectionCount:
    """Counts connections: in total (`inside`) and by address (`of`)."""

    def __init__(self) -> None:
        self.of: Counter[str] = Counter()
        self.inside = 0

    def add(self, address: str) -> None:
        self.of[address] += 1
        self.inside += 1

    def leave(self, address: str) -> None:
        self.inside -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]


class ConnectionLimits(ConnectionCount):
    """Counts requests and sockets. `most_of_one=0`: no limit per address.

    >>> limits = ConnectionLimits(2, 1)
    >>> limits.enter("a"), limits.inside
    (None, 1)
    """

    def __init__(self, most: int, most_of_one: int) -> None:
        super().__init__()
        self.most = most
        self.most_of_one = most_of_one

    def enter(self, address: str, always: bool = False) -> None:
        """Count a request or socket; the caller must call `leave` later. `always`: ignore the limits."""
        if not always:
            if self.inside >= self.most:
                raise UnavailableError("full")
            if self.most_of_one and self.of[address] >= self.most_of_one:
                raise RateLimitError("crowd", seconds=SOON)
        self.add(address)


def allowed_connections(connections: int) -> int:
    """Return how many connections the limit on open files allows, at most `connections`.

    Each connection takes one file descriptor. Raises the soft limit up to the hard limit if necessary.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return connections
    wanted = connections + SPARE_FILES
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(connections, soft - SPARE_FILES))

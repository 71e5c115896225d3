"""Login throttle: wrong passwords slow down the address that sends them, not the account.

The state is in the memory of one process: with several processes an attacker has the free attempts in each.
"""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from dragonhall.server.accounts.names import fold_name
from dragonhall.server.errors import RateLimitError, UnavailableError

FREE = 3  # wrong passwords of one address for one name before the first delay
LONGEST_DELAY = 16.0  # seconds between two attempts of one address for one name
LONGEST_WAIT = 20.0  # seconds that a request waits at most; what would wait longer is refused with 429
FORGOTTEN = 900.0  # seconds after the last wrong password until it no longer counts
ATTACKED = 20  # wrong passwords for one name from all addresses, after which unknown addresses wait
ATTACKED_DELAY = 2.0
MOST = 50_000  # entries of each kind in memory

Value = TypeVar("Value")


@dataclass(slots=True)
class Attempts:
    """Attempts of one address for one name."""

    failed: int = 0
    pending: int = 0  # attempts whose result is not known yet: they count as failures
    last: float = -math.inf  # when the last attempt began, or will begin


class LoginThrottle:
    """Delays password checks by (name, address).

    An address that has logged in to an account before is never delayed there. Delays do not depend on whether
    an account exists.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] | None = None,
    ) -> None:
        self.clock = clock
        self.sleep = sleep or self.wait_open
        self.closing = asyncio.Event()
        self.attempts: OrderedDict[bytes, Attempts] = OrderedDict()
        self.failures: OrderedDict[bytes, tuple[int, float]] = OrderedDict()  # by name: how many, when last
        self.known: OrderedDict[bytes, bool] = OrderedDict()

    async def wait_open(self, seconds: float) -> None:
        """Sleep; UnavailableError if the server shuts down meanwhile, so that delays do not block it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.closing.wait()
                raise UnavailableError

    async def close(self) -> None:
        self.closing.set()

    def knows(self, name: str, address: str) -> bool:
        """Return whether this address has logged in to this account before."""
        return key_of(name, address) in self.known

    async def run(self, name: str, address: str, verify: Callable[[], Awaitable[bool]]) -> bool:
        """Return the result of `verify`, called after the delay that is due; RateLimitError if too long."""
        pair, account = key_of(name, address), key_of(name)
        wait = self.reserve(pair, account)
        right: bool | None = None  # not known, if something else fails
        try:
            if wait > 0:
                await self.sleep(wait)
            right = await verify()
        finally:
            self.note(pair, account, right)
        return right

    def remember(self, name: str, address: str) -> None:
        """Never delay this address for this account again."""
        set_recent(self.known, key_of(name, address), True)

    def reserve(self, pair: bytes, account: bytes) -> float:
        """Return the seconds until an attempt that arrives now may begin. Attempts of one pair are serial."""
        if pair in self.known:
            return 0.0
        now = self.clock()
        attempts = self.attempts.get(pair)
        if attempts is None or (not attempts.pending and now - attempts.last > FORGOTTEN):
            attempts = Attempts()
        begin = max(now, attempts.last + delay_after(attempts.failed + attempts.pending))
        failures, last = self.failures.get(account, (0, -math.inf))
        if failures >= ATTACKED and now - last <= FORGOTTEN:
            begin = max(begin, now + ATTACKED_DELAY)
        if begin - now > LONGEST_WAIT:
            raise RateLimitError(seconds=math.ceil(begin - now))
        attempts.pending += 1
        attempts.last = begin
        set_recent(self.attempts, pair, attempts)
        return begin - now

    def note(self, pair: bytes, account: bytes, right: bool | None) -> None:
        if right:
            self.attempts.pop(pair, None)
            set_recent(self.known, pair, True)
            return
        attempts = self.attempts.get(pair)
        if attempts is not None:
            attempts.pending = max(0, attempts.pending - 1)
            attempts.failed += right is False
        if right is False:
            now = self.clock()
            failures, last = self.failures.get(account, (0, now))
            set_recent(self.failures, account, (failures + 1 if now - last <= FORGOTTEN else 1, now))


def delay_after(failures: int) -> float:
    """Return the seconds between an attempt and the next one, after this many failures.

    >>> [delay_after(failures) for failures in range(9)]
    [0.0, 0.0, 0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 16.0]
    """
    return 0.0 if failures < FREE else min(LONGEST_DELAY, 2.0 ** min(failures - FREE, 10))


def key_of(name: str, address: str = "") -> bytes:
    """Return a key of fixed length: names are untrusted input."""
    return sha256(f"{address}\n{fold_name(name[:200])}".encode()).digest()[:16]


def set_recent(entries: "OrderedDict[bytes, Value]", key: bytes, value: Value) -> None:
    """Set an entry; drop the least recently set one if there are too many."""
    entries[key] = value
    entries.move_to_end(key)
    if len(entries) > MOST:
        entries.popitem(last=False)

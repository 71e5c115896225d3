"""How often somebody may ask: buckets that fill with time, in the memory of one process."""

import math
import time
from collections.abc import Callable

from dragonhall.hall.errors import TooMany

MOST = 50_000  # buckets kept: those that are full again say nothing and are dropped first


class Limit:
    """So many in a minute for each key, all at once if one likes; then as the minute goes by.

    >>> limit = Limit("requests", 2, clock=lambda: 0.0)
    >>> limit.take("a"), limit.take("a"), limit.wait("a")
    (None, None, 30)
    """

    def __init__(self, name: str, a_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        self.most = a_minute
        self.rate = a_minute / 60
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float = 1.0) -> None:
        """One more of this key; TooMany says how long to wait. A limit of 0 is none."""
        if not self.most:
            return
        now = self.clock()
        left = self.level(key, now)
        if left < cost:
            raise TooMany(seconds=self.wait(key, cost))
        if len(self.left) >= MOST and key not in self.left:
            self.sweep(now)
        self.left[key] = (left - cost, now)

    def level(self, key: str, now: float) -> float:
        left, then = self.left.get(key, (float(self.most), now))
        return min(float(self.most), left + (now - then) * self.rate)

    def wait(self, key: str, cost: float = 1.0) -> int:
        """Seconds until the next one of this key."""
        lacking = cost - self.level(key, self.clock())
        return max(1, math.ceil(lacking / self.rate)) if lacking > 0 else 0

    def sweep(self, now: float) -> None:
        """Forget who has not asked for a while; if that is not enough, everybody: memory stays bounded."""
        busy = {key: self.left[key] for key in self.left if self.level(key, now) < self.most}
        self.left = busy if len(busy) < MOST else {}

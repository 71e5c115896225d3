"""Limits on concurrent requests and sockets, in total and per address."""

from collections import Counter

from dragonhall.server.errors import RateLimitError, UnavailableError

SPARE_FILES = 128  # file descriptors for the store, the log and the bots
SOON = 5  # seconds to wait before a retry


class ConnectionLimits:
    """Counts requests and sockets. `most_of_one=0`: no limit per address.

    >>> limits = ConnectionLimits(2, 1)
    >>> limits.enter("a"), limits.inside
    (None, 1)
    """

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.of: Counter[str] = Counter()
        self.inside = 0

    def enter(self, address: str, always: bool = False) -> None:
        """Count one more; the caller must call `leave` later. `always`: do not apply the limits."""
        if not always:
            if self.inside >= self.most:
                raise UnavailableError("full")
            if self.most_of_one and self.of[address] >= self.most_of_one:
                raise RateLimitError("crowd", seconds=SOON)
        self.of[address] += 1
        self.inside += 1

    def leave(self, address: str) -> None:
        self.inside -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]


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

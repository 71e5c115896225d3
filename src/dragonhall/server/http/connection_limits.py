"""How many may be inside at once: requests and sockets, in all and of one address.

A hall that is full says so at the door, and those who are inside notice nothing.
"""

from collections import Counter

from dragonhall.server.errors import RateLimitError, UnavailableError

SPARE_FILES = 128  # that the store, the log and the bots need beside the connections
SOON = 5  # seconds after which it is worth coming back


class ConnectionLimits:
    """0 of one address: no limit.

    >>> crowd = ConnectionLimits(2, 1)
    >>> crowd.enter("a"), crowd.inside
    (None, 1)
    """

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.of: Counter[str] = Counter()
        self.inside = 0

    def enter(self, address: str, always: bool = False) -> None:
        """One more, who must `leave` again. `always`: whoever looks after the hall is let in."""
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


def room_for(connections: int) -> int:
    """So many connections, or as many as this process may have files open: each of them takes one.

    The limit of the system is raised as far as it goes without asking.
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

"""Users connected to tables through other processes, by the last message of each process."""

from collections.abc import Iterable


class RemotePresence:
    def __init__(self, dead_after: float) -> None:
        self.dead_after = dead_after
        self.known: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}

    def note(self, table: str, process: str, people: Iterable[str], now: float) -> None:
        self.known.setdefault(table, {})[process] = (now, frozenset(people))

    def people(self, table: str, now: float) -> frozenset[str]:
        """Return the users connected to a table; processes without a recent message are dropped."""
        if table not in self.known:
            return frozenset()
        processes = self.known[table]
        old = now - self.dead_after
        for process in [process for process, (at, _) in processes.items() if at < old]:
            del processes[process]
        if not processes:
            del self.known[table]
        return frozenset().union(*(people for _, people in processes.values()))

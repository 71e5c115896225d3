"""Who is connected to which table through other processes, as far as these have said so lately."""

from collections.abc import Iterable


class RemotePresence:
    def __init__(self, dead_after: float) -> None:
        self.dead_after = dead_after
        self.known: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}

    def note(self, table: str, process: str, people: Iterable[str], now: float) -> None:
        self.known.setdefault(table, {})[process] = (now, frozenset(people))

    def people(self, table: str, now: float) -> frozenset[str]:
        """Everybody there; processes that have been silent for too long are forgotten."""
        if table not in self.known:
            return frozenset()
        processes = self.known[table]
        old = now - self.dead_after
        for process in [process for process, (at, _) in processes.items() if at < old]:
            del processes[process]
        if not processes:
            del self.known[table]
        return frozenset().union(*(people for _, people in processes.values()))

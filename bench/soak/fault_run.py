"""Play at the tables of one or several servers while faults are injected repeatedly."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence

from bench.load.report import share
from bench.soak.clients import Pair, Solo
from bench.soak.ledger import Ledger
from bench.soak.part import Figure, Progress, Result, Settings
from dragonhall.server.store import make_engine
from tests.server.running_server import RunningServer

PAIRS = 6
LOST = 40.0  # seconds after which a pair counts as lost
# Refusals that players may receive during a fault; none of them changes a game.
EXPECTED_REFUSALS = (
    "refused store",
    "refused stale",
    "bye store",
    "bye closing",
    "503 store",
    "503 unavailable",
)

Fault = Callable[[int], Awaitable[None]]


class FaultRun:
    """A run with injected faults.

    `inject` injects and repairs a fault; then every pair must have a move acknowledged in time.
    """

    def __init__(self, settings: Settings, progress: Progress, servers: Sequence[RunningServer]) -> None:
        self.settings = settings
        self.progress = progress
        self.servers = servers
        self.rng = random.Random(settings.seed)
        self.ledger = Ledger()
        urls = [server.url for server in servers]
        self.pairs = [
            (Solo if number % 3 == 2 else Pair)(urls, number, settings.seed, self.ledger)
            for number in range(PAIRS)
        ]
        self.failures: list[str] = []
        self.backs: list[float] = []

    def blame(self, what: str) -> None:
        self.failures.append(f"seed {self.settings.seed}: {what}")

    async def go_on(self, within: float) -> None:
        """Wait until every pair has moved again."""
        began = time.monotonic()
        for pair in self.pairs:
            pair.moved_again = None
        while any(pair.moved_again is None for pair in self.pairs):
            if time.monotonic() - began > LOST:
                self.blame(f"a table has no moves {LOST:.0f} s after the fault was repaired")
                return
            await asyncio.sleep(0.02)
        slowest = max(pair.moved_again or 0.0 for pair in self.pairs) - began
        self.backs.append(slowest)
        if self.settings.timed and slowest > within:
            self.blame(f"a table continued only after {slowest:.1f} s")

    async def run(self, inject: Fault, within: float) -> int:
        playing = [asyncio.create_task(pair.play_loop()) for pair in self.pairs]
        done = 0
        try:
            await self.go_on(LOST)
            self.backs.clear()
            while done < self.settings.count and self.settings.in_time and not self.failures:
                await asyncio.sleep(self.rng.random())
                await inject(done)
                await self.go_on(within)
                done += 1
                self.progress(done, f"{self.ledger.promised:,} moves acknowledged")
                if any(server.process.poll() is not None for server in self.servers):
                    self.blame("a server has exited")
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            if type(error) is not asyncio.CancelledError:
                self.blame(f"a client failed: {error!r}")
        return done

    def result(self, done: int, database: str, **figures: Figure) -> Result:
        engine = make_engine(database)
        try:
            broken = self.ledger.broken_promises(engine) + self.ledger.corrupt_records(engine)
        finally:
            engine.dispose()
        reported = {
            code: count for code, count in self.ledger.refusals.items() if code not in EXPECTED_REFUSALS
        }
        unclear = [f"seed {self.settings.seed}: players were told {reported}"] if reported else []
        return Result(
            done,
            {
                "moves acknowledged": self.ledger.promised,
                "lost, duplicated or corrupt": len(broken),
                "last table goes on, median s": round(share(self.backs, 0.5), 2) if self.backs else "-",
                "last table goes on, worst s": round(max(self.backs), 2) if self.backs else "-",
                "players were told": ", ".join(sorted(self.ledger.refusals)) or "nothing",
                **figures,
            },
            self.failures + broken + unclear,
        )


def run_with_faults(fault_run: FaultRun, inject: Fault, within: float, database: str) -> Result:
    done = asyncio.run(fault_run.run(inject, within))
    return fault_run.result(done, database)

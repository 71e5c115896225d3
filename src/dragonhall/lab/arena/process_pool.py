"""A pool of processes that play the games of a plan.

Messages are bytes: the plan as JSON once, then game numbers to the workers and results as JSON back. A worker
that is killed is replaced, and its unfinished games are played again.
"""

import signal
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

import msgspec

from dragonhall.lab.arena.plan import GameReport, Job
from dragonhall.lab.errors import WorkerError

SPAWN = get_context("spawn")
AHEAD = 2  # games assigned to a worker: the current one and the next
MOST_DEATHS = 3  # worker deaths at the same game before the run fails
GONE = (EOFError, OSError)  # raised when reading from a dead worker or a dead pool


def serve(line: Connection, job: bytes) -> None:
    """Main loop of a worker: play game numbers and send results until the connection is closed."""
    from dragonhall.lab.arena.play_out import PlanPlayer

    player = PlanPlayer(msgspec.json.decode(job, type=Job))
    with suppress(*GONE):
        while True:
            number = int(line.recv_bytes())
            line.send_bytes(msgspec.json.encode(player.play(number)))


class ArenaWorker:
    def __init__(self, job: bytes) -> None:
        self.line, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(far_end, job), daemon=True)
        with interrupts_ignored():
            self.process.start()
        far_end.close()
        self.numbers: deque[int] = deque()  # assigned and not finished, in order

    def assign(self, number: int) -> None:
        self.numbers.append(number)
        with suppress(*GONE):  # the next read detects that it is dead
            self.line.send_bytes(b"%d" % number)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class ProcessPool:
    """A fixed number of workers. `results` yields each game once, in the order in which they end."""

    def __init__(self, job: Job, workers: int) -> None:
        self.job = msgspec.json.encode(job)
        self.size = workers
        self.workers: list[ArenaWorker] = []
        self.deaths: Counter[int] = Counter()

    def results(self, numbers: Iterable[int]) -> Iterator[GameReport]:
        waiting = deque(numbers)
        try:
            for _ in range(min(self.size, len(waiting))):
                self.workers.append(ArenaWorker(self.job))
            self.feed(waiting)
            while any(worker.numbers for worker in self.workers):
                for worker in self.ready():
                    report = self.receive(worker, waiting)
                    if report is not None:
                        yield report
                self.feed(waiting)
        finally:
            self.close()

    def feed(self, waiting: deque[int]) -> None:
        """Assign one game to each worker, then the next to each, to spread the last games evenly."""
        for depth in range(AHEAD):
            for worker in self.workers:
                if len(worker.numbers) <= depth and waiting:
                    worker.assign(waiting.popleft())

    def ready(self) -> list[ArenaWorker]:
        lines = {worker.line: worker for worker in self.workers if worker.numbers}
        return [lines[line] for line in wait(list(lines)) if isinstance(line, Connection)]

    def receive(self, worker: ArenaWorker, waiting: deque[int]) -> GameReport | None:
        try:
            data = worker.line.recv_bytes()
        except GONE:
            self.replace(worker, waiting)
            return None
        worker.numbers.popleft()
        return msgspec.json.decode(data, type=GameReport)

    def replace(self, dead: ArenaWorker, waiting: deque[int]) -> None:
        """Replace a dead worker and requeue its games first.

        Raises WorkerError if the worker failed with an exception or the game has killed too many workers.
        """
        dead.process.join()
        number = dead.numbers[0]
        self.deaths[number] += 1
        failed = dead.process.exitcode == 1  # an exception, which would recur; its traceback is on stderr
        if failed or self.deaths[number] >= MOST_DEATHS:
            raise WorkerError(number=number)
        waiting.extendleft(reversed(dead.numbers))
        dead.stop()
        self.workers[self.workers.index(dead)] = ArenaWorker(self.job)

    @property
    def processes(self) -> list[int]:
        return [worker.process.pid or 0 for worker in self.workers]

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers = []


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Make processes that are started in this context ignore Ctrl-C; the pool stops its workers itself.

    A terminal sends SIGINT to all processes of the foreground group.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

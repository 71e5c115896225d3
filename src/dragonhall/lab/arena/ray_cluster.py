"""Plays the games of a plan on Ray, on this machine or a cluster. Needs the extra `cluster`.

As in the process pool, messages are the job as JSON, game numbers, and results as JSON. Every machine must
have the same version of dragonhall; a worker with another version raises an error.
"""

import logging
import os
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from dragonhall.extras import require_extra
from dragonhall.lab.arena.plan import GameReport, Job
from dragonhall.lab.arena.process_pool import AHEAD, MOST_DEATHS
from dragonhall.lab.errors import ClusterError, WorkerError

HERE = "here"  # address that means: start a local Ray for this run
STORE = 100 * 1024**2  # bytes of its object store; results are small


class RayWorker:
    """A worker (Ray actor)."""

    def __init__(self, job: bytes) -> None:
        from dragonhall.lab.arena.play_out import PlanPlayer

        self.player = PlanPlayer(msgspec.json.decode(job, type=Job))

    def play(self, number: int) -> bytes:
        return msgspec.json.encode(self.player.play(number))


class RayCluster:
    """A fixed number of workers; 0 means one per core of the cluster."""

    def __init__(self, job: Job, workers: int, address: str = HERE) -> None:
        require_extra("cluster")
        self.job = msgspec.json.encode(job)
        self.workers = workers
        self.address = address
        self.seats: list[Any] = []

    def results(self, numbers: Iterable[int]) -> Iterator[GameReport]:
        """Yield each game once, in any order. Ray restarts dead workers and retries their games."""
        import ray
        from ray.exceptions import RayError

        waiting = deque(numbers)
        if not waiting:
            return
        with connected(self.address, self.workers) as cores:
            size = min(self.workers or cores, cores, len(waiting))
            made = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=MOST_DEATHS - 1)(RayWorker)
            self.seats = [made.remote(self.job) for _ in range(size)]
            given: dict[Any, tuple[Any, int]] = {}
            for seat in self.seats * AHEAD:
                if waiting:
                    assign(seat, waiting.popleft(), given)
            while given:
                (done,), _ = ray.wait(list(given), num_returns=1)
                seat, number = given.pop(done)
                try:
                    data = ray.get(done)
                except RayError as error:
                    reason = str(error).strip().split("\n")[-1]
                    raise WorkerError("cluster-game-fails", number=number, reason=reason) from None
                yield msgspec.json.decode(data, type=GameReport)
                if waiting:
                    assign(seat, waiting.popleft(), given)


def assign(seat: Any, number: int, given: dict[Any, tuple[Any, int]]) -> None:
    given[seat.play.remote(number)] = seat, number


@contextmanager
def connected(address: str, workers: int) -> Iterator[int]:
    """Connect to Ray and yield its number of cores. An existing connection is reused and left open."""
    import ray

    own = not ray.is_initialized()
    if own:
        begin(address, workers)
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        yield int(resources.get("CPU", 1))
    finally:
        if own:
            ray.shutdown()


def begin(address: str, workers: int) -> None:
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # do not send usage statistics
    if address == HERE:
        ray.init(
            num_cpus=max(1, workers),
            include_dashboard=False,
            object_store_memory=STORE,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
        return
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = str(error).strip().split("\n")[0]
        raise ClusterError(address=address, reason=reason) from None

"""The order of bot jobs: by kind, then round-robin by network address, person and table.

This module decides only the order; `bot_pool` runs the jobs. Nothing here waits or measures time.
"""

from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from dragonhall.server.errors import RateLimitError

MOST_PASSED_OVER = 8  # times that a waiting kind is skipped for a more urgent one
RETRY = 1  # seconds


class JobKind(Enum):
    """What a job is for, most urgent first."""

    MOVE = "move"  # a bot's move at a table where a person sits
    HINT = "hint"
    BOT_TABLE = "bot-table"  # a bot's move at a table without a person
    ANALYSIS = "analysis"  # one slice of an analysis


class JobOwner(NamedTuple):
    """For whom a job runs. The fields are the levels of fairness, outermost first; empty: unknown."""

    address: str = ""
    person: str = ""
    table: str = ""


class Quota(NamedTuple):
    """Maximum numbers of unfinished jobs of one kind."""

    person: int
    address: int


QUOTAS = {JobKind.HINT: Quota(person=2, address=8)}


@dataclass(slots=True, eq=False)
class QueuedJob:
    """A unit of work in the queue. `work` belongs to the caller."""

    kind: JobKind
    owner: JobOwner
    work: Any


class Rotation:
    """Jobs under paths of keys. Keys of one level take turns; jobs of one path keep their order."""

    def __init__(self) -> None:
        self.branches: OrderedDict[str, Rotation] = OrderedDict()
        self.jobs: OrderedDict[QueuedJob, None] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self.branches or self.jobs)

    def add(self, path: Sequence[str], job: QueuedJob) -> None:
        if path:
            self.branches.setdefault(path[0], Rotation()).add(path[1:], job)
        else:
            self.jobs[job] = None

    def take(self) -> QueuedJob:
        if self.jobs:
            return self.jobs.popitem(last=False)[0]
        key, branch = next(iter(self.branches.items()))
        job = branch.take()
        if branch:
            self.branches.move_to_end(key)
        else:
            del self.branches[key]
        return job

    def remove(self, path: Sequence[str], job: QueuedJob) -> bool:
        """Remove a job; return False if it is not here."""
        if not path:
            found = job in self.jobs
            self.jobs.pop(job, None)
            return found
        branch = self.branches.get(path[0])
        found = branch is not None and branch.remove(path[1:], job)
        if branch is not None and not branch:
            del self.branches[path[0]]
        return found


class JobQueue:
    """A queue: `add`, `take` and `finish` a job; `remove` one that still waits."""

    def __init__(self) -> None:
        self.waiting: Counter[JobKind] = Counter()
        self.unfinished: Counter[tuple[JobKind, str, str]] = Counter()  # kind, level, key
        self.rotations = {kind: Rotation() for kind in JobKind}
        self.passed_over: Counter[JobKind] = Counter()

    def add(self, job: QueuedJob) -> None:
        """Add a job; RateLimitError if the person or the address has too many unfinished jobs of its kind."""
        quota = QUOTAS.get(job.kind)
        if quota is not None:
            person, address = (self.unfinished[key] for key in keys_of(job))
            if person >= quota.person or (job.owner.address and address >= quota.address):
                raise RateLimitError(seconds=RETRY)
        for key in keys_of(job):
            self.unfinished[key] += 1
        self.waiting[job.kind] += 1
        self.rotations[job.kind].add(job.owner, job)

    def take(self, kinds: Sequence[JobKind]) -> QueuedJob | None:
        """Return the next job of these kinds: the most urgent one, unless another was skipped too often."""
        waiting = [kind for kind in JobKind if kind in kinds and self.waiting[kind]]
        if not waiting:
            return None
        overdue = [kind for kind in waiting if self.passed_over[kind] >= MOST_PASSED_OVER]
        chosen = (overdue or waiting)[0]
        self.passed_over.update(kind for kind in waiting if kind is not chosen)
        self.passed_over[chosen] = 0
        self.waiting[chosen] -= 1
        return self.rotations[chosen].take()

    def remove(self, job: QueuedJob) -> None:
        """Remove a job that still waits. One that was taken is not changed."""
        if self.rotations[job.kind].remove(job.owner, job):
            self.waiting[job.kind] -= 1
            self.finish(job)

    def finish(self, job: QueuedJob) -> None:
        """Mark a job that was taken as done: it no longer counts for the quotas."""
        for key in keys_of(job):
            self.unfinished[key] -= 1
            if not self.unfinished[key]:
                del self.unfinished[key]


def keys_of(job: QueuedJob) -> tuple[tuple[JobKind, str, str], tuple[JobKind, str, str]]:
    """Return the keys by which the quotas of a job are counted."""
    return (job.kind, "person", job.owner.person), (job.kind, "address", job.owner.address)

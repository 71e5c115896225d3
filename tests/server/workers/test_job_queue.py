"""Order of bot jobs: by kind, then fair by address, person and table, with quotas."""

import pytest

from dragonhall.server.errors import RateLimitError
from dragonhall.server.workers.job_queue import (
    MOST_PASSED_OVER,
    QUOTAS,
    JobKind,
    JobOwner,
    JobQueue,
    QueuedJob,
)

ALL = tuple(JobKind)


def added(queue: JobQueue, kind: JobKind, owner: JobOwner, work: str = "") -> QueuedJob:
    job = QueuedJob(kind, owner, work)
    queue.add(job)
    return job


def order(queue: JobQueue, kinds: tuple[JobKind, ...] = ALL) -> list[QueuedJob]:
    """Return all jobs in the order in which one worker would get them."""
    taken = []
    while (job := queue.take(kinds)) is not None:
        queue.finish(job)
        taken.append(job)
    return taken


def test_urgent_kinds_come_first() -> None:
    queue = JobQueue()
    for kind in reversed(JobKind):
        added(queue, kind, JobOwner("address", kind.value, "table"))
    assert [job.kind for job in order(queue)] == [
        JobKind.MOVE,
        JobKind.HINT,
        JobKind.BOT_TABLE,
        JobKind.ANALYSIS,
    ]


@pytest.mark.parametrize("level", JobOwner._fields)
def test_flood_of_one_source_delays_others_by_one_job(level: str) -> None:
    """One address, person or table submits a hundred jobs; the next source comes second."""
    queue = JobQueue()
    flood = JobOwner("a", "a", "a")
    for _ in range(100):
        added(queue, JobKind.MOVE, flood)
    other = added(queue, JobKind.MOVE, flood._replace(**{level: "b"}))
    assert order(queue).index(other) == 1


def test_guests_of_one_address_count_as_one() -> None:
    queue = JobQueue()
    for guest in range(100):
        added(queue, JobKind.MOVE, JobOwner("flood", f"guest {guest}", f"table {guest}"))
    other = added(queue, JobKind.MOVE, JobOwner("elsewhere", "anna", "table"))
    assert order(queue).index(other) == 1


def test_people_take_turns_whatever_each_has_queued() -> None:
    queue = JobQueue()
    for person, count in (("anna", 9), ("bela", 3), ("cara", 1)):
        for _ in range(count):
            added(queue, JobKind.MOVE, JobOwner("", person, "table"))
    people = [job.owner.person for job in order(queue)]
    assert people == ["anna", "bela", "cara", *["anna", "bela"] * 2, *["anna"] * 6]


def test_jobs_of_one_table_keep_their_order() -> None:
    queue = JobQueue()
    jobs = [added(queue, JobKind.MOVE, JobOwner("", "anna", "table"), str(k)) for k in range(5)]
    assert order(queue) == jobs


def test_no_kind_starves() -> None:
    """With endless hints, an analysis is still served after a fixed number of them."""
    queue = JobQueue()
    analysis = added(queue, JobKind.ANALYSIS, JobOwner("", "bela", "table"))
    served = []
    for _ in range(2 * MOST_PASSED_OVER):
        added(queue, JobKind.HINT, JobOwner("", "anna", "table"))
        job = queue.take(ALL)
        assert job is not None
        queue.finish(job)
        served.append(job)
    assert served.index(analysis) == MOST_PASSED_OVER


def test_worker_gets_only_its_own_kinds() -> None:
    queue = JobQueue()
    move = added(queue, JobKind.MOVE, JobOwner())
    hint = added(queue, JobKind.HINT, JobOwner())
    assert order(queue, (JobKind.HINT,)) == [hint]
    assert order(queue, (JobKind.MOVE,)) == [move]


def test_removed_job_is_never_served() -> None:
    queue = JobQueue()
    jobs = [added(queue, JobKind.HINT, JobOwner("", str(k), "table")) for k in range(3)]
    queue.remove(jobs[1])
    queue.remove(jobs[1])  # removing it again changes nothing
    assert queue.waiting[JobKind.HINT] == 2
    assert order(queue) == [jobs[0], jobs[2]]
    assert not queue.unfinished


def test_hints_are_limited_by_person_until_one_is_finished() -> None:
    queue = JobQueue()
    owner = JobOwner("", "anna", "table")
    for k in range(QUOTAS[JobKind.HINT].person):
        added(queue, JobKind.HINT, owner._replace(table=str(k)))
    with pytest.raises(RateLimitError):
        added(queue, JobKind.HINT, owner)
    job = queue.take(ALL)
    assert job is not None
    with pytest.raises(RateLimitError):  # a running hint still counts
        added(queue, JobKind.HINT, owner)
    queue.finish(job)
    added(queue, JobKind.HINT, owner)


def test_hints_are_limited_by_address() -> None:
    queue = JobQueue()
    for k in range(QUOTAS[JobKind.HINT].address):
        added(queue, JobKind.HINT, JobOwner("address", f"guest {k}", "table"))
    with pytest.raises(RateLimitError):
        added(queue, JobKind.HINT, JobOwner("address", "another guest", "table"))
    added(queue, JobKind.HINT, JobOwner("elsewhere", "anna", "table"))

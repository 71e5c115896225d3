"""The bot worker pool: assignment of jobs, cancellation, failures, priorities."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from dragonhall.bots.worker import LOWEST_PRIORITY, BotAnswer
from dragonhall.bots.worker_process import BotWorkerError
from dragonhall.server.errors import RateLimitError
from dragonhall.server.workers.bot_pool import BotPool, PoolWorker
from dragonhall.server.workers.job_queue import QUOTAS, JobKind, JobOwner
from tests.server.workers.scripted_workers import HeldWorker, hold_workers, job

ANNA = JobOwner("", "anna", "table")
BELA = JobOwner("", "bela", "table")

Test = Callable[[BotPool, HeldWorker, HeldWorker], Awaitable[None]]


def with_pool(test: Test) -> Callable[[], None]:
    """Decorate a test so that it gets a pool and its two workers, which hold their jobs."""

    def run() -> None:
        async def inside() -> None:
            pool = BotPool(1)
            foreground, background = hold_workers(pool)
            try:
                await test(pool, foreground, background)
            finally:
                await pool.close()
            assert not pool.queue.unfinished
            assert pool.waiting == 0

        asyncio.run(inside())

    run.__name__ = test.__name__
    return run


def names(worker: HeldWorker) -> list[str]:
    return [begun.game for begun in worker.begun]


@with_pool
async def test_move_does_not_wait_for_other_work(
    pool: BotPool, foreground: HeldWorker, background: HeldWorker
) -> None:
    """The background worker is busy with a job that never ends."""
    for k in range(10):
        pool.submit(job(f"analysis {k}"), JobKind.ANALYSIS, ANNA)
        pool.submit(job(f"bots {k}"), JobKind.BOT_TABLE, ANNA._replace(table=str(k)))
    await asyncio.sleep(0)
    answer = pool.submit(job("move"), JobKind.MOVE, BELA)
    await asyncio.sleep(0)
    assert names(foreground) == ["move"]
    await foreground.release()
    assert (await answer).action == "an action"
    assert len(background.begun) == 1


@with_pool
async def test_background_work_never_takes_a_foreground_worker(
    pool: BotPool, foreground: HeldWorker, background: HeldWorker
) -> None:
    for kind in (JobKind.ANALYSIS, JobKind.BOT_TABLE, JobKind.HINT):
        pool.submit(job(kind.value), kind, ANNA)
    await asyncio.sleep(0)
    for _ in range(2):
        await background.release()
    assert names(foreground) == []
    assert names(background) == ["analysis", "hint", "bot-table"]


@with_pool
async def test_cancelled_job_leaves_the_queue(
    pool: BotPool, foreground: HeldWorker, background: HeldWorker
) -> None:
    first, second, third = (pool.submit(job(name), JobKind.MOVE, ANNA) for name in "abc")
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.sleep(0)
    assert pool.queue.waiting[JobKind.MOVE] == 1
    await foreground.release()
    await foreground.release()
    await asyncio.gather(first, third)
    assert names(foreground) == ["a", "c"]


@with_pool
async def test_job_cancelled_while_running_keeps_worker_and_quota(
    pool: BotPool, foreground: HeldWorker, background: HeldWorker
) -> None:
    """Repeated asking and cancelling must neither end processes nor bypass the quota."""
    process = object()
    background.process = process  # type: ignore[assignment]
    hints = [pool.explain(job("hint"), ANNA) for _ in range(QUOTAS[JobKind.HINT].person)]
    await asyncio.sleep(0)
    hints[0].cancel()
    await asyncio.sleep(0)
    with pytest.raises(RateLimitError):
        pool.explain(job("another"), ANNA)
    assert background.process is process
    await background.release()
    pool.explain(job("another"), ANNA)
    background.process = None


@with_pool
async def test_refused_job_fails_and_the_next_is_served(
    pool: BotPool, foreground: HeldWorker, background: HeldWorker
) -> None:
    first, second = (pool.submit(job(name), JobKind.MOVE, ANNA) for name in "ab")
    await asyncio.sleep(0)
    await foreground.release(BotAnswer(error="bot-code"))
    with pytest.raises(BotWorkerError, match="bot-code"):
        await first
    await foreground.release()
    assert (await second).action == "an action"


@with_pool
async def test_invalid_output_of_a_worker_fails_one_job_only(
    pool: BotPool, foreground: HeldWorker, background: HeldWorker
) -> None:
    first, second = (pool.submit(job(name), JobKind.MOVE, ANNA) for name in "ab")
    await asyncio.sleep(0)
    foreground.answers[-1].set_exception(ValueError("a line that is too long"))
    with pytest.raises(BotWorkerError):
        await first
    await asyncio.sleep(0)
    await foreground.release()
    assert (await second).action == "an action"


def test_background_worker_has_the_lowest_priority() -> None:
    async def look() -> None:
        foreground, background = PoolWorker(), PoolWorker(background=True)
        try:
            for worker in (foreground, background):
                assert await worker.ask(msgspec.json.encode(job("none")))  # starts it; the job is refused
            assert foreground.process is not None
            assert background.process is not None
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, foreground.process.pid) == own
            assert os.getpriority(os.PRIO_PROCESS, background.process.pid) == LOWEST_PRIORITY
            group = Path("/proc", str(background.process.pid), "autogroup")
            if group.exists() and group.read_text().strip():  # the kernel divides time between sessions first
                assert group.read_text().split()[-1] == str(LOWEST_PRIORITY)
        finally:
            await foreground.stop()
            await background.stop()

    asyncio.run(look())

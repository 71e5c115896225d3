"""Bot workers without processes: the test decides when each job is done."""

import asyncio

import msgspec

from dragonhall.bots.worker import BotAnswer, BotJob
from dragonhall.server.workers.bot_pool import BotPool, PoolWorker


class HeldWorker(PoolWorker):
    """A worker that holds each job until `release`. `begun` lists the jobs in order of arrival."""

    def __init__(self, background: bool = False) -> None:
        super().__init__(background)
        self.begun: list[BotJob] = []
        self.answers: list[asyncio.Future[bytes]] = []

    async def ask(self, job: bytes) -> bytes:
        self.begun.append(msgspec.json.decode(job, type=BotJob))
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    async def release(self, choice: BotAnswer | None = None) -> None:
        """Answer the current job, and run the tasks that wait for it."""
        self.answers[-1].set_result(msgspec.json.encode(choice or BotAnswer("an action")))
        await settled()


async def settled() -> None:
    """Run the event loop until no task is ready."""
    for _ in range(20):
        await asyncio.sleep(0)


def hold_workers(pool: BotPool) -> tuple[HeldWorker, HeldWorker]:
    """Give a pool one foreground and one background worker that hold their jobs."""
    foreground, background = HeldWorker(), HeldWorker(background=True)
    pool.workers, pool.background = [foreground], background
    return foreground, background


def job(name: str) -> BotJob:
    return BotJob(name, 2, {}, "", "", [], [])

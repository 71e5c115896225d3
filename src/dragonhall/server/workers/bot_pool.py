"""Worker processes for bots, so that the event loop never waits for a search.

Foreground workers serve only bots at tables where a person sits. One background worker with a low priority in
the operating system serves everything else, so that no long job delays a waiting player. A worker that dies
is replaced, and its job is run again.
"""

import asyncio

from dragonhall.bots.judgement import Judgement
from dragonhall.bots.worker import BACKGROUND, BotAnswer, BotJob
from dragonhall.bots.worker_process import DIED, BotWorkerError, WorkerProcess
from dragonhall.server.operations.logs import log_error
from dragonhall.server.workers.job_queue import JobKind, JobOwner, JobQueue, QueuedJob

MOST_DEATHS = 3  # workers that die at the same job before it is given up
FOREGROUND_KINDS = (JobKind.MOVE,)
BACKGROUND_KINDS = tuple(kind for kind in JobKind if kind not in FOREGROUND_KINDS)
NOBODY = JobOwner()

Answer = asyncio.Future[BotAnswer]


class PoolWorker(WorkerProcess):
    """A process of the pool, and the kinds of jobs that it runs."""

    def __init__(self, background: bool = False) -> None:
        super().__init__(*([BACKGROUND] if background else []))
        self.kinds = BACKGROUND_KINDS if background else FOREGROUND_KINDS
        self.busy = False


class BotPool:
    """Runs jobs in the order of a `JobQueue`: `size` workers in the foreground and one in the background."""

    def __init__(self, size: int) -> None:
        self.workers = [PoolWorker() for _ in range(size)]
        self.background = PoolWorker(background=True)
        self.queue = JobQueue()
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting = 0

    async def choose(self, job: BotJob, kind: JobKind = JobKind.MOVE, owner: JobOwner = NOBODY) -> str:
        """Return the text of the action that the bot chooses."""
        return (await self.submit(job, kind, owner)).action

    def explain(self, job: BotJob, owner: JobOwner) -> Answer:
        """Queue a job for an explanation; RateLimitError if too many hints are queued."""
        return self.submit(job, JobKind.HINT, owner)

    async def judge(self, job: BotJob, owner: JobOwner) -> list[Judgement]:
        """Return a bot's evaluation of some positions of a finished game."""
        return (await self.submit(job, JobKind.ANALYSIS, owner)).judged

    def submit(self, job: BotJob, kind: JobKind, owner: JobOwner) -> Answer:
        """Queue a job. Cancelling the answer removes the job from the queue if it still waits."""
        answer: Answer = asyncio.get_running_loop().create_future()
        queued = QueuedJob(kind, owner, (job, answer))
        self.queue.add(queued)
        self.waiting += 1
        answer.add_done_callback(lambda _: self.finish_job(queued))
        self.dispatch()
        return answer

    def finish_job(self, queued: QueuedJob) -> None:
        self.waiting -= 1
        self.queue.remove(queued)

    def dispatch(self) -> None:
        """Give each free worker the next job of its kinds."""
        for worker in (*self.workers, self.background):
            queued = None if worker.busy else self.queue.take(worker.kinds)
            if queued is not None:
                worker.busy = True
                task = asyncio.get_running_loop().create_task(self.serve(worker, queued))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def serve(self, worker: PoolWorker, queued: QueuedJob) -> None:
        """Run one job. It is finished even if nobody waits any more: starting a new process takes longer."""
        job, answer = queued.work
        try:
            found = await worker.run(job, MOST_DEATHS, lambda: not answer.cancelled())
            if not answer.done():
                answer.set_result(found)
        except Exception as error:  # noqa: BLE001 (no process could be started, or its output is invalid)
            if not isinstance(error, BotWorkerError):
                await worker.stop()  # the rest of its output must not be read as the next answer
                log_error("bot job failed", error, kind=queued.kind.value)
            if not answer.done():
                answer.set_exception(error if isinstance(error, BotWorkerError) else BotWorkerError(DIED))
        finally:
            answer.cancel()  # no effect unless this task was cancelled
            worker.busy = False
            self.queue.finish(queued)
        self.dispatch()

    @property
    def processes(self) -> list[int]:
        workers = (*self.workers, self.background)
        return [worker.process.pid for worker in workers if worker.process is not None]

    async def close(self) -> None:
        while (queued := self.queue.take(tuple(JobKind))) is not None:
            self.queue.finish(queued)
            queued.work[1].cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in (*self.workers, self.background)))

"""Worker processes for bots, so that the event loop never waits for a search.

Foreground workers serve only bots at tables where a person sits. One background worker with a low priority in
the operating system serves everything else, so that no long job delays a waiting player. A worker that dies
is replaced, and its job is run again.
"""

import asyncio
import sys
from contextlib import suppress

import msgspec

from dragonhall.server.analysis.judgement import Judgement
from dragonhall.server.operations.logs import tell_fault
from dragonhall.server.workers.bot_worker import BACKGROUND, Choice, Job
from dragonhall.server.workers.job_queue import JobKind, JobOwner, JobQueue, QueuedJob

LONGEST_LINE = 1 << 20
MOST_DEATHS = 3  # workers that die at the same job before it is given up
FOREGROUND_KINDS = (JobKind.MOVE,)
BACKGROUND_KINDS = tuple(kind for kind in JobKind if kind not in FOREGROUND_KINDS)
NOBODY = JobOwner()

Answer = asyncio.Future[Choice]


class BotWorkerError(Exception):
    """A bot cannot choose: no worker survived its job, or there is no such bot."""


class BotWorker:
    """One process, which runs one job at a time."""

    def __init__(self, background: bool = False) -> None:
        self.kinds = BACKGROUND_KINDS if background else FOREGROUND_KINDS
        self.arguments = (BACKGROUND,) if background else ()
        self.process: asyncio.subprocess.Process | None = None
        self.busy = False

    async def ask(self, job: bytes) -> bytes:
        """Send a job and return the answer; empty if the process died."""
        if self.process is not None and self.process.returncode is not None:
            self.process = None  # it died while idle: not because of this job
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "dragonhall.server.workers.bot_worker", *self.arguments),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C in a terminal is for the server, which stops its workers
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        answer = b""
        with suppress(ConnectionError):
            self.process.stdin.write(job + b"\n")
            answer = await self.process.stdout.readline()
        if not answer:
            await self.stop()
        return answer

    async def stop(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class BotPool:
    """Runs jobs in the order of a `JobQueue`: `size` workers in the foreground and one in the background."""

    def __init__(self, size: int) -> None:
        self.workers = [BotWorker() for _ in range(size)]
        self.background = BotWorker(background=True)
        self.queue = JobQueue()
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting = 0

    async def choose(self, job: Job, kind: JobKind = JobKind.MOVE, owner: JobOwner = NOBODY) -> str:
        """Return the text of the action that the bot chooses."""
        return (await self.submit(job, kind, owner)).action

    def explain(self, job: Job, owner: JobOwner) -> Answer:
        """Queue a job for an explanation (`Choice.told`); RateLimitError if too many hints are queued."""
        return self.submit(job, JobKind.HINT, owner)

    async def judge(self, job: Job, owner: JobOwner) -> list[Judgement]:
        """Return a bot's evaluation of some positions of a finished game."""
        return (await self.submit(job, JobKind.ANALYSIS, owner)).judged

    def submit(self, job: Job, kind: JobKind, owner: JobOwner) -> Answer:
        """Queue a job. Cancelling the answer removes the job from the queue if it still waits."""
        answer: Answer = asyncio.get_running_loop().create_future()
        queued = QueuedJob(kind, owner, (msgspec.json.encode(job), answer))
        self.queue.add(queued)
        self.waiting += 1
        answer.add_done_callback(lambda _: self.answered(queued))
        self.dispatch()
        return answer

    def answered(self, queued: QueuedJob) -> None:
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

    async def serve(self, worker: BotWorker, queued: QueuedJob) -> None:
        """Run one job. It is finished even if nobody waits any more: starting a new process takes longer."""
        line, answer = queued.work
        try:
            raw = b""
            for _ in range(MOST_DEATHS):
                raw = b"" if answer.cancelled() else await worker.ask(line)
                if raw:
                    break
            settle(answer, raw)
        except Exception as error:  # noqa: BLE001 (no process could be started, or its output is invalid)
            await worker.stop()  # the rest of its output must not be read as the next answer
            tell_fault("a job of a bot failed", error, kind=queued.kind.value)
            settle(answer, b"")
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


def settle(answer: Answer, raw: bytes) -> None:
    """Set the answer from the output of a worker; empty output means that no worker survived."""
    if answer.done():
        return
    if not raw:
        answer.set_exception(BotWorkerError("workers-died"))
        return
    choice = msgspec.json.decode(raw, type=Choice)
    if choice.error:
        answer.set_exception(BotWorkerError(choice.error))
    else:
        answer.set_result(choice)

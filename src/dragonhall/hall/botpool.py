"""A few processes in which the bots of the hall think, so that nobody's move waits for a search.

A worker that dies is replaced, and the job it had is given to the next one.
"""

import asyncio
import sys
from contextlib import suppress

import msgspec

from dragonhall.bots.explain import Explanation
from dragonhall.hall.analysis.judging import Judgement
from dragonhall.hall.botworker import Choice, Job

LONGEST_LINE = 1 << 20
MOST_DEATHS = 3  # of workers at the same job, before it is given up


class BotFailed(Exception):
    """A bot that cannot choose: no worker survived its job, or there is no such bot."""


class Worker:
    """One process; one job at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: bytes) -> bytes:
        """The answer, or nothing if the process died."""
        if self.process is not None and self.process.returncode is not None:
            self.process = None  # it died while it had nothing to do: not by this job
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "dragonhall.hall.botworker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C in a terminal is for the hall, which ends its workers
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
    def __init__(self, size: int) -> None:
        self.workers = [Worker() for _ in range(size)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.waiting = 0

    async def choose(self, job: Job) -> str:
        """The text of the action that the bot chooses."""
        return (await self.ask(job)).action

    async def explain(self, job: Job) -> Explanation:
        """What the bot expects."""
        told = (await self.ask(job)).told
        assert told is not None  # it was asked for, and there was no error
        return told

    async def judge(self, job: Job) -> list[Judgement]:
        """What a bot thinks of some positions of a finished game."""
        return (await self.ask(job)).judged

    async def ask(self, job: Job) -> Choice:
        line = msgspec.json.encode(job)
        self.waiting += 1
        try:
            for _ in range(MOST_DEATHS):
                answer = await self.give(line)
                if answer:
                    choice = msgspec.json.decode(answer, type=Choice)
                    if choice.error:
                        raise BotFailed(choice.error)
                    return choice
            raise BotFailed("workers-died")
        finally:
            self.waiting -= 1

    async def give(self, line: bytes) -> bytes:
        worker = await self.free.get()
        try:
            return await worker.ask(line)
        except asyncio.CancelledError:
            await worker.stop()  # an answer that nobody reads must not be taken for the next one
            raise
        finally:
            self.free.put_nowait(worker)

    @property
    def processes(self) -> list[int]:
        return [worker.process.pid for worker in self.workers if worker.process is not None]

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers))

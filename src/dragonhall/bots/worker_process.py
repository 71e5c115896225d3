"""A process that runs bots (`bots.worker`), so that an event loop never waits for a search.

The server has a pool of them (`server/workers`), the terminal app one for each table. Arenas play whole games
without an event loop, in processes of their own (`lab/arena/process_pool.py`).
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from dragonhall.bots.worker import BotAnswer, BotJob

LONGEST_LINE = 1 << 20
DIED = "workers-died"


class BotWorkerError(Exception):
    """A bot cannot choose: no process survived its job, or there is no such bot."""


class WorkerProcess:
    """One process, which runs one job at a time. It is started by the first job, and again if it has died."""

    def __init__(self, *arguments: str, quiet: bool = False) -> None:
        self.arguments = arguments
        self.quiet = quiet  # discard what it writes to stderr
        self.process: asyncio.subprocess.Process | None = None

    async def run(self, job: BotJob, tries: int, wanted: Callable[[], bool] = lambda: True) -> BotAnswer:
        """Return the answer to a job. While it is `wanted`, a job whose process died is tried again."""
        line = msgspec.json.encode(job)
        for _ in range(tries):
            raw = await self.ask(line) if wanted() else b""
            if raw:
                answer = msgspec.json.decode(raw, type=BotAnswer)
                if answer.error:
                    raise BotWorkerError(answer.error)
                return answer
        raise BotWorkerError(DIED)

    async def ask(self, job: bytes) -> bytes:
        """Send a job and return the answer; empty if the process died."""
        if self.process is not None and self.process.returncode is not None:
            self.process = None  # it died while idle: not because of this job
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "dragonhall.bots.worker", *self.arguments),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL if self.quiet else None,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C in a terminal is for the parent, which stops its workers
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

"""Checks of uploaded texts, each in its own process with limits on memory, processor time and wall time.

The event loop only waits. Each address has one running check at a time, so that no client can occupy all
processes.
"""

import asyncio
import logging
import sys
from collections import Counter
from contextlib import suppress

import msgspec

from dragonhall.server.errors import InvalidValueError, RateLimitError, UnavailableError
from dragonhall.server.operations.logs import log_event
from dragonhall.server.workers.upload_worker import (
    CheckCrashed,
    CheckPassed,
    CheckRefused,
    LimitExceeded,
    UploadAnswer,
    UploadJob,
)

AT_ONCE = 2  # processes
MOST_OF_ONE = 4  # checks of one address, including waiting ones
MOST_WAITING = 50
SOON = 5  # seconds to wait before a retry
WALL_FACTOR = 3  # wall time per second of processor time: the machine has other work


class UploadCheckError(Exception):
    """A bug in the check itself; the message names lines of the source."""


class UploadChecker:
    def __init__(self, cpu_seconds: int, memory: int) -> None:
        self.cpu_seconds = cpu_seconds
        self.memory = memory  # bytes
        self.free = asyncio.Semaphore(AT_ONCE)
        self.turns: dict[str, asyncio.Lock] = {}
        self.of: Counter[str] = Counter()

    async def check(self, job: UploadJob, address: str) -> CheckPassed:
        """Return the result of the check. Raises its error, or `InvalidValueError("check-limit")`."""
        if self.of[address] >= MOST_OF_ONE:
            raise RateLimitError("checks", seconds=SOON)
        if self.of.total() >= MOST_WAITING:
            raise UnavailableError("full")
        self.of[address] += 1
        try:
            async with self.turns.setdefault(address, asyncio.Lock()), self.free:
                answer = await self.run(job)
        finally:
            self.of[address] -= 1
            if not self.of[address]:
                del self.of[address]
                self.turns.pop(address, None)
        if isinstance(answer, CheckRefused):
            raise answer.error()
        if isinstance(answer, CheckCrashed):
            log_event("upload check failed", logging.ERROR, error=answer.where)
            raise UploadCheckError(answer.where)
        if isinstance(answer, LimitExceeded):
            raise InvalidValueError("check-limit")
        return answer

    @property
    def command(self) -> list[str]:
        module = "dragonhall.server.workers.upload_worker"
        return [sys.executable, "-m", module, str(self.cpu_seconds), str(self.memory)]

    async def run(self, job: UploadJob) -> UploadAnswer:
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in a terminal is for the server, which stops its processes
        )
        output = b""
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.cpu_seconds * WALL_FACTOR):
                    output, _ = await process.communicate(msgspec.json.encode(job))
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        # Without an answer it was killed at a limit: by the system, or by the timeout above.
        return msgspec.json.decode(output, type=UploadAnswer) if process.returncode == 0 else LimitExceeded()

"""The background job that rates finished games: on notification, and periodically."""

import asyncio
from contextlib import suppress

from dragonhall.server.operations.logs import log_error
from dragonhall.server.ratings.updates import AT_ONCE, rate_due
from dragonhall.server.store import ConcurrentWriteError, Store
from dragonhall.server.store.store import StoreError

PAUSE = 10.0  # seconds: another process may have ended a game and died before rating it


class RatingTask:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.called = asyncio.Event()
        self.task = asyncio.create_task(self.run(), name="ratings")

    async def call(self, _: object) -> None:
        """Wake the job: a game has ended."""
        self.called.set()

    async def run(self) -> None:
        while True:
            self.called.clear()
            counted = AT_ONCE
            try:
                while counted == AT_ONCE:
                    counted = await self.store.write(rate_due)
            except ConcurrentWriteError:
                pass  # another process rates the same player: try again next time
            except StoreError as error:
                log_error("rating failed", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self.called.wait()

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

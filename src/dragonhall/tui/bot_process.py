"""Bots in a separate process, so that the screen stays responsive."""

import asyncio
from typing import Protocol

from dragonhall.bots.worker import LOCAL, BotJob
from dragonhall.bots.worker_process import BotWorkerError, WorkerProcess
from dragonhall.core.errors import DragonhallError
from dragonhall.core.records.match import Match

TRIES = 2  # processes to try for one request, if they crash


class BotProcessError(DragonhallError, RuntimeError):
    """The bot process crashed each time it was started."""

    code = "bot-gone"


class BotRunner(Protocol):
    async def choose(self, match: Match, code: str) -> str:
        """Return the action that this bot chooses for the seat that must decide."""

    async def stop(self) -> None:
        """Stop the process, if there is one."""


class ProcessBotRunner:
    """One process per table, restarted if it crashes."""

    def __init__(self) -> None:
        self.worker = WorkerProcess(LOCAL, quiet=True)
        self.asking = asyncio.Lock()

    async def choose(self, match: Match, code: str) -> str:
        async with self.asking:  # a hint can be requested while a bot chooses its move
            try:
                return (await self.worker.run(job_of(match, code), TRIES)).action
            except BotWorkerError:
                raise BotProcessError(bot=code) from None
            except asyncio.CancelledError:
                await self.worker.stop()  # its answer must not be read as that of the next job
                raise

    async def stop(self) -> None:
        await self.worker.stop()


def job_of(match: Match, code: str) -> BotJob:
    """Return the job for a bot at the seat that must decide. The bot gets only the view of that seat."""
    header = match.header
    return BotJob(
        game=header.game,
        players=header.players,
        options=header.options,
        pack=match.game.pack.text,
        seed=match.seed.hex(),
        salts=header.salts,
        moves=[move.action for move in match.moves],
        seat=int(match.state.seat_to_act()),
        bot=code,
    )

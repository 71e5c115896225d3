"""Test bots in a separate process: same choices as in this process, and recovery after a crash."""

import asyncio

import pytest

from dragonhall.bots import make_bot
from dragonhall.core.records.match import Match
from dragonhall.core.view import View
from dragonhall.tui.bot_process import BotProcessError, ProcessBotRunner
from tests.tui.matches import begun

CODE = "ismcts:iterations=30"


def here(match: Match) -> str:
    decision = match.state.decision
    assert decision is not None
    return str(make_bot(CODE).choose(View(match.state, decision.seat)))


def test_bot_process_chooses_as_in_this_process() -> None:
    async def scene() -> None:
        bot_runner = ProcessBotRunner()
        match = begun("drako", ["human", CODE], 5)
        try:
            for _ in range(4):
                action = await bot_runner.choose(match, CODE)
                assert action == here(match)
                match.play(action)
            match = begun("draco", [CODE, CODE], 2)  # another game: the process is set up again
            assert await bot_runner.choose(match, CODE) == here(match)
        finally:
            await bot_runner.stop()

    asyncio.run(scene())


def test_bot_process_follows_an_undo() -> None:
    async def scene() -> None:
        bot_runner = ProcessBotRunner()
        match = begun("draco", [CODE, CODE], 6)
        try:
            await bot_runner.choose(match, CODE)
            earlier = begun("draco", [CODE, CODE], 3)
            assert await bot_runner.choose(earlier, CODE) == here(earlier)
        finally:
            await bot_runner.stop()

    asyncio.run(scene())


def test_crashed_process_is_replaced() -> None:
    async def scene() -> None:
        bot_runner = ProcessBotRunner()
        match = begun("draco", [CODE, CODE], 4)
        try:
            await bot_runner.choose(match, CODE)
            assert bot_runner.worker.process is not None
            bot_runner.worker.process.kill()
            await bot_runner.worker.process.wait()
            assert await bot_runner.choose(match, CODE) == here(match)
        finally:
            await bot_runner.stop()

    asyncio.run(scene())


@pytest.mark.slow
def test_bot_that_always_crashes_is_an_error() -> None:
    async def scene() -> None:
        bot_runner = ProcessBotRunner()
        with pytest.raises(BotProcessError):
            await bot_runner.choose(begun("draco", ["human", "human"], 4), "nobody")
        await bot_runner.stop()

    asyncio.run(scene())


def test_bot_does_not_block_the_event_loop() -> None:
    """A timer must keep running during a long search."""

    async def scene() -> None:
        bot_runner = ProcessBotRunner()
        match = begun("drako", ["human", CODE], 5)
        try:
            await bot_runner.choose(match, CODE)  # the process has started
            search = asyncio.create_task(bot_runner.choose(match, "ismcts:iterations=8000"))
            ticks = 0
            while not search.done():
                await asyncio.sleep(0.005)
                ticks += 1
            assert ticks > 10
        finally:
            await bot_runner.stop()

    asyncio.run(scene())

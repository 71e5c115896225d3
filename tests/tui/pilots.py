"""Drive the app without a terminal: key presses, clicks, and the screen as text."""

import asyncio
import io
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot

import dragonhall as dh
from dragonhall.bots import local_bot
from dragonhall.core.records.match import Match
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.tui.app import TerminalApp
from dragonhall.tui.table import TableScreen

SMALL = (80, 24)
LARGE = (120, 40)
REST = 3  # consecutive screens that must be equal
OLD = 1_700_000_000  # modification time of the saved games of the tests

Scene = Callable[["AppDriver"], Awaitable[None]]


class HereThinker:
    """A bot runner that chooses in this process, so that nothing depends on time."""

    async def choose(self, match: Match, code: str) -> str:
        return str(local_bot(code).choose(View(match.state, int(match.state.seat_to_act()))))

    async def stop(self) -> None:
        """Do nothing."""


class AppDriver:
    """A running app and its pilot."""

    def __init__(self, app: TerminalApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str) -> None:
        """Type a line of text and press Enter."""
        await self.press(*["space" if letter == " " else letter for letter in text], "enter")

    async def click(self, text: str) -> None:
        """Click on the first occurrence of this text on the screen."""
        for row, line in enumerate(self.text().split("\n")):
            if text in line:
                await self.pilot.click(offset=(line.index(text), row))
                await self.settle()
                return
        raise AssertionError(f"not on the screen: {text}\n{self.text()}")

    async def settle(self) -> None:
        """Wait until the screen no longer changes."""
        shown: list[str] = []
        for _ in range(200):
            await self.pilot.pause()
            shown = [*shown[-REST + 1 :], self.text()]
            if len(shown) == REST and len(set(shown)) == 1 and shown[0].strip():
                return
        raise AssertionError("the screen keeps changing")

    def text(self) -> str:
        """Return the text of the screen, without colours."""
        width, height = self.app.size
        console = Console(
            width=width,
            height=height,
            file=io.StringIO(),
            force_terminal=True,
            color_system="truecolor",
            record=True,
            legacy_windows=False,
        )
        console.print(self.app.screen._compositor.render_update(full=True))
        lines = console.export_text(styles=False).split("\n")[:height]
        return "\n".join(line.rstrip() for line in lines)

    async def sit(self, match: Match, codes: list[str]) -> TableScreen:
        """Open a table with this match."""
        self.app.open_table(self.app.saved_games.begin(match), codes)
        await self.settle()
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))


@asynccontextmanager
async def opened(
    folder: Path, size: tuple[int, int] = SMALL, language: str = "en"
) -> AsyncIterator[AppDriver]:
    app = TerminalApp(folder, Words(language), HereThinker, pace=0)
    async with app.run_test(size=size, notifications=True) as pilot:
        driver = AppDriver(app, pilot)
        await driver.settle()
        yield driver


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


def keep(folder: Path, name: str, match: Match) -> Path:
    """Save a game with a fixed name and date."""
    file = folder / f"{name}.jsonl"
    dh.save(match.record(reveal=True), file)
    os.utime(file, (OLD, OLD))
    return file


@pytest.fixture
def greenwich(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Set the time zone to UTC."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()

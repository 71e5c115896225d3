"""Test replays: keys, slider and speed; an unfinished game stays secret."""

from pathlib import Path

import pytest

pytest.importorskip("textual")

from dragonhall.core.layout import SPECTATOR
from dragonhall.tui.replay import SPEEDS, ReplayScreen
from dragonhall.tui.widgets import ReplaySlider
from tests.tui.matches import begun
from tests.tui.pilots import LARGE, AppDriver, keep, opened, run


async def looked_at(driver: AppDriver, plies: int) -> ReplayScreen:
    file = keep(driver.app.saved_games.folder, "drako", begun("drako", ["human", "random"], plies))
    driver.app.replay(file)
    await driver.settle()
    screen = driver.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


@pytest.mark.slow
def test_keys_reach_every_position(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            replay = await looked_at(driver, 9999)
            last = len(replay.match.moves)
            places: list[int] = []
            for key in (
                "right",
                "right",
                "left",
                "pagedown",
                "left",
                "end",
                "right",
                "pageup",
                "home",
                "left",
            ):
                await driver.press(key)
                places.append(replay.ply)
            assert places == [1, 2, 1, 11, 10, last, last, last - 10, 0, 0]

    run(scene())


def test_shown_position_is_the_one_after_n_actions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, LARGE) as driver:
            replay = await looked_at(driver, 40)
            for ply in (0, 7, 40):
                replay.go(ply)
                await driver.settle()
                assert replay.states[ply].digest == replay.match.at(ply).digest
                assert f"{ply}/40" in driver.text()

    run(scene())


def test_click_on_the_slider_jumps(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            replay = await looked_at(driver, 9999)
            slider = replay.query_one(ReplaySlider)
            last = len(replay.match.moves)
            await driver.pilot.click(ReplaySlider, offset=(slider.size.width - 1, 0))
            await driver.settle()
            assert replay.ply == last
            await driver.pilot.click(ReplaySlider, offset=(slider.size.width // 2, 0))
            await driver.settle()
            assert abs(replay.ply - last / 2) <= last / slider.size.width + 1
            await driver.pilot.click(ReplaySlider, offset=(0, 0))
            await driver.settle()
            assert replay.ply == 0

    run(scene())


@pytest.mark.slow
def test_playback_runs_until_paused_or_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            replay = await looked_at(driver, 9999)
            for _ in SPEEDS:
                await driver.press("plus")
            assert SPEEDS[replay.speed] == max(SPEEDS)
            await driver.pilot.press("space")
            await driver.pilot.pause(0.5)
            assert replay.ply > 0
            await driver.press("space")
            at = replay.ply
            await driver.pilot.pause(0.2)
            assert replay.ply == at
            replay.go(len(replay.match.moves) - 1)
            await driver.pilot.press("space")
            await driver.pilot.pause(0.5)
            assert replay.ply == len(replay.match.moves)
            assert replay.timer is None
            for _ in SPEEDS:
                await driver.press("minus")
            assert SPEEDS[replay.speed] == min(SPEEDS)

    run(scene())


def test_viewer_cycles_through_the_seats_of_a_finished_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            replay = await looked_at(driver, 9999)
            seats: list[int] = []
            for _ in range(3):
                await driver.press("e")
                seats.append(replay.seat)
            assert seats == [0, 1, SPECTATOR]

    run(scene())


def test_unfinished_game_keeps_its_secrets(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            replay = await looked_at(driver, 12)
            await driver.press("end", "e")
            assert replay.seat == SPECTATOR
            assert "not over" in driver.text()
            assert "Your hand" not in driver.text()

    run(scene())

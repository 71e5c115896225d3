"""Test the lobby and game set-up: start, resume, replay and delete games; invalid input changes nothing."""

from pathlib import Path

import pytest

pytest.importorskip("textual")

from textual.widgets import Input, Select, Static

from dragonhall.core.text.messages import Words
from dragonhall.tui.lobby import LobbyScreen
from dragonhall.tui.replay import ReplayScreen
from dragonhall.tui.setup import SetupScreen
from dragonhall.tui.table import TableScreen
from tests.tui.matches import begun
from tests.tui.pilots import LARGE, AppDriver, keep, opened, run


def setup(driver: AppDriver) -> SetupScreen:
    screen = driver.app.screen
    assert isinstance(screen, SetupScreen)
    return screen


def chooser(driver: AppDriver, name: str) -> "Select[str]":
    return setup(driver).query_one(f"#{name}", Select)


async def choose(driver: AppDriver, name: str, value: str) -> None:
    chooser(driver, name).value = value
    await driver.settle()


def test_one_key_and_enter_start_the_first_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.press("n", "f9")
            assert isinstance(driver.app.screen, TableScreen)
            assert driver.app.screen.codes == ["human", "greedy"]
            assert len(list(tmp_path.glob("draco-*.jsonl"))) == 1

    run(scene())


@pytest.mark.slow
def test_tile_starts_its_own_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.click("I Signori dei Draghi")
            assert setup(driver).game == "signori"
            await driver.press("escape")
            assert isinstance(driver.app.screen, LobbyScreen)

    run(scene())


@pytest.mark.slow
def test_every_option_can_be_chosen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, LARGE) as driver:
            await driver.press("n")
            await choose(driver, "game", "drako")
            await choose(driver, "option-matchup", "dragon-dwarves")
            assert "Dwarves" in driver.text()
            await choose(driver, "option-edition", "pl")
            await choose(driver, "option-mulligan", "on")
            await choose(driver, "seat-0", "other")
            setup(driver).query_one("#code-0", Input).value = "random:seed=3"
            await choose(driver, "seat-1", "human")
            setup(driver).query_one("#seed", Input).value = "42"
            await driver.settle()
            await driver.press("f9")
            table = driver.app.screen
            assert isinstance(table, TableScreen)
            expected = {"matchup": "dragon-dwarves", "edition": "pl", "mulligan": "on", "preset": "off"}
            assert table.match.game.options == expected
            assert table.match.seed == (42).to_bytes(32, "big")
            assert table.match.header.names == table.codes == ["random:seed=3", "human"]

    run(scene())


@pytest.mark.slow
def test_more_players_have_more_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            driver.app.set_up("signori")
            await driver.settle()
            options = [value for _, value in chooser(driver, "players")._options]
            assert options == ["2", "4", "6", "8"]
            await choose(driver, "players", "6")
            assert len(setup(driver).query("Select")) == 1 + 1 + 6 + 8
            await driver.press("f9")
            assert isinstance(driver.app.screen, TableScreen)
            assert driver.app.screen.match.game.players == 6

    run(scene())


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [("#code-1", "nobody", "nobody"), ("#code-1", "greedy:worlds=0", "worlds"), ("#seed", "-1", "-1")],
)
def test_invalid_input_is_reported_and_starts_nothing(
    field: str, value: str, said: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.press("n")
            if field != "#seed":
                await choose(driver, "seat-1", "other")
            setup(driver).query_one(field, Input).value = value
            await driver.settle()
            await driver.press("f9")
            assert said in str(setup(driver).query_one("#problem", Static).content)
            assert list(tmp_path.iterdir()) == []

    run(scene())


@pytest.mark.slow
def test_finished_game_is_replayed_and_unfinished_one_resumed(tmp_path: Path) -> None:
    keep(tmp_path, "a", begun("draco", ["human", "random"], 9999))
    keep(tmp_path, "b", begun("draco", ["human", "random"], 9))

    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.press("enter")
            assert isinstance(driver.app.screen, ReplayScreen)
            await driver.press("escape", "down", "enter")
            assert isinstance(driver.app.screen, TableScreen)
            await driver.press("f10")
            await driver.press("r")
            assert isinstance(driver.app.screen, ReplayScreen)

    run(scene())


def test_game_is_deleted_only_after_confirmation(tmp_path: Path) -> None:
    file = keep(tmp_path, "a", begun("draco", ["human", "random"], 9))

    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.press("d", "escape")
            assert file.exists()
            await driver.press("d", "enter")
            assert file.exists()
            await driver.press("d", "y")
            assert not file.exists()
            assert Words("en")("app-none-saved")[:20] in driver.text()

    run(scene())


def test_unreadable_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text("{}\n")

    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.press("enter")
            assert isinstance(driver.app.screen, LobbyScreen)
            assert "broken.jsonl: line 1" in driver.text()

    run(scene())


@pytest.mark.slow
def test_language_change_applies_to_every_screen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.press("f2")
            assert Words("it")("app-saved") in driver.text()
            await driver.press("n", "f2")
            assert Words("pl")("app-new-title") in driver.text()
            await driver.press("escape")
            assert Words("pl")("app-saved") in driver.text()

    run(scene())

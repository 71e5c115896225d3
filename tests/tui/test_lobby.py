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
from tests.tui.pilots import LARGE, Hall, keep, opened, run


def setup(hall: Hall) -> SetupScreen:
    screen = hall.app.screen
    assert isinstance(screen, SetupScreen)
    return screen


def chooser(hall: Hall, name: str) -> "Select[str]":
    return setup(hall).query_one(f"#{name}", Select)


async def choose(hall: Hall, name: str, value: str) -> None:
    chooser(hall, name).value = value
    await hall.settle()


def test_one_key_and_enter_start_the_first_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as hall:
            await hall.press("n", "f9")
            assert isinstance(hall.app.screen, TableScreen)
            assert hall.app.screen.codes == ["human", "greedy"]
            assert len(list(tmp_path.glob("draco-*.jsonl"))) == 1

    run(scene())


@pytest.mark.slow
def test_tile_starts_its_own_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as hall:
            await hall.click("I Signori dei Draghi")
            assert setup(hall).game == "signori"
            await hall.press("escape")
            assert isinstance(hall.app.screen, LobbyScreen)

    run(scene())


@pytest.mark.slow
def test_every_option_can_be_chosen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, LARGE) as hall:
            await hall.press("n")
            await choose(hall, "game", "drako")
            await choose(hall, "option-matchup", "dragon-dwarves")
            assert "Dwarves" in hall.text()
            await choose(hall, "option-edition", "pl")
            await choose(hall, "option-mulligan", "on")
            await choose(hall, "seat-0", "other")
            setup(hall).query_one("#code-0", Input).value = "random:seed=3"
            await choose(hall, "seat-1", "human")
            setup(hall).query_one("#seed", Input).value = "42"
            await hall.settle()
            await hall.press("f9")
            table = hall.app.screen
            assert isinstance(table, TableScreen)
            expected = {"matchup": "dragon-dwarves", "edition": "pl", "mulligan": "on", "preset": "off"}
            assert table.match.game.options == expected
            assert table.match.seed == (42).to_bytes(32, "big")
            assert table.match.header.names == table.codes == ["random:seed=3", "human"]

    run(scene())


@pytest.mark.slow
def test_more_players_have_more_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as hall:
            hall.app.set_up("signori")
            await hall.settle()
            options = [value for _, value in chooser(hall, "players")._options]
            assert options == ["2", "4", "6", "8"]
            await choose(hall, "players", "6")
            assert len(setup(hall).query("Select")) == 1 + 1 + 6 + 8
            await hall.press("f9")
            assert isinstance(hall.app.screen, TableScreen)
            assert hall.app.screen.match.game.players == 6

    run(scene())


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [("#code-1", "nobody", "nobody"), ("#code-1", "greedy:worlds=0", "worlds"), ("#seed", "-1", "-1")],
)
def test_invalid_input_is_reported_and_starts_nothing(
    field: str, value: str, said: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as hall:
            await hall.press("n")
            if field != "#seed":
                await choose(hall, "seat-1", "other")
            setup(hall).query_one(field, Input).value = value
            await hall.settle()
            await hall.press("f9")
            assert said in str(setup(hall).query_one("#problem", Static).content)
            assert list(tmp_path.iterdir()) == []

    run(scene())


@pytest.mark.slow
def test_finished_game_is_replayed_and_unfinished_one_resumed(tmp_path: Path) -> None:
    keep(tmp_path, "a", begun("draco", ["human", "random"], 9999))
    keep(tmp_path, "b", begun("draco", ["human", "random"], 9))

    async def scene() -> None:
        async with opened(tmp_path) as hall:
            await hall.press("enter")
            assert isinstance(hall.app.screen, ReplayScreen)
            await hall.press("escape", "down", "enter")
            assert isinstance(hall.app.screen, TableScreen)
            await hall.press("f10")
            await hall.press("r")
            assert isinstance(hall.app.screen, ReplayScreen)

    run(scene())


def test_game_is_deleted_only_after_confirmation(tmp_path: Path) -> None:
    file = keep(tmp_path, "a", begun("draco", ["human", "random"], 9))

    async def scene() -> None:
        async with opened(tmp_path) as hall:
            await hall.press("d", "escape")
            assert file.exists()
            await hall.press("d", "enter")
            assert file.exists()
            await hall.press("d", "y")
            assert not file.exists()
            assert Words("en")("app-none-saved")[:20] in hall.text()

    run(scene())


def test_unreadable_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text("{}\n")

    async def scene() -> None:
        async with opened(tmp_path) as hall:
            await hall.press("enter")
            assert isinstance(hall.app.screen, LobbyScreen)
            assert "broken.jsonl: line 1" in hall.text()

    run(scene())


@pytest.mark.slow
def test_language_change_applies_to_every_screen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as hall:
            await hall.press("f2")
            assert Words("it")("app-saved") in hall.text()
            await hall.press("n", "f2")
            assert Words("pl")("app-new-title") in hall.text()
            await hall.press("escape")
            assert Words("pl")("app-saved") in hall.text()

    run(scene())

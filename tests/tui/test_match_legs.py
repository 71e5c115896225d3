"""Test a match of two legs in the app: swapped sides, a separate deal for each leg."""

from pathlib import Path

import pytest

pytest.importorskip("textual")

from textual.widgets import OptionList, Static

from dragonhall.files import replayed
from dragonhall.games import configure
from dragonhall.tui.dialogs import TextDialog
from dragonhall.tui.replay import ReplayScreen
from dragonhall.tui.saved_games import SavedGames, begin_legs, legs_of, read_journal
from dragonhall.tui.table import TableScreen
from tests.tui.matches import SEED
from tests.tui.pilots import AppDriver, opened, run
from tests.tui.test_lobby import choose

CODES = ["greedy", "random"]


def ways(driver: AppDriver) -> list[str | None]:
    return [option.id for option in driver.app.screen.query_one("#choices", OptionList).options]


def window(driver: AppDriver) -> str:
    assert isinstance(driver.app.screen, TextDialog)
    return "\n".join(line.plain for line in driver.app.screen.lines)


async def end_of_leg(driver: AppDriver) -> TableScreen:
    """Let bots play to the end and wait for the result window."""
    for _ in range(400):
        await driver.pilot.pause(0.02)
        if isinstance(driver.app.screen, TextDialog):
            break
    await driver.settle()
    return next(screen for screen in driver.app.screen_stack if isinstance(screen, TableScreen))


@pytest.mark.slow
def test_legs_have_separate_deals_and_swapped_sides(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            driver.app.set_up("drako")
            await driver.settle()
            await choose(driver, "match", "two-leg")
            await choose(driver, "seat-0", "greedy")
            await choose(driver, "seat-1", "random")
            await driver.press("f9")
            first = await end_of_leg(driver)
            assert first.match.seed.hex() in window(driver)
            await driver.press("escape")
            assert ways(driver) == ["second-leg", "replay", "leave"]
            await driver.press("1")
            second = await end_of_leg(driver)
            assert second.match.seed != first.match.seed
            assert second.codes == list(reversed(first.codes)) == ["random", "greedy"]
            received = window(driver)
            assert second.match.seed.hex() in received
            assert "Leg 1: won by" in received
            assert "Leg 2: won by" in received
            await driver.press("escape")
            assert ways(driver) == ["replay", "leave"]
            await driver.press("2")
            assert driver.text().count("Leg 1 Drako") == driver.text().count("Leg 2 Drako") == 1

    run(scene())
    assert [replayed(str(file), None).state.over for file in sorted(tmp_path.iterdir())] == [True, True]


def played(saved_games: SavedGames) -> Path:
    """Return a match whose first leg is over."""
    journal = begin_legs(saved_games, configure("drako"), SEED, CODES)
    while not journal.match.state.over:
        journal.match.play(next(iter(journal.match.state.legal)))
    journal.keep()
    journal.close()
    return journal.file


@pytest.mark.parametrize("seats_shown", [True, False], ids=["new", "one deal"])
def test_leg_with_shared_deal_is_hidden_until_the_other_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats_shown: bool
) -> None:
    """Earlier versions dealt the same cards in both legs; their files may still exist."""
    if not seats_shown:
        monkeypatch.setattr("dragonhall.tui.saved_games.leg_seeds", lambda seed: [seed, seed])
    file = played(SavedGames(tmp_path))

    async def scene() -> None:
        async with opened(tmp_path) as driver:
            driver.app.replay(file)
            await driver.settle()
            screen = driver.app.screen
            assert isinstance(screen, ReplayScreen)
            await driver.press("e")
            assert (screen.seat != -1) == seats_shown
            assert ("not over" in str(screen.query_one("#news", Static).content)) != seats_shown

    run(scene())


def test_resuming_either_leg_opens_the_one_to_play(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    first = begin_legs(saved_games, configure("drako"), SEED, ["human", "human"])
    first.close()
    legs = legs_of(first.file)
    assert legs is not None

    async def scene() -> None:
        async with opened(tmp_path) as driver:
            driver.app.resume(legs.files[1])
            await driver.settle()
            table = next(screen for screen in driver.app.screen_stack if isinstance(screen, TableScreen))
            assert table.journal.file == legs.files[0]

    run(scene())


def test_both_legs_are_deleted_together(tmp_path: Path) -> None:
    played(SavedGames(tmp_path))

    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.press("d", "y")
            assert list(tmp_path.iterdir()) == []

    run(scene())


def test_leg_without_its_other_file_is_a_single_game(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    mine, other = played(saved_games), played(saved_games)
    legs = legs_of(mine)
    assert legs is not None
    assert legs.due == legs.files[1]
    other_game = configure("drako", 2, {"matchup": "dragon-dwarves"})
    second = begin_legs(saved_games, other_game, bytes(32), CODES)
    second.close()
    strange = legs_of(second.file)
    assert strange is not None
    strange.files[0].replace(legs.files[0])
    assert legs_of(legs.files[1]) is None
    gone = legs_of(other)
    assert gone is not None
    gone.files[1].unlink()
    assert legs_of(other) is None
    assert read_journal(other).end is not None

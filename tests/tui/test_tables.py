"""Test playing at a table of the app: keys, mouse and text; covers, undo, languages, whole games."""

from pathlib import Path

import pytest

pytest.importorskip("textual")

from textual.widgets import Input, OptionList, RichLog, Static

from dragonhall.bots import make_bot
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.records.match import Match
from dragonhall.core.rng import FastRng
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.files import replayed
from dragonhall.games import GAMES
from dragonhall.terminal.narrowing import Narrowing
from dragonhall.tui.dialogs import CoverDialog, TextDialog
from dragonhall.tui.replay import ReplayScreen
from dragonhall.tui.saved_games import SavedGames
from dragonhall.tui.table import HINT, TableScreen
from tests.tui.matches import begun
from tests.tui.pilots import LARGE, AppDriver, opened, run

PERSON, BOT = "human", "random"


def options(driver: AppDriver) -> list[str]:
    listed = driver.app.screen.query_one("#choices", OptionList)
    return [str(option.prompt)[5:].strip() for option in listed.options]


@pytest.mark.parametrize(("game", "plies"), [("draco", 10), ("drako", 20), ("signori", 60)])
def test_choices_are_the_narrowed_legal_list(game: str, plies: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            table = await driver.sit(begun(game, [PERSON, BOT], plies), [PERSON, BOT])
            state = table.match.state
            narrowing = Narrowing(state.legal, Words("en", table.match.game))
            for _ in range(4):
                choices = narrowing.choices()
                shown = options(driver)
                assert len(shown) == len(choices)
                for text, choice in zip(shown, choices, strict=True):
                    assert text.startswith(narrowing.name(choice))
                narrowing.take(choices[-1])
                if narrowing.chosen is not None:
                    return
                await driver.press("end", "enter")

    run(scene())


@pytest.mark.parametrize(
    "way", ["digit", "arrows", "click", "name", "number", "picture"], ids=lambda way: f"by-{way}"
)
def test_choice_is_made_by(way: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            table = await driver.sit(begun("draco", [PERSON, BOT], 10, first="1"), [PERSON, BOT])
            second = options(driver)[1].split("  ")[0]
            ply = table.match.state.ply
            if way == "digit":
                await driver.press("2")
            elif way == "arrows":
                await driver.press("down", "enter")
            elif way == "click":
                await driver.click(f"2  {second}")
            elif way == "name":
                await driver.type(second)
            elif way == "number":
                await driver.press("tab")
                table.query_one("#line", Input).focus()
                await driver.type("2")
            else:
                await driver.click(second)  # the hand in the drawing, above the list
            if table.match.state.ply == ply:  # the card can go on top or under: one more question
                assert table.turn is not None
                await driver.press("1")
            assert second.replace(" ", "-") in table.match.moves[ply].action

    run(scene())


def placing(codes: list[str]) -> Match:
    """Start knights against dwarves, which begins with placing figures."""
    return begun("drako", codes, matchup="knights-dwarves")


@pytest.mark.slow
def test_click_on_a_hex_places_a_figure(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            table = await driver.sit(placing([PERSON, BOT]), [PERSON, BOT])
            await driver.type("swordmaster")
            await driver.click(" a2 ")
            assert table.match.moves[0].action == "place swordmaster a2"

    run(scene())


def test_escape_goes_one_question_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            await driver.sit(placing([PERSON, BOT]), [PERSON, BOT])
            first = options(driver)
            await driver.press("2")
            assert options(driver) != first
            await driver.press("escape")
            assert options(driver) == first

    run(scene())


@pytest.mark.slow
def test_why_not_shows_the_rule_and_its_text(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, LARGE) as driver:
            await driver.sit(begun("drako", [PERSON, BOT], 1), [PERSON, BOT])
            await driver.press("f4")
            await driver.type("done")
            assert "[TU-3]" in driver.text()
            assert "TU-3:" in driver.text()

    run(scene())


@pytest.mark.slow
def test_undo_also_changes_the_file(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            table = await driver.sit(placing([PERSON, BOT]), [PERSON, BOT])
            first = options(driver)
            await driver.type("place swordmaster a2")
            assert len(table.match.moves) == 1
            await driver.press("ctrl+z")
            assert table.match.moves == []
            assert replayed(str(table.journal.file), None).moves == []
            assert options(driver) == first

    run(scene())


def test_refused_undo_is_explained(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            table = await driver.sit(begun("draco", [PERSON, BOT], 4, first="1"), [PERSON, BOT])
            plies = len(table.match.moves)
            await driver.press("ctrl+z")
            assert len(table.match.moves) == plies
            assert "take" in driver.text()

    run(scene())


@pytest.mark.slow
def test_hint_is_the_choice_of_a_bot_with_this_view(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, LARGE) as driver:
            table = await driver.sit(begun("draco", [PERSON, BOT], 10, first="1"), [PERSON, BOT])
            before = len(table.match.moves)
            await driver.press("f5")
            state = table.match.state
            wise = make_bot(HINT).choose(View(state, 0))
            phrase = table.match.game.phrase(Words("en", table.match.game), wise.path)
            assert f"would choose: {phrase}" in driver.text()
            assert len(table.match.moves) == before

    run(scene())


# ---- several people ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_screen_is_covered_between_two_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, LARGE) as driver:
            table = await driver.sit(begun("drako", [PERSON, PERSON], 6), [PERSON, PERSON])
            for _ in range(6):
                assert covered(driver)
                panes = [str(pane.content) for pane in table.query(Static)]
                assert not any(card in text for text in panes for card in cards_of(table))
                assert options_of(table) == []
                assert table.query_one("#log", RichLog).lines == []
                assert not any(card in driver.text() for card in cards_of(table))
                await driver.press("enter")
                decision = table.match.state.decision
                assert decision is not None
                seat = decision.seat
                while table.match.state.decision is not None and table.match.state.decision.seat == seat:
                    assert not covered(driver)
                    await driver.press("1")

    run(scene())


def covered(driver: AppDriver) -> bool:
    return isinstance(driver.app.screen, CoverDialog)


def cards_of(table: TableScreen) -> set[str]:
    """Return the names of all cards in hands."""
    hands = table.match.state.view(SPECTATOR).picture["hand"]
    full = [table.match.state.view(seat).picture["hand"][name] for seat, name in enumerate(hands)]
    return {f" {card} " for hand in full for card in hand}


def options_of(table: TableScreen) -> list[str]:
    return [str(option.prompt) for option in table.query_one("#choices", OptionList).options]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_indistinguishable_worlds_have_equal_screens(game: str, tmp_path: Path) -> None:
    shown: list[str] = []

    async def scene(sampled: bool) -> None:
        async with opened(tmp_path, LARGE) as driver:
            match = begun(game, [PERSON, BOT], 14)
            while match.state.decision is not None and match.state.decision.seat != 0:
                match.play(next(iter(match.state.legal)))
            if sampled:
                match.state = match.state.sample(0, FastRng.seeded(5))
            await driver.sit(match, [PERSON, BOT])
            shown.append(driver.text())

    run(scene(False))
    run(scene(True))
    assert shown[0] == shown[1]


# ---- language, windows, the end ----------------------------------------------------------------------------


@pytest.mark.slow
def test_language_changes_at_once_and_keeps_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, LARGE) as driver:
            table = await driver.sit(begun("drako", [PERSON, BOT], 20), [PERSON, BOT])
            before = len(options(driver))
            assert "Draw two cards" in driver.text()
            await driver.press("f2")
            assert Words("it")("drako-decision-turn") in driver.text().replace("\n", " ")
            assert len(options(driver)) == before
            await driver.press("f2")
            assert Words("pl")("app-key-why") in driver.text()
            await driver.press("f2")
            assert "Draw two cards" in driver.text()
            await driver.press("1")
            assert table.match.moves[-1].action

    run(scene())


@pytest.mark.slow
def test_help_log_and_cards_open_in_windows(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, LARGE) as driver:
            await driver.sit(begun("signori", [PERSON, BOT], 60), [PERSON, BOT])
            for keys, expected in ((("f1",), "Ctrl+Z"), (("f3",), "·")):
                await driver.press(*keys)
                assert isinstance(driver.app.screen, TextDialog)
                assert expected in driver.text()
                await driver.press("escape")
            await driver.type("?fulmine")
            assert "Fulmine" in driver.text()
            await driver.press("escape")
            await driver.type("view b1")
            assert isinstance(driver.app.screen, TextDialog)

    run(scene())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["draco", "drako"])
def test_game_played_by_keys_gives_a_valid_record(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            table = await driver.sit(begun(game, [PERSON, BOT]), [PERSON, BOT])
            for _ in range(400):
                if table.match.state.over:
                    break
                await driver.pilot.press("end", "enter")
                await driver.pilot.pause()
            await driver.settle()
            assert table.match.state.over
            assert isinstance(driver.app.screen, TextDialog)
            assert "over" in driver.text()
            await driver.press("escape", "1")
            assert isinstance(driver.app.screen, ReplayScreen)
            file = table.journal.file
            assert replayed(str(file), None).record().end is not None

    run(scene())


def test_game_that_was_left_can_be_resumed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            table = await driver.sit(begun("draco", [PERSON, BOT]), [PERSON, BOT])
            await driver.press("1", "1")
            moves = [move.action for move in table.match.moves]
            await driver.press("f10")
            (saved,) = SavedGames(tmp_path).games()
            assert saved.record is not None
            assert [move.action for move in saved.record.moves] == moves
            await driver.press("enter")
            again = driver.app.screen
            assert isinstance(again, TableScreen)
            assert [move.action for move in again.match.moves] == moves
            assert again.codes == [PERSON, BOT]

    run(scene())


@pytest.mark.slow
def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as driver:
            table = await driver.sit(begun("draco", ["greedy", BOT]), ["greedy", BOT])
            for _ in range(100):
                if table.match.state.over:
                    break
                await driver.pilot.pause()
            await driver.settle()
            assert table.match.state.over

    run(scene())

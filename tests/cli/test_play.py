"""Test a game in the terminal, scripted through a pipe."""

import re
from pathlib import Path

import pytest

from dragonhall.core.records.record import commitment_of
from dragonhall.terminal.screen import Screen
from tests.cli.support import DEAL, ENOUGH, HAND, called, dragonhall, in_terminal, saved_when


def test_whole_game_can_be_scripted() -> None:
    run = called("play", "draco", *DEAL, answers=ENOUGH)
    assert run.returncode == 0, run.stderr
    assert "The game is over: the third dragon has reached the summit." in run.stdout
    assert re.search(r"The winner is \w+!", run.stdout)


def test_seed_is_committed_before_the_deal_and_shown_at_the_end() -> None:
    shown = called("play", "--seats", "greedy,random").stdout
    received = re.findall(r"^  ([0-9a-f]{64})$", shown, re.MULTILINE)
    assert len(received) == 2
    assert commitment_of(bytes.fromhex(received[1])) == received[0]
    assert "dragonhall verify FILE" in shown


def test_games_without_a_seed_differ() -> None:
    first, second = (called("play", "--seats", "greedy,greedy").stdout for _ in range(2))
    assert first != second


def test_same_seed_gives_same_game() -> None:
    first, second = (called("play", "--seats", "greedy,greedy", "--seed", "3").stdout for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Which card?", "You play", "The winner is"]),
        ("it", ["Quale carta?", "Giochi un", "valutazione", "Vince"]),
        ("pl", ["Która karta?", "Zagrywasz:", "punktacja", "Wygrywa"]),
    ],
)
def test_game_uses_one_language(language: str, said: list[str]) -> None:
    shown = called("play", *DEAL, "--lang", language, answers=ENOUGH).stdout
    assert [words for words in said if words not in shown] == []


def test_language_follows_the_environment() -> None:
    assert "Quale carta?" in dragonhall("play", LC_ALL="it_IT.UTF-8").stdout


def test_three_players_with_a_chosen_first_seat() -> None:
    seats = ("--players", "3", "--seats", "human,greedy,random")
    run = called("play", "draco", *seats, "--option", "first=2", "--seed", "7")
    shown = " ".join(run.stdout.split())
    assert "Fire = you, Arrow = greedy, Eye = random" in shown
    assert "Seat 2 begins." in shown
    assert shown.index("Arrow plays") < shown.index("Eye plays") < shown.index("Which card?")


# ---- choosing ------------------------------------------------------------------------------------------


def asked(*answers: str, arguments: tuple[str, ...] = ()) -> str:
    run = called("play", *DEAL, *arguments, answers=answers)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_hand_is_listed_in_order_with_consequences() -> None:
    shown = asked()
    assert "Your hand:  " + "  ".join(HAND) in shown
    assert "  4  green 5   → 5 (worth 3) · minor scoring · you +3 · Arrow 0\n" in shown


@pytest.mark.parametrize(
    "answers",
    [
        ("1", "1"),
        ("black 3", "on top of the pile"),
        ("black-3", "top"),
        ("BLACK 3 top",),
        ("play black-3 top",),
    ],
)
def test_choice_by_number_name_or_full_action(answers: tuple[str, ...]) -> None:
    assert "You play black 3 on top of the pile." in asked(*answers)


@pytest.mark.parametrize("answers", [("3 nero", "sopra il mazzetto"), ("gioca 3 nero sopra il mazzetto",)])
def test_names_are_read_in_the_language_of_the_game(answers: tuple[str, ...]) -> None:
    assert "Giochi un 3 nero sopra il mazzetto." in asked(*answers, arguments=("--lang", "it"))


@pytest.mark.parametrize("step", ["back", ""])
def test_back_returns_to_the_previous_choice(step: str) -> None:
    shown = asked("1", step, "2", "under")
    assert shown.count("Where does the card go") == 2
    assert "You play yellow 3 under the pile." in shown


def test_choice_with_one_option_is_skipped() -> None:
    """A card of a dragon with another rider can only go under: choosing the card is enough."""
    shown = asked(*ENOUGH)
    assert shown.count("Where does the card go") < shown.count("Which card?")


@pytest.mark.parametrize("nonsense", ["fly away", "7", "0", "play", "redd"])
def test_unreadable_input_changes_nothing(nonsense: str) -> None:
    shown = asked(nonsense)
    assert "You play" not in shown
    assert shown.count("Which card?") == 2


# ---- commands ------------------------------------------------------------------------------------------


def test_why_gives_the_reason_and_the_rule() -> None:
    shown = asked("why play red-3 top")
    assert "You do not hold red 3. [DT-1]" in shown
    assert "DT-1: Play exactly one hand card of any colour" in shown


def test_why_reports_legal_actions() -> None:
    assert "That is allowed now: play black 3 on top of the pile, play black 3 under the\npile." in asked(
        "why black 3"
    )


def forced_under(kind: str, legal: list[str]) -> bool:
    """Return whether the first action plays a card under the pile, with no choice of the place."""
    return kind == "play" and legal[0].endswith("under")


def test_card_of_a_dragon_with_another_rider_goes_under(tmp_path: Path) -> None:
    file, legal = saved_when(tmp_path, forced_under)
    refused = legal[0].replace("under", "top")
    shown = called("play", "--resume", file, answers=[f"why {refused}", refused]).stdout
    assert re.search(r"Arrow rides that dragon, so [a-z ]+ \d must go under\s+your pile. \[DT-2\]", shown)
    assert "DT-2: If the colour is on top of another player's pile" in shown
    assert shown.count("Which card?") == 3


def test_illegal_answer_is_refused_with_its_rule() -> None:
    assert "You do not hold red 3. [DT-1]" in asked("red 3")


def test_question_mark_explains_decision_table_and_commands() -> None:
    shown = asked("?")
    assert "The dragon of the card’s colour flies forward" in shown
    assert "causes a minor scoring" in shown
    assert all(
        f"\n  {command} " in shown
        for command in ("help", "why", "back", "undo", "view", "log", "save", "quit")
    )


def test_log_starts_with_the_deal() -> None:
    shown = asked("1", "1", "log")
    received = shown[shown.rindex("Which card? log") :]
    assert "You begin with green 3 on your pile." in received
    assert re.search(r"You draw [a-z ]+ \d\.", received)


def test_cards_drawn_by_others_are_only_counted() -> None:
    shown = asked("1", "1", "1", "1", "1", "1")
    assert re.search(r"Arrow draws (a card|\d cards)\.", shown)
    assert not re.search(r"Arrow\s+draws (blue|red|black)", shown)


def test_view_redraws_the_table() -> None:
    assert asked("view").count("draw pile 96, discards 0") == 2


def test_end_of_input_ends_the_game_cleanly() -> None:
    shown = asked("1")
    assert "The input has ended, so the game stops here." in shown
    assert "The game was not saved." in shown


def test_quit_leaves() -> None:
    assert asked("quit", "1").endswith("Goodbye. The game was not saved.\n")


# ---- several people at one terminal, colours -------------------------------------------------------------


def test_device_is_passed_on_between_two_people() -> None:
    run = called("play", "--seats", "human,human", "--seed", "7", answers=["", "1", "1", "", "quit"])
    assert "Pass the device to Arrow." in run.stdout
    assert "Pass the device to Fire." in run.stdout


def test_drawn_cards_are_not_on_the_next_players_screen() -> None:
    shown = in_terminal("play", "--seats", "human,human", "--seed", "7", answers=["", "1", "1", "", "quit"])
    covered = shown[shown.rindex("\x1b[3J") :]
    assert "Pass the device to Fire." in covered
    assert "You draw" not in covered
    assert re.search(r"Arrow draws|minor scoring", covered)


def test_prompt_history_ends_with_the_turn() -> None:
    """The up key must not show the next player what the previous one typed."""
    readline = pytest.importorskip("readline")
    readline.add_history("seal C3")
    Screen({}).cover()
    assert readline.get_current_history_length() == 0


@pytest.mark.slow
def test_terminal_shows_colours_unless_disabled() -> None:
    color = re.compile(r"\x1b\[[0-9;]*3[1-6]m")
    assert color.search(in_terminal("play", *DEAL, answers=["quit"]))
    assert not color.search(in_terminal("play", *DEAL, answers=["quit"], NO_COLOR="1"))
    assert not color.search(in_terminal("play", *DEAL, "--no-color", answers=["quit"]))


def test_pipe_gets_no_colours() -> None:
    assert "\x1b" not in asked("1", "1")


def test_turn_fits_on_a_small_terminal() -> None:
    shown = in_terminal("play", *DEAL, answers=["1"] * 8 + ["quit"], rows=24, columns=80)
    turn = shown[shown.rindex("draw pile") : shown.rindex("Which card?")]
    assert len(turn.splitlines()) < 24


def test_terminal_without_unicode_gets_ascii() -> None:
    run = dragonhall(
        "play", *DEAL, "--lang", "pl", answers=["1", "1"], PYTHONIOENCODING="ascii", PYTHONUTF8="0"
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.isascii()
    assert "0--  0 -->1--  1 -->" in run.stdout
    assert "Smok czarny leci z pola 0 na 3" in run.stdout
    assert "zolta 3" in run.stdout


def test_uncompiled_core_warns_once() -> None:
    run = dragonhall("play", *DEAL, DRAGONHALL_PURE="1")
    assert run.stderr.count("UNCOMPILED") == 1

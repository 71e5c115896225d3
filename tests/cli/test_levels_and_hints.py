"""Test levels as opponents, and hints from a bot that sees what the player sees."""

import pytest

from tests.cli.support import DEAL, called


def test_level_is_named_and_plays() -> None:
    shown = called("play", "draco", *DEAL, "--level", "first-game", answers=["1", "1", "quit"]).stdout
    assert "Arrow = first game" in shown


def test_unknown_level_is_refused_with_allowed_values() -> None:
    run = called("play", "draco", "--level", "wyvern")
    assert run.returncode != 0
    assert "first-game, apprentice, warrior, master, dragon" in " ".join(run.stderr.split())


def test_level_and_seats_are_exclusive() -> None:
    run = called("play", "draco", "--level", "dragon", "--seats", "human,greedy")
    assert run.returncode != 0
    assert "--seats" in run.stderr


@pytest.mark.parametrize(
    ("language", "command", "said"),
    [
        ("en", "hint", "Your chances: about"),
        ("it", "consiglio", "Le tue possibilità: circa"),
        ("pl", "podpowiedź", "Twoje szanse: około"),
    ],
)
def test_hint_shows_chances_lines_and_cards(language: str, command: str, said: str) -> None:
    shown = called("play", "draco", *DEAL, "--lang", language, answers=[command, "quit"]).stdout
    assert said in shown
    assert all(f"{number}. " in shown for number in (1, 2, 3))
    assert shown.count("→") >= 3


def test_hint_changes_nothing() -> None:
    with_hints = called("play", "draco", *DEAL, answers=["hint", "1", "1", "log", "quit"]).stdout
    without = called("play", "draco", *DEAL, answers=["1", "1", "log", "quit"]).stdout
    assert with_hints.splitlines()[-6:] == without.splitlines()[-6:]

"""Test Drako in the terminal as a user plays it."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from dragonhall.core.records.match_legs import leg_seeds
from dragonhall.games.drako.game import MATCHUPS
from tests.cli.support import called, in_terminal

ENOUGH = ["1"] * 1200  # always the first choice, more often than a game can ask
QUICK = ("--seed", "7", "--no-color")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("matchup", "edition", "language"),
    [("knights-trolls", "en", "en"), ("dragon-dwarves", "it", "it"), ("knights-dwarves", "pl", "pl")],
)
def test_whole_game_can_be_scripted(matchup: str, edition: str, language: str) -> None:
    run = called(
        *("play", "drako", "--matchup", matchup, "--edition", edition, "--lang", language),
        *("--seats", "human,random", *QUICK),
        answers=ENOUGH,
    )
    assert run.returncode == 0, run.stderr
    victory = {"en": "Victory: ", "it": "Vittoria: ", "pl": "Zwycięstwo: "}[language]
    assert victory in run.stdout
    assert max(map(len, run.stdout.splitlines())) <= 80


def test_game_is_saved_shown_drawn_and_verified(tmp_path: Path) -> None:
    file, drawing = str(tmp_path / "game.jsonl"), tmp_path / "position.svg"
    first = called(
        "play", "drako", "--seats", "human,random", *QUICK, answers=["1", "1", f"save {file}", "quit"]
    )
    assert first.returncode == 0, first.stderr
    shown = called("show", file, "--ply", "0", "--seat", "knights", "--lang", "pl")
    assert "Twoja ręka:" in shown.stdout
    drawn = called("show", file, "--svg", str(drawing), "--lang", "it")
    assert (drawn.returncode, drawn.stdout) == (0, "")
    assert "Cavalieri contro Troll." in drawing.read_text(encoding="utf-8")
    ElementTree.fromstring(drawing.read_text(encoding="utf-8"))
    printed = called("show", file, "--ply", "1", "--svg")
    assert ElementTree.fromstring(printed.stdout).tag.endswith("svg")
    assert called("verify", file).returncode == 0


def test_unwritable_drawing_is_one_sentence(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    called("play", "drako", "--seats", "human,random", *QUICK, answers=[f"save {file}", "quit"])
    run = called("show", file, "--svg", str(tmp_path / "none" / "position.svg"))
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--matchup", "knights-elves"), list(MATCHUPS)),
        (("--edition", "de"), ["en, it, pl"]),
        (("--option", "mulligan=maybe"), ["off, on"]),
        (("--option", "colour=red"), ["matchup", "edition", "mulligan", "preset"]),
    ],
)
def test_unknown_option_is_refused_with_allowed_values(arguments: tuple[str, str], named: list[str]) -> None:
    run = called("play", "drako", *arguments, answers=ENOUGH)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert all(name in run.stderr for name in named)


def test_resumed_game_keeps_its_match_up(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    called("play", "drako", "--seats", "human,random", *QUICK, answers=[f"save {file}", "quit"])
    run = called("play", "--resume", file, "--matchup", "trolls-dragon")
    assert (run.returncode, run.stderr) == (
        2,
        "A resumed game keeps what it began with: leave out --matchup.\n",
    )


def test_only_drako_has_legs() -> None:
    run = called("play", "draco", "--match")
    assert (run.returncode, run.stdout, run.stderr) == (
        2,
        "",
        "Draco is not played in legs; what is: drako.\n",
    )


def test_match_up_alone_implies_drako() -> None:
    run = called("play", "--matchup", "trolls-dragon", *QUICK, "--seats", "human,random", answers=["quit"])
    assert run.returncode == 0
    assert "Drako: Trolls = you, Dragon = random" in run.stdout


@pytest.mark.rule("MT-1")
def test_match_is_two_legs_with_a_seed_each() -> None:
    run = called("play", "drako", "--match", "--seats", "random,random:seed=1", *QUICK)
    assert run.returncode == 0, run.stderr
    first, second = run.stdout.split("Leg 2 of 2: ")
    seeds = [seed.hex() for seed in leg_seeds((7).to_bytes(32, "big"))]
    assert "Leg 1 of 2: Player 1 (random) plays Knights" in first
    assert second.startswith("Player 1 (random) plays Trolls")
    assert [seed in first for seed in seeds] == [True, False]
    assert [seed in second for seed in seeds] == [False, True]
    assert "the match" in second.splitlines()[-1] + second.splitlines()[-2]


def test_useless_card_is_marked_before_it_is_played() -> None:
    run = called("play", "drako", "--seats", "human,random", "--seed", "3", answers=["1", "1", "quit"])
    assert "defence: nothing" in run.stdout


def test_card_is_chosen_by_id_symbol_and_figure() -> None:
    run = called(
        "play", "drako", "--seats", "human,random", "--seed", "11", answers=["K8", "archer 1", "b2", "quit"]
    )
    assert "You play move 2 (K8). Archer 1 goes from a1 to b2." in run.stdout


def test_hexes_are_listed_side_by_side() -> None:
    run = called(
        "play", "drako", "--seats", "human,random", "--seed", "11", answers=["K8", "archer 1", "quit"]
    )
    assert any(line.count("  ") > 8 and " b1 " in line and " b2 " in line for line in run.stdout.splitlines())


def test_why_names_the_rule_in_the_user_language() -> None:
    run = called(
        *("play", "drako", "--seats", "human,random", "--seed", "11", "--lang", "it"),
        answers=["perché play K11 bow archer-1 thrower", "perché fury", "esci"],
    )
    assert "[" in run.stdout
    assert "Arco N: un arciere" in run.stdout or "Non hai in mano K11 Arco 2." in run.stdout


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (40, 120)])
def test_turn_fits_on_a_screen(rows: int, columns: int) -> None:
    shown = in_terminal(
        *("play", "drako", "--seats", "human,random", "--seed", "11", "--no-color"),
        answers=["1", "quit"],
        rows=rows,
        columns=columns,
    )
    second = shown.replace("\r", "").split("What do you do? ")[1]
    assert len(second.splitlines()) <= rows

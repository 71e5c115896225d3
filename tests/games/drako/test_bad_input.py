"""Test bad input on the command line: one sentence that names what is allowed, exit code 2, no output."""

from pathlib import Path

import pytest

from dragonhall.cli import main

SCENARIO = """\
game = "drako"
options = { matchup = "MATCHUP", edition = "EDITION" }
[position]
decision = { seat = "knights", kind = "turn" }
actions = 2
hex = { swordmaster = "HEX" }
hand.knights = ["CARD"]
[[step]]
legal = "ACTION"
"""
RIGHT = {
    "MATCHUP": "knights-trolls",
    "EDITION": "en",
    "HEX": "a2",
    "CARD": "K8",
    "ACTION": "play K8 move1 swordmaster b2",
}


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return the one line that the command prints before it exits."""
    assert main([*arguments, "--lang", "en"]) == 2
    shown = capsys.readouterr()
    lines = shown.err.strip().splitlines()
    assert len(lines) == 1
    return lines[0]


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        (
            "matchup=x",
            "knights-trolls, dragon-dwarves, trolls-dragon, trolls-dwarves, knights-dragon, knights-dwarves",
        ),
        ("edition=de", "en, it, pl"),
        ("mulligan=yes", "off, on"),
        ("preset=1", "off, on"),
        ("speed=fast", "matchup, edition, mulligan, preset"),
    ],
)
def test_unknown_option_lists_the_allowed_ones(
    option: str,
    allowed: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    said = refused(["play", "drako", "--option", option], capsys)
    assert allowed in said
    assert option.split("=")[0 if option.startswith("speed") else 1] in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("players", ["1", "3"])
def test_drako_requires_two_players(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "2" in refused(["play", "drako", "--players", players], capsys)


def test_base_scenario_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(scenario(tmp_path, {}))]) == 0
    capsys.readouterr()


@pytest.mark.parametrize(
    ("part", "wrong", "allowed", "line"),
    [
        ("MATCHUP", "knights-elves", "knights-trolls, dragon-dwarves", 2),
        ("EDITION", "fr", "en, it, pl", 2),
        ("HEX", "f1", "off, a1, a2, a3, b1", 6),
        ("HEX", "a4", "off, a1, a2, a3, b1", 6),
        ("CARD", "K15", "K1, K2, K3", 7),
        ("CARD", "T1", "K1, K2, K3", 7),
        ("ACTION", "fly K8", "drako", 9),
    ],
)
def test_scenario_with_unknown_name_shows_line_and_allowed_names(
    part: str, wrong: str, allowed: str, line: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = scenario(tmp_path, {part: wrong})
    said = refused(["check", str(file)], capsys)
    assert said.startswith(f"{file}:{line}: ")
    assert allowed.lower() in said.lower()
    assert list(tmp_path.iterdir()) == [file]


def test_two_figures_on_a_hex_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "BD-4" in refused(["check", str(scenario(tmp_path, {"HEX": "a1"}))], capsys)


def test_faulty_pack_starts_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text("[board]\nradius = 2\n[colour]\n", encoding="utf-8")
    said = refused(["play", "drako", "--pack", "mine.toml"], capsys)
    assert "mine.toml: colour: " in said
    assert "board, faction, start" in said
    assert [file.name for file in tmp_path.iterdir()] == ["mine.toml"]


def scenario(folder: Path, wrong: dict[str, str]) -> Path:
    text = SCENARIO
    for part, right in RIGHT.items():
        text = text.replace(part, wrong.get(part, right))
    file = folder / "one.toml"
    file.write_text(text, encoding="utf-8")
    return file

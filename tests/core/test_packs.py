"""Test component packs: errors name the file, the key and what was expected."""

from pathlib import Path

import pytest

from dragonhall.core.errors import PackError
from dragonhall.core.packs.pack import parse_pack
from dragonhall.games import GAMES, configure
from dragonhall.resources import builtin_pack, data_folder, read_pack

pytestmark = pytest.mark.one_build  # tests code that is never compiled

DRACO = (data_folder() / "packs" / "draco.toml").read_text(encoding="utf-8")
COLOURS_LINE = next(line for line in DRACO.splitlines() if line.startswith("colours"))

# The text to replace, its replacement, the error code and the error message.
FAULTS = {
    "a word for a number": (
        "0 1 3 2 1 3B",
        "0 1 3 2 x 3B",
        "pack-integer",
        'packs/draco.toml: track.2-3.spaces[4]: expected an integer from -2 to 8, got "x"',
    ),
    "a number too high": (
        "0 1 3 2 1 3B",
        "0 1 9B 2 1 3B",
        "pack-integer",
        "packs/draco.toml: track.2-3.spaces[2]: expected an integer from -2 to 8, got 9",
    ),
    "a number too long": (
        "0 1 3 2 1 3B",
        "0 1 " + "1" * 5000 + " 2 1 3B",
        "pack-integer",
        None,
    ),
    "no TOML": ("[cards]", "[cards", "pack-toml", None),
    "a number too long for TOML": ("length = 100", "length = 1" + "0" * 5000, "pack-toml", None),
    "nested too deep": ("length = 100", "length = " + "[" * 5000, "pack-toml", None),
    "a missing key": (
        COLOURS_LINE,
        "",
        "pack-missing",
        "packs/draco.toml: cards.colours: is missing",
    ),
    "an unknown table": (
        "[score-track]",
        "[scoretrack]",
        "pack-unknown",
        "packs/draco.toml: scoretrack: means nothing here; known are: cards, players, track, score-track",
    ),
    "an unknown key in a table": ("[track.4-5]", "[track.4-6]", "pack-unknown", None),
    "a misspelt key": ("length = 100", "lenght = 100", "pack-unknown", None),
    "no table": (
        "[cards]",
        "players = 3\n[cards]",
        "pack-toml",
        None,
    ),
    "no list": (
        COLOURS_LINE,
        'colours = "blue"',
        "pack-list",
        'packs/draco.toml: cards.colours: expected a list, got "blue"',
    ),
    "no text": (
        '["fire", "arrow",',
        '["fire", 3,',
        "pack-string",
        "packs/draco.toml: players.symbols[1]: expected a text, got 3",
    ),
    "a name twice": ('["fire", "arrow",', '["fire", "fire",', "pack-twice", None),
    "too few names": (
        '"fire", "arrow", "eye",',
        '"fire", "eye",',
        "pack-length",
        "packs/draco.toml: players.symbols: expected 5 names, got 4",
    ),
    "too many cards": (
        "1 = 2, 2 = 2, 3 = 3",
        "1 = 2, 2 = 2, 3 = 4",
        "pack-cards",
        "packs/draco.toml: cards.values: with 2 players expected 25 to 110 cards in all, got 120",
    ),
    "too few cards": (
        "1 = 2, 2 = 2, 3 = 3, 4 = 2, 5 = 2",
        "1 = 1, 2 = 0, 3 = 0, 4 = 0, 5 = 0",
        "pack-cards",
        None,
    ),
    "a truth for a number": ("1 = 2, 2", "1 = true, 2", "pack-integer", None),
    "a short summit": ("| 4 5 6 3", "| 4 5 6", "pack-summit", None),
    "two summits": ("| 4 5 6 3", "| 4 | 5 6 3", "pack-integer", None),
    "no summit": ("| 4 5 6 3", "4 5 6 3", "pack-summit", None),
    "a start worth something": ('spaces = "0 1', 'spaces = "1 1', "pack-start", None),
    "an unprovenanced track": (
        'provenance = "layout implied, numbers reconstructed"\nspaces = "0 1',
        'spaces = "0 1',
        "pack-missing",
        None,
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faulty_pack_is_refused(fault: str) -> None:
    old, new, code, sentence = FAULTS[fault]
    assert old in DRACO
    with pytest.raises(PackError) as error:
        configure("draco", pack=parse_pack(DRACO.replace(old, new, 1), "packs/draco.toml"))
    assert error.value.code == code
    assert str(error.value) == (sentence or str(error.value))


@pytest.mark.parametrize("side", ["2-3", "4-5"])
def test_both_board_sides_are_checked_for_any_player_count(side: str) -> None:
    start = DRACO.index(f"[track.{side}]")
    text = DRACO[:start] + DRACO[start:].replace('"0 ', '"0 99 ', 1)
    for players in (2, 5):
        with pytest.raises(PackError) as error:
            configure("draco", players, pack=parse_pack(text, "p"))
        assert error.value.facts["key"] == f"track.{side}.spaces[1]"


@pytest.mark.parametrize("name", GAMES)
def test_built_in_pack_is_named_without_path(name: str) -> None:
    assert builtin_pack(name).origin == f"packs/{name}.toml"


def test_pack_is_identified_by_hash_of_its_text() -> None:
    assert parse_pack(DRACO, "a").hash == parse_pack(DRACO, "b").hash
    assert parse_pack(DRACO, "a").hash != parse_pack(DRACO + "\n", "a").hash


def test_missing_pack_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError) as error:
        read_pack(tmp_path / "none.toml")
    assert error.value.code == "pack-file"
    assert error.value.facts["file"] == str(tmp_path / "none.toml")


def test_binary_pack_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(PackError) as error:
        read_pack(tmp_path / "pack.toml")
    assert error.value.code == "pack-text"


def test_custom_pack_changes_the_game() -> None:
    text = DRACO.replace('"blue", "brown"', '"azure", "brown"')
    game = configure("draco", pack=parse_pack(text, "mine"))
    assert "azure-1" in game.faces
    assert "blue-1" not in game.faces


def test_error_has_the_line_of_its_key() -> None:
    text = DRACO.replace("0 1 3 2 1 3B", "0 1 3 2 x 3B", 1)
    with pytest.raises(PackError) as error:
        configure("draco", pack=parse_pack(text, "p"))
    line = next(number for number, line in enumerate(text.split("\n"), 1) if "0 1 3 2 x 3B" in line)
    assert error.value.facts["line"] == str(line)

"""Test `dragonhall pack`: copying the built-in pack and correcting it from the printed cards."""

from pathlib import Path

import pytest

from dragonhall.cli import BAD_INPUT, main
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.files import uncertain_parts
from dragonhall.games import GAMES
from dragonhall.resources import builtin_pack

GUESS = '{ id = "archer-1", wounds = 3, provenance = "implied" }'
SEEN = '{ id = "archer-1", wounds = 2, provenance = "exact" }'


@pytest.mark.parametrize("game", GAMES)
def test_copy_equals_the_built_in_pack(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    assert main(["pack", "copy", game, str(file), "--lang", "en"]) == 0
    assert file.read_text("utf-8") == builtin_pack(game).text
    assert str(file) in capsys.readouterr().out
    assert main(["pack", "check", str(file), "--lang", "en"]) == 0
    received = capsys.readouterr().out
    assert Words("en")("pack-changed", count=0) in received
    assert "reconstructed" in received


@pytest.mark.parametrize("language", LANGUAGES)
def test_corrected_value_is_no_longer_reconstructed(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, file = builtin_pack("drako").text, tmp_path / "mine.toml"
    assert GUESS in text
    file.write_text(text.replace(GUESS, SEEN), "utf-8")
    assert main(["pack", "check", str(file), "--lang", language]) == 0
    received = capsys.readouterr().out.splitlines()
    assert Words(language)("pack-changed", count=2) in received
    assert "  faction.knights.figures[archer-1].wounds" in received
    (implied,) = [line for line in received if line.startswith("  implied: faction.knights.figures:")]
    assert "archer-2" in implied
    assert "archer-1" not in implied


def test_copy_never_overwrites_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("# years of work\n", "utf-8")
    assert main(["pack", "copy", "drako", str(file)]) == BAD_INPUT
    assert file.read_text("utf-8") == "# years of work\n"
    assert main(["pack", "copy", "chess", str(tmp_path / "new.toml")]) == BAD_INPUT
    assert not (tmp_path / "new.toml").exists()
    assert "draco, drako, signori" in capsys.readouterr().err


def test_fault_is_named_with_its_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        builtin_pack("drako").text.replace(
            'copies = 3, symbols = ["attack1 2"]', 'copies = 3, symbols = ["atack1 2"]'
        ),
        "utf-8",
    )
    assert main(["pack", "check", str(file), "--lang", "en"]) == BAD_INPUT
    received = capsys.readouterr()
    assert received.out == ""
    assert "mine.toml: faction.knights.deck[0]" in received.err


def test_exact_components_are_never_listed() -> None:
    for game in GAMES:
        assert all(word != "exact" for word, _ in uncertain_parts(builtin_pack(game)))

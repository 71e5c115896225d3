"""Test that `dragonhall doctor --game` passes for every game and names planted faults."""

import shutil
from pathlib import Path

import pytest

from dragonhall.cli import doctor_checks, game_checks, main
from dragonhall.cli.doctor_checks import Finding
from dragonhall.cli.game_checks import run_game_checks
from dragonhall.core.errors import DeclarationError, PackError
from dragonhall.core.game import Game
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.text.rulebook import Rule
from dragonhall.games import GAMES
from dragonhall.games.rulebooks import rules_of
from tests.cli.support import called
from tests.cli.test_command import one_sentence
from tests.packaging.support import ROOT

WORDS = Words("en")
GAME = "draco"  # the one with the fewest variants


def faults(name: str = GAME) -> list[Finding]:
    return [finding for finding in run_game_checks(name, WORDS) if finding.state != "good"]


def said(findings: list[Finding]) -> str:
    return "\n".join(WORDS(finding.message, **finding.facts) for finding in findings)


@pytest.mark.parametrize("name", GAMES)
def test_games_of_the_project_have_no_faults(name: str) -> None:
    assert faults(name) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_is_printed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--game", GAME, "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == Words(language)("doctor-well")


def test_unknown_game_is_refused() -> None:
    assert "nope" in one_sentence(called("doctor", "--game", "nope"))


def test_pack_that_cannot_be_played_ends_the_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, pack: object) -> None:
        raise PackError("pack-game", file="packs/draco.toml", games="none")

    monkeypatch.setattr(game_checks, "check_playable", refuse)
    (finding,) = run_game_checks(GAME, WORDS)
    assert finding.state == "bad"
    assert "packs/draco.toml" in said([finding])


@pytest.mark.parametrize("error", [DeclarationError("zone 'hand' is full"), ZeroDivisionError("by zero")])
def test_error_while_playing_is_reported(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game, seed: int) -> int:
        raise error

    monkeypatch.setattr(game_checks, "check_play", fail)
    assert str(error) in said(faults())


def test_missing_messages_are_named_by_language(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = {"draco-decision-play", "draco-about"}
    honest = doctor_checks.messages_of
    monkeypatch.setattr(
        game_checks,
        "messages_of",
        lambda language: honest(language) - (lost if language == "it" else set()),
    )
    (finding,) = faults()
    assert all(message in said([finding]) for message in lost)
    assert finding.facts["language"] == "it"


def test_missing_rules_file_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_checks, "rules_of", lambda name: {})
    assert "rules file" in said(faults())


def test_rules_that_are_not_cited_or_tested_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    added = Rule(id="DT-99", section="DT", words="A new rule.")

    def with_new_rule(name: str) -> dict[str, Rule]:
        rules = dict(rules_of(name))
        cited = next(iter(rules))
        return {"DT-99": added} | {id: rule for id, rule in rules.items() if id != cited}

    monkeypatch.setattr(game_checks, "rules_of", with_new_rule)
    messages = {finding.message: finding for finding in faults()}
    assert messages["doctor-game-rules-uncited"].facts["names"] == "DT-99"
    assert messages["doctor-game-rules-untested"].facts["names"] == "DT-99"
    assert "doctor-game-rules-unknown" in messages


def test_missing_statement_of_secrets_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for part in ("tests/scenarios", "tests/games", "rules", "lessons", "web/src/boards"):
        shutil.copytree(ROOT / part, tmp_path / part)
    (tmp_path / "tests" / "games" / GAME / "secrets.py").unlink()
    shutil.rmtree(tmp_path / "web" / "src" / "boards" / GAME)
    monkeypatch.setattr(game_checks, "data_folder", lambda: tmp_path)
    findings = list(run_game_checks(GAME, WORDS))
    assert "secret" in said([finding for finding in findings if finding.state == "fair"])
    assert "drawing on the page" in said(findings)

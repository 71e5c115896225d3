"""Test the mutation of scenarios: changed expectations are noticed, missing ones are reported."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from dragonhall.cli import main
from dragonhall.core.game import Game
from dragonhall.core.scenarios.scenario import ScenarioRun, parse_scenarios
from dragonhall.games import configure
from dragonhall.lab.checks.scenario_flips import Flips, try_flips

pytestmark = pytest.mark.one_build  # tests code that is never compiled

HEAD = """\
game = "draco"
rules = ["DT-1"]
[position]
decision = { seat = "fire", kind = "play" }
space = { blue = 25, red = 6 }
ride = { fire = "red-1", arrow = "black-2" }
draw = ["gray-1", "gray-2", "gray-3"]
hand = { fire = ["red-1", "blue-2"], arrow = ["green-1", "green-2"] }
[[step]]
"""


def configured(name: str, players: int | None, options: Mapping[str, str], pack: str) -> Game:
    return configure(name, players, options)


def flipped(step: str) -> Flips:
    (scenario,) = parse_scenarios(HEAD + step, "my.toml")
    return try_flips(scenario, configured)


@pytest.mark.parametrize(
    ("step", "total"),
    [
        ('do = "play red-1"\nby = "fire"', 1),
        ('legal = "play"', 1),
        ('legal = ["play red-1", "play blue-2"]', 2),
        ('illegal = ["done", "play green-1"]', 2),
        ('illegal = { action = "play red-1 under", rule = "DT-3", refusal = "must-go-on-top" }', 3),
        ('illegal = { action = "play red-9", refusal = "unreadable" }', 2),
        ('legal = "play red-1"\nillegal = "done"', 2),
        ('only = ["play red-1", "play blue-2"]', 2),
        ("count = 2", 1),
        ('state.hand = { fire = 2, arrow = ["green-1", "green-2"] }\nstate.outcome = false', 3),
        ('view.arrow = { hand.fire = ["?", "?"], decision.seat = "fire" }', 2),
        ('do = "play red-1"\nevents.arrow = ["played fire red-1 top", "moved red 6 7"]', 2),
        ("events.fire = []", 1),
        ("undo = false", 1),
        ('undo = "undo-nothing"', 1),
        ('do = ["play red-1", "exchange blue-2"]\nundo = true', 1),
    ],
)
def test_every_changed_expectation_is_noticed(step: str, total: int) -> None:
    result = flipped(step)
    assert (result.passes, result.total, result.green) == (True, total, ())
    assert result.proves


def test_later_steps_are_flipped_from_where_they_begin() -> None:
    result = flipped('do = "play red-1"\n[[step]]\ndo = "done"\nstate.space.red = 7\n[[step]]\nby = "arrow"')
    assert (result.total, result.green) == (2, ())


@pytest.mark.parametrize(
    "step", ['about = "nothing"', 'do = "play red-1"', "state.hand = {}", "legal = []", "events = {}"]
)
def test_scenario_without_an_expectation_proves_nothing(step: str) -> None:
    result = flipped(step)
    assert (result.passes, result.total, result.proves) == (True, 0, False)


def test_expectation_that_says_nothing_stays_green() -> None:
    result = flipped('only = ["play", "play red-1"]')
    assert [node.key for node in result.green] == ["step[0].only[1]"]
    assert not result.proves


def test_failing_scenario_proves_nothing() -> None:
    result = flipped("count = 3")
    assert not result.passes
    assert not result.proves


def test_comparison_that_finds_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ScenarioRun, "compare_all", lambda *_: [])
    assert [node.key for node in flipped("count = 2").green] == ["step[0].count"]


COMPLETE = "@pytest.mark.rule({})\ndef test_all(): ..."


@pytest.fixture
def tests_of_draco(tmp_path: Path) -> Path:
    """Return a folder of tests with one that names every rule of Draco."""
    from dragonhall.games.rulebooks import rules_of

    ids = ", ".join(f'"{rule}"' for rule in rules_of("draco"))
    (tmp_path / "test_all.py").write_text(f"import pytest\n{COMPLETE.format(ids)}\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("step", "reported"),
    [
        ('do = "play red-1"', "DT-1: the scenario expects nothing: "),
        ("count = 3", "DT-1: the scenario fails as it is: "),
        ('only = ["play", "play red-1"]', "DT-1: the scenario passes with this expectation changed: "),
    ],
)
def test_command_reports_a_planted_scenario(
    step: str, reported: str, tests_of_draco: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tests_of_draco / "planted.toml"
    file.write_text(HEAD + step, "utf-8")
    arguments = ["rules", "coverage", "--game", "draco", "--tests", str(tests_of_draco), "--lang", "en"]
    assert main(arguments) == 1
    assert f"  {reported}{file}:" in capsys.readouterr().out
    assert main([*arguments, "--no-flips"]) == 0


def test_command_accepts_a_scenario_with_expectations(
    tests_of_draco: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tests_of_draco / "good.toml").write_text(HEAD + "count = 2", "utf-8")
    assert main(["rules", "coverage", "--game", "draco", "--tests", str(tests_of_draco), "--lang", "en"]) == 0
    assert "1 scenario, 1 expectation changed" in capsys.readouterr().out

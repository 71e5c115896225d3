"""Check that every example of docs/scenarios.md behaves as documented, and that every feature has one."""

import re
import tomllib
from pathlib import Path

import pytest

from dragonhall.cli import main
from dragonhall.core.scenarios.scenario import FIELDS, STEP
from dragonhall.games import GAMES
from tools.generate_scenario_pages import pages
from tools.generate_types import stale
from tools.scenario_meanings import MEANINGS

pytestmark = pytest.mark.one_build  # tests code that is never compiled

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
PASSING = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
FAILING = re.findall(r"```toml fails\n(.*?)```\n\n(?:.*?)```text\n(.*?)```", PAGE, re.DOTALL)


def check(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    (folder / "my-position.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(folder)
    return main(["check", "--lang", "en", "my-position.toml"])


@pytest.mark.parametrize("example", PASSING, ids=[f"example {n}" for n in range(1, len(PASSING) + 1)])
def test_example_passes(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(example, tmp_path, monkeypatch) == 0


@pytest.mark.parametrize(("example", "shown"), FAILING, ids=["a failure", "a bad file"])
def test_example_fails_as_shown(
    example: str,
    shown: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert check(example, tmp_path, monkeypatch) > 0
    output = capsys.readouterr()
    assert output.err + output.out == shown


def test_every_key_of_a_step_has_an_example() -> None:
    files = [tomllib.loads(example) for example in PASSING]
    scenarios = [one for file in files for one in [file, *file.get("scenario", [])]]
    used = {key for scenario in scenarios for step in scenario.get("step", []) for key in step}
    assert used == set(STEP)


def test_every_key_of_a_scenario_is_explained() -> None:
    assert [key for key in FIELDS if f"`{key}" not in PAGE and f"[{key}]" not in PAGE] == []


def test_pages_of_the_games_are_current() -> None:
    assert stale(pages()) == [], "run python -m tools.generate_scenario_pages"


@pytest.mark.parametrize("name", MEANINGS)
def test_every_declared_name_has_a_meaning(name: str) -> None:
    declared = GAMES[name].declaration
    names = {kind.name for kind in declared.zone_kinds} | {run.name for run in declared.runs}
    assert set(MEANINGS[name]) == names

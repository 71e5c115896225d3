"""Run every scenario file of the repository."""

from pathlib import Path

import pytest

from dragonhall.cli.scenario_runs import Games, check_file

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))
GAMES: Games = {}  # configured once for all files


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_scenario_passes(file: Path) -> None:
    failures = [
        (scenario.title, failure.step, failure.action, failure.difference)
        for scenario, found in check_file(file, GAMES)
        for failure in found
    ]
    assert failures == []


@pytest.mark.parametrize("example", ["DX-1", "DX-2", "DX-3", "DX-4", "DX-5"])
def test_each_worked_example_of_draco_has_a_scenario_file(example: str) -> None:
    proved = {
        rule
        for file in (FOLDER / "draco").glob("dx-*.toml")
        for scenario, _ in check_file(file, GAMES)
        for rule in scenario.rules
    }
    assert example in proved

"""Scenario files for the commands: finding, reading and running them."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.scenarios.scenario import Configure, Failure, Scenario

Games = dict[tuple[object, ...], "Game"]  # configured games by name, players, options and pack


def chosen_files(paths: list[Path]) -> list[Path]:
    """Return the given files and all scenario files in the given folders."""
    from dragonhall.core.errors import ScenarioError
    from dragonhall.files import scenario_files

    files: list[Path] = []
    for path in paths:
        found = scenario_files(path) if path.is_dir() else [path]
        if not found:
            raise ScenarioError("scenario-none", file=str(path))
        files += found
    return files


def check_file(file: Path, games: Games) -> list[tuple["Scenario", list["Failure"]]]:
    """Run every scenario of a file."""
    from dragonhall.core.scenarios.scenario import run_scenario

    configured = games_beside(file, games)
    return [(scenario, run_scenario(scenario, configured)) for scenario in scenarios_of(file)]


def scenarios_of(file: Path) -> list["Scenario"]:
    from dragonhall.core.scenarios.scenario import parse_scenarios

    return parse_scenarios(read_text(file), str(file))


def games_beside(file: Path, games: Games) -> "Configure":
    """Return the function that configures the games of a file; packs are in the folder of the file.

    `games` keeps the games that were configured, because this takes longer than most scenarios.
    """
    from dragonhall.games import configure
    from dragonhall.resources import read_pack

    def configured(name: str, players: int | None, options: Mapping[str, str], pack: str) -> "Game":
        source = file.parent / pack if pack else None
        key = (name, players, tuple(sorted(options.items())), source)
        if key not in games:
            games[key] = configure(name, players, options, read_pack(source) if source else None)
        return games[key]

    return configured


def read_text(file: Path) -> str:
    from dragonhall.core.errors import ScenarioError

    try:
        return file.read_bytes().decode()
    except OSError as error:
        raise ScenarioError("scenario-file", file=str(file), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise ScenarioError("scenario-text", file=str(file)) from None

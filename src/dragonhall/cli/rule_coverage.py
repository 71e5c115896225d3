"""`dragonhall rules coverage`: rules without a test, and scenarios that prove nothing."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from dragonhall.cli.scenario_runs import Games, games_beside, scenarios_of

if TYPE_CHECKING:
    from dragonhall.core.text.messages import Words
    from dragonhall.lab.checks.rule_coverage import Coverage
    from dragonhall.lab.checks.scenario_flips import Flips


def run_coverage(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.core.errors import OptionError
    from dragonhall.games import GAMES, game_class
    from dragonhall.games.rulebooks import rules_of
    from dragonhall.lab.checks.rule_coverage import collect, coverage
    from dragonhall.resources import data_folder

    folder = args.tests or data_folder() / "tests"
    if not folder.is_dir():
        raise OptionError("coverage-tests", got=str(folder))
    if args.ids:
        raise OptionError("coverage-ids", got=" ".join(args.ids))
    proofs = collect(folder)
    contracts = {name: rules_of(name) for name in GAMES}
    every = {rule for rules in contracts.values() for rule in rules}
    kinds = [game_class(args.only)] if args.only else list(GAMES.values())
    flips = run_flips(folder, {kind.name for kind in kinds}) if args.flips else {}
    found = [coverage(kind, contracts[kind.name], proofs, every) for kind in kinds]
    for result in found:
        show_coverage(result, words)
        show_flips(result.game, flips.get(result.game, []), words)
    tried = [flip for result in found for flip in flips.get(result.game, [])]
    complete = all(result.complete for result in found) and all(flip.proves for flip in tried)
    return 0 if complete else 1


def run_flips(folder: Path, names: set[str]) -> dict[str, list["Flips"]]:
    """Flip the expectations of the scenarios of these games that name a rule; return the results by game."""
    from dragonhall.files import scenario_files
    from dragonhall.lab.checks.scenario_flips import try_flips

    games: Games = {}
    found: dict[str, list[Flips]] = {}
    for file in scenario_files(folder):
        for scenario in scenarios_of(file):
            if scenario.rules and scenario.game in names:
                found.setdefault(scenario.game, []).append(try_flips(scenario, games_beside(file, games)))
    return found


def show_coverage(result: "Coverage", words: "Words") -> None:
    proved = result.total - len(result.unproved)
    print(words("coverage-summary", game=words.name("game", result.game), total=result.total, proved=proved))
    for name in result.unproved:
        print("  " + words("coverage-unproved", rule=name))
    for name, where in result.unknown:
        print("  " + words("coverage-unknown", rule=name, where=where))
    for name in result.uncited:
        print("  " + words("coverage-uncited", rule=name))


def show_flips(game: str, found: list["Flips"], words: "Words") -> None:
    if not found:
        return
    total = sum(result.total for result in found)
    print("  " + words("coverage-flips", total=total, scenarios=len(found)))
    for result in found:
        scenario = result.scenario
        line = scenario.node.line
        where = f"{scenario.file}:{line}: {scenario.title}" if scenario.title else f"{scenario.file}:{line}"
        rules = ", ".join(scenario.rules)
        if not result.passes:
            print("  " + words("coverage-failing", rules=rules, where=where))
        elif not result.total:
            print("  " + words("coverage-empty", rules=rules, where=where))
        for key in result.green:
            named = f"{key.file}:{key.line}: {key.key}"
            print("  " + words("coverage-green", rules=rules, where=named))

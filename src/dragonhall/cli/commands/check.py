"""`dragonhall check`: run scenario files."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.scenarios.scenario import Failure, Scenario
    from dragonhall.core.text.messages import Words

NAME = "check"
HELP = "run scenario files: positions, actions and expected results"
EXAMPLES = """\
  dragonhall check tests/scenarios            every *.toml in a folder
  dragonhall check my-position.toml           one file; docs/scenarios.md describes the format
exit code: 0 all pass, 1 a scenario fails, 2 a file cannot be read or run"""

MANY = 20  # minimum number of files for which progress is shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", metavar="FILE", type=Path, help="a scenario file, or a folder of them"
    )
    parser.add_argument("--lang", metavar="LANG", help="language: en, it or pl")


def run(args: argparse.Namespace) -> int:
    from dragonhall.core.errors import DragonhallError
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
    files = scenario_files(args.paths)
    total = failed = bad = 0
    for number, file in enumerate(files, 1):
        show_progress(words, number, len(files), file)
        try:
            results = check_file(file)
        except DragonhallError as error:
            bad += 1
            print(words.sentence(error), file=sys.stderr)
            continue
        total += len(results)
        for scenario, failures in results:
            failed += bool(failures)
            show_failures(words, scenario, failures)
    print(words("check-summary", total=total, passed=total - failed, failed=failed, bad=bad))
    return 2 if bad else 1 if failed else 0


def scenario_files(paths: list[Path]) -> list[Path]:
    """Return the given files and all *.toml files in the given folders."""
    from dragonhall.core.errors import ScenarioError

    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise ScenarioError("scenario-none", file=str(path))
        files += found
    return files


def check_file(file: Path) -> list[tuple["Scenario", list["Failure"]]]:
    """Run every scenario of a file."""
    from dragonhall.core.scenarios.scenario import parse_scenarios, run_scenario
    from dragonhall.games import configure
    from dragonhall.resources import read_pack

    def configured(name: str, players: int | None, options: Mapping[str, str], pack: str) -> "Game":
        return configure(name, players, options, read_pack(file.parent / pack) if pack else None)

    scenarios = parse_scenarios(read_text(file), str(file))
    return [(scenario, run_scenario(scenario, configured)) for scenario in scenarios]


def read_text(file: Path) -> str:
    from dragonhall.core.errors import ScenarioError

    try:
        return file.read_bytes().decode()
    except OSError as error:
        raise ScenarioError("scenario-file", file=str(file), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise ScenarioError("scenario-text", file=str(file)) from None


def show_progress(words: "Words", number: int, total: int, file: Path) -> None:
    """Update one progress line on the terminal; do nothing for few files or in a log."""
    if total < MANY or not sys.stderr.isatty():
        return
    line = f"[{number}/{total}] {words('check-running', file=file.name)}" if number < total else ""
    print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


def show_failures(words: "Words", scenario: "Scenario", failures: list["Failure"]) -> None:
    if not failures:
        return
    name = f"{scenario.file}: {scenario.title}" if scenario.title else scenario.file
    print(words("check-failed", name=name))
    for failure in failures:
        where = failure.difference
        message = "check-difference-after" if failure.action else "check-difference"
        facts = {"file": scenario.file, "line": str(where.line), "key": where.key, "action": failure.action}
        print("  " + words(message, step=failure.step, **facts))
        print("    " + words("check-expected", expected=where.expected))
        print("    " + words("check-got", got=where.got))

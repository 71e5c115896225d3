"""`dragonhall rules`: print rules of the contract, and say which of them are proved."""

import argparse
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dragonhall.core.rulebook import Rule
    from dragonhall.core.words import Words
    from dragonhall.lab.coverage import Coverage

NAME = "rules"
HELP = "print rules by their ids, or list rules without a test"
EXAMPLES = """\
  dragonhall rules draco                  all rules of Draco
  dragonhall rules draco DT-2 DT-4        two of them
  dragonhall rules coverage               rules without a test; exit code 1 if there are any
  dragonhall rules coverage --game draco"""

COVERAGE = "coverage"
WIDTH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help='a game, or "coverage"')
    parser.add_argument("ids", nargs="*", metavar="ID", help="the rules to print (default: all)")
    parser.add_argument("--game", dest="only", metavar="GAME", help="coverage: of this game alone")
    parser.add_argument(
        "--tests", type=Path, metavar="DIR", help="coverage: the tests (default: the project's own)"
    )
    parser.add_argument("--lang", metavar="LANG", help="the language to speak: en, it or pl")


def run(args: argparse.Namespace) -> int:
    from dragonhall.doors.speech import words_for

    words = words_for(args.lang)
    if args.game == COVERAGE:
        return run_coverage(args, words)
    print_rules(args.game, args.ids)
    return 0


def print_rules(game: str, ids: list[str]) -> None:
    from dragonhall.core.errors import OptionError

    rules = rules_of(game)
    for name in ids:
        if name.upper() not in rules:
            raise OptionError("rule", got=name, game=game, allowed=", ".join(rules))
    section = ""
    for rule in [rules[name.upper()] for name in ids] or rules.values():
        if rule.section != section and not ids:
            section = rule.section
            print(f"\n{section}")
        print(textwrap.fill(f"{rule.id}  {rule.plain}", WIDTH, subsequent_indent=" " * 6))


def rules_of(game: str) -> dict[str, "Rule"]:
    from dragonhall.core.places import data_folder
    from dragonhall.core.rulebook import parse_rules
    from dragonhall.games import game_class

    file = data_folder() / "rules" / f"{game_class(game).name}.md"
    return parse_rules(file.read_text(encoding="utf-8"))


def run_coverage(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.core.errors import OptionError
    from dragonhall.core.places import data_folder
    from dragonhall.games import GAMES, game_class
    from dragonhall.lab.coverage import collect, coverage

    folder = args.tests or data_folder() / "tests"
    if not folder.is_dir():
        raise OptionError("coverage-tests", got=str(folder))
    if args.ids:
        raise OptionError("coverage-ids", got=" ".join(args.ids))
    proofs = collect(folder)
    contracts = {name: rules_of(name) for name in GAMES}
    every = {rule for rules in contracts.values() for rule in rules}
    kinds = [game_class(args.only)] if args.only else list(GAMES.values())
    found = [coverage(kind, contracts[kind.name], proofs, every) for kind in kinds]
    for result in found:
        show_coverage(result, words)
    return 0 if all(result.complete for result in found) else 1


def show_coverage(result: "Coverage", words: "Words") -> None:
    proved = result.total - len(result.unproved)
    print(words("coverage-summary", game=words.name("game", result.game), total=result.total, proved=proved))
    for name in result.unproved:
        print("  " + words("coverage-unproved", rule=name))
    for name, where in result.unknown:
        print("  " + words("coverage-unknown", rule=name, where=where))
    for name in result.uncited:
        print("  " + words("coverage-uncited", rule=name))

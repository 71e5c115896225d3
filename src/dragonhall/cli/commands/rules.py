"""`dragonhall rules`: print rules, and list rules without a test."""

import argparse
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dragonhall.core.text.messages import Words
    from dragonhall.core.text.rulebook import Rule
    from dragonhall.lab.checks.rule_coverage import Coverage

NAME = "rules"
HELP = "print rules by their ids, or list rules without a test"
EXAMPLES = """\
  dragonhall rules draco                  all rules of Draco
  dragonhall rules draco DT-2 DT-4        two rules
  dragonhall rules drako TR-7 --lang pl   one rule in Polish
  dragonhall rules drako --edition it     with the differences of the Italian edition
  dragonhall rules drako --edition it --diff en   only the rules in which two editions differ
  dragonhall rules coverage               rules without a test; exit code 1 if there are any
  dragonhall rules coverage --game draco"""

COVERAGE = "coverage"
WIDTH = 100
INDENT = " " * 6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help='a game, or "coverage"')
    parser.add_argument("ids", nargs="*", metavar="ID", help="ids of the rules to print (default: all)")
    parser.add_argument("--game", dest="only", metavar="GAME", help="coverage: only this game")
    parser.add_argument(
        "--tests",
        type=Path,
        metavar="DIR",
        help="coverage: folder of the tests (default: tests of the project)",
    )
    parser.add_argument("--edition", metavar="E", help="show the differences of this edition")
    parser.add_argument("--diff", metavar="E", help="only the rules in which this other edition differs")
    parser.add_argument("--lang", metavar="LANG", help="language: en, it or pl")


def run(args: argparse.Namespace) -> int:
    from dragonhall.terminal.language import words_for
    from dragonhall.terminal.screen import soften_streams

    words = words_for(args.lang)
    if args.game == COVERAGE:
        return run_coverage(args, words)
    soften_streams()
    rules = chosen_rules(args.game, args.ids, words)
    if args.edition is None and args.diff is None:
        print_rules(rules, headed=not args.ids)
        return 0
    from dragonhall.games.rulebooks import differences, edition_named, editions_of

    table = editions_of(args.game)
    edition = edition_named(table, args.edition or next(iter(table.EDITIONS)))
    if args.diff is None:
        print_rules(rules, headed=not args.ids, notes=differences(table, args.game, [edition], words))
        return 0
    other = edition_named(table, args.diff)
    notes = differences(table, args.game, [edition, other], words)
    print_rules([rule for rule in rules if rule.id in notes], headed=False, notes=notes)
    if not notes:
        print(words("rules-no-difference"))
    return 0


def chosen_rules(game: str, ids: list[str], words: "Words") -> list["Rule"]:
    from dragonhall.core.errors import OptionError
    from dragonhall.games.rulebooks import rules_of

    rules = rules_of(game, words.language)
    for name in ids:
        if name.upper() not in rules:
            raise OptionError("rule", got=name, game=game, allowed=", ".join(rules))
    return [rules[name.upper()] for name in ids] or list(rules.values())


def print_rules(
    rules: Sequence["Rule"], headed: bool, notes: Mapping[str, Sequence[str]] | None = None
) -> None:
    """Print the rules, each followed by its notes; if `headed`, under the section headings."""
    section = ""
    for rule in rules:
        if rule.section != section and headed:
            section = rule.section
            print(f"\n{section}")
        print(textwrap.fill(f"{rule.id}  {rule.plain}", WIDTH, subsequent_indent=INDENT))
        for note in (notes or {}).get(rule.id, ()):
            print(textwrap.fill(note, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT + "    "))


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

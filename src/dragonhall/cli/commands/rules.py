"""`dragonhall rules`, `pack`, `check` and `perft`: rules, component data, scenarios, position counts."""

import argparse
import sys
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dragonhall.cli import Command
from dragonhall.cli.arguments import add_language

if TYPE_CHECKING:
    from dragonhall.core.scenarios.scenario import Failure, Scenario
    from dragonhall.core.text.messages import Words
    from dragonhall.core.text.rulebook import Rule

# ---- rules ----------------------------------------------------------------------------------------

RULES_HELP = """\
print rules by their ids, or list rules without a test or with a test that proves nothing
  dragonhall rules draco                  all rules of Draco
  dragonhall rules draco DT-2 DT-4        two rules
  dragonhall rules drako TR-7 --lang pl   one rule in Polish
  dragonhall rules drako --edition it     with the differences of the Italian edition
  dragonhall rules drako --edition it --diff en   only the rules in which two editions differ
  dragonhall rules coverage               rules without a test; exit code 1 if there are any
  dragonhall rules coverage --game draco
`coverage` also changes each expectation of every scenario that names a rule, one at a time. Exit code 1 if a
scenario passes with a changed expectation, has none, or fails as it is; docs/scenarios.md describes it."""

COVERAGE = "coverage"
WIDTH = 100
INDENT = " " * 6


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help='a game, or "coverage"')
    parser.add_argument("ids", nargs="*", metavar="ID", help="ids of the rules to print (default: all)")
    parser.add_argument("--game", dest="only", metavar="GAME", help="coverage: only this game")
    parser.add_argument(
        "--tests",
        type=Path,
        metavar="DIR",
        help="coverage: folder of the tests (default: tests of the project)",
    )
    parser.add_argument(
        "--no-flips", dest="flips", action="store_false", help="coverage: do not change expectations"
    )
    parser.add_argument("--edition", metavar="E", help="show the differences of this edition")
    parser.add_argument("--diff", metavar="E", help="only rules in which --edition and this edition differ")


def run_rules(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.terminal.screen import replace_unprintable

    if args.game == COVERAGE:
        from dragonhall.cli.rule_coverage import run_coverage

        return run_coverage(args, words)
    replace_unprintable()
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


# ---- pack -----------------------------------------------------------------------------------------

PACK_HELP = """\
copy a pack of component data to edit it, or check a pack
  dragonhall pack copy drako my-drako.toml     copy the built-in pack, to enter the cards of your own box
  dragonhall pack check my-drako.toml          report errors, list changes and reconstructed values
  dragonhall pack check packs/signori.toml     list reconstructed values of the built-in pack
exit code: 0 the pack can be played, 2 it cannot; docs/packs.md describes each step"""


def add_pack_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    copy = actions.add_parser("copy", help="copy the built-in pack of a game to a new file")
    copy.add_argument("game", metavar="GAME", help="draco, drako or signori")
    copy.add_argument("file", type=Path, metavar="FILE", help="the new file; it must not exist")
    check = actions.add_parser("check", help="check a pack and list values that are not certain")
    check.add_argument("file", type=Path, metavar="FILE", help="the pack (TOML)")
    for action in (copy, check):
        add_language(action)


def run_pack(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.terminal.screen import replace_unprintable

    replace_unprintable()
    if args.action == "copy":
        copy_pack(args.game, args.file, words)
    else:
        check_pack(args.file, words)
    return 0


def copy_pack(game: str, file: Path, words: "Words") -> None:
    from dragonhall.files import write_atomically
    from dragonhall.games import game_class
    from dragonhall.resources import builtin_pack

    game_class(game)
    write_atomically(file, builtin_pack(game).text, overwrite=False)
    print(words("pack-copied", file=str(file)))


def check_pack(file: Path, words: "Words") -> None:
    from dragonhall.files import changes, read_pack_file, uncertain_parts
    from dragonhall.resources import builtin_pack

    box = read_pack_file(file)
    name = str(words.name("game", box.game))
    print(words("pack-playable", file=str(file), game=name, hash=box.pack.hash[:12]))
    changed = changes(box.pack, builtin_pack(box.game))
    print(words("pack-changed", count=len(changed)))
    for key in changed:
        print(f"  {key}")
    guesses = uncertain_parts(box.pack)
    print(words("pack-unsure", count=sum(len(things) for things in guesses.values())))
    for (word, where), things in guesses.items():
        print(f"  {word}: {where}" + (f": {', '.join(things)}" if any(things) else ""))
    if guesses:
        print(words("pack-next"))


# ---- check ----------------------------------------------------------------------------------------

CHECK_HELP = """\
run scenario files: positions, actions and expected results
  dragonhall check tests/scenarios            every *.toml in a folder
  dragonhall check my-position.toml           one file; docs/scenarios.md describes the format
exit code: 0 all pass, 1 a scenario fails, 2 a file cannot be read or run"""

MANY = 20  # minimum number of files for which progress is shown


def add_check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", metavar="FILE", type=Path, help="a scenario file, or a folder of them"
    )


def run_check(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.cli.scenario_runs import Games, check_file, chosen_files
    from dragonhall.core.errors import DragonhallError

    files = chosen_files(args.paths)
    games: Games = {}
    total = failed = bad = 0
    for number, file in enumerate(files, 1):
        show_progress(words, number, len(files), file)
        try:
            results = check_file(file, games)
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


# ---- perft ----------------------------------------------------------------------------------------

PERFT_HELP = """\
count the action sequences of a given length from a deal, to test the rules
  dragonhall perft draco --seed 7 --depth 4
  dragonhall perft draco --seed 7 --depth 3 --players 5 --divide"""

DEEPEST = 50


def add_perft_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deal (default: 0)")
    parser.add_argument("--depth", type=int, required=True, metavar="N", help="length of the sequences")
    parser.add_argument("--players", type=int, metavar="P", help="number of players (default: the minimum)")
    parser.add_argument("--divide", action="store_true", help="print the count of each first action")


def run_perft(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.core.errors import OptionError
    from dragonhall.games import configure
    from dragonhall.lab.checks.perft import divide

    if not 1 <= args.depth <= DEEPEST:
        raise OptionError("perft-depth", got=args.depth, most=DEEPEST)
    state = configure(args.game, players=args.players).begin(args.seed)
    choices, total = state.count, 0
    for number, (action, sequences) in enumerate(divide(state, args.depth), 1):
        total += sequences
        if args.divide:
            print(f"{action}: {sequences}")
        if sys.stderr.isatty():
            line = words("perft-progress", number=number, choices=choices, total=str(total))
            print(f"\r\x1b[K{line if number < choices else ''}", end="", file=sys.stderr, flush=True)
    print(words("perft-total", depth=args.depth, total=str(total)))
    return 0


COMMANDS = (
    Command("rules", RULES_HELP, add_rules_arguments, run_rules),
    Command("pack", PACK_HELP, add_pack_arguments, run_pack, has_language=False),
    Command("check", CHECK_HELP, add_check_arguments, run_check),
    Command("perft", PERFT_HELP, add_perft_arguments, run_perft),
)

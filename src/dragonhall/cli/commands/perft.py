"""`dragonhall perft`: count action sequences."""

import argparse
import sys

NAME = "perft"
HELP = "count the action sequences of a given length from a deal, to test the rules"
EXAMPLES = """\
  dragonhall perft draco --seed 7 --depth 4
  dragonhall perft draco --seed 7 --depth 3 --players 5 --divide"""

DEEPEST = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deal (default: 0)")
    parser.add_argument("--depth", type=int, required=True, metavar="N", help="length of the sequences")
    parser.add_argument("--players", type=int, metavar="P", help="number of players (default: the minimum)")
    parser.add_argument("--divide", action="store_true", help="print the count of each first action")
    parser.add_argument("--lang", metavar="LANG", help="language: en, it or pl")


def run(args: argparse.Namespace) -> int:
    from dragonhall.core.errors import OptionError
    from dragonhall.games import configure
    from dragonhall.lab.checks.perft import divide
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
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

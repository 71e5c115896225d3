"""`dragonhall balance`: write a balance report on a game, or compare two."""

import argparse
from typing import TYPE_CHECKING

from dragonhall.cli.lab_runs import add_longest, add_rules
from dragonhall.cli.study_runs import add_desk

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.lab.balance.study import Item

NAME = "balance"
HELP = "write a balance report: win shares by side, turn order, card and ability; game length; skill"
EXAMPLES = """\
  dragonhall balance drako:knights-trolls --bot ismcts:iterations=100 --games 400
  dragonhall balance drako:knights-trolls --against drako:knights-trolls:it     compare two editions
  dragonhall balance signori:4 --against my-cards.toml --games 1000             compare two packs
  dragonhall balance draco:3 --ladder random,greedy,ismcts:iterations=100       measure skill against luck
Reports are HTML, Markdown and JSON. A comparison plays both on the same deals."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules(parser)
    parser.add_argument(
        "--against", metavar="TABLE|PACK", help="compare with another table, or with a pack (FILE.toml)"
    )
    parser.add_argument(
        "--bot", default="greedy", metavar="BOT", help="bot that plays all sides (default: greedy)"
    )
    parser.add_argument("--games", type=int, default=400, metavar="N", help="number of games (default: 400)")
    parser.add_argument("--ladder", default="", metavar="BOT,BOT,…", help="bots, from weak to strong")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deals (default: 0)")
    add_longest(parser)
    add_desk(parser, "balance", "html,md,json")


def run(args: argparse.Namespace) -> int:
    from dragonhall.cli.lab_runs import game_of
    from dragonhall.cli.study_runs import check, desk_of, study_table, write_report
    from dragonhall.lab.reports.balance_report import balance_report
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
    game = game_of(args)
    item = item_of(args, args.table, args.pack or "")
    other = against(args) if args.against else None
    check(item, game)
    desk = desk_of(args)
    study, samples = study_table(item, game, desk, words, item.table)
    files = write_report(balance_report(study, game, words), study.dumps(), item.name, desk)
    if other is not None:
        from dragonhall.lab.balance.comparison import changes, dumps
        from dragonhall.lab.reports.comparison_report import comparison_report

        that, that_game = other
        that_study, that_samples = study_table(that, that_game, desk, words, args.against)
        found = changes(samples, that_samples)
        report = comparison_report(study, that_study, found, (game, that_game), words)
        files += write_report(report, dumps(found), f"{item.name}-against-{that.name}", desk)
    for file in files:
        print(words("balance-written", file=str(file)))
    return 0


def item_of(args: argparse.Namespace, table: str, pack: str) -> "Item":
    from dragonhall.lab.balance.study import Item
    from dragonhall.terminal.session import split_seats

    ladder = split_seats(args.ladder) if args.ladder else []
    return Item(table, args.bot, args.games, args.seed, args.longest, ladder, args.games, pack)


def against(args: argparse.Namespace) -> tuple["Item", "Game"]:
    """Return the table to compare with; a pack means the same table with that pack."""
    from pathlib import Path

    import msgspec

    from dragonhall.cli.lab_runs import options_of
    from dragonhall.games.table_codes import parse_table_code
    from dragonhall.resources import read_pack

    if args.against.endswith(".toml"):
        item = item_of(args, args.table, args.against)
        return item, parse_table_code(
            args.table, args.players, options_of(args), read_pack(Path(args.against))
        )
    pack = read_pack(Path(args.pack)) if args.pack else None
    item = item_of(args, args.against, args.pack or "")
    return msgspec.structs.replace(item, ladder=[]), parse_table_code(args.against, None, {}, pack)

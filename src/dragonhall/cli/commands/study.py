"""`dragonhall study`: write several balance reports and an index."""

import argparse
from typing import TYPE_CHECKING

from dragonhall.cli.study_runs import add_desk

if TYPE_CHECKING:
    from dragonhall.lab.balance.balance import Balance

NAME = "study"
HELP = "write the balance reports listed in a file, and an index"
EXAMPLES = """\
  dragonhall study docs/balance/study.toml --out docs/balance --format json     the reports of docs/balance
  dragonhall study my-study.toml --resume                                       continue an interrupted run
docs/laboratory.md describes the file"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the study (TOML)")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="only tables whose code contains TEXT; writes no index"
    )
    add_desk(parser, "study", "html,md,json")


def run(args: argparse.Namespace) -> int:
    from pathlib import Path

    from dragonhall.cli.study_runs import check, desk_of, study_table, write_index, write_report
    from dragonhall.core.errors import OptionError
    from dragonhall.games.table_codes import parse_table_code
    from dragonhall.lab.balance.study import read_study
    from dragonhall.lab.reports.balance_report import balance_report, index_report
    from dragonhall.resources import read_pack
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
    asked = read_study(Path(args.file))
    items = [item for item in asked.items if args.only in item.table]
    if not items:
        raise OptionError("strength-only", got=args.only)
    packs = [read_pack(Path(item.pack)) if item.pack else None for item in items]
    games = [parse_table_code(item.table, pack=pack) for item, pack in zip(items, packs, strict=True)]
    for item, game in zip(items, games, strict=True):
        check(item, game)
    desk = desk_of(args)
    studies: list[tuple[str, Balance]] = []
    for number, (item, game) in enumerate(zip(items, games, strict=True), 1):
        study, _ = study_table(item, game, desk, words, f"[{number}/{len(items)}] {item.table}")
        write_report(balance_report(study, game, words), study.dumps(), item.name, desk)
        studies.append((item.name, study))
    if not args.only:  # an index of some reports would hide the others
        linked = "html" in desk.formats or "md" in desk.formats
        write_index(index_report(asked.about, studies, games, words, linked), desk)
        print(words("study-index", file=str(desk.out)))
    return 0

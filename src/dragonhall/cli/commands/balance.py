"""`dragonhall balance` and `dragonhall study`: balance reports on one table or on many."""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from dragonhall.cli import Command
from dragonhall.cli.lab_runs import add_longest, add_rules
from dragonhall.core.errors import OptionError

if TYPE_CHECKING:
    from dragonhall.cli.lab_runs import ArenaRun
    from dragonhall.core.game import Game
    from dragonhall.core.text.messages import Words
    from dragonhall.lab.balance.balance import Balance, LadderStep
    from dragonhall.lab.balance.measures import Sample
    from dragonhall.lab.balance.study import ReportItem
    from dragonhall.lab.reports.layout import Report

# ---- balance --------------------------------------------------------------------------------------

BALANCE_HELP = """\
write a balance report: win shares by side, turn order, card and ability; game length; skill
  dragonhall balance drako:knights-trolls --bot ismcts:iterations=100 --games 400
  dragonhall balance drako:knights-trolls --against drako:knights-trolls:it     compare two editions
  dragonhall balance signori:4 --against my-cards.toml --games 1000             compare two packs
  dragonhall balance draco:3 --ladder random,greedy,ismcts:iterations=100       measure skill against luck
Reports are HTML, Markdown and JSON. A comparison plays both on the same deals."""


def add_balance_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules(parser)
    parser.add_argument(
        "--against", metavar="TABLE|PACK", help="compare with another table, or with a pack (FILE.toml)"
    )
    parser.add_argument(
        "--bot", default="greedy", metavar="BOT", help="bot that plays all sides (default: greedy)"
    )
    parser.add_argument("--games", type=int, default=400, metavar="N", help="number of games (default: 400)")
    parser.add_argument("--ladder", default="", metavar="BOT,BOT,…", help="compare bots, weakest first")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deals (default: 0)")
    add_longest(parser)
    add_report_arguments(parser, "balance", "html,md,json")


def run_balance(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.cli.lab_runs import game_of
    from dragonhall.lab.reports.balance_report import balance_report

    game = game_of(args)
    item = item_of(args, args.table, args.pack or "")
    other = against(args) if args.against else None
    check_item(item, game)
    settings = report_settings(args)
    study, samples = study_table(item, game, settings, words, item.table)
    files = write_report(balance_report(study, game, words), study.dumps(), item.name, settings)
    if other is not None:
        from dragonhall.lab.balance.comparison import changes, dumps
        from dragonhall.lab.reports.comparison_report import comparison_report

        that, that_game = other
        that_study, that_samples = study_table(that, that_game, settings, words, args.against)
        found = changes(samples, that_samples)
        report = comparison_report(study, that_study, found, (game, that_game), words)
        files += write_report(report, dumps(found), f"{item.name}-against-{that.name}", settings)
    for file in files:
        print(words("balance-written", file=str(file)))
    return 0


def item_of(args: argparse.Namespace, table: str, pack: str) -> "ReportItem":
    from dragonhall.lab.balance.study import ReportItem
    from dragonhall.terminal.session import split_seats

    ladder = split_seats(args.ladder) if args.ladder else []
    return ReportItem(table, args.bot, args.games, args.seed, args.longest, ladder, args.games, pack)


def against(args: argparse.Namespace) -> tuple["ReportItem", "Game"]:
    """Return the table to compare with; a pack means the same table with that pack."""
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


# ---- study ----------------------------------------------------------------------------------------

STUDY_HELP = """\
write the balance reports listed in a file, and an index
  dragonhall study docs/balance/study.toml --out docs/balance --format json     the reports of docs/balance
  dragonhall study my-study.toml --resume                                       continue an interrupted run
docs/laboratory.md describes the file"""


def add_study_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the study (TOML)")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="only tables whose code contains TEXT; writes no index"
    )
    add_report_arguments(parser, "study", "html,md,json")


def run_study(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.games.table_codes import parse_table_code
    from dragonhall.lab.balance.study import read_study
    from dragonhall.lab.reports.balance_report import balance_report, index_report
    from dragonhall.resources import read_pack

    asked = read_study(Path(args.file))
    items = [item for item in asked.items if args.only in item.table]
    if not items:
        raise OptionError("strength-only", got=args.only)
    packs = [read_pack(Path(item.pack)) if item.pack else None for item in items]
    games = [parse_table_code(item.table, pack=pack) for item, pack in zip(items, packs, strict=True)]
    for item, game in zip(items, games, strict=True):
        check_item(item, game)
    settings = report_settings(args)
    studies: list[tuple[str, Balance]] = []
    for number, (item, game) in enumerate(zip(items, games, strict=True), 1):
        study, _ = study_table(item, game, settings, words, f"[{number}/{len(items)}] {item.table}")
        write_report(balance_report(study, game, words), study.dumps(), item.name, settings)
        studies.append((item.name, study))
    if not args.only:  # an index of some reports would hide the others
        linked = "html" in settings.formats or "md" in settings.formats
        write_index(index_report(asked.about, studies, games, words, linked), settings)
        print(words("study-index", file=str(settings.out)))
    return 0


# ---- shared by both ----------------------------------------------------------------------------------

FORMATS = ("html", "md", "json")


@dataclass(frozen=True, slots=True)
class ReportSettings:
    """Folders of reports and results, output formats, and workers."""

    out: Path
    results: Path
    workers: int
    cluster: str
    resume: bool
    formats: tuple[str, ...]


def add_report_arguments(parser: argparse.ArgumentParser, out: str, formats: str) -> None:
    from dragonhall.cli.lab_runs import add_cluster, add_workers

    add_workers(parser)
    add_cluster(parser)
    parser.add_argument("--out", default=out, metavar="DIR", help=f"folder of the reports (default: {out})")
    parser.add_argument(
        "--format", default=formats, metavar="F,F", help=f"formats: html, md, json (default: {formats})"
    )
    parser.add_argument(
        "--results",
        default="build/balance",
        metavar="DIR",
        help="folder of the played games (default: build/balance)",
    )
    parser.add_argument("--resume", action="store_true", help="continue with existing games")


def report_settings(args: argparse.Namespace) -> ReportSettings:
    from dragonhall.cli.lab_runs import worker_count
    from dragonhall.lab.arena.arena import make_folder

    formats = tuple(args.format.split(","))
    for form in formats:
        if form not in FORMATS:
            raise OptionError("balance-format", got=form, allowed=", ".join(FORMATS))
    workers = worker_count(args)
    for folder in (args.out, args.results):
        make_folder(Path(folder))
    return ReportSettings(
        Path(args.out), Path(args.results), workers, args.cluster or "", args.resume, formats
    )


def check_item(item: "ReportItem", game: "Game") -> None:
    """Raise an OptionError for invalid settings before any game is played."""
    from dragonhall.lab.arena.plan import arena_plan, balance_plan

    balance_plan(game, item.bot, item.games, item.seed, item.longest)
    if len(item.ladder) == 1:
        raise OptionError("balance-ladder", got=item.ladder[0])
    if item.ladder:
        arena_plan(game, item.ladder, item.ladder_games, item.seed, item.longest)


def study_table(
    item: "ReportItem", game: "Game", settings: ReportSettings, words: "Words", what: str
) -> tuple["Balance", list["Sample"]]:
    """Play the games of a report and compute its figures."""
    from dragonhall.cli.lab_runs import play
    from dragonhall.lab.arena.plan import balance_plan
    from dragonhall.lab.balance.balance import balance_of

    plan = balance_plan(game, item.bot, item.games, item.seed, item.longest)
    rungs = ladder_of(item, game, settings, words, what)
    results = play(plan, game, part_run(settings, item, plan.pack[:8]), words, what)
    return balance_of(results, game, rungs)


def part_run(settings: ReportSettings, item: "ReportItem", part: str) -> "ArenaRun":
    """Return the run of one part of a report. Without `resume`, it overwrites earlier results."""
    from dragonhall.cli.lab_runs import ArenaRun

    file = settings.results / f"{item.name}-{part}.json"
    return ArenaRun(
        file, settings.workers, settings.resume, not settings.resume, pack=item.pack, cluster=settings.cluster
    )


def ladder_of(
    item: "ReportItem", game: "Game", settings: ReportSettings, words: "Words", what: str
) -> list["LadderStep"]:
    """Play each bot of the ladder against the next weaker one."""
    from dragonhall.cli.lab_runs import play
    from dragonhall.lab.arena.plan import arena_plan
    from dragonhall.lab.balance.balance import LadderStep

    rungs: list[LadderStep] = []
    for number, (weaker, stronger) in enumerate(zip(item.ladder, item.ladder[1:], strict=False), 1):
        plan = arena_plan(game, [stronger, weaker], item.ladder_games, item.seed, item.longest)
        results = play(plan, game, part_run(settings, item, f"ladder-{number}"), words, f"{what} {stronger}")
        rungs.append(LadderStep(stronger, weaker, results.summary.bots[0].all))
    return rungs


def write_index(report: "Report", settings: ReportSettings) -> None:
    """Write the index of a study in the formats of the reports; as Markdown if these are JSON only."""
    from dragonhall.files import write_atomically
    from dragonhall.lab.reports.layout import as_html, as_markdown

    if "html" in settings.formats:
        write_atomically(settings.out / "index.html", as_html(report))
    if "md" in settings.formats or "html" not in settings.formats:
        write_atomically(settings.out / "README.md", as_markdown(report, ""))


def write_report(report: "Report", data: str, name: str, settings: ReportSettings) -> list[Path]:
    """Write a report in the chosen formats and return its files, without the charts."""
    from dragonhall.files import write_atomically
    from dragonhall.lab.reports.layout import as_html, as_markdown, chart_file

    texts: dict[str, str] = {}
    if "html" in settings.formats:
        texts[f"{name}.html"] = as_html(report)
    if "md" in settings.formats:
        texts[f"{name}.md"] = as_markdown(report, name)
        texts |= {chart_file(name, chart): chart.svg for chart in report.charts}
    if "json" in settings.formats:
        texts[f"{name}.json"] = data
    for file, text in texts.items():
        write_atomically(settings.out / file, text)
    return [settings.out / file for file in texts if not file.endswith(".svg")]


COMMANDS = (
    Command("balance", BALANCE_HELP, add_balance_arguments, run_balance),
    Command("study", STUDY_HELP, add_study_arguments, run_study),
)

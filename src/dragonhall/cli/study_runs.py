"""Code shared by `balance` and `study`: the games of one report, its ladder, and writing it."""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from dragonhall.core.errors import OptionError

if TYPE_CHECKING:
    from dragonhall.cli.lab_runs import Run
    from dragonhall.core.game import Game
    from dragonhall.core.text.messages import Words
    from dragonhall.lab.balance.balance import Balance, Rung
    from dragonhall.lab.balance.measures import Sample
    from dragonhall.lab.balance.study import Item
    from dragonhall.lab.reports.layout import Report

FORMATS = ("html", "md", "json")


@dataclass(frozen=True, slots=True)
class Desk:
    """Folders of reports and results, output formats, and workers."""

    out: Path
    results: Path
    workers: int
    cluster: str
    resume: bool
    formats: tuple[str, ...]


def add_desk(parser: argparse.ArgumentParser, out: str, formats: str) -> None:
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
    parser.add_argument("--lang", metavar="LANG", help="language of output and reports: en, it or pl")


def desk_of(args: argparse.Namespace) -> Desk:
    from dragonhall.cli.lab_runs import crew_size
    from dragonhall.lab.arena.arena import make_folder

    formats = tuple(args.format.split(","))
    for form in formats:
        if form not in FORMATS:
            raise OptionError("balance-format", got=form, allowed=", ".join(FORMATS))
    workers = crew_size(args)
    for folder in (args.out, args.results):
        make_folder(Path(folder))
    return Desk(Path(args.out), Path(args.results), workers, args.cluster or "", args.resume, formats)


def check(item: "Item", game: "Game") -> None:
    """Raise an OptionError for invalid settings before any game is played."""
    from dragonhall.lab.arena.plan import arena_plan, balance_plan

    balance_plan(game, item.bot, item.games, item.seed, item.longest)
    if len(item.ladder) == 1:
        raise OptionError("balance-ladder", got=item.ladder[0])
    if item.ladder:
        arena_plan(game, item.ladder, item.ladder_games, item.seed, item.longest)


def study_table(
    item: "Item", game: "Game", desk: Desk, words: "Words", what: str
) -> tuple["Balance", list["Sample"]]:
    """Play the games of a report and compute its figures."""
    from dragonhall.cli.lab_runs import play
    from dragonhall.lab.arena.plan import balance_plan
    from dragonhall.lab.balance.balance import balance_of

    plan = balance_plan(game, item.bot, item.games, item.seed, item.longest)
    rungs = ladder_of(item, game, desk, words, what)
    results = play(plan, game, kept(desk, item, plan.pack[:8]), words, what)
    return balance_of(results, game, rungs)


def kept(desk: Desk, item: "Item", part: str) -> "Run":
    """Return the run of one part of a report. Without `resume`, it overwrites earlier results."""
    from dragonhall.cli.lab_runs import Run

    file = desk.results / f"{item.name}-{part}.json"
    return Run(file, desk.workers, desk.resume, not desk.resume, pack=item.pack, cluster=desk.cluster)


def ladder_of(item: "Item", game: "Game", desk: Desk, words: "Words", what: str) -> list["Rung"]:
    """Play each bot of the ladder against the next weaker one."""
    from dragonhall.cli.lab_runs import play
    from dragonhall.lab.arena.plan import arena_plan
    from dragonhall.lab.balance.balance import Rung

    rungs: list[Rung] = []
    for number, (weaker, stronger) in enumerate(zip(item.ladder, item.ladder[1:], strict=False), 1):
        plan = arena_plan(game, [stronger, weaker], item.ladder_games, item.seed, item.longest)
        results = play(plan, game, kept(desk, item, f"ladder-{number}"), words, f"{what} {stronger}")
        rungs.append(Rung(stronger, weaker, results.summary.bots[0].all))
    return rungs


def write_index(report: "Report", desk: Desk) -> None:
    """Write the index of a study in the formats of the reports; as Markdown if these are JSON only."""
    from dragonhall.files.atomic import write_whole
    from dragonhall.lab.reports.layout import as_html, as_markdown

    if "html" in desk.formats:
        write_whole(desk.out / "index.html", as_html(report))
    if "md" in desk.formats or "html" not in desk.formats:
        write_whole(desk.out / "README.md", as_markdown(report, ""))


def write_report(report: "Report", data: str, name: str, desk: Desk) -> list[Path]:
    """Write a report in the chosen formats and return its files, without the charts."""
    from dragonhall.files.atomic import write_whole
    from dragonhall.lab.reports.layout import as_html, as_markdown, chart_file

    texts: dict[str, str] = {}
    if "html" in desk.formats:
        texts[f"{name}.html"] = as_html(report)
    if "md" in desk.formats:
        texts[f"{name}.md"] = as_markdown(report, name)
        texts |= {chart_file(name, chart): chart.svg for chart in report.charts}
    if "json" in desk.formats:
        texts[f"{name}.json"] = data
    for file, text in texts.items():
        write_whole(desk.out / file, text)
    return [desk.out / file for file in texts if not file.endswith(".svg")]

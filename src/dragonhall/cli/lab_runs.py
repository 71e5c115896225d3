"""Code shared by the lab commands: arguments, a run with its progress, tables of results."""

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from dragonhall.cli.arguments import add_table_options, read_options
from dragonhall.lab import LONGEST

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.text.messages import Words
    from dragonhall.lab.arena.arena import GameRunner
    from dragonhall.lab.arena.plan import ArenaPlan, Job
    from dragonhall.lab.arena.results import ArenaResults

MOST_WORKERS = 1024


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose the game: number of players, options, edition and pack."""
    parser.add_argument(
        "table",
        metavar="TABLE",
        help="the game, followed by players, match-up or edition, separated by colons: draco:3",
    )
    add_table_options(parser)
    parser.add_argument("--edition", metavar="E", help="Drako: edition of the rules: en, it or pl")
    parser.add_argument("--pack", metavar="FILE", help="component data (TOML) instead of the built-in pack")


def add_table(parser: argparse.ArgumentParser) -> None:
    add_rules(parser)
    parser.add_argument(
        "--bots", required=True, metavar="BOT,BOT,…", help="codes of the bots: greedy,ismcts:iterations=500"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deals (default: 0)")
    add_longest(parser)


def add_longest(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--longest",
        type=int,
        default=LONGEST,
        metavar="N",
        help=f"stop a game after N decisions and count it as a draw (default: {LONGEST})",
    )


def add_run(parser: argparse.ArgumentParser, out: str) -> None:
    add_workers(parser)
    add_cluster(parser)
    parser.add_argument("--out", default=out, metavar="FILE", help=f"JSON file for results (default: {out})")
    parser.add_argument("--parquet", metavar="FILE", help="also write the games as Parquet (extra: lab)")
    parser.add_argument("--records", metavar="DIR", help="write the record of every game to this folder")
    parser.add_argument("--resume", action="store_true", help="continue the run in the --out file")
    parser.add_argument("--force", action="store_true", help="overwrite the results of another run")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers", type=int, metavar="N", help="number of worker processes (default: one per core)"
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster",
        nargs="?",
        const="here",
        metavar="ADDRESS",
        help="play on Ray (extra: cluster): on this machine, or on the cluster at ADDRESS",
    )


def game_of(args: argparse.Namespace) -> "Game":
    from dragonhall.games.table_codes import parse_table_code
    from dragonhall.resources import read_pack

    pack = read_pack(Path(args.pack)) if args.pack else None
    return parse_table_code(args.table, args.players, options_of(args), pack)


def options_of(args: argparse.Namespace) -> dict[str, str]:
    options = read_options(args.option)
    return {**options, "edition": args.edition} if args.edition else options


def codes_of(args: argparse.Namespace) -> list[str]:
    from dragonhall.terminal.session import split_seats

    return split_seats(args.bots)


def workers_of(wanted: int | None) -> int:
    from dragonhall.core.errors import OptionError

    if wanted is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not 1 <= wanted <= MOST_WORKERS:
        raise OptionError("arena-workers", got=wanted, most=MOST_WORKERS)
    return wanted


def worker_count(args: argparse.Namespace) -> int:
    """Return the number of workers; 0 means all cores of a remote cluster."""
    elsewhere = args.cluster not in (None, "here")
    return 0 if elsewhere and args.workers is None else workers_of(args.workers)


@dataclass(frozen=True, slots=True)
class ArenaRun:
    """The output files of a run, and how it is played."""

    out: Path
    workers: int
    resume: bool = False
    force: bool = False
    records: str = ""
    pack: str = ""
    parquet: str = ""
    cluster: str = ""


def run_of(args: argparse.Namespace) -> ArenaRun:
    return ArenaRun(
        out=Path(args.out),
        workers=worker_count(args),
        resume=args.resume,
        force=args.force,
        records=args.records or "",
        pack=args.pack or "",
        parquet=args.parquet or "",
        cluster=args.cluster or "",
    )


def play(plan: "ArenaPlan", game: "Game", run: ArenaRun, words: "Words", what: str) -> "ArenaResults":
    """Play the plan and write its results. On Ctrl-C, print how to resume and raise again."""
    from dragonhall.cli.progress import progress
    from dragonhall.extras import require_extra
    from dragonhall.files import check_writable
    from dragonhall.lab.arena.arena import play_arena
    from dragonhall.lab.arena.plan import Job
    from dragonhall.lab.arena.results import ResultsFile, write_parquet

    if run.parquet:
        require_extra("lab")
        check_writable(Path(run.parquet))
    results_file = ResultsFile(run.out, plan, run.resume, run.force)
    job = Job(results_file.plan, pack_text(run.pack), bool(run.records))
    records = Path(run.records) if run.records else None
    try:
        with progress(words, what, results_file.plan.games) as report:
            results = play_arena(results_file, game, make_runner(run, job), records, report)
    except KeyboardInterrupt:
        done, total = len(results_file.games), results_file.plan.games
        print(words("arena-interrupted", done=done, total=str(total), file=str(run.out)), file=sys.stderr)
        raise
    if run.parquet:
        write_parquet(Path(run.parquet), results, game.seats)
    return results


def make_runner(run: ArenaRun, job: "Job") -> "GameRunner":
    from dragonhall.lab.arena.process_pool import ProcessPool
    from dragonhall.lab.arena.ray_cluster import RayCluster

    return RayCluster(job, run.workers, run.cluster) if run.cluster else ProcessPool(job, run.workers)


def pack_text(file: str) -> str:
    """Return the text of the pack, because workers may run on another machine.

    The caller has already read and checked the pack.
    """
    return Path(file).read_bytes().decode() if file else ""


def show_results(results: "ArenaResults", game: "Game", words: "Words") -> None:
    """Print the tables of a run."""
    from dragonhall.lab.reports.text_tables import aligned_table, decimal, side_text, tally_cells, tally_heads

    summary = results.summary
    bots = [[bot.all.name, *tally_cells(words, bot.all)] for bot in summary.bots]
    print("\n".join(aligned_table([words("lab-bot"), *tally_heads(words)], bots)), end="\n\n")
    rows: list[list[str]] = []
    for side, tally in enumerate(summary.sides):
        name = side_text(words, tally.name)
        rows.append([name, *tally_cells(words, tally)])
        rows += [[f"  {bot.all.name}", *tally_cells(words, bot.sides[side])] for bot in summary.bots]
    print("\n".join(aligned_table([words("lab-side"), *tally_heads(words)], rows)), end="\n\n")
    mean = decimal(words, summary.mean_plies)
    print(words("lab-length", mean=mean, shortest=str(summary.shortest), longest=str(summary.longest)))
    counted = ", ".join(f"{words.of(game).name('ending', name)}: {n}" for name, n in summary.reasons.items())
    print(words("lab-ends", ends=counted))
    if summary.cut_short:
        print(words("lab-cut-short", games=summary.cut_short, longest=str(results.plan.longest)))
    print(words("lab-method"))

"""`dragonhall strength`: play the matches that measure the bots and write docs/strength.md."""

import argparse
from typing import TYPE_CHECKING

from dragonhall.cli import Command
from dragonhall.cli.lab_runs import add_workers

if TYPE_CHECKING:
    from pathlib import Path

    from dragonhall.core.text.messages import Words
    from dragonhall.lab.strength import Trial, Verdict

STRENGTH_HELP = """\
measure the bots against each other and write docs/strength.md
  dragonhall strength --quick --out strength.md     takes seconds, to try the command
  dragonhall strength --games 400                   takes hours, writes docs/strength.md
  dragonhall strength --games 400 --resume          continues an interrupted run
  dragonhall strength --games 400 --report          plays nothing, reports existing results
exit code: 0 all targets are met, 1 some are not"""

QUICK_GAMES = 4
NOTES = "<!-- notes -->"


def add_strength_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, metavar="N", help="games per match (default: 400)")
    parser.add_argument("--quick", action="store_true", help="few games of small bots, to try the command")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="only matches whose table or bots contain TEXT"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deals (default: 0)")
    add_workers(parser)
    parser.add_argument(
        "--out", default="docs/strength.md", metavar="FILE", help="file to write (default: docs/strength.md)"
    )
    parser.add_argument(
        "--results",
        default="build/strength",
        metavar="DIR",
        help="folder of results (default: build/strength)",
    )
    parser.add_argument("--resume", action="store_true", help="continue with existing results")
    parser.add_argument("--report", action="store_true", help="play nothing, report existing results")


def run_strength(args: argparse.Namespace, words: "Words") -> int:
    from pathlib import Path

    from dragonhall.core.errors import OptionError
    from dragonhall.files import check_writable, write_atomically
    from dragonhall.lab.arena.arena import make_folder
    from dragonhall.lab.strength import trials

    chosen = [it for it in trials(args.quick) if args.only in it.table or args.only in ",".join(it.bots)]
    if not chosen:
        raise OptionError("strength-only", got=args.only)
    check_writable(Path(args.out))
    make_folder(Path(args.results))
    verdicts: list[Verdict] = []
    for number, trial in enumerate(chosen, 1):
        verdict = verdict_of(args, words, trial, f"[{number}/{len(chosen)}]")
        if verdict is not None:
            verdicts.append(verdict)
            print(summary_line(words, verdict), flush=True)
    write_atomically(Path(args.out), document(args, words, verdicts, len(chosen)) + notes_in(Path(args.out)))
    met = sum(verdict.met for verdict in verdicts)
    print(words("strength-summary", met=met, total=len(chosen), file=args.out))
    return 0 if met == len(chosen) else 1


def verdict_of(args: argparse.Namespace, words: "Words", trial: "Trial", number: str) -> "Verdict | None":
    """Play one match and keep its results in a file; with --report only read that file."""
    from pathlib import Path

    from dragonhall.cli.lab_runs import ArenaRun, play, workers_of
    from dragonhall.games.table_codes import parse_table_code
    from dragonhall.lab.arena.plan import arena_plan
    from dragonhall.lab.strength import judge, played_so_far

    game = parse_table_code(trial.table)
    plan = arena_plan(game, trial.bots, games_of(args), args.seed)
    if args.report:
        results = played_so_far(plan, game, Path(args.results, trial.file_name))
        return judge(trial, results) if results is not None else None
    run = ArenaRun(
        Path(args.results, trial.file_name), workers_of(args.workers), args.resume, not args.resume
    )
    what = f"{number} {trial.table} {' – '.join(trial.bots)}"
    return judge(trial, play(plan, game, run, words, what))


def games_of(args: argparse.Namespace) -> int:
    if args.games is not None:
        return int(args.games)
    return QUICK_GAMES if args.quick else 400


def summary_line(words: "Words", verdict: "Verdict") -> str:
    return ", ".join(cells(words, verdict))


def cells(words: "Words", verdict: "Verdict") -> list[str]:
    """Return a row of the table."""
    from dragonhall.lab.reports.text_tables import decimal, percent, share_cells

    tally = verdict.tally
    met = "certain" if verdict.certain else "yes" if verdict.met else "no" if verdict.complete else "open"
    return [
        verdict.trial.table,
        " – ".join(f"`{code}`" for code in verdict.trial.bots),
        str(tally.games),
        *share_cells(words, tally),
        words(
            "strength-at-least" if verdict.trial.bar is not None else "strength-well-above",
            bar=percent(words, verdict.bar),
        ),
        words("strength-met", met=met),
        decimal(words, verdict.plies),
    ]


def document(args: argparse.Namespace, words: "Words", verdicts: list["Verdict"], total: int) -> str:
    """Return the generated part of docs/strength.md."""
    from datetime import UTC, datetime

    from dragonhall.lab.reports.text_tables import markdown_table, share_heads
    from dragonhall.lab.strength import machine

    head = [
        words("lab-table"),
        words("strength-bots"),
        words("lab-games"),
        *share_heads(words),
        words("strength-bar"),
        words("strength-met-head"),
        words("strength-plies"),
    ]
    command = " ".join(["dragonhall strength", *command_flags(args)])
    met = sum(verdict.met for verdict in verdicts)
    lines = [
        f"# {words('strength-title')}",
        "",
        words("strength-intro"),
        "",
        f"    {command}",
        "",
        words("strength-machine", date=datetime.now(UTC).date().isoformat(), **machine()),
        *(["", words("strength-quick")] if args.quick else []),
        "",
        *markdown_table(head, [cells(words, verdict) for verdict in verdicts], 2),
        "",
        words("strength-met-of", met=met, total=total),
        "",
        words("strength-how"),
        "",
        words("lab-method"),
        "",
    ]
    return "\n".join(lines)


def notes_in(file: "Path") -> str:
    """Return the handwritten text below the figures, which is kept when the figures are rewritten."""
    if not file.exists():
        return ""
    _, mark, notes = file.read_text("utf-8").partition(NOTES)
    return f"\n{mark}{notes}" if mark else ""


def command_flags(args: argparse.Namespace) -> list[str]:
    flags = ["--quick"] if args.quick else []
    flags += ["--games", str(games_of(args)), "--seed", str(args.seed)]
    return [*flags, "--only", args.only] if args.only else flags


COMMANDS = (Command("strength", STRENGTH_HELP, add_strength_arguments, run_strength),)

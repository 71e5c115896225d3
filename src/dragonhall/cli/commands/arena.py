"""`dragonhall arena` and `dragonhall league`: many games between bots."""

import argparse
from typing import TYPE_CHECKING

from dragonhall.cli import Command
from dragonhall.cli.lab_runs import add_run, add_table

if TYPE_CHECKING:
    from dragonhall.core.text.messages import Words
    from dragonhall.lab.arena.results import ArenaResults
    from dragonhall.lab.ratings import BotRating

# ---- arena ----------------------------------------------------------------------------------------

ARENA_HELP = """\
play many games between bots on paired deals and print win shares with intervals
  dragonhall arena drako:knights-trolls --bots ismcts:iterations=500,greedy --games 1000 --workers 2
  dragonhall arena draco:4 --bots greedy,random --games 400     one greedy bot, three random ones
  dragonhall arena signori:4 --bots greedy,random --records games --out signori.json
  dragonhall arena drako:dragon-dwarves:it --bots greedy,random --games 2000 --resume
  dragonhall arena draco:3 --bots ismcts,greedy --cluster                 on a local Ray
  dragonhall arena draco:3 --bots ismcts,greedy --cluster ray-head:6379   on a Ray cluster
Each deal is played in all rotations of the bots. Ctrl-C keeps finished games; --resume continues."""


def add_arena_arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default: 100)")
    add_run(parser, "arena.json")


def run_arena(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.cli.lab_runs import codes_of, game_of, play, run_of, show_results
    from dragonhall.lab.arena.arena import table_text
    from dragonhall.lab.arena.plan import arena_plan

    game = game_of(args)
    plan = arena_plan(game, codes_of(args), args.games, args.seed, args.longest)
    table = table_text(plan, game)
    results = play(plan, game, run_of(args), words, table)
    plan = results.plan
    print(
        words("arena-title", table=table, games=plan.games, deals=plan.deals, seed=str(plan.seed)), end="\n\n"
    )
    show_results(results, game, words)
    print(words("arena-kept", file=args.out))
    return 0


# ---- league ---------------------------------------------------------------------------------------

LEAGUE_HELP = """\
play a round robin between bots and rate them
  dragonhall league drako --bots random,greedy,ismcts:iterations=100 --games 100
  dragonhall league draco:3 --bots random,greedy,ismcts:iterations=500 --plot league.svg"""


def add_league_arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="games per group of bots (default: 100)"
    )
    parser.add_argument("--plot", metavar="FILE", help="write a plot of the ratings (SVG)")
    add_run(parser, "league.json")


def run_league(args: argparse.Namespace, words: "Words") -> int:
    from pathlib import Path

    from dragonhall.cli.lab_runs import codes_of, game_of, play, run_of
    from dragonhall.files import check_writable, write_atomically
    from dragonhall.games.table_codes import sides_of
    from dragonhall.lab.arena.arena import table_text
    from dragonhall.lab.arena.plan import league_plan
    from dragonhall.lab.ratings import rate_results
    from dragonhall.lab.reports.charts import ratings_chart

    game = game_of(args)
    plan = league_plan(game, codes_of(args), args.games, args.seed, args.longest)
    if args.plot:
        check_writable(Path(args.plot))
    table = table_text(plan, game)
    results = play(plan, game, run_of(args), words, table)
    ratings = rate_results(results, sides_of(game))
    title = words("league-title", table=table, games=results.plan.games)
    print(title, end="\n\n")
    show_ratings(ratings, results, words)
    print(words("arena-kept", file=args.out))
    if args.plot:
        write_atomically(Path(args.plot), ratings_chart(ratings, title))
        print(words("league-plotted", file=args.plot))
    return 0


def show_ratings(ratings: list["BotRating"], results: "ArenaResults", words: "Words") -> None:
    from dragonhall.lab.reports.text_tables import aligned_table, decimal, percent, percents

    tallies = {bot.all.name: bot.all for bot in results.summary.bots}
    head = [words("lab-bot"), words("lab-rating"), "±", words("lab-games"), words("lab-share")]
    rows = [
        [
            rating.name,
            decimal(words, rating.mean),
            decimal(words, rating.reach),
            str(rating.games),
            percent(words, tallies[rating.name].share),
            percents(words, tallies[rating.name].low, tallies[rating.name].high),
        ]
        for rating in ratings
    ]
    print("\n".join(aligned_table([*head, words("lab-interval")], rows)), end="\n\n")
    print(words("lab-ratings-method"))
    print(words("lab-method"))


COMMANDS = (
    Command("arena", ARENA_HELP, add_arena_arguments, run_arena),
    Command("league", LEAGUE_HELP, add_league_arguments, run_league),
)

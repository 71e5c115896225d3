"""`dragonhall arena`: play many games between bots, on all cores."""

import argparse

from dragonhall.cli.lab_runs import add_run, add_table

NAME = "arena"
HELP = "play many games between bots on paired deals and print win shares with intervals"
EXAMPLES = """\
  dragonhall arena drako:knights-trolls --bots ismcts:iterations=500,greedy --games 1000 --workers 2
  dragonhall arena draco:4 --bots greedy,random --games 400     one greedy bot, three random ones
  dragonhall arena signori:4 --bots greedy,random --records games --out signori.json
  dragonhall arena drako:dragon-dwarves:it --bots greedy,random --games 2000 --resume
  dragonhall arena draco:3 --bots ismcts,greedy --cluster                 on a local Ray
  dragonhall arena draco:3 --bots ismcts,greedy --cluster ray-head:6379   on a Ray cluster
Each deal is played in all rotations of the bots. Ctrl-C keeps finished games; --resume continues."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default: 100)")
    add_run(parser, "arena.json")


def run(args: argparse.Namespace) -> int:
    from dragonhall.cli.lab_runs import codes_of, game_of, play, run_of, show_results
    from dragonhall.lab.arena.arena import table_text
    from dragonhall.lab.arena.plan import arena_plan
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
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

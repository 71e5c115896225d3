"""`dragonhall join`: let a bot program play, on this machine or on a server."""

import argparse
from typing import TYPE_CHECKING

from dragonhall.cli import Command
from dragonhall.cli.arguments import add_table_options, read_options, read_seed

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    from dragonhall.agents.protocol import Result
    from dragonhall.core.text.messages import Words

JOIN_HELP = """\
let a bot program play; it reads questions and writes answers as lines of JSON
  dragonhall join --bot examples/mybot.py                       ten local games of Draco against random
  dragonhall join drako --bot ./mybot --against greedy --games 100
  DRAGONHALL_TOKEN=dhb_… dragonhall join --bot ./mybot --url http://127.0.0.1:8000
                                                                accept challenges on a server
  dragonhall join draco --bot ./mybot --url … --against greedy --games 5
                                                                play against the bots of a server
docs/bots.md describes the protocol"""

FIRST_GAME = "draco"
GAMES_HERE = 10


def add_join_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help=f"the game (default: {FIRST_GAME}; on a server: any)"
    )
    parser.add_argument(
        "--bot",
        required=True,
        metavar="COMMAND",
        help="the program with its arguments; a .py file runs with this Python",
    )
    parser.add_argument("--url", metavar="URL", help="URL of the server (default: play on this machine)")
    parser.add_argument(
        "--token",
        metavar="T",
        help="token of the bot; DRAGONHALL_TOKEN is safer, since other users can see arguments",
    )
    parser.add_argument("--against", metavar="BOT", help="opponent: random, greedy, ismcts …")
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=f"number of games (default: {GAMES_HERE}; on a server: no limit)",
    )
    add_table_options(parser)
    parser.add_argument(
        "--tables",
        type=int,
        default=4,
        metavar="N",
        help="maximum number of games at once on a server (default: 4)",
    )
    parser.add_argument(
        "--limit", type=float, default=10.0, metavar="S", help="seconds per answer (default: 10)"
    )
    parser.add_argument("--seed", metavar="S", help="integer seed for repeatable games (on this machine)")


def run_join(args: argparse.Namespace, words: "Words") -> int:
    from collections import Counter

    from dragonhall.agents.program import command_of
    from dragonhall.core.errors import OptionError

    for name, least in (("games", 1), ("tables", 1), ("limit", 0.01)):
        value = getattr(args, name)
        if value is not None and not least <= value <= 1_000_000:
            raise OptionError("join-number", option=f"--{name}", got=f"{value:g}")
    command = command_of(args.bot)
    failures: Counter[str] = Counter()
    play = play_on_server if args.url else play_locally
    results = play(args, command, words, failures)
    return report_results(results, failures, words)


def play_locally(
    args: argparse.Namespace, command: list[str], words: "Words", failures: "Counter[str]"
) -> "Sequence[Result]":
    from dragonhall.agents.local import play_local_game, start_of
    from dragonhall.agents.program import ProgramPlayer
    from dragonhall.core.records.match import Match
    from dragonhall.core.text.messages import CachedWords
    from dragonhall.games import configure

    game = configure(args.game or FIRST_GAME, args.players, read_options(args.option))
    cached_words = CachedWords(words.language, game)
    first = int.from_bytes(read_seed(args.seed), "big")
    rivals = [args.against or "random"] * (game.players - 1)
    results: list[Result] = []
    for number in range(args.games or GAMES_HERE):
        match = Match(game, ((first + number) % 2**256).to_bytes(32, "big"))
        seat = number % game.players  # rotate through the seats, so that no seat is favoured
        player = ProgramPlayer(
            command, start_of(match, seat, args.limit), cached_words, failures, print_error
        )
        results.append(play_local_game(match, player, seat, rivals, cached_words))
    return results


def play_on_server(
    args: argparse.Namespace, command: list[str], words: "Words", failures: "Counter[str]"
) -> "Sequence[Result]":
    import os

    from dragonhall.agents.hosted import HostedBot, JoinSettings
    from dragonhall.agents.program import SECRET
    from dragonhall.client import ServerClient
    from dragonhall.core.errors import OptionError

    token = args.token or os.environ.get(SECRET, "")
    if not token:
        raise OptionError("join-token", variable=SECRET)
    table: dict[str, object] | None = None
    if args.against:
        options = read_options(args.option)
        table = {"game": args.game or FIRST_GAME, "options": options, "level": args.against}
        table |= {} if args.players is None else {"players": args.players}
    settings = JoinSettings((args.game,) if args.game else (), args.tables, args.games or 0, table)
    client = ServerClient(args.url, token, words.language)
    hosted = HostedBot(client, command, args.limit, words, print_error, settings, failures)
    try:
        hosted.run()
    except KeyboardInterrupt:
        return hosted.results
    return hosted.results


def print_error(sentence: str) -> None:
    import sys

    print(sentence, file=sys.stderr, flush=True)


def report_results(results: "Sequence[Result]", failures: "Counter[str]", words: "Words") -> int:
    from dragonhall.cli import FAILED, OK

    print(
        words(
            "join-results",
            games=len(results),
            won=results.count("won"),
            shared=results.count("shared"),
            lost=results.count("lost"),
        )
    )
    for code, count in sorted(failures.items()):
        print(words("join-failures", code=code, count=count))
    return FAILED if failures else OK


COMMANDS = (Command("join", JOIN_HELP, add_join_arguments, run_join),)

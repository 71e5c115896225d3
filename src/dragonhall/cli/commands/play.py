"""`dragonhall play` and `dragonhall app`: play in a terminal, line by line or full-screen."""

import argparse
from typing import TYPE_CHECKING

from dragonhall.cli import Command
from dragonhall.cli.arguments import add_table_options, read_options, read_seed

if TYPE_CHECKING:
    from dragonhall.core.records.match import Match
    from dragonhall.core.text.messages import Words

# ---- play -----------------------------------------------------------------------------------------

PLAY_HELP = """\
play a game in the terminal, against bots or people at the same terminal
  dragonhall play                                   Draco, you against a bot
  dragonhall play drako --level dragon              against the strongest bot
  dragonhall play draco --players 3 --seats human,greedy,random --lang it
  dragonhall play draco --seats human,human --option first=2
  dragonhall play drako                             your knights against a bot's trolls
  dragonhall play drako --matchup dragon-dwarves --edition it --seats greedy,human
  dragonhall play drako --match                     two legs with the sides swapped
  dragonhall play signori                           I Signori dei Draghi, you against a bot
  dragonhall play signori --players 4               two teams of two; 2, 4, 6 or 8 players
  dragonhall play --resume game.jsonl               continue a saved game
commands in the game: ? (help), save FILE, quit"""

FIRST_GAME = "draco"


def add_play_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"the game (default: {FIRST_GAME})")
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO,…",
        help="player of each seat: human, greedy, random, greedy:worlds=8 … (default: you and greedy bots); "
        "Drako: in the order of the match-up",
    )
    parser.add_argument(
        "--level",
        metavar="LEVEL",
        help="level of the bots: first-game, apprentice, warrior, master, dragon (default: the bot greedy)",
    )
    parser.add_argument("--matchup", metavar="A-B", help="Drako: the two sides, for example trolls-dragon")
    parser.add_argument("--edition", metavar="E", help="Drako: edition of the rules: en, it or pl")
    parser.add_argument(
        "--match",
        action="store_true",
        help="Drako: play two legs with the sides swapped",
    )
    parser.add_argument("--seed", metavar="S", help="integer seed for a repeatable deal (default: random)")
    add_table_options(parser)
    parser.add_argument("--pack", metavar="FILE", help="component data (TOML) instead of the built-in pack")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    parser.add_argument("--no-color", action="store_true", help="no colours; same as NO_COLOR=1")


def run_play(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall import compiled
    from dragonhall.games.terminal_renderers import terminal_renderer_of
    from dragonhall.terminal.screen import Screen
    from dragonhall.terminal.session import TerminalSession

    match, codes = resumed(args) if args.resume else started(args)
    screen = Screen(terminal_renderer_of(match.game).STYLES, color=not args.no_color)
    if not compiled():
        screen.warn(words("terminal-uncompiled"))
    if args.match:
        from dragonhall.terminal.session import play_legs

        return play_legs(match.game, match.seed, codes, words, screen)
    return TerminalSession(match, codes, words, screen).run()


def started(args: argparse.Namespace) -> tuple["Match", list[str]]:
    """Return a new match and the player of each seat."""
    from pathlib import Path

    from dragonhall.core.errors import OptionError
    from dragonhall.core.records.match import Match
    from dragonhall.core.records.match_legs import LEGS
    from dragonhall.games import GAMES, configure
    from dragonhall.resources import read_pack
    from dragonhall.terminal.session import HUMAN, read_seats, split_seats

    players = args.players
    if players is None and args.seats:
        players = len(split_seats(args.seats))
    pack = read_pack(Path(args.pack)) if args.pack else None
    game = configure(args.game or first_game(args), players, options_of(args), pack)
    if args.match and game.legs != LEGS:
        allowed = [name for name, kind in GAMES.items() if kind.legs == LEGS]
        raise OptionError("match-of-legs", game=game.name, allowed=", ".join(allowed))
    rivals = [rival_of(args.level)] * (game.players - 1)
    if args.seats and args.level:
        raise OptionError("level-and-seats")
    codes = read_seats(args.seats or ",".join([HUMAN, *rivals]), game.players)
    return Match(game, read_seed(args.seed), names=codes), codes


def resumed(args: argparse.Namespace) -> tuple["Match", list[str]]:
    """Return the match of a record and the player of each seat, from the record or from `--seats`."""
    from dragonhall.core.errors import OptionError
    from dragonhall.files import replayed
    from dragonhall.terminal.session import HUMAN, read_seats

    for name, given in (
        ("GAME", args.game),
        ("--players", args.players),
        ("--seed", args.seed),
        ("--option", args.option),
        ("--matchup", args.matchup),
        ("--edition", args.edition),
        ("--match", args.match),
        ("--level", args.level),
    ):
        if given:
            raise OptionError("resume-fixed", option=name)
    match = replayed(args.resume, args.pack)
    players = match.game.players
    names = match.header.names
    if args.seats:
        return match, read_seats(args.seats, players)
    return match, list(names) if len(names) == players else [HUMAN] + [rival_of(None)] * (players - 1)


def rival_of(level: str | None) -> str:
    """Return the opponent to use without `--seats`."""
    from dragonhall.bots import LEVELS
    from dragonhall.core.errors import OptionError

    if level is not None and level not in LEVELS:
        raise OptionError("level", got=level, allowed=", ".join(LEVELS))
    return level or "greedy"


def first_game(args: argparse.Namespace) -> str:
    """Return the default game; with `--matchup`, `--edition` or `--match`, the first game that has these."""
    from dragonhall.core.records.match_legs import LEGS
    from dragonhall.games import GAMES

    needed = {name for name in ("matchup", "edition") if getattr(args, name)}
    fitting = [
        name
        for name, kind in GAMES.items()
        if needed <= {option.name for option in kind.options_known} and (kind.legs == LEGS or not args.match)
    ]
    return FIRST_GAME if FIRST_GAME in fitting else fitting[0]


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """Return the options of `--option`, `--matchup` and `--edition`."""
    flags = {name: value for name in ("matchup", "edition") if (value := getattr(args, name))}
    return read_options(args.option) | flags


# ---- app ------------------------------------------------------------------------------------------

APP_HELP = """\
full-screen terminal app: new games, saved games, replays (extra: terminal)
  dragonhall app                     open the lobby
  dragonhall app game.jsonl          continue a saved game, or replay a finished one
  dragonhall app --lang it           in Italian; F2 changes the language
  dragonhall app --folder ~/games    keep saved games in this folder
  dragonhall app --pack my-box.toml  use your own component data for new games"""


def add_app_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help="record of a game to open")
    parser.add_argument(
        "--folder", metavar="DIR", help="folder of saved games (default: in the user's data folder)"
    )
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="FILE",
        help="component data (TOML) for new games; may be repeated, once per game",
    )
    parser.add_argument("--no-color", action="store_true", help="no colours; same as NO_COLOR=1")


def run_app(args: argparse.Namespace, words: "Words") -> int:
    import os
    from pathlib import Path

    from dragonhall.extras import require_extra

    require_extra("terminal")
    from dragonhall.files import read_pack_file

    boxes = [
        read_pack_file(Path(file)) for file in args.pack
    ]  # report errors before the app takes the screen
    if args.no_color:
        os.environ["NO_COLOR"] = "1"  # read by Textual when it is loaded
    from dragonhall.tui.app import TerminalApp
    from dragonhall.tui.saved_games import games_folder, read_journal

    folder = Path(args.folder) if args.folder else games_folder(os.environ)
    app = TerminalApp(folder, words, boxes=boxes)
    if args.file:
        file = Path(args.file)
        over = read_journal(file).end is not None  # report a bad file before the app takes the screen
        app.opening = (lambda: app.replay(file)) if over else (lambda: app.resume(file))
    app.run()
    return app.return_code or 0


COMMANDS = (
    Command("play", PLAY_HELP, add_play_arguments, run_play),
    Command("app", APP_HELP, add_app_arguments, run_app),
)

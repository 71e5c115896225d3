"""`dragonhall app`: the whole hall in a terminal."""

import argparse

NAME = "app"
HELP = "the hall in a terminal: new games, saved games, replays; mouse and keys (extra: terminal)"
EXAMPLES = """\
  dragonhall app                     the lobby
  dragonhall app game.jsonl          go on with a saved game, or replay one that is over
  dragonhall app --lang it           in Italian; F2 changes it at any time
  dragonhall app --folder ~/games    keep games there
  dragonhall app --pack my-box.toml  new games of its kind with your own component data"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record to open at once")
    parser.add_argument(
        "--folder", metavar="DIR", help="where games are kept (default: the user's data folder)"
    )
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="FILE",
        help="component data (TOML) for new games; may be repeated, one for each game",
    )
    parser.add_argument("--lang", metavar="LANG", help="en, it or pl (default: by the environment)")
    parser.add_argument("--no-color", action="store_true", help="no colours (NO_COLOR does the same)")


def run(args: argparse.Namespace) -> int:
    import os
    from importlib.util import find_spec
    from pathlib import Path

    from dragonhall.core.errors import OptionError
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
    if find_spec("textual") is None:
        raise OptionError("extra", package="textual", extra="terminal")
    from dragonhall.files.pack_files import read_box

    boxes = [read_box(Path(file)) for file in args.pack]  # what is wrong is told before the screen is taken
    if args.no_color:
        os.environ["NO_COLOR"] = "1"  # read by Textual when it is loaded
    from dragonhall.tui.app import TerminalApp
    from dragonhall.tui.saved_games import games_folder, read_journal

    folder = Path(args.folder) if args.folder else games_folder(os.environ)
    app = TerminalApp(folder, words, boxes=boxes)
    if args.file:
        file = Path(args.file)
        over = read_journal(file).end is not None  # a bad file is told before the screen is taken
        app.opening = (lambda: app.replay(file)) if over else (lambda: app.resume(file))
    app.run()
    return app.return_code or 0

"""`dragonhall app`: the full-screen terminal app."""

import argparse

NAME = "app"
HELP = "full-screen terminal app: new games, saved games, replays (extra: terminal)"
EXAMPLES = """\
  dragonhall app                     open the lobby
  dragonhall app game.jsonl          continue a saved game, or replay a finished one
  dragonhall app --lang it           in Italian; F2 changes the language
  dragonhall app --folder ~/games    keep saved games in this folder
  dragonhall app --pack my-box.toml  use your own component data for new games"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
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
    parser.add_argument(
        "--lang", metavar="LANG", help="language: en, it or pl (default: from the environment)"
    )
    parser.add_argument("--no-color", action="store_true", help="no colours; same as NO_COLOR=1")


def run(args: argparse.Namespace) -> int:
    import os
    from pathlib import Path

    from dragonhall.extras import require_extra
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
    require_extra("terminal")
    from dragonhall.files.pack_files import read_box

    boxes = [read_box(Path(file)) for file in args.pack]  # report errors before the app takes the screen
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

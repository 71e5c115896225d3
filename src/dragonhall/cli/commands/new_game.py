"""`dragonhall new-game`: write the skeleton of a game."""

import argparse
from typing import TYPE_CHECKING

from dragonhall.cli import Command

if TYPE_CHECKING:
    from dragonhall.core.text.messages import Words

NEW_GAME_HELP = """\
write the playable skeleton of a new game to this checkout
  dragonhall new-game tower               a game for 2 players
  dragonhall new-game tower --players 4   a game for 2 to 4 players
Writes rules, pack, code, messages in three languages and scenarios. Existing files are not changed, except
for the line in src/dragonhall/games/__init__.py that registers the game. docs/new-game.md explains the files.
exit code: 0 written, 2 not possible; nothing is written then"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="2 to 20 lower-case letters and digits, a letter first")
    parser.add_argument(
        "--players", type=int, default=2, metavar="N", help="maximum number of players, 2 to 8 (default: 2)"
    )


def run_new_game(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.cli.install_info import ROOT, is_checkout
    from dragonhall.cli.new_game import REGISTRY, write_skeleton
    from dragonhall.core.errors import OptionError

    if not is_checkout():  # an installed package could lie in the folder of a checkout
        raise OptionError("new-game-checkout", folder=str(ROOT))
    name = args.name
    files = write_skeleton(ROOT, name, args.players)
    print(words("new-game-written", game=name))
    for file in files:
        print(f"  {file}")
    print(words("new-game-registered", file=str(REGISTRY)))
    print(words("new-game-next"))
    steps = {
        f"dragonhall play {name}": words("new-game-play"),
        f"dragonhall check tests/scenarios/{name}": words("new-game-check"),
        f"dragonhall doctor --game {name}": words("new-game-doctor"),
        "make play": words("new-game-browser"),
        "docs/new-game.md": words("new-game-docs"),
    }
    width = max(map(len, steps))
    for step, text in steps.items():
        print(f"  {step:{width}}  {text}")
    return 0


COMMANDS = (Command("new-game", NEW_GAME_HELP, add_arguments, run_new_game),)

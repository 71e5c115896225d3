"""`dragonhall show` and `dragonhall verify`: show and check saved games."""

import argparse
from typing import TYPE_CHECKING

from dragonhall.cli import Command

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.text.messages import Words
    from dragonhall.core.view import View

# ---- show -----------------------------------------------------------------------------------------

SHOW_HELP = """\
print a position of a record as text or SVG
  dragonhall show game.jsonl                        the last position, as a spectator sees it
  dragonhall show game.jsonl --ply 12 --seat fire   after 12 actions, as that seat saw it
  dragonhall show game.jsonl --svg position.svg     as SVG; without a file name, print it"""

STDOUT = "-"


def add_show_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record with its seed")
    parser.add_argument("--ply", type=int, metavar="N", help="position after N actions (default: the last)")
    parser.add_argument("--seat", metavar="SEAT", help="show the view of this seat (default: a spectator)")
    parser.add_argument("--pack", metavar="FILE", help="pack of the game, if not the built-in one")
    parser.add_argument(
        "--svg", nargs="?", const=STDOUT, metavar="FILE", help="draw as SVG, to a file or to standard output"
    )
    parser.add_argument("--no-color", action="store_true", help="no colours; same as NO_COLOR=1")


def run_show(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.core.errors import OptionError
    from dragonhall.core.layout import SPECTATOR
    from dragonhall.core.view import View
    from dragonhall.files import replayed

    match = replayed(args.file, args.pack)
    game, plies = match.game, len(match.moves)
    ply = plies if args.ply is None else args.ply
    if not 0 <= ply <= plies:
        raise OptionError("ply", got=ply, most=plies)
    seat = SPECTATOR if args.seat is None else game.seat_number(args.seat)
    view = View(match.at(ply), seat)
    if args.svg is not None:
        draw_svg(view, game, words, args.svg)
    else:
        title = words("record-position", game=str(words.name("game", game.name)), ply=ply, plies=plies)
        draw_characters(view, game, words, title, color=not args.no_color)
    return 0


def draw_characters(view: "View", game: "Game", words: "Words", title: str, color: bool) -> None:
    from dragonhall.games.terminal_renderers import terminal_drawing, terminal_renderer_of
    from dragonhall.terminal.screen import Screen

    screen = Screen(terminal_renderer_of(game).STYLES, color=color)
    screen.say(title, "heading")
    screen.draw(terminal_drawing(view, words, screen.width, screen.ascii_only).lines())
    if view.decision is not None:
        name = str(words.of(game).name("seat", game.seats[view.decision.seat]))
        screen.say(words("record-to-decide", seat=name))


def draw_svg(view: "View", game: "Game", words: "Words", file: str) -> None:
    """Write the SVG to a file or to stdout, always as UTF-8 because XML requires it."""
    import sys
    from pathlib import Path

    from dragonhall.core.errors import OptionError
    from dragonhall.files import write_atomically

    drawing = view.svg(words)
    if drawing is None:
        raise OptionError("no-svg", game=game.name)
    if file == STDOUT:
        sys.stdout.buffer.write(f"{drawing}\n".encode())
    else:
        write_atomically(Path(file), f"{drawing}\n")


# ---- verify ---------------------------------------------------------------------------------------

VERIFY_HELP = """\
replay records and check the seed, the deal, every position and the result
  dragonhall verify game.jsonl"""


def add_verify_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    parser.add_argument("--pack", metavar="FILE", help="pack of the games, if not the built-in one")


def run_verify(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.core.text.narration import salts_sentence, winners_sentence
    from dragonhall.files import replayed
    from dragonhall.terminal.screen import replace_unprintable

    replace_unprintable()
    for file in args.files:
        match = replayed(file, args.pack)
        name = str(words.name("game", match.game.name))
        facts = {"players": match.game.players, "plies": len(match.moves)}
        print(words("record-verified", file=file, game=name, **facts))
        print(salts_sentence(match, words))
        outcome = match.state.outcome
        if outcome is None:
            print(words("record-unfinished"))
        else:
            print(winners_sentence(match.game, outcome, words))
    return 0


COMMANDS = (
    Command("show", SHOW_HELP, add_show_arguments, run_show),
    Command("verify", VERIFY_HELP, add_verify_arguments, run_verify),
)

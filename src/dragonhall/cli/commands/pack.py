"""`dragonhall pack`: copy and check component data."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dragonhall.core.text.messages import Words

NAME = "pack"
HELP = "copy a pack of component data to edit it, or check a pack"
EXAMPLES = """\
  dragonhall pack copy drako my-drako.toml     copy the built-in pack, to enter the cards of your own box
  dragonhall pack check my-drako.toml          report errors, list changes and reconstructed values
  dragonhall pack check packs/signori.toml     list reconstructed values of the built-in pack
exit code: 0 the pack can be played, 2 it cannot; docs/packs.md describes each step"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    copy = actions.add_parser("copy", help="copy the built-in pack of a game to a new file")
    copy.add_argument("game", metavar="GAME", help="draco, drako or signori")
    copy.add_argument("file", type=Path, metavar="FILE", help="the new file; it must not exist")
    check = actions.add_parser("check", help="check a pack and list values that are not certain")
    check.add_argument("file", type=Path, metavar="FILE", help="the pack (TOML)")
    for action in (copy, check):
        action.add_argument("--lang", metavar="LANG", help="language: en, it or pl")


def run(args: argparse.Namespace) -> int:
    from dragonhall.terminal.language import words_for
    from dragonhall.terminal.screen import soften_streams

    soften_streams()
    words = words_for(args.lang)
    if args.action == "copy":
        copy_pack(args.game, args.file, words)
    else:
        check_pack(args.file, words)
    return 0


def copy_pack(game: str, file: Path, words: "Words") -> None:
    from dragonhall.files.atomic import write_whole
    from dragonhall.games import game_class
    from dragonhall.resources import builtin_pack

    game_class(game)
    write_whole(file, builtin_pack(game).text, overwrite=False)
    print(words("pack-copied", file=str(file)))


def check_pack(file: Path, words: "Words") -> None:
    from dragonhall.files.pack_files import changes, read_box, unsure
    from dragonhall.resources import builtin_pack

    box = read_box(file)
    name = str(words.name("game", box.game))
    print(words("pack-playable", file=str(file), game=name, hash=box.pack.hash[:12]))
    changed = changes(box.pack, builtin_pack(box.game))
    print(words("pack-changed", count=len(changed)))
    for key in changed:
        print(f"  {key}")
    guesses = unsure(box.pack)
    print(words("pack-unsure", count=sum(len(things) for things in guesses.values())))
    for (word, where), things in guesses.items():
        print(f"  {word}: {where}" + (f": {', '.join(things)}" if any(things) else ""))
    if guesses:
        print(words("pack-next"))

"""`dragonhall version`."""

import argparse

NAME = "version"
HELP = "print the version, the rules version of each game, whether the core is compiled and the page built"
EXAMPLES = "  dragonhall version"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It needs none."""


def run(args: argparse.Namespace) -> int:
    import dragonhall
    from dragonhall.cli.install_info import page_built
    from dragonhall.games import GAMES

    print(f"dragonhall {dragonhall.__version__}")
    for game in GAMES.values():
        print(f"{game.name} rules {game.rules_version}")
    print(f"core {'compiled' if dragonhall.compiled() else 'uncompiled'}")
    print(f"page {'built' if page_built() else 'not built'}")
    return 0

"""`dragonhall version`."""

import argparse

NAME = "version"
HELP = "print the versions of Dragonhall and of the rules, and whether core and page are built"
EXAMPLES = "  dragonhall version"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""


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

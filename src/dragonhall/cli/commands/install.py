"""`dragonhall doctor`, `completion` and `version`: about the installation."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from dragonhall.cli import Command

if TYPE_CHECKING:
    from dragonhall.cli.doctor_checks import Finding
    from dragonhall.core.text.messages import Words

# ---- doctor ---------------------------------------------------------------------------------------

DOCTOR_HELP = """\
check the installation and print how to fix problems
  dragonhall doctor                        check with the default settings
  dragonhall doctor --settings hall.toml   check with the settings of a server
  dragonhall doctor --game draco           check one game instead, and list what is missing
  dragonhall doctor --lang pl              in Polish
exit code: 0 no problem or only warnings, 1 a problem was found"""

MARKS = {"good": "✓", "fair": "~", "bad": "✗"}
REMEDY = "    → "


def add_doctor_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="data folder of the server")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings file (TOML)")
    parser.add_argument("--game", metavar="GAME", help="check this game instead of the installation")


def run_doctor(args: argparse.Namespace, words: "Words") -> int:
    from dragonhall.terminal.screen import replace_unprintable

    replace_unprintable()
    bad = 0
    for finding in findings(args, words):
        bad += finding.state == "bad"
        print(f"{MARKS[finding.state]} {words(finding.message, **finding.facts)}", flush=True)
        if finding.remedy:
            print(REMEDY + words(finding.remedy, **finding.facts))
    print(words("doctor-well") if not bad else words("doctor-ill", count=bad))
    return 1 if bad else 0


def findings(args: argparse.Namespace, words: "Words") -> Iterator["Finding"]:
    """Return the findings about the installation, or about one game."""
    if args.game:
        from dragonhall.cli.game_checks import run_game_checks

        return run_game_checks(args.game, words)

    import os

    from dragonhall.cli.doctor_checks import run_checks
    from dragonhall.server.settings import load_settings

    return run_checks(load_settings(os.environ, args.settings, {"data": args.data}), words)


# ---- completion -----------------------------------------------------------------------------------

COMPLETION_HELP = """\
print a shell completion script
  dragonhall completion bash > ~/.local/share/bash-completion/completions/dragonhall
  dragonhall completion zsh > ~/.zfunc/_dragonhall     ~/.zfunc must be in fpath before compinit
  dragonhall completion fish > ~/.config/fish/completions/dragonhall.fish"""

SHELLS = ("bash", "zsh", "fish")


def add_completion_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="the shell")


def run_completion(args: argparse.Namespace, words: "Words") -> int:
    print(completion_script(args.shell))
    return 0


def completion_script(shell: str) -> str:
    import shtab

    from dragonhall.cli import make_parser

    parser = make_parser()
    add_values(parser)
    return shtab.complete(parser, shell)


def add_values(parser: argparse.ArgumentParser) -> None:
    """Add the values of arguments that have no `choices`, and mark arguments that are files or folders.

    The commands check these values themselves, to report errors in the user's language.
    """
    import shtab

    from dragonhall.bots import LEVELS
    from dragonhall.core.text.messages import LANGUAGES
    from dragonhall.games import GAMES

    values = {"lang": LANGUAGES, "game": tuple(GAMES), "level": tuple(LEVELS)}
    paths = {"FILE": shtab.FILE, "DIR": shtab.DIRECTORY}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for child in action.choices.values():
                add_values(child)
        elif action.choices is None and action.dest in values:
            action.choices = values[action.dest]
        elif action.metavar in paths:
            action.complete = paths[str(action.metavar)]  # type: ignore[attr-defined]  # read by shtab


# ---- version --------------------------------------------------------------------------------------

VERSION_HELP = """\
print the versions of Dragonhall and of the rules, and whether core and page are built
  dragonhall version"""


def run_version(args: argparse.Namespace, words: "Words") -> int:
    import dragonhall
    from dragonhall.cli.install_info import page_built
    from dragonhall.games import GAMES

    print(f"dragonhall {dragonhall.__version__}")
    for game in GAMES.values():
        print(f"{game.name} rules {game.rules_version}")
    print(f"core {'compiled' if dragonhall.compiled() else 'uncompiled'}")
    print(f"page {'built' if page_built() else 'not built'}")
    return 0


COMMANDS = (
    Command("doctor", DOCTOR_HELP, add_doctor_arguments, run_doctor),
    Command("completion", COMPLETION_HELP, add_completion_arguments, run_completion, has_language=False),
    Command("version", VERSION_HELP, lambda parser: None, run_version, has_language=False),
)

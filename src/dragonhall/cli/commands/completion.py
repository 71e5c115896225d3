"""`dragonhall completion`: what a shell needs to complete the command, made from its own parser."""

import argparse

NAME = "completion"
HELP = "print a script that lets your shell complete commands and options"
EXAMPLES = """\
  dragonhall completion bash > ~/.local/share/bash-completion/completions/dragonhall
  dragonhall completion zsh > ~/.zfunc/_dragonhall     with ~/.zfunc in your fpath, before compinit
  dragonhall completion fish > ~/.config/fish/completions/dragonhall.fish"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=("bash", "zsh", "fish"), help="the shell that reads it")


def run(args: argparse.Namespace) -> int:
    from dragonhall.cli import COMMANDS, make_parser
    from dragonhall.cli.shell_completion import SHELLS, tree_of

    print(SHELLS[args.shell](tree_of(make_parser(COMMANDS))), end="")
    return 0

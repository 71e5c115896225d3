"""`dragonhall completion`: print a shell completion script, generated from the argument parser."""

import argparse

NAME = "completion"
HELP = "print a shell completion script"
EXAMPLES = """\
  dragonhall completion bash > ~/.local/share/bash-completion/completions/dragonhall
  dragonhall completion zsh > ~/.zfunc/_dragonhall     ~/.zfunc must be in fpath before compinit
  dragonhall completion fish > ~/.config/fish/completions/dragonhall.fish"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=("bash", "zsh", "fish"), help="the shell")


def run(args: argparse.Namespace) -> int:
    from dragonhall.cli import COMMANDS, make_parser
    from dragonhall.cli.shell_completion import SHELLS, tree_of

    print(SHELLS[args.shell](tree_of(make_parser(COMMANDS))), end="")
    return 0

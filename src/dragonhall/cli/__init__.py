"""The command `dragonhall`. The subcommands are in `commands`, grouped by purpose.

A module of commands defines `COMMANDS`. Slow imports belong inside the functions that run a command, to keep
`--help` fast.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

from dragonhall.cli.arguments import add_language

if TYPE_CHECKING:
    from dragonhall.core.text.messages import Words

# Each command with its module in `commands`, in the order of the help.
MODULES = {
    "play": "play",
    "app": "play",
    "serve": "server",
    "join": "join",
    "admin": "server",
    "show": "records",
    "verify": "records",
    "check": "rules",
    "rules": "rules",
    "pack": "rules",
    "perft": "rules",
    "new-game": "new_game",
    "arena": "arena",
    "league": "arena",
    "strength": "strength",
    "balance": "balance",
    "study": "balance",
    "doctor": "install",
    "completion": "install",
    "version": "install",
}

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand. The first line of `text` describes it; the others are examples, shown under `--help`.

    `run` gets the arguments and the messages in the language of `--lang`, and returns the exit code.
    """

    name: str
    text: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, "Words"], int]
    has_language: bool = True  # whether the option `--lang` is added

    @property
    def help(self) -> str:
        return self.text.partition("\n")[0]

    @property
    def examples(self) -> str:
        return self.text.partition("\n")[2]


class Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def command(name: str) -> Command:
    commands: Sequence[Command] = import_module(f"dragonhall.cli.commands.{MODULES[name]}").COMMANDS
    return next(command for command in commands if command.name == name)


def make_parser(names: Iterable[str] = MODULES) -> argparse.ArgumentParser:
    """Return a parser for these commands. Building it imports their modules."""
    parser = Parser(
        prog="dragonhall",
        description="Game server, rules engine and AI research toolkit for three board games.",
        epilog="examples:\n  dragonhall play         play a game\n  dragonhall play --help  show its options",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name in names:
        wanted = command(name)
        child = commands.add_parser(
            name,
            help=wanted.help,
            description=wanted.help,
            epilog=f"examples:\n{wanted.examples}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        wanted.add_arguments(child)
        if wanted.has_language:
            add_language(child)
        show_examples(child, wanted)
    return parser


def show_examples(parser: argparse.ArgumentParser, wanted: Command) -> None:
    """Show in the help of each action the examples of the command that use this action."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, child in action.choices.items():
                begins = f"  dragonhall {wanted.name} {name} "
                own = [line for line in wanted.examples.splitlines() if f"{line} ".startswith(begins)]
                child.epilog = "\n".join(["examples:", *own])
                child.formatter_class = argparse.RawDescriptionHelpFormatter


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    A `DragonhallError` is printed on stderr as one sentence; the exit code is then 2.
    """
    from dragonhall.core.errors import DragonhallError

    given = list(sys.argv[1:] if arguments is None else arguments)
    known = [given[0]] if given and given[0] in MODULES else MODULES
    args = make_parser(known).parse_args(given)
    from dragonhall.terminal.language import error_words, words_for  # not needed for `--help`

    language = getattr(args, "lang", None)
    try:
        code = command(args.command).run(args, words_for(language))
        sys.stdout.flush()
    except DragonhallError as error:
        print(error_words(language).sentence(error), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader closed the pipe (`… | head`). Redirect stdout so that the flush at exit does not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code

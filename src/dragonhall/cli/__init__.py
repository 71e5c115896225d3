"""The command `dragonhall`. The subcommands are in `commands`, one module each.

A command module has `NAME`, `HELP` (one line), `EXAMPLES` (shown under its `--help`), `add_arguments(parser)`
and `run(args) -> int` (the exit code). Slow imports belong inside `run`, to keep `--help` fast.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn, Protocol, cast

COMMANDS = (
    "play",
    "app",
    "serve",
    "join",
    "admin",
    "show",
    "verify",
    "check",
    "rules",
    "pack",
    "perft",
    "arena",
    "league",
    "strength",
    "balance",
    "study",
    "doctor",
    "completion",
    "version",
)

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


class Command(Protocol):
    NAME: str
    HELP: str
    EXAMPLES: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


class Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def command(name: str) -> Command:
    return cast(Command, import_module(f"dragonhall.cli.commands.{name}"))


def make_parser(names: Sequence[str]) -> argparse.ArgumentParser:
    """Return a parser for these commands. Building it imports the module of each."""
    parser = Parser(
        prog="dragonhall",
        description="Game server, rules engine and AI research toolkit for three board games.",
        epilog="examples:\n  dragonhall play         play a game\n  dragonhall play --help  show its options",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name in names:
        module = command(name)
        add = commands.add_parser(
            module.NAME,
            help=module.HELP,
            description=module.HELP,
            epilog=f"examples:\n{module.EXAMPLES}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(add)
        show_examples(add, module)
    return parser


def show_examples(parser: argparse.ArgumentParser, module: Command) -> None:
    """Show in the help of each action the examples of the command that use this action."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, child in action.choices.items():
                begins = f"  dragonhall {module.NAME} {name} "
                own = [line for line in module.EXAMPLES.splitlines() if f"{line} ".startswith(begins)]
                child.epilog = "\n".join(["examples:", *own])
                child.formatter_class = argparse.RawDescriptionHelpFormatter


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    A `DragonhallError` is printed on stderr as one sentence; the exit code is then 2.
    """
    from dragonhall.core.errors import DragonhallError

    given = list(sys.argv[1:] if arguments is None else arguments)
    known = [given[0]] if given and given[0] in COMMANDS else COMMANDS
    args = make_parser(known).parse_args(given)
    try:
        code = command(args.command).run(args)
        sys.stdout.flush()
    except DragonhallError as error:
        from dragonhall.terminal.language import error_words

        print(error_words(getattr(args, "lang", None)).sentence(error), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader closed the pipe (`… | head`). Redirect stdout so that the flush at exit does not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code

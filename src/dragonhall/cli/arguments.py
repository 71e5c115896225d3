"""Arguments that several commands have."""

import argparse
import os

from dragonhall.core.errors import OptionError


def add_language(parser: argparse.ArgumentParser) -> None:
    text = "language: en, it or pl (default: from the environment)"
    parser.add_argument("--lang", metavar="LANG", help=text)


def add_table_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="number of players (default: the minimum)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def read_options(settings: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign:
            raise OptionError("option-form", got=setting)
        options[name] = value
    return options


def read_seed(text: str | None) -> bytes:
    """Return a seed of 32 bytes from an integer or 64 hexadecimal digits; random bytes for None."""
    if text is None:
        return os.urandom(32)
    try:
        return bytes.fromhex(text) if len(text) == 64 else int(text).to_bytes(32, "big")
    except (ValueError, OverflowError):
        raise OptionError("seed", got=text) from None

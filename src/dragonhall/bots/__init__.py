"""Bots. They get a view, never a state, and return an action.

A bot is named by a code, `greedy` or `greedy:worlds=8,seed=3`, or by a level, `dragon` or `dragon:seed=3`;
`make_bot` accepts both. `local_bot` also accepts `net:FILE`, a neural network in a file. `bots.levels` lists
the levels; `bots.explanations` explains the expectations of a search, for hints and analysis.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Protocol

from dragonhall.bots.basic import Greedy, Random
from dragonhall.bots.ismcts import Ismcts
from dragonhall.bots.levels import LEVELS, VERSION
from dragonhall.bots.net import Net
from dragonhall.core.action import Action
from dragonhall.core.errors import OptionError
from dragonhall.core.view import View

__all__ = ["BOTS", "LEVELS", "VERSION", "Bot", "full_code", "local_bot", "make_bot"]


class Bot(Protocol):
    """A player program. Its choice depends only on its options and the views it has been given."""

    def choose(self, view: View) -> Action: ...


@dataclass(frozen=True, slots=True)
class BotOption:
    """An integer option of a bot, with its default and bounds."""

    name: str
    default: int
    low: int
    high: int


SEED = BotOption("seed", 0, 0, 2**63 - 1)
BOTS: dict[str, tuple[BotOption, ...]] = {
    "random": (SEED,),
    "greedy": (SEED, BotOption("worlds", 2, 1, 1000), BotOption("attention", 100, 1, 100)),
    "ismcts": (
        SEED,
        BotOption("iterations", 1000, 1, 1_000_000),
        BotOption("time", 0, 0, 600_000),
        BotOption("exploration", 50, 0, 10_000),
        BotOption("sight", 0, 0, 500),
        BotOption("horizon", 0, 0, 1000),
        BotOption("memory", 512, 1, 65_536),
        BotOption("reuse", 0, 0, 1),
    ),
}

LATER = ("explanations",)  # modules that import this one, so they are loaded on first use
NET = "net"  # followed by a file in the code

MAKERS: dict[str, Callable[..., Bot]] = {"random": Random, "greedy": Greedy, "ismcts": Ismcts}


def make_bot(code: str) -> Bot:
    """Make the bot that a code or a level names. Raise OptionError with the allowed values.

    >>> make_bot("greedy:worlds=8,seed=3")
    Greedy(seed=3, worlds=8, attention=100)
    >>> make_bot("apprentice:seed=5")
    Greedy(seed=5, worlds=2, attention=100)
    """
    name, _, text = full_code(code).partition(":")
    if name not in BOTS:
        raise OptionError("bot", got=name, allowed=", ".join([*BOTS, *LEVELS]))
    options = read_options(name, BOTS[name], text.split(",") if text else [])
    return MAKERS[name](**options)


def local_bot(code: str) -> Bot:
    """Like `make_bot`, and accept `net:FILE`. Never use it for codes from remote users: it reads files."""
    name, _, file = code.partition(":")
    return Net(file) if name == NET and file else make_bot(code)


def full_code(code: str) -> str:
    """Expand a level to its code; other codes are returned unchanged. A level accepts only the option `seed`.

    >>> full_code("apprentice:seed=5")
    'greedy:worlds=2,seed=5'
    """
    name, _, text = code.partition(":")
    if name not in LEVELS:
        return code
    if text:
        read_options(name, (SEED,), text.split(","))
    return LEVELS[name].code + (f",{text}" if text else "")


def read_options(bot: str, known: Sequence[BotOption], settings: Sequence[str]) -> dict[str, int]:
    by_name = {option.name: option for option in known}
    values = {option.name: option.default for option in known}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in by_name:
            raise OptionError("bot-option", bot=bot, got=name, allowed=", ".join(by_name))
        option = by_name[name]
        if not value.isascii() or not value.isdigit() or not option.low <= int(value) <= option.high:
            raise OptionError(
                "bot-option-value", bot=bot, setting=name, got=value, low=option.low, high=option.high
            )
        values[name] = int(value)
    return values


def __getattr__(name: str) -> ModuleType:
    """Load `bots.explanations` on first use."""
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")

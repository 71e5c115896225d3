"""Bots: they get a view, never a state, and return an action.

A bot is named by a code, `greedy` or `greedy:worlds=8,seed=3`; `make_bot` reads it. `net:FILE` is a learned
one, which `local_bot` reads as well.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from dragonhall.bots.greedy import Greedy
from dragonhall.bots.ismcts import Ismcts
from dragonhall.bots.net import Net
from dragonhall.bots.random import Random
from dragonhall.core.action import Action
from dragonhall.core.errors import OptionError
from dragonhall.core.view import View

__all__ = ["BOTS", "Bot", "local_bot", "make_bot"]


class Bot(Protocol):
    """Chooses by what it can see. The choice depends on its options and the view, on nothing else."""

    def choose(self, view: View) -> Action: ...


@dataclass(frozen=True, slots=True)
class BotOption:
    """A whole number that a bot can be given."""

    name: str
    default: int
    low: int
    high: int


SEED = BotOption("seed", 0, 0, 2**63 - 1)
BOTS: dict[str, tuple[BotOption, ...]] = {
    "random": (SEED,),
    "greedy": (SEED, BotOption("worlds", 2, 1, 1000)),
    "ismcts": (
        SEED,
        BotOption("iterations", 1000, 1, 1_000_000),
        BotOption("exploration", 50, 0, 1000),
        BotOption("horizon", 0, 0, 1000),
    ),
}

NET = "net"  # its code is followed by a file

MAKERS: dict[str, Callable[..., Bot]] = {"random": Random, "greedy": Greedy, "ismcts": Ismcts}


def make_bot(code: str) -> Bot:
    """The bot that a code names; OptionError says what would be allowed.

    >>> make_bot("greedy:worlds=8,seed=3")
    Greedy(seed=3, worlds=8)
    """
    name, _, text = code.partition(":")
    if name not in BOTS:
        raise OptionError("bot", got=name, allowed=", ".join(BOTS))
    options = read_options(name, BOTS[name], text.split(",") if text else [])
    return MAKERS[name](**options)


def local_bot(code: str) -> Bot:
    """The same, and `net:FILE` too: only for somebody who may read the files of this machine anyway."""
    name, _, file = code.partition(":")
    return Net(file) if name == NET and file else make_bot(code)


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

"""Every game in every variant. Tests of the core run on all of them; new games are included automatically."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import product

import pytest

import dragonhall
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.games import GAMES
from tests.random_games import table

SAME_RULES = ("first",)  # options that change no rule: not worth testing each choice
TOGETHER = ("matchup", "edition")  # options whose rules interact: each combination is a variant
NEEDED = {"mulligan": {"matchup": "dragon-dwarves"}}  # what an option needs to change a rule


def variants() -> list[Game]:
    """Return each number of players, each combination of interacting options, each other choice once."""
    found: list[Game] = []
    for kind in GAMES.values():
        found += [table(kind.name, players) for players in numbers_of_players(kind)]
        together = [option for option in kind.options_known if option.name in TOGETHER]
        for choices in product(*(option.choices for option in together)):
            options = {option.name: choice for option, choice in zip(together, choices, strict=True)}
            if any(options[option.name] != option.default for option in together):
                found.append(table(kind.name, kind.min_players, **options))
        found += [table(kind.name, kind.min_players, **options) for options in other_choices(kind)]
    return found


def numbers_of_players(kind: type[Game]) -> list[int]:
    found: list[int] = []
    for players in range(kind.min_players, kind.max_players + 1):
        with suppress(OptionError):  # teams of equal size need an even number
            found.append(table(kind.name, players).players)
    return found


def other_choices(kind: type[Game]) -> Iterator[dict[str, str]]:
    """Yield options until each choice that is not the default was in one of them, many choices at a time."""
    others = {
        option.name: [choice for choice in option.choices if choice != option.default]
        for option in kind.options_known
        if option.name not in SAME_RULES + TOGETHER
    }
    for number in range(max(map(len, others.values()), default=0)):
        chosen = {name: choices[number] for name, choices in others.items() if number < len(choices)}
        yield chosen | {name: value for option in chosen for name, value in NEEDED.get(option, {}).items()}


def title(game: Game) -> str:
    """Return the name of a variant in a test report."""
    kind = type(game)
    defaults = {option.name: option.default for option in kind.options_known}
    chosen = [f"{name}={value}" for name, value in game.options.items() if value != defaults[name]]
    return "-".join([game.name, str(game.players), *chosen])


def few() -> list[Game]:
    """Return fewer variants for the slow uncompiled core: fewest and most players, and every match-up."""
    found: list[Game] = []
    for kind in GAMES.values():
        found += [table(kind.name, players) for players in sorted({kind.min_players, kind.max_players})]
        matchups = [option for option in kind.options_known if option.name == "matchup"]
        found += [
            table(kind.name, kind.min_players, matchup=choice)
            for option in matchups
            for choice in option.choices
            if choice != option.default
        ]
    return found


# Both builds play the same games (test_both_builds.py), so the fast one tests all variants.
VARIANTS = variants() if dragonhall.compiled() else few()
QUICK = {title(game) for game in few()}  # the variants that `make check` runs, too
every_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=title(game), marks=() if title(game) in QUICK else pytest.mark.slow)
        for game in VARIANTS
    ],
)

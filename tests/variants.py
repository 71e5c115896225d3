"""Every game in every variant. Tests of the core run on all of them; new games are included automatically."""

from itertools import product

import pytest

import dragonhall
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.games import GAMES
from tests.random_games import table

SAME_RULES = ("first",)  # options that change no rule: not worth testing each choice
TOGETHER = ("matchup", "edition")  # options whose rules interact: each pair of choices is a variant


def variants() -> list[Game]:
    """Return each number of players with defaults, each other choice of each option once, and each pair."""
    found: list[Game] = []
    for kind in GAMES.values():
        sizes = range(kind.min_players, kind.max_players + 1)
        found += [game for players in sizes if (game := possible(kind.name, players, {})) is not None]
        for option in (option for option in kind.options_known if option.name not in SAME_RULES):
            for choice in option.choices:
                tried = (possible(kind.name, players, {option.name: choice}) for players in sizes)
                game = next((game for game in tried if game is not None), None)
                if game is not None and choice != option.default:
                    found.append(game)
        found += pairs(kind)
    return found


def pairs(kind: type[Game]) -> list[Game]:
    """Return every combination of the interacting options in which neither has its default."""
    options = [option for option in kind.options_known if option.name in TOGETHER]
    others = [[choice for choice in option.choices if choice != option.default] for option in options]
    if len(options) < 2:
        return []
    names = [option.name for option in options]
    return [
        table(kind.name, kind.min_players, **dict(zip(names, pair, strict=True))) for pair in product(*others)
    ]


def possible(name: str, players: int, options: dict[str, str]) -> Game | None:
    """Return the game, or None if this choice is invalid for this number of players."""
    try:
        return table(name, players, **options)
    except OptionError:
        return None


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

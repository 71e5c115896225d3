"""Every game of the hall, in every variant, and positions from random play: new games join by themselves."""

from collections.abc import Iterator
from functools import cache

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.games import GAMES, configure

Variant = tuple[str, int, tuple[tuple[str, str], ...]]


@cache
def table(name: str, players: int | None = None, **options: str) -> Game:
    """A game, set up once for all tests."""
    return configure(name, players, options)


def variants() -> list[Game]:
    """Each number of players with the defaults, and each other choice of each option once."""
    found: list[Game] = []
    for kind in GAMES.values():
        sizes = range(kind.fewest, kind.most + 1)
        found += [game for players in sizes if (game := possible(kind.name, players, {})) is not None]
        for option in kind.options_known:
            for choice in option.choices:
                tried = (possible(kind.name, players, {option.name: choice}) for players in sizes)
                game = next((game for game in tried if game is not None), None)
                if game is not None and choice != option.default:
                    found.append(game)
    return found


def possible(name: str, players: int, options: dict[str, str]) -> Game | None:
    """The game, unless this choice does not go with this number of players."""
    try:
        return table(name, players, **options)
    except OptionError:
        return None


def title(game: Game) -> str:
    """The name of a variant in a test's report."""
    kind = type(game)
    defaults = {option.name: option.default for option in kind.options_known}
    chosen = [f"{name}={value}" for name, value in game.options.items() if value != defaults[name]]
    return "-".join([game.name, str(game.players), *chosen])


VARIANTS = variants()


def random_game(game: Game, seed: int) -> Iterator[State]:
    """Every position of a random game, from the deal to the end. It is one state, which goes on."""
    state, choice = game.begin(seed), FastRng.seeded(seed + 1000)
    yield state
    while not state.over:
        state.apply_nth(int(choice.below(state.count)))
        yield state


def random_positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game, each a state of its own; the last one is the end."""
    for state in random_game(game, seed):
        if state.ply % every == 0 or state.over:
            yield state.clone()


def memory(state: State) -> tuple[list[int], list[int]]:
    """All that a state holds, places beyond the counts included."""
    return [int(cell) for cell in state.cells], [int(card) for card in state.cards]

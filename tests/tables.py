"""Tables to play at, and positions from random play."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dragonhall.core.game import Game
from dragonhall.core.packs.pack import read_pack
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.games import configure

FROZEN_PACKS = Path(__file__).parent / "frozen_packs"


@cache
def table(name: str, players: int | None = None, **options: str) -> Game:
    """A game, set up once for all tests."""
    return configure(name, players, options)


@cache
def frozen_table(name: str, players: int | None = None, **options: str) -> Game:
    """A game with a copy of its pack that stays as it is, for tests that compare with stored results."""
    return configure(name, players, options, read_pack(FROZEN_PACKS / f"{name}.toml"))


def random_game(game: Game, seed: int) -> Iterator[State]:
    """Every position of a random game, from the deal to the end. It is one state, which goes on."""
    state, choice = game.begin(seed), FastRng.seeded(seed + 1000)
    yield state
    while not state.over:
        state.apply_nth(int(choice.below(state.count)))
        yield state


def random_positions(game: Game, seed: int, every: int, most: int = 40) -> list[State]:
    """Some positions of a random game, each a state of its own; the last one is the end.

    A game ten times as long shows hardly more kinds of positions: beyond `most` they are thinned out evenly.
    """
    found = [state.clone() for state in random_game(game, seed) if state.ply % every == 0 or state.over]
    apart = -(-len(found) // most)
    return [*found[:-1:apart], found[-1]]


def memory(state: State) -> tuple[list[int], list[int]]:
    """All that a state holds, places beyond the counts included."""
    return [int(cell) for cell in state.cells], [int(card) for card in state.cards]

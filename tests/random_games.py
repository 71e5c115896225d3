"""Games and positions from random play, shared by the tests."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.games import configure
from dragonhall.resources import read_pack

FROZEN_PACKS = Path(__file__).parent / "frozen_packs"


@cache
def table(name: str, players: int | None = None, **options: str) -> Game:
    """Return a game, configured once for all tests."""
    return configure(name, players, options)


@cache
def frozen_table(name: str, players: int | None = None, **options: str) -> Game:
    """Return a game with a frozen copy of its pack, for tests that compare with stored results."""
    return configure(name, players, options, read_pack(FROZEN_PACKS / f"{name}.pack"))


def random_game(game: Game, seed: int) -> Iterator[State]:
    """Yield every position of a random game, to the end. All are the same state object, which is updated."""
    state, choice = game.begin(seed), FastRng.seeded(seed + 1000)
    yield state
    while not state.over:
        state.apply_nth(int(choice.below(state.count)))
        yield state


def random_positions(game: Game, seed: int, every: int, most: int = 40) -> list[State]:
    """Return some positions of a random game as separate states; the last one is the end.

    Beyond `most` positions they are thinned out evenly: a longer game shows hardly more kinds of positions.
    """
    found = [state.clone() for state in random_game(game, seed) if state.ply % every == 0 or state.over]
    apart = -(-len(found) // most)
    return [*found[:-1:apart], found[-1]]


def memory(state: State) -> tuple[list[int], list[int]]:
    """Return everything that a state holds, including places beyond the counts."""
    return [*state.cells], [*state.cards]

"""Positions of Drako from seeded random games, for tests of texts and drawings."""

from collections.abc import Callable, Iterator
from functools import cache

from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.games.drako.game import MATCHUPS, DrakoGame
from tests.random_games import frozen_table

EDITION_OF = dict(zip(MATCHUPS, ("en", "it", "pl", "en", "it", "pl"), strict=True))


@cache
def drako(matchup: str = "knights-trolls", edition: str = "en") -> DrakoGame:
    game = frozen_table("drako", matchup=matchup, edition=edition)
    assert isinstance(game, DrakoGame)
    return game


def played(game: DrakoGame, seed: int) -> Iterator[State]:
    """Yield every position of a random game. All are the same state object, which is updated."""
    state, rng = game.begin(seed), FastRng.seeded(seed)
    yield state
    while not state.over:
        state.apply_nth(int(rng.below(state.count)))
        yield state


def first(game: DrakoGame, wanted: Callable[[State], bool], seeds: int = 60) -> State:
    """Return the first position of this kind in a random game."""
    for seed in range(seeds):
        for state in played(game, seed):
            if wanted(state):
                return state.clone()
    raise AssertionError("no such position")


def asked(state: State) -> str:
    return state.decision.kind if state.decision is not None else "over"

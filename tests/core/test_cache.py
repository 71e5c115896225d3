"""Nothing is left behind of games and positions that nobody needs any more."""

import gc
import tracemalloc
import weakref

from dragonhall.core.description import describe
from dragonhall.core.scenarios.positions import position
from dragonhall.games import configure

TIMES = 200


def test_a_game_is_forgotten_with_what_was_worked_out_of_it() -> None:
    """Caches once kept hundreds of games alive that had come with somebody's scenario."""
    game = configure("drako")
    assert position(game, describe(game.begin(1))).digest == game.begin(1).digest
    gone = weakref.ref(game)
    del game
    gc.collect()
    assert gone() is None


def test_a_position_that_is_read_leaves_nothing_behind() -> None:
    """Arrays that were handed into the compiled core once stayed there for ever, a kilobyte each time."""
    game = configure("drako")
    described = describe(game.begin(1))
    position(game, described)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(TIMES):
            position(game, described)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / TIMES < 100

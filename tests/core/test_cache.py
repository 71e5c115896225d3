"""Check that unused games and positions are garbage-collected."""

import gc
import tracemalloc
import weakref

from dragonhall.core.description import describe
from dragonhall.core.scenarios.positions import position
from dragonhall.games import configure

TIMES = 200


def test_unused_game_is_freed_with_its_caches() -> None:
    """Regression: caches kept hundreds of games from scenarios alive."""
    game = configure("drako")
    assert position(game, describe(game.begin(1))).digest == game.begin(1).digest
    gone = weakref.ref(game)
    del game
    gc.collect()
    assert gone() is None


def test_reading_a_position_leaks_nothing() -> None:
    """Regression: arrays passed into the compiled core were never freed, one kilobyte per call."""
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

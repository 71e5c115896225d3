"""A per-game cache that does not keep games alive."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from dragonhall.core.game import Game

T = TypeVar("T")


def kept_with_game(work: Callable[["Game"], T]) -> Callable[["Game"], T]:
    """Cache the result of `work` per game, with weak keys. The result must not reference the game.

    `functools.cache` would keep every game alive that was configured from a custom pack or a scenario.
    """
    known: WeakKeyDictionary[Game, T] = WeakKeyDictionary()

    @wraps(work)
    def cached(game: "Game") -> T:
        found = known.get(game)
        if found is None:
            found = known[game] = work(game)
        return found

    return cached

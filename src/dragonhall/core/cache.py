"""What follows from a game alone is worked out once, and forgotten with the game."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from dragonhall.core.game import Game

T = TypeVar("T")


def kept_with_game(work: Callable[["Game"], T]) -> Callable[["Game"], T]:
    """Remember what `work` says of each game that is still in use; that must not hold the game itself.

    A cache of the usual kind keeps hundreds of games alive that came with somebody's pack or scenario.
    """
    known: WeakKeyDictionary[Game, T] = WeakKeyDictionary()

    @wraps(work)
    def told(game: "Game") -> T:
        found = known.get(game)
        if found is None:
            found = known[game] = work(game)
        return found

    return told

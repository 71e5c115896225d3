"""Counting action sequences: a number that changes as soon as any rule does.

>>> import dragonhall.games as games
>>> perft(games.configure("draco").begin(7), 1) == games.configure("draco").begin(7).count
True
"""

from collections.abc import Iterator

from dragonhall.core.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` actions there are from here; chance follows the state's own stream."""
    if depth == 0:
        return 1
    choices = state.count
    if depth == 1:
        return choices
    total = 0
    for n in range(choices):
        following = state.clone()
        following.apply_nth(n)
        total += perft(following, depth - 1)
    return total


def divide(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """The same by first action, one at a time: to find where two engines disagree, and to show progress."""
    for action in state.legal:
        following = state.clone()
        following.apply(int(action))
        yield str(action), perft(following, depth - 1)

"""Perft: count action sequences. A change of the rules changes the count.

>>> import dragonhall.games as games
>>> perft(games.configure("draco").begin(7), 1) == games.configure("draco").begin(7).count
True
"""

from collections.abc import Iterator

from dragonhall.core.state import State


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` actions. Chance follows the random stream of the state."""
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
    """Yield the count of each first action, to find where two engines differ and to show progress."""
    for action in state.legal:
        following = state.clone()
        following.apply(int(action))
        yield str(action), perft(following, depth - 1)

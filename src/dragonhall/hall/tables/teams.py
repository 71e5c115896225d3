"""Who plays with whom, asked of the game's own rules."""

from functools import lru_cache

from dragonhall.core.game import Game


@lru_cache(maxsize=256)
def teams_of(game: Game) -> tuple[str, ...]:
    """The team of every seat. In games without teams each seat is its own.

    >>> import dragonhall.games as games
    >>> teams_of(games.configure("signori", 4)), teams_of(games.configure("drako"))
    (('a', 'b', 'a', 'b'), ('knights', 'trolls'))
    """
    state = game.begin(0)
    firsts: list[int] = []
    groups: list[int] = []
    for seat in range(len(game.seats)):
        mate = next((first for first in firsts if not state.rivals(first, seat)), None)
        if mate is None:
            firsts.append(seat)
        groups.append(firsts.index(seat if mate is None else mate))
    try:
        names = tuple(game.index_names("team"))
    except KeyError:
        names = tuple(game.seats[first] for first in firsts)
    return tuple(names[group] for group in groups)

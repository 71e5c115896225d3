"""Ratings of bots, game by game. Bots do not change, so their uncertainty only shrinks."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dragonhall.core.rating import Rating, rate
from dragonhall.games.table_codes import Side
from dragonhall.lab.arena.results import ArenaResults


@dataclass(frozen=True, slots=True)
class BotRating:
    """The rating of a bot. A new bot has a mean of 25; `reach` is half the width of the 95 % interval."""

    name: str
    mean: float
    reach: float
    games: int


class Ratings:
    """Ratings, updated game by game. A new name starts with the default rating."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.known = {name: Rating() for name in names}
        self.games: Counter[str] = Counter()

    def rate(self, sides: Sequence[Sequence[str]], ranks: Sequence[int]) -> None:
        """Rate a game of these sides, each of one or more names. The lowest rank won.

        A name may occur more than once.
        """
        after = rate(sides, ranks, self.known)
        self.known |= after
        self.games.update(after.keys())

    def table(self) -> list[BotRating]:
        """Return the ratings, best first."""
        rows = [
            BotRating(name, rating.mean, rating.uncertainty, self.games[name])
            for name, rating in self.known.items()
        ]
        return sorted(rows, key=lambda row: (-row.mean, row.name))


def rate_results(results: ArenaResults, sides: Sequence[Side]) -> list[BotRating]:
    """Return the ratings of the bots of a run, in the order of its games. One bot plays a whole side."""
    bots = results.plan.bots
    ratings = Ratings(bots)
    for played in results.games:
        names = [[bots[played.seats[side[0]]]] for side in sides]
        everybody = not played.winners
        ranks = [0 if everybody or side[0] in played.winners else 1 for side in sides]
        ratings.rate(names, ranks)
    return ratings.table()

"""Ratings of bots with openskill (Plackett-Luce): teams, many sides, uncertainty.

`tau` is 0: bots do not change between games, so the uncertainty does not grow.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from dragonhall.games.table_codes import Side
from dragonhall.lab.arena.results import Results
from dragonhall.lab.balance.intervals import NORMAL


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a bot. A new bot has a mean of 25; `reach` is half the width of the 95 % interval."""

    name: str
    mean: float
    reach: float
    games: int


class Ratings:
    """Ratings, updated game by game. A new name starts with the default rating."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce(tau=0.0)
        self.known: dict[str, Any] = {name: self.model.rating(name=name) for name in names}
        self.games: dict[str, int] = dict.fromkeys(self.known, 0)

    def rate(self, sides: Sequence[Sequence[str]], ranks: Sequence[int]) -> None:
        """Rate a game of these sides, each of one or more names. The lowest rank won.

        A name may occur more than once.
        """
        for name in {name for side in sides for name in side} - self.known.keys():
            self.known[name] = self.model.rating(name=name)
        before = [[self.known[name] for name in side] for side in sides]
        after = self.model.rate(before, ranks=list(ranks))
        moves: dict[str, list[tuple[float, float]]] = {}
        for side, old, new in zip(sides, before, after, strict=True):
            for name, was, now in zip(side, old, new, strict=True):
                moves.setdefault(name, []).append((now.mu - was.mu, now.sigma / was.sigma))
        for name, found in moves.items():
            self.move(name, found)
            self.games[name] = self.games.get(name, 0) + 1

    def move(self, name: str, found: Sequence[tuple[float, float]]) -> None:
        """Apply the updates of all places that a name had in one game."""
        old = self.known[name]
        mean, spread = old.mu, old.sigma
        for step, factor in found:
            mean += step
            spread *= factor
        self.known[name] = self.model.rating(mu=mean, sigma=spread, name=name)

    def table(self) -> list[Rating]:
        """Return the ratings, best first."""
        rows = [
            Rating(name, rating.mu, NORMAL * rating.sigma, self.games.get(name, 0))
            for name, rating in self.known.items()
        ]
        return sorted(rows, key=lambda row: (-row.mean, row.name))


def rated(results: Results, sides: Sequence[Side]) -> list[Rating]:
    """Return the ratings of the bots of a run, in the order of its games. One bot plays a whole side."""
    bots = results.plan.bots
    ratings = Ratings(bots)
    for played in results.games:
        names = [[bots[played.seats[side[0]]]] for side in sides]
        everybody = not played.winners
        ranks = [0 if everybody or side[0] in played.winners else 1 for side in sides]
        ratings.rate(names, ranks)
    return ratings.table()

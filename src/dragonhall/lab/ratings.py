"""Ratings of bots by openskill (Plackett-Luce): teams, many sides, uncertainty.

Bots do not learn between games, so nothing is added to the uncertainty from game to game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from dragonhall.games.table_codes import Side
from dragonhall.lab.arena.results import Results
from dragonhall.lab.balance.intervals import NORMAL


@dataclass(frozen=True, slots=True)
class Rating:
    """Where a bot stands: newcomers have 25; `reach` is half of the 95 % interval."""

    name: str
    mean: float
    reach: float
    games: int


class Ratings:
    """Rates game by game; a name that is new begins in the middle, with great uncertainty."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce(tau=0.0)
        self.known: dict[str, Any] = {name: self.model.rating(name=name) for name in names}
        self.games: dict[str, int] = dict.fromkeys(self.known, 0)

    def rate(self, sides: Sequence[Sequence[str]], ranks: Sequence[int]) -> None:
        """A game of these sides, each of one or more names; the lowest rank won. A name may come twice."""
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
        """Every place that a name had at the table tells something of it."""
        old = self.known[name]
        mean, spread = old.mu, old.sigma
        for step, factor in found:
            mean += step
            spread *= factor
        self.known[name] = self.model.rating(mu=mean, sigma=spread, name=name)

    def table(self) -> list[Rating]:
        """The best first."""
        rows = [
            Rating(name, rating.mu, NORMAL * rating.sigma, self.games.get(name, 0))
            for name, rating in self.known.items()
        ]
        return sorted(rows, key=lambda row: (-row.mean, row.name))


def rated(results: Results, sides: Sequence[Side]) -> list[Rating]:
    """The bots of a run, rated in the order of its games; a bot plays its whole side."""
    bots = results.plan.bots
    ratings = Ratings(bots)
    for played in results.games:
        names = [[bots[played.seats[side[0]]]] for side in sides]
        everybody = not played.winners
        ranks = [0 if everybody or side[0] in played.winners else 1 for side in sides]
        ratings.rate(names, ranks)
    return ratings.table()

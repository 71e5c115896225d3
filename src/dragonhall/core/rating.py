"""Ratings with openskill (Plackett-Luce): teams, two or more sides, a mean and its spread."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

MEAN, SPREAD = 25.0, 25.0 / 3
INTERVAL = 1.96  # half of a 95 % interval, in spreads


class Rating(NamedTuple):
    mean: float = MEAN
    spread: float = SPREAD

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.uncertainty

    @property
    def uncertainty(self) -> float:
        return INTERVAL * self.spread


@cache
def model() -> Any:
    """Return the model of openskill. `tau` is 0: playing a game does not add uncertainty."""
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=0.0)


def rate(
    sides: Sequence[Sequence[str]],
    ranks: Sequence[float],
    before: Mapping[str, Rating],
    offsets: Sequence[float] = (),
) -> dict[str, Rating]:
    """Return the ratings of all players after a game. The lowest rank won; equal ranks are a draw.

    A player with several places (copies of a bot) is rated for each. `offsets`: for each side, what to add to
    the means of its players while the result is compared with the expected one.
    """
    offsets = offsets or [0.0] * len(sides)
    start = {player: before.get(player, Rating()) for side in sides for player in side}
    teams = [
        [model().rating(mu=start[player].mean + offset, sigma=start[player].spread) for player in side]
        for side, offset in zip(sides, offsets, strict=True)
    ]
    found = dict(start)
    after = model().rate(teams, ranks=list(ranks))
    for side, offset, new in zip(sides, offsets, after, strict=True):
        for player, rating in zip(side, new, strict=True):
            was, now = start[player], found[player]
            found[player] = Rating(
                now.mean + rating.mu - offset - was.mean, now.spread * rating.sigma / was.spread
            )
    return found

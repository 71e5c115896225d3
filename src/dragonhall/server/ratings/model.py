"""Ratings of the players of a finished game.

The strength of people changes, so their spread grows a little before each game; that of the server's bots
does not.

Sides may be uneven. The model expects a side to win with a chance proportional to `exp(mean / c)`, where `c`
follows from the uncertainty of all players. Here that is multiplied by the measured share of the side, as an
offset `c * log(share)` on its mean: between two equals the expected result is exactly the measured one, so
that it changes no rating on average.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dragonhall.core.rating import SPREAD, Rating, model, rate

DOUBT = 25.0 / 300  # added to the spread of a person before each game
CERTAIN = 2.5  # a spread below this is no longer provisional
BOT = "bot:"
EVEN: Mapping[str, float] = {}  # no side is known to have an advantage


class SeatResult(NamedTuple):
    """One seat of a finished game. A player who `dropped` out has lost, whatever a bot did in their place."""

    seat: str
    player: str
    team: str
    won: bool
    score: int | None
    dropped: bool


def rated(
    results: Sequence[SeatResult], before: Mapping[str, Rating], shares: Mapping[str, float] = EVEN
) -> dict[str, Rating]:
    """Return the ratings after a game. `shares`: by seat, how often its side wins between equals.

    Players who stayed are rated by the ranks of the teams; those who left, as if their team had come last.
    """
    found = rated_by_teams(results, before, shares)
    for left in [one for one in results if one.dropped]:
        found[left.player] = rated_by_teams(results, before, shares, last=left.team)[left.player]
    return found


def rated_by_teams(
    results: Sequence[SeatResult], before: Mapping[str, Rating], shares: Mapping[str, float], last: str = ""
) -> dict[str, Rating]:
    """Rate by the ranks of the teams. A player with several seats (bots of one level) learns from each."""
    sides = sides_of(results)
    start = {player: doubted(player, before.get(player, Rating())) for player in {r.player for r in results}}
    players = [[one.player for one in side] for side in sides]
    return rate(players, ranks_of(sides, last), start, offsets_of(sides, start, shares))


def offsets_of(
    sides: Sequence[Sequence[SeatResult]], start: Mapping[str, Rating], shares: Mapping[str, float]
) -> list[float]:
    """Return the offset on the mean of each player of a side; the sum is the side's advantage."""
    if any(one.seat not in shares for side in sides for one in side):
        return [0.0] * len(sides)
    seats = [one for side in sides for one in side]
    doubt = sum(start[one.player].spread ** 2 for one in seats) + len(sides) * model().beta ** 2
    return [math.sqrt(doubt) * math.log(len(sides) * shares[side[0].seat]) / len(side) for side in sides]


def damped(before: Rating, after: Rating, weight: float) -> Rating:
    """Return a rating part of the way (`weight`) from `before` to `after`."""
    spread = math.sqrt(before.spread**2 + weight * (after.spread**2 - before.spread**2))
    return Rating(before.mean + weight * (after.mean - before.mean), spread)


def doubted(player: str, rating: Rating) -> Rating:
    if player.startswith(BOT):
        return rating
    return Rating(rating.mean, min(SPREAD, math.hypot(rating.spread, DOUBT)))


def sides_of(results: Sequence[SeatResult]) -> list[list[SeatResult]]:
    sides: dict[str, list[SeatResult]] = {}
    for one in results:
        sides.setdefault(one.team, []).append(one)
    return list(sides.values())


def ranks_of(sides: Sequence[Sequence[SeatResult]], last: str) -> list[float]:
    """Return the ranks: winners, then by score if there is one, then the team `last`; equals share a rank."""
    worth = [side_worth(side, last) for side in sides]
    order = sorted(set(worth), reverse=True)
    return [order.index(one) for one in worth]


def side_worth(side: Sequence[SeatResult], last: str) -> tuple[int, int]:
    first = side[0]
    if first.team == last:
        return (0, 0)
    return (2, 0) if first.won else (1, sum(one.score or 0 for one in side))

"""Ratings of the players of a finished game.

The strength of people changes, so their spread grows a little before each game; that of the server's bots
does not.

Sides may be uneven. The model expects a side to win with a chance proportional to `exp(mean / c)`, where `c`
follows from the uncertainty of all players. Here that is multiplied by the measured share of the side, as an
offset `c * log(share)` on its mean: between two equals the expected result is exactly the measured one, so
that it changes no rating on average.

The shares come from the balance reports only (docs/balance/*.json), which state what was played, by which
bots and how often. An advantage that may be chance, because the interval of every side includes its
even share, is ignored.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from dragonhall.core.rating import SPREAD, Rating, model, rate
from dragonhall.server.balance import reports

ADDED_SPREAD = 25.0 / 300  # added to the spread of a person before each game
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


def rate_game(
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
    """Rate by the ranks of the teams. A player with several seats (bots of one level) is rated for each."""
    sides = sides_of(results)
    start = {player: widen(player, before.get(player, Rating())) for player in {r.player for r in results}}
    players = [[one.player for one in side] for side in sides]
    return rate(players, ranks_of(sides, last), start, offsets_of(sides, start, shares))


def offsets_of(
    sides: Sequence[Sequence[SeatResult]], start: Mapping[str, Rating], shares: Mapping[str, float]
) -> list[float]:
    """Return the offset on the mean of each player of a side; the sum is the side's advantage."""
    if any(one.seat not in shares for side in sides for one in side):
        return [0.0] * len(sides)
    seats = [one for side in sides for one in side]
    variance = sum(start[one.player].spread ** 2 for one in seats) + len(sides) * model().beta ** 2
    return [math.sqrt(variance) * math.log(len(sides) * shares[side[0].seat]) / len(side) for side in sides]


def damp(before: Rating, after: Rating, weight: float) -> Rating:
    """Return a rating part of the way (`weight`) from `before` to `after`."""
    spread = math.sqrt(before.spread**2 + weight * (after.spread**2 - before.spread**2))
    return Rating(before.mean + weight * (after.mean - before.mean), spread)


def widen(player: str, rating: Rating) -> Rating:
    if player.startswith(BOT):
        return rating
    return Rating(rating.mean, min(SPREAD, math.hypot(rating.spread, ADDED_SPREAD)))


def sides_of(results: Sequence[SeatResult]) -> list[list[SeatResult]]:
    sides: dict[str, list[SeatResult]] = {}
    for one in results:
        sides.setdefault(one.team, []).append(one)
    return list(sides.values())


def ranks_of(sides: Sequence[Sequence[SeatResult]], last: str) -> list[float]:
    """Return the ranks: winners, then by score if there is one, then the team `last`; equals share a rank."""
    results_by_side = [side_result(side, last) for side in sides]
    order = sorted(set(results_by_side), reverse=True)
    return [order.index(one) for one in results_by_side]


def side_result(side: Sequence[SeatResult], last: str) -> tuple[int, int]:
    first = side[0]
    if first.team == last:
        return (0, 0)
    return (2, 0) if first.won else (1, sum(one.score or 0 for one in side))


MATCHUP = "matchup"
LEAST = 0.01  # minimum share: a side that never won in a report may still win


class BalancePlan(msgspec.Struct, frozen=True):
    game: str
    players: int
    options: dict[str, str]


class BalanceMeasure(msgspec.Struct, frozen=True):
    question: str
    name: str
    value: float
    low: float
    high: float


class BalanceReport(msgspec.Struct, frozen=True):
    """The part of a balance report that is needed here."""

    plan: BalancePlan
    measures: list[BalanceMeasure]

    @property
    def shares(self) -> dict[str, float]:
        """The share of wins of each seat's side; empty if the sides may be even."""
        sides = [measure for measure in self.measures if measure.question == "side"]
        even = 1 / len(sides) if sides else 0.0
        if all(side.low <= even <= side.high for side in sides):
            return {}
        return {seat: max(side.value, LEAST) for side in sides for seat in side.name.split("+")}


@cache
def balance_reports() -> tuple[BalanceReport, ...]:
    return tuple(msgspec.json.decode(text, type=BalanceReport) for text in reports().values())


def side_shares(game: str, players: int, options: Mapping[str, str]) -> dict[str, float]:
    """Return the shares from the report with the same match-up and the most options in common."""
    fitting = [
        report
        for report in balance_reports()
        if (report.plan.game, report.plan.players) == (game, players)
        and report.plan.options.get(MATCHUP) == options.get(MATCHUP)
    ]
    if not fitting:
        return {}
    return max(fitting, key=lambda report: len(report.plan.options.items() & options.items())).shares

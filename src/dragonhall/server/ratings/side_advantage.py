"""The share of wins of each side between equals, so that a rating does not depend on the side.

The only source are the balance reports (docs/balance/*.json), which say what was played, by which bots and
how often. An advantage that may be chance, because the interval of every side includes its even share, is
ignored.
"""

from collections.abc import Mapping
from functools import cache

import msgspec

from dragonhall.server.balance.report_files import reports

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
def known() -> tuple[BalanceReport, ...]:
    return tuple(msgspec.json.decode(text, type=BalanceReport) for text in reports().values())


def side_shares(game: str, players: int, options: Mapping[str, str]) -> dict[str, float]:
    """Return the shares from the report with the same match-up and the most options in common."""
    fitting = [
        report
        for report in known()
        if (report.plan.game, report.plan.players) == (game, players)
        and report.plan.options.get(MATCHUP) == options.get(MATCHUP)
    ]
    if not fitting:
        return {}
    return max(fitting, key=lambda report: len(report.plan.options.items() & options.items())).shares

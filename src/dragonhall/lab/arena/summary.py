"""Summary of a run: shares with intervals by bot and by side, lengths, reasons of endings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from dragonhall.core.game import Game
from dragonhall.games.table_codes import Side, side_name, sides_of
from dragonhall.lab.arena.plan import ArenaPlan, Played
from dragonhall.lab.balance.statistics import over_deals, wilson


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Results of a bot or a side.

    `share` counts a win shared by n sides as 1/n. `fair` is the expected share of equally strong players.
    """

    name: str
    games: int
    wins: int
    draws: int
    losses: int
    share: float
    low: float
    high: float
    interval: str  # method: "deals" (clustered by deal) or "wilson"
    fair: float


class BotTally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Results of a bot: in all its games, and on each side."""

    all: Tally
    sides: list[Tally]


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    games: int
    deals: int
    bots: list[BotTally]
    sides: list[Tally]
    reasons: dict[str, int]
    cut_short: int
    mean_plies: float
    shortest: int
    longest: int


class GameLine(msgspec.Struct, frozen=True):
    """The result of one game for a bot or a side."""

    deal: int
    credit: float
    fair: float
    result: str


def summarise(plan: ArenaPlan, game: Game, games: Sequence[Played]) -> Summary:
    sides = sides_of(game)
    bots = [
        BotTally(
            tally(name, lines_of_bot(games, sides, bot, range(len(sides)))),
            [
                tally(side_name(game, side), lines_of_bot(games, sides, bot, [number]))
                for number, side in enumerate(sides)
            ],
        )
        for bot, name in enumerate(plan.bots)
    ]
    return Summary(
        games=len(games),
        deals=len({played.deal for played in games}),
        bots=bots,
        sides=[
            tally(side_name(game, side), [line_of(played, sides, [k]) for played in games])
            for k, side in enumerate(sides)
        ],
        reasons=dict(sorted(Counter(played.reason for played in games if played.reason).items())),
        cut_short=sum(played.cut_short for played in games),
        mean_plies=fmean([played.plies for played in games]) if games else 0.0,
        shortest=min((played.plies for played in games), default=0),
        longest=max((played.plies for played in games), default=0),
    )


def lines_of_bot(
    games: Sequence[Played], sides: Sequence[Side], bot: int, among: Iterable[int]
) -> list[GameLine]:
    """Return the games in which the bot plays at least one of these sides."""
    allowed = list(among)
    lines: list[GameLine] = []
    for played in games:
        own = [side for side in allowed if played.seats[sides[side][0]] == bot]
        if own:
            lines.append(line_of(played, sides, own))
    return lines


def line_of(played: Played, sides: Sequence[Side], own: Sequence[int]) -> GameLine:
    """Return the credit of these sides. A game without a winner is a draw of all sides."""
    winning = [side for side, seats in enumerate(sides) if seats[0] in played.winners]
    winning = winning or list(range(len(sides)))
    ours = [side for side in winning if side in own]
    result = "win" if len(ours) == len(winning) else "draw" if ours else "loss"
    return GameLine(played.deal, len(ours) / len(winning), len(own) / len(sides), result)


def tally(name: str, lines: Sequence[GameLine]) -> Tally:
    results = Counter(line.result for line in lines)
    by_deal: dict[int, list[float]] = {}
    for line in lines:
        by_deal.setdefault(line.deal, []).append(line.credit)
    single = len(by_deal) == len(lines)
    total = sum(line.credit for line in lines)
    low, high = wilson(total, len(lines)) if single else over_deals(list(by_deal.values()))
    return Tally(
        name=name,
        games=len(lines),
        wins=results["win"],
        draws=results["draw"],
        losses=results["loss"],
        share=total / len(lines) if lines else 0.0,
        low=low,
        high=high,
        interval="wilson" if single else "deals",
        fair=fmean([line.fair for line in lines]) if lines else 0.0,
    )

"""The effect of holding a card at the start on the share of its holder.

The win rate of those who play a card is confounded: players choose when to play it. The deal is random, so
the share of those who were dealt a card minus the share of the others estimates the causal effect of the
card.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from math import sqrt
from statistics import fmean

from dragonhall.lab.balance.intervals import NORMAL
from dragonhall.lab.balance.measures import Measure, Sample, Watched, by_number

LEAST = 10  # minimum sum of squares of holding the card; below it no effect is reported


def held(watched: Watched) -> Iterator[Sample]:
    """Yield for every card that was dealt its effect on the share of the side that holds it."""
    cards = {card for facts in watched.facts.values() for hand in facts.opening for card in hand}
    for card in by_number(cards):
        measure = effect_of(watched, card)
        if measure is not None:
            yield Sample(measure, {})


def effect_of(watched: Watched, card: str) -> Measure | None:
    """Return the slope of a regression of the share on holding the card.

    Both are centred by side, because sides differ in strength and in their decks. The standard error is that
    of re-randomisation: how the slope would vary if the hands were dealt anew to the same games. It uses all
    games, also those without the card, so it is valid for cards that are rarely dealt, and it accounts for
    the dependence between the sides of one game, which share the result and the deck.
    """
    games = list(watched.facts)
    holds = [[float(card in hand) for hand in watched.facts[game].opening] for game in games]
    more = less_mean(holds)
    won = less_mean([watched.credits[game] for game in games])
    weight = sum(value**2 for row in more for value in row)
    if weight < LEAST:
        return None
    pairs = zip(chain(*more), chain(*won), strict=True)
    effect = sum(holding * share for holding, share in pairs) / weight
    dealt_anew = sum(
        together(more, one, other) * together(won, one, other)
        for one in range(len(watched.sides))
        for other in range(len(watched.sides))
    )
    spread = sqrt(dealt_anew / (len(games) - 1)) / weight
    reach = NORMAL * spread
    dealt = sum(any(row) for row in holds)
    return Measure("held", card, dealt, effect, effect - reach, effect + reach, spread)


def less_mean(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the rows with the mean of each column subtracted."""
    means = [fmean(column) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def together(rows: Sequence[Sequence[float]], one: int, other: int) -> float:
    """Return the sum of products of two columns."""
    return sum(row[one] * row[other] for row in rows)

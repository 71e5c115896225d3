"""What holding a card at the start does to the share of its holder.

Who plays a card chose to: winners and losers play different cards, and that says little of the cards. But the
deal is chance. So the share of those who were dealt a card, less the share of those who were not, is the
card's own doing, and grows with nothing else.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from math import sqrt
from statistics import fmean

from dragonhall.lab.balance.intervals import NORMAL
from dragonhall.lab.balance.measures import Measure, Sample, Watched, by_number

LEAST = 10  # so much must holding it vary from game to game: below that nothing is said


def held(watched: Watched) -> Iterator[Sample]:
    """For every card that is dealt: by how much it changes the share of the side that holds it."""
    cards = {card for facts in watched.facts.values() for hand in facts.opening for card in hand}
    for card in by_number(cards):
        measure = effect_of(watched, card)
        if measure is not None:
            yield Sample(measure, {})


def effect_of(watched: Watched, card: str) -> Measure | None:
    """The slope of the share on holding the card.

    Both are taken less their means for the side, since sides differ in their chances and in their decks. The
    spread is that of other deals: how the slope would vary if hands had been dealt to these games anew. It
    rests on all games, also those without the card, and so is sound for cards that few are dealt; sides
    of one game, which win and lose together and share a deck, depend on each other in it as they do.
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
    """Each column less its mean."""
    means = [fmean(column) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def together(rows: Sequence[Sequence[float]], one: int, other: int) -> float:
    """The sum of products of two columns: how they go together."""
    return sum(row[one] * row[other] for row in rows)

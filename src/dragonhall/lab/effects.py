"""What holding a card at the start does to the share of its holder.

Who plays a card chose to: winners and losers play different cards, and that says little of the cards. But the
deal is chance. So the share of those who were dealt a card, less the share of those who were not, is the
card's own doing, and grows with nothing else.
"""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean

from dragonhall.lab.intervals import NORMAL
from dragonhall.lab.measures import Measure, Sample, Watched, by_number

LEAST = 10  # so much must holding it vary from game to game: below that nothing is said


def held(watched: Watched) -> Iterator[Sample]:
    """For every card that is dealt: by how much it changes the share of the side that holds it."""
    cards = {card for facts in watched.facts.values() for hand in facts.opening for card in hand}
    for card in by_number(cards):
        measure = effect_of(watched, card)
        if measure is not None:
            yield Sample(measure, {})


def effect_of(watched: Watched, card: str) -> Measure | None:
    """The slope of the share on holding the card, side by side, with the spread between games.

    Both are taken less their means for the side, since sides differ in their chances and in their decks. A
    side that never holds the card adds nothing. Sides of one game depend on each other: a game is one unit.
    """
    games = list(watched.facts)
    everybody = range(len(watched.sides))
    holds = {game: [card in hand for hand in facts.opening] for game, facts in watched.facts.items()}
    rates = [fmean(holds[game][side] for game in games) for side in everybody]
    shares = [fmean(watched.credits[game][side] for game in games) for side in everybody]
    rows = [
        [(holds[game][side] - rates[side], watched.credits[game][side] - shares[side]) for side in everybody]
        for game in games
    ]
    weight = sum(more**2 for row in rows for more, _ in row)
    if weight < LEAST:
        return None
    effect = sum(more * won for row in rows for more, won in row) / weight
    squares = sum(sum(more * (won - effect * more) for more, won in row) ** 2 for row in rows)
    spread = sqrt(squares * len(games) / (len(games) - 1)) / weight
    reach = NORMAL * spread
    dealt = sum(any(holds[game]) for game in games)
    return Measure("held", card, dealt, effect, effect - reach, effect + reach, spread)

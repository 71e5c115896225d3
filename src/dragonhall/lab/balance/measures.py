"""The figures of a balance study with their intervals: one function per question.

A figure is computed from a sample: values by game number, for some of the games. Each game of a study has its
own deal, so games are independent. Sides of one game are not; they are averaged to one value.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import sqrt
from statistics import fmean, stdev

import msgspec

from dragonhall.core.game import Game
from dragonhall.games.table_codes import Side, side_name, sides_of
from dragonhall.lab.arena.plan import Played
from dragonhall.lab.balance.statistics import NORMAL, wilson
from dragonhall.lab.balance.watchers import GameFacts


class Measure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One figure: question, subject, and value with its 95 % interval and standard error (`spread`)."""

    question: str
    name: str
    games: int
    value: float
    low: float
    high: float
    spread: float


@dataclass(frozen=True, slots=True)
class Sample:
    """A figure and its values by game; `values` is empty if the figure is not a mean over games."""

    measure: Measure
    values: dict[int, float]
    share: bool = False


def share_of(question: str, name: str, values: dict[int, float]) -> Sample:
    """Return the figure of a share. All values are between 0 and 1."""
    games, won = len(values), sum(values.values())
    low, high = wilson(won, games)
    middle = (won + 1) / (games + 2)  # Agresti and Caffo, for the difference of two shares
    spread = sqrt(middle * (1 - middle) / (games + 2))
    return Sample(Measure(question, name, games, won / max(1, games), low, high, spread), values, True)


def mean_of(question: str, name: str, values: dict[int, float]) -> Sample:
    games, mean = len(values), fmean(values.values()) if values else 0.0
    spread = stdev(values.values()) / sqrt(games) if games > 1 else 0.0
    reach = NORMAL * spread
    return Sample(Measure(question, name, games, mean, mean - reach, mean + reach, spread), values)


@dataclass(frozen=True)
class Watched:
    """The games of a study, with the credit of each side."""

    game: Game
    games: Sequence[Played]

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        return sides_of(self.game)

    @cached_property
    def credits(self) -> dict[int, list[float]]:
        """The credit of each side, by game. A game without a winner is a draw of all sides."""
        credits: dict[int, list[float]] = {}
        for played in self.games:
            won = [not played.winners or side[0] in played.winners for side in self.sides]
            credits[played.number] = [has / sum(won) for has in won]
        return credits

    @cached_property
    def facts(self) -> dict[int, GameFacts]:
        return {played.number: played.facts for played in self.games if played.facts is not None}

    def of_sides(self, number: int, sides: Sequence[int]) -> float:
        """Return the mean credit of these sides in a game."""
        return fmean(self.credits[number][side] for side in sides)


# ---- the questions -------------------------------------------------------------------------------


def samples(watched: Watched) -> list[Sample]:
    """Return all figures of a study, in the order of the questions."""

    asked = (sides, seats, turn_order, lengths, cut_short, lead_changes, held_cards)
    return [sample for ask in (*asked, cards, decides, symbols, abilities) for sample in ask(watched)]


def sides(watched: Watched) -> Iterator[Sample]:
    """Yield the share of each side."""
    for number, side in enumerate(watched.sides):
        values = {game: credits[number] for game, credits in watched.credits.items()}
        yield share_of("side", side_name(watched.game, side), values)


def seats(watched: Watched) -> Iterator[Sample]:
    """Yield the share of each seat, which is that of its side."""
    for number, side in enumerate(watched.sides):
        values = {game: credits[number] for game, credits in watched.credits.items()}
        for seat in side:
            yield share_of("seat", watched.game.seats[seat], values)


def turn_order(watched: Watched) -> Iterator[Sample]:
    """Yield the share of the seat with the first turn, the second, and so on."""
    players = watched.game.players
    side_of = {seat: number for number, side in enumerate(watched.sides) for seat in side}
    for place in range(players):
        values = {
            game: watched.credits[game][side_of[(facts.first + place) % players]]
            for game, facts in watched.facts.items()
        }
        yield share_of("turn", str(place + 1), values)


def lengths(watched: Watched) -> Iterator[Sample]:
    yield mean_of("length", "", {played.number: float(played.plies) for played in watched.games})


def cut_short(watched: Watched) -> Iterator[Sample]:
    yield share_of("cut-short", "", {played.number: float(played.cut_short) for played in watched.games})


def lead_changes(watched: Watched) -> Iterator[Sample]:
    found = {game: float(facts.lead_changes) for game, facts in watched.facts.items()}
    yield mean_of("lead-changes", "", found)


def cards(watched: Watched) -> Iterator[Sample]:
    """Yield how often each card is used, and the share of its users."""
    users: dict[str, dict[int, set[int]]] = {}
    for game, facts in watched.facts.items():
        for side, used in enumerate(facts.used):
            for key in used:
                users.setdefault(key.split(" ")[0], {}).setdefault(game, set()).add(side)
    for card in by_number(users):
        found = users[card]
        yield share_of("played", card, {game: float(game in found) for game in watched.facts})
        yield share_of(
            "won-when-played",
            card,
            {game: watched.of_sides(game, sorted(own)) for game, own in found.items()},
        )


def decides(watched: Watched) -> Iterator[Sample]:
    """Yield how often each card decides a game."""
    for card in by_number({facts.decided for facts in watched.facts.values()} - {""}):
        found = {game: float(facts.decided == card) for game, facts in watched.facts.items()}
        yield share_of("decides", card, found)


def symbols(watched: Watched) -> Iterator[Sample]:
    """Yield the mean uses of each card per game, by symbol."""
    counted: dict[str, dict[int, float]] = {}
    for game, facts in watched.facts.items():
        for used in facts.used:
            for key, times in used.items():
                row = counted.setdefault(key, dict.fromkeys(watched.facts, 0.0))
                row[game] += times
    for key in by_number(counted):
        yield mean_of("uses", key, counted[key])


def abilities(watched: Watched) -> Iterator[Sample]:
    """Yield for each event of an ability, token or role how often it occurs, and the share of the owners."""
    owners: dict[str, dict[int, list[int]]] = {}
    for game, facts in watched.facts.items():
        for side, changes in enumerate(facts.abilities):
            for key in changes:
                owners.setdefault(key, {}).setdefault(game, []).append(side)
    for key in by_number(owners):
        found = owners[key]
        yield share_of("ability", key, {game: float(game in found) for game in watched.facts})
        yield share_of(
            "won-with-ability", key, {game: watched.of_sides(game, own) for game, own in found.items()}
        )


def by_number(names: object) -> list[str]:
    """Sort names with numbers in numeric order.

    >>> by_number({"K10", "K9 bow", "K9"})
    ['K9', 'K9 bow', 'K10']
    """
    assert isinstance(names, (set, dict))

    def key(name: str) -> tuple[str, int, str]:
        first, _, rest = name.partition(" ")
        stem = first.rstrip("0123456789")
        number = first[len(stem) :]
        return (stem, int(number) if number else 0, rest)

    return sorted(names, key=key)


# The win rate of those who play a card is confounded: players choose when to play it. The deal is random, so
# the share of those who were dealt a card minus the share of the others estimates the causal effect of it.
LEAST = 10  # minimum sum of squares of holding the card; below it no effect is reported


def held_cards(watched: Watched) -> Iterator[Sample]:
    """Yield, for every card that was dealt, its effect on the share of the side that holds it."""
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
        sum_of_products(more, one, other) * sum_of_products(won, one, other)
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


def sum_of_products(rows: Sequence[Sequence[float]], one: int, other: int) -> float:
    """Return the sum of products of two columns."""
    return sum(row[one] * row[other] for row in rows)

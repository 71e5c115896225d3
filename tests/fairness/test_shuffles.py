"""The test of shuffles finds what has been wrong with shuffles elsewhere; fair ones pass."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from bench.soak.shuffles import FALSE_ALARM, RAW, in_place, raw_deck, stream, two_sided
from dragonhall.core.rng import Rng

DEALS = 2000


def any_two(rng: Rng, cards: vec[u8]) -> None:
    """The usual mistake: swap with any place, not only with those that are left."""
    for place in range(len(cards)):
        other = int(rng.below(len(cards)))
        cards[place], cards[other] = cards[other], cards[place]


def never_stays(rng: Rng, cards: vec[u8]) -> None:
    """Off by one: a card is never left where it is."""
    for place in range(len(cards) - 1, 0, -1):
        other = int(rng.below(place))
        cards[place], cards[other] = cards[other], cards[place]


def folded(rng: Rng, cards: vec[u8]) -> None:
    """A random number of six bits folded to the places that are left: low ones come twice as often."""
    for place in range(len(cards) - 1, 0, -1):
        other = int(rng.below(64)) % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def turned(rng: Rng, cards: vec[u8]) -> None:
    """Not a shuffle but a cut: each card in each place exactly as often as it should, and too evenly."""
    turned.times = (turned.times + 1) % RAW  # type: ignore[attr-defined]
    for place in range(len(cards)):
        cards[place] = u8((place + turned.times) % RAW)  # type: ignore[attr-defined]


turned.times = 0  # type: ignore[attr-defined]


def chance_of(shuffle: Callable[[Rng, vec[u8]], None]) -> float:
    deck, deal = raw_deck(shuffle)
    for number in range(DEALS):
        deck.count(deal(stream(1, number)))
    return deck.chance()


def test_the_shuffle_of_the_core_is_fair() -> None:
    assert chance_of(in_place) > 0.01


@pytest.mark.parametrize("shuffle", [any_two, never_stays, folded, turned])
def test_a_bad_shuffle_is_found(shuffle: Callable[[Rng, vec[u8]], None]) -> None:
    assert chance_of(shuffle) < FALSE_ALARM / 100


def test_false_alarms_are_as_rare_as_stated() -> None:
    """Of 200 fair runs about one in twenty lies in the outermost twentieth."""
    chances = []
    for run in range(200):
        deck, deal = raw_deck(in_place)
        for number in range(60):
            deck.count(deal(stream(run, number)))
        chances.append(deck.chance())
    assert 2 <= sum(chance < 0.05 for chance in chances) <= 21
    assert 75 <= sum(chance < 0.5 for chance in chances) <= 125


@pytest.mark.parametrize(("value", "chance"), [(118.498, 0.2), (82.358, 0.2), (149.449, 0.002)])
def test_chances_are_those_of_the_tables(value: float, chance: float) -> None:
    """Quantiles of chi-square with 100 degrees of freedom, both tails together."""
    assert two_sided(value, 100) == pytest.approx(chance, rel=0.05)

"""The shuffle test detects known faulty shuffles and passes fair ones."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from bench.soak.shuffles import FALSE_ALARM, RAW, in_place, raw_deck, stream, two_sided
from dragonhall.core.rng import Rng

DEALS = 2000


def any_two(rng: Rng, cards: vec[u8]) -> None:
    """Swap with any place instead of only the remaining ones: the usual mistake."""
    for place in range(len(cards)):
        other = int(rng.below(len(cards)))
        cards[place], cards[other] = cards[other], cards[place]


def never_stays(rng: Rng, cards: vec[u8]) -> None:
    """Never leave a card in its place: off by one."""
    for place in range(len(cards) - 1, 0, -1):
        other = int(rng.below(place))
        cards[place], cards[other] = cards[other], cards[place]


def folded(rng: Rng, cards: vec[u8]) -> None:
    """Reduce a six-bit random number modulo the remaining places: low places come twice as often."""
    for place in range(len(cards) - 1, 0, -1):
        other = int(rng.below(64)) % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def turned(rng: Rng, cards: vec[u8]) -> None:
    """Cut instead of shuffle: each card is in each place as often as it should be, but too evenly."""
    turned.times = (turned.times + 1) % RAW  # type: ignore[attr-defined]
    for place in range(len(cards)):
        cards[place] = u8((place + turned.times) % RAW)  # type: ignore[attr-defined]


turned.times = 0  # type: ignore[attr-defined]


def chance_of(shuffle: Callable[[Rng, vec[u8]], None]) -> float:
    deck, deal = raw_deck(shuffle)
    for number in range(DEALS):
        deck.count(deal(stream(1, number)))
    return deck.chance()


def test_core_shuffle_is_fair() -> None:
    assert chance_of(in_place) > 0.01


@pytest.mark.parametrize("shuffle", [any_two, never_stays, folded, turned])
def test_bad_shuffle_is_detected(shuffle: Callable[[Rng, vec[u8]], None]) -> None:
    assert chance_of(shuffle) < FALSE_ALARM / 100


def test_false_alarm_rate_is_as_stated() -> None:
    """Of 200 fair runs about one in twenty is in the outermost 5 %."""
    chances = []
    for run in range(200):
        deck, deal = raw_deck(in_place)
        for number in range(60):
            deck.count(deal(stream(run, number)))
        chances.append(deck.chance())
    assert 2 <= sum(chance < 0.05 for chance in chances) <= 21
    assert 75 <= sum(chance < 0.5 for chance in chances) <= 125


@pytest.mark.parametrize(("value", "chance"), [(118.498, 0.2), (82.358, 0.2), (149.449, 0.002)])
def test_p_values_match_published_quantiles(value: float, chance: float) -> None:
    """Quantiles of chi-square with 100 degrees of freedom, both tails together."""
    assert two_sided(value, 100) == pytest.approx(chance, rel=0.05)

"""Compare confidence intervals with published values and with simulations."""

from itertools import pairwise
from math import sqrt

import pytest

from dragonhall.core.rng import FastRng
from dragonhall.lab.balance.statistics import NORMAL, over_deals, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_matches_published_values(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_interval_of_no_games_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_unanimous_deals_are_not_certain() -> None:
    low, high = over_deals([(1.0, 1.0)] * 20)
    assert 0.83 < low < 0.92  # Wilson's lower bounds for 20 and 40 single games: 0.84 and 0.91
    assert high == 1.0


def test_interval_over_deals_narrows_with_their_number() -> None:
    reach = [
        high - low
        for low, high in (over_deals([(1, 1), (1, 0), (0, 0), (0, 1)] * n) for n in (2, 8, 32, 128))
    ]
    assert all(narrower < wider for wider, narrower in pairwise(reach))


def test_single_games_match_agresti_coull() -> None:
    middle, reach = 10 / 14, NORMAL * sqrt((10 / 14) * (4 / 14) / 13)  # 8 of 10
    assert over_deals([(1,)] * 8 + [(0,)] * 2) == pytest.approx((middle - reach, middle + reach))


def test_cancelling_sides_narrow_the_interval() -> None:
    """If the side decides every game, each deal is split evenly, which is more certain than single games."""
    low, high = over_deals([(1, 0)] * 100)
    assert high - low < (wilson(100, 200)[1] - wilson(100, 200)[0]) / 5


@pytest.mark.parametrize("chance", [50, 75, 95])
def test_interval_over_deals_covers_the_truth_95_times_in_100(chance: int) -> None:
    """The second game of a pair repeats the first half of the time: a strong dependence within a deal."""
    rng = FastRng.seeded(chance)

    def game() -> float:
        return float(rng.below(100) < chance)

    def deal() -> tuple[float, float]:
        first = game()
        return first, first if rng.below(2) else game()

    trials = 1000
    held = 0
    for _ in range(trials):
        low, high = over_deals([deal() for _ in range(60)])
        held += low <= chance / 100 <= high
    assert 0.93 <= held / trials <= 0.99

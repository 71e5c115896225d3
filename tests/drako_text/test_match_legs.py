"""Test the result of a match of two legs."""

import pytest

from dragonhall.core.action import Outcome
from dragonhall.core.records.match_legs import Leg, MatchResult, leg_of, result_of, seat_of


@pytest.mark.rule("MT-1")
def test_sides_are_swapped_in_the_second_leg() -> None:
    assert [seat_of(player, leg) for leg in (0, 1) for player in (0, 1)] == [0, 1, 1, 0]


@pytest.mark.rule("MT-1")
def test_leg_counts_by_player_not_by_seat() -> None:
    trolls_win = Outcome((1,), "annihilated", (4, 11))
    assert leg_of(trolls_win, 0) == Leg(winner=1, scores=(4, 11))
    assert leg_of(trolls_win, 1) == Leg(winner=0, scores=(11, 4))


@pytest.mark.rule("MT-1")
@pytest.mark.parametrize(
    ("legs", "result"),
    [
        ([Leg(0, (1, 9)), Leg(0, (2, 9))], MatchResult((2, 0), (3, 18), 0)),
        ([Leg(1, (9, 1)), Leg(1, (9, 2))], MatchResult((0, 2), (18, 3), 1)),
        ([Leg(0, (9, 1)), Leg(1, (3, 4))], MatchResult((1, 1), (12, 5), 0)),
        ([Leg(0, (5, 6)), Leg(1, (3, 4))], MatchResult((1, 1), (8, 10), 1)),
        ([Leg(0, (5, 6)), Leg(1, (4, 3))], MatchResult((1, 1), (9, 9), None)),
    ],
)
def test_legs_won_decide_and_then_wounds_dealt(legs: list[Leg], result: MatchResult) -> None:
    assert result_of(legs) == result


@pytest.mark.rule("MT-1")
def test_wounds_decide_only_between_equal_legs() -> None:
    assert not result_of([Leg(0, (1, 9)), Leg(0, (2, 9))]).by_scores
    assert result_of([Leg(0, (9, 1)), Leg(1, (3, 4))]).by_scores
    assert not result_of([Leg(0, (5, 6)), Leg(1, (4, 3))]).by_scores

"""What a game says about strength."""

import pytest

from dragonhall.hall.ratings.model import SPREAD, Rating, Result, rated

NEW = Rating()


def duel(winner: str, loser: str) -> list[Result]:
    return [Result("one", winner, "one", True, None, False), Result("two", loser, "two", False, None, False)]


def test_the_winner_rises_as_the_loser_falls() -> None:
    after = rated(duel("anna", "bruno"), {})
    assert after["anna"].mean > NEW.mean > after["bruno"].mean
    assert after["anna"].spread < SPREAD
    assert after["anna"].mean - NEW.mean == pytest.approx(NEW.mean - after["bruno"].mean)


def test_a_surprise_says_more_than_what_was_expected() -> None:
    strong, weak = Rating(30.0, 3.0), Rating(20.0, 3.0)
    expected = rated(duel("strong", "weak"), {"strong": strong, "weak": weak})
    surprise = rated(duel("weak", "strong"), {"strong": strong, "weak": weak})
    assert surprise["weak"].mean - weak.mean > 3 * (expected["strong"].mean - strong.mean)


def test_a_team_wins_and_loses_together() -> None:
    seats = [("a1", "a", True), ("b1", "b", False), ("a2", "a", True), ("b2", "b", False)]
    after = rated([Result(seat, seat, team, won, None, False) for seat, team, won in seats], {})
    assert after["a1"] == after["a2"]
    assert after["b1"] == after["b2"]
    assert after["a1"].mean > after["b1"].mean


def test_scores_rank_those_who_did_not_win() -> None:
    scores = [("fire", True, 20), ("arrow", False, 5), ("eye", False, 15)]
    after = rated([Result(seat, seat, seat, won, score, False) for seat, won, score in scores], {})
    assert after["fire"].mean > after["eye"].mean > after["arrow"].mean


def test_eight_seats_can_be_rated() -> None:
    results = [Result(f"s{k}", f"p{k}", "ab"[k % 2], k % 2 == 0, None, False) for k in range(8)]
    assert len(rated(results, {})) == 8


def test_who_leaves_has_lost_even_if_his_team_wins() -> None:
    results = [
        Result("a1", "stayer", "a", True, None, False),
        Result("a2", "leaver", "a", True, None, True),
        Result("b1", "bruno", "b", False, None, False),
        Result("b2", "carla", "b", False, None, False),
    ]
    after = rated(results, {})
    whole = rated([result._replace(dropped=False) for result in results], {})
    assert after["stayer"] == whole["stayer"]
    assert after["bruno"] == whole["bruno"]
    assert after["leaver"] == pytest.approx(whole["bruno"])


def test_equals_learn_of_each_other_without_moving() -> None:
    draw = [Result("one", "anna", "one", False, 3, False), Result("two", "bruno", "two", False, 3, False)]
    after = rated(draw, {})
    assert after["anna"].mean == pytest.approx(NEW.mean)
    assert after["anna"].spread < SPREAD


def test_people_may_have_changed_and_bots_have_not() -> None:
    sure = Rating(25.0, 1.0)
    after = rated(duel("anna", "bot:greedy"), {"anna": sure, "bot:greedy": sure})
    assert after["anna"].spread > after["bot:greedy"].spread


def test_two_bots_of_one_level_are_one_player() -> None:
    results = [
        Result("one", "anna", "one", True, None, False),
        Result("two", "bot:greedy", "two", False, 3, False),
        Result("three", "bot:greedy", "three", False, 3, False),
    ]
    once = rated(results[:2], {})["bot:greedy"]
    twice = rated(results, {})["bot:greedy"]
    assert twice.mean < NEW.mean
    assert twice.spread < once.spread

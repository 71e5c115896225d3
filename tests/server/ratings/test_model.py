"""The rating model."""

import random
from statistics import mean

import pytest

from dragonhall.core.rating import SPREAD, Rating
from dragonhall.server.ratings.model import SeatResult, balance_reports, damp, rate_game, side_shares

NEW = Rating()


def duel(winner: str, loser: str) -> list[SeatResult]:
    return [
        SeatResult("one", winner, "one", True, None, False),
        SeatResult("two", loser, "two", False, None, False),
    ]


def test_winner_gains_what_the_loser_loses() -> None:
    after = rate_game(duel("anna", "bruno"), {})
    assert after["anna"].mean > NEW.mean > after["bruno"].mean
    assert after["anna"].spread < SPREAD
    assert after["anna"].mean - NEW.mean == pytest.approx(NEW.mean - after["bruno"].mean)


def test_surprising_result_changes_more() -> None:
    strong, weak = Rating(30.0, 3.0), Rating(20.0, 3.0)
    expected = rate_game(duel("strong", "weak"), {"strong": strong, "weak": weak})
    surprise = rate_game(duel("weak", "strong"), {"strong": strong, "weak": weak})
    assert surprise["weak"].mean - weak.mean > 3 * (expected["strong"].mean - strong.mean)


def test_team_wins_and_loses_together() -> None:
    seats = [("a1", "a", True), ("b1", "b", False), ("a2", "a", True), ("b2", "b", False)]
    after = rate_game([SeatResult(seat, seat, team, won, None, False) for seat, team, won in seats], {})
    assert after["a1"] == after["a2"]
    assert after["b1"] == after["b2"]
    assert after["a1"].mean > after["b1"].mean


def test_scores_rank_the_losers() -> None:
    scores = [("fire", True, 20), ("arrow", False, 5), ("eye", False, 15)]
    after = rate_game([SeatResult(seat, seat, seat, won, score, False) for seat, won, score in scores], {})
    assert after["fire"].mean > after["eye"].mean > after["arrow"].mean


def test_eight_seats_can_be_rated() -> None:
    results = [SeatResult(f"s{k}", f"p{k}", "ab"[k % 2], k % 2 == 0, None, False) for k in range(8)]
    assert len(rate_game(results, {})) == 8


def test_leaver_loses_even_if_their_team_wins() -> None:
    results = [
        SeatResult("a1", "stayer", "a", True, None, False),
        SeatResult("a2", "leaver", "a", True, None, True),
        SeatResult("b1", "bruno", "b", False, None, False),
        SeatResult("b2", "carla", "b", False, None, False),
    ]
    after = rate_game(results, {})
    whole = rate_game([result._replace(dropped=False) for result in results], {})
    assert after["stayer"] == whole["stayer"]
    assert after["bruno"] == whole["bruno"]
    assert after["leaver"] == pytest.approx(whole["bruno"])


def test_draw_of_equals_reduces_uncertainty_only() -> None:
    draw = [
        SeatResult("one", "anna", "one", False, 3, False),
        SeatResult("two", "bruno", "two", False, 3, False),
    ]
    after = rate_game(draw, {})
    assert after["anna"].mean == pytest.approx(NEW.mean)
    assert after["anna"].spread < SPREAD


def test_people_are_less_certain_than_bots() -> None:
    sure = Rating(25.0, 1.0)
    after = rate_game(duel("anna", "bot:greedy"), {"anna": sure, "bot:greedy": sure})
    assert after["anna"].spread > after["bot:greedy"].spread


def test_two_bots_of_one_level_are_one_player() -> None:
    results = [
        SeatResult("one", "anna", "one", True, None, False),
        SeatResult("two", "bot:greedy", "two", False, 3, False),
        SeatResult("three", "bot:greedy", "three", False, 3, False),
    ]
    once = rate_game(results[:2], {})["bot:greedy"]
    twice = rate_game(results, {})["bot:greedy"]
    assert twice.mean < NEW.mean
    assert twice.spread < once.spread


# ---- sides -----------------------------------------------------------------------------------------

DRAGON = {"dragon": 0.715, "dwarves": 0.285}


def on_sides(dragon: str, dwarves: str, dragon_wins: bool) -> list[SeatResult]:
    return [
        SeatResult("dragon", dragon, "dragon", dragon_wins, None, False),
        SeatResult("dwarves", dwarves, "dwarves", not dragon_wins, None, False),
    ]


def test_equals_on_uneven_sides_keep_equal_ratings() -> None:
    """Ten players only play the dragon, ten only the dwarves; all are equally strong."""
    chance = random.Random(14)
    people = [[f"{side}{k}" for k in range(10)] for side in DRAGON]
    ratings: dict[str, Rating] = {}
    for _ in range(4000):
        one, two = (chance.choice(side) for side in people)
        ratings |= rate_game(on_sides(one, two, chance.random() < DRAGON["dragon"]), ratings, DRAGON)
    dragons, dwarves = (mean(ratings[player].mean for player in side) for side in people)
    assert abs(dragons - dwarves) < 1.0


@pytest.mark.parametrize("spreads", [(SPREAD, SPREAD), (2.0, SPREAD), (1.0, 1.0)])
def test_expected_result_changes_nothing_on_average(spreads: tuple[float, float]) -> None:
    before = {"bot:one": Rating(25.0, spreads[0]), "bot:two": Rating(25.0, spreads[1])}
    changes = dict.fromkeys(before, 0.0)
    for dragon_wins, share in ((True, DRAGON["dragon"]), (False, DRAGON["dwarves"])):
        after = rate_game(on_sides("bot:one", "bot:two", dragon_wins), before, DRAGON)
        for player in before:
            changes[player] += share * (after[player].mean - 25.0)
    assert changes == pytest.approx({"bot:one": 0.0, "bot:two": 0.0}, abs=1e-9)


def test_winning_with_the_favoured_side_gains_less() -> None:
    easy = rate_game(on_sides("anna", "bruno", True), {}, DRAGON)["anna"].mean
    hard = rate_game(on_sides("bruno", "anna", False), {}, DRAGON)["anna"].mean
    assert NEW.mean < easy < rate_game(on_sides("anna", "bruno", True), {})["anna"].mean < hard


def test_team_advantage_does_not_grow_with_its_seats() -> None:
    seats = [(f"{team}{k}", team) for team in "ab" for k in range(3)]
    shares = {seat: 0.7 if team == "a" else 0.3 for seat, team in seats}
    change = 0.0
    for winner, share in (("a", 0.7), ("b", 0.3)):
        results = [SeatResult(seat, f"bot:{seat}", team, team == winner, None, False) for seat, team in seats]
        change += share * (rate_game(results, {}, shares)["bot:a0"].mean - 25.0)
    assert change == pytest.approx(0.0, abs=1e-9)


def test_side_shares_come_from_the_balance_reports() -> None:
    options = {"matchup": "dragon-dwarves", "edition": "en", "mulligan": "on"}
    assert side_shares("drako", 2, options) == DRAGON
    italian = side_shares("drako", 2, {"matchup": "knights-dwarves", "edition": "it"})
    english = side_shares("drako", 2, {"matchup": "knights-dwarves", "edition": "en"})
    assert italian["knights"] != english["knights"]
    assert side_shares("draco", 7, {}) == {}


def test_insignificant_difference_is_no_advantage() -> None:
    (even,) = [
        report for report in balance_reports() if (report.plan.game, report.plan.players) == ("draco", 5)
    ]
    shares = {measure.value for measure in even.measures if measure.question == "side"}
    assert len(shares) > 1
    assert even.shares == {}


# ---- repeated games --------------------------------------------------------------------------------


def test_damped_change_is_partial() -> None:
    before, after = Rating(25.0, 8.0), Rating(29.0, 6.0)
    assert damp(before, after, 1.0) == after
    half = damp(before, after, 0.5)
    assert half.mean == 27.0
    assert 6.0 < half.spread < 8.0
    assert damp(before, after, 0.0) == before

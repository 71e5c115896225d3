"""Test that ratings order bots of known strength, and that they state their uncertainty."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from dragonhall.core.rng import FastRng
from dragonhall.games.table_codes import parse_table_code, sides_of
from dragonhall.lab.arena.plan import league_plan
from dragonhall.lab.ratings import BotRating, Ratings, rate_results
from dragonhall.lab.reports.charts import ratings_chart
from tests.lab.arenas import run

STRENGTH = {"novice": 1, "player": 3, "master": 9}


def test_stronger_bots_are_rated_higher() -> None:
    """Simulated Bradley-Terry bots: each wins in proportion to its strength."""
    ratings, rng = Ratings(), FastRng.seeded(1)
    names = list(STRENGTH)
    for number in range(300):
        first, second = names[number % 3], names[(number + 1) % 3]
        won = rng.below(STRENGTH[first] + STRENGTH[second]) < STRENGTH[first]
        ratings.rate([[first], [second]], [0, 1] if won else [1, 0])
    table = ratings.table()
    assert [row.name for row in table] == ["master", "player", "novice"]
    assert table[0].mean - table[0].reach > table[1].mean > table[2].mean + table[2].reach


def test_more_games_narrow_the_rating() -> None:
    ratings = Ratings(["a", "b"])
    reach = [ratings.table()[0].reach]
    for _ in range(5):
        ratings.rate([["a"], ["b"]], [0, 0])
        reach.append(ratings.table()[0].reach)
    assert reach == sorted(reach, reverse=True)
    assert ratings.table()[0].games == 5


def test_draws_between_equals_change_nothing() -> None:
    ratings = Ratings()
    ratings.rate([["a"], ["b"]], [0, 0])
    assert [row.mean for row in ratings.table()] == pytest.approx([25, 25])


def test_teammates_have_equal_ratings() -> None:
    ratings = Ratings()
    ratings.rate([["a", "b"], ["c", "d"]], [1, 0])
    means = {row.name: row.mean for row in ratings.table()}
    assert means["a"] == means["b"] < 25 < means["c"] == means["d"]


def test_one_bot_against_copies_of_another() -> None:
    ratings = Ratings()
    ratings.rate([["a"], ["b"], ["b"], ["b"]], [0, 1, 1, 1])
    assert [row.name for row in ratings.table()] == ["a", "b"]
    assert [row.games for row in ratings.table()] == [1, 1]


def test_league_rates_greedy_above_random(tmp_path: Path) -> None:
    game = parse_table_code("draco:3")
    plan = league_plan(game, ["random", "greedy:worlds=1", "random:seed=1"], 24, 0)
    table = rate_results(run(plan, tmp_path / "league.json"), sides_of(game))
    assert table[0].name == "greedy:worlds=1"
    assert {row.games for row in table} == {24}


def test_plot_is_an_svg_with_every_name() -> None:
    drawn = ratings_chart([BotRating("a<b", 30.5, 2.0, 9), BotRating("c", 20.0, 3.0, 9)], "A & B")
    root = ElementTree.fromstring(drawn)
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert {"A & B", "a<b", "c", "30.5 ± 2.0"} <= set(texts)
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")

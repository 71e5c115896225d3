"""Check the invariants of Draco over many random games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dragonhall.core.description import describe
from dragonhall.core.game import Game
from dragonhall.games import configure
from tests.games.draco.invariants import check, check_moves, last_space
from tests.random_games import random_game, table

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds

every_size = pytest.mark.parametrize(
    "game", [table("draco", n) for n in (2, 3, 4, 5)], ids=["2", "3", "4", "5"]
)
seeds = st.integers(0, 2**32)


@every_size
@settings(max_examples=15)
@given(seed=seeds)
def test_invariants_hold_at_every_step(game: Game, seed: int) -> None:
    before: dict[str, int] = {}
    for state in random_game(game, seed):
        picture = describe(state)
        check(game, picture)
        check_moves(game, before, picture["space"])
        before = picture["space"]


@every_size
@settings(max_examples=25)
@given(seed=seeds)
def test_third_dragon_ends_the_game(game: Game, seed: int) -> None:
    summit = last_space(game) - 3
    for state in random_game(game, seed):
        arrived = sum(space >= summit for space in describe(state)["space"].values())
        assert (arrived == 3) == state.over
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason == "third-dragon"
    best = max(outcome.scores)
    assert list(outcome.winners) == [seat for seat, score in enumerate(outcome.scores) if score == best]


@settings(max_examples=25)
@given(seed=seeds)
def test_score_floor_keeps_scores_at_or_above_0(seed: int) -> None:
    for state in random_game(FLOORED, seed):
        assert min(describe(state)["score"].values()) >= 0


FLOORED = configure("draco", 3, {"score-floor": "on"})

"""How a position looks to a bot: a game begins even, and what is lost counts for the other side."""

from random import Random

import pytest

import dragonhall as dh
from dragonhall.bots.walk import prospects
from dragonhall.core.state import State
from dragonhall.games.drako.game import MATCHUPS


def begun(matchup: str, seed: int) -> State:
    """All figures placed, nothing done yet."""
    state = dh.new("drako", matchup=matchup, seed=seed).state
    chance = Random(seed)
    while state.decision is not None and state.decision.kind != "turn":
        state.step(chance.choice(state.legal_codes()))
    return state


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_a_game_begins_even(matchup: str) -> None:
    """Sides of many figures and of one strong figure are not compared piece by piece."""
    for seed in range(5):
        state = begun(matchup, seed)
        assert prospects(state, 0) == pytest.approx(0.5, abs=0.15)
        assert prospects(state, 0) + prospects(state, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_figures_that_are_still_to_be_placed_are_not_lost(matchup: str) -> None:
    state = dh.new("drako", matchup=matchup, seed=1).state
    assert prospects(state, 0) == pytest.approx(0.5, abs=0.25)

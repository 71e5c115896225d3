"""Test the evaluation of Drako: initial positions are even, and losses count for the other side."""

from random import Random

import pytest

import dragonhall as dh
from dragonhall.bots import make_bot
from dragonhall.bots.ismcts_search import value_for
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games.drako.game import MATCHUPS


def begun(matchup: str, seed: int) -> State:
    """Return a position with all figures placed, before the first action."""
    state = dh.new("drako", matchup=matchup, seed=seed).state
    chance = Random(seed)
    while state.decision is not None and state.decision.kind != "turn":
        state.step(chance.choice(state.legal_codes()))
    return state


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_initial_position_is_even(matchup: str) -> None:
    """A side of many figures and a side of one strong figure are not compared piece by piece."""
    for seed in range(5):
        state = begun(matchup, seed)
        assert value_for(state, 0) == pytest.approx(0.5, abs=0.15)
        assert value_for(state, 0) + value_for(state, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_figures_not_yet_placed_are_not_lost(matchup: str) -> None:
    state = dh.new("drako", matchup=matchup, seed=1).state
    assert value_for(state, 0) == pytest.approx(0.5, abs=0.25)


def test_without_a_deadline_the_dragon_approaches_the_trolls() -> None:
    """Otherwise two cautious sides would never meet; a term for both sides would cancel out."""
    game = dh.new("drako", matchup="trolls-dragon", seed=1).state.game
    turn = {"seat": "dragon", "kind": "turn"}
    far, near = (
        position(game, {"decision": turn, "hex": {"thrower": "e1", "berserker": "e3", "dragon": at}}, seed=1)
        for at in ("a2", "c3")
    )
    dragon, other = game.seats.index("dragon"), game.seats.index("trolls")
    assert value_for(near, dragon) > value_for(far, dragon)
    assert value_for(near, other) < value_for(far, other)


@pytest.mark.slow
def test_searching_trolls_and_dragon_attack_each_other() -> None:
    state = dh.new("drako", matchup="trolls-dragon", seed=1).state
    bot = make_bot("ismcts:iterations=60")
    while state.decision is not None and not wounded(state) and state.ply < 600:
        state.apply(int(bot.choose(View(state, state.decision.seat))))
    assert wounded(state)


def wounded(state: State) -> bool:
    """Return whether either side has dealt a wound; a side's score is the wounds that it has dealt."""
    return int(state.score_of(0)) + int(state.score_of(1)) > 0

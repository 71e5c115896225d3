"""How a position looks to a bot: a game begins even, and what is lost counts for the other side."""

from random import Random

import pytest

import dragonhall as dh
from dragonhall.bots import make_bot
from dragonhall.bots.ismcts_search import prospects
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import State
from dragonhall.core.view import View
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


def test_where_no_clock_runs_the_dragon_is_drawn_to_the_trolls() -> None:
    """Else two careful sides would never meet: what draws both, draws neither."""
    game = dh.new("drako", matchup="trolls-dragon", seed=1).state.game
    turn = {"seat": "dragon", "kind": "turn"}
    far, near = (
        position(game, {"decision": turn, "hex": {"thrower": "e1", "berserker": "e3", "dragon": at}}, seed=1)
        for at in ("a2", "c3")
    )
    dragon, other = game.seats.index("dragon"), game.seats.index("trolls")
    assert prospects(near, dragon) > prospects(far, dragon)
    assert prospects(near, other) < prospects(far, other)


@pytest.mark.slow
def test_trolls_and_a_dragon_that_think_ahead_come_to_blows() -> None:
    state = dh.new("drako", matchup="trolls-dragon", seed=1).state
    bot = make_bot("ismcts:iterations=60")
    while state.decision is not None and not wounded(state) and state.ply < 600:
        state.apply(int(bot.choose(View(state, state.decision.seat))))
    assert wounded(state)


def wounded(state: State) -> bool:
    """The score of a side is the wounds that it has dealt."""
    return int(state.score_of(0)) + int(state.score_of(1)) > 0

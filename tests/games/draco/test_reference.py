"""Compare the engine with the reference implementation of Draco."""

import pytest

from dragonhall.core.description import describe
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from tests.games.draco.reference import Card, ReferenceGame
from tests.random_games import table

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds


def card(name: str) -> Card:
    colour, _, value = name.rpartition("-")
    return colour, int(value)


def reference_game(state: State) -> ReferenceGame:
    """Return a reference table with the deal of the engine."""
    picture, game = describe(state), state.game
    spaces = game.pack.root["track"]["2-3" if game.players <= 3 else "4-5"]["spaces"].text().split()
    summit = spaces.index("|")
    spaces.remove("|")
    assert state.decision is not None
    return ReferenceGame(
        track=[(int(space.rstrip("BG")), space.lstrip("-0123456789")) for space in spaces],
        summit=summit,
        space=picture["space"],
        hands=[[card(name) for name in hand] for hand in picture["hand"].values()],
        piles=[[card(name) for name in ride] for ride in picture["ride"].values()],
        draw=[card(name) for name in picture["draw"]],
        discard=[card(name) for name in picture["discard"]],
        scores=[0] * game.players,
        turn=state.decision.seat,
    )


def assert_same(state: State, reference: ReferenceGame) -> None:
    picture = describe(state)
    assert {str(action) for action in state.legal} == reference.legal()
    assert picture["space"] == reference.space
    assert list(picture["score"].values()) == reference.scores
    assert [card(name) for name in picture["draw"]] == reference.draw
    assert [card(name) for name in picture["discard"]] == reference.discard
    hands = [[card(name) for name in hand] for hand in picture["hand"].values()]
    assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in reference.hands]
    under = [[card(name) for name in pile] for pile in picture["pile"].values()]
    rides = [[card(name) for name in ride] for ride in picture["ride"].values()]
    assert [pile + ride for pile, ride in zip(under, rides, strict=True)] == reference.piles
    assert state.over == reference.over
    if state.decision is not None:
        assert state.decision.seat == reference.turn
        assert (state.decision.kind == "exchange") == reference.exchanging


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(10))
def test_engine_agrees_with_reference(players: int, seed: int) -> None:
    state, choice = table("draco", players).begin(seed), FastRng.seeded(seed)
    reference = reference_game(state)
    assert_same(state, reference)
    while not state.over:
        actions = sorted(reference.legal())
        action = actions[int(choice.below(len(actions)))]
        state.apply(int(state.game.action(action)))
        reference.apply(action)
        assert_same(state, reference)

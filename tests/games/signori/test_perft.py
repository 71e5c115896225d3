"""Count action sequences from the deal and from the middle of a turn, to detect any change of the rules."""

import pytest

from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import State
from dragonhall.lab.checks.perft import perft
from tests.random_games import frozen_table

# By players: sequences of 1, 2 and 3 actions, from the deal and from the middle of a turn.
PINNED = {
    2: ([7, 43, 229], [32, 627, 11_530]),
    4: ([8, 57, 357], [35, 767, 15_213]),
}


def rich_turn(players: int) -> State:
    """Return a turn in which nearly every kind of action is legal."""
    return position(
        frozen_table("signori", players),
        {
            "decision": {"seat": "a1", "kind": "main"},
            "active": "a1",
            "phase": "main-1",
            "turns": 20,
            "role": {"a1": "R2", "b1": "R1"},
            "behind": {"a1": ["B1", "B1"], "b1": ["B1"]},
            "hand": {"a1": ["C1", "A3", "I1", "I10", "E1", "B2", "M1", "I6"], "b1": ["N1", "E2"]},
            "up": {"a1": ["C4", "C6", "C7"], "b1": ["C2", "C5"]},
            "down": {"a1": ["C1"], "b1": ["C3", "C1"]},
            "market": {"a1": ["A1", "C2"], "b1": ["I7", "C6"]},
            "artefacts": {"a1": ["A6", "A1"]},
            "plunder": ["P6"],
        },
        seed=7,
    )


@pytest.mark.parametrize("players", PINNED)
def test_perft_from_the_deal(players: int) -> None:
    state = frozen_table("signori", players).begin(7)
    assert [perft(state, depth) for depth in (1, 2, 3)] == PINNED[players][0]


@pytest.mark.parametrize("players", PINNED)
def test_perft_from_the_middle_of_a_turn(players: int) -> None:
    state = rich_turn(players)
    assert [perft(state, depth) for depth in (1, 2, 3)] == PINNED[players][1]

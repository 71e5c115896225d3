"""Counts of action sequences: any change of the rules changes them."""

import pytest

from dragonhall.lab.perft import divide, perft
from tests.tables import table

# By players and seed: sequences of 1, 2, 3 and 4 actions.
PINNED = {
    (2, 1): [12, 127, 1304, 10680],
    (2, 7): [12, 135, 1244, 12779],
    (3, 1): [9, 91, 941, 7978],
    (3, 7): [11, 114, 1184, 11191],
    (4, 1): [10, 106, 924, 9034],
    (4, 7): [10, 116, 1194, 11906],
    (5, 1): [9, 80, 654, 7108],
    (5, 7): [10, 87, 891, 7247],
}


@pytest.mark.parametrize(("players", "seed"), PINNED)
def test_as_many_sequences_as_ever(players: int, seed: int) -> None:
    state = table("draco", players).begin(seed)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == PINNED[players, seed]


def test_the_first_actions_sum_up_to_the_whole() -> None:
    state = table("draco", 3).begin(7)
    assert sum(count for _, count in divide(state, 3)) == perft(state, 3)


def test_counting_changes_nothing() -> None:
    state = table("draco", 3).begin(7)
    before = state.digest, int(state.rng.position())
    perft(state, 3)
    assert (state.digest, int(state.rng.position())) == before


def test_no_sequence_goes_beyond_the_end() -> None:
    state = table("draco", 2).begin(7)
    while not state.over:
        state.apply_nth(0)
    assert perft(state, 0) == 1
    assert perft(state, 1) == perft(state, 2) == 0

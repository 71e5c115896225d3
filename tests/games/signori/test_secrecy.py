"""Test secrecy late in the game, with inspected creatures, face-up cards and pending spells."""

from functools import cache

import pytest

from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from tests.games.signori.test_random_games import choose, signori
from tests.random_games import memory
from tests.secrecy.core_checks import check, learned

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds

SIZES = (2, 4, 6, 8)
POSITIONS = 12
GAMES = 4  # searched for positions, at most


@cache
def positions_with_secrets(players: int) -> list[State]:
    """Return positions of thrifty games in which a seat has private knowledge or a card is pending."""
    found: list[State] = []
    for seed in range(GAMES):
        state, choice = signori(players).begin(seed), FastRng.seeded(seed)
        while not state.over and len(found) < POSITIONS:
            state.apply(choose(state, choice, thrifty=True))
            if state.ply % 11 == 0 and (partly_known(state) or state.size(4) > 0):
                found.append(state.clone())
    return found


def partly_known(state: State) -> bool:
    """Return whether one seat knows a hidden card that the spectator does not."""
    marked = [zone for zone, kind in enumerate(state.layout.zones) if kind.marked]
    return any(
        learned(state, seat, zone, k) and not learned(state, -1, zone, k)
        for zone in marked
        for k in range(int(state.size(zone)))
        for seat in range(int(state.layout.seats))
    )


@pytest.mark.slow
@pytest.mark.parametrize("players", SIZES)
def test_no_seat_sees_hidden_information(players: int) -> None:
    positions = positions_with_secrets(players)
    assert len(positions) > 3
    assert check(signori(players), positions, seed=3).leaks == set()


@pytest.mark.parametrize("players", SIZES)
def test_sampled_world_keeps_what_the_seat_knows(players: int) -> None:
    for state in positions_with_secrets(players):
        for seat in range(players):
            world = state.sample(seat, FastRng.seeded(5))
            assert memory(world.masked(seat)) == memory(state.masked(seat))


@pytest.mark.parametrize("players", SIZES)
def test_clone_is_independent(players: int) -> None:
    for state in positions_with_secrets(players):
        before = memory(state)
        state.clone().playout(FastRng.seeded(1))
        assert memory(state) == before

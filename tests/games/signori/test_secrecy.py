"""Deep in the game, with looked-at creatures, open cards and pending spells, nobody learns too much."""

from functools import cache

import pytest

from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from tests.games.signori.test_random_games import choose, signori
from tests.secrecy.core_checks import check, learned
from tests.tables import memory

SIZES = (2, 4, 6, 8)
POSITIONS, GAMES = 12, 4  # so many, from so many games at the most


@cache
def deep(players: int) -> list[State]:
    """Positions of thrifty games in which somebody knows what others do not, or a card is pending."""
    found: list[State] = []
    for seed in range(GAMES):
        state, choice = signori(players).begin(seed), FastRng.seeded(seed)
        while not state.over and len(found) < POSITIONS:
            state.apply(choose(state, choice, thrifty=True))
            if state.ply % 11 == 0 and (partly_known(state) or state.size(4) > 0):
                found.append(state.clone())
    return found


def partly_known(state: State) -> bool:
    """Does one seat know a hidden card that the spectator does not?"""
    marked = [zone for zone, kind in enumerate(state.layout.zones) if kind.marked]
    return any(
        learned(state, seat, zone, k) and not learned(state, -1, zone, k)
        for zone in marked
        for k in range(int(state.size(zone)))
        for seat in range(int(state.layout.seats))
    )


@pytest.mark.slow
@pytest.mark.parametrize("players", SIZES)
def test_nobody_learns_what_he_may_not(players: int) -> None:
    positions = deep(players)
    assert len(positions) > 3
    assert check(signori(players), positions, seed=3).leaks == set()


@pytest.mark.parametrize("players", SIZES)
def test_a_sampled_world_keeps_what_the_seat_has_learned(players: int) -> None:
    for state in deep(players):
        for seat in range(players):
            world = state.sample(seat, FastRng.seeded(5))
            assert memory(world.masked(seat)) == memory(state.masked(seat))


@pytest.mark.parametrize("players", SIZES)
def test_a_copy_goes_its_own_way(players: int) -> None:
    for state in deep(players):
        before = memory(state)
        state.clone().playout(FastRng.seeded(1))
        assert memory(state) == before

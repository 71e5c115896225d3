"""Test the steppers of our own games; those of other projects need their own environment."""

from itertools import islice

import pytest

from bench.peers.__main__ import NEEDED, compared
from bench.peers.steppers import STEPPERS, measure

OWN = [name for name in STEPPERS if name.startswith("Dragonhall")]


@pytest.mark.parametrize("name", OWN)
def test_own_games_are_stepped(name: str) -> None:
    assert sum(islice(STEPPERS[name](), 3)) >= 3
    assert measure(name, 0.001) > 0


def test_every_stepper_has_its_packages() -> None:
    assert {name.partition(":")[0].partition(" ")[0] for name in STEPPERS} == set(NEEDED)


def test_own_batches_are_compared_with_the_fastest_peer() -> None:
    ours = "Dragonhall: Drako, 256 games at once"
    (line,) = compared(
        {ours: 900.0, "Dragonhall: Drako by PettingZoo": 15.0, "RLCard: x": 30.0, "Catanatron": 45.0}
    )
    assert line.startswith(f"{ours}: 20.0 x Catanatron")
    assert compared({ours: 900.0}) == ["No peer could be measured."]

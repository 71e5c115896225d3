"""The steppers of our own games run and count; the peers need their scratch environment."""

from itertools import islice

import pytest

from bench.peers.__main__ import NEEDED
from bench.peers.steppers import STEPPERS, measure

OWN = [name for name in STEPPERS if name.startswith("Dragonhall")]


@pytest.mark.parametrize("name", OWN)
def test_our_own_games_are_stepped(name: str) -> None:
    assert sum(islice(STEPPERS[name](), 3)) >= 3
    assert measure(name, 0.001) > 0


def test_every_stepper_has_its_packages() -> None:
    assert {name.partition(":")[0].partition(" ")[0] for name in STEPPERS} == set(NEEDED)

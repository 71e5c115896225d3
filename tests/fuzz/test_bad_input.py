"""Bad input gets a typed answer; and the judge of that can say no. `make soak` feeds a million inputs."""

import asyncio
import time
from typing import Any

import pytest

from bench.soak.bad_input import DOORS
from tests.fuzz import feeder
from tests.fuzz.feeder import feed
from tests.fuzz.generator import Maker
from tests.fuzz.targets import Actions, Door, input_of

SHORT = {"loopback": 60, "requests": 150}  # the others get a few hundred


def always(inputs: int) -> bool:
    return True


def test_the_shares_of_the_doors_are_a_whole() -> None:
    assert sum(kind.share for kind in DOORS) == 100


@pytest.mark.parametrize("kind", DOORS, ids=lambda kind: kind.name)
def test_whatever_comes_the_answer_has_a_type(kind: type[Door]) -> None:
    fed = asyncio.run(feed(kind(), SHORT.get(kind.name, 300), 11, always))
    assert fed.failures == []
    assert fed.inputs == fed.codes.total() >= 60
    assert len(fed.codes) > 3, "all inputs fail in the same way: they do not come deep enough"


def test_an_input_can_be_made_again_alone() -> None:
    door = Actions()
    made = [input_of(door, 1, number)[1] for number in range(50)]
    assert made == [input_of(door, 1, number)[1] for number in range(50)]
    assert len(set(made)) > 40


# ---- the judge ---------------------------------------------------------------------------------


class Faulty(Door):
    """A door with a fault that some inputs find."""

    name = "faulty"
    share = 0

    def make(self, maker: Maker) -> str:
        return maker.noise()

    async def feed(self, given: Any) -> str:
        return str({}[given]) if given.startswith("[") else "ok"


class Slow(Faulty):
    async def feed(self, given: Any) -> str:
        until = time.process_time() + 0.02
        while time.process_time() < until:
            pass
        return "ok"


class Growing(Faulty):
    def __init__(self) -> None:
        self.kept: list[bytearray] = []

    async def feed(self, given: Any) -> str:
        self.kept.append(bytearray(b"x" * 1_000_000))
        return "ok"


def test_an_error_without_a_type_is_found_with_its_input() -> None:
    fed = asyncio.run(feed(Faulty(), 100, 1, always))
    assert fed.failures
    assert all("seed 1, input" in failure and "KeyError" in failure for failure in fed.failures)


def test_an_input_that_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feeder, "SLOWEST", 0.01)
    assert asyncio.run(feed(Slow(), 3, 1, always)).failures


def test_memory_that_grows_is_found() -> None:
    fed = asyncio.run(feed(Growing(), 60, 1, always))
    assert fed.grown > feeder.GROWTH
    assert "MB more memory" in fed.failures[-1]

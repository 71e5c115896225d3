"""Bad input gets a typed answer, and the fuzzer detects faults. `make soak` feeds a million inputs."""

import asyncio
import time
from typing import Any

import pytest

from bench.soak.bad_input import TARGETS
from tests.fuzz import feeder
from tests.fuzz.feeder import feed
from tests.fuzz.generator import Maker
from tests.fuzz.targets import Actions, FuzzTarget, input_of

SHORT = {"loopback": 60, "requests": 150}  # the other targets get a few hundred


def always(inputs: int) -> bool:
    return True


def test_shares_of_the_targets_add_up_to_100() -> None:
    assert sum(kind.share for kind in TARGETS) == 100


@pytest.mark.parametrize("kind", TARGETS, ids=lambda kind: kind.name)
def test_bad_input_gets_a_typed_answer(kind: type[FuzzTarget]) -> None:
    fed = asyncio.run(feed(kind(), SHORT.get(kind.name, 300), 11, always))
    assert fed.failures == []
    assert fed.inputs == fed.codes.total() >= 60
    assert len(fed.codes) > 3, "all inputs fail in the same way: they do not pass the first checks"


def test_input_is_reproducible_by_its_number() -> None:
    target = Actions()
    made = [input_of(target, 1, number)[1] for number in range(50)]
    assert made == [input_of(target, 1, number)[1] for number in range(50)]
    assert len(set(made)) > 40


# ---- detection of faults ----------------------------------------------------------------------


class Faulty(FuzzTarget):
    """A target with a fault that some inputs trigger."""

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


def test_untyped_error_is_reported_with_its_input() -> None:
    fed = asyncio.run(feed(Faulty(), 100, 1, always))
    assert fed.failures
    assert all("seed 1, input" in failure and "KeyError" in failure for failure in fed.failures)


def test_slow_input_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feeder, "SLOWEST", 0.01)
    assert asyncio.run(feed(Slow(), 3, 1, always)).failures


def test_memory_growth_is_reported() -> None:
    fed = asyncio.run(feed(Growing(), 60, 1, always))
    assert fed.grown > feeder.GROWTH
    assert "MB more memory" in fed.failures[-1]

"""Send hundreds of thousands of bad inputs to every entry point: typed errors only, no delays, no leaks."""

import asyncio
from collections.abc import Callable

from bench.soak.part import Figure, Progress, Result, Settings
from tests.fuzz.feeder import Fed, feed
from tests.fuzz.server_targets import Frames, Loopback, Requests
from tests.fuzz.targets import Actions, FuzzTarget, Packs, Records, Scenarios

TARGETS: list[type[FuzzTarget]] = [Actions, Records, Scenarios, Packs, Frames, Requests, Loopback]
THOUSAND = 1000


def bad_input(settings: Settings, progress: Progress) -> Result:
    """Test `count` thousand inputs, distributed over the entry points."""
    figures: dict[str, Figure] = {}
    failures: list[str] = []
    done = 0
    for kind in TARGETS:
        target = kind()
        share = settings.count * THOUSAND * target.share // 100
        fed = asyncio.run(
            feed(target, share, settings.seed, report_inputs(settings, progress, done, target.name))
        )
        done += fed.inputs
        failures += fed.failures
        figures |= figures_of(fed)
    return Result(done // THOUSAND, {"inputs": done, **figures}, failures)


def report_inputs(settings: Settings, progress: Progress, before: int, target: str) -> Callable[[int], bool]:
    def go_on(inputs: int) -> bool:
        progress((before + inputs) // THOUSAND, target)
        return settings.in_time

    return go_on


def figures_of(fed: Fed) -> dict[str, Figure]:
    good = fed.codes["ok"]
    return {
        fed.target: f"{fed.inputs:,} ({good:,} let in, {len(fed.codes):,} kinds of answers, "
        f"slowest {fed.slowest * 1000:.0f} ms, {fed.grown:+.1f} MB)"
    }

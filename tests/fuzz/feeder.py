"""Feed bad input to a target and check the results: typed errors only, nothing slow, no growing memory."""

import os
import resource
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from dragonhall.core.errors import DragonhallError
from tests.fuzz.targets import FuzzTarget, input_of

SLOWEST = 1.0  # seconds of processor time that one input may take
WARM = 5  # memory is measured after the first fifth of the inputs, which fills the caches
GROWTH = 24.0  # MB that memory may vary by
SHOWN = 400  # characters of a failure report
MOST_FAILURES = 20


@dataclass
class Fed:
    """The results of the inputs of one target."""

    target: str
    inputs: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    grown: float = 0.0  # MB since the caches were filled
    failures: list[str] = field(default_factory=list)


def resident(process: int) -> float:
    """Return the resident memory of a process in MB."""
    pages = int(Path(f"/proc/{process or os.getpid()}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def processor_time(process: int) -> float:
    """Return the processor time of a process in seconds. It does not depend on the load of the machine."""
    if not process:
        return time.process_time()
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(int(ticks) for ticks in fields[11:13]) / os.sysconf("SC_CLK_TCK")


async def feed(
    target: FuzzTarget, count: int, seed: int, go_on: Callable[[int], bool], first: int = 0
) -> Fed:
    """Feed `count` inputs. `go_on` gets the number fed so far and returns False to stop early."""
    fed = Fed(target.name)
    await target.open()
    try:
        process, start = target.memory_of(), 0.0
        for number in range(first, first + count):
            if number - first == count // WARM:
                start = resident(process)
            await feed_one(target, seed, number, fed, process)
            if len(fed.failures) >= MOST_FAILURES or (number % 64 == 0 and not go_on(number - first)):
                break
        if start:
            fed.grown = resident(process) - start
        if fed.grown > GROWTH:
            fed.failures.append(f"{target.name}: {fed.grown:.0f} MB more memory after {fed.inputs} inputs")
    finally:
        await target.close()
    return fed


async def feed_one(target: FuzzTarget, seed: int, number: int, fed: Fed, process: int) -> None:
    given = input_of(target, seed, number)
    began = processor_time(process)
    try:
        code = await target.feed(given)
    except DragonhallError as error:
        code = error.code
    except Exception as error:  # noqa: BLE001  any untyped error is a finding
        code = "fault"
        where = f"{target.name}, seed {seed}, input {number}"
        fed.failures.append(f"{where}: {type(error).__name__}: {error}: {target.shown(given)}"[:SHOWN])
    took = processor_time(process) - began
    if took > SLOWEST:
        fed.failures.append(
            f"{target.name}, seed {seed}, input {number}: {took:.1f} s: {target.shown(given)}"[:SHOWN]
        )
    fed.inputs += 1
    fed.codes[code] += 1
    fed.slowest = max(fed.slowest, took)

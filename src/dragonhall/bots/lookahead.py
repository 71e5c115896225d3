"""Search, compiled with the core: it works on any game through the State's own questions.

Everything here is given a masked state (what one seat sees) and fills it with sampled worlds of its own: it
cannot peek even by mistake.
"""

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.rng import Rng
from dragonhall.core.state import State


def look_ahead(masked: State, seat: i64, worlds: i64, attention: i64, rng: Rng) -> int:
    """The action after which the position looks best, on average over a few sampled worlds.

    All actions are tried in the same worlds: luck then favours none of them. Among equals chance decides, or
    two such bots could go round in circles for ever. Whose `attention` is less than 100 overlooks an action
    now and then: so many in a hundred are noticed, and the others not considered.
    """
    buffer = masked.layout.buffer[:]
    total = noticed(buffer, masked.fill(buffer), attention, rng)
    if total == 1:
        return int(buffer[0])
    worth = vec[float]([0.0] * int(total))
    k: i64 = 0
    tried: i64 = 0
    while tried < worlds:
        world = masked.sample(int(seat), rng)
        k = 0
        while k < total:
            after = world.clone()
            after.step(buffer[k])
            worth[k] += after.evaluate(seat)
            k += 1
        tried += 1
    best: i64 = 0
    equals: i64 = 1
    k = 1
    while k < total:
        if worth[k] > worth[best]:
            best = k
            equals = 1
        elif worth[k] == worth[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = k
        k += 1
    return int(buffer[best])


def noticed(buffer: vec[i64], total: i64, attention: i64, rng: Rng) -> i64:
    """Drop the actions that are overlooked; return how many are left, at least one."""
    if attention >= 100:
        return total
    kept: i64 = 0
    sure = rng.below(total)
    k: i64 = 0
    while k < total:
        if k == sure or rng.below(100) < attention:
            buffer[kept] = buffer[k]
            kept += 1
        k += 1
    return kept

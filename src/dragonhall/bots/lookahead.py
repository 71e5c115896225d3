"""One-step lookahead for any game (compiled).

It gets a masked state and samples worlds from it, so it has no access to hidden information.
"""

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.rng import Rng
from dragonhall.core.state import State


def look_ahead(masked: State, seat: i64, worlds: i64, attention: i64, rng: Rng) -> int:
    """Return the action with the best average evaluation over a few sampled worlds.

    All actions are evaluated in the same worlds, which reduces variance. Ties are broken at random, since two
    deterministic bots could repeat the same positions forever. `attention` is the percentage of actions that
    are considered; the others are dropped at random.
    """
    buffer = masked.layout.buffer[:]
    total = sample_actions(buffer, masked.fill_legal(buffer), attention, rng)
    if total == 1:
        return int(buffer[0])
    sums = vec[float]([0.0] * int(total))
    k: i64 = 0
    sampled: i64 = 0
    while sampled < worlds:
        world = masked.sample(int(seat), rng)
        k = 0
        while k < total:
            after = world.clone()
            after.step(buffer[k])
            sums[k] += after.evaluate(seat)
            k += 1
        sampled += 1
    best: i64 = 0
    equals: i64 = 1
    k = 1
    while k < total:
        if sums[k] > sums[best]:
            best = k
            equals = 1
        elif sums[k] == sums[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = k
        k += 1
    return int(buffer[best])


def sample_actions(buffer: vec[i64], total: i64, attention: i64, rng: Rng) -> i64:
    """Keep each action with a probability of `attention` percent, and one in any case; return how many."""
    if attention >= 100:
        return total
    count: i64 = 0
    always = rng.below(total)
    k: i64 = 0
    while k < total:
        if k == always or rng.below(100) < attention:
            buffer[count] = buffer[k]
            count += 1
        k += 1
    return count

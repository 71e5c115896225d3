"""The board: nineteen hexes in rows of 3-4-5-4-3 (BD-1 to BD-3), numbered row by row from the top left."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

HEXES: Final = 19
RADIUS: Final = 2
OFF_BOARD: Final = -1
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
DIRECTION_STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def axial_hexes() -> list[tuple[int, int]]:
    """Return axial (q, r) of every hex, in the order of their numbers."""
    return [
        (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS
    ]


AXIAL: Final = axial_hexes()
HEX_NUMBER: Final = {axial: number for number, axial in enumerate(AXIAL)}


def hex_name(number: int) -> str:
    """Return the name of a hex: `a1` is top left, `c3` the centre (BD-2).

    >>> hex_name(0), hex_name(9), hex_name(18)
    ('a1', 'c3', 'e3')
    """
    q, r = AXIAL[number]
    first = max(-RADIUS, -RADIUS - r)
    return f"{'abcde'[r + RADIUS]}{q - first + 1}"


HEX_NAMES: Final = [hex_name(number) for number in range(HEXES)]


def power_of_two(exponent: int) -> int:
    result = 1
    for _step in range(exponent):
        result *= 2
    return result


BIT: Final = vec[i64]([i64(power_of_two(number)) for number in range(HEXES + 1)])
ALL_HEXES: Final = power_of_two(HEXES) - 1  # one bit per hex


def next_hexes() -> vec[i64]:
    """Return the next hex for every hex and direction, or OFF_BOARD."""
    table = vec[i64]()
    for q, r in AXIAL:
        for dq, dr in DIRECTION_STEPS:
            table = append(table, i64(HEX_NUMBER.get((q + dq, r + dr), OFF_BOARD)))
    return table


NEXT_HEX: Final = next_hexes()  # NEXT_HEX[hex * DIRECTIONS + direction]


def adjacent_masks() -> vec[i64]:
    """Return one bit per adjacent hex, for every hex."""
    masks = vec[i64]()
    for number in range(HEXES):
        adjacent = {int(NEXT_HEX[number * DIRECTIONS + direction]) for direction in range(DIRECTIONS)}
        masks = append(masks, i64(sum(power_of_two(other) for other in adjacent if other != OFF_BOARD)))
    return masks


ADJACENT: Final = adjacent_masks()


def distances() -> vec[i64]:
    """Return the number of steps between any two hexes of an empty board."""
    table = vec[i64]()
    for q, r in AXIAL:
        for other_q, other_r in AXIAL:
            dq, dr = q - other_q, r - other_r
            table = append(table, i64(max(abs(dq), abs(dr), abs(dq + dr))))
    return table


DISTANCE: Final = distances()  # DISTANCE[hex * HEXES + other]


def ring_mask() -> int:
    """Return one bit per hex of the outer ring."""
    return sum(
        power_of_two(number)
        for number, (q, r) in enumerate(AXIAL)
        if max(abs(q), abs(r), abs(q + r)) == RADIUS
    )


OUTER_RING: Final = ring_mask()


def direction_towards(start: i64, end: i64) -> i64:
    """Return the direction of the line from one hex through another, or -1 if there is no such line."""
    for direction in range(i64(DIRECTIONS)):
        at = NEXT_HEX[start * DIRECTIONS + direction]
        while at != OFF_BOARD:
            if at == end:
                return direction
            at = NEXT_HEX[at * DIRECTIONS + direction]
    return -1


def append_hexes(bits: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append `first + hex` for every hex in a bit set; return the new total."""
    for at in range(i64(HEXES)):
        if bits & BIT[at] != 0:
            buffer[total] = first + at
            total += 1
    return total

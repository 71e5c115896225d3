"""Compare the board with one written by hand."""

import pytest

from dragonhall.games.drako.rules.hexes import (
    ADJACENT,
    AXIAL,
    DIRECTIONS,
    HEX_NAMES,
    HEXES,
    NEXT_HEX,
    direction_towards,
)

# Drawn as printed: each row is shifted by half a hex against the next.
ROWS = ["  a1 a2 a3", " b1 b2 b3 b4", "c1 c2 c3 c4 c5", " d1 d2 d3 d4", "  e1 e2 e3"]


def drawn() -> dict[str, tuple[int, int]]:
    """Return each hex by its name: half-hexes from the left, and the row."""
    places = {}
    for row, line in enumerate(ROWS):
        indent = len(line) - len(line.lstrip())
        for column, name in enumerate(line.split()):
            places[name] = (indent + 2 * column, row)
    return places


DRAWN = drawn()
SIDES = {(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)}


@pytest.mark.rule("BD-1")
def test_board_has_nineteen_hexes_within_two_steps_of_the_centre() -> None:
    assert len(AXIAL) == HEXES == 19
    assert all(max(abs(q), abs(r), abs(q + r)) <= 2 for q, r in AXIAL)


@pytest.mark.rule("BD-2")
def test_hexes_are_named_row_by_row_and_the_centre_is_c3() -> None:
    assert list(DRAWN) == HEX_NAMES
    assert HEX_NAMES[AXIAL.index((0, 0))] == "c3"


@pytest.mark.rule("BD-3")
def test_adjacency_matches_the_drawing() -> None:
    for one, (x, y) in enumerate(DRAWN.values()):
        for other, (u, v) in enumerate(DRAWN.values()):
            assert bool(int(ADJACENT[one]) >> other & 1) == ((u - x, v - y) in SIDES)


@pytest.mark.rule("BD-3")
def test_line_continues_in_one_direction_to_the_edge() -> None:
    places = list(DRAWN.values())
    for start in range(HEXES):
        for direction in range(DIRECTIONS):
            at, steps = int(NEXT_HEX[start * DIRECTIONS + direction]), set()
            before = start
            while at >= 0:
                steps.add((places[at][0] - places[before][0], places[at][1] - places[before][1]))
                assert direction_towards(start, at) == direction
                before, at = at, int(NEXT_HEX[at * DIRECTIONS + direction])
            assert len(steps) <= 1
            assert steps <= SIDES


def test_hexes_without_common_line_have_no_direction() -> None:
    assert direction_towards(HEX_NAMES.index("a1"), HEX_NAMES.index("b3")) == -1

"""Test the declaration of zones and cells: validation and visibility."""

import pytest

from dragonhall.core.layout import ALL, COMMON, COUNTS, NOBODY, OWNER, SPECTATOR, Cells, Layout, Zone


def small_layout(cells: list[Cells]) -> Layout:
    zones = [
        Zone("draw", COMMON, 4, NOBODY, 0, True),
        Zone("hand", 0, 2, OWNER, 0, False),
        Zone("row", COMMON, 2, ALL, 0, True),
    ]
    return Layout(2, zones, cells, [2, 2], [0, 0], 8)


START = COUNTS + 3  # the game's own cells follow the counts of its three zones


def test_contiguous_cells_are_accepted() -> None:
    layout = small_layout([Cells("score", START, 2, "seat", 0, 9), Cells("round", START + 2, 1, "", 0, 9)])
    assert layout.cell_total == START + 3


def test_gap_before_first_cells_is_refused() -> None:
    with pytest.raises(ValueError, match=f"'score' start at {START + 1}, expected {START}"):
        small_layout([Cells("score", START + 1, 2, "seat", 0, 9)])


def test_gap_between_cells_is_refused() -> None:
    with pytest.raises(ValueError, match=f"'round' start at {START + 3}, expected {START + 2}"):
        small_layout([Cells("score", START, 2, "seat", 0, 9), Cells("round", START + 3, 1, "", 0, 9)])


def test_overlapping_cells_are_refused() -> None:
    with pytest.raises(ValueError, match=f"'round' start at {START + 1}, expected {START + 2}"):
        small_layout([Cells("score", START, 2, "seat", 0, 9), Cells("round", START + 1, 1, "", 0, 9)])


@pytest.mark.parametrize(
    ("zone", "seers"), [(0, set()), (1, {0}), (2, {SPECTATOR, 0, 1})], ids=["nobody", "owner", "all"]
)
def test_zone_is_visible_only_to_named_viewers(zone: int, seers: set[int]) -> None:
    layout = small_layout([])
    assert {seat for seat in (SPECTATOR, 0, 1) if layout.sees(seat, zone)} == seers


def test_common_zone_visible_to_owner_only_is_refused() -> None:
    # COMMON and SPECTATOR are the same number, so spectators could see such a zone.
    with pytest.raises(ValueError, match="'odd' is common"):
        Layout(2, [Zone("odd", COMMON, 2, OWNER, 0, True)], [], [2], [0], 1)

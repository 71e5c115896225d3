"""The digest of a position. Identical compiled and uncompiled; stable for each rules version."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import COUNTS, NO_MARKS, Layout
from dragonhall.core.rng import WORD


def digest_of(layout: Layout, cells: vec[i64], cards: vec[u8]) -> int:
    """Return a 64-bit hash of all cells, then of the cards in each zone and their marks."""
    a: i64 = 0x2545F491
    b: i64 = 0x1B873593
    k: i64 = 0
    total = layout.cell_total
    while k < total:
        a = ((a ^ (cells[k] & WORD)) * 0x5BD1E995) & WORD
        a ^= a >> 15
        b = ((b + a) * 0x2C1B3C6D) & WORD
        b ^= b >> 13
        k += 1
    zone: i64 = 0
    while zone < layout.zone_total:
        k = layout.base[zone]
        end = k + cells[COUNTS + zone]
        while k < end:
            a = ((a ^ (i64(cards[k]) + 1)) * 0x5BD1E995) & WORD
            a ^= a >> 15
            b = ((b + a) * 0x2C1B3C6D) & WORD
            b ^= b >> 13
            k += 1
        if layout.marks[zone] != NO_MARKS:
            k = layout.marks[zone]
            end = k + cells[COUNTS + zone]
            while k < end:
                a = ((a ^ i64(cards[k])) * 0x5BD1E995) & WORD
                a ^= a >> 15
                b = ((b + a) * 0x2C1B3C6D) & WORD
                b ^= b >> 13
                k += 1
        zone += 1
    return int(a) * 0x100000000 + int(b)

"""Sampling of worlds: cards whose location is unknown are dealt to the hidden places of a masked state."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import COUNTS, HIGHEST_LIMIT, NO_LIMIT, UNKNOWN
from dragonhall.core.rng import Rng

if TYPE_CHECKING:
    from dragonhall.core.state import State


def deal_hidden(world: "State", rng: Rng) -> None:
    """Deal the cards that are not visible to the hidden places at random."""
    layout = world.layout
    unseen = layout.copies[:]
    zone: i64 = 0
    while zone < layout.zone_total:
        k = layout.base[zone]
        end = k + world.cells[COUNTS + zone]
        while k < end:
            face = i64(world.cards[k])
            if face != UNKNOWN:
                unseen[face] -= 1
            k += 1
        zone += 1
    limits = world.limits()
    pool: i64 = 0
    while pool < layout.pools:
        deal_pool(world, pool, unseen, limits, rng)
        pool += 1


def deal_pool(world: "State", pool: i64, unseen: vec[i64], limits: vec[i64], rng: Rng) -> None:
    layout = world.layout
    hidden = layout.nothing[:]
    total: i64 = 0
    face: i64 = 0
    while face < layout.faces:
        if layout.pool_of[face] == pool:
            copies = unseen[face]
            while copies > 0:
                hidden[total] = u8(face)
                total += 1
                copies -= 1
        face += 1
    rng.shuffle(hidden, 0, total)
    # Most restricted zones first. Zones with a higher limit admit everything that these admit, so every
    # possible deal is equally likely.
    limit: i64 = 0
    while limit <= HIGHEST_LIMIT:
        zone: i64 = 0
        while zone < layout.zone_total:
            if layout.pool[zone] == pool and limits[zone] == limit:
                total = deal_zone(world, zone, hidden, total, True)
            zone += 1
        limit += 1
    zone = 0
    while zone < layout.zone_total:
        if layout.pool[zone] == pool and limits[zone] == NO_LIMIT:
            total = deal_zone(world, zone, hidden, total, False)
        zone += 1


def deal_zone(world: "State", zone: i64, hidden: vec[u8], total: i64, limited: bool) -> i64:
    """Fill the hidden places of a zone from the end of `hidden`; return the number of cards left in it."""
    cards = world.cards
    layout = world.layout
    dealt = False
    k = layout.base[zone]
    end = k + world.cells[COUNTS + zone]
    while k < end:
        if i64(cards[k]) == UNKNOWN:
            total -= 1
            at = total
            if limited:
                while not world.admits(zone, i64(hidden[at])):
                    at -= 1
            cards[k] = hidden[at]
            hidden[at] = hidden[total]
            dealt = True
        k += 1
    if dealt:
        world.sort_zone(zone)
    return total

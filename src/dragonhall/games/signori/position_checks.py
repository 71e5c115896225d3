"""Checks that reject impossible positions, for positions that are set up by hand."""

from dragonhall.core.layout import DEPTH, FRAMES
from dragonhall.games.signori.rules import action_codes as c
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules.effects import caster_of, chained, creature_there
from dragonhall.games.signori.rules.field import (
    ACTIVE,
    ARTEFACTS,
    BEHIND,
    CHAINED,
    CHAINS,
    DOWN,
    FRONT,
    GEAR_PLACE,
    MARK_LEFT,
    ROLE_PLACE,
    TOP_LEVEL,
    UP,
    Field,
)

# Zones of a seat, their names, and the only category of cards allowed there.
PLACES = (
    (UP, "up", e.CREATURE),
    (DOWN, "down", e.CREATURE),
    (ROLE_PLACE, "role", e.ROLE),
    (BEHIND, "behind", e.BLESSING),
    (FRONT, "front", e.CURSE),
    (ARTEFACTS, "artefacts", e.ARTEFACT),
    (GEAR_PLACE, "gear", e.GEAR),
)


def impossible_part(f: Field) -> tuple[str, str] | None:
    """Return the impossible part of a position and the rule that excludes it, or None."""
    bottom = int(f.cells[FRAMES])
    if f.cells[DEPTH] > 0 and bottom in (c.ASK_MAIN, c.ASK_FINAL) and f.cells[FRAMES + 1] != f.cells[ACTIVE]:
        return "active", "ST-1"
    for seat in range(int(f.layout.seats)):
        found = impossible_seat(f, seat)
        if found is not None:
            return found
    return None if all(chain_holds(f, k) for k in range(CHAINED, CHAINED + CHAINS)) else ("chained", "SC-1")


def chain_holds(f: Field, k: int) -> bool:
    """Return whether a chain is on an existing creature, and its kind has no more chains than creatures."""
    if f.cells[k] == 0:
        return True
    side, what = divmod((int(f.cells[k]) - 1) // c.SEATS, c.SLOTS)
    seat, place = divmod(side, 2)
    if (
        seat >= f.layout.seats
        or caster_of(f, k) >= f.layout.seats
        or not creature_there(f, seat, place, what)
    ):
        return False
    there = 1 if place == 1 else f.count_face(f.of(UP, seat), f.known.kind_face[what])
    return bool(chained(f, seat, place, what) <= there)


def impossible_seat(f: Field, seat: int) -> tuple[str, str] | None:
    for place, name, category in PLACES:
        zone = int(f.of(place, seat))
        faces = [int(f.card_in(zone, k)) for k in range(int(f.size(zone)))]
        if any(f.known.category[face] != category for face in faces):
            return name, "SP-0"
        if category == e.CREATURE and any(f.known.level[face] > f.keeps(seat) for face in faces):
            return name, "SR-2"
    if f.size(f.of(BEHIND, seat)) > 0 and f.role(seat) == e.NONE:
        return "behind", "SR-1"
    if f.level(seat) > TOP_LEVEL:
        return "behind", "SR-1"
    if (f.size(f.of(FRONT, seat)) > 0) != (f.cells[MARK_LEFT + seat] > 0):
        return "mark-left", "SP-0"
    return None

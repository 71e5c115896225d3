"""Checks that reject impossible positions, for positions that are set up by hand."""

from dragonhall.core.layout import DEPTH, FRAMES
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.creatures import caster_of, chained, creature_exists
from dragonhall.games.signori.rules.declaration import (
    ACTIVE,
    ARTEFACTS,
    ASK_FINAL,
    ASK_MAIN,
    BEHIND,
    CHAINED,
    CHAINS,
    DOWN,
    FRONT,
    GEAR_PLACE,
    MARK_LEFT,
    NONE,
    ROLE_PLACE,
    SEATS,
    SLOTS,
    TOP_LEVEL,
    UP,
)
from dragonhall.games.signori.rules.field_state import FieldState

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


def impossible_part(state: FieldState) -> tuple[str, str] | None:
    """Return the impossible part of a position and the rule that excludes it, or None."""
    bottom = int(state.cells[FRAMES])
    if (
        state.cells[DEPTH] > 0
        and bottom in (ASK_MAIN, ASK_FINAL)
        and state.cells[FRAMES + 1] != state.cells[ACTIVE]
    ):
        return "active", "ST-1"
    for seat in range(int(state.layout.seats)):
        found = impossible_seat(state, seat)
        if found is not None:
            return found
    return (
        None
        if all(is_chain_possible(state, k) for k in range(CHAINED, CHAINED + CHAINS))
        else ("chained", "SC-1")
    )


def is_chain_possible(state: FieldState, k: int) -> bool:
    """Return whether a chain is on an existing creature, and its kind has no more chains than creatures."""
    if state.cells[k] == 0:
        return True
    side, what = divmod((int(state.cells[k]) - 1) // SEATS, SLOTS)
    seat, place = divmod(side, 2)
    if (
        seat >= state.layout.seats
        or caster_of(state, k) >= state.layout.seats
        or not creature_exists(state, seat, place, what)
    ):
        return False
    there = 1 if place == 1 else state.count_face(state.zone_of(UP, seat), state.faces.face_of_kind[what])
    return bool(chained(state, seat, place, what) <= there)


def impossible_seat(state: FieldState, seat: int) -> tuple[str, str] | None:
    for place, name, category in PLACES:
        zone = int(state.zone_of(place, seat))
        faces = [int(state.card_in(zone, k)) for k in range(int(state.size(zone)))]
        if any(state.faces.category[face] != category for face in faces):
            return name, "SP-0"
        if category == e.CREATURE and any(
            state.faces.level[face] > state.max_creature_level(seat) for face in faces
        ):
            return name, "SR-2"
    if state.size(state.zone_of(BEHIND, seat)) > 0 and state.role(seat) == NONE:
        return "behind", "SR-1"
    if state.level(seat) > TOP_LEVEL:
        return "behind", "SR-1"
    if (state.size(state.zone_of(FRONT, seat)) > 0) != (state.cells[MARK_LEFT + seat] > 0):
        return "mark-left", "SP-0"
    return None

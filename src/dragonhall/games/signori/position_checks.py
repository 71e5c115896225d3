"""Checks that reject impossible positions of Signori, for positions that are set up by hand."""

from collections.abc import Sequence

from dragonhall.core.errors import Impossible
from dragonhall.core.layout import ENDING, FRAMES
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.creatures import caster_of, chained, creature_exists
from dragonhall.games.signori.rules.declaration import (
    ACTIVE,
    ARTEFACTS,
    ASK_FINAL,
    ASK_MAIN,
    ASK_SEAL,
    ATTACKER,
    BEHIND,
    CARDS_RAN_OUT,
    CASTER,
    CHAINED,
    CHAINS,
    COMBAT,
    DEFENDER,
    DOWN,
    FINAL_PHASE,
    FRONT,
    GEAR_PLACE,
    LOSING,
    MAIN_1,
    MAIN_2,
    MARK_LEFT,
    NO_COMBAT,
    NONE,
    PHASE,
    PHASES,
    POOL,
    ROLE_PLACE,
    SEALED,
    SEATS,
    SLOTS,
    STAGE,
    STARTER,
    TAKEN,
    TOP_LEVEL,
    UP,
    VICTIM,
    WINNING_TEAM,
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
# Cells that name a seat.
SEAT_CELLS = (
    (ACTIVE, "active"),
    (STARTER, "starter"),
    (CASTER, "caster"),
    (VICTIM, "victim"),
    (ATTACKER, "attacker"),
    (DEFENDER, "defender"),
    (LOSING, "losing"),
)
# By the decision at the bottom of the stack: the phases in which it is asked.
PHASES_OF = {ASK_SEAL: (0,), ASK_MAIN: (MAIN_1, COMBAT, MAIN_2), ASK_FINAL: (FINAL_PHASE,)}


def impossible_part(state: FieldState, seats: Sequence[str]) -> Impossible | None:
    """Return the first reason why no game reaches the position, or None."""
    for cell, part in SEAT_CELLS:
        if state.cells[cell] >= state.layout.seats:
            return Impossible("signori-no-seat", part, "SF-1", seats=", ".join(seats))
    return (
        (wrong_end(state) if state.over else wrong_turn(state) or wrong_combat(state))
        or wrong_zones(state, seats)
        or wrong_chains(state)
    )


def wrong_end(state: FieldState) -> Impossible | None:
    """A game that is over has a result; it ends by an empty pool or by the cards (SE-1, SE-2)."""
    if state.cells[WINNING_TEAM] == 0:
        return Impossible("signori-no-result", "winning-team", "SE-1")
    broke = min(int(state.cells[POOL]), int(state.cells[POOL + 1])) <= 0
    if state.cells[ENDING] < CARDS_RAN_OUT and not broke:
        return Impossible("signori-not-broke", "pool", "SE-1")
    return None


def wrong_turn(state: FieldState) -> Impossible | None:
    """The decision at the bottom of the stack fits the phase, and is one of the active player (ST-1)."""
    bottom, seat = int(state.cells[FRAMES]), int(state.cells[FRAMES + 1])
    if bottom not in PHASES_OF:
        return Impossible("signori-stack", "decision", "ST-1")
    if bottom != ASK_SEAL and seat != state.cells[ACTIVE]:
        return Impossible("signori-active", "active", "ST-1")
    if state.cells[PHASE] not in PHASES_OF[bottom]:
        allowed = ", ".join(PHASES[phase] for phase in PHASES_OF[bottom])
        return Impossible("signori-phase", "phase", "ST-1", allowed=allowed)
    return None


def wrong_combat(state: FieldState) -> Impossible | None:
    """In the combat phase, and only then, two opponents fight (SB-1)."""
    fighters = [int(state.cells[cell]) for cell in (ATTACKER, DEFENDER)]
    fighting = state.cells[STAGE] != NO_COMBAT
    if fighting != (state.cells[PHASE] == COMBAT):
        return Impossible("signori-stage", "stage", "SB-1")
    if fighting and (NONE in fighters or fighters[0] % 2 == fighters[1] % 2):
        return Impossible("signori-fighters", "attacker", "SB-1")
    if not fighting and fighters != [NONE, NONE]:
        return Impossible("signori-no-combat", "attacker", "SB-1")
    return None


def wrong_chains(state: FieldState) -> Impossible | None:
    if all(is_chain_possible(state, k) for k in range(CHAINED, CHAINED + CHAINS)):
        return None
    return Impossible("signori-chain", "chained", "SC-1")


def wrong_zones(state: FieldState, seats: Sequence[str]) -> Impossible | None:
    for seat, name in enumerate(seats):
        found = wrong_field(state, seat, name) or wrong_phase_cards(state, seat, name)
        if found is not None:
            return found
    return None


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


def wrong_field(state: FieldState, seat: int, name: str) -> Impossible | None:
    """Each place of a field takes one category of cards (SP-0); levels follow the role (SR-1, SR-2)."""
    if state.size(state.zone_of(BEHIND, seat)) > 0 and state.role(seat) == NONE:
        return Impossible("signori-no-role", f"behind.{name}", "SR-1")
    if state.level(seat) > TOP_LEVEL:
        return Impossible("signori-level", f"behind.{name}", "SR-1", most=str(TOP_LEVEL))
    for place, part, category in PLACES:
        zone = int(state.zone_of(place, seat))
        faces = [int(state.card_in(zone, k)) for k in range(int(state.size(zone)))]
        if any(state.faces.category[face] != category for face in faces):
            return Impossible("signori-category", f"{part}.{name}", "SP-0", zone=part)
        highest = int(state.max_creature_level(seat))
        if category == e.CREATURE and any(state.faces.level[face] > highest for face in faces):
            return Impossible("signori-creature-level", f"{part}.{name}", "SR-2", most=str(highest))
    if (state.size(state.zone_of(FRONT, seat)) > 0) != (state.cells[MARK_LEFT + seat] > 0):
        return Impossible("signori-mark", f"mark-left.{name}", "SP-0")
    return None


def wrong_phase_cards(state: FieldState, seat: int, name: str) -> Impossible | None:
    """Cards that lie in a zone only in one phase: sealed (SP-2), taken (ST-5), gear (SB-4)."""
    for place, part, rule, phase in (
        (SEALED, "sealed", "SP-2", 0),
        (TAKEN, "taken", "ST-5", FINAL_PHASE),
        (GEAR_PLACE, "gear", "SB-4", COMBAT),
    ):
        if state.size(state.zone_of(place, seat)) > 0 and state.cells[PHASE] != phase:
            return Impossible("signori-phase-cards", f"{part}.{name}", rule, zone=part, when=PHASES[phase])
    return None

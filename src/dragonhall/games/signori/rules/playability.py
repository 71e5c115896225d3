"""Which cards may be played, and with which targets; card_play.py has their effects.

Rules: SR-1, SR-2, SR-6, SA-1, SG-1 to SG-4, SY-1 to SY-3, SB-3, SB-4. Functions named `*_refusal` return
LEGAL or the number of a refusal.
"""

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import card_effects as e
from dragonhall.games.signori.rules import refusals
from dragonhall.games.signori.rules.constants import (
    ARTEFACTS,
    ATTACKER,
    BY_SPELL,
    DEFENDER,
    DISCARD_PILE,
    DOWN,
    HAND,
    KINDS,
    LOCK,
    MARK_LEFT,
    NONE,
    SIDE,
    TOP_LEVEL,
    VICTIM,
)
from dragonhall.games.signori.rules.creatures import creature_exists
from dragonhall.games.signori.rules.field_state import FieldState


def play_refusal(state: FieldState, seat: i64, face: i64, variant: i64) -> i64:
    """Return the refusal of a card from the hand in the player's own main phase."""
    if not state.holds(state.zone_of(HAND, seat), face):
        return refusals.NOT_IN_HAND
    category = state.faces.category[face]
    if state.cells[LOCK] == 1 and category >= e.GEAR:
        return refusals.LOCKED
    if category == e.CREATURE:
        if variant > 1:
            return refusals.NO_ACTION
        return LEGAL if state.faces.level[face] <= state.max_creature_level(seat) else refusals.LEVEL_TOO_HIGH
    if category == e.ROLE:
        return LEGAL if variant == 0 else refusals.NO_ACTION
    if category == e.ARTEFACT:
        return artefact_refusal(state, seat, variant)
    if category == e.SPELL:
        return spell_refusal(state, seat, face, variant)
    if category == e.BLESSING:
        # In the player's own turn, a blessing on a mate is shared, for its price (SY-1).
        return (
            refusals.NOT_NOW
            if state.are_mates(seat, variant)
            else blessing_refusal(state, seat, face, variant)
        )
    if category == e.CURSE:
        return curse_refusal(state, seat, face, variant)
    return refusals.NOT_THIS_PHASE  # equipment and antimagic


def artefact_refusal(state: FieldState, seat: i64, variant: i64) -> i64:
    """Return the refusal of an artefact: at most two, a third replaces one (SA-1; sub 1 or 2)."""
    places = state.size(state.zone_of(ARTEFACTS, seat))
    if variant == 0:
        return LEGAL if state.has_artefact_room(seat) else refusals.ARTEFACT_PLACE
    if state.has_artefact_room(seat) or variant > places:
        return refusals.ARTEFACT_PLACE
    return LEGAL


def spell_refusal(state: FieldState, seat: i64, face: i64, variant: i64) -> i64:
    """Return the refusal of a spell by its targets."""
    op = state.faces.first_op(face)
    if op == e.DESTROY or op == e.CHAIN:
        level = state.faces.effect_of(face, op).level if op == e.DESTROY else i64(e.ANY_LEVEL)
        return target_refusal(state, seat, variant // KINDS, variant % KINDS, level)
    if op == e.REVEAL or op == e.STEAL or op == e.LOSE:
        return opponent_refusal(state, seat, variant, op)
    if op == e.RECOVER:
        return recovery_refusal(state, seat, variant)
    if variant != 0:
        return refusals.NO_ACTION
    return refusals.NOTHING_TO_TAKE if op == e.PORTAL and state.creature_count(seat) == 0 else LEGAL


def target_refusal(state: FieldState, seat: i64, victim: i64, kind: i64, level: i64) -> i64:
    """Return the refusal of a target: an opponent's face-up creature up to a level, without sanctuary."""
    if victim >= state.layout.seats or kind >= state.faces.kinds:
        return refusals.NO_ACTION
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    if not creature_exists(state, victim, 0, kind):
        return refusals.NO_SUCH_TARGET
    face = state.faces.face_of_kind[kind]
    if state.faces.level[face] > level:
        return refusals.LEVEL_TOO_HIGH
    return refusals.PROTECTED if state.is_shielded(victim, face, BY_SPELL, 0) else LEGAL


def opponent_refusal(state: FieldState, seat: i64, victim: i64, op: i64) -> i64:
    if victim >= state.layout.seats:
        return refusals.NO_ACTION
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    if op == e.REVEAL and state.size(state.zone_of(DOWN, victim)) == 0:
        return refusals.NO_SUCH_TARGET
    return (
        refusals.NOTHING_TO_TAKE if op == e.STEAL and state.size(state.zone_of(HAND, victim)) == 0 else LEGAL
    )


def recovery_refusal(state: FieldState, seat: i64, kind: i64) -> i64:
    """Return the refusal to recover a discarded creature; the player's role must keep its level (I5)."""
    if kind >= state.faces.kinds:
        return refusals.NO_ACTION
    face = state.faces.face_of_kind[kind]
    if state.faces.level[face] > state.max_creature_level(seat):
        return refusals.LEVEL_TOO_HIGH
    return LEGAL if state.holds(DISCARD_PILE, face) else refusals.NOTHING_TO_TAKE


def face_down_spell_refusal(state: FieldState, seat: i64, face: i64, victim: i64, slot: i64) -> i64:
    """Return the refusal of a face-down target (I10).

    A sanctuary protects all face-down creatures, because their level is hidden.
    """
    if not state.holds(state.zone_of(HAND, seat), face):
        return refusals.NOT_IN_HAND
    if state.cells[LOCK] == 1:
        return refusals.LOCKED
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    if not creature_exists(state, victim, 1, slot):
        return refusals.NO_SUCH_TARGET
    role = state.role(victim)
    return refusals.PROTECTED if role != NONE and state.faces.has_effect(role, e.SANCTUARY) else LEGAL


def blessing_refusal(state: FieldState, seat: i64, face: i64, target: i64) -> i64:
    """Return the refusal of a blessing on oneself, or on a mate (SY-1; Istantanea in others' turns)."""
    if target >= state.layout.seats or state.are_enemies(seat, target):
        return refusals.NOT_A_MATE
    if state.role(target) == NONE:
        return refusals.NO_ROLE
    if state.faces.first_op(face) == e.LEVEL:
        return LEGAL if state.level(target) < TOP_LEVEL else refusals.LEVEL_FULL
    return refusals.AEGIS_THERE if state.has_aegis(target) else LEGAL


def curse_refusal(state: FieldState, seat: i64, face: i64, victim: i64) -> i64:
    """Return the refusal of a curse (SR-6, SG-4)."""
    if victim >= state.layout.seats:
        return refusals.NO_ACTION
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    if state.role_has(victim, e.IMMUNE):
        return refusals.IMMUNE_ROLE
    if state.faces.first_op(face) == e.DEMOTE:
        return LEGAL if state.level(victim) > 1 else refusals.NOT_DEMOTABLE
    return refusals.MARK_THERE if state.cells[MARK_LEFT + victim] > 0 else LEGAL


def instant_refusal(state: FieldState, seat: i64, face: i64, variant: i64) -> i64:
    """Return the refusal of an Istantanea card; outside a combat, only spells and blessings (SY-2)."""
    if not state.holds(state.zone_of(HAND, seat), face):
        return refusals.NOT_IN_HAND
    category = state.faces.category[face]
    if state.faces.instant[face] == 0 or (category != e.SPELL and category != e.BLESSING):
        return refusals.NOT_INSTANT
    if state.cells[LOCK] == 1:
        return refusals.LOCKED
    if category == e.SPELL:
        return spell_refusal(state, seat, face, variant)
    refusal = blessing_refusal(state, seat, face, variant)
    if refusal == LEGAL and variant != seat and not state.can_pay(seat, state.faces.price[face]):
        return refusals.CANNOT_PAY
    return refusal


def magic_refusal(state: FieldState, seat: i64, face: i64, variant: i64) -> i64:
    """Return the refusal of a card in a combat (SB-3, SB-4).

    Fighters may play any equipment of their side, mates only with Istantanea.
    """
    if not state.holds(state.zone_of(HAND, seat), face):
        return refusals.NOT_IN_HAND
    if state.faces.category[face] != e.GEAR:
        return instant_refusal(state, seat, face, variant)
    if variant != 0:
        return refusals.NO_ACTION
    fighter = state.cells[ATTACKER] if state.cells[SIDE] == 0 else state.cells[DEFENDER]
    if seat != fighter and state.faces.instant[face] == 0:
        return refusals.NOT_FOR_MATES
    when = e.ATTACKING if state.cells[SIDE] == 0 else e.DEFENDING
    return LEGAL if helps_side(state, face, when) else refusals.NOT_YOUR_SIDE


def helps_side(state: FieldState, face: i64, when: i64) -> bool:
    """Return whether this equipment helps an attacking or a defending side."""
    k = state.faces.first_effect[face]
    moment = state.faces.effects[k].when
    return moment == when or moment == e.FIGHTING


def counter_refusal(state: FieldState, seat: i64, face: i64) -> i64:
    """Return the refusal of an antimagic; for a mate only with Istantanea (SG-2).

    Artefact A7 works like an antimagic, only for its owner.
    """
    if not state.faces.has_effect(face, e.STOP):
        return refusals.NOT_AN_ANTIMAGIC
    if state.faces.category[face] == e.ARTEFACT:
        if not state.holds(state.zone_of(ARTEFACTS, seat), face):
            return refusals.NOT_IN_HAND
        return LEGAL if seat == state.cells[VICTIM] else refusals.ONLY_FOR_YOURSELF
    if not state.holds(state.zone_of(HAND, seat), face):
        return refusals.NOT_IN_HAND
    if seat != state.cells[VICTIM] and state.faces.instant[face] == 0:
        return refusals.ONLY_FOR_YOURSELF
    return LEGAL

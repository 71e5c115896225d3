"""The totals of a combat: what creatures, roles, equipment and mates add on each side (SB-2)."""

from mypy_extensions import i64

from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.creatures import chained
from dragonhall.games.signori.rules.declaration import (
    ARTEFACTS,
    ATTACKER,
    DEFENDER,
    FACE_UP,
    GEAR_PLACE,
    PENDING,
    SIDE,
    UP,
)
from dragonhall.games.signori.rules.field_state import FieldState


def attack_total(state: FieldState, seat: i64) -> i64:
    """Return the ATT of all creatures in attack position plus the bonuses of the side (SB-2, SC-2)."""
    total: i64 = 0
    for kind in range(state.faces.kinds):
        face = state.faces.face_of_kind[kind]
        count = state.count_face(state.zone_of(UP, seat), face)
        if count > 0:
            total += (count - chained(state, seat, FACE_UP, kind)) * attack_of(state, seat, face, count)
    return total + side_bonus(state, seat, e.ATTACKING)


def attack_of(state: FieldState, seat: i64, face: i64, count: i64) -> i64:
    """Return the ATT of one creature, with SCIAME, BRANCO and artefacts.

    SCIAME and BRANCO count creatures of the same kind in attack position.
    """
    attack = state.faces.attack[face]
    kin = state.faces.effect_of(face, e.KIN_STRENGTH)
    if kin.op == e.KIN_STRENGTH:
        if kin.least > 0:
            attack += kin.value(1) if count >= kin.least else 0
        else:
            more = (count - 1) * kin.each
            attack += more if more < kin.most else kin.most
    zone = state.zone_of(ARTEFACTS, seat)
    for k in range(state.size(zone)):
        strength = state.faces.effect_of(state.card_in(zone, k), e.STRENGTH)
        if strength.op == e.STRENGTH and state.faces.level[face] <= strength.level:
            attack += strength.value(1)
    return attack


def defence_total(state: FieldState, seat: i64, attacker: i64) -> i64:
    """Return the DEF of all face-up creatures plus the bonuses (SB-2); VOLO ignores those of level 0."""
    overflown = state.creatures_with(attacker, e.OVERFLY) > 0
    total: i64 = 0
    for kind in range(state.faces.kinds):
        face = state.faces.face_of_kind[kind]
        if not (overflown and state.faces.level[face] == 0):
            total += (
                state.count_face(state.zone_of(UP, seat), face) - chained(state, seat, FACE_UP, kind)
            ) * state.faces.defence[face]
    return total + side_bonus(state, seat, e.DEFENDING)


def side_bonus(state: FieldState, seat: i64, when: i64) -> i64:
    """Return the bonuses of role, artefacts and equipment of the fighter, and of their mates."""
    level = state.level(seat)
    total: i64 = 0
    if level > 0:
        total += state.faces.effect_sum(state.role(seat), e.BONUS, when, level)
    zone = state.zone_of(ARTEFACTS, seat)
    for k in range(state.size(zone)):
        face = state.card_in(zone, k)
        total += state.faces.effect_sum(face, e.BONUS, when, 1) + state.faces.effect_sum(
            face, e.BONUS, e.FIGHTING, 1
        )
    if when == e.DEFENDING:
        for step in range(2, state.layout.seats, 2):
            mate = state.seat_after(seat, step)
            level = state.level(mate)
            if level > 0:
                total += state.faces.effect_sum(state.role(mate), e.BONUS, e.MATE_DEFENDING, level)
    return total + gear_bonus(state, seat, when)


def gear_bonus(state: FieldState, seat: i64, when: i64) -> i64:
    """Return the bonus of all equipment of the side (SB-4).

    Enemy cloaks (E7) cancel the highest single bonus, once, however many there are.
    """
    total: i64 = 0
    highest: i64 = 0
    for step in range(0, state.layout.seats, 2):
        zone = state.zone_of(GEAR_PLACE, state.seat_after(seat, step))
        for k in range(state.size(zone)):
            bonus = gear_value(state, seat, state.card_in(zone, k), when)
            total += bonus
            if bonus > highest:
                highest = bonus
    return total - highest if enemy_has_cloak(state, seat) else total


def gear_value(state: FieldState, fighter: i64, face: i64, when: i64) -> i64:
    value = state.faces.effect_sum(face, e.BONUS, when, 1) + state.faces.effect_sum(
        face, e.BONUS, e.FIGHTING, 1
    )
    return value + horn_value(state, fighter, when) if state.faces.has_effect(face, e.HORN) else value


def horn_value(state: FieldState, fighter: i64, when: i64) -> i64:
    """Return ATT or DEF of the strongest face-up creature of a mate who is not in this combat (E8)."""
    best: i64 = 0
    for step in range(2, state.layout.seats, 2):
        mate = state.seat_after(fighter, step)
        for kind in range(state.faces.kinds):
            face = state.faces.face_of_kind[kind]
            count = state.count_face(state.zone_of(UP, mate), face)
            if count > chained(state, mate, FACE_UP, kind):
                value = (
                    attack_of(state, mate, face, count) if when == e.ATTACKING else state.faces.defence[face]
                )
                best = value if value > best else best
    return best


def enemy_has_cloak(state: FieldState, seat: i64) -> bool:
    """Return whether the enemy side has a cloak (E7)."""
    for step in range(1, state.layout.seats, 2):
        zone = state.zone_of(GEAR_PLACE, state.seat_after(seat, step))
        for k in range(state.size(zone)):
            if state.faces.has_effect(state.card_in(zone, k), e.SHADOW):
                return True
    return False


def can_attack(state: FieldState, seat: i64) -> bool:
    """Return whether a seat has a creature in attack position with ATT above 0 (SB-1, SC-4)."""
    for kind in range(state.faces.kinds):
        face = state.faces.face_of_kind[kind]
        count = state.count_face(state.zone_of(UP, seat), face)
        if count > chained(state, seat, FACE_UP, kind) and attack_of(state, seat, face, count) > 0:
            return True
    return False


# ---- evaluation ----------------------------------------------------------------------------------


def attacker_lead(state: FieldState) -> i64:
    """Return how far the attacker is ahead, counting pending equipment. An estimate for bots."""
    attacker = state.cells[ATTACKER]
    defender = state.cells[DEFENDER]
    ahead = attack_total(state, attacker) - defence_total(state, defender, attacker)
    if state.size(PENDING) > 0 and state.faces.category[state.card_in(PENDING, 0)] == e.GEAR:
        face = state.card_in(PENDING, 0)
        if state.cells[SIDE] == 0:
            ahead += gear_value(state, attacker, face, e.ATTACKING)
        else:
            ahead -= gear_value(state, defender, face, e.DEFENDING)
    return ahead

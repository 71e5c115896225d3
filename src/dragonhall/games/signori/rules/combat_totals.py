"""The totals of a combat: what creatures, roles, equipment and mates add on each side (SB-2)."""

from mypy_extensions import i64

from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules.effects import chained
from dragonhall.games.signori.rules.field import (
    ARTEFACTS,
    ATTACKER,
    DEFENDER,
    GEAR_PLACE,
    PENDING,
    SIDE,
    UP,
    Field,
)


def attack_total(f: Field, seat: i64) -> i64:
    """Return the ATT of all creatures in attack position plus the bonuses of the side (SB-2)."""
    total: i64 = 0
    kind: i64 = 0
    while kind < f.known.kinds:
        face = f.known.kind_face[kind]
        count = f.count_face(f.of(UP, seat), face)
        if count > 0:
            total += (count - chained(f, seat, 0, kind)) * attack_of(f, seat, face, count)
        kind += 1
    return total + side_bonus(f, seat, e.ATTACKING)


def attack_of(f: Field, seat: i64, face: i64, count: i64) -> i64:
    """Return the ATT of one creature, with SCIAME, BRANCO and artefacts.

    SCIAME and BRANCO count creatures of the same kind in attack position.
    """
    attack = f.known.attack[face]
    kin = f.known.find(face, e.KIN_STRENGTH)
    if kin.op == e.KIN_STRENGTH:
        if kin.least > 0:
            attack += kin.value(1) if count >= kin.least else 0
        else:
            more = (count - 1) * kin.each
            attack += more if more < kin.most else kin.most
    zone = f.of(ARTEFACTS, seat)
    k: i64 = 0
    while k < f.size(zone):
        strength = f.known.find(f.card_in(zone, k), e.STRENGTH)
        if strength.op == e.STRENGTH and f.known.level[face] <= strength.level:
            attack += strength.value(1)
        k += 1
    return attack


def defence_total(f: Field, seat: i64, attacker: i64) -> i64:
    """Return the DEF of all face-up creatures plus the bonuses (SB-2); VOLO ignores those of level 0."""
    overflown = f.creature_with(attacker, e.OVERFLY) > 0
    total: i64 = 0
    kind: i64 = 0
    while kind < f.known.kinds:
        face = f.known.kind_face[kind]
        if not (overflown and f.known.level[face] == 0):
            total += (f.count_face(f.of(UP, seat), face) - chained(f, seat, 0, kind)) * f.known.defence[face]
        kind += 1
    return total + side_bonus(f, seat, e.DEFENDING)


def side_bonus(f: Field, seat: i64, when: i64) -> i64:
    """Return the bonuses of role, artefacts and equipment of the fighter, and of their mates."""
    level = f.level(seat)
    total: i64 = 0
    if level > 0:
        total += f.known.sum_of(f.role(seat), e.BONUS, when, level)
    zone = f.of(ARTEFACTS, seat)
    k: i64 = 0
    while k < f.size(zone):
        face = f.card_in(zone, k)
        total += f.known.sum_of(face, e.BONUS, when, 1) + f.known.sum_of(face, e.BONUS, e.FIGHTING, 1)
        k += 1
    if when == e.DEFENDING:
        mate = f.next_mate(seat)
        while mate != seat:
            if f.level(mate) > 0:
                total += f.known.sum_of(f.role(mate), e.BONUS, e.MATE_DEFENDING, f.level(mate))
            mate = f.next_mate(mate)
    return total + gear_bonus(f, seat, when)


def gear_bonus(f: Field, seat: i64, when: i64) -> i64:
    """Return the bonus of all equipment of the side (SB-4).

    Enemy cloaks (E7) cancel the highest single bonus, once, however many there are.
    """
    total: i64 = 0
    highest: i64 = 0
    member = seat
    asked: i64 = 0
    while asked < f.team_size():
        zone = f.of(GEAR_PLACE, member)
        k: i64 = 0
        while k < f.size(zone):
            bonus = gear_value(f, seat, f.card_in(zone, k), when)
            total += bonus
            if bonus > highest:
                highest = bonus
            k += 1
        member = f.next_mate(member)
        asked += 1
    return total - highest if enemy_shadows(f, seat) else total


def gear_value(f: Field, fighter: i64, face: i64, when: i64) -> i64:
    value = f.known.sum_of(face, e.BONUS, when, 1) + f.known.sum_of(face, e.BONUS, e.FIGHTING, 1)
    return value + horn_value(f, fighter, when) if f.known.has(face, e.HORN) else value


def horn_value(f: Field, fighter: i64, when: i64) -> i64:
    """Return ATT or DEF of the strongest face-up creature of a mate who is not in this combat (E8)."""
    best: i64 = 0
    mate = f.next_mate(fighter)
    while mate != fighter:
        kind: i64 = 0
        while kind < f.known.kinds:
            face = f.known.kind_face[kind]
            count = f.count_face(f.of(UP, mate), face)
            if count > chained(f, mate, 0, kind):
                value = attack_of(f, mate, face, count) if when == e.ATTACKING else f.known.defence[face]
                best = value if value > best else best
            kind += 1
        mate = f.next_mate(mate)
    return best


def enemy_shadows(f: Field, seat: i64) -> bool:
    """Return whether the enemy side has a cloak (E7)."""
    enemy = f.next_seat(seat)
    asked: i64 = 0
    while asked < f.team_size():
        zone = f.of(GEAR_PLACE, enemy)
        k: i64 = 0
        while k < f.size(zone):
            if f.known.has(f.card_in(zone, k), e.SHADOW):
                return True
            k += 1
        enemy = f.next_mate(enemy)
        asked += 1
    return False


def attack_force(f: Field, seat: i64) -> bool:
    """Return whether a seat can attack: a creature in attack position with ATT above 0 (SB-1)."""
    kind: i64 = 0
    while kind < f.known.kinds:
        face = f.known.kind_face[kind]
        count = f.count_face(f.of(UP, seat), face)
        if count > chained(f, seat, 0, kind) and attack_of(f, seat, face, count) > 0:
            return True
        kind += 1
    return False


# ---- evaluation ----------------------------------------------------------------------------------


def lead(f: Field) -> i64:
    """Return how far the attacker is ahead, counting pending equipment. An estimate for bots."""
    attacker = f.cells[ATTACKER]
    defender = f.cells[DEFENDER]
    ahead = attack_total(f, attacker) - defence_total(f, defender, attacker)
    if f.size(PENDING) > 0 and f.known.category[f.card_in(PENDING, 0)] == e.GEAR:
        face = f.card_in(PENDING, 0)
        if f.cells[SIDE] == 0:
            ahead += gear_value(f, attacker, face, e.ATTACKING)
        else:
            ahead -= gear_value(f, defender, face, e.DEFENDING)
    return ahead

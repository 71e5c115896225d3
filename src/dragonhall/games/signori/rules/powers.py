"""Powers of roles, creatures and artefacts in a main phase: refusals and effects (SR-4, SR-8).

Functions named `*_refusal` return LEGAL or the number of a refusal.
"""

from mypy_extensions import i64, u8

from dragonhall.core.layout import EVERYBODY, SEAT_BIT
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import card_effects as e
from dragonhall.games.signori.rules import constants as c
from dragonhall.games.signori.rules import refusals
from dragonhall.games.signori.rules.constants import (
    ATTACKED,
    BY_OTHER,
    BY_POWER,
    CREATURE_LOST,
    DESTROYED,
    DISCARD_PILE,
    DISCARDED,
    DOWN,
    FETCHED,
    HAND,
    LOOKED,
    MARKET,
    NONE,
    RECOVERED,
    TO_MARKET,
    USED_ALTAR,
    USED_BREATH,
    USED_LOOK,
    USED_ROLE,
)
from dragonhall.games.signori.rules.creatures import creature_exists, hit_creature, take_creature
from dragonhall.games.signori.rules.field_state import FieldState, draw_cards


def role_power_refusal(state: FieldState, seat: i64, op: i64) -> i64:
    """Return LEGAL if the role has this power at its level and has not used it this turn."""
    if state.role(seat) == NONE:
        return refusals.NO_ROLE
    role = state.role(seat)
    k = state.faces.first_effect[role]
    end = state.faces.first_effect[role + 1]
    while k < end:
        effect = state.faces.effects[k]
        if effect.op == op and effect.when == e.TURN and state.level(seat) >= effect.at:
            return refusals.POWER_USED if state.cells[USED_ROLE] > 0 else LEGAL
        k += 1
    return refusals.NO_SUCH_POWER


def banish_refusal(state: FieldState, seat: i64, victim: i64, position: i64, index: i64) -> i64:
    """Return the refusal to move a creature to its owner's market; face-down ones only at level 3 (SR-4)."""
    refusal = role_power_refusal(state, seat, e.BANISH)
    if refusal != LEGAL:
        return refusal
    if state.options.nano_instead_of_attack and state.cells[ATTACKED] == 1:
        return refusals.INSTEAD_OF_ATTACK
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    if not creature_exists(state, victim, position, index):
        return refusals.NO_SUCH_TARGET
    level = state.level(seat)
    highest = state.faces.effect_of(state.role(seat), e.BANISH).value(level)
    if position == 1:
        return LEGAL if highest >= e.ANY_LEVEL else refusals.LEVEL_TOO_HIGH
    return power_target_refusal(state, victim, state.faces.face_of_kind[index], highest, level)


def power_target_refusal(state: FieldState, victim: i64, face: i64, highest: i64, role_level: i64) -> i64:
    if state.faces.level[face] > highest:
        return refusals.LEVEL_TOO_HIGH
    if state.is_shielded(victim, face, BY_POWER, role_level):
        return refusals.PROTECTED
    return refusals.ROOTED_THERE if state.is_rooted(face, role_level) else LEGAL


def smash_refusal(state: FieldState, seat: i64, victim: i64, kind: i64) -> i64:
    """Return the refusal to destroy a creature up to level 2, with a role of level 3 (SR-4)."""
    refusal = role_power_refusal(state, seat, e.DESTROY)
    if refusal != LEGAL:
        return refusal
    if state.options.nano_instead_of_attack and state.cells[ATTACKED] == 1:
        return refusals.INSTEAD_OF_ATTACK
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    if not creature_exists(state, victim, 0, kind):
        return refusals.NO_SUCH_TARGET
    highest = state.faces.effect_of(state.role(seat), e.DESTROY).level
    return power_target_refusal(state, victim, state.faces.face_of_kind[kind], highest, state.level(seat))


def cycle_refusal(state: FieldState, seat: i64, face: i64) -> i64:
    refusal = role_power_refusal(state, seat, e.CYCLE)
    if refusal != LEGAL:
        return refusal
    return LEGAL if state.holds(state.zone_of(HAND, seat), face) else refusals.NOT_IN_HAND


def fetch_refusal(state: FieldState, seat: i64, face: i64) -> i64:
    refusal = role_power_refusal(state, seat, e.FETCH)
    if refusal != LEGAL:
        return refusal
    return LEGAL if state.holds(state.zone_of(MARKET, seat), face) else refusals.NOT_IN_MARKET


def recover_refusal(state: FieldState, seat: i64, face: i64) -> i64:
    """Return the refusal to recover a blessing, or a creature up to level 1, with a role of level 3 (R8)."""
    refusal = role_power_refusal(state, seat, e.RECOVER)
    if refusal != LEGAL:
        return refusal
    power = state.faces.effect_of(state.role(seat), e.RECOVER)
    creature = state.faces.category[face] == e.CREATURE
    if state.faces.category[face] != e.BLESSING and not creature:
        return refusals.WRONG_CATEGORY
    if creature and state.faces.level[face] > power.level:
        return refusals.LEVEL_TOO_HIGH
    if not state.holds(DISCARD_PILE, face):
        return refusals.NOTHING_TO_TAKE
    return LEGAL if state.can_pay(seat, power.cost) else refusals.CANNOT_PAY


def look_refusal(state: FieldState, seat: i64, victim: i64, slot: i64) -> i64:
    """Return the refusal to look at a face-down creature: once a turn per face-up sentinel (VEDETTA)."""
    sentinels = state.creatures_with(seat, e.LOOK)
    if sentinels == 0:
        return refusals.NO_SUCH_POWER
    if state.cells[USED_LOOK] >= sentinels:
        return refusals.POWER_USED
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    return LEGAL if creature_exists(state, victim, 1, slot) else refusals.NO_SUCH_TARGET


def breath_refusal(state: FieldState, seat: i64, victim: i64, kind: i64) -> i64:
    """Return the refusal of a dragon's breath: once a turn per face-up dragon, for a price (SOFFIO)."""
    dragons = state.creatures_with(seat, e.DESTROY)
    if dragons == 0:
        return refusals.NO_SUCH_POWER
    if state.cells[USED_BREATH] >= dragons:
        return refusals.POWER_USED
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    if not creature_exists(state, victim, 0, kind):
        return refusals.NO_SUCH_TARGET
    breath = breath_effect(state)
    if state.faces.level[state.faces.face_of_kind[kind]] > breath.level:
        return refusals.LEVEL_TOO_HIGH
    return LEGAL if state.can_pay(seat, breath.cost) else refusals.CANNOT_PAY


def breath_effect(state: FieldState) -> e.Effect:
    kind: i64 = 0
    while not state.faces.has_effect(state.faces.face_of_kind[kind], e.DESTROY):
        kind += 1
    return state.faces.effect_of(state.faces.face_of_kind[kind], e.DESTROY)


def sacrifice_refusal(state: FieldState, seat: i64, position: i64, index: i64) -> i64:
    """Return the refusal to sacrifice one of the player's creatures: once a turn (A6)."""
    if state.artefact_with(seat, e.SACRIFICE) == NONE:
        return refusals.NO_SUCH_POWER
    if state.cells[USED_ALTAR] > 0:
        return refusals.POWER_USED
    return LEGAL if creature_exists(state, seat, position, index) else refusals.NO_SUCH_TARGET


# ---- effects of powers ---------------------------------------------------------------------------


def use_power(state: FieldState, seat: i64, action: i64) -> None:
    if action < c.BANISH_DOWN:
        banish(state, (action - c.BANISH) // c.KINDS, 0, (action - c.BANISH) % c.KINDS)
    elif action < c.SMASH:
        banish(state, (action - c.BANISH_DOWN) // c.SLOTS, 1, (action - c.BANISH_DOWN) % c.SLOTS)
    elif action < c.CYCLE:
        smash(state, (action - c.SMASH) // c.KINDS, (action - c.SMASH) % c.KINDS)
    elif action < c.FETCH:
        cycle(state, seat, action - c.CYCLE)
    elif action < c.RECOVER:
        fetch(state, seat, action - c.FETCH)
    elif action < c.LOOK:
        recover(state, seat, action - c.RECOVER)
    elif action < c.BREATHE:
        look(state, seat, (action - c.LOOK) // c.SLOTS, (action - c.LOOK) % c.SLOTS)
    elif action < c.SACRIFICE:
        breathe(state, seat, (action - c.BREATHE) // c.KINDS, (action - c.BREATHE) % c.KINDS)
    elif action < c.SACRIFICE_DOWN:
        sacrifice(state, seat, 0, action - c.SACRIFICE)
    else:
        sacrifice(state, seat, 1, action - c.SACRIFICE_DOWN)


def banish(state: FieldState, victim: i64, position: i64, index: i64) -> None:
    mark_nano_used(state)
    hit_creature(state, victim, position, index, TO_MARKET, BY_POWER)


def smash(state: FieldState, victim: i64, kind: i64) -> None:
    mark_nano_used(state)
    hit_creature(state, victim, 0, kind, DESTROYED, BY_POWER)


def mark_nano_used(state: FieldState) -> None:
    state.cells[USED_ROLE] = 1
    if state.options.nano_instead_of_attack:
        state.cells[ATTACKED] = 1


def cycle(state: FieldState, seat: i64, face: i64) -> None:
    state.cells[USED_ROLE] = 1
    state.remove(state.zone_of(HAND, seat), face)
    state.put(DISCARD_PILE, face)
    state.emit(DISCARDED, seat, face, 0, 0)
    draw_cards(state, seat, 1)


def fetch(state: FieldState, seat: i64, face: i64) -> None:
    state.cells[USED_ROLE] = 1
    state.remove(state.zone_of(MARKET, seat), face)
    state.put_marked(state.zone_of(HAND, seat), face, EVERYBODY)
    state.emit(FETCHED, seat, face, seat, 0)


def recover(state: FieldState, seat: i64, face: i64) -> None:
    state.cells[USED_ROLE] = 1
    state.change_pool(seat % 2, -state.faces.effect_of(state.role(seat), e.RECOVER).cost)
    state.remove(DISCARD_PILE, face)
    state.put_marked(state.zone_of(HAND, seat), face, EVERYBODY)
    state.emit(RECOVERED, seat, face, 0, 0)


def look(state: FieldState, seat: i64, victim: i64, slot: i64) -> None:
    """Look at a face-down creature; the mark on the card stores that the seat knows it."""
    state.cells[USED_LOOK] += 1
    zone = state.zone_of(DOWN, victim)
    at = state.layout.marks[zone] + slot
    state.cards[at] = u8(i64(state.cards[at]) | SEAT_BIT[seat])
    state.emit(LOOKED, seat, state.card_in(zone, slot), victim, slot)


def breathe(state: FieldState, seat: i64, victim: i64, kind: i64) -> None:
    state.cells[USED_BREATH] += 1
    state.change_pool(seat % 2, -breath_effect(state).cost)
    hit_creature(state, victim, 0, kind, DESTROYED, BY_OTHER)


def sacrifice(state: FieldState, seat: i64, position: i64, index: i64) -> None:
    state.cells[USED_ALTAR] = 1
    altar = state.artefact_with(seat, e.SACRIFICE)
    face = take_creature(state, seat, position, index)
    state.put(DISCARD_PILE, face)
    state.emit(CREATURE_LOST, seat, face, 0, 0)
    state.change_pool(
        seat % 2, state.faces.effect_of(altar, e.SACRIFICE).value(1) * (state.faces.level[face] + 1)
    )

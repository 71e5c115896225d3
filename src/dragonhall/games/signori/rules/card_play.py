"""Playing cards: their effects, the windows for responses, and what follows.

Rules: SM-3, SC-1 (summoning), SR-7 (a second role), SG-2 and SG-4 (antimagic), SY-2 (Istantanea) and
SY-3 (Finale).
"""

from mypy_extensions import i64, u8

from dragonhall.core.layout import sort_marked
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.combat import continue_magic_round
from dragonhall.games.signori.rules.creatures import (
    add_chain,
    creature_face,
    demote,
    destroy_unkept_creatures,
    hit_creature,
    turn_up,
)
from dragonhall.games.signori.rules.declaration import (
    AIM,
    AIM_DOWN,
    ANNULLED,
    ARTEFACT_LAID,
    ARTEFACTS,
    ASK_ANTIMAGIC,
    ASK_INSTANT,
    ASK_MAGIC,
    ASK_PORTAL,
    BEHIND,
    BLESSED,
    BY_SPELL,
    CAST,
    CASTER,
    CHAINED_DOWN,
    CURSED,
    DESTROYED,
    DISCARD_PILE,
    DOWN,
    FACE_DOWN,
    FACE_UP,
    FINALE_PLAYED,
    FRONT,
    GEAR_PLACE,
    HAND,
    KINDS,
    LOCK,
    MARK_LEFT,
    NONE,
    PENDING,
    RECOVERED,
    ROLE_PLACE,
    ROLE_TAKEN,
    SLOTS,
    STOPPED,
    SUMMONED,
    SUMMONED_DOWN,
    UP,
    VICTIM,
)
from dragonhall.games.signori.rules.field_state import FieldState, draw_cards, steal_random
from dragonhall.games.signori.rules.vocabulary import CREATURE


def summon(state: FieldState, seat: i64, face: i64, position: i64) -> None:
    """Put a creature on the field, face up or face down (SM-3, SC-1)."""
    if position == FACE_UP:
        state.put(state.zone_of(UP, seat), face)
        state.emit(SUMMONED, seat, face)
    else:
        state.put_marked(state.zone_of(DOWN, seat), face, 0)
        blur_hand(state, seat)
        state.emit(SUMMONED_DOWN, seat, face)


def replace_role(state: FieldState, seat: i64, face: i64) -> None:
    """Replace the role (SR-7): discard its blessings, and destroy creatures that the new role cannot keep."""
    state.move_all(state.zone_of(ROLE_PLACE, seat), DISCARD_PILE)
    state.move_all(state.zone_of(BEHIND, seat), DISCARD_PILE)
    state.put(state.zone_of(ROLE_PLACE, seat), face)
    state.emit(ROLE_TAKEN, seat, face)
    destroy_unkept_creatures(state, seat)


def bless(state: FieldState, target: i64, face: i64) -> None:
    """Put a blessing behind the role (B1, B2); an aegis also removes a mark."""
    state.put(state.zone_of(BEHIND, target), face)
    state.emit(BLESSED, target, face, state.level(target))
    if state.faces.first_op(face) == e.AEGIS and state.cells[MARK_LEFT + target] > 0:
        state.move_all(state.zone_of(FRONT, target), DISCARD_PILE)
        state.cells[MARK_LEFT + target] = 0


def lay_artefact(state: FieldState, seat: i64, face: i64) -> None:
    state.put(state.zone_of(ARTEFACTS, seat), face)
    state.emit(ARTEFACT_LAID, seat, face)


def cast_card(state: FieldState, seat: i64, face: i64, victim: i64, aim: i64) -> None:
    """Cast a spell, equipment or curse: apply it, or open a window for responses.

    `victim` is the player against whom it is played, or NONE (SG-2).
    """
    state.emit(CAST, seat, face, victim)
    category = state.faces.category[face]
    if state.faces.finale[face] == 1:
        state.cells[LOCK] = 1  # SY-3: it takes effect immediately
        state.emit(FINALE_PLAYED, seat, face)
        apply_card(state, seat, victim, aim, face)
    elif victim == NONE or (category == e.SPELL and state.role_has(seat, e.UNSTOPPABLE)):
        apply_card(state, seat, victim, aim, face)
    else:
        state.put(PENDING, face)
        state.cells[CASTER] = seat
        state.cells[AIM] = aim
        state.cells[VICTIM] = victim
        # No antimagic against a curse (SG-4), but the target's side may play an Istantanea blessing (SY-2).
        curse = category == e.CURSE
        state.push_decision(
            ASK_INSTANT if curse else ASK_ANTIMAGIC, victim, state.team_size() - 1, 1 if curse else 0
        )


def pass_window(state: FieldState) -> None:
    """Ask the next player of the target's side; when all have passed, the card takes effect."""
    left = state.note()
    if left > 0:
        state.pass_to(state.next_mate(state.seat_to_act()))
        state.set_note(left - 1)
        return
    state.pop_decision()
    resolve_pending(state)


def pass_instant(state: FieldState, seat: i64) -> None:
    """Ask the next player for an Istantanea card (SY-2).

    At the start of a turn all others are asked, clockwise; before a curse, the target's side.
    """
    before_curse = state.second_note() == 1
    if before_curse:
        pass_window(state)
    elif state.note() > 0:
        state.pass_to(state.next_seat(seat))
        state.set_note(state.note() - 1)
    else:
        state.pop_decision()


def stop_pending(state: FieldState, seat: i64, face: i64) -> None:
    """Stop the pending card: both cards are discarded, and the window closes (SG-2)."""
    caster = state.cells[CASTER]
    state.pop_decision()
    zone = (
        state.zone_of(ARTEFACTS, seat)
        if state.faces.category[face] == e.ARTEFACT
        else state.zone_of(HAND, seat)
    )
    state.remove(zone, face)
    state.put(DISCARD_PILE, face)
    state.emit(STOPPED, seat, face, caster)
    lost = state.faces.effect_of(face, e.LOSE)
    if lost.op == e.LOSE:
        state.change_pool(caster % 2, -lost.value(1))
    drawn = state.faces.effect_of(face, e.DRAW)
    if drawn.op == e.DRAW:
        draw_cards(state, seat, drawn.value(1))
    stopped = remove_pending(state)
    state.put(DISCARD_PILE, stopped)
    if state.faces.category[stopped] == e.GEAR:
        continue_magic_round(state)


def remove_pending(state: FieldState) -> i64:
    state.cells[CASTER] = NONE
    state.cells[VICTIM] = NONE
    state.cells[AIM] = NONE
    return state.take_last(PENDING)


def resolve_pending(state: FieldState) -> None:
    """Apply the pending card, which was not stopped."""
    caster = state.cells[CASTER]
    victim = state.cells[VICTIM]
    aim = state.cells[AIM]
    apply_card(state, caster, victim, aim, remove_pending(state))


def apply_card(state: FieldState, caster: i64, victim: i64, aim: i64, face: i64) -> None:
    category = state.faces.category[face]
    if category == e.GEAR:
        state.put(state.zone_of(GEAR_PLACE, caster), face)
        continue_magic_round(state)
    elif category == e.CURSE:
        apply_curse(state, victim, face)
    else:
        state.put(DISCARD_PILE, face)
        apply_spell(state, caster, victim, aim, face)
        if state.faces.finale[face] == 1 and state.decision_kind() == ASK_MAGIC:
            continue_magic_round(state)


def apply_curse(state: FieldState, victim: i64, face: i64) -> None:
    """Apply a curse, unless an aegis (B2) cancels it; then both are discarded."""
    if state.has_aegis(victim):
        zone = state.zone_of(BEHIND, victim)
        k: i64 = 0
        while state.faces.first_op(state.card_in(zone, k)) != e.AEGIS:
            k += 1
        state.put(DISCARD_PILE, face)
        state.put(DISCARD_PILE, state.take_at(zone, k))
        state.emit(ANNULLED, victim, face)
        return
    state.emit(CURSED, victim, face)
    if state.faces.first_op(face) == e.DEMOTE:
        state.put(DISCARD_PILE, face)
        demote(state, victim)
    else:
        state.put(state.zone_of(FRONT, victim), face)
        state.cells[MARK_LEFT + victim] = state.faces.effect_of(face, e.MARK).count


def apply_mark(state: FieldState, seat: i64) -> None:
    """Subtract the loss of a mark at the start of a turn; discard the mark after its last turn (M2)."""
    if state.cells[MARK_LEFT + seat] == 0:
        return
    mark = state.card_in(state.zone_of(FRONT, seat), 0)
    state.change_pool(seat % 2, -state.faces.effect_of(mark, e.MARK).value(1))
    state.cells[MARK_LEFT + seat] -= 1
    if state.cells[MARK_LEFT + seat] == 0:
        state.move_all(state.zone_of(FRONT, seat), DISCARD_PILE)


def apply_spell(state: FieldState, caster: i64, victim: i64, aim: i64, face: i64) -> None:
    op = state.faces.first_op(face)
    effect = state.faces.effect_of(face, op)
    if op == e.DESTROY:
        hit_creature(state, victim, FACE_UP, aim % KINDS, DESTROYED, BY_SPELL)
    elif op == e.CHAIN:
        chain_creature(state, caster, victim, aim)
    elif op == e.REVEAL:
        while state.size(state.zone_of(DOWN, victim)) > 0:
            turn_up(state, victim, 0)
    elif op == e.RECOVER:
        creature = state.faces.face_of_kind[aim]
        state.remove(DISCARD_PILE, creature)
        state.add_to_hand(caster, creature)
        state.emit(RECOVERED, caster, creature)
    elif op == e.STEAL:
        steal_random(state, caster, victim)
    elif op == e.GAIN:
        state.change_pool(caster % 2, effect.value(1))
    elif op == e.LOSE:
        state.change_pool(victim % 2, -effect.value(1))
    elif op == e.DRAW:
        draw_cards(state, caster, effect.value(1))
    elif op == e.PORTAL:
        state.push_decision(ASK_PORTAL, caster, effect.value(1))


def chain_creature(state: FieldState, caster: i64, victim: i64, aim: i64) -> None:
    """Put a chain on a creature (I10)."""
    if aim >= AIM_DOWN:
        slot = (aim - AIM_DOWN) % SLOTS
        add_chain(state, victim, FACE_DOWN, slot, caster)
        state.emit(CHAINED_DOWN, victim, NONE, slot)
        return
    add_chain(state, victim, FACE_UP, aim % KINDS, caster)
    state.emit(CHAINED_DOWN, victim, creature_face(state, victim, FACE_UP, aim % KINDS))


def blur_hand(state: FieldState, seat: i64) -> None:
    """Clear what others know of the cards in a hand that could have been laid face down.

    Other cards, and creatures of too high a level, stay known.
    """
    hand = state.zone_of(HAND, seat)
    marks = state.layout.marks[hand]
    for k in range(state.size(hand)):
        face = state.card_in(hand, k)
        creature = state.faces.category[face] == CREATURE
        if creature and state.faces.level[face] <= state.max_creature_level(seat):
            state.cards[marks + k] = u8(0)
    sort_marked(state.cards, state.layout.base[hand], marks, state.size(hand))

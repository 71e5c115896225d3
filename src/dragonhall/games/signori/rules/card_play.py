"""Playing cards: their effects, the windows for responses, and what follows.

Rules: SM-3, SC-1 (summoning), SR-7 (a second role), SG-2 and SG-4 (antimagic), SY-2 (Istantanea) and
SY-3 (Finale).
"""

from mypy_extensions import i64, u8

from dragonhall.core.layout import DEPTH, SEAT_BIT, sort_marked
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.creatures import (
    add_chain,
    creature_exists,
    creature_face,
    demote,
    destroy_unkept_creatures,
    hit_creature,
    turn_up,
)
from dragonhall.games.signori.rules.declaration import (
    ACTIVE,
    AFTER_CALL,
    AIM,
    AIM_DOWN,
    ANNULLED,
    ARTEFACT_LAID,
    ARTEFACTS,
    ASK_ANTIMAGIC,
    ASK_FINAL,
    ASK_INSTANT,
    ASK_MAGIC,
    ASK_MAIN,
    ASK_PORTAL,
    BEFORE_CURSE,
    BEHIND,
    BLESSED,
    BY_SPELL,
    CALL_DEPTH,
    CALLED_IN_VAIN,
    CALLS,
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
    NO_COMBAT,
    NO_LONGER,
    NONE,
    PENDING,
    PENDING_PARTS,
    RECOVERED,
    ROLE_PLACE,
    ROLE_TAKEN,
    SLOTS,
    STAGE,
    STOPPED,
    SUMMONED,
    SUMMONED_DOWN,
    UP,
    VICTIM,
    WAITING,
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
    begin_finale(state, seat, face)
    unstoppable = category == e.SPELL and state.role_has(seat, e.UNSTOPPABLE)
    if state.faces.finale[face] == 1 or victim == NONE or unstoppable:
        apply_card(state, seat, victim, aim, face)
        return
    add_pending(state, seat, face, victim, aim)
    others = state.team_size() - 1
    if category == e.CURSE:  # no antimagic (SG-4), but the target's side may play instants (SY-2)
        state.push_decision(ASK_INSTANT, victim, others, BEFORE_CURSE)
    else:
        state.push_decision(ASK_ANTIMAGIC, victim, others)


def begin_finale(state: FieldState, seat: i64, face: i64) -> None:
    """Forbid magic until the end of the turn, if the card has Finale (SY-3). It works at once."""
    if state.faces.finale[face] == 1:
        state.cells[LOCK] = 1
        state.emit(FINALE_PLAYED, seat, face)


# ---- cards that wait for responses ---------------------------------------------------------------


def add_pending(state: FieldState, seat: i64, face: i64, victim: i64, aim: i64) -> None:
    """Let a card wait for responses; a card that waits already does so below it (SY-6)."""
    cells = state.cells
    if state.size(PENDING) > 0:
        at = WAITING + PENDING_PARTS * (state.size(PENDING) - 1)
        cells[at] = cells[CASTER] + 1
        cells[at + 1] = cells[VICTIM] + 1
        cells[at + 2] = cells[AIM] + 1
    state.put(PENDING, face)
    cells[CASTER] = seat
    cells[VICTIM] = victim
    cells[AIM] = aim


def remove_pending(state: FieldState) -> i64:
    """Remove the top card; the one below it is next."""
    cells = state.cells
    face = state.take_last(PENDING)
    if state.size(PENDING) > 0:
        at = WAITING + PENDING_PARTS * (state.size(PENDING) - 1)
        cells[CASTER] = cells[at] - 1
        cells[VICTIM] = cells[at + 1] - 1
        cells[AIM] = cells[at + 2] - 1
        for part in range(at, at + PENDING_PARTS):
            cells[part] = 0
    else:
        cells[CASTER] = NONE
        cells[VICTIM] = NONE
        cells[AIM] = NONE
    return face


def pass_window(state: FieldState) -> None:
    """Ask the next player of the target's side; when all have passed, the card takes effect."""
    left = state.note()
    if left > 0:
        state.pass_to(state.next_mate(state.seat_to_act()))
        state.set_note(left - 1)
        return
    state.pop_decision()
    resolve_pending(state)


def leave_instant_window(state: FieldState, seat: i64) -> None:
    """Ask the next player for instants at the start of a turn: all others, clockwise; or go on (SY-2)."""
    if state.note() > 0:
        state.pass_to(state.next_seat(seat))
        state.set_note(state.note() - 1)
    else:
        state.pop_decision()


def pass_instant(state: FieldState, seat: i64) -> None:
    """Play no instant. A player who called for nothing may not call again in this turn (SY-5)."""
    if state.second_note() == BEFORE_CURSE:
        pass_window(state)
        return
    if state.second_note() == AFTER_CALL:
        state.cells[CALLED_IN_VAIN] |= SEAT_BIT[seat]
    leave_instant_window(state, seat)


def may_interrupt(state: FieldState) -> bool:
    """Return whether an instant can be played now: no effect or result of a combat is being carried out."""
    kind = state.decision_kind()
    if kind == ASK_MAIN:
        return state.cells[STAGE] == NO_COMBAT
    return kind in (ASK_FINAL, ASK_MAGIC, ASK_INSTANT, ASK_ANTIMAGIC)


def answer_calls(state: FieldState) -> None:
    """Ask the players who have called for an instant, as soon as one can be played (SY-5).

    They are asked clockwise from the active player, so the last of them is pushed first.
    """
    if not may_interrupt(state):
        return
    if state.cells[LOCK] == 1:
        state.cells[CALLS] = 0
    for step in range(state.layout.seats):
        seat = state.seat_after(state.cells[ACTIVE], state.layout.seats - 1 - step)
        if state.cells[CALLS] & SEAT_BIT[seat] != 0 and state.cells[DEPTH] <= CALL_DEPTH:
            state.cells[CALLS] ^= SEAT_BIT[seat]
            state.push_decision(ASK_INSTANT, seat, 0, AFTER_CALL)


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
    begin_finale(state, seat, face)
    lost = state.faces.effect_of(face, e.LOSE)
    if lost.op == e.LOSE:
        state.change_pool(caster % 2, -lost.value(1))
    drawn = state.faces.effect_of(face, e.DRAW)
    if drawn.op == e.DRAW:
        draw_cards(state, seat, drawn.value(1))
    state.put(DISCARD_PILE, remove_pending(state))


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
    elif category == e.CURSE:
        apply_curse(state, victim, face)
    else:
        state.put(DISCARD_PILE, face)
        if still_works(state, victim, aim, face):
            apply_spell(state, caster, victim, aim, face)
        else:
            state.emit(NO_LONGER, caster, face)


def still_works(state: FieldState, victim: i64, aim: i64, face: i64) -> bool:
    """Return whether a spell still has its target: an instant may have removed it (SY-6)."""
    op = state.faces.first_op(face)
    if op == e.DESTROY or op == e.CHAIN:
        if aim >= AIM_DOWN:
            return creature_exists(state, victim, FACE_DOWN, (aim - AIM_DOWN) % SLOTS)
        return aim != NONE and creature_exists(state, victim, FACE_UP, aim % KINDS)
    if op == e.RECOVER:
        return state.holds(DISCARD_PILE, state.faces.face_of_kind[aim])
    return True


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
    demotes = state.faces.first_op(face) == e.DEMOTE
    if (state.level(victim) < 2) if demotes else (state.cells[MARK_LEFT + victim] > 0):
        state.put(DISCARD_PILE, face)  # an instant was faster (SY-6)
        state.emit(NO_LONGER, victim, face)
        return
    state.emit(CURSED, victim, face)
    if demotes:
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

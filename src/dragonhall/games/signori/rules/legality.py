"""Which actions are legal: `action_refusal` returns LEGAL or the number of the refusal of one action.

It finds the kind of the decision and calls the conditions of the other modules; `legal_actions.py` uses it to
list all actions. Functions named `*_refusal` return LEGAL or the number of a refusal.
"""

from mypy_extensions import i64

from dragonhall.core.layout import DEPTH
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import card_effects as e
from dragonhall.games.signori.rules import constants as c
from dragonhall.games.signori.rules import refusals
from dragonhall.games.signori.rules.card_effects import SignoriFaces
from dragonhall.games.signori.rules.combat_totals import can_attack
from dragonhall.games.signori.rules.constants import (
    ARTEFACTS,
    ATTACKED,
    DOWN,
    HAND,
    HIT,
    LOSING,
    MAIN_1,
    MARKET,
    NONE,
    PHASE,
    SAFE,
    TURNS,
)
from dragonhall.games.signori.rules.creatures import creature_exists
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.playability import (
    counter_refusal,
    face_down_spell_refusal,
    instant_refusal,
    magic_refusal,
    play_refusal,
)
from dragonhall.games.signori.rules.powers import (
    banish_refusal,
    breath_effect,
    breath_refusal,
    cycle_refusal,
    fetch_refusal,
    look_refusal,
    recover_refusal,
    sacrifice_refusal,
    smash_refusal,
)
from dragonhall.games.signori.rules.trade import (
    discard_refusal,
    end_turn_refusal,
    exchange_refusal,
    lay_refusal,
    price_for,
    purchase_refusal,
    share_refusal,
    support_cost,
    support_refusal,
)


def action_refusal(state: FieldState, action: i64) -> i64:
    if state.cells[DEPTH] == 0:
        return refusals.GAME_OVER
    if not is_action(state.faces, state.layout.seats, action):
        return refusals.NO_ACTION
    top = state.frame()
    kind = state.cells[top]
    seat = state.cells[top + 1]
    if kind == c.ASK_MAIN:
        return main_phase_refusal(state, seat, action)
    if kind == c.ASK_FINAL:
        return final_phase_refusal(state, seat, state.cells[top + 2] == 1, action)
    if kind == c.ASK_MAGIC or kind == c.ASK_INSTANT:
        if action == c.PASS:
            return LEGAL
        if action >= c.PLAY_DOWN:
            return refusals.ANSWER_FIRST
        face = action // c.VARIANTS
        variant = action % c.VARIANTS
        return (
            magic_refusal(state, seat, face, variant)
            if kind == c.ASK_MAGIC
            else instant_refusal(state, seat, face, variant)
        )
    if kind == c.ASK_ANTIMAGIC:
        if action == c.PASS:
            return LEGAL
        if c.COUNTER <= action < c.RETURN_CARD:
            return counter_refusal(state, seat, action - c.COUNTER)
        return refusals.ANSWER_FIRST
    if kind == c.ASK_SEAL:
        return seal_refusal(state, seat, action)
    if kind == c.ASK_ESCORT:
        return LEGAL if action == c.ESCORT or action == c.DECLINE_ESCORT else refusals.ANSWER_FIRST
    if kind == c.ASK_PORTAL:
        return portal_refusal(state, seat, state.cells[top + 2], action)
    return follow_up_refusal(state, seat, kind, state.cells[top + 2], action)


def seal_refusal(state: FieldState, seat: i64, action: i64) -> i64:
    if action < c.LAY or action >= c.DISCARD_CARD:
        return refusals.SEAL_FIRST
    return LEGAL if state.holds(state.zone_of(HAND, seat), action - c.LAY) else refusals.NOT_IN_HAND


def main_phase_refusal(state: FieldState, seat: i64, action: i64) -> i64:
    """Return the refusal in a main phase, where actions come in any order and number (ST-3, ST-4)."""
    if action < c.PLAY_DOWN:
        return play_refusal(state, seat, action // c.VARIANTS, action % c.VARIANTS)
    if action < c.SHARE:
        chain = spell_with(state.faces, e.CHAIN)
        return face_down_spell_refusal(
            state, seat, chain, (action - c.PLAY_DOWN) // c.SLOTS, (action - c.PLAY_DOWN) % c.SLOTS
        )
    if action < c.BUY:
        return share_refusal(state, seat, (action - c.SHARE) // c.SEATS, (action - c.SHARE) % c.SEATS)
    if action < c.SUPPORT:
        return purchase_refusal(state, seat, (action - c.BUY) // c.FACES, (action - c.BUY) % c.FACES)
    if action < c.TURN_UP:
        return support_refusal(state, seat, (action - c.SUPPORT) // c.SEATS, (action - c.SUPPORT) % c.SEATS)
    if action < c.BANISH:
        return (
            LEGAL if action - c.TURN_UP < state.size(state.zone_of(DOWN, seat)) else refusals.NO_SUCH_TARGET
        )
    if action < c.ATTACK:
        return power_refusal(state, seat, action)
    if action < c.EXCHANGE:
        return attack_refusal(state, seat, action - c.ATTACK)
    if action < c.LAY:
        return refusals.EXCHANGE_LATER
    return LEGAL if action == c.TO_FINAL else refusals.NOT_NOW


def power_refusal(state: FieldState, seat: i64, action: i64) -> i64:
    if action < c.BANISH_DOWN:
        return banish_refusal(state, seat, (action - c.BANISH) // c.KINDS, 0, (action - c.BANISH) % c.KINDS)
    if action < c.SMASH:
        slot = (action - c.BANISH_DOWN) % c.SLOTS
        return banish_refusal(state, seat, (action - c.BANISH_DOWN) // c.SLOTS, 1, slot)
    if action < c.CYCLE:
        return smash_refusal(state, seat, (action - c.SMASH) // c.KINDS, (action - c.SMASH) % c.KINDS)
    if action < c.FETCH:
        return cycle_refusal(state, seat, action - c.CYCLE)
    if action < c.RECOVER:
        return fetch_refusal(state, seat, action - c.FETCH)
    if action < c.LOOK:
        return recover_refusal(state, seat, action - c.RECOVER)
    if action < c.BREATHE:
        return look_refusal(state, seat, (action - c.LOOK) // c.SLOTS, (action - c.LOOK) % c.SLOTS)
    if action < c.SACRIFICE:
        return breath_refusal(state, seat, (action - c.BREATHE) // c.KINDS, (action - c.BREATHE) % c.KINDS)
    if action < c.SACRIFICE_DOWN:
        return sacrifice_refusal(state, seat, 0, action - c.SACRIFICE)
    return sacrifice_refusal(state, seat, 1, action - c.SACRIFICE_DOWN)


def attack_refusal(state: FieldState, seat: i64, victim: i64) -> i64:
    """Return LEGAL, or why a seat cannot attack (ST-4, SB-1)."""
    if not state.are_enemies(seat, victim):
        return refusals.NOT_AN_OPPONENT
    if state.cells[ATTACKED] == 1 or state.cells[PHASE] != MAIN_1:
        return refusals.ATTACKED_ALREADY
    if state.cells[TURNS] <= state.layout.seats and not state.options.attack_in_first_turn:
        return refusals.FIRST_TURN
    if state.cells[SAFE + victim] == 1:
        return refusals.TRUCE
    return LEGAL if can_attack(state, seat) else refusals.NO_ATTACKER


def final_phase_refusal(state: FieldState, seat: i64, filling: bool, action: i64) -> i64:
    if action == c.END_TURN:
        return end_turn_refusal(state, seat)
    if c.SHARE <= action < c.BUY:
        return share_refusal(state, seat, (action - c.SHARE) // c.SEATS, (action - c.SHARE) % c.SEATS)
    if c.EXCHANGE <= action < c.LAY:
        given = (action - c.EXCHANGE) // c.FACES
        return exchange_refusal(state, seat, given, (action - c.EXCHANGE) % c.FACES, filling)
    if c.LAY <= action < c.DISCARD_CARD:
        return lay_refusal(state, seat, action - c.LAY)
    if c.DISCARD_CARD <= action < c.COUNTER:
        return discard_refusal(state, seat, action - c.DISCARD_CARD)
    return refusals.NOT_NOW


def portal_refusal(state: FieldState, seat: i64, left: i64, action: i64) -> i64:
    """Return the refusal while the portal (I12) is open.

    It sends creatures to mates; without mates, up to two return to the hand.
    """
    if action == c.DONE:
        return LEGAL
    if c.PORTAL_TO <= action < c.PORTAL_HOME:
        kind = (action - c.PORTAL_TO) // c.SEATS
        mate = (action - c.PORTAL_TO) % c.SEATS
        if not state.are_mates(seat, mate):
            return refusals.NOT_A_MATE
        if not creature_exists(state, seat, 0, kind):
            return refusals.NO_SUCH_TARGET
        return (
            LEGAL
            if state.faces.level[state.faces.face_of_kind[kind]] <= state.max_creature_level(mate)
            else refusals.MATE_CANNOT
        )
    if c.PORTAL_HOME <= action < c.PASS:
        if state.team_size() > 1 or left == 0:
            return refusals.NOT_NOW
        if action < c.PORTAL_HOME_DOWN:
            there = creature_exists(state, seat, 0, action - c.PORTAL_HOME)
        else:
            there = creature_exists(state, seat, 1, action - c.PORTAL_HOME_DOWN)
        return LEGAL if there else refusals.NO_SUCH_TARGET
    return refusals.ANSWER_FIRST


def follow_up_refusal(state: FieldState, seat: i64, kind: i64, note: i64, action: i64) -> i64:
    """Return the refusal of a choice after a combat, or of a card returned from a full market (Nano)."""
    if kind == c.ASK_RETURN:
        if action < c.RETURN_CARD or action >= c.CHOOSE:
            return refusals.ANSWER_FIRST
        return (
            LEGAL
            if state.holds(state.zone_of(MARKET, state.cells[HIT]), action - c.RETURN_CARD)
            else refusals.NOT_IN_MARKET
        )
    if kind == c.ASK_CHOOSE_CARD:
        if action < c.CHOOSE_CARD or action >= c.PORTAL_TO:
            return refusals.ANSWER_FIRST
        zone = state.zone_of(MARKET if note == 0 else ARTEFACTS, state.cells[LOSING])
        return LEGAL if state.holds(zone, action - c.CHOOSE_CARD) else refusals.NO_SUCH_TARGET
    owner = seat if kind == c.ASK_GIVE_UP else state.cells[LOSING]
    if c.CHOOSE <= action < c.CHOOSE_DOWN:
        return LEGAL if creature_exists(state, owner, 0, action - c.CHOOSE) else refusals.NO_SUCH_TARGET
    if c.CHOOSE_DOWN <= action < c.CHOOSE_CARD:
        return LEGAL if creature_exists(state, owner, 1, action - c.CHOOSE_DOWN) else refusals.NO_SUCH_TARGET
    return refusals.ANSWER_FIRST


def cost_of(state: FieldState, seat: i64, action: i64) -> i64:
    """Return the Iros that an action costs, for the refusal of a payment (SF-4)."""
    if action < c.PLAY_DOWN:
        return state.faces.price[action // c.VARIANTS]
    if action < c.BUY:
        return state.faces.price[(action - c.SHARE) // c.SEATS]
    if action < c.SUPPORT:
        return price_for(state, seat, (action - c.BUY) // c.FACES, (action - c.BUY) % c.FACES)
    if action < c.TURN_UP:
        return support_cost(state, seat, state.faces.face_of_kind[(action - c.SUPPORT) // c.SEATS])
    if action < c.LOOK:
        return state.faces.effect_of(state.role(seat), e.RECOVER).cost
    return breath_effect(state).cost


def spell_with(faces: SignoriFaces, op: i64) -> i64:
    """Return the spell with this effect, or NONE."""
    face: i64 = 0
    while face < faces.first_plunder:
        if faces.category[face] == e.SPELL and faces.first_op(face) == op:
            return face
        face += 1
    return NONE


def variant_count(faces: SignoriFaces, seats: i64, face: i64) -> i64:
    """Return the maximum number of ways to play a card."""
    category = faces.category[face]
    if category == e.CREATURE:
        return 2
    if category == e.ARTEFACT:
        return 3
    if category == e.BLESSING or category == e.CURSE:
        return seats
    if category == e.SPELL:
        op = faces.first_op(face)
        if op == e.DESTROY or op == e.CHAIN:
            return seats * c.KINDS
        if op == e.REVEAL or op == e.STEAL or op == e.LOSE:
            return seats
        return c.KINDS if op == e.RECOVER else i64(1)
    return 0 if category == e.ANTIMAGIC else i64(1)


def is_action(faces: SignoriFaces, seats: i64, action: i64) -> bool:
    """Return whether a number is an action with these cards and seats, in some position."""
    if action < c.PLAY_DOWN:
        face = action // c.VARIANTS
        if face >= faces.first_plunder or action % c.VARIANTS >= variant_count(faces, seats, face):
            return False
        return (
            variant_count(faces, seats, face) != seats * c.KINDS
            or action % c.VARIANTS % c.KINDS < faces.kinds
        )
    if action < c.SHARE:
        return (action - c.PLAY_DOWN) // c.SLOTS < seats and spell_with(faces, e.CHAIN) != NONE
    if action < c.BUY:
        return (action - c.SHARE) // c.SEATS < faces.first_plunder and (action - c.SHARE) % c.SEATS < seats
    if action < c.SUPPORT:
        return (action - c.BUY) // c.FACES < seats and (action - c.BUY) % c.FACES < faces.first_plunder
    if action < c.TURN_UP:
        return (action - c.SUPPORT) // c.SEATS < faces.kinds and (action - c.SUPPORT) % c.SEATS < seats
    if action < c.BANISH:
        return True
    if action < c.BANISH_DOWN:
        return is_creature(faces, seats, action - c.BANISH)
    if action < c.SMASH:
        return (action - c.BANISH_DOWN) // c.SLOTS < seats
    if action < c.CYCLE:
        return is_creature(faces, seats, action - c.SMASH)
    if action < c.LOOK:
        return (action - c.CYCLE) % c.FACES < faces.first_plunder
    if action < c.BREATHE:
        return (action - c.LOOK) // c.SLOTS < seats
    if action < c.SACRIFICE:
        return is_creature(faces, seats, action - c.BREATHE)
    if action < c.SACRIFICE_DOWN:
        return action - c.SACRIFICE < faces.kinds
    if action < c.ATTACK:
        return True
    if action < c.EXCHANGE:
        return action - c.ATTACK < seats
    if action < c.LAY:
        given = (action - c.EXCHANGE) // c.FACES
        return given < faces.first_plunder and (action - c.EXCHANGE) % c.FACES < faces.first_plunder
    if action < c.CHOOSE:
        return (action - c.LAY) % c.FACES < faces.first_plunder
    if action < c.CHOOSE_DOWN:
        return action - c.CHOOSE < faces.kinds
    if action < c.CHOOSE_CARD:
        return True
    if action < c.PORTAL_TO:
        return action - c.CHOOSE_CARD < faces.first_plunder
    if action < c.PORTAL_HOME:
        return (action - c.PORTAL_TO) // c.SEATS < faces.kinds and (action - c.PORTAL_TO) % c.SEATS < seats
    if action < c.PORTAL_HOME_DOWN:
        return action - c.PORTAL_HOME < faces.kinds
    return True


def is_creature(faces: SignoriFaces, seats: i64, number: i64) -> bool:
    """Return whether a number is a valid seat and kind of creature."""
    return number // c.KINDS < seats and number % c.KINDS < faces.kinds

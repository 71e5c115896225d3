"""The legal actions of every decision: candidates that `action_refusal` of legality.py accepts."""

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import DEPTH
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import card_effects as e
from dragonhall.games.signori.rules import constants as c
from dragonhall.games.signori.rules.constants import (
    ARTEFACTS,
    DISCARD_PILE,
    DOWN,
    HAND,
    HIT,
    LOSING,
    MARKET,
    MARKET_PLACES,
    NONE,
    TAKEN,
    UP,
)
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.legality import action_refusal, spell_with, variant_count
from dragonhall.games.signori.rules.powers import role_power_refusal


def write_legal_actions(state: FieldState, buffer: vec[i64]) -> i64:
    if state.cells[DEPTH] == 0:
        return 0
    top = state.frame()
    kind = state.cells[top]
    seat = state.cells[top + 1]
    if kind == c.ASK_MAIN:
        return write_main_actions(state, seat, buffer)
    if kind == c.ASK_FINAL:
        return write_final_actions(state, seat, buffer)
    if kind == c.ASK_MAGIC or kind == c.ASK_INSTANT:
        buffer[0] = c.PASS
        return append_plays(state, seat, buffer, 1)
    if kind == c.ASK_ANTIMAGIC:
        buffer[0] = c.PASS
        return append_counters(state, seat, buffer)
    if kind == c.ASK_SEAL:
        return append_faces(state, state.zone_of(HAND, seat), c.LAY, buffer, 0)
    if kind == c.ASK_ESCORT:
        buffer[0] = c.ESCORT
        buffer[1] = c.DECLINE_ESCORT
        return 2
    if kind == c.ASK_PORTAL:
        return write_portal_actions(state, seat, buffer)
    if kind == c.ASK_RETURN:
        return append_faces(state, state.zone_of(MARKET, state.cells[HIT]), c.RETURN_CARD, buffer, 0)
    if kind == c.ASK_CHOOSE_CARD:
        zone = MARKET if state.cells[top + 2] == 0 else ARTEFACTS
        return append_faces(state, state.zone_of(zone, state.cells[LOSING]), c.CHOOSE_CARD, buffer, 0)
    owner = seat if kind == c.ASK_GIVE_UP else state.cells[LOSING]
    total = append_kinds(state, owner, c.CHOOSE, 1, buffer, 0)
    return append_slots(state, owner, c.CHOOSE_DOWN, buffer, total)


def append_if_legal(state: FieldState, action: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action if it is legal."""
    if action_refusal(state, action) != LEGAL:
        return total
    buffer[total] = action
    return total + 1


def append_faces(state: FieldState, zone: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action for every different face in a sorted zone."""
    before: i64 = -1
    k: i64 = 0
    while k < state.size(zone):
        face = state.card_in(zone, k)
        if face != before:
            total = append_if_legal(state, first + face, buffer, total)
        before = face
        k += 1
    return total


def append_kinds(state: FieldState, seat: i64, first: i64, step: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action for every kind of creature that a seat has face up."""
    zone = state.zone_of(UP, seat)
    before: i64 = -1
    k: i64 = 0
    while k < state.size(zone):
        face = state.card_in(zone, k)
        if face != before:
            total = append_if_legal(state, first + state.faces.kind_of[face] * step, buffer, total)
        before = face
        k += 1
    return total


def append_slots(state: FieldState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    slot: i64 = 0
    while slot < state.size(state.zone_of(DOWN, seat)):
        total = append_if_legal(state, first + slot, buffer, total)
        slot += 1
    return total


def append_counters(state: FieldState, seat: i64, buffer: vec[i64]) -> i64:
    """Append counters: antimagic in hand, and an artefact in play that has the same effect."""
    total = append_faces(state, state.zone_of(HAND, seat), c.COUNTER, buffer, 1)
    mirror = state.artefact_with(seat, e.STOP)
    if mirror != NONE and not state.holds(state.zone_of(HAND, seat), mirror):
        total = append_if_legal(state, c.COUNTER + mirror, buffer, total)
    return total


def append_plays(state: FieldState, seat: i64, buffer: vec[i64], total: i64) -> i64:
    """Append every card of the hand in every way; only creatures on the table are tried as targets."""
    zone = state.zone_of(HAND, seat)
    before: i64 = -1
    k: i64 = 0
    while k < state.size(zone):
        face = state.card_in(zone, k)
        if face != before:
            first = face * c.VARIANTS
            if variant_count(state.faces, state.layout.seats, face) == state.layout.seats * c.KINDS:
                total = append_targets(state, seat, first, buffer, total)
            else:
                variant: i64 = 0
                while variant < variant_count(state.faces, state.layout.seats, face):
                    total = append_if_legal(state, first + variant, buffer, total)
                    variant += 1
        before = face
        k += 1
    return total


def append_targets(state: FieldState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action for every face-up creature of all opponents, as seat * KINDS + kind."""
    enemy = state.next_seat(seat)
    while enemy != seat:
        if state.are_enemies(seat, enemy):
            total = append_kinds(state, enemy, first + enemy * c.KINDS, 1, buffer, total)
        enemy = state.next_seat(enemy)
    return total


def append_hidden_targets(state: FieldState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    enemy = state.next_seat(seat)
    while enemy != seat:
        if state.are_enemies(seat, enemy):
            total = append_slots(state, enemy, first + enemy * c.SLOTS, buffer, total)
        enemy = state.next_seat(enemy)
    return total


def write_main_actions(state: FieldState, seat: i64, buffer: vec[i64]) -> i64:
    buffer[0] = c.TO_FINAL
    total = append_plays(state, seat, buffer, 1)
    chain = spell_with(state.faces, e.CHAIN)
    if chain != NONE and state.holds(state.zone_of(HAND, seat), chain):
        total = append_hidden_targets(state, seat, c.PLAY_DOWN, buffer, total)
    total = append_shares(state, seat, buffer, total)
    owner: i64 = 0
    while owner < state.layout.seats:
        total = append_faces(state, state.zone_of(MARKET, owner), c.BUY + owner * c.FACES, buffer, total)
        total = append_if_legal(state, c.ATTACK + owner, buffer, total)
        if state.are_mates(seat, owner):
            total = append_kinds(state, seat, c.SUPPORT + owner, c.SEATS, buffer, total)
        owner += 1
    total = append_slots(state, seat, c.TURN_UP, buffer, total)
    total = append_role_powers(state, seat, buffer, total)
    if state.creatures_with(seat, e.LOOK) > 0:
        total = append_hidden_targets(state, seat, c.LOOK, buffer, total)
    if state.creatures_with(seat, e.DESTROY) > 0:
        total = append_targets(state, seat, c.BREATHE, buffer, total)
    if state.artefact_with(seat, e.SACRIFICE) != NONE:
        total = append_kinds(state, seat, c.SACRIFICE, 1, buffer, total)
        total = append_slots(state, seat, c.SACRIFICE_DOWN, buffer, total)
    return total


def append_role_powers(state: FieldState, seat: i64, buffer: vec[i64], total: i64) -> i64:
    if state.role(seat) == NONE:
        return total
    if role_power_refusal(state, seat, e.BANISH) == LEGAL:
        total = append_targets(state, seat, c.BANISH, buffer, total)
        total = append_hidden_targets(state, seat, c.BANISH_DOWN, buffer, total)
    if role_power_refusal(state, seat, e.DESTROY) == LEGAL:
        total = append_targets(state, seat, c.SMASH, buffer, total)
    if role_power_refusal(state, seat, e.CYCLE) == LEGAL:
        total = append_faces(state, state.zone_of(HAND, seat), c.CYCLE, buffer, total)
    if role_power_refusal(state, seat, e.FETCH) == LEGAL:
        total = append_faces(state, state.zone_of(MARKET, seat), c.FETCH, buffer, total)
    if role_power_refusal(state, seat, e.RECOVER) == LEGAL:
        total = append_discards(state, c.RECOVER, buffer, total)
    return total


def append_discards(state: FieldState, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action for every different face in the discard pile, which is not sorted."""
    face: i64 = 0
    while face < state.faces.first_plunder:
        if state.holds(DISCARD_PILE, face):
            total = append_if_legal(state, first + face, buffer, total)
        face += 1
    return total


def append_shares(state: FieldState, seat: i64, buffer: vec[i64], total: i64) -> i64:
    if state.team_size() == 1:
        return total
    zone = state.zone_of(HAND, seat)
    before: i64 = -1
    k: i64 = 0
    while k < state.size(zone):
        face = state.card_in(zone, k)
        if face != before and state.faces.shared[face] == 1:
            mate = state.next_mate(seat)
            while mate != seat:
                total = append_if_legal(state, c.SHARE + face * c.SEATS + mate, buffer, total)
                mate = state.next_mate(mate)
        before = face
        k += 1
    return total


def write_final_actions(state: FieldState, seat: i64, buffer: vec[i64]) -> i64:
    total = append_if_legal(state, c.END_TURN, buffer, 0)
    total = append_shares(state, seat, buffer, total)
    hand = state.zone_of(HAND, seat)
    before: i64 = -1
    k: i64 = 0
    while k < state.size(hand):
        face = state.card_in(hand, k)
        if face != before:
            total = append_faces(
                state, state.zone_of(MARKET, seat), c.EXCHANGE + face * c.FACES, buffer, total
            )
        before = face
        k += 1
    first = c.LAY if state.size(state.zone_of(MARKET, seat)) < MARKET_PLACES else i64(c.DISCARD_CARD)
    total = append_faces(state, hand, first, buffer, total)
    taken = state.zone_of(TAKEN, seat)
    k = 0
    while k < state.size(taken):
        face = state.card_in(taken, k)
        new = k == 0 or state.card_in(taken, k - 1) != face
        if new and not state.holds(hand, face):
            total = append_if_legal(state, first + face, buffer, total)
        k += 1
    return total


def write_portal_actions(state: FieldState, seat: i64, buffer: vec[i64]) -> i64:
    buffer[0] = c.DONE
    total: i64 = 1
    mate = state.next_mate(seat)
    while mate != seat:
        total = append_kinds(state, seat, c.PORTAL_TO + mate, c.SEATS, buffer, total)
        mate = state.next_mate(mate)
    total = append_kinds(state, seat, c.PORTAL_HOME, 1, buffer, total)
    return append_slots(state, seat, c.PORTAL_HOME_DOWN, buffer, total)

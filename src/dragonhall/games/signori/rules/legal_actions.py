"""The legal actions of every decision: candidates that legality.py accepts."""

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import DEPTH
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import action_codes as c
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules.field import (
    ARTEFACTS,
    DISCARD_PILE,
    DOWN,
    HAND,
    HIT,
    LOSING,
    MARKET,
    MARKET_PLACES,
    TAKEN,
    UP,
    Field,
)
from dragonhall.games.signori.rules.legality import face_with, refused_choice, subs_of
from dragonhall.games.signori.rules.powers import refused_role_power


def fill_choices(f: Field, buffer: vec[i64]) -> i64:
    if f.cells[DEPTH] == 0:
        return 0
    top = f.frame()
    kind = f.cells[top]
    seat = f.cells[top + 1]
    if kind == c.ASK_MAIN:
        return fill_main(f, seat, buffer)
    if kind == c.ASK_FINAL:
        return fill_final(f, seat, buffer)
    if kind == c.ASK_MAGIC or kind == c.ASK_INSTANT:
        buffer[0] = c.PASS
        return add_plays(f, seat, buffer, 1)
    if kind == c.ASK_ANTIMAGIC:
        buffer[0] = c.PASS
        return add_counters(f, seat, buffer)
    if kind == c.ASK_SEAL:
        return add_faces(f, f.of(HAND, seat), c.LAY, buffer, 0)
    if kind == c.ASK_ESCORT:
        buffer[0] = c.ESCORT
        buffer[1] = c.LET_IT
        return 2
    if kind == c.ASK_PORTAL:
        return fill_portal(f, seat, buffer)
    if kind == c.ASK_RETURN:
        return add_faces(f, f.of(MARKET, f.cells[HIT]), c.RETURN_CARD, buffer, 0)
    if kind == c.ASK_CHOOSE_CARD:
        zone = MARKET if f.cells[top + 2] == 0 else ARTEFACTS
        return add_faces(f, f.of(zone, f.cells[LOSING]), c.CHOOSE_CARD, buffer, 0)
    owner = seat if kind == c.ASK_GIVE_UP else f.cells[LOSING]
    total = add_kinds(f, owner, c.CHOOSE, 1, buffer, 0)
    return add_slots(f, owner, c.CHOOSE_DOWN, buffer, total)


def add(f: Field, action: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action if it is legal."""
    if refused_choice(f, action) != LEGAL:
        return total
    buffer[total] = action
    return total + 1


def add_faces(f: Field, zone: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action for every different face in a sorted zone."""
    before: i64 = -1
    k: i64 = 0
    while k < f.size(zone):
        face = f.card_in(zone, k)
        if face != before:
            total = add(f, first + face, buffer, total)
        before = face
        k += 1
    return total


def add_kinds(f: Field, seat: i64, first: i64, step: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action for every kind of creature that a seat has face up."""
    zone = f.of(UP, seat)
    before: i64 = -1
    k: i64 = 0
    while k < f.size(zone):
        face = f.card_in(zone, k)
        if face != before:
            total = add(f, first + f.known.kind_of[face] * step, buffer, total)
        before = face
        k += 1
    return total


def add_slots(f: Field, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    slot: i64 = 0
    while slot < f.size(f.of(DOWN, seat)):
        total = add(f, first + slot, buffer, total)
        slot += 1
    return total


def add_counters(f: Field, seat: i64, buffer: vec[i64]) -> i64:
    """Append counters: antimagic in hand, and an artefact in play that has the same effect."""
    total = add_faces(f, f.of(HAND, seat), c.COUNTER, buffer, 1)
    mirror = f.artefact_with(seat, e.STOP)
    if mirror != e.NONE and not f.holds(f.of(HAND, seat), mirror):
        total = add(f, c.COUNTER + mirror, buffer, total)
    return total


def add_plays(f: Field, seat: i64, buffer: vec[i64], total: i64) -> i64:
    """Append every card of the hand in every way; only creatures on the table are tried as targets."""
    zone = f.of(HAND, seat)
    before: i64 = -1
    k: i64 = 0
    while k < f.size(zone):
        face = f.card_in(zone, k)
        if face != before:
            first = face * c.SUBS
            if subs_of(f.known, f.layout.seats, face) == f.layout.seats * c.KINDS:
                total = add_targets(f, seat, first, buffer, total)
            else:
                sub: i64 = 0
                while sub < subs_of(f.known, f.layout.seats, face):
                    total = add(f, first + sub, buffer, total)
                    sub += 1
        before = face
        k += 1
    return total


def add_targets(f: Field, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action for every face-up creature of all opponents, as seat * KINDS + kind."""
    enemy = f.next_seat(seat)
    while enemy != seat:
        if f.enemies(seat, enemy):
            total = add_kinds(f, enemy, first + enemy * c.KINDS, 1, buffer, total)
        enemy = f.next_seat(enemy)
    return total


def add_hidden_targets(f: Field, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    enemy = f.next_seat(seat)
    while enemy != seat:
        if f.enemies(seat, enemy):
            total = add_slots(f, enemy, first + enemy * c.SLOTS, buffer, total)
        enemy = f.next_seat(enemy)
    return total


def fill_main(f: Field, seat: i64, buffer: vec[i64]) -> i64:
    buffer[0] = c.TO_FINAL
    total = add_plays(f, seat, buffer, 1)
    chain = face_with(f.known, e.CHAIN)
    if chain != e.NONE and f.holds(f.of(HAND, seat), chain):
        total = add_hidden_targets(f, seat, c.PLAY_DOWN, buffer, total)
    total = add_shares(f, seat, buffer, total)
    owner: i64 = 0
    while owner < f.layout.seats:
        total = add_faces(f, f.of(MARKET, owner), c.BUY + owner * c.FACES, buffer, total)
        total = add(f, c.ATTACK + owner, buffer, total)
        if f.mates(seat, owner):
            total = add_kinds(f, seat, c.SUPPORT + owner, c.SEATS, buffer, total)
        owner += 1
    total = add_slots(f, seat, c.TURN_UP, buffer, total)
    total = add_role_powers(f, seat, buffer, total)
    if f.creature_with(seat, e.LOOK) > 0:
        total = add_hidden_targets(f, seat, c.LOOK, buffer, total)
    if f.creature_with(seat, e.DESTROY) > 0:
        total = add_targets(f, seat, c.BREATHE, buffer, total)
    if f.artefact_with(seat, e.SACRIFICE) != e.NONE:
        total = add_kinds(f, seat, c.SACRIFICE, 1, buffer, total)
        total = add_slots(f, seat, c.SACRIFICE_DOWN, buffer, total)
    return total


def add_role_powers(f: Field, seat: i64, buffer: vec[i64], total: i64) -> i64:
    if f.role(seat) == e.NONE:
        return total
    if refused_role_power(f, seat, e.BANISH) == LEGAL:
        total = add_targets(f, seat, c.BANISH, buffer, total)
        total = add_hidden_targets(f, seat, c.BANISH_DOWN, buffer, total)
    if refused_role_power(f, seat, e.DESTROY) == LEGAL:
        total = add_targets(f, seat, c.SMASH, buffer, total)
    if refused_role_power(f, seat, e.CYCLE) == LEGAL:
        total = add_faces(f, f.of(HAND, seat), c.CYCLE, buffer, total)
    if refused_role_power(f, seat, e.FETCH) == LEGAL:
        total = add_faces(f, f.of(MARKET, seat), c.FETCH, buffer, total)
    if refused_role_power(f, seat, e.RECOVER) == LEGAL:
        total = add_discards(f, c.RECOVER, buffer, total)
    return total


def add_discards(f: Field, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append an action for every different face in the discard pile, which is not sorted."""
    face: i64 = 0
    while face < f.known.playing:
        if f.holds(DISCARD_PILE, face):
            total = add(f, first + face, buffer, total)
        face += 1
    return total


def add_shares(f: Field, seat: i64, buffer: vec[i64], total: i64) -> i64:
    if f.team_size() == 1:
        return total
    zone = f.of(HAND, seat)
    before: i64 = -1
    k: i64 = 0
    while k < f.size(zone):
        face = f.card_in(zone, k)
        if face != before and f.known.shared[face] == 1:
            mate = f.next_mate(seat)
            while mate != seat:
                total = add(f, c.SHARE + face * c.SEATS + mate, buffer, total)
                mate = f.next_mate(mate)
        before = face
        k += 1
    return total


def fill_final(f: Field, seat: i64, buffer: vec[i64]) -> i64:
    total = add(f, c.END_TURN, buffer, 0)
    total = add_shares(f, seat, buffer, total)
    hand = f.of(HAND, seat)
    before: i64 = -1
    k: i64 = 0
    while k < f.size(hand):
        face = f.card_in(hand, k)
        if face != before:
            total = add_faces(f, f.of(MARKET, seat), c.EXCHANGE + face * c.FACES, buffer, total)
        before = face
        k += 1
    first = c.LAY if f.size(f.of(MARKET, seat)) < MARKET_PLACES else i64(c.DISCARD_CARD)
    total = add_faces(f, hand, first, buffer, total)
    taken = f.of(TAKEN, seat)
    k = 0
    while k < f.size(taken):
        face = f.card_in(taken, k)
        new = k == 0 or f.card_in(taken, k - 1) != face
        if new and not f.holds(hand, face):
            total = add(f, first + face, buffer, total)
        k += 1
    return total


def fill_portal(f: Field, seat: i64, buffer: vec[i64]) -> i64:
    buffer[0] = c.DONE
    total: i64 = 1
    mate = f.next_mate(seat)
    while mate != seat:
        total = add_kinds(f, seat, c.PORTAL_TO + mate, c.SEATS, buffer, total)
        mate = f.next_mate(mate)
    total = add_kinds(f, seat, c.PORTAL_HOME, 1, buffer, total)
    return add_slots(f, seat, c.PORTAL_HOME_DOWN, buffer, total)

"""Creatures on the fields: moving, chaining, hitting and destroying them.

A creature is given by its seat, its position (FACE_UP or FACE_DOWN) and its index: its kind if it is face
up, its slot if it is face down. Functions that begin with `hit` let an escort step in first.

Rules: SC-1 to SC-3 (positions), SR-2 and SR-6 (creatures that a role cannot keep), SR-5 (back to the market),
the chain (I10) and the abilities SCORTA and RIGENERAZIONE of creatures.
"""

from mypy_extensions import i64

from dragonhall.games.signori.rules.declaration import (
    ACTIVE,
    AIM,
    AIM_DOWN,
    ASK_ESCORT,
    ASK_RETURN,
    ATTACKER,
    BANISHED,
    BEHIND,
    BY_OTHER,
    BY_PLUNDER,
    CHAINED,
    CHAINS,
    CREATURE_LOST,
    DEFENDER,
    DEMOTED,
    DESERTED,
    DISCARD_PILE,
    DOWN,
    ESCORTED,
    FACE_DOWN,
    FACE_UP,
    HIT,
    HIT_BY,
    HIT_HOW,
    HIT_INDEX,
    HIT_PARTS,
    HIT_POSITION,
    KINDS,
    LOSING,
    MARKET,
    MARKET_PLACES,
    NONE,
    PENDING,
    PENDING_PARTS,
    RETURNED,
    SEATS,
    SLOTS,
    TO_MARKET,
    TO_WINNER,
    TURNED_UP,
    UP,
    WAITING,
    WEAKEST_OR_STRONGEST,
)
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.vocabulary import ESCORT, LEVEL, REGENERATE


def creature_face(state: FieldState, seat: i64, position: i64, index: i64) -> i64:
    """Return the face of a creature, given by kind (face up) or slot (face down)."""
    if position == FACE_UP:
        return state.faces.face_of_kind[index]
    return state.card_in(state.zone_of(DOWN, seat), index)


def creature_exists(state: FieldState, seat: i64, position: i64, index: i64) -> bool:
    if seat >= state.layout.seats:
        return False
    if position == FACE_DOWN:
        return index < state.size(state.zone_of(DOWN, seat))
    return index < state.faces.kinds and state.holds(state.zone_of(UP, seat), state.faces.face_of_kind[index])


def take_creature(state: FieldState, seat: i64, position: i64, index: i64) -> i64:
    """Remove a creature from its field, with any chain on it; return its face."""
    if position == FACE_UP:
        face = state.faces.face_of_kind[index]
        state.remove(state.zone_of(UP, seat), face)
        drop_surplus_chains(state, seat, index, state.count_face(state.zone_of(UP, seat), face))
        return face
    face = state.take_at(state.zone_of(DOWN, seat), index)
    close_gap(state, seat, index, NONE)
    return face


def turn_up(state: FieldState, seat: i64, slot: i64) -> None:
    """Turn a creature into attack position, with its chain (SC-3)."""
    face = state.take_at(state.zone_of(DOWN, seat), slot)
    close_gap(state, seat, slot, state.faces.kind_of[face])
    state.put(state.zone_of(UP, seat), face)
    state.emit(TURNED_UP, seat, face)


def transfer_creature(state: FieldState, seat: i64, position: i64, index: i64, target: i64) -> i64:
    """Move a creature to another field in attack position, with its chain; return its face."""
    face = creature_face(state, seat, position, index)
    kind = state.faces.kind_of[face]
    if position == FACE_DOWN:
        state.take_at(state.zone_of(DOWN, seat), index)
        close_gap(state, seat, index, kind)
        state.put(state.zone_of(UP, seat), face)
    caster: i64 = NONE
    if chained(state, seat, FACE_UP, kind) >= state.count_face(state.zone_of(UP, seat), face):
        caster = caster_of(state, first_chain(state, seat, FACE_UP, kind))
    take_creature(state, seat, FACE_UP, kind)
    state.put(state.zone_of(UP, target), face)
    if caster != NONE:
        add_chain(state, target, FACE_UP, kind, caster)
    return face


# ---- chains (I10) --------------------------------------------------------------------------------


def chain_code(seat: i64, position: i64, index: i64) -> i64:
    """Return the code of a creature in the cells of chains: field, face up (0) or down (1), kind or slot."""
    return (seat * 2 + position) * SLOTS + index


def first_chain(state: FieldState, seat: i64, position: i64, index: i64) -> i64:
    """Return the cell of the first chain on this slot or kind, or NONE."""
    on = chain_code(seat, position, index)
    for k in range(CHAINED, CHAINED + CHAINS):
        if (state.cells[k] - 1) // SEATS == on:
            return k
    return NONE


def caster_of(state: FieldState, k: i64) -> i64:
    return (state.cells[k] - 1) % SEATS


def chained(state: FieldState, seat: i64, position: i64, index: i64) -> i64:
    """Return the number of chains on this slot, or on creatures of this kind."""
    on = chain_code(seat, position, index)
    total: i64 = 0
    for k in range(CHAINED, CHAINED + CHAINS):
        if (state.cells[k] - 1) // SEATS == on:
            total += 1
    return total


def add_chain(state: FieldState, seat: i64, position: i64, index: i64, caster: i64) -> None:
    """Chain a creature; if all are chained, replace a chain, because the new one lasts longer."""
    there = (
        1
        if position == FACE_DOWN
        else state.count_face(state.zone_of(UP, seat), state.faces.face_of_kind[index])
    )
    free: i64 = CHAINED
    if chained(state, seat, position, index) >= there:
        free = first_chain(state, seat, position, index)
    else:
        # The pack has no more chaining cards than there are cells.
        while state.cells[free] != 0 and free < CHAINED + CHAINS - 1:
            free += 1
    state.cells[free] = 1 + chain_code(seat, position, index) * SEATS + caster


def drop_chains_of(state: FieldState, caster: i64) -> None:
    """Remove the chains of a caster, at the start of their next turn."""
    for k in range(CHAINED, CHAINED + CHAINS):
        if state.cells[k] > 0 and caster_of(state, k) == caster:
            state.cells[k] = 0


def drop_surplus_chains(state: FieldState, seat: i64, kind: i64, left: i64) -> None:
    """Remove surplus chains after a face-up creature has left: unchained creatures of a kind leave first."""
    while chained(state, seat, FACE_UP, kind) > left:
        state.cells[first_chain(state, seat, FACE_UP, kind)] = 0


def close_gap(state: FieldState, seat: i64, slot: i64, kind: i64) -> None:
    """Update chains after a face-down creature has left its slot: turned up as `kind`, or removed (NONE)."""
    first = chain_code(seat, FACE_DOWN, 0)
    for k in range(CHAINED, CHAINED + CHAINS):
        on = (state.cells[k] - 1) // SEATS
        if on == first + slot:
            state.cells[k] = (
                0 if kind == NONE else 1 + chain_code(seat, FACE_UP, kind) * SEATS + caster_of(state, k)
            )
        elif first + slot < on < first + SLOTS:
            state.cells[k] -= SEATS
    if state.size(PENDING) > 0:
        state.cells[AIM] = moved_aim(state.cells[AIM], seat, slot, kind)
        for k in range(state.size(PENDING) - 1):
            at = WAITING + PENDING_PARTS * k + 2
            state.cells[at] = 1 + moved_aim(state.cells[at] - 1, seat, slot, kind)


def moved_aim(aim: i64, seat: i64, slot: i64, kind: i64) -> i64:
    """Return the aim of a pending card after a face-down creature has left its slot (see `close_gap`)."""
    target = AIM_DOWN + seat * SLOTS + slot
    if aim == target:
        return NONE if kind == NONE else seat * KINDS + kind
    return aim - 1 if target < aim < AIM_DOWN + (seat + 1) * SLOTS else aim


# ---- hits ----------------------------------------------------------------------------------------


def hit_creature(state: FieldState, seat: i64, position: i64, index: i64, how: i64, by: i64) -> None:
    """Begin to destroy or move a creature; its owner may choose a face-up escort instead (SCORTA)."""
    state.cells[HIT] = seat
    state.cells[HIT + HIT_POSITION] = position
    state.cells[HIT + HIT_INDEX] = index
    state.cells[HIT + HIT_HOW] = how
    state.cells[HIT + HIT_BY] = by
    escort = escort_kind(state, seat)
    if by != BY_OTHER and escort != NONE and creature_hit(state) != 2 * escort:
        state.push_decision(ASK_ESCORT, seat)
    else:
        apply_hit(state)


def hit_extreme(state: FieldState, seat: i64, strongest: bool, how: i64) -> None:
    """Hit the weakest or strongest creature, if there is one (plunder)."""
    if state.creature_count(seat) > 0:
        hit_creature(state, seat, WEAKEST_OR_STRONGEST, 1 if strongest else 0, how, BY_PLUNDER)


def creature_hit(state: FieldState) -> i64:
    """Return the creature that is hit, as 2 * index + position."""
    if state.cells[HIT + HIT_POSITION] == WEAKEST_OR_STRONGEST:
        return extreme_creature(state, state.cells[HIT], state.cells[HIT + HIT_INDEX] == 1)
    return 2 * state.cells[HIT + HIT_INDEX] + state.cells[HIT + HIT_POSITION]


def escort_kind(state: FieldState, seat: i64) -> i64:
    """Return the kind of a face-up creature that may be the escort, or NONE."""
    for kind in range(state.faces.kinds):
        face = state.faces.face_of_kind[kind]
        if state.faces.has_effect(face, ESCORT) and state.holds(state.zone_of(UP, seat), face):
            return kind
    return NONE


def substitute_escort(state: FieldState) -> None:
    """Replace the creature that is hit by the escort (SCORTA)."""
    seat = state.cells[HIT]
    state.cells[HIT + HIT_POSITION] = FACE_UP
    state.cells[HIT + HIT_INDEX] = escort_kind(state, seat)
    state.emit(ESCORTED, seat, state.faces.face_of_kind[state.cells[HIT + HIT_INDEX]])


def apply_hit(state: FieldState) -> None:
    """Apply the hit; into a full market, after the active player has chosen a card to return (SR-5)."""
    if (
        state.cells[HIT + HIT_HOW] == TO_MARKET
        and state.size(state.zone_of(MARKET, state.cells[HIT])) == MARKET_PLACES
    ):
        state.push_decision(ASK_RETURN, state.cells[ACTIVE])
        return
    finish_hit(state)


def finish_hit(state: FieldState) -> None:
    seat = state.cells[HIT]
    how = state.cells[HIT + HIT_HOW]
    by = state.cells[HIT + HIT_BY]
    target = creature_hit(state)
    position = target % 2
    index = target // 2
    for k in range(HIT_PARTS):
        state.cells[HIT + k] = 0
    face = creature_face(state, seat, position, index)
    if how == TO_WINNER and state.faces.level[face] <= state.max_creature_level(combat_winner(state)):
        transfer_creature(state, seat, position, index, combat_winner(state))
        state.emit(DESERTED, seat, face, combat_winner(state))
        return
    take_creature(state, seat, position, index)
    if how == TO_MARKET:
        state.put(state.zone_of(MARKET, seat), face)
        state.emit(BANISHED, seat, face)
    elif by == BY_PLUNDER and position == FACE_UP and state.faces.has_effect(face, REGENERATE):
        # SC-1: face-down creatures cannot use abilities.
        state.add_to_hand(seat, face)
        state.emit(RETURNED, seat, face)
    else:
        discard_creature(state, seat, face)


def combat_winner(state: FieldState) -> i64:
    """Return the fighter who has won the combat."""
    return state.cells[DEFENDER] if state.cells[LOSING] == state.cells[ATTACKER] else state.cells[ATTACKER]


def return_from_market(state: FieldState, seat: i64, face: i64) -> None:
    """Move a card from the market to its owner's hand, known to all (SR-5)."""
    state.remove(state.zone_of(MARKET, seat), face)
    state.add_to_hand(seat, face)
    state.emit(RETURNED, seat, face)


def extreme_creature(state: FieldState, seat: i64, strongest: bool) -> i64:
    """Return the weakest or strongest creature as 2 * index + position, or NONE."""
    best: i64 = NONE
    best_weight: i64 = 0
    for k in range(state.size(state.zone_of(UP, seat))):
        face = state.card_in(state.zone_of(UP, seat), k)
        weight = state.faces.weight(face)
        if best == NONE or (weight > best_weight if strongest else weight < best_weight):
            best = 2 * state.faces.kind_of[face]
            best_weight = weight
    for k in range(state.size(state.zone_of(DOWN, seat))):
        weight = state.faces.weight(state.card_in(state.zone_of(DOWN, seat), k))
        if best == NONE or (weight > best_weight if strongest else weight < best_weight):
            best = 2 * k + 1
            best_weight = weight
    return best


# ---- roles that lose a level ---------------------------------------------------------------------


def demote(state: FieldState, seat: i64) -> None:
    """Discard one Spirito Divino, and destroy every creature that the role cannot keep (SR-6)."""
    zone = state.zone_of(BEHIND, seat)
    k: i64 = 0
    while state.faces.first_op(state.card_in(zone, k)) != LEVEL:
        k += 1
    state.put(DISCARD_PILE, state.take_at(zone, k))
    state.emit(DEMOTED, seat, state.level(seat))
    destroy_unkept_creatures(state, seat)


def destroy_unkept_creatures(state: FieldState, seat: i64) -> None:
    """Destroy creatures that the role cannot keep, including face-down ones (SR-2)."""
    keeps = state.max_creature_level(seat)
    kind = state.faces.kinds - 1
    while kind >= 0:
        face = state.faces.face_of_kind[kind]
        while state.faces.level[face] > keeps and state.holds(state.zone_of(UP, seat), face):
            lose_creature(state, seat, FACE_UP, kind)
        kind -= 1
    slot = state.size(state.zone_of(DOWN, seat)) - 1
    while slot >= 0:
        if state.faces.level[state.card_in(state.zone_of(DOWN, seat), slot)] > keeps:
            lose_creature(state, seat, FACE_DOWN, slot)
        slot -= 1


def lose_creature(state: FieldState, seat: i64, position: i64, index: i64) -> i64:
    """Discard a creature of a field; return its face."""
    face = take_creature(state, seat, position, index)
    discard_creature(state, seat, face)
    return face


def discard_creature(state: FieldState, seat: i64, face: i64) -> None:
    state.put(DISCARD_PILE, face)
    state.emit(CREATURE_LOST, seat, face)

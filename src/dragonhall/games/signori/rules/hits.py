"""Hits: creatures that are destroyed, sent back or lost, escorts, and roles that lose a level."""

from mypy_extensions import i64

from dragonhall.core.layout import EVERYBODY
from dragonhall.games.signori.rules.action_codes import ASK_ESCORT, ASK_RETURN
from dragonhall.games.signori.rules.cards import ESCORT, LEVEL, NONE, REGENERATE
from dragonhall.games.signori.rules.effects import creature_face, hand_over, take_creature
from dragonhall.games.signori.rules.field import (
    ACTIVE,
    ATTACKER,
    BANISHED,
    BEHIND,
    BY_OTHER,
    BY_PLUNDER,
    CREATURE_LOST,
    DEFENDER,
    DEMOTED,
    DESERTED,
    DESTROYED,
    DISCARD_PILE,
    DOWN,
    ESCORTED,
    HAND,
    HIT,
    LOSING,
    MARKET,
    MARKET_PLACES,
    RETURNED,
    TO_MARKET,
    TO_WINNER,
    UNSAID,
    UP,
    Field,
)


def hit(f: Field, seat: i64, place: i64, what: i64, how: i64, by: i64) -> None:
    """Begin to destroy or move a creature; its owner may choose a face-up escort instead (SCORTA)."""
    f.cells[HIT] = seat
    f.cells[HIT + 1] = place
    f.cells[HIT + 2] = what
    f.cells[HIT + 3] = how
    f.cells[HIT + 4] = by
    squire = escort_kind(f, seat)
    if by != BY_OTHER and squire != NONE and struck(f) != 2 * squire:
        f.push_decision(ASK_ESCORT, seat, 0, 0)
    else:
        carry_out_hit(f)


def hit_extreme(f: Field, seat: i64, strongest: bool, how: i64) -> None:
    """Hit the weakest or strongest creature, if there is one (plunder)."""
    if f.creatures(seat) > 0:
        hit(f, seat, UNSAID, 1 if strongest else 0, how, BY_PLUNDER)


def struck(f: Field) -> i64:
    """Return the creature that is hit, as 2 * (kind or slot) + place."""
    if f.cells[HIT + 1] == UNSAID:
        return extreme_creature(f, f.cells[HIT], f.cells[HIT + 2] == 1)
    return 2 * f.cells[HIT + 2] + f.cells[HIT + 1]


def escort_kind(f: Field, seat: i64) -> i64:
    """Return the kind of a face-up creature that may be the escort, or NONE."""
    kind: i64 = 0
    while kind < f.known.kinds:
        face = f.known.kind_face[kind]
        if f.known.has(face, ESCORT) and f.holds(f.of(UP, seat), face):
            return kind
        kind += 1
    return NONE


def step_in(f: Field) -> None:
    """Replace the creature that is hit by the escort (SCORTA)."""
    seat = f.cells[HIT]
    f.cells[HIT + 1] = 0
    f.cells[HIT + 2] = escort_kind(f, seat)
    f.tell(ESCORTED, seat, f.known.kind_face[f.cells[HIT + 2]], 0, 0)


def carry_out_hit(f: Field) -> None:
    """Apply the hit; into a full market, after the active player has chosen a card to return (SR-5)."""
    if f.cells[HIT + 3] == TO_MARKET and f.size(f.of(MARKET, f.cells[HIT])) == MARKET_PLACES:
        f.push_decision(ASK_RETURN, f.cells[ACTIVE], 0, 0)
        return
    finish_hit(f)


def finish_hit(f: Field) -> None:
    seat = f.cells[HIT]
    how = f.cells[HIT + 3]
    by = f.cells[HIT + 4]
    target = struck(f)
    place = target % 2
    what = target // 2
    k: i64 = 0
    while k < 5:
        f.cells[HIT + k] = 0
        k += 1
    face = creature_face(f, seat, place, what)
    if how == TO_WINNER and f.known.level[face] <= f.keeps(winner_of(f)):
        hand_over(f, seat, place, what, winner_of(f))
        f.tell(DESERTED, seat, face, winner_of(f), 0)
        return
    take_creature(f, seat, place, what)
    if how == TO_MARKET:
        f.put(f.of(MARKET, seat), face)
        f.tell(BANISHED, seat, face, 0, 0)
    elif by == BY_PLUNDER and place == 0 and f.known.has(face, REGENERATE):
        f.put_marked(f.of(HAND, seat), face, EVERYBODY)  # SC-1: face-down creatures cannot use abilities
        f.tell(RETURNED, seat, face, 0, 0)
    else:
        f.put(DISCARD_PILE, face)
        f.tell(CREATURE_LOST, seat, face, 0, 0)


def winner_of(f: Field) -> i64:
    """Return the fighter who has won the combat."""
    return f.cells[DEFENDER] if f.cells[LOSING] == f.cells[ATTACKER] else f.cells[ATTACKER]


def return_from_market(f: Field, seat: i64, face: i64) -> None:
    """Move a card from the market to its owner's hand, known to all (SR-5)."""
    f.remove(f.of(MARKET, seat), face)
    f.put_marked(f.of(HAND, seat), face, EVERYBODY)
    f.tell(RETURNED, seat, face, 0, 0)


def extreme_creature(f: Field, seat: i64, strongest: bool) -> i64:
    """Return the weakest or strongest creature as 2 * (kind or slot) + place, or NONE."""
    best: i64 = NONE
    best_weight: i64 = 0
    k: i64 = 0
    while k < f.size(f.of(UP, seat)):
        face = f.card_in(f.of(UP, seat), k)
        weight = f.known.weight(face)
        if best == NONE or (weight > best_weight if strongest else weight < best_weight):
            best = 2 * f.known.kind_of[face]
            best_weight = weight
        k += 1
    k = 0
    while k < f.size(f.of(DOWN, seat)):
        weight = f.known.weight(f.card_in(f.of(DOWN, seat), k))
        if best == NONE or (weight > best_weight if strongest else weight < best_weight):
            best = 2 * k + 1
            best_weight = weight
        k += 1
    return best


# ---- roles ---------------------------------------------------------------------------------------


def demote(f: Field, seat: i64) -> None:
    """Discard one Spirito Divino, and destroy every creature that the role cannot keep (SR-6)."""
    zone = f.of(BEHIND, seat)
    k: i64 = 0
    while f.known.first_op(f.card_in(zone, k)) != LEVEL:
        k += 1
    f.put(DISCARD_PILE, f.take_at(zone, k))
    f.tell(DEMOTED, seat, f.level(seat), 0, 0)
    destroy_above(f, seat)


def destroy_above(f: Field, seat: i64) -> None:
    """Destroy creatures that the role cannot keep, including face-down ones (SR-2)."""
    keeps = f.keeps(seat)
    kind = f.known.kinds - 1
    while kind >= 0:
        face = f.known.kind_face[kind]
        while f.known.level[face] > keeps and f.holds(f.of(UP, seat), face):
            lose(f, seat, 0, kind)
        kind -= 1
    slot = f.size(f.of(DOWN, seat)) - 1
    while slot >= 0:
        if f.known.level[f.card_in(f.of(DOWN, seat), slot)] > keeps:
            lose(f, seat, 1, slot)
        slot -= 1


def lose(f: Field, seat: i64, place: i64, what: i64) -> None:
    face = take_creature(f, seat, place, what)
    f.put(DISCARD_PILE, face)
    f.tell(CREATURE_LOST, seat, face, 0, 0)


def hit_destroy(f: Field, seat: i64, place: i64, what: i64, by: i64) -> None:
    hit(f, seat, place, what, DESTROYED, by)

"""What effects do to the table: drawing, paying, losing and moving creatures. The executor's hands."""

from mypy_extensions import i64, u8

from dragonhall.core.layout import EVERYBODY, SEAT_BIT, sort_marked
from dragonhall.games.signori.cards import CREATURE, ESCORT, LEVEL, NONE, REGENERATE
from dragonhall.games.signori.codes import ASK_ESCORT, ASK_RETURN, SEATS, SLOTS
from dragonhall.games.signori.field import (
    ACTIVE,
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
    DESTROYED,
    DISCARD_PILE,
    DISCARDED,
    DOWN,
    DRAW_PILE,
    DREW,
    ESCORTED,
    HAND,
    HIT,
    LOSING,
    MARKET,
    MARKET_PLACES,
    RESHUFFLED,
    RESHUFFLES,
    RETURNED,
    STOLEN,
    TO_MARKET,
    TO_WINNER,
    TURNED_UP,
    UNSAID,
    UP,
    Field,
)


def draw_cards(f: Field, seat: i64, wanted: i64) -> None:
    """ST-2, SE-2. Once the pile was reshuffled too often the game is about to end: nothing is drawn."""
    drawn: i64 = 0
    while drawn < wanted:
        if f.size(DRAW_PILE) == 0 and not reshuffle(f):
            return
        card = f.take_last(DRAW_PILE)
        f.put_marked(f.of(HAND, seat), card, 0)
        f.tell(DREW, seat, card, 0, 0)
        drawn += 1


def reshuffle(f: Field) -> bool:
    f.cells[RESHUFFLES] += 1
    if f.cells[RESHUFFLES] > f.options.reshuffle_limit or f.size(DISCARD_PILE) == 0:
        return False
    f.pour(DISCARD_PILE, DRAW_PILE)
    f.shuffle(DRAW_PILE)
    f.tell(RESHUFFLED, f.size(DRAW_PILE), 0, 0, 0)
    return True


def discard_random(f: Field, seat: i64, wanted: i64) -> None:
    hand = f.of(HAND, seat)
    k: i64 = 0
    while k < wanted and f.size(hand) > 0:
        card = f.take_at(hand, f.rng.below(f.size(hand)))
        f.put(DISCARD_PILE, card)
        f.tell(DISCARDED, seat, card, 0, 0)
        k += 1


def steal_random(f: Field, thief: i64, victim: i64) -> None:
    """A card of the victim's hand by chance. Both know it from now on, and whoever knew it before."""
    hand = f.of(HAND, victim)
    if f.size(hand) == 0:
        return
    place = f.rng.below(f.size(hand))
    mark = f.mark_in(hand, place)
    card = f.take_at(hand, place)
    if mark != EVERYBODY:
        mark |= SEAT_BIT[thief] | SEAT_BIT[victim]
    f.put_marked(f.of(HAND, thief), card, mark)
    f.tell(STOLEN, thief, victim, card, 0)


def blur_hand(f: Field, seat: i64) -> None:
    """A card was laid face down: nobody knows any more whether it was one of those he knew in that hand.

    What is no creature, or one of too high a level, is still known to be there.
    """
    hand = f.of(HAND, seat)
    marks = f.layout.marks[hand]
    k: i64 = 0
    while k < f.size(hand):
        face = f.card_in(hand, k)
        if f.known.category[face] == CREATURE and f.known.level[face] <= f.keeps(seat):
            f.cards[marks + k] = u8(0)
        k += 1
    sort_marked(f.cards, f.layout.base[hand], marks, f.size(hand))


# ---- creatures -----------------------------------------------------------------------------------


def creature_face(f: Field, seat: i64, place: i64, what: i64) -> i64:
    """The face of a creature, given by kind (face up) or slot (face down)."""
    return f.known.kind_face[what] if place == 0 else f.card_in(f.of(DOWN, seat), what)


def creature_there(f: Field, seat: i64, place: i64, what: i64) -> bool:
    if seat >= f.layout.seats:
        return False
    if place == 1:
        return what < f.size(f.of(DOWN, seat))
    return what < f.known.kinds and f.holds(f.of(UP, seat), f.known.kind_face[what])


def take_creature(f: Field, seat: i64, place: i64, what: i64) -> i64:
    """Take a creature off its field; chains on it fall."""
    if place == 0:
        face = f.known.kind_face[what]
        f.remove(f.of(UP, seat), face)
        loosen(f, seat, what, f.count_face(f.of(UP, seat), face))
        return face
    face = f.take_at(f.of(DOWN, seat), what)
    close_up(f, seat, what, NONE)
    return face


def turn_up(f: Field, seat: i64, slot: i64) -> None:
    """SC-3: into attack position; a chain goes with the creature."""
    face = f.take_at(f.of(DOWN, seat), slot)
    close_up(f, seat, slot, f.known.kind_of[face])
    f.put(f.of(UP, seat), face)
    f.tell(TURNED_UP, seat, face, 0, 0)


def hand_over(f: Field, seat: i64, place: i64, what: i64, target: i64) -> i64:
    """A creature goes to another field, in attack position; a chain goes with it."""
    face = creature_face(f, seat, place, what)
    kind = f.known.kind_of[face]
    if place == 1:
        f.take_at(f.of(DOWN, seat), what)
        close_up(f, seat, what, kind)
        f.put(f.of(UP, seat), face)
    caster: i64 = NONE
    if chained(f, seat, 0, kind) >= f.count_face(f.of(UP, seat), face):
        caster = caster_of(f, first_chain(f, seat, 0, kind))
    take_creature(f, seat, 0, kind)
    f.put(f.of(UP, target), face)
    if caster != NONE:
        add_chain(f, target, 0, kind, caster)
    return face


def chain_on(seat: i64, place: i64, what: i64) -> i64:
    """A creature as chains know it: its field, face up (0) or down (1), its kind or slot."""
    return (seat * 2 + place) * SLOTS + what


def first_chain(f: Field, seat: i64, place: i64, what: i64) -> i64:
    """Where the first chain on this slot or kind is kept, or NONE."""
    on = chain_on(seat, place, what)
    k: i64 = CHAINED
    while k < CHAINED + CHAINS:
        if (f.cells[k] - 1) // SEATS == on:
            return k
        k += 1
    return NONE


def caster_of(f: Field, k: i64) -> i64:
    return (f.cells[k] - 1) % SEATS


def chained(f: Field, seat: i64, place: i64, what: i64) -> i64:
    """How many chains lie on this slot, or on creatures of this kind."""
    on = chain_on(seat, place, what)
    total: i64 = 0
    k: i64 = CHAINED
    while k < CHAINED + CHAINS:
        if (f.cells[k] - 1) // SEATS == on:
            total += 1
        k += 1
    return total


def add_chain(f: Field, seat: i64, place: i64, what: i64, caster: i64) -> None:
    """Each creature has its own chain; a second one on the same replaces the first, since it lasts longer."""
    there = 1 if place == 1 else f.count_face(f.of(UP, seat), f.known.kind_face[what])
    free: i64 = CHAINED
    if chained(f, seat, place, what) >= there:
        free = first_chain(f, seat, place, what)
    else:
        # The pack has no more cards that chain than there are places.
        while f.cells[free] != 0 and free < CHAINED + CHAINS - 1:
            free += 1
    f.cells[free] = 1 + chain_on(seat, place, what) * SEATS + caster


def drop_chains_of(f: Field, caster: i64) -> None:
    """Chains last until the start of the caster's next turn."""
    k: i64 = CHAINED
    while k < CHAINED + CHAINS:
        if f.cells[k] > 0 and caster_of(f, k) == caster:
            f.cells[k] = 0
        k += 1


def loosen(f: Field, seat: i64, kind: i64, left: i64) -> None:
    """A face-up creature has gone: of equal ones the unchained goes first."""
    while chained(f, seat, 0, kind) > left:
        f.cells[first_chain(f, seat, 0, kind)] = 0


def close_up(f: Field, seat: i64, slot: i64, kind: i64) -> None:
    """A face-down creature has left its slot: turned up as `kind`, or gone (NONE)."""
    first = chain_on(seat, 1, 0)
    k: i64 = CHAINED
    while k < CHAINED + CHAINS:
        on = (f.cells[k] - 1) // SEATS
        if on == first + slot:
            f.cells[k] = 0 if kind == NONE else 1 + chain_on(seat, 0, kind) * SEATS + caster_of(f, k)
        elif first + slot < on < first + SLOTS:
            f.cells[k] -= SEATS
        k += 1


# ---- hits ----------------------------------------------------------------------------------------


def hit(f: Field, seat: i64, place: i64, what: i64, how: i64, by: i64) -> None:
    """A creature is to be destroyed or moved. SCORTA: its owner may let a face-up squire suffer it."""
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
    """Plunder strikes the weakest or strongest creature, if there is one."""
    if f.creatures(seat) > 0:
        hit(f, seat, UNSAID, 1 if strongest else 0, how, BY_PLUNDER)


def struck(f: Field) -> i64:
    """The creature that is hit, as 2 * (kind or slot) + place."""
    if f.cells[HIT + 1] == UNSAID:
        return extreme_creature(f, f.cells[HIT], f.cells[HIT + 2] == 1)
    return 2 * f.cells[HIT + 2] + f.cells[HIT + 1]


def escort_kind(f: Field, seat: i64) -> i64:
    """The kind of a face-up creature that may step in, or NONE."""
    kind: i64 = 0
    while kind < f.known.kinds:
        face = f.known.kind_face[kind]
        if f.known.has(face, ESCORT) and f.holds(f.of(UP, seat), face):
            return kind
        kind += 1
    return NONE


def step_in(f: Field) -> None:
    """SCORTA."""
    seat = f.cells[HIT]
    f.cells[HIT + 1] = 0
    f.cells[HIT + 2] = escort_kind(f, seat)
    f.tell(ESCORTED, seat, f.known.kind_face[f.cells[HIT + 2]], 0, 0)


def carry_out_hit(f: Field) -> None:
    """SR-5: into a full market the mover first chooses what goes back to the owner's hand."""
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
        f.put_marked(f.of(HAND, seat), face, EVERYBODY)  # not face down: SC-1
        f.tell(RETURNED, seat, face, 0, 0)
    else:
        f.put(DISCARD_PILE, face)
        f.tell(CREATURE_LOST, seat, face, 0, 0)


def winner_of(f: Field) -> i64:
    """The fighter who has not lost the combat."""
    return f.cells[DEFENDER] if f.cells[LOSING] == f.cells[ATTACKER] else f.cells[ATTACKER]


def return_from_market(f: Field, seat: i64, face: i64) -> None:
    """SR-5: known to all while in hand."""
    f.remove(f.of(MARKET, seat), face)
    f.put_marked(f.of(HAND, seat), face, EVERYBODY)
    f.tell(RETURNED, seat, face, 0, 0)


def extreme_creature(f: Field, seat: i64, strongest: bool) -> i64:
    """The weakest or strongest creature of a field, as 2 * (kind or slot) + place; NONE if there is none."""
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
    """SR-6: one Spirito Divino is discarded, and every creature above what the role may keep is destroyed."""
    zone = f.of(BEHIND, seat)
    k: i64 = 0
    while f.known.first_op(f.card_in(zone, k)) != LEVEL:
        k += 1
    f.put(DISCARD_PILE, f.take_at(zone, k))
    f.tell(DEMOTED, seat, f.level(seat), 0, 0)
    destroy_above(f, seat)


def destroy_above(f: Field, seat: i64) -> None:
    """SR-2: creatures that the role may not keep, face down ones too."""
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

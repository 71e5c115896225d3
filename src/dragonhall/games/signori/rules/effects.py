"""Operations of effects: drawing, discarding, stealing, and moving and chaining creatures."""

from mypy_extensions import i64, u8

from dragonhall.core.layout import EVERYBODY, SEAT_BIT, sort_marked
from dragonhall.games.signori.rules.action_codes import SEATS, SLOTS
from dragonhall.games.signori.rules.cards import CREATURE, NONE
from dragonhall.games.signori.rules.field import (
    CHAINED,
    CHAINS,
    DISCARD_PILE,
    DISCARDED,
    DOWN,
    DRAW_PILE,
    DREW,
    HAND,
    RESHUFFLED,
    RESHUFFLES,
    STOLEN,
    TURNED_UP,
    UP,
    Field,
)


def draw_cards(f: Field, seat: i64, wanted: i64) -> None:
    """Draw cards (ST-2); draw none once the reshuffle limit is exceeded, which ends the game (SE-2)."""
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
    """Move a random card from the victim's hand to the thief's.

    It is known to both from now on, and to every player who knew it before.
    """
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
    """Clear what others know of the cards in a hand that could have been laid face down.

    Other cards, and creatures of too high a level, stay known.
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
    """Return the face of a creature, given by kind (face up) or slot (face down)."""
    return f.known.kind_face[what] if place == 0 else f.card_in(f.of(DOWN, seat), what)


def creature_there(f: Field, seat: i64, place: i64, what: i64) -> bool:
    if seat >= f.layout.seats:
        return False
    if place == 1:
        return what < f.size(f.of(DOWN, seat))
    return what < f.known.kinds and f.holds(f.of(UP, seat), f.known.kind_face[what])


def take_creature(f: Field, seat: i64, place: i64, what: i64) -> i64:
    """Remove a creature from its field, with any chain on it; return its face."""
    if place == 0:
        face = f.known.kind_face[what]
        f.remove(f.of(UP, seat), face)
        loosen(f, seat, what, f.count_face(f.of(UP, seat), face))
        return face
    face = f.take_at(f.of(DOWN, seat), what)
    close_up(f, seat, what, NONE)
    return face


def turn_up(f: Field, seat: i64, slot: i64) -> None:
    """Turn a creature into attack position, with its chain (SC-3)."""
    face = f.take_at(f.of(DOWN, seat), slot)
    close_up(f, seat, slot, f.known.kind_of[face])
    f.put(f.of(UP, seat), face)
    f.tell(TURNED_UP, seat, face, 0, 0)


def hand_over(f: Field, seat: i64, place: i64, what: i64, target: i64) -> i64:
    """Move a creature to another field in attack position, with its chain; return its face."""
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
    """Return the code of a creature in the cells of chains: field, face up (0) or down (1), kind or slot."""
    return (seat * 2 + place) * SLOTS + what


def first_chain(f: Field, seat: i64, place: i64, what: i64) -> i64:
    """Return the cell of the first chain on this slot or kind, or NONE."""
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
    """Return the number of chains on this slot, or on creatures of this kind."""
    on = chain_on(seat, place, what)
    total: i64 = 0
    k: i64 = CHAINED
    while k < CHAINED + CHAINS:
        if (f.cells[k] - 1) // SEATS == on:
            total += 1
        k += 1
    return total


def add_chain(f: Field, seat: i64, place: i64, what: i64, caster: i64) -> None:
    """Chain a creature; if all are chained, replace a chain, because the new one lasts longer."""
    there = 1 if place == 1 else f.count_face(f.of(UP, seat), f.known.kind_face[what])
    free: i64 = CHAINED
    if chained(f, seat, place, what) >= there:
        free = first_chain(f, seat, place, what)
    else:
        # The pack has no more chaining cards than there are cells.
        while f.cells[free] != 0 and free < CHAINED + CHAINS - 1:
            free += 1
    f.cells[free] = 1 + chain_on(seat, place, what) * SEATS + caster


def drop_chains_of(f: Field, caster: i64) -> None:
    """Remove the chains of a caster, at the start of their next turn."""
    k: i64 = CHAINED
    while k < CHAINED + CHAINS:
        if f.cells[k] > 0 and caster_of(f, k) == caster:
            f.cells[k] = 0
        k += 1


def loosen(f: Field, seat: i64, kind: i64, left: i64) -> None:
    """Remove surplus chains after a face-up creature has left: unchained creatures of a kind leave first."""
    while chained(f, seat, 0, kind) > left:
        f.cells[first_chain(f, seat, 0, kind)] = 0


def close_up(f: Field, seat: i64, slot: i64, kind: i64) -> None:
    """Update chains after a face-down creature has left its slot: turned up as `kind`, or removed (NONE)."""
    first = chain_on(seat, 1, 0)
    k: i64 = CHAINED
    while k < CHAINED + CHAINS:
        on = (f.cells[k] - 1) // SEATS
        if on == first + slot:
            f.cells[k] = 0 if kind == NONE else 1 + chain_on(seat, 0, kind) * SEATS + caster_of(f, k)
        elif first + slot < on < first + SLOTS:
            f.cells[k] -= SEATS
        k += 1

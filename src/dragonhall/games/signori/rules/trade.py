"""Trade and support between players: buying, sharing, supporting, and the final phase with the market.

Functions named `refused_*` return LEGAL or the number of a refusal.
"""

from mypy_extensions import i64

from dragonhall.core.layout import EVERYBODY
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules import refusals as no
from dragonhall.games.signori.rules.card_play import bless, take_role
from dragonhall.games.signori.rules.effects import creature_there, hand_over
from dragonhall.games.signori.rules.field import (
    ARTEFACT_LAID,
    ARTEFACTS,
    BOUGHT,
    DISCARD_PILE,
    DISCARDED,
    EXCHANGED,
    HAND,
    HAND_LIMIT,
    LAID,
    LOCK,
    MARKET,
    MARKET_PLACES,
    SHARED,
    SUPPORTED,
    TAKEN,
    UP,
    Field,
)
from dragonhall.games.signori.rules.playability import refused_blessing

# ---- the market ----------------------------------------------------------------------------------


def price_for(f: Field, buyer: i64, owner: i64, face: i64) -> i64:
    """Return the price: printed, minus the merchant's discount, plus the owner's surcharge (SM-1)."""
    printed = f.known.price[face]
    price = printed
    role = f.role(buyer)
    if role != e.NONE and f.known.has(role, e.DISCOUNT):
        price -= printed * f.known.find(role, e.DISCOUNT).value(f.level(buyer)) // 100
    return price + surcharge(f, buyer, owner, face)


def surcharge(f: Field, buyer: i64, owner: i64, face: i64) -> i64:
    """Return the surcharge for opponents; it goes to the owner's team (A8)."""
    scales = f.artefact_with(owner, e.SURCHARGE)
    if scales == e.NONE or not f.enemies(buyer, owner):
        return 0
    return f.known.price[face] * f.known.find(scales, e.SURCHARGE).value(1) // 100


def refused_purchase(f: Field, buyer: i64, owner: i64, face: i64) -> i64:
    if owner >= f.layout.seats:
        return no.NO_ACTION
    if not f.holds(f.of(MARKET, owner), face):
        return no.NOT_IN_MARKET
    return LEGAL if f.can_pay(buyer, price_for(f, buyer, owner, face)) else no.CANNOT_PAY


def buy(f: Field, buyer: i64, owner: i64, face: i64) -> None:
    """Buy a card into the hand, known to all (SM-1).

    Its place stays empty until the owner's final phase (SM-2).
    """
    price = price_for(f, buyer, owner, face)
    extra = surcharge(f, buyer, owner, face)
    f.remove(f.of(MARKET, owner), face)
    f.put_marked(f.of(HAND, buyer), face, EVERYBODY)
    f.tell(BOUGHT, buyer, face, owner, price)
    f.change_pool(buyer % 2, -price)
    if f.options.market_pays_owner:
        f.change_pool(owner % 2, price)
    else:
        f.change_pool(owner % 2, extra)


# ---- mates ---------------------------------------------------------------------------------------


def refused_share(f: Field, seat: i64, face: i64, mate: i64) -> i64:
    """Return the refusal to put a card with Condivisione on a mate's field, for its price (SY-1)."""
    if not f.holds(f.of(HAND, seat), face):
        return no.NOT_IN_HAND
    if not f.mates(seat, mate):
        return no.NOT_A_MATE
    category = f.known.category[face]
    if f.known.shared[face] == 0 or category == e.GEAR:
        return no.NOT_SHAREABLE
    if f.cells[LOCK] == 1 and category >= e.GEAR:
        return no.LOCKED
    if not f.can_pay(seat, f.known.price[face]):
        return no.CANNOT_PAY
    if category == e.CREATURE:
        return LEGAL if f.known.level[face] <= f.keeps(mate) else no.MATE_CANNOT
    if category == e.ROLE:
        return LEGAL  # SR-7: it may replace a role
    if category == e.ARTEFACT:
        return LEGAL if f.artefact_room(mate) else no.MATE_CANNOT  # only the mate may choose which to replace
    return refused_blessing(f, seat, face, mate)


def share(f: Field, seat: i64, face: i64, mate: i64) -> None:
    f.remove(f.of(HAND, seat), face)
    f.change_pool(seat % 2, -f.known.price[face])
    f.tell(SHARED, seat, face, mate, 0)
    category = f.known.category[face]
    if category == e.CREATURE:
        f.put(f.of(UP, mate), face)
    elif category == e.ROLE:
        take_role(f, mate, face)
    elif category == e.ARTEFACT:
        f.put(f.of(ARTEFACTS, mate), face)
        f.tell(ARTEFACT_LAID, mate, face, 0, 0)
    else:
        bless(f, mate, face)


def refused_support(f: Field, seat: i64, kind: i64, mate: i64) -> i64:
    """Return the refusal to give a face-up creature to a mate (SY-4), whose role must keep it (SR-3)."""
    if not f.mates(seat, mate):
        return no.NOT_A_MATE
    if not creature_there(f, seat, 0, kind):
        return no.NO_SUCH_TARGET
    face = f.known.kind_face[kind]
    if f.known.level[face] > f.keeps(mate):
        return no.MATE_CANNOT
    return LEGAL if f.can_pay(seat, support_cost(f, seat, face)) else no.CANNOT_PAY


def support_cost(f: Field, seat: i64, face: i64) -> i64:
    return 0 if f.role_does(seat, e.FREE_SUPPORT) else f.known.support[face]


def support(f: Field, seat: i64, kind: i64, mate: i64) -> None:
    f.change_pool(seat % 2, -support_cost(f, seat, f.known.kind_face[kind]))
    pass_creature(f, seat, kind, mate)


def pass_creature(f: Field, seat: i64, kind: i64, mate: i64) -> None:
    face = hand_over(f, seat, 0, kind, mate)
    f.tell(SUPPORTED, seat, face, mate, 0)


# ---- the final phase -----------------------------------------------------------------------------


def refused_exchange(f: Field, seat: i64, given: i64, taken: i64, filling: bool) -> i64:
    """Return the refusal of an exchange with the market, allowed until an empty place is filled (ST-5)."""
    if filling:
        return no.FILLING_BEGUN
    if not f.holds(f.of(HAND, seat), given):
        return no.NOT_IN_HAND
    return LEGAL if f.holds(f.of(MARKET, seat), taken) else no.NOT_IN_MARKET


def exchange(f: Field, seat: i64, given: i64, taken: i64) -> None:
    """Exchange a card with the market; the card taken lies apart, face up, and is not playable this turn."""
    f.remove(f.of(HAND, seat), given)
    f.remove(f.of(MARKET, seat), taken)
    f.put(f.of(MARKET, seat), given)
    f.put(f.of(TAKEN, seat), taken)
    f.tell(EXCHANGED, seat, given, taken, 0)


def refused_lay(f: Field, seat: i64, face: i64) -> i64:
    if not holds_any(f, seat, face):
        return no.NOT_IN_HAND
    return LEGAL if f.size(f.of(MARKET, seat)) < MARKET_PLACES else no.MARKET_FULL


def holds_any(f: Field, seat: i64, face: i64) -> bool:
    """Return whether a card is in hand or just taken; what cannot be played can still be laid down."""
    return f.holds(f.of(HAND, seat), face) or f.holds(f.of(TAKEN, seat), face)


def let_go(f: Field, seat: i64, face: i64) -> None:
    f.remove(f.of(HAND if f.holds(f.of(HAND, seat), face) else TAKEN, seat), face)


def lay(f: Field, seat: i64, face: i64) -> None:
    let_go(f, seat, face)
    f.put(f.of(MARKET, seat), face)
    f.tell(LAID, seat, face, 0, 0)


def refused_discard(f: Field, seat: i64, face: i64) -> i64:
    """Return the refusal to discard: only a surplus, and only once the market is full (ST-6)."""
    if not holds_any(f, seat, face):
        return no.NOT_IN_HAND
    if f.in_hand(seat) <= HAND_LIMIT:
        return no.HAND_IS_FINE
    return LEGAL if f.size(f.of(MARKET, seat)) == MARKET_PLACES else no.FILL_MARKET_FIRST


def discard(f: Field, seat: i64, face: i64) -> None:
    let_go(f, seat, face)
    f.put(DISCARD_PILE, face)
    f.tell(DISCARDED, seat, face, 0, 0)


def refused_end_of_turn(f: Field, seat: i64) -> i64:
    """Return the refusal to end the turn with more than five cards (ST-6)."""
    if f.in_hand(seat) <= HAND_LIMIT:
        return LEGAL
    full = f.size(f.of(MARKET, seat)) == MARKET_PLACES
    return no.TOO_MANY_CARDS if full else no.FILL_MARKET_FIRST


def take_back(f: Field, seat: i64) -> None:
    """Move cards taken from the market to the hand at the end of the turn, known to all."""
    zone = f.of(TAKEN, seat)
    while f.size(zone) > 0:
        f.put_marked(f.of(HAND, seat), f.take_last(zone), EVERYBODY)

"""Markets and team mates: buying, sharing, supporting, the portal, and the final phase.

Rules: SM-1, SM-2, SY-1, SY-4, ST-5, ST-6. Functions named `*_refusal` return LEGAL or the number of a
refusal.
"""

from mypy_extensions import i64

from dragonhall.core.layout import EVERYBODY
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import card_effects as e
from dragonhall.games.signori.rules import constants as c
from dragonhall.games.signori.rules import refusals
from dragonhall.games.signori.rules.card_play import bless, replace_role
from dragonhall.games.signori.rules.constants import (
    ARTEFACT_LAID,
    ARTEFACTS,
    BOUGHT,
    DISCARD_PILE,
    DISCARDED,
    DOWN,
    EXCHANGED,
    HAND,
    HAND_LIMIT,
    LAID,
    LOCK,
    MARKET,
    MARKET_PLACES,
    NONE,
    RETURNED,
    SHARED,
    SUPPORTED,
    TAKEN,
    UP,
)
from dragonhall.games.signori.rules.creatures import creature_exists, take_creature, transfer_creature
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.playability import blessing_refusal

# ---- the market ----------------------------------------------------------------------------------


def price_for(state: FieldState, buyer: i64, owner: i64, face: i64) -> i64:
    """Return the price: printed, minus the merchant's discount, plus the owner's surcharge (SM-1)."""
    printed = state.faces.price[face]
    price = printed
    role = state.role(buyer)
    if role != NONE and state.faces.has_effect(role, e.DISCOUNT):
        price -= printed * state.faces.effect_of(role, e.DISCOUNT).value(state.level(buyer)) // 100
    return price + surcharge(state, buyer, owner, face)


def surcharge(state: FieldState, buyer: i64, owner: i64, face: i64) -> i64:
    """Return the surcharge for opponents; it goes to the owner's team (A8)."""
    scales = state.artefact_with(owner, e.SURCHARGE)
    if scales == NONE or not state.are_enemies(buyer, owner):
        return 0
    return state.faces.price[face] * state.faces.effect_of(scales, e.SURCHARGE).value(1) // 100


def purchase_refusal(state: FieldState, buyer: i64, owner: i64, face: i64) -> i64:
    if owner >= state.layout.seats:
        return refusals.NO_ACTION
    if not state.holds(state.zone_of(MARKET, owner), face):
        return refusals.NOT_IN_MARKET
    return LEGAL if state.can_pay(buyer, price_for(state, buyer, owner, face)) else refusals.CANNOT_PAY


def buy(state: FieldState, buyer: i64, owner: i64, face: i64) -> None:
    """Buy a card into the hand, known to all (SM-1).

    Its place stays empty until the owner's final phase (SM-2).
    """
    price = price_for(state, buyer, owner, face)
    extra = surcharge(state, buyer, owner, face)
    state.remove(state.zone_of(MARKET, owner), face)
    state.put_marked(state.zone_of(HAND, buyer), face, EVERYBODY)
    state.emit(BOUGHT, buyer, face, owner, price)
    state.change_pool(buyer % 2, -price)
    if state.options.market_pays_owner:
        state.change_pool(owner % 2, price)
    else:
        state.change_pool(owner % 2, extra)


# ---- mates ---------------------------------------------------------------------------------------


def share_refusal(state: FieldState, seat: i64, face: i64, mate: i64) -> i64:
    """Return the refusal to put a card with Condivisione on a mate's field, for its price (SY-1)."""
    if not state.holds(state.zone_of(HAND, seat), face):
        return refusals.NOT_IN_HAND
    if not state.are_mates(seat, mate):
        return refusals.NOT_A_MATE
    category = state.faces.category[face]
    if state.faces.shared[face] == 0 or category == e.GEAR:
        return refusals.NOT_SHAREABLE
    if state.cells[LOCK] == 1 and category >= e.GEAR:
        return refusals.LOCKED
    if not state.can_pay(seat, state.faces.price[face]):
        return refusals.CANNOT_PAY
    if category == e.CREATURE:
        return LEGAL if state.faces.level[face] <= state.max_creature_level(mate) else refusals.MATE_CANNOT
    if category == e.ROLE:
        return LEGAL  # SR-7: it may replace a role
    if category == e.ARTEFACT:
        return (
            LEGAL if state.has_artefact_room(mate) else refusals.MATE_CANNOT
        )  # only the mate may choose which to replace
    return blessing_refusal(state, seat, face, mate)


def share(state: FieldState, seat: i64, face: i64, mate: i64) -> None:
    state.remove(state.zone_of(HAND, seat), face)
    state.change_pool(seat % 2, -state.faces.price[face])
    state.emit(SHARED, seat, face, mate, 0)
    category = state.faces.category[face]
    if category == e.CREATURE:
        state.put(state.zone_of(UP, mate), face)
    elif category == e.ROLE:
        replace_role(state, mate, face)
    elif category == e.ARTEFACT:
        state.put(state.zone_of(ARTEFACTS, mate), face)
        state.emit(ARTEFACT_LAID, mate, face, 0, 0)
    else:
        bless(state, mate, face)


def support_refusal(state: FieldState, seat: i64, kind: i64, mate: i64) -> i64:
    """Return the refusal to give a face-up creature to a mate whose role can keep it (SY-4, SC-5, SR-3)."""
    if not state.are_mates(seat, mate):
        return refusals.NOT_A_MATE
    if not creature_exists(state, seat, 0, kind):
        return refusals.NO_SUCH_TARGET
    face = state.faces.face_of_kind[kind]
    if state.faces.level[face] > state.max_creature_level(mate):
        return refusals.MATE_CANNOT
    return LEGAL if state.can_pay(seat, support_cost(state, seat, face)) else refusals.CANNOT_PAY


def support_cost(state: FieldState, seat: i64, face: i64) -> i64:
    return 0 if state.role_has(seat, e.FREE_SUPPORT) else state.faces.support[face]


def support(state: FieldState, seat: i64, kind: i64, mate: i64) -> None:
    state.change_pool(seat % 2, -support_cost(state, seat, state.faces.face_of_kind[kind]))
    give_creature(state, seat, kind, mate)


def give_creature(state: FieldState, seat: i64, kind: i64, mate: i64) -> None:
    face = transfer_creature(state, seat, 0, kind, mate)
    state.emit(SUPPORTED, seat, face, mate, 0)


def apply_portal_action(state: FieldState, seat: i64, action: i64) -> None:
    """Move one creature through the portal, or close it (I12)."""
    if action == c.DONE:
        state.pop_decision()
    elif action < c.PORTAL_HOME:
        give_creature(state, seat, (action - c.PORTAL_TO) // c.SEATS, (action - c.PORTAL_TO) % c.SEATS)
    else:
        position = 0 if action < c.PORTAL_HOME_DOWN else i64(1)
        index = action - (c.PORTAL_HOME if position == 0 else c.PORTAL_HOME_DOWN)
        mark = EVERYBODY if position == 0 else state.mark_in(state.zone_of(DOWN, seat), index)
        face = take_creature(state, seat, position, index)
        state.put_marked(state.zone_of(HAND, seat), face, mark)
        state.emit(RETURNED, seat, face if position == 0 else NONE, 0, 0)
        state.cells[state.frame() + 2] -= 1


# ---- the final phase -----------------------------------------------------------------------------


def exchange_refusal(state: FieldState, seat: i64, given: i64, taken: i64, filling: bool) -> i64:
    """Return the refusal of an exchange with the market, allowed until an empty place is filled (ST-5)."""
    if filling:
        return refusals.FILLING_BEGUN
    if not state.holds(state.zone_of(HAND, seat), given):
        return refusals.NOT_IN_HAND
    return LEGAL if state.holds(state.zone_of(MARKET, seat), taken) else refusals.NOT_IN_MARKET


def exchange(state: FieldState, seat: i64, given: i64, taken: i64) -> None:
    """Exchange a card with the market; the card taken lies apart, face up, and is not playable this turn."""
    state.remove(state.zone_of(HAND, seat), given)
    state.remove(state.zone_of(MARKET, seat), taken)
    state.put(state.zone_of(MARKET, seat), given)
    state.put(state.zone_of(TAKEN, seat), taken)
    state.emit(EXCHANGED, seat, given, taken, 0)


def lay_refusal(state: FieldState, seat: i64, face: i64) -> i64:
    if not has_card(state, seat, face):
        return refusals.NOT_IN_HAND
    return LEGAL if state.size(state.zone_of(MARKET, seat)) < MARKET_PLACES else refusals.MARKET_FULL


def has_card(state: FieldState, seat: i64, face: i64) -> bool:
    """Return whether a card is in hand or just taken; what cannot be played can still be laid down."""
    return state.holds(state.zone_of(HAND, seat), face) or state.holds(state.zone_of(TAKEN, seat), face)


def remove_card(state: FieldState, seat: i64, face: i64) -> None:
    state.remove(state.zone_of(HAND if state.holds(state.zone_of(HAND, seat), face) else TAKEN, seat), face)


def lay_in_market(state: FieldState, seat: i64, face: i64) -> None:
    remove_card(state, seat, face)
    state.put(state.zone_of(MARKET, seat), face)
    state.emit(LAID, seat, face, 0, 0)


def discard_refusal(state: FieldState, seat: i64, face: i64) -> i64:
    """Return the refusal to discard: only a surplus, and only once the market is full (ST-6)."""
    if not has_card(state, seat, face):
        return refusals.NOT_IN_HAND
    if state.hand_size(seat) <= HAND_LIMIT:
        return refusals.HAND_IS_FINE
    return LEGAL if state.size(state.zone_of(MARKET, seat)) == MARKET_PLACES else refusals.FILL_MARKET_FIRST


def discard(state: FieldState, seat: i64, face: i64) -> None:
    remove_card(state, seat, face)
    state.put(DISCARD_PILE, face)
    state.emit(DISCARDED, seat, face, 0, 0)


def end_turn_refusal(state: FieldState, seat: i64) -> i64:
    """Return the refusal to end the turn with more than five cards (ST-6)."""
    if state.hand_size(seat) <= HAND_LIMIT:
        return LEGAL
    full = state.size(state.zone_of(MARKET, seat)) == MARKET_PLACES
    return refusals.TOO_MANY_CARDS if full else refusals.FILL_MARKET_FIRST


def return_taken_cards(state: FieldState, seat: i64) -> None:
    """Move cards taken from the market to the hand at the end of the turn, known to all."""
    zone = state.zone_of(TAKEN, seat)
    while state.size(zone) > 0:
        state.put_marked(state.zone_of(HAND, seat), state.take_last(zone), EVERYBODY)

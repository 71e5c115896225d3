"""Markets and team mates: buying, sharing, supporting, the portal, and the final phase.

Rules: SM-1, SM-2, SP-2, SY-1, SY-4, ST-5, ST-6.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import EVERYBODY
from dragonhall.core.moves import LEGAL, Things
from dragonhall.games.signori.rules import declaration as d
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.card_play import begin_finale, bless, lay_artefact, replace_role
from dragonhall.games.signori.rules.creatures import creature_exists, take_creature, transfer_creature
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.move_shapes import (
    CardMove,
    Names,
    OwnCreature,
    SignoriMove,
    append_creatures,
)
from dragonhall.games.signori.rules.plays import blessing_refusal
from dragonhall.games.signori.rules.powers import own_turn_refusal
from dragonhall.games.signori.rules.state import SignoriState

# ---- the market ----------------------------------------------------------------------------------


def price_for(state: FieldState, buyer: i64, owner: i64, face: i64) -> i64:
    """Return the price: printed, minus the merchant's discount, plus the owner's surcharge (SM-1)."""
    printed = state.faces.price[face]
    price = printed
    role = state.role(buyer)
    if role != d.NONE and state.faces.has_effect(role, e.DISCOUNT):
        price -= printed * state.faces.effect_of(role, e.DISCOUNT).value(state.level(buyer)) // 100
    return price + surcharge(state, buyer, owner, face)


def surcharge(state: FieldState, buyer: i64, owner: i64, face: i64) -> i64:
    """Return the surcharge for opponents; it goes to the owner's team (A8)."""
    scales = state.artefact_with(owner, e.SURCHARGE)
    if scales == d.NONE or not state.are_enemies(buyer, owner):
        return 0
    return state.faces.price[face] * state.faces.effect_of(scales, e.SURCHARGE).value(1) // 100


@final
class Buy(SignoriMove):
    """Buy a card of any market into the hand, known to all (SM-1).

    Its place stays empty until the owner's final phase (SM-2). A variant is owner * FACES + face.
    """

    def __init__(self, names: Names) -> None:
        super().__init__("buy", d.SEATS * d.FACES, names)

    def exists(self, variant: i64) -> bool:
        return variant // d.FACES < self.seats and variant % d.FACES < self.faces.first_plunder

    def cost(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        return price_for(state, seat, variant // d.FACES, variant % d.FACES)

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if not state.holds(state.zone_of(d.MARKET, variant // d.FACES), variant % d.FACES):
            return d.NOT_IN_MARKET
        return LEGAL if state.can_pay(seat, self.cost(state, seat, variant)) else d.CANNOT_PAY

    def append_from(self, state: SignoriState, seat: i64, owner: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the cards of one market that the seat can buy."""
        market = state.zone_of(d.MARKET, owner)
        before: i64 = -1
        for place in range(state.size(market)):
            face = state.card_in(market, place)
            if face != before and state.can_pay(seat, price_for(state, seat, owner, face)):
                buffer[total] = self.first + owner * d.FACES + face
                total += 1
            before = face
        return total

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        owner = variant // d.FACES
        face = variant % d.FACES
        price = price_for(state, seat, owner, face)
        extra = surcharge(state, seat, owner, face)
        state.remove(state.zone_of(d.MARKET, owner), face)
        state.add_to_hand(seat, face)
        state.emit(d.BOUGHT, seat, face, owner, price)
        state.change_pool(seat % 2, -price)
        state.change_pool(owner % 2, price if state.options.market_pays_owner else extra)

    def things(self, variant: int) -> Things:
        owner, face = divmod(variant, d.FACES)
        return [("verb", "buy"), ("owner", self.names.seats[owner]), ("card", self.names.cards[face])]


# ---- mates ---------------------------------------------------------------------------------------


def stays_on_field(category: i64) -> bool:
    """Return whether cards of this category stay on a field, where a mate can get them (SY-1)."""
    return category in (e.CREATURE, e.ROLE, e.ARTEFACT, e.BLESSING)


@final
class Share(SignoriMove):
    """Put a card with Condivisione on a mate's field, for its price (SY-1): face * SEATS + mate."""

    def __init__(self, names: Names) -> None:
        super().__init__("share", d.FACES * d.SEATS, names)

    def exists(self, variant: i64) -> bool:
        return variant // d.SEATS < self.faces.first_plunder and variant % d.SEATS < self.seats

    def cost(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        return self.faces.price[variant // d.SEATS]

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        face = variant // d.SEATS
        mate = variant % d.SEATS
        if not state.in_hand(seat, face):
            return d.NOT_IN_HAND
        if not state.are_mates(seat, mate):
            return d.NOT_A_MATE
        refusal = own_turn_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        category = self.faces.category[face]
        if self.faces.shared[face] == 0 or not stays_on_field(category):
            return d.NOT_SHAREABLE
        if state.cells[d.LOCK] == 1 and category >= e.GEAR:
            return d.LOCKED
        if not state.can_pay(seat, self.faces.price[face]):
            return d.CANNOT_PAY
        if category == e.CREATURE:
            return LEGAL if self.faces.level[face] <= state.max_creature_level(mate) else d.MATE_CANNOT
        if category == e.ROLE:
            return LEGAL  # SR-7: it may replace a role
        if category == e.ARTEFACT:  # only the mate may choose which to replace
            return LEGAL if state.has_artefact_room(mate) else d.MATE_CANNOT
        return blessing_refusal(state, seat, face, mate)

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        if own_turn_refusal(state, seat) != LEGAL:
            return total
        hand = state.zone_of(d.HAND, seat)
        before: i64 = -1
        for place in range(state.size(hand)):
            face = state.card_in(hand, place)
            if face != before and self.faces.shared[face] == 1:
                for step in range(2, state.layout.seats, 2):
                    variant = face * d.SEATS + state.seat_after(seat, step)
                    if self.refusal(state, seat, variant) == LEGAL:
                        buffer[total] = self.first + variant
                        total += 1
            before = face
        return total

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        face = variant // d.SEATS
        mate = variant % d.SEATS
        state.remove(state.zone_of(d.HAND, seat), face)
        state.change_pool(seat % 2, -self.faces.price[face])
        state.emit(d.SHARED, seat, face, mate)
        category = self.faces.category[face]
        if category == e.CREATURE:
            state.put(state.zone_of(d.UP, mate), face)
        elif category == e.ROLE:
            replace_role(state, mate, face)
        elif category == e.ARTEFACT:
            lay_artefact(state, mate, face)
        else:
            bless(state, mate, face)
        begin_finale(state, seat, face)

    def things(self, variant: int) -> Things:
        face, mate = divmod(variant, d.SEATS)
        return [("verb", "share"), ("card", self.names.cards[face]), ("mate", self.names.seats[mate])]


class GiveCreature(SignoriMove):
    """Give a face-up creature to a mate whose role can keep it (SC-5, SR-3): kind * SEATS + mate."""

    def __init__(self, name: str, names: Names, shown_as: str) -> None:
        super().__init__(name, d.KINDS * d.SEATS, names)
        self.shown_as = shown_as

    def exists(self, variant: i64) -> bool:
        return variant // d.SEATS < self.faces.kinds and variant % d.SEATS < self.seats

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        kind = variant // d.SEATS
        mate = variant % d.SEATS
        if not state.are_mates(seat, mate):
            return d.NOT_A_MATE
        if not creature_exists(state, seat, d.FACE_UP, kind):
            return d.NO_SUCH_TARGET
        if self.faces.level[self.faces.face_of_kind[kind]] > state.max_creature_level(mate):
            return d.MATE_CANNOT
        return LEGAL if state.can_pay(seat, self.cost(state, seat, variant)) else d.CANNOT_PAY

    def append_to(self, state: SignoriState, seat: i64, mate: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the creatures that the seat can give to one mate."""
        end = append_creatures(state, seat, d.FACE_UP, 0, buffer, total)
        for place in range(total, end):
            variant = buffer[place] * d.SEATS + mate
            if self.refusal(state, seat, variant) == LEGAL:
                buffer[total] = self.first + variant
                total += 1
        return total

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        for step in range(2, state.layout.seats, 2):
            total = self.append_to(state, seat, state.seat_after(seat, step), buffer, total)
        return total

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        mate = variant % d.SEATS
        state.change_pool(seat % 2, -self.cost(state, seat, variant))
        face = transfer_creature(state, seat, d.FACE_UP, variant // d.SEATS, mate)
        state.emit(d.SUPPORTED, seat, face, mate)

    def things(self, variant: int) -> Things:
        kind, mate = divmod(variant, d.SEATS)
        creature = self.names.creature(d.FACE_UP, kind)[1]
        return [("verb", self.name), (self.shown_as, creature), ("mate", self.names.seats[mate])]


@final
class Support(GiveCreature):
    """Give a creature to a mate in a main phase, for its price of support (SY-4)."""

    def cost(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if state.role_has(seat, e.FREE_SUPPORT):
            return 0
        return self.faces.support[self.faces.face_of_kind[variant // d.SEATS]]


@final
class Send(GiveCreature):
    """Send a creature to a mate through the portal (I12)."""


@final
class PortalHome(OwnCreature):
    """Return a creature to the hand through the portal (I12); only without mates, and at most two."""

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        return d.NOT_NOW if state.team_size() > 1 or state.note() == 0 else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        mark: i64 = EVERYBODY
        if self.position != d.FACE_UP:
            mark = state.mark_in(state.zone_of(d.DOWN, seat), variant)
        face = take_creature(state, seat, self.position, variant)
        state.put_marked(state.zone_of(d.HAND, seat), face, mark)
        state.emit(d.RETURNED, seat, face if self.position == d.FACE_UP else d.NONE)
        state.set_note(state.note() - 1)


# ---- the final phase -----------------------------------------------------------------------------


@final
class Exchange(SignoriMove):
    """Exchange a card with the own market, until an empty place is filled (ST-5): given * FACES + taken.

    The card taken lies apart, face up, and is not playable this turn.
    """

    def __init__(self, names: Names) -> None:
        super().__init__("exchange", d.FACES * d.FACES, names)

    def exists(self, variant: i64) -> bool:
        playing = self.faces.first_plunder
        return variant // d.FACES < playing and variant % d.FACES < playing

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        return d.FILLING_BEGUN if state.note() == 1 else LEGAL

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        refusal = self.general_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        if not state.holds(state.zone_of(d.HAND, seat), variant // d.FACES):
            return d.NOT_IN_HAND
        return LEGAL if state.holds(state.zone_of(d.MARKET, seat), variant % d.FACES) else d.NOT_IN_MARKET

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        if self.general_refusal(state, seat) != LEGAL:
            return total
        hand = state.zone_of(d.HAND, seat)
        market = state.zone_of(d.MARKET, seat)
        given: i64 = -1
        for place in range(state.size(hand)):
            if state.card_in(hand, place) == given:
                continue
            given = state.card_in(hand, place)
            taken: i64 = -1
            for k in range(state.size(market)):
                if state.card_in(market, k) != taken:
                    taken = state.card_in(market, k)
                    buffer[total] = self.first + given * d.FACES + taken
                    total += 1
        return total

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        given = variant // d.FACES
        taken = variant % d.FACES
        state.remove(state.zone_of(d.HAND, seat), given)
        state.remove(state.zone_of(d.MARKET, seat), taken)
        state.put(state.zone_of(d.MARKET, seat), given)
        state.put(state.zone_of(d.TAKEN, seat), taken)
        state.emit(d.EXCHANGED, seat, given, taken)

    def things(self, variant: int) -> Things:
        given, taken = divmod(variant, d.FACES)
        return [("verb", "exchange"), ("card", self.names.cards[given]), ("taken", self.names.cards[taken])]


class OwnCard(CardMove):
    """Lay down a card that is in hand or was just taken; what cannot be played can still be laid down."""

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if not state.in_hand(seat, variant) and not state.holds(state.zone_of(d.TAKEN, seat), variant):
            return self.absent
        return self.general_refusal(state, seat)

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        if self.general_refusal(state, seat) != LEGAL:
            return total
        hand = state.zone_of(d.HAND, seat)
        total = self.append_faces(state, seat, hand, buffer, total)
        end = self.append_faces(state, seat, state.zone_of(d.TAKEN, seat), buffer, total)
        for place in range(total, end):
            if not state.holds(hand, buffer[place] - self.first):
                buffer[total] = buffer[place]
                total += 1
        return total

    def take(self, state: SignoriState, seat: i64, face: i64) -> None:
        """Remove a card from the hand, or from the cards just taken."""
        hand = state.zone_of(d.HAND, seat)
        state.remove(hand if state.holds(hand, face) else state.zone_of(d.TAKEN, seat), face)


@final
class Lay(OwnCard):
    """Lay a card in the own market: sealed in the set-up (SP-2), in an empty place at the end (ST-6)."""

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        sealing = state.decision_kind() == d.ASK_SEAL
        free = state.size(state.zone_of(d.MARKET, seat)) < d.MARKET_PLACES
        return LEGAL if sealing or free else d.MARKET_FULL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        self.take(state, seat, variant)
        if state.decision_kind() == d.ASK_SEAL:
            state.seal_card(seat, variant)
            return
        state.set_note(1)
        state.put(state.zone_of(d.MARKET, seat), variant)
        state.emit(d.LAID, seat, variant)


@final
class Discard(OwnCard):
    """Discard a surplus card, once the market is full (ST-6)."""

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        if state.hand_size(seat) <= d.HAND_LIMIT:
            return d.HAND_IS_FINE
        full = state.is_market_full(seat)
        return LEGAL if full else d.FILL_MARKET_FIRST

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.set_note(1)
        self.take(state, seat, variant)
        state.discard(seat, variant)


@final
class EndTurn(SignoriMove):
    """End the turn, with at most five cards (ST-6)."""

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if state.hand_size(seat) <= d.HAND_LIMIT:
            return LEGAL
        full = state.is_market_full(seat)
        return d.TOO_MANY_CARDS if full else d.FILL_MARKET_FIRST

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.end_turn(seat)

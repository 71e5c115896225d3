"""Shapes of the actions of I Signori dei Draghi: one variant per card, own creature or enemy creature.

A shape says which variants exist, which things they consist of and how the legal ones are listed; the moves
built on it add their rules. `general_refusal` is the part of a refusal that is the same for all variants.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.signori.rules.card_effects import SignoriFaces
from dragonhall.games.signori.rules.creatures import creature_exists
from dragonhall.games.signori.rules.declaration import (
    DOWN,
    FACE_UP,
    FACES,
    HAND,
    KINDS,
    NO_SUCH_TARGET,
    NOT_AN_OPPONENT,
    SEATS,
    SLOTS,
    UP,
)
from dragonhall.games.signori.rules.state import SignoriState


@final
class Names:
    """The names of the things that actions consist of."""

    def __init__(self, faces: SignoriFaces, cards: list[str], seats: list[str]) -> None:
        self.faces = faces
        self.cards = cards
        self.seats = seats

    def creature(self, position: int, index: int) -> tuple[str, str]:
        """Return the thing of a creature: its kind if it is face up, else its slot, counted from 1."""
        if position == FACE_UP:
            return ("creature", self.cards[int(self.faces.face_of_kind[index])])
        return ("slot", f"down-{index + 1}")


class SignoriMove(Move[SignoriState]):
    """A kind of action of this game."""

    def __init__(self, name: str, count: int, names: Names) -> None:
        super().__init__(name, count)
        self.names = names
        self.faces = names.faces
        self.seats: i64 = len(names.seats)

    def cost(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        """Return the Iros that the action costs now (SF-4)."""
        return 0

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        """Return LEGAL, or the reason why the seat can take none of these actions now."""
        return LEGAL


class CardMove(SignoriMove):
    """One variant for each face: a card of one zone. Other cards have the refusal `absent`."""

    def __init__(self, name: str, names: Names, absent: int) -> None:
        super().__init__(name, FACES, names)
        self.absent: i64 = absent

    def zone(self, state: SignoriState, seat: i64) -> i64:
        return state.zone_of(HAND, seat)

    def exists(self, variant: i64) -> bool:
        return variant < self.faces.first_plunder

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        refusal = self.general_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        return LEGAL if state.holds(self.zone(state, seat), variant) else self.absent

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        if self.general_refusal(state, seat) != LEGAL:
            return total
        return self.append_faces(state, seat, self.zone(state, seat), buffer, total)

    def things(self, variant: int) -> Things:
        return [("verb", self.name), ("card", self.names.cards[variant])]


class OwnCreature(SignoriMove):
    """One variant for each kind (face up) or slot (face down): a creature of one field."""

    def __init__(self, name: str, names: Names, position: int) -> None:
        super().__init__(name, KINDS if position == FACE_UP else SLOTS, names)
        self.position: i64 = position

    def owner(self, state: SignoriState, seat: i64) -> i64:
        return seat

    def exists(self, variant: i64) -> bool:
        return self.position != FACE_UP or variant < self.faces.kinds

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        refusal = self.general_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        exists = creature_exists(state, self.owner(state, seat), self.position, variant)
        return LEGAL if exists else NO_SUCH_TARGET

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        if self.general_refusal(state, seat) != LEGAL:
            return total
        owner = self.owner(state, seat)
        return append_creatures(state, owner, self.position, self.first, buffer, total)

    def things(self, variant: int) -> Things:
        return [("verb", self.name), self.names.creature(int(self.position), variant)]


class EnemyCreature(SignoriMove):
    """One variant for each seat and kind (face up) or slot (face down): a creature of an opponent."""

    def __init__(self, name: str, names: Names, position: int) -> None:
        self.width: i64 = KINDS if position == FACE_UP else SLOTS
        super().__init__(name, SEATS * int(self.width), names)
        self.position: i64 = position

    def creature_refusal(self, state: SignoriState, seat: i64, victim: i64, index: i64) -> i64:
        """Return LEGAL, or the reason why this creature of an opponent cannot be chosen."""
        return LEGAL

    def exists(self, variant: i64) -> bool:
        if variant // self.width >= self.seats:
            return False
        return self.position != FACE_UP or variant % self.width < self.faces.kinds

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        refusal = self.general_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        victim = variant // self.width
        index = variant % self.width
        if not state.are_enemies(seat, victim):
            return NOT_AN_OPPONENT
        if not creature_exists(state, victim, self.position, index):
            return NO_SUCH_TARGET
        return self.creature_refusal(state, seat, victim, index)

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        if self.general_refusal(state, seat) != LEGAL:
            return total
        for step in range(1, state.layout.seats, 2):
            victim = state.seat_after(seat, step)
            end = append_creatures(state, victim, self.position, 0, buffer, total)
            for place in range(total, end):
                index = buffer[place]
                if self.creature_refusal(state, seat, victim, index) == LEGAL:
                    buffer[total] = self.first + victim * self.width + index
                    total += 1
        return total

    def things(self, variant: int) -> Things:
        victim, index = divmod(variant, int(self.width))
        creature = self.names.creature(int(self.position), index)
        return [("verb", self.name), ("victim", self.names.seats[victim]), creature]


def append_creatures(
    state: SignoriState, owner: i64, position: i64, first: i64, buffer: vec[i64], total: i64
) -> i64:
    """Append `first` plus the kind or slot of every creature of a field; return the new total."""
    zone = state.zone_of(UP if position == FACE_UP else DOWN, owner)
    before: i64 = -1
    for place in range(state.size(zone)):
        face = state.card_in(zone, place)
        if position != FACE_UP or face != before:
            buffer[total] = first + (state.faces.kind_of[face] if position == FACE_UP else place)
            total += 1
        before = face
    return total

"""Responses to attacks: which cards stop which attacks (AT-3, AT-4, AT-7, AT-8, TD-3, TW-5, KW-5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.drako.rules.declaration import (
    ANSWER,
    ASK_SECOND_CARD,
    ATTACK_ANSWERED,
    ATTACK_OF_NOTHING,
    ATTACKS,
    BERSERKER_UNDEFENDED,
    BLOCKED,
    DEFENCE_TOO_SMALL,
    FACES,
    HAND,
    MAX_ATTACKS,
    NETTED_TROLL_ROCKS,
    NO_DEFENCE_ON_CARD,
    NO_ROCK,
    NO_SUCH_ATTACK,
    NOT_IN_HAND,
    OPEN,
    ROCKS,
    SAME_ATTACK_AGAIN,
    STOPPED,
    TARGET,
    TWO_CARDS_NEEDED,
    VALUE,
)
from dragonhall.games.drako.rules.matchup import MatchUp
from dragonhall.games.drako.rules.state import DrakoState

# One or two of at most three attacks that a card stops: as bits, their number, their names.
COMBINATIONS: Final = 6
COMBINATION_BITS: Final = vec[i64]([1, 2, 4, 3, 5, 6])
COMBINATION_SIZE: Final = vec[i64]([1, 1, 1, 2, 2, 2])
COMBINATION_NAMES: Final = (("1",), ("2",), ("3",), ("1", "2"), ("1", "3"), ("2", "3"))
ATTACK_BIT: Final = vec[i64]([1, 2, 4])


@final
class Block(Move[DrakoState]):
    """Stop attacks with a card. Variants: face * COMBINATIONS + combination of attacks.

    Where two cards are needed (KW-5), the second one is a decision of its own, with the same actions.
    """

    def __init__(self, matchup: MatchUp, faces: list[str]) -> None:
        super().__init__("block", FACES * COMBINATIONS)
        self.matchup = matchup
        self.faces = faces

    def exists(self, variant: i64) -> bool:
        return variant // COMBINATIONS < len(self.faces)

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        face = variant // COMBINATIONS
        combination = variant % COMBINATIONS
        if not state.holds(state.zone_of(HAND, seat), face):
            return NOT_IN_HAND
        if self.matchup.stops[face] == 0:
            return NO_DEFENCE_ON_CARD
        if state.asks(ASK_SECOND_CARD):
            same = COMBINATION_BITS[combination] == ATTACK_BIT[state.note()]
            return LEGAL if same else SAME_ATTACK_AGAIN
        if COMBINATION_SIZE[combination] > self.matchup.stops[face]:
            return DEFENCE_TOO_SMALL
        rocks = self.matchup.rock_cost[face]
        if rocks > state.cells[ROCKS]:
            return NO_ROCK
        for attack in range(i64(MAX_ATTACKS)):
            if COMBINATION_BITS[combination] & ATTACK_BIT[attack] != 0:
                refusal = stop_refusal(state, rocks, attack)
                if refusal != LEGAL:
                    return refusal
        if self.needs_two_cards(seat) and self.defences_in_hand(state, seat) < 2:
            return TWO_CARDS_NEEDED
        return LEGAL

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the combinations of the defences in the hand only."""
        zone = state.zone_of(HAND, seat)
        before: i64 = -1
        for place in range(state.size(zone)):
            face = state.card_in(zone, place)
            if face != before and self.matchup.stops[face] > 0:
                for variant in range(face * COMBINATIONS, (face + 1) * COMBINATIONS):
                    if self.refusal(state, seat, variant) == LEGAL:
                        buffer[total] = self.first + variant
                        total += 1
            before = face
        return total

    def needs_two_cards(self, seat: i64) -> bool:
        """Return whether a defence takes two cards: dwarves against knights (KW-5)."""
        return seat == self.matchup.dwarves_seat and self.matchup.knights_seat >= 0

    def defences_in_hand(self, state: DrakoState, seat: i64) -> i64:
        zone = state.zone_of(HAND, seat)
        total: i64 = 0
        for place in range(state.size(zone)):
            if self.matchup.stops[state.card_in(zone, place)] > 0:
                total += 1
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        """Play the card. A defence stops an attack completely (AT-4)."""
        face = variant // COMBINATIONS
        combination = variant % COMBINATIONS
        state.discard(seat, face)
        state.emit(BLOCKED, seat, face, COMBINATION_BITS[combination])
        if state.asks(ASK_SECOND_CARD):
            state.pop_decision()
        elif self.needs_two_cards(seat):
            state.push_decision(ASK_SECOND_CARD, seat, combination)
            return
        else:
            state.spend_rocks(self.matchup.rock_cost[face])
        for attack in range(i64(MAX_ATTACKS)):
            if COMBINATION_BITS[combination] & ATTACK_BIT[attack] != 0:
                state.cells[ANSWER + attack] = STOPPED
        state.end_answer_if_all_stopped()

    def things(self, variant: int) -> Things:
        face, combination = divmod(variant, COMBINATIONS)
        attacks = [("attack", attack) for attack in COMBINATION_NAMES[combination]]
        return [("verb", "block"), ("card", self.faces[face]), *attacks]


def stop_refusal(state: DrakoState, rocks: i64, attack: i64) -> i64:
    """Return LEGAL, or why a defence with this cost in rocks cannot stop this attack."""
    cells = state.cells
    if attack >= cells[ATTACKS]:
        return NO_SUCH_ATTACK
    if cells[VALUE + attack] == 0:
        return ATTACK_OF_NOTHING
    if cells[ANSWER + attack] != OPEN:
        return ATTACK_ANSWERED
    target = cells[TARGET + attack]
    if target == state.matchup.berserker and state.matchup.dragon_seat >= 0:
        return BERSERKER_UNDEFENDED  # TD-3
    if rocks > 0 and state.netted(target):
        return NETTED_TROLL_ROCKS  # TW-5
    return LEGAL

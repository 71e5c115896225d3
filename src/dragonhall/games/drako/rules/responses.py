"""Responses to attacks: which cards stop which attacks (AT-3, AT-4, AT-7, AT-8, TD-3, TW-5, KW-5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import COUNTS
from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.board_state import BoardState
from dragonhall.games.drako.rules.card_state import DrakoFaces
from dragonhall.games.drako.rules.constants import (
    ACCEPT,
    ANSWER,
    ASK_SECOND_CARD,
    ATTACKS,
    BLOCK,
    BLOCKED,
    COMBINATIONS,
    EVADE,
    HAND,
    MAX_ATTACKS,
    OPEN,
    ROCKS,
    STOPPED,
    TARGET,
    VALUE,
    ZONES_PER_SEAT,
)
from dragonhall.games.drako.rules.knights import evasion_refusal
from dragonhall.games.drako.rules.refusals import (
    ATTACK_ANSWERED,
    ATTACK_OF_NOTHING,
    BERSERKER_UNDEFENDED,
    DEFENCE_TOO_SMALL,
    NETTED_TROLL_ROCKS,
    NO_DEFENCE_ON_CARD,
    NO_ROCK,
    NO_SUCH_ATTACK,
    NOT_IN_HAND,
    SAME_ATTACK_AGAIN,
    TWO_CARDS_NEEDED,
)

# For each combination, its attacks as bits and their number.
COMBINATION_BITS: Final = vec[i64]([1, 2, 4, 3, 5, 6])
COMBINATION_SIZE: Final = vec[i64]([1, 1, 1, 2, 2, 2])
ATTACK_BIT: Final = vec[i64]([1, 2, 4])
COMBINATION_NAMES: Final = (("1",), ("2",), ("3",), ("1", "2"), ("1", "3"), ("2", "3"))


def block_refusal(state: BoardState, faces: DrakoFaces, seat: i64, face: i64, combination: i64) -> i64:
    """Return LEGAL, or why this card cannot stop these attacks."""
    if not state.holds(state.zone_of(HAND, seat), face):
        return NOT_IN_HAND
    if faces.stops[face] == 0:
        return NO_DEFENCE_ON_CARD
    if COMBINATION_SIZE[combination] > faces.stops[face]:
        return DEFENCE_TOO_SMALL
    if faces.rocks[face] > state.cells[ROCKS]:
        return NO_ROCK
    attack: i64 = 0
    while attack < MAX_ATTACKS:
        if COMBINATION_BITS[combination] & ATTACK_BIT[attack] != 0:
            refusal = stop_refusal(state, faces.rocks[face], attack)
            if refusal != LEGAL:
                return refusal
        attack += 1
    if needs_two_cards(state, seat) and defences_in_hand(state, faces, seat) < 2:
        return TWO_CARDS_NEEDED
    return LEGAL


def stop_refusal(state: BoardState, rocks: i64, attack: i64) -> i64:
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


def needs_two_cards(state: BoardState, seat: i64) -> bool:
    """Return whether a defence takes two cards: dwarves against knights (KW-5)."""
    return seat == state.matchup.dwarves_seat and state.matchup.knights_seat >= 0


def defences_in_hand(state: BoardState, faces: DrakoFaces, seat: i64) -> i64:
    zone = state.zone_of(HAND, seat)
    total: i64 = 0
    k: i64 = 0
    while k < state.size(zone):
        if faces.stops[state.card_in(zone, k)] > 0:
            total += 1
        k += 1
    return total


def second_card_refusal(
    state: BoardState, faces: DrakoFaces, seat: i64, face: i64, combination: i64, attack: i64
) -> i64:
    """Return LEGAL, or why this is not a second card for the same attack (KW-5)."""
    if not state.holds(state.zone_of(HAND, seat), face):
        return NOT_IN_HAND
    if faces.stops[face] == 0:
        return NO_DEFENCE_ON_CARD
    return LEGAL if COMBINATION_BITS[combination] == ATTACK_BIT[attack] else SAME_ATTACK_AGAIN


def write_responses(state: BoardState, faces: DrakoFaces, seat: i64, buffer: vec[i64]) -> i64:
    total: i64 = 0
    k = state.layout.base[HAND + seat * ZONES_PER_SEAT]
    end = k + state.cells[COUNTS + HAND + seat * ZONES_PER_SEAT]
    before: i64 = -1
    while k < end:
        face = i64(state.cards[k])
        if face != before and faces.stops[face] > 0:
            combination: i64 = 0
            while combination < COMBINATIONS:
                if block_refusal(state, faces, seat, face, combination) == LEGAL:
                    buffer[total] = BLOCK + face * COMBINATIONS + combination
                    total += 1
                combination += 1
        before = face
        k += 1
    attack: i64 = 0
    while attack < state.cells[ATTACKS]:
        if seat == state.matchup.knights_seat and evasion_refusal(state, attack) == LEGAL:
            buffer[total] = EVADE + attack
            total += 1
        attack += 1
    buffer[total] = ACCEPT
    return total + 1


def write_second_cards(state: BoardState, faces: DrakoFaces, seat: i64, attack: i64, buffer: vec[i64]) -> i64:
    total: i64 = 0
    k = state.layout.base[HAND + seat * ZONES_PER_SEAT]
    end = k + state.cells[COUNTS + HAND + seat * ZONES_PER_SEAT]
    before: i64 = -1
    while k < end:
        face = i64(state.cards[k])
        if face != before and faces.stops[face] > 0:
            buffer[total] = (
                BLOCK + face * COMBINATIONS + attack
            )  # the first three combinations are single attacks
            total += 1
        before = face
        k += 1
    return total


def block(state: BoardState, faces: DrakoFaces, seat: i64, face: i64, combination: i64) -> None:
    """Play the first card of a defence; it is the only one unless two are needed."""
    state.discard(seat, face)
    state.emit(BLOCKED, seat, face, COMBINATION_BITS[combination], 0)
    if needs_two_cards(state, seat):
        state.push_decision(ASK_SECOND_CARD, seat, combination, 0)
        return
    state.spend_rocks(faces.rocks[face])
    stop_attacks(state, combination)


def block_with_second_card(state: BoardState, seat: i64, face: i64, combination: i64) -> None:
    state.discard(seat, face)
    state.emit(BLOCKED, seat, face, COMBINATION_BITS[combination], 0)
    stop_attacks(state, combination)


def stop_attacks(state: BoardState, combination: i64) -> None:
    """Mark the attacks of a combination as stopped; a defence stops an attack completely (AT-4)."""
    attack: i64 = 0
    while attack < MAX_ATTACKS:
        if COMBINATION_BITS[combination] & ATTACK_BIT[attack] != 0:
            state.cells[ANSWER + attack] = STOPPED
        attack += 1

"""Responses to attacks: which cards stop which declared attacks (AT-3, AT-4, AT-7, AT-8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import COUNTS
from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.action_codes import ACCEPT, ASK_SECOND_CARD, BLOCK, COMBINATIONS, EVADE
from dragonhall.games.drako.rules.board_state import (
    ANSWER,
    ATTACKS,
    BLOCKED,
    HAND,
    MOST_ATTACKS,
    OPEN,
    ROCKS,
    STOPPED,
    TARGET,
    VALUE,
    ZONES_PER_SEAT,
    BoardState,
)
from dragonhall.games.drako.rules.knights import refused_evasion
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
from dragonhall.games.drako.rules.symbols import Faces

# For each combination, its attacks as bits and their number.
ATTACK_BITS: Final = vec[i64]([1, 2, 4, 3, 5, 6])
ATTACKS_NAMED: Final = vec[i64]([1, 1, 1, 2, 2, 2])
BIT: Final = vec[i64]([1, 2, 4])
COMBINATION_NAMES: Final = (("1",), ("2",), ("3",), ("1", "2"), ("1", "3"), ("2", "3"))


def refused_block(p: BoardState, faces: Faces, seat: i64, face: i64, combination: i64) -> i64:
    """Return LEGAL, or why this card cannot stop these attacks."""
    if not p.holds(p.zone(HAND, seat), face):
        return NOT_IN_HAND
    if faces.stops[face] == 0:
        return NO_DEFENCE_ON_CARD
    if ATTACKS_NAMED[combination] > faces.stops[face]:
        return DEFENCE_TOO_SMALL
    if faces.rocks[face] > p.cells[ROCKS]:
        return NO_ROCK
    attack: i64 = 0
    while attack < MOST_ATTACKS:
        if ATTACK_BITS[combination] & BIT[attack] != 0:
            refused = refused_stop(p, faces.rocks[face], attack)
            if refused != LEGAL:
                return refused
        attack += 1
    if needs_two_cards(p, seat) and defences_in_hand(p, faces, seat) < 2:
        return TWO_CARDS_NEEDED
    return LEGAL


def refused_stop(p: BoardState, rocks: i64, attack: i64) -> i64:
    """Return LEGAL, or why a defence with this cost in rocks cannot stop this attack."""
    cells = p.cells
    if attack >= cells[ATTACKS]:
        return NO_SUCH_ATTACK
    if cells[VALUE + attack] == 0:
        return ATTACK_OF_NOTHING
    if cells[ANSWER + attack] != OPEN:
        return ATTACK_ANSWERED
    target = cells[TARGET + attack]
    if target == p.board.berserker and p.board.dragons >= 0:
        return BERSERKER_UNDEFENDED  # TD-3
    if rocks > 0 and p.netted(target):
        return NETTED_TROLL_ROCKS  # TW-5
    return LEGAL


def needs_two_cards(p: BoardState, seat: i64) -> bool:
    """Return whether a defence takes two cards: dwarves against knights (KW-5)."""
    return seat == p.board.dwarves and p.board.knights >= 0


def defences_in_hand(p: BoardState, faces: Faces, seat: i64) -> i64:
    zone = p.zone(HAND, seat)
    total: i64 = 0
    k: i64 = 0
    while k < p.size(zone):
        if faces.stops[p.card_in(zone, k)] > 0:
            total += 1
        k += 1
    return total


def refused_second_card(
    p: BoardState, faces: Faces, seat: i64, face: i64, combination: i64, attack: i64
) -> i64:
    """Return LEGAL, or why this is not a second card for the same attack (KW-5)."""
    if not p.holds(p.zone(HAND, seat), face):
        return NOT_IN_HAND
    if faces.stops[face] == 0:
        return NO_DEFENCE_ON_CARD
    return LEGAL if ATTACK_BITS[combination] == BIT[attack] else SAME_ATTACK_AGAIN


def fill_answers(p: BoardState, faces: Faces, seat: i64, buffer: vec[i64]) -> i64:
    total: i64 = 0
    k = p.layout.base[HAND + seat * ZONES_PER_SEAT]
    end = k + p.cells[COUNTS + HAND + seat * ZONES_PER_SEAT]
    before: i64 = -1
    while k < end:
        face = i64(p.cards[k])
        if face != before and faces.stops[face] > 0:
            combination: i64 = 0
            while combination < COMBINATIONS:
                if refused_block(p, faces, seat, face, combination) == LEGAL:
                    buffer[total] = BLOCK + face * COMBINATIONS + combination
                    total += 1
                combination += 1
        before = face
        k += 1
    attack: i64 = 0
    while attack < p.cells[ATTACKS]:
        if seat == p.board.knights and refused_evasion(p, attack) == LEGAL:
            buffer[total] = EVADE + attack
            total += 1
        attack += 1
    buffer[total] = ACCEPT
    return total + 1


def fill_second_card(p: BoardState, faces: Faces, seat: i64, attack: i64, buffer: vec[i64]) -> i64:
    total: i64 = 0
    k = p.layout.base[HAND + seat * ZONES_PER_SEAT]
    end = k + p.cells[COUNTS + HAND + seat * ZONES_PER_SEAT]
    before: i64 = -1
    while k < end:
        face = i64(p.cards[k])
        if face != before and faces.stops[face] > 0:
            buffer[total] = (
                BLOCK + face * COMBINATIONS + attack
            )  # the first three combinations are single attacks
            total += 1
        before = face
        k += 1
    return total


def block(p: BoardState, faces: Faces, seat: i64, face: i64, combination: i64) -> None:
    """Play the first card of a defence; it is the only one unless two are needed."""
    p.discard(seat, face)
    p.tell(BLOCKED, seat, face, ATTACK_BITS[combination], 0)
    if needs_two_cards(p, seat):
        p.push_decision(ASK_SECOND_CARD, seat, combination, 0)
        return
    p.spend_rocks(faces.rocks[face])
    stop(p, combination)


def block_with_second_card(p: BoardState, seat: i64, face: i64, combination: i64) -> None:
    p.discard(seat, face)
    p.tell(BLOCKED, seat, face, ATTACK_BITS[combination], 0)
    stop(p, combination)


def stop(p: BoardState, combination: i64) -> None:
    """Mark the attacks of a combination as stopped; a defence stops an attack completely (AT-4)."""
    attack: i64 = 0
    while attack < MOST_ATTACKS:
        if ATTACK_BITS[combination] & BIT[attack] != 0:
            p.cells[ANSWER + attack] = STOPPED
        attack += 1

"""Static evaluation of a Drako position for bots: figures, expected wounds, cards, and distance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.games.drako.rules.board_state import (
    ANSWER,
    AREA,
    AREAS,
    ATTACKS,
    DECK,
    EVASION,
    FURY,
    HAND,
    HAND_LIMIT,
    HEX,
    LAID_ON,
    OPEN,
    PER_SIDE,
    ROCKS,
    TARGET,
    TO_PLACE,
    VALUE,
    WOUNDS,
    BoardState,
    Figures,
    side_of,
)
from dragonhall.games.drako.rules.card_state import OPENING_HAND, CardState
from dragonhall.games.drako.rules.hexes import DISTANCE, HEXES, OFF_BOARD

KNIGHTS: Final = 0
TROLLS: Final = 1
DRAGON: Final = 2
DWARVES: Final = 3

# Weights by faction, in the order above; 40 units are odds of about three to one. Rounded from logistic fits
# to the results of 6,200 games of greedy bots. The best weights differ by match-up; these are
# closest to knights-trolls and dragon-dwarves. Method and effect: docs/strength.md.
FIGURE: Final = vec[i64]([24, 12, 0, 16])
SPACE: Final = vec[i64]([10, 13, 30, 9])  # a wound space that is not covered
ABILITY: Final = vec[i64]([8, 18, 12, 8])
TOKEN: Final = vec[i64]([30, 0, 0, 12])  # evasion, fury
CARD: Final = vec[i64]([9, 14, 6, 14])  # in hand
STOCK: Final = vec[i64]([9, 12, 5, 10])  # in the deck
NETTED: Final = 12
ROCK: Final = 1
ENDLESS_CARD: Final = 3  # in hand, if decks can be rebuilt without limit: a card is worth half an action
DEED: Final = 1  # bonus for each different card in hand that is not a defence
STEP: Final = 4  # per hex closer to the enemy, for a side that must attack
LANDS: Final = 8  # expected tenths of declared wounds that are not stopped
FAR: Final = 9
APART: Final = 3  # typical distance to the nearest enemy at the start


def looks(p: CardState, seat: i64) -> float:
    """Return the evaluation for a seat: larger is better, about 0 at the start."""
    edge = standing(p, 0) - standing(p, 1) - p.board.opening_edge
    return float(edge if seat == 0 else -edge)


def opening_edge(board: Figures, cards: list[int]) -> int:
    """Return the evaluation of the first side minus that of the second before the first action.

    It is subtracted from every evaluation: the packs are balanced, so unequal material at the start does not
    predict the winner. Only changes count.
    """
    return int(opening_worth(board, 0, cards[0]) - opening_worth(board, 1, cards[1]))


def opening_worth(board: Figures, seat: i64, cards: i64) -> i64:
    """Return what `standing` gives for a side at the start, computed from the pack."""
    faction = faction_of(board, seat)
    total = card_worth(board, faction) * OPENING_HAND
    if decks_run_out(board):
        total += STOCK[faction] * (cards - OPENING_HAND)
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if board.filled[figure] != 0:
            total += FIGURE[faction] + SPACE[faction] * board.spaces[figure]
            if board.ability[figure] > 0:
                total += ABILITY[faction]
            if hurries(board, seat):
                total -= STEP * APART
        figure += 1
    if seat == board.dragons:
        area: i64 = 0
        while area < AREAS:
            total += SPACE[DRAGON] * board.area[area] + ABILITY[DRAGON]
            area += 1
    if seat == board.trolls:
        total += ROCK * board.rocks
    return total + TOKEN[faction]


def decks_run_out(board: Figures) -> bool:
    """Return whether decks are limited; trolls and dragon rebuild theirs without limit (TD-2)."""
    return not (board.trolls >= 0 and board.dragons >= 0)


def card_worth(board: Figures, faction: i64) -> i64:
    """Return the weight of a card in hand."""
    return CARD[faction] if decks_run_out(board) else i64(ENDLESS_CARD)


def hurries(board: Figures, seat: i64) -> bool:
    """Return whether a side must attack: KT trolls, DD dwarves, KD and KW knights, TD the dragon, TW both.

    If both sides must attack, a step closer counts for both and cancels out. In TD, where no deck runs out,
    neither side would then approach; so only the dragon counts as attacking.
    """
    if board.trolls >= 0 and board.dragons >= 0:
        return seat == board.dragons
    if board.trolls >= 0:
        return seat == board.trolls or board.knights < 0
    if board.knights >= 0:
        return seat == board.knights
    return seat == board.dwarves


def faction_of(board: Figures, seat: i64) -> i64:
    if seat == board.knights:
        return KNIGHTS
    if seat == board.trolls:
        return TROLLS
    return DRAGON if seat == board.dragons else DWARVES


def standing(p: CardState, seat: i64) -> i64:
    """Return the evaluation of one side."""
    faction = faction_of(p.board, seat)
    hurry = hurries(p.board, seat)
    held = p.count_of(HAND, seat)
    counted = held if held < HAND_LIMIT else i64(HAND_LIMIT)  # a surplus is discarded
    total = card_worth(p.board, faction) * counted
    total += DEED * deeds_in_hand(p, seat)
    if decks_run_out(p.board):
        total += STOCK[faction] * p.count_of(DECK, seat)
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if p.alive(figure) or waits(p, figure):
            total += worth(p, figure, faction)
            if hurry:
                total -= STEP * nearest_enemy(p, figure)
        figure += 1
    if seat == p.board.dragons:
        total += areas_left(p) - SPACE[DRAGON] * p.cells[TO_PLACE]
    if seat == p.board.trolls:
        total += ROCK * p.cells[ROCKS]
    if seat == p.board.knights:
        total += TOKEN[KNIGHTS] * p.cells[EVASION]
    if seat == p.board.dwarves:
        total += TOKEN[DWARVES] * p.cells[FURY]
    return total - threatened(p, seat) * SPACE[faction] * LANDS // 10


def deeds_in_hand(p: CardState, seat: i64) -> i64:
    """Return the number of different cards in hand that are not defences."""
    zone = p.zone(HAND, seat)
    total: i64 = 0
    before: i64 = -1
    k: i64 = 0
    while k < p.size(zone):
        face = p.card_in(zone, k)
        if face != before and p.faces.stops[face] == 0:
            total += 1
        before = face
        k += 1
    return total


def waits(p: BoardState, figure: i64) -> bool:
    """Return whether a figure off the board is not placed yet, rather than dead."""
    return p.board.filled[figure] != 0 and p.cells[WOUNDS + figure] < p.board.spaces[figure]


def worth(p: BoardState, figure: i64, faction: i64) -> i64:
    spaces = p.board.spaces[figure] + p.cells[LAID_ON + figure] - p.cells[WOUNDS + figure]
    total = FIGURE[faction] + SPACE[faction] * spaces
    if p.has_ability(figure):
        total += ABILITY[faction]
    if p.netted(figure):
        total -= NETTED
    return total


def areas_left(p: BoardState) -> i64:
    total: i64 = 0
    area: i64 = 0
    while area < AREAS:
        total += SPACE[DRAGON] * (p.board.area[area] - p.cells[AREA + area])
        if p.area_works(area):
            total += ABILITY[DRAGON]
        area += 1
    return total


def nearest_enemy(p: BoardState, figure: i64) -> i64:
    """Return the distance to the nearest enemy: APART for a figure off the board, FAR without enemies."""
    at = p.cells[HEX + figure]
    if at == OFF_BOARD:
        return APART
    nearest: i64 = FAR
    enemy = PER_SIDE if figure < PER_SIDE else i64(0)
    end = enemy + PER_SIDE
    while enemy < end:
        other = p.cells[HEX + enemy]
        if other != OFF_BOARD and DISTANCE[at * HEXES + other] < nearest:
            nearest = DISTANCE[at * HEXES + other]
        enemy += 1
    return nearest


def threatened(p: BoardState, seat: i64) -> i64:
    """Return the total of attacks on this side that are declared and not stopped."""
    total: i64 = 0
    k: i64 = 0
    while k < p.cells[ATTACKS]:
        target = p.cells[TARGET + k]
        if p.cells[ANSWER + k] == OPEN and side_of(target) == seat and p.alive(target):
            total += p.cells[VALUE + k]
        k += 1
    return total

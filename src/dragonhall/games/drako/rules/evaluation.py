"""Static evaluation of a Drako position for bots: figures, expected wounds, cards, and distance. No rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.games.drako.rules.board_state import BoardState, side_of
from dragonhall.games.drako.rules.card_state import CardState
from dragonhall.games.drako.rules.declaration import (
    ANSWER,
    AREA,
    AREAS,
    ATTACKS,
    DECK,
    EVASION,
    FURY,
    HAND,
    HEX,
    LAID_ON,
    OPEN,
    OPENING_HAND,
    PER_SIDE,
    ROCKS,
    TARGET,
    TO_PLACE,
    VALUE,
    WOUNDS,
)
from dragonhall.games.drako.rules.hexes import DISTANCE, HEXES, OFF_BOARD
from dragonhall.games.drako.rules.matchup import MatchUp

KNIGHTS: Final = 0
TROLLS: Final = 1
DRAGON: Final = 2
DWARVES: Final = 3

# Weights by faction, in the order above; 40 units are odds of about three to one. Rounded from logistic fits
# to the results of 6,200 games of greedy bots. The best weights differ by match-up; these are
# closest to knights-trolls and dragon-dwarves. Method and effect: docs/strength.md.
FIGURE: Final = vec[i64]([24, 12, 0, 16])
WOUND_SPACE: Final = vec[i64]([10, 13, 30, 9])  # a wound space that is not covered
ABILITY: Final = vec[i64]([8, 18, 12, 8])
TOKEN: Final = vec[i64]([30, 0, 0, 12])  # evasion, fury
HAND_CARD: Final = vec[i64]([9, 14, 6, 14])  # in hand
DECK_CARD: Final = vec[i64]([9, 12, 5, 10])  # in the deck
NETTED: Final = 12
ROCK: Final = 1
ENDLESS_HAND_CARD: Final = 3  # in hand, if decks can be rebuilt without limit: a card is worth half an action
ACTION_CARD: Final = 1  # bonus for each different card in hand that is not a defence
CLOSER_HEX: Final = 4  # per hex closer to the enemy, for a side that must attack
HIT_TENTHS: Final = 8  # expected tenths of declared wounds that are not stopped
NO_ENEMY_DISTANCE: Final = 9
START_DISTANCE: Final = 3  # typical distance to the nearest enemy at the start


def evaluate_position(state: CardState, seat: i64) -> float:
    """Return the evaluation for a seat: larger is better, about 0 at the start."""
    edge = side_value(state, 0) - side_value(state, 1) - state.matchup.opening_edge
    return float(edge if seat == 0 else -edge)


def opening_edge(matchup: MatchUp, cards: list[int]) -> int:
    """Return the evaluation of the first side minus that of the second before the first action.

    It is subtracted from every evaluation: the packs are balanced, so unequal material at the start does not
    predict the winner. Only changes count.
    """
    return int(opening_value(matchup, 0, cards[0]) - opening_value(matchup, 1, cards[1]))


def opening_value(matchup: MatchUp, seat: i64, cards: i64) -> i64:
    """Return the value of `side_value` for a side at the start, computed from the pack."""
    faction = faction_of(matchup, seat)
    total = card_value(matchup, faction) * OPENING_HAND
    if decks_run_out(matchup):
        total += DECK_CARD[faction] * (cards - OPENING_HAND)
    for figure in range(seat * PER_SIDE, (seat + 1) * PER_SIDE):
        if matchup.has_figure[figure] != 0:
            total += FIGURE[faction] + WOUND_SPACE[faction] * matchup.spaces[figure]
            if matchup.ability[figure] > 0:
                total += ABILITY[faction]
            if must_attack(matchup, seat):
                total -= CLOSER_HEX * START_DISTANCE
    if seat == matchup.dragon_seat:
        for area in range(i64(AREAS)):
            total += WOUND_SPACE[DRAGON] * matchup.area[area] + ABILITY[DRAGON]
    if seat == matchup.trolls_seat:
        total += ROCK * matchup.rocks
    return total + TOKEN[faction]


def decks_run_out(matchup: MatchUp) -> bool:
    """Return whether decks are limited; trolls and dragon rebuild theirs without limit (TD-2)."""
    return not (matchup.trolls_seat >= 0 and matchup.dragon_seat >= 0)


def card_value(matchup: MatchUp, faction: i64) -> i64:
    """Return the weight of a card in hand."""
    return HAND_CARD[faction] if decks_run_out(matchup) else i64(ENDLESS_HAND_CARD)


def must_attack(matchup: MatchUp, seat: i64) -> bool:
    """Return whether a side must attack: KT trolls, DD dwarves, KD and KW knights, TD the dragon, TW both.

    If both sides must attack, a step closer counts for both and cancels out. In TD, where no deck runs out,
    neither side would then approach; so only the dragon counts as attacking.
    """
    if matchup.trolls_seat >= 0 and matchup.dragon_seat >= 0:
        return seat == matchup.dragon_seat
    if matchup.trolls_seat >= 0:
        return seat == matchup.trolls_seat or matchup.knights_seat < 0
    if matchup.knights_seat >= 0:
        return seat == matchup.knights_seat
    return seat == matchup.dwarves_seat


def faction_of(matchup: MatchUp, seat: i64) -> i64:
    if seat == matchup.knights_seat:
        return KNIGHTS
    if seat == matchup.trolls_seat:
        return TROLLS
    return DRAGON if seat == matchup.dragon_seat else DWARVES


def side_value(state: CardState, seat: i64) -> i64:
    """Return the evaluation of one side."""
    faction = faction_of(state.matchup, seat)
    attacks_first = must_attack(state.matchup, seat)
    in_hand = state.zone_size(HAND, seat)
    limit = state.matchup.hand_limit
    kept = in_hand if in_hand < limit else limit  # a surplus is discarded
    total = card_value(state.matchup, faction) * kept
    total += ACTION_CARD * action_cards_in_hand(state, seat)
    if decks_run_out(state.matchup):
        total += DECK_CARD[faction] * state.zone_size(DECK, seat)
    for figure in range(seat * PER_SIDE, (seat + 1) * PER_SIDE):
        if state.alive(figure) or awaits_placement(state, figure):
            total += figure_value(state, figure, faction)
            if attacks_first:
                total -= CLOSER_HEX * nearest_enemy(state, figure)
    if seat == state.matchup.dragon_seat:
        total += areas_value(state) - WOUND_SPACE[DRAGON] * state.cells[TO_PLACE]
    if seat == state.matchup.trolls_seat:
        total += ROCK * state.cells[ROCKS]
    if seat == state.matchup.knights_seat:
        total += TOKEN[KNIGHTS] * state.cells[EVASION]
    if seat == state.matchup.dwarves_seat:
        total += TOKEN[DWARVES] * state.cells[FURY]
    return total - threatened_wounds(state, seat) * WOUND_SPACE[faction] * HIT_TENTHS // 10


def action_cards_in_hand(state: CardState, seat: i64) -> i64:
    """Return the number of different cards in hand that are not defences."""
    zone = state.zone_of(HAND, seat)
    total: i64 = 0
    before: i64 = -1
    for place in range(state.size(zone)):
        face = state.card_in(zone, place)
        if face != before and state.matchup.stops[face] == 0:
            total += 1
        before = face
    return total


def awaits_placement(state: BoardState, figure: i64) -> bool:
    """Return whether a figure off the board is not placed yet, rather than dead."""
    return (
        state.matchup.has_figure[figure] != 0 and state.cells[WOUNDS + figure] < state.matchup.spaces[figure]
    )


def figure_value(state: BoardState, figure: i64, faction: i64) -> i64:
    spaces = state.matchup.spaces[figure] + state.cells[LAID_ON + figure] - state.cells[WOUNDS + figure]
    total = FIGURE[faction] + WOUND_SPACE[faction] * spaces
    if state.has_ability(figure):
        total += ABILITY[faction]
    if state.netted(figure):
        total -= NETTED
    return total


def areas_value(state: BoardState) -> i64:
    total: i64 = 0
    for area in range(i64(AREAS)):
        total += WOUND_SPACE[DRAGON] * (state.matchup.area[area] - state.cells[AREA + area])
        if state.area_works(area):
            total += ABILITY[DRAGON]
    return total


def nearest_enemy(state: BoardState, figure: i64) -> i64:
    """Return the distance to the nearest enemy; a constant for a figure off the board, or without enemies."""
    at = state.cells[HEX + figure]
    if at == OFF_BOARD:
        return START_DISTANCE
    nearest: i64 = NO_ENEMY_DISTANCE
    first: i64 = PER_SIDE if figure < PER_SIDE else i64(0)
    for enemy in range(first, first + PER_SIDE):
        other = state.cells[HEX + enemy]
        if other != OFF_BOARD and DISTANCE[at * HEXES + other] < nearest:
            nearest = DISTANCE[at * HEXES + other]
    return nearest


def threatened_wounds(state: BoardState, seat: i64) -> i64:
    """Return the total of attacks on this side that are declared and not stopped."""
    total: i64 = 0
    for attack in range(state.cells[ATTACKS]):
        target = state.cells[TARGET + attack]
        if state.cells[ANSWER + attack] == OPEN and side_of(target) == seat and state.alive(target):
            total += state.cells[VALUE + attack]
    return total

"""Static evaluation of a position for a team, in Iros; bots use it to look one step ahead. No rules.

Strength has diminishing value. Cards in hand count by what their owner could do with them now. A running
combat and a pending card count by their expected result.
"""

from typing import Final

from mypy_extensions import i64

from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.combat_totals import attacker_lead
from dragonhall.games.signori.rules.declaration import (
    ACTIVE,
    AIM,
    AIM_DOWN,
    ARTEFACTS,
    ATTACKER,
    CASTER,
    DOWN,
    HAND,
    HAND_LIMIT,
    KINDS,
    MAGIC,
    MARK_LEFT,
    MARKET,
    PENDING,
    POOL,
    STAGE,
    TAKEN,
    TOP_LEVEL,
    UP,
)
from dragonhall.games.signori.rules.field_state import FieldState

NEEDED_IROS: Final = (
    15_000  # Iros up to this amount count fully, in addition to IROS_WEIGHT: a team without Iros loses
)
IROS_WEIGHT: Final = 60  # weight of every Iros, in hundredths
PLUNDER: Final = 3_000  # average value of a combat to its winner
DECISIVE_LEAD: Final = 6  # difference of the totals that practically decides a combat
FIRST_LEVEL: Final = 2_080
NEXT_LEVEL: Final = 2_300
FACE_DOWN: Final = 400  # a face-down creature
ARTEFACT: Final = 1_200
MARK_TURN: Final = 700
MAGIC_CARD: Final = 550
UNKNOWN_CARD: Final = 500  # in the hand of another player
ANY_CARD: Final = 200  # any card in the player's hand …
USE_WEIGHT: Final = 70  # … plus this part of its current use, in hundredths
UNUSABLE_CARD: Final = 150  # a card that cannot be played now
SEEN_CARD_PENALTY: Final = 20  # subtracted for a card that all players have seen
AEGIS: Final = 600
MARKET_CARD: Final = 40  # a card in the player's market


def evaluate_position(state: FieldState, seat: i64) -> i64:
    """Return how far the team of a seat is ahead, as estimated by this seat."""
    team = seat % 2
    total = pool_value(state, team) - pool_value(state, 1 - team)
    for other in range(state.layout.seats):
        hand = hand_value(state, seat) if other == seat else UNKNOWN_CARD * state.hand_size(other)
        table = table_value(state, other) + hand
        total += table if other % 2 == team else -table
    return total + combat_value(state, team) + pending_value(state, team) - turn_start_gain(state, seat)


def turn_start_gain(state: FieldState, seat: i64) -> i64:
    """Return what another active player got at the start of their turn, signed by team.

    The evaluation excludes it; otherwise bots would avoid ending their own turn.
    """
    active = state.cells[ACTIVE]
    if active == seat:
        return 0
    cards = state.options.draw_per_turn + state.income(active, e.DRAW)
    gain = UNKNOWN_CARD * cards + state.income(active, e.GAIN)
    return gain if active % 2 == seat % 2 else -gain


def pool_value(state: FieldState, team: i64) -> i64:
    pool = state.cells[POOL + team]
    return IROS_WEIGHT * pool // 100 + (pool if pool < NEEDED_IROS else i64(NEEDED_IROS))


def table_value(state: FieldState, seat: i64) -> i64:
    """Return the value of everything in front of a player."""
    level = state.level(seat)
    total = field_value(state, seat) + ARTEFACT * state.size(state.zone_of(ARTEFACTS, seat))
    total += MARKET_CARD * state.size(state.zone_of(MARKET, seat)) - MARK_TURN * state.cells[MARK_LEFT + seat]
    if level > 0:
        total += FIRST_LEVEL + NEXT_LEVEL * (level - 1) + (AEGIS if state.has_aegis(seat) else i64(0))
    return total


def field_value(state: FieldState, seat: i64) -> i64:
    attack: i64 = 0
    defence: i64 = 0
    for k in range(state.size(state.zone_of(UP, seat))):
        face = state.card_in(state.zone_of(UP, seat), k)
        attack += state.faces.attack[face]
        defence += state.faces.defence[face]
    hidden = state.size(state.zone_of(DOWN, seat))
    for k in range(hidden):
        face = state.card_in(state.zone_of(DOWN, seat), k)
        if face < state.faces.first_plunder:  # may be hidden in a view
            defence += state.faces.defence[face]
    return strength_value(attack) + strength_value(defence) + FACE_DOWN * hidden


def strength_value(points: i64) -> i64:
    """Return the value of ATT or DEF points, with diminishing returns."""
    if points <= 20:
        return 300 * points
    return 6000 + 200 * (points - 20) if points <= 40 else 10_000 + 100 * (points - 40)


def hand_value(state: FieldState, seat: i64) -> i64:
    """Return the value of a hand."""
    return ANY_CARD * state.hand_size(seat) + USE_WEIGHT * usable_cards_value(state, seat) // 100


def usable_cards_value(state: FieldState, seat: i64) -> i64:
    """Return the sum of `card_value` over a hand: one role counts, cards beyond the hand limit do not."""
    total: i64 = 0
    roles: i64 = 0
    least: i64 = 0
    kept = state.size(state.zone_of(HAND, seat))
    for k in range(state.hand_size(seat)):
        face = (
            state.card_in(state.zone_of(HAND, seat), k)
            if k < kept
            else state.card_in(state.zone_of(TAKEN, seat), k - kept)
        )
        value = card_value(state, seat, face)
        if face < state.faces.first_plunder and state.faces.category[face] == e.ROLE:
            roles += 1
            value = value if roles == 1 else i64(UNUSABLE_CARD)
        if k >= kept:
            value -= SEEN_CARD_PENALTY
        if k == 0 or value < least:
            least = value
        total += value
    if state.hand_size(seat) > HAND_LIMIT:
        total -= least * (state.hand_size(seat) - HAND_LIMIT)
    return total


def card_value(state: FieldState, seat: i64, face: i64) -> i64:
    """Return the value of a card by what the player could do with it now."""
    if face >= state.faces.first_plunder:  # hidden in this view
        return UNKNOWN_CARD
    category = state.faces.category[face]
    level = state.level(seat)
    if category == e.CREATURE:
        if state.faces.level[face] > state.max_creature_level(seat):
            return UNUSABLE_CARD
        return 150 * (state.faces.attack[face] + state.faces.defence[face])
    if category == e.ROLE:
        return 2100 if level == 0 else i64(UNUSABLE_CARD)
    if category == e.ARTEFACT:
        return 1000 if state.has_artefact_room(seat) else i64(UNUSABLE_CARD)
    if category == e.BLESSING and state.faces.first_op(face) == e.LEVEL:
        return 2050 if 0 < level < TOP_LEVEL else i64(700)
    return 900 if category == e.CURSE else i64(MAGIC_CARD)


def combat_value(state: FieldState, team: i64) -> i64:
    """Return the expected plunder of a combat in its magic round, for or against the team.

    Ties count for the defender.
    """
    if state.cells[STAGE] != MAGIC:
        return 0
    margin = 2 * attacker_lead(state) - 1
    if margin > 2 * DECISIVE_LEAD:
        margin = 2 * DECISIVE_LEAD
    if margin < -2 * DECISIVE_LEAD:
        margin = -2 * DECISIVE_LEAD
    value = PLUNDER * margin // (2 * DECISIVE_LEAD)
    return value if state.cells[ATTACKER] % 2 == team else -value


def pending_value(state: FieldState, team: i64) -> i64:
    """Return the value of a spell or curse that may still be stopped, for or against the team."""
    if state.size(PENDING) == 0:
        return 0
    face = state.card_in(PENDING, 0)
    if state.faces.category[face] == e.GEAR:
        return 0
    value = pending_harm(state, face, state.cells[AIM]) * 8 // 10
    return value if state.cells[CASTER] % 2 == team else -value


def pending_harm(state: FieldState, face: i64, aim: i64) -> i64:
    op = state.faces.first_op(face)
    if op == e.LOSE:
        return state.faces.effect_of(face, op).value(1)
    if op == e.DEMOTE:
        return NEXT_LEVEL + 600
    if op == e.MARK:
        return MARK_TURN * state.faces.effect_of(face, op).count
    if op == e.STEAL:
        return 2 * MAGIC_CARD + 200
    if op == e.DESTROY or op == e.CHAIN:
        if aim >= AIM_DOWN:
            return 500
        target = state.faces.face_of_kind[aim % KINDS]
        points = state.faces.attack[target] + state.faces.defence[target]
        return 250 * points if op == e.DESTROY else 60 * points
    return 300

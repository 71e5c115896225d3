"""Static evaluation of a position for a team, in Iros; bots use it to look one step ahead.

Strength has diminishing value. Cards in hand count by what their owner could do with them now. A running
combat and a pending card count by their expected result.
"""

from typing import Final

from mypy_extensions import i64

from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules.action_codes import KINDS, PLAY_DOWN
from dragonhall.games.signori.rules.combat import MAGIC
from dragonhall.games.signori.rules.combat_totals import lead
from dragonhall.games.signori.rules.field import (
    ACTIVE,
    AIM,
    ARTEFACTS,
    ATTACKER,
    CASTER,
    DOWN,
    HAND,
    HAND_LIMIT,
    MARK_LEFT,
    MARKET,
    PENDING,
    POOL,
    STAGE,
    TAKEN,
    TOP_LEVEL,
    UP,
    Field,
)

POOR: Final = 15_000  # Iros up to this amount count fully, in addition to SPARE: a team without Iros loses
SPARE: Final = 60  # weight of every Iros, in hundredths
PLUNDER: Final = 3_000  # average value of a combat to its winner
SURE: Final = 6  # difference of the totals that practically decides a combat
FIRST_LEVEL: Final = 2_080
NEXT_LEVEL: Final = 2_300
HIDDEN: Final = 400  # a face-down creature
ARTEFACT: Final = 1_200
MARK_TURN: Final = 700
MAGIC_CARD: Final = 550
UNKNOWN_CARD: Final = 500  # in the hand of another player
ANY_CARD: Final = 200  # any card in the player's hand …
USE: Final = 70  # … plus this part of its current use, in hundredths
USELESS: Final = 150  # a card that cannot be played now
SHOWN: Final = 20  # subtracted for a card that all players have seen
AEGIS: Final = 600
WARE: Final = 40  # a card in the player's market


def worth(f: Field, seat: i64) -> i64:
    """Return how far the team of a seat is ahead, as estimated by this seat."""
    team = seat % 2
    total = pool_worth(f, team) - pool_worth(f, 1 - team)
    other: i64 = 0
    while other < f.layout.seats:
        hand = hand_worth(f, seat) if other == seat else UNKNOWN_CARD * f.in_hand(other)
        table = table_worth(f, other) + hand
        total += table if other % 2 == team else -table
        other += 1
    return total + combat_worth(f, team) + pending_worth(f, team) - begun(f, seat)


def begun(f: Field, seat: i64) -> i64:
    """Return what another active player got at the start of their turn, signed by team.

    The evaluation excludes it; otherwise bots would avoid ending their own turn.
    """
    active = f.cells[ACTIVE]
    if active == seat:
        return 0
    got = UNKNOWN_CARD * (f.options.draw_per_turn + initial(f, active, e.DRAW)) + initial(f, active, e.GAIN)
    return got if active % 2 == seat % 2 else -got


def initial(f: Field, seat: i64, op: i64) -> i64:
    """Return what role and artefacts give at the start of a turn."""
    total: i64 = 0
    if f.level(seat) > 0:
        total += f.known.sum_of(f.role(seat), op, e.INITIAL, f.level(seat))
    zone = f.of(ARTEFACTS, seat)
    k: i64 = 0
    while k < f.size(zone):
        total += f.known.sum_of(f.card_in(zone, k), op, e.INITIAL, 1)
        k += 1
    return total


def pool_worth(f: Field, team: i64) -> i64:
    pool = f.cells[POOL + team]
    return SPARE * pool // 100 + (pool if pool < POOR else i64(POOR))


def table_worth(f: Field, seat: i64) -> i64:
    """Return the value of everything in front of a player."""
    level = f.level(seat)
    total = field_worth(f, seat) + ARTEFACT * f.size(f.of(ARTEFACTS, seat))
    total += WARE * f.size(f.of(MARKET, seat)) - MARK_TURN * f.cells[MARK_LEFT + seat]
    if level > 0:
        total += FIRST_LEVEL + NEXT_LEVEL * (level - 1) + (AEGIS if f.has_aegis(seat) else i64(0))
    return total


def field_worth(f: Field, seat: i64) -> i64:
    attack: i64 = 0
    defence: i64 = 0
    k: i64 = 0
    while k < f.size(f.of(UP, seat)):
        face = f.card_in(f.of(UP, seat), k)
        attack += f.known.attack[face]
        defence += f.known.defence[face]
        k += 1
    hidden = f.size(f.of(DOWN, seat))
    k = 0
    while k < hidden:
        face = f.card_in(f.of(DOWN, seat), k)
        if face < f.known.playing:  # may be hidden in a view
            defence += f.known.defence[face]
        k += 1
    return strength_worth(attack) + strength_worth(defence) + HIDDEN * hidden


def strength_worth(points: i64) -> i64:
    """Return the value of ATT or DEF points, with diminishing returns."""
    if points <= 20:
        return 300 * points
    return 6000 + 200 * (points - 20) if points <= 40 else 10_000 + 100 * (points - 40)


def hand_worth(f: Field, seat: i64) -> i64:
    """Return the value of a hand."""
    return ANY_CARD * f.in_hand(seat) + USE * useful_cards(f, seat) // 100


def useful_cards(f: Field, seat: i64) -> i64:
    """Return the sum of `card_worth` over a hand: one role counts, cards beyond the hand limit do not."""
    total: i64 = 0
    roles: i64 = 0
    least: i64 = 0
    kept = f.size(f.of(HAND, seat))
    k: i64 = 0
    while k < f.in_hand(seat):
        face = f.card_in(f.of(HAND, seat), k) if k < kept else f.card_in(f.of(TAKEN, seat), k - kept)
        worth = card_worth(f, seat, face)
        if face < f.known.playing and f.known.category[face] == e.ROLE:
            roles += 1
            worth = worth if roles == 1 else i64(USELESS)
        if k >= kept:
            worth -= SHOWN
        if k == 0 or worth < least:
            least = worth
        total += worth
        k += 1
    if f.in_hand(seat) > HAND_LIMIT:
        total -= least * (f.in_hand(seat) - HAND_LIMIT)
    return total


def card_worth(f: Field, seat: i64, face: i64) -> i64:
    """Return the value of a card by what the player could do with it now."""
    if face >= f.known.playing:  # hidden in this view
        return UNKNOWN_CARD
    category = f.known.category[face]
    level = f.level(seat)
    if category == e.CREATURE:
        if f.known.level[face] > f.keeps(seat):
            return USELESS
        return 150 * (f.known.attack[face] + f.known.defence[face])
    if category == e.ROLE:
        return 2100 if level == 0 else i64(USELESS)
    if category == e.ARTEFACT:
        return 1000 if f.artefact_room(seat) else i64(USELESS)
    if category == e.BLESSING and f.known.first_op(face) == e.LEVEL:
        return 2050 if 0 < level < TOP_LEVEL else i64(700)
    return 900 if category == e.CURSE else i64(MAGIC_CARD)


def combat_worth(f: Field, team: i64) -> i64:
    """Return the expected plunder of a combat in its magic round, for or against the team.

    Ties count for the defender.
    """
    if f.cells[STAGE] != MAGIC:
        return 0
    margin = 2 * lead(f) - 1
    if margin > 2 * SURE:
        margin = 2 * SURE
    if margin < -2 * SURE:
        margin = -2 * SURE
    worth = PLUNDER * margin // (2 * SURE)
    return worth if f.cells[ATTACKER] % 2 == team else -worth


def pending_worth(f: Field, team: i64) -> i64:
    """Return the value of a spell or curse that may still be stopped, for or against the team."""
    if f.size(PENDING) == 0:
        return 0
    face = f.card_in(PENDING, 0)
    if f.known.category[face] == e.GEAR:
        return 0
    worth = harm(f, face, f.cells[AIM]) * 8 // 10
    return worth if f.cells[CASTER] % 2 == team else -worth


def harm(f: Field, face: i64, aim: i64) -> i64:
    op = f.known.first_op(face)
    if op == e.LOSE:
        return f.known.find(face, op).value(1)
    if op == e.DEMOTE:
        return NEXT_LEVEL + 600
    if op == e.MARK:
        return MARK_TURN * f.known.find(face, op).count
    if op == e.STEAL:
        return 2 * MAGIC_CARD + 200
    if op == e.DESTROY or op == e.CHAIN:
        if aim >= PLAY_DOWN:
            return 500
        hit = f.known.kind_face[aim % KINDS]
        points = f.known.attack[hit] + f.known.defence[hit]
        return 250 * points if op == e.DESTROY else 60 * points
    return 300

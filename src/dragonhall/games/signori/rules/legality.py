"""The refusal, or LEGAL, of every action in every decision. legal_actions.py uses the same conditions."""

from mypy_extensions import i64

from dragonhall.core.layout import DEPTH
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import action_codes as c
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules import refusals as no
from dragonhall.games.signori.rules.cards import Cards
from dragonhall.games.signori.rules.combat_totals import attack_force
from dragonhall.games.signori.rules.effects import creature_there
from dragonhall.games.signori.rules.field import (
    ARTEFACTS,
    ATTACKED,
    DOWN,
    HAND,
    HIT,
    LOSING,
    MAIN_1,
    MARKET,
    PHASE,
    SAFE,
    TURNS,
    Field,
)
from dragonhall.games.signori.rules.playability import (
    refused_counter,
    refused_instant,
    refused_magic,
    refused_play,
    refused_spell_on_face_down,
)
from dragonhall.games.signori.rules.powers import (
    breath_of,
    refused_banish,
    refused_breath,
    refused_cycle,
    refused_fetch,
    refused_look,
    refused_recover,
    refused_sacrifice,
    refused_smash,
)
from dragonhall.games.signori.rules.trade import (
    price_for,
    refused_discard,
    refused_end_of_turn,
    refused_exchange,
    refused_lay,
    refused_purchase,
    refused_share,
    refused_support,
    support_cost,
)


def refused_choice(f: Field, action: i64) -> i64:
    if f.cells[DEPTH] == 0:
        return no.GAME_OVER
    if not is_action(f.known, f.layout.seats, action):
        return no.NO_ACTION
    top = f.frame()
    kind = f.cells[top]
    seat = f.cells[top + 1]
    if kind == c.ASK_MAIN:
        return refused_in_main(f, seat, action)
    if kind == c.ASK_FINAL:
        return refused_in_final(f, seat, f.cells[top + 2] == 1, action)
    if kind == c.ASK_MAGIC or kind == c.ASK_INSTANT:
        if action == c.PASS:
            return LEGAL
        if action >= c.PLAY_DOWN:
            return no.ANSWER_FIRST
        face = action // c.SUBS
        sub = action % c.SUBS
        return (
            refused_magic(f, seat, face, sub) if kind == c.ASK_MAGIC else refused_instant(f, seat, face, sub)
        )
    if kind == c.ASK_ANTIMAGIC:
        if action == c.PASS:
            return LEGAL
        if c.COUNTER <= action < c.RETURN_CARD:
            return refused_counter(f, seat, action - c.COUNTER)
        return no.ANSWER_FIRST
    if kind == c.ASK_SEAL:
        return refused_seal(f, seat, action)
    if kind == c.ASK_ESCORT:
        return LEGAL if action == c.ESCORT or action == c.LET_IT else no.ANSWER_FIRST
    if kind == c.ASK_PORTAL:
        return refused_portal(f, seat, f.cells[top + 2], action)
    return refused_spoil(f, seat, kind, f.cells[top + 2], action)


def refused_seal(f: Field, seat: i64, action: i64) -> i64:
    if action < c.LAY or action >= c.DISCARD_CARD:
        return no.SEAL_FIRST
    return LEGAL if f.holds(f.of(HAND, seat), action - c.LAY) else no.NOT_IN_HAND


def refused_in_main(f: Field, seat: i64, action: i64) -> i64:
    """Return the refusal in a main phase, where actions come in any order and number (ST-3, ST-4)."""
    if action < c.PLAY_DOWN:
        return refused_play(f, seat, action // c.SUBS, action % c.SUBS)
    if action < c.SHARE:
        chain = face_with(f.known, e.CHAIN)
        return refused_spell_on_face_down(
            f, seat, chain, (action - c.PLAY_DOWN) // c.SLOTS, (action - c.PLAY_DOWN) % c.SLOTS
        )
    if action < c.BUY:
        return refused_share(f, seat, (action - c.SHARE) // c.SEATS, (action - c.SHARE) % c.SEATS)
    if action < c.SUPPORT:
        return refused_purchase(f, seat, (action - c.BUY) // c.FACES, (action - c.BUY) % c.FACES)
    if action < c.TURN_UP:
        return refused_support(f, seat, (action - c.SUPPORT) // c.SEATS, (action - c.SUPPORT) % c.SEATS)
    if action < c.BANISH:
        return LEGAL if action - c.TURN_UP < f.size(f.of(DOWN, seat)) else no.NO_SUCH_TARGET
    if action < c.ATTACK:
        return refused_power(f, seat, action)
    if action < c.EXCHANGE:
        return refused_attack(f, seat, action - c.ATTACK)
    if action < c.LAY:
        return no.EXCHANGE_LATER
    return LEGAL if action == c.TO_FINAL else no.NOT_NOW


def refused_power(f: Field, seat: i64, action: i64) -> i64:
    if action < c.BANISH_DOWN:
        return refused_banish(f, seat, (action - c.BANISH) // c.KINDS, 0, (action - c.BANISH) % c.KINDS)
    if action < c.SMASH:
        slot = (action - c.BANISH_DOWN) % c.SLOTS
        return refused_banish(f, seat, (action - c.BANISH_DOWN) // c.SLOTS, 1, slot)
    if action < c.CYCLE:
        return refused_smash(f, seat, (action - c.SMASH) // c.KINDS, (action - c.SMASH) % c.KINDS)
    if action < c.FETCH:
        return refused_cycle(f, seat, action - c.CYCLE)
    if action < c.RECOVER:
        return refused_fetch(f, seat, action - c.FETCH)
    if action < c.LOOK:
        return refused_recover(f, seat, action - c.RECOVER)
    if action < c.BREATHE:
        return refused_look(f, seat, (action - c.LOOK) // c.SLOTS, (action - c.LOOK) % c.SLOTS)
    if action < c.SACRIFICE:
        return refused_breath(f, seat, (action - c.BREATHE) // c.KINDS, (action - c.BREATHE) % c.KINDS)
    if action < c.SACRIFICE_DOWN:
        return refused_sacrifice(f, seat, 0, action - c.SACRIFICE)
    return refused_sacrifice(f, seat, 1, action - c.SACRIFICE_DOWN)


def refused_attack(f: Field, seat: i64, victim: i64) -> i64:
    """Return LEGAL, or why a seat cannot attack (ST-4, SB-1)."""
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    if f.cells[ATTACKED] == 1 or f.cells[PHASE] != MAIN_1:
        return no.ATTACKED_ALREADY
    if f.cells[TURNS] <= f.layout.seats and not f.options.attack_in_first_turn:
        return no.FIRST_TURN
    if f.cells[SAFE + victim] == 1:
        return no.TRUCE
    return LEGAL if attack_force(f, seat) else no.NO_ATTACKER


def refused_in_final(f: Field, seat: i64, filling: bool, action: i64) -> i64:
    if action == c.END_TURN:
        return refused_end_of_turn(f, seat)
    if c.SHARE <= action < c.BUY:
        return refused_share(f, seat, (action - c.SHARE) // c.SEATS, (action - c.SHARE) % c.SEATS)
    if c.EXCHANGE <= action < c.LAY:
        given = (action - c.EXCHANGE) // c.FACES
        return refused_exchange(f, seat, given, (action - c.EXCHANGE) % c.FACES, filling)
    if c.LAY <= action < c.DISCARD_CARD:
        return refused_lay(f, seat, action - c.LAY)
    if c.DISCARD_CARD <= action < c.COUNTER:
        return refused_discard(f, seat, action - c.DISCARD_CARD)
    return no.NOT_NOW


def refused_portal(f: Field, seat: i64, left: i64, action: i64) -> i64:
    """Return the refusal while the portal (I12) is open.

    It sends creatures to mates; without mates, up to two return to the hand.
    """
    if action == c.DONE:
        return LEGAL
    if c.PORTAL_TO <= action < c.PORTAL_HOME:
        kind = (action - c.PORTAL_TO) // c.SEATS
        mate = (action - c.PORTAL_TO) % c.SEATS
        if not f.mates(seat, mate):
            return no.NOT_A_MATE
        if not creature_there(f, seat, 0, kind):
            return no.NO_SUCH_TARGET
        return LEGAL if f.known.level[f.known.kind_face[kind]] <= f.keeps(mate) else no.MATE_CANNOT
    if c.PORTAL_HOME <= action < c.PASS:
        if f.team_size() > 1 or left == 0:
            return no.NOT_NOW
        if action < c.PORTAL_HOME_DOWN:
            there = creature_there(f, seat, 0, action - c.PORTAL_HOME)
        else:
            there = creature_there(f, seat, 1, action - c.PORTAL_HOME_DOWN)
        return LEGAL if there else no.NO_SUCH_TARGET
    return no.ANSWER_FIRST


def refused_spoil(f: Field, seat: i64, kind: i64, note: i64, action: i64) -> i64:
    """Return the refusal of a choice after a combat, or of a card returned from a full market (Nano)."""
    if kind == c.ASK_RETURN:
        if action < c.RETURN_CARD or action >= c.CHOOSE:
            return no.ANSWER_FIRST
        return LEGAL if f.holds(f.of(MARKET, f.cells[HIT]), action - c.RETURN_CARD) else no.NOT_IN_MARKET
    if kind == c.ASK_CHOOSE_CARD:
        if action < c.CHOOSE_CARD or action >= c.PORTAL_TO:
            return no.ANSWER_FIRST
        zone = f.of(MARKET if note == 0 else ARTEFACTS, f.cells[LOSING])
        return LEGAL if f.holds(zone, action - c.CHOOSE_CARD) else no.NO_SUCH_TARGET
    owner = seat if kind == c.ASK_GIVE_UP else f.cells[LOSING]
    if c.CHOOSE <= action < c.CHOOSE_DOWN:
        return LEGAL if creature_there(f, owner, 0, action - c.CHOOSE) else no.NO_SUCH_TARGET
    if c.CHOOSE_DOWN <= action < c.CHOOSE_CARD:
        return LEGAL if creature_there(f, owner, 1, action - c.CHOOSE_DOWN) else no.NO_SUCH_TARGET
    return no.ANSWER_FIRST


def cost_of(f: Field, seat: i64, action: i64) -> i64:
    """Return the Iros that an action costs, for the refusal of a payment (SF-4)."""
    if action < c.PLAY_DOWN:
        return f.known.price[action // c.SUBS]
    if action < c.BUY:
        return f.known.price[(action - c.SHARE) // c.SEATS]
    if action < c.SUPPORT:
        return price_for(f, seat, (action - c.BUY) // c.FACES, (action - c.BUY) % c.FACES)
    if action < c.TURN_UP:
        return support_cost(f, seat, f.known.kind_face[(action - c.SUPPORT) // c.SEATS])
    if action < c.LOOK:
        return f.known.find(f.role(seat), e.RECOVER).cost
    return breath_of(f).cost


def face_with(known: Cards, op: i64) -> i64:
    """Return the spell with this effect, or NONE."""
    face: i64 = 0
    while face < known.playing:
        if known.category[face] == e.SPELL and known.first_op(face) == op:
            return face
        face += 1
    return e.NONE


def subs_of(known: Cards, seats: i64, face: i64) -> i64:
    """Return the maximum number of ways to play a card."""
    category = known.category[face]
    if category == e.CREATURE:
        return 2
    if category == e.ARTEFACT:
        return 3
    if category == e.BLESSING or category == e.CURSE:
        return seats
    if category == e.SPELL:
        op = known.first_op(face)
        if op == e.DESTROY or op == e.CHAIN:
            return seats * c.KINDS
        if op == e.REVEAL or op == e.STEAL or op == e.LOSE:
            return seats
        return c.KINDS if op == e.RECOVER else i64(1)
    return 0 if category == e.ANTIMAGIC else i64(1)


def is_action(known: Cards, seats: i64, action: i64) -> bool:
    """Return whether a number is an action with these cards and seats, in some position."""
    if action < c.PLAY_DOWN:
        face = action // c.SUBS
        if face >= known.playing or action % c.SUBS >= subs_of(known, seats, face):
            return False
        return subs_of(known, seats, face) != seats * c.KINDS or action % c.SUBS % c.KINDS < known.kinds
    if action < c.SHARE:
        return (action - c.PLAY_DOWN) // c.SLOTS < seats and face_with(known, e.CHAIN) != e.NONE
    if action < c.BUY:
        return (action - c.SHARE) // c.SEATS < known.playing and (action - c.SHARE) % c.SEATS < seats
    if action < c.SUPPORT:
        return (action - c.BUY) // c.FACES < seats and (action - c.BUY) % c.FACES < known.playing
    if action < c.TURN_UP:
        return (action - c.SUPPORT) // c.SEATS < known.kinds and (action - c.SUPPORT) % c.SEATS < seats
    if action < c.BANISH:
        return True
    if action < c.BANISH_DOWN:
        return is_creature(known, seats, action - c.BANISH)
    if action < c.SMASH:
        return (action - c.BANISH_DOWN) // c.SLOTS < seats
    if action < c.CYCLE:
        return is_creature(known, seats, action - c.SMASH)
    if action < c.LOOK:
        return (action - c.CYCLE) % c.FACES < known.playing
    if action < c.BREATHE:
        return (action - c.LOOK) // c.SLOTS < seats
    if action < c.SACRIFICE:
        return is_creature(known, seats, action - c.BREATHE)
    if action < c.SACRIFICE_DOWN:
        return action - c.SACRIFICE < known.kinds
    if action < c.ATTACK:
        return True
    if action < c.EXCHANGE:
        return action - c.ATTACK < seats
    if action < c.LAY:
        given = (action - c.EXCHANGE) // c.FACES
        return given < known.playing and (action - c.EXCHANGE) % c.FACES < known.playing
    if action < c.CHOOSE:
        return (action - c.LAY) % c.FACES < known.playing
    if action < c.CHOOSE_DOWN:
        return action - c.CHOOSE < known.kinds
    if action < c.CHOOSE_CARD:
        return True
    if action < c.PORTAL_TO:
        return action - c.CHOOSE_CARD < known.playing
    if action < c.PORTAL_HOME:
        return (action - c.PORTAL_TO) // c.SEATS < known.kinds and (action - c.PORTAL_TO) % c.SEATS < seats
    if action < c.PORTAL_HOME_DOWN:
        return action - c.PORTAL_HOME < known.kinds
    return True


def is_creature(known: Cards, seats: i64, number: i64) -> bool:
    """Return whether a number is a valid seat and kind of creature."""
    return number // c.KINDS < seats and number % c.KINDS < known.kinds

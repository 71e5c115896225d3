"""Which cards may be played, and with which targets: the refusals for card_play.py.

Functions named `refused_*` return LEGAL or the number of a refusal.
"""

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules import refusals as no
from dragonhall.games.signori.rules.action_codes import KINDS
from dragonhall.games.signori.rules.effects import creature_there
from dragonhall.games.signori.rules.field import (
    ARTEFACTS,
    ATTACKER,
    BY_SPELL,
    DEFENDER,
    DISCARD_PILE,
    DOWN,
    HAND,
    LOCK,
    MARK_LEFT,
    SIDE,
    TOP_LEVEL,
    VICTIM,
    Field,
)


def refused_play(f: Field, seat: i64, face: i64, sub: i64) -> i64:
    """Return the refusal of a card from the hand in the player's own main phase."""
    if not f.holds(f.of(HAND, seat), face):
        return no.NOT_IN_HAND
    category = f.known.category[face]
    if f.cells[LOCK] == 1 and category >= e.GEAR:
        return no.LOCKED
    if category == e.CREATURE:
        if sub > 1:
            return no.NO_ACTION
        return LEGAL if f.known.level[face] <= f.keeps(seat) else no.LEVEL_TOO_HIGH
    if category == e.ROLE:
        return LEGAL if sub == 0 else no.NO_ACTION
    if category == e.ARTEFACT:
        return refused_artefact(f, seat, sub)
    if category == e.SPELL:
        return refused_spell(f, seat, face, sub)
    if category == e.BLESSING:
        # In the player's own turn, a blessing on a mate is shared, for its price (SY-1).
        return no.NOT_NOW if f.mates(seat, sub) else refused_blessing(f, seat, face, sub)
    if category == e.CURSE:
        return refused_curse(f, seat, face, sub)
    return no.NOT_THIS_PHASE  # equipment and antimagic


def refused_artefact(f: Field, seat: i64, sub: i64) -> i64:
    """Return the refusal of an artefact: at most two, a third replaces one (SA-1; sub 1 or 2)."""
    places = f.size(f.of(ARTEFACTS, seat))
    if sub == 0:
        return LEGAL if f.artefact_room(seat) else no.ARTEFACT_PLACE
    if f.artefact_room(seat) or sub > places:
        return no.ARTEFACT_PLACE
    return LEGAL


def refused_spell(f: Field, seat: i64, face: i64, sub: i64) -> i64:
    """Return the refusal of a spell by its targets."""
    op = f.known.first_op(face)
    if op == e.DESTROY or op == e.CHAIN:
        level = f.known.find(face, op).level if op == e.DESTROY else i64(e.ANY_LEVEL)
        return refused_target(f, seat, sub // KINDS, sub % KINDS, level)
    if op == e.REVEAL or op == e.STEAL or op == e.LOSE:
        return refused_opponent(f, seat, sub, op)
    if op == e.RECOVER:
        return refused_recovery(f, seat, sub)
    if sub != 0:
        return no.NO_ACTION
    return no.NOTHING_TO_TAKE if op == e.PORTAL and f.creatures(seat) == 0 else LEGAL


def refused_target(f: Field, seat: i64, victim: i64, kind: i64, level: i64) -> i64:
    """Return the refusal of a target: an opponent's face-up creature up to a level, without sanctuary."""
    if victim >= f.layout.seats or kind >= f.known.kinds:
        return no.NO_ACTION
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    if not creature_there(f, victim, 0, kind):
        return no.NO_SUCH_TARGET
    face = f.known.kind_face[kind]
    if f.known.level[face] > level:
        return no.LEVEL_TOO_HIGH
    return no.PROTECTED if f.is_shielded(victim, face, BY_SPELL, 0) else LEGAL


def refused_opponent(f: Field, seat: i64, victim: i64, op: i64) -> i64:
    if victim >= f.layout.seats:
        return no.NO_ACTION
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    if op == e.REVEAL and f.size(f.of(DOWN, victim)) == 0:
        return no.NO_SUCH_TARGET
    return no.NOTHING_TO_TAKE if op == e.STEAL and f.size(f.of(HAND, victim)) == 0 else LEGAL


def refused_recovery(f: Field, seat: i64, kind: i64) -> i64:
    """Return the refusal to recover a discarded creature; the player's role must keep its level (I5)."""
    if kind >= f.known.kinds:
        return no.NO_ACTION
    face = f.known.kind_face[kind]
    if f.known.level[face] > f.keeps(seat):
        return no.LEVEL_TOO_HIGH
    return LEGAL if f.holds(DISCARD_PILE, face) else no.NOTHING_TO_TAKE


def refused_spell_on_face_down(f: Field, seat: i64, face: i64, victim: i64, slot: i64) -> i64:
    """Return the refusal of a face-down target (I10).

    A sanctuary protects all face-down creatures, because their level is hidden.
    """
    if not f.holds(f.of(HAND, seat), face):
        return no.NOT_IN_HAND
    if f.cells[LOCK] == 1:
        return no.LOCKED
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    if not creature_there(f, victim, 1, slot):
        return no.NO_SUCH_TARGET
    role = f.role(victim)
    return no.PROTECTED if role != e.NONE and f.known.has(role, e.SANCTUARY) else LEGAL


def refused_blessing(f: Field, seat: i64, face: i64, target: i64) -> i64:
    """Return the refusal of a blessing on oneself, or on a mate (SY-1; Istantanea in others' turns)."""
    if target >= f.layout.seats or f.enemies(seat, target):
        return no.NOT_A_MATE
    if f.role(target) == e.NONE:
        return no.NO_ROLE
    if f.known.first_op(face) == e.LEVEL:
        return LEGAL if f.level(target) < TOP_LEVEL else no.LEVEL_FULL
    return no.AEGIS_THERE if f.has_aegis(target) else LEGAL


def refused_curse(f: Field, seat: i64, face: i64, victim: i64) -> i64:
    """Return the refusal of a curse (SR-6, SG-4)."""
    if victim >= f.layout.seats:
        return no.NO_ACTION
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    if f.role_does(victim, e.IMMUNE):
        return no.IMMUNE_ROLE
    if f.known.first_op(face) == e.DEMOTE:
        return LEGAL if f.level(victim) > 1 else no.NOT_DEMOTABLE
    return no.MARK_THERE if f.cells[MARK_LEFT + victim] > 0 else LEGAL


def refused_instant(f: Field, seat: i64, face: i64, sub: i64) -> i64:
    """Return the refusal of an Istantanea card; outside a combat, only spells and blessings (SY-2)."""
    if not f.holds(f.of(HAND, seat), face):
        return no.NOT_IN_HAND
    category = f.known.category[face]
    if f.known.instant[face] == 0 or (category != e.SPELL and category != e.BLESSING):
        return no.NOT_INSTANT
    if f.cells[LOCK] == 1:
        return no.LOCKED
    if category == e.SPELL:
        return refused_spell(f, seat, face, sub)
    refused = refused_blessing(f, seat, face, sub)
    if refused == LEGAL and sub != seat and not f.can_pay(seat, f.known.price[face]):
        return no.CANNOT_PAY
    return refused


def refused_magic(f: Field, seat: i64, face: i64, sub: i64) -> i64:
    """Return the refusal of a card in a combat (SB-3, SB-4).

    Fighters may play any equipment of their side, mates only with Istantanea.
    """
    if not f.holds(f.of(HAND, seat), face):
        return no.NOT_IN_HAND
    if f.known.category[face] != e.GEAR:
        return refused_instant(f, seat, face, sub)
    if sub != 0:
        return no.NO_ACTION
    fighter = f.cells[ATTACKER] if f.cells[SIDE] == 0 else f.cells[DEFENDER]
    if seat != fighter and f.known.instant[face] == 0:
        return no.NOT_FOR_MATES
    when = e.ATTACKING if f.cells[SIDE] == 0 else e.DEFENDING
    return LEGAL if serves(f, face, when) else no.NOT_YOUR_SIDE


def serves(f: Field, face: i64, when: i64) -> bool:
    """Return whether this equipment helps an attacking or a defending side."""
    k = f.known.first_effect[face]
    moment = f.known.effects[k].when
    return moment == when or moment == e.FIGHTING


def refused_counter(f: Field, seat: i64, face: i64) -> i64:
    """Return the refusal of an antimagic; for a mate only with Istantanea (SG-2).

    Artefact A7 works like an antimagic, only for its owner.
    """
    if not f.known.has(face, e.STOP):
        return no.NOT_AN_ANTIMAGIC
    if f.known.category[face] == e.ARTEFACT:
        if not f.holds(f.of(ARTEFACTS, seat), face):
            return no.NOT_IN_HAND
        return LEGAL if seat == f.cells[VICTIM] else no.ONLY_FOR_YOURSELF
    if not f.holds(f.of(HAND, seat), face):
        return no.NOT_IN_HAND
    if seat != f.cells[VICTIM] and f.known.instant[face] == 0:
        return no.ONLY_FOR_YOURSELF
    return LEGAL

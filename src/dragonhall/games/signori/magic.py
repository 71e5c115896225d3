"""Playing cards: what each may be played at, the window of antimagic, and what follows."""

from mypy_extensions import i64

from dragonhall.core.layout import EVERYBODY
from dragonhall.core.state import LEGAL
from dragonhall.games.signori import cards as e
from dragonhall.games.signori import refusals as no
from dragonhall.games.signori.codes import (
    ASK_ANTIMAGIC,
    ASK_INSTANT,
    ASK_MAGIC,
    ASK_PORTAL,
    KINDS,
    PLAY_DOWN,
    SLOTS,
)
from dragonhall.games.signori.combat import magic_played
from dragonhall.games.signori.deeds import (
    add_chain,
    blur_hand,
    creature_face,
    creature_there,
    demote,
    destroy_above,
    draw_cards,
    hit_destroy,
    steal_random,
    turn_up,
)
from dragonhall.games.signori.field import (
    AIM,
    ANNULLED,
    ARTEFACT_LAID,
    ARTEFACTS,
    ATTACKER,
    BEHIND,
    BLESSED,
    BY_SPELL,
    CAST,
    CASTER,
    CHAINED_DOWN,
    CURSED,
    DEFENDER,
    DISCARD_PILE,
    DISCARDED,
    DOWN,
    FINALE_PLAYED,
    FRONT,
    GEAR_PLACE,
    HAND,
    LOCK,
    MARK_LEFT,
    PENDING,
    RECOVERED,
    ROLE_PLACE,
    ROLE_TAKEN,
    SIDE,
    STOPPED,
    SUMMONED,
    SUMMONED_DOWN,
    TOP_LEVEL,
    UP,
    VICTIM,
    Field,
)

# ---- may it be played? ---------------------------------------------------------------------------


def refused_play(f: Field, seat: i64, face: i64, sub: i64) -> i64:
    """A card of the hand in a main phase of one's own."""
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
        # In the own turn a mate's blessing is shared, for its price (SY-1).
        return no.NOT_NOW if f.mates(seat, sub) else refused_blessing(f, seat, face, sub)
    if category == e.CURSE:
        return refused_curse(f, seat, face, sub)
    return no.NOT_THIS_PHASE  # equipment and antimagic


def refused_artefact(f: Field, seat: i64, sub: i64) -> i64:
    """SA-1: at most two; a third replaces one (sub 1 or 2)."""
    places = f.size(f.of(ARTEFACTS, seat))
    if sub == 0:
        return LEGAL if f.artefact_room(seat) else no.ARTEFACT_PLACE
    if f.artefact_room(seat) or sub > places:
        return no.ARTEFACT_PLACE
    return LEGAL


def refused_spell(f: Field, seat: i64, face: i64, sub: i64) -> i64:
    """What a spell needs to point at."""
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
    """A face-up creature of an opponent, up to a level, that no sanctuary protects."""
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
    """I5: a creature from the discard pile that the own role may keep."""
    if kind >= f.known.kinds:
        return no.NO_ACTION
    face = f.known.kind_face[kind]
    if f.known.level[face] > f.keeps(seat):
        return no.LEVEL_TOO_HIGH
    return LEGAL if f.holds(DISCARD_PILE, face) else no.NOTHING_TO_TAKE


def refused_spell_on_face_down(f: Field, seat: i64, face: i64, victim: i64, slot: i64) -> i64:
    """I10: any creature. A sanctuary protects all that lies face down, since its level is not known."""
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
    """On oneself; on a mate it is shared (SY-1), except as an Istantanea in others' turns."""
    if target >= f.layout.seats or f.enemies(seat, target):
        return no.NOT_A_MATE
    if f.role(target) == e.NONE:
        return no.NO_ROLE
    if f.known.first_op(face) == e.LEVEL:
        return LEGAL if f.level(target) < TOP_LEVEL else no.LEVEL_FULL
    return no.AEGIS_THERE if f.has_aegis(target) else LEGAL


def refused_curse(f: Field, seat: i64, face: i64, victim: i64) -> i64:
    """SR-6, SG-4."""
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
    """SY-2: outside of a combat only spells and blessings with Istantanea have a use of their own."""
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
    """SB-3, SB-4: equipment of the fighters; of their mates only with Istantanea."""
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
    """Does this equipment help a side that attacks, or defends?"""
    k = f.known.first_effect[face]
    moment = f.known.effects[k].when
    return moment == when or moment == e.FIGHTING


def refused_counter(f: Field, seat: i64, face: i64) -> i64:
    """SG-2: an antimagic; for a mate only with Istantanea. A7 works like one, for oneself."""
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


# ---- playing it ----------------------------------------------------------------------------------


def play(f: Field, seat: i64, face: i64, sub: i64) -> None:
    """A card leaves the hand."""
    f.remove(f.of(HAND, seat), face)
    category = f.known.category[face]
    if category == e.CREATURE:
        summon(f, seat, face, sub)
    elif category == e.ROLE:
        take_role(f, seat, face)
    elif category == e.ARTEFACT:
        if sub > 0:
            old = f.take_at(f.of(ARTEFACTS, seat), sub - 1)
            f.put(DISCARD_PILE, old)
            f.tell(DISCARDED, seat, old, 0, 0)
        f.put(f.of(ARTEFACTS, seat), face)
        f.tell(ARTEFACT_LAID, seat, face, 0, 0)
    elif category == e.BLESSING:
        if sub != seat:
            f.change_pool(seat % 2, -f.known.price[face])
        bless(f, sub, face)
    else:
        cast(f, seat, face, sub)


def summon(f: Field, seat: i64, face: i64, sub: i64) -> None:
    """SM-3, SC-1."""
    if sub == 0:
        f.put(f.of(UP, seat), face)
        f.tell(SUMMONED, seat, face, 0, 0)
    else:
        f.put_marked(f.of(DOWN, seat), face, 0)
        blur_hand(f, seat)
        f.tell(SUMMONED_DOWN, seat, face, 0, 0)


def take_role(f: Field, seat: i64, face: i64) -> None:
    """SR-7: a second role replaces the first; its blessings go too, and what the new one may not keep."""
    f.pour(f.of(ROLE_PLACE, seat), DISCARD_PILE)
    f.pour(f.of(BEHIND, seat), DISCARD_PILE)
    f.put(f.of(ROLE_PLACE, seat), face)
    f.tell(ROLE_TAKEN, seat, face, 0, 0)
    destroy_above(f, seat)


def bless(f: Field, target: i64, face: i64) -> None:
    """B1, B2: behind the role; the aegis takes away a mark that lies there already."""
    f.put(f.of(BEHIND, target), face)
    f.tell(BLESSED, target, face, f.level(target), 0)
    if f.known.first_op(face) == e.AEGIS and f.cells[MARK_LEFT + target] > 0:
        f.pour(f.of(FRONT, target), DISCARD_PILE)
        f.cells[MARK_LEFT + target] = 0


def cast(f: Field, seat: i64, face: i64, aim: i64) -> None:
    """Spells, equipment and curses: against whom, and who may answer."""
    victim = victim_of(f, seat, face, aim)
    f.tell(CAST, seat, face, victim, 0)
    category = f.known.category[face]
    if f.known.finale[face] == 1:
        f.cells[LOCK] = 1  # SY-3: it works as it is played
        f.tell(FINALE_PLAYED, seat, face, 0, 0)
        take_effect(f, seat, victim, aim, face)
    elif victim == e.NONE or (category == e.SPELL and f.role_does(seat, e.UNSTOPPABLE)):
        take_effect(f, seat, victim, aim, face)
    else:
        f.put(PENDING, face)
        f.cells[CASTER] = seat
        f.cells[AIM] = aim
        f.cells[VICTIM] = victim
        # SG-4, SY-2: no antimagic against a curse, but the victim's side may lay an Istantanea blessing now.
        curse = category == e.CURSE
        f.push_decision(ASK_INSTANT if curse else ASK_ANTIMAGIC, victim, f.team_size() - 1, 1 if curse else 0)


def victim_of(f: Field, seat: i64, face: i64, aim: i64) -> i64:
    """SG-2: the player against whom a card is played, or NONE."""
    category = f.known.category[face]
    if category == e.GEAR:
        return f.cells[DEFENDER] if f.cells[SIDE] == 0 else f.cells[ATTACKER]
    if category == e.CURSE:
        return aim
    if aim >= PLAY_DOWN:
        return (aim - PLAY_DOWN) // SLOTS
    op = f.known.first_op(face)
    if op == e.DESTROY or op == e.CHAIN:
        return aim // KINDS
    if op == e.REVEAL or op == e.STEAL or op == e.LOSE:
        return aim
    return e.NONE


def window_passed(f: Field) -> None:
    """The next of the victim's side, clockwise; when all have passed, the card takes effect."""
    top = f.frame()
    left = f.cells[top + 2]
    if left > 0:
        f.cells[top + 1] = f.next_mate(f.cells[top + 1])
        f.cells[top + 2] = left - 1
        return
    f.pop_decision()
    resolve(f)


def counter(f: Field, seat: i64, face: i64) -> None:
    """SG-2: both cards go to the discard pile; one answer in all."""
    caster = f.cells[CASTER]
    f.pop_decision()
    zone = f.of(ARTEFACTS, seat) if f.known.category[face] == e.ARTEFACT else f.of(HAND, seat)
    f.remove(zone, face)
    f.put(DISCARD_PILE, face)
    f.tell(STOPPED, seat, face, caster, 0)
    lost = f.known.find(face, e.LOSE)
    if lost.op == e.LOSE:
        f.change_pool(caster % 2, -lost.value(1))
    drawn = f.known.find(face, e.DRAW)
    if drawn.op == e.DRAW:
        draw_cards(f, seat, drawn.value(1))
    stopped = take_pending(f)
    f.put(DISCARD_PILE, stopped)
    if f.known.category[stopped] == e.GEAR:
        magic_played(f)


def take_pending(f: Field) -> i64:
    f.cells[CASTER] = e.NONE
    f.cells[VICTIM] = e.NONE
    f.cells[AIM] = e.NONE
    return f.take_last(PENDING)


def resolve(f: Field) -> None:
    """The pending card was not stopped."""
    caster = f.cells[CASTER]
    victim = f.cells[VICTIM]
    aim = f.cells[AIM]
    take_effect(f, caster, victim, aim, take_pending(f))


def take_effect(f: Field, caster: i64, victim: i64, aim: i64, face: i64) -> None:
    category = f.known.category[face]
    if category == e.GEAR:
        f.put(f.of(GEAR_PLACE, caster), face)
        magic_played(f)
    elif category == e.CURSE:
        fall_on(f, victim, face)
    else:
        f.put(DISCARD_PILE, face)
        run_spell(f, caster, victim, aim, face)
        if f.known.finale[face] == 1 and f.cells[f.frame()] == ASK_MAGIC:
            magic_played(f)


def fall_on(f: Field, victim: i64, face: i64) -> None:
    """A curse. B2 annuls it, and both are discarded."""
    if f.has_aegis(victim):
        zone = f.of(BEHIND, victim)
        k: i64 = 0
        while f.known.first_op(f.card_in(zone, k)) != e.AEGIS:
            k += 1
        f.put(DISCARD_PILE, face)
        f.put(DISCARD_PILE, f.take_at(zone, k))
        f.tell(ANNULLED, victim, face, 0, 0)
        return
    f.tell(CURSED, victim, face, 0, 0)
    if f.known.first_op(face) == e.DEMOTE:
        f.put(DISCARD_PILE, face)
        demote(f, victim)
    else:
        f.put(f.of(FRONT, victim), face)
        f.cells[MARK_LEFT + victim] = f.known.find(face, e.MARK).count


def run_spell(f: Field, caster: i64, victim: i64, aim: i64, face: i64) -> None:
    op = f.known.first_op(face)
    effect = f.known.find(face, op)
    if op == e.DESTROY:
        hit_destroy(f, victim, 0, aim % KINDS, BY_SPELL)
    elif op == e.CHAIN:
        chain_creature(f, caster, victim, aim)
    elif op == e.REVEAL:
        while f.size(f.of(DOWN, victim)) > 0:
            turn_up(f, victim, 0)
    elif op == e.RECOVER:
        creature = f.known.kind_face[aim]
        f.remove(DISCARD_PILE, creature)
        f.put_marked(f.of(HAND, caster), creature, EVERYBODY)
        f.tell(RECOVERED, caster, creature, 0, 0)
    elif op == e.STEAL:
        steal_random(f, caster, victim)
    elif op == e.GAIN:
        f.change_pool(caster % 2, effect.value(1))
    elif op == e.LOSE:
        f.change_pool(victim % 2, -effect.value(1))
    elif op == e.DRAW:
        draw_cards(f, caster, effect.value(1))
    elif op == e.PORTAL:
        f.push_decision(ASK_PORTAL, caster, effect.value(1), 0)


def chain_creature(f: Field, caster: i64, victim: i64, aim: i64) -> None:
    """I10."""
    if aim >= PLAY_DOWN:
        slot = (aim - PLAY_DOWN) % SLOTS
        add_chain(f, victim, 1, slot, caster)
        f.tell(CHAINED_DOWN, victim, e.NONE, slot, 0)
        return
    add_chain(f, victim, 0, aim % KINDS, caster)
    f.tell(CHAINED_DOWN, victim, creature_face(f, victim, 0, aim % KINDS), 0, 0)

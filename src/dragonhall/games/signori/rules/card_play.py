"""Playing cards: their effects, the antimagic window, and what follows."""

from mypy_extensions import i64

from dragonhall.core.layout import EVERYBODY
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules.action_codes import (
    ASK_ANTIMAGIC,
    ASK_INSTANT,
    ASK_MAGIC,
    ASK_PORTAL,
    KINDS,
    PLAY_DOWN,
    SLOTS,
)
from dragonhall.games.signori.rules.combat import magic_played
from dragonhall.games.signori.rules.effects import (
    add_chain,
    blur_hand,
    creature_face,
    draw_cards,
    steal_random,
    turn_up,
)
from dragonhall.games.signori.rules.field import (
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
    UP,
    VICTIM,
    Field,
)
from dragonhall.games.signori.rules.hits import demote, destroy_above, hit_destroy


def play(f: Field, seat: i64, face: i64, sub: i64) -> None:
    """Play a card from the hand."""
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
    """Put a creature on the field, face up or face down (SM-3, SC-1)."""
    if sub == 0:
        f.put(f.of(UP, seat), face)
        f.tell(SUMMONED, seat, face, 0, 0)
    else:
        f.put_marked(f.of(DOWN, seat), face, 0)
        blur_hand(f, seat)
        f.tell(SUMMONED_DOWN, seat, face, 0, 0)


def take_role(f: Field, seat: i64, face: i64) -> None:
    """Replace the role (SR-7): discard its blessings, and destroy creatures that the new role cannot keep."""
    f.pour(f.of(ROLE_PLACE, seat), DISCARD_PILE)
    f.pour(f.of(BEHIND, seat), DISCARD_PILE)
    f.put(f.of(ROLE_PLACE, seat), face)
    f.tell(ROLE_TAKEN, seat, face, 0, 0)
    destroy_above(f, seat)


def bless(f: Field, target: i64, face: i64) -> None:
    """Put a blessing behind the role (B1, B2); an aegis also removes a mark."""
    f.put(f.of(BEHIND, target), face)
    f.tell(BLESSED, target, face, f.level(target), 0)
    if f.known.first_op(face) == e.AEGIS and f.cells[MARK_LEFT + target] > 0:
        f.pour(f.of(FRONT, target), DISCARD_PILE)
        f.cells[MARK_LEFT + target] = 0


def cast(f: Field, seat: i64, face: i64, aim: i64) -> None:
    """Cast a spell, equipment or curse: apply it, or open a window for responses."""
    victim = victim_of(f, seat, face, aim)
    f.tell(CAST, seat, face, victim, 0)
    category = f.known.category[face]
    if f.known.finale[face] == 1:
        f.cells[LOCK] = 1  # SY-3: it takes effect immediately
        f.tell(FINALE_PLAYED, seat, face, 0, 0)
        take_effect(f, seat, victim, aim, face)
    elif victim == e.NONE or (category == e.SPELL and f.role_does(seat, e.UNSTOPPABLE)):
        take_effect(f, seat, victim, aim, face)
    else:
        f.put(PENDING, face)
        f.cells[CASTER] = seat
        f.cells[AIM] = aim
        f.cells[VICTIM] = victim
        # No antimagic against a curse (SG-4), but the target's side may play an Istantanea blessing (SY-2).
        curse = category == e.CURSE
        f.push_decision(ASK_INSTANT if curse else ASK_ANTIMAGIC, victim, f.team_size() - 1, 1 if curse else 0)


def victim_of(f: Field, seat: i64, face: i64, aim: i64) -> i64:
    """Return the player against whom a card is played, or NONE (SG-2)."""
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
    """Ask the next player of the target's side; when all have passed, the card takes effect."""
    top = f.frame()
    left = f.cells[top + 2]
    if left > 0:
        f.cells[top + 1] = f.next_mate(f.cells[top + 1])
        f.cells[top + 2] = left - 1
        return
    f.pop_decision()
    resolve(f)


def counter(f: Field, seat: i64, face: i64) -> None:
    """Stop the pending card: both cards are discarded, and the window closes (SG-2)."""
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
    """Apply the pending card, which was not stopped."""
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
    """Apply a curse, unless an aegis (B2) cancels it; then both are discarded."""
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
    """Put a chain on a creature (I10)."""
    if aim >= PLAY_DOWN:
        slot = (aim - PLAY_DOWN) % SLOTS
        add_chain(f, victim, 1, slot, caster)
        f.tell(CHAINED_DOWN, victim, e.NONE, slot, 0)
        return
    add_chain(f, victim, 0, aim % KINDS, caster)
    f.tell(CHAINED_DOWN, victim, creature_face(f, victim, 0, aim % KINDS), 0, 0)

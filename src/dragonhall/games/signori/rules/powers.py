"""Powers of roles, creatures and artefacts in a main phase: refusals and effects.

Functions named `refused_*` return LEGAL or the number of a refusal.
"""

from mypy_extensions import i64, u8

from dragonhall.core.layout import EVERYBODY, SEAT_BIT
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules import refusals as no
from dragonhall.games.signori.rules.effects import creature_there, draw_cards, take_creature
from dragonhall.games.signori.rules.field import (
    ATTACKED,
    BY_OTHER,
    BY_POWER,
    CREATURE_LOST,
    DESTROYED,
    DISCARD_PILE,
    DISCARDED,
    DOWN,
    FETCHED,
    HAND,
    LOOKED,
    MARKET,
    RECOVERED,
    TO_MARKET,
    USED_ALTAR,
    USED_BREATH,
    USED_LOOK,
    USED_ROLE,
    Field,
)
from dragonhall.games.signori.rules.hits import hit


def refused_role_power(f: Field, seat: i64, op: i64) -> i64:
    """Return LEGAL if the role has this power at its level and has not used it this turn."""
    if f.role(seat) == e.NONE:
        return no.NO_ROLE
    role = f.role(seat)
    k = f.known.first_effect[role]
    end = f.known.first_effect[role + 1]
    while k < end:
        effect = f.known.effects[k]
        if effect.op == op and effect.when == e.TURN and f.level(seat) >= effect.at:
            return no.POWER_USED if f.cells[USED_ROLE] > 0 else LEGAL
        k += 1
    return no.NO_SUCH_POWER


def refused_banish(f: Field, seat: i64, victim: i64, place: i64, what: i64) -> i64:
    """Return the refusal to move a creature to its owner's market; face-down ones only at level 3 (SR-4)."""
    refused = refused_role_power(f, seat, e.BANISH)
    if refused != LEGAL:
        return refused
    if f.options.nano_instead_of_attack and f.cells[ATTACKED] == 1:
        return no.INSTEAD_OF_ATTACK
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    if not creature_there(f, victim, place, what):
        return no.NO_SUCH_TARGET
    level = f.level(seat)
    highest = f.known.find(f.role(seat), e.BANISH).value(level)
    if place == 1:
        return LEGAL if highest >= e.ANY_LEVEL else no.LEVEL_TOO_HIGH
    return refused_by_power(f, victim, f.known.kind_face[what], highest, level)


def refused_by_power(f: Field, victim: i64, face: i64, highest: i64, role_level: i64) -> i64:
    if f.known.level[face] > highest:
        return no.LEVEL_TOO_HIGH
    if f.is_shielded(victim, face, BY_POWER, role_level):
        return no.PROTECTED
    return no.ROOTED_THERE if f.is_rooted(face, role_level) else LEGAL


def refused_smash(f: Field, seat: i64, victim: i64, kind: i64) -> i64:
    """Return the refusal to destroy a creature up to level 2, with a role of level 3 (SR-4)."""
    refused = refused_role_power(f, seat, e.DESTROY)
    if refused != LEGAL:
        return refused
    if f.options.nano_instead_of_attack and f.cells[ATTACKED] == 1:
        return no.INSTEAD_OF_ATTACK
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    if not creature_there(f, victim, 0, kind):
        return no.NO_SUCH_TARGET
    highest = f.known.find(f.role(seat), e.DESTROY).level
    return refused_by_power(f, victim, f.known.kind_face[kind], highest, f.level(seat))


def refused_cycle(f: Field, seat: i64, face: i64) -> i64:
    refused = refused_role_power(f, seat, e.CYCLE)
    if refused != LEGAL:
        return refused
    return LEGAL if f.holds(f.of(HAND, seat), face) else no.NOT_IN_HAND


def refused_fetch(f: Field, seat: i64, face: i64) -> i64:
    refused = refused_role_power(f, seat, e.FETCH)
    if refused != LEGAL:
        return refused
    return LEGAL if f.holds(f.of(MARKET, seat), face) else no.NOT_IN_MARKET


def refused_recover(f: Field, seat: i64, face: i64) -> i64:
    """Return the refusal to recover a blessing, or a creature up to level 1, with a role of level 3 (R8)."""
    refused = refused_role_power(f, seat, e.RECOVER)
    if refused != LEGAL:
        return refused
    power = f.known.find(f.role(seat), e.RECOVER)
    creature = f.known.category[face] == e.CREATURE
    if f.known.category[face] != e.BLESSING and not creature:
        return no.WRONG_CATEGORY
    if creature and f.known.level[face] > power.level:
        return no.LEVEL_TOO_HIGH
    if not f.holds(DISCARD_PILE, face):
        return no.NOTHING_TO_TAKE
    return LEGAL if f.can_pay(seat, power.cost) else no.CANNOT_PAY


def refused_look(f: Field, seat: i64, victim: i64, slot: i64) -> i64:
    """Return the refusal to look at a face-down creature: once a turn per face-up sentinel (VEDETTA)."""
    sentinels = f.creature_with(seat, e.LOOK)
    if sentinels == 0:
        return no.NO_SUCH_POWER
    if f.cells[USED_LOOK] >= sentinels:
        return no.POWER_USED
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    return LEGAL if creature_there(f, victim, 1, slot) else no.NO_SUCH_TARGET


def refused_breath(f: Field, seat: i64, victim: i64, kind: i64) -> i64:
    """Return the refusal of a dragon's breath: once a turn per face-up dragon, for a price (SOFFIO)."""
    dragons = f.creature_with(seat, e.DESTROY)
    if dragons == 0:
        return no.NO_SUCH_POWER
    if f.cells[USED_BREATH] >= dragons:
        return no.POWER_USED
    if not f.enemies(seat, victim):
        return no.NOT_AN_OPPONENT
    if not creature_there(f, victim, 0, kind):
        return no.NO_SUCH_TARGET
    breath = breath_of(f)
    if f.known.level[f.known.kind_face[kind]] > breath.level:
        return no.LEVEL_TOO_HIGH
    return LEGAL if f.can_pay(seat, breath.cost) else no.CANNOT_PAY


def breath_of(f: Field) -> e.Effect:
    kind: i64 = 0
    while not f.known.has(f.known.kind_face[kind], e.DESTROY):
        kind += 1
    return f.known.find(f.known.kind_face[kind], e.DESTROY)


def refused_sacrifice(f: Field, seat: i64, place: i64, what: i64) -> i64:
    """Return the refusal to sacrifice one of the player's creatures: once a turn (A6)."""
    if f.artefact_with(seat, e.SACRIFICE) == e.NONE:
        return no.NO_SUCH_POWER
    if f.cells[USED_ALTAR] > 0:
        return no.POWER_USED
    return LEGAL if creature_there(f, seat, place, what) else no.NO_SUCH_TARGET


# ---- effects of powers ---------------------------------------------------------------------------


def banish(f: Field, victim: i64, place: i64, what: i64) -> None:
    use_nano(f)
    hit(f, victim, place, what, TO_MARKET, BY_POWER)


def smash(f: Field, victim: i64, kind: i64) -> None:
    use_nano(f)
    hit(f, victim, 0, kind, DESTROYED, BY_POWER)


def use_nano(f: Field) -> None:
    f.cells[USED_ROLE] = 1
    if f.options.nano_instead_of_attack:
        f.cells[ATTACKED] = 1


def cycle(f: Field, seat: i64, face: i64) -> None:
    f.cells[USED_ROLE] = 1
    f.remove(f.of(HAND, seat), face)
    f.put(DISCARD_PILE, face)
    f.tell(DISCARDED, seat, face, 0, 0)
    draw_cards(f, seat, 1)


def fetch(f: Field, seat: i64, face: i64) -> None:
    f.cells[USED_ROLE] = 1
    f.remove(f.of(MARKET, seat), face)
    f.put_marked(f.of(HAND, seat), face, EVERYBODY)
    f.tell(FETCHED, seat, face, seat, 0)


def recover(f: Field, seat: i64, face: i64) -> None:
    f.cells[USED_ROLE] = 1
    f.change_pool(seat % 2, -f.known.find(f.role(seat), e.RECOVER).cost)
    f.remove(DISCARD_PILE, face)
    f.put_marked(f.of(HAND, seat), face, EVERYBODY)
    f.tell(RECOVERED, seat, face, 0, 0)


def look(f: Field, seat: i64, victim: i64, slot: i64) -> None:
    """Look at a face-down creature; the mark on the card stores that the seat knows it."""
    f.cells[USED_LOOK] += 1
    zone = f.of(DOWN, victim)
    at = f.layout.marks[zone] + slot
    f.cards[at] = u8(i64(f.cards[at]) | SEAT_BIT[seat])
    f.tell(LOOKED, seat, f.card_in(zone, slot), victim, slot)


def breathe(f: Field, seat: i64, victim: i64, kind: i64) -> None:
    f.cells[USED_BREATH] += 1
    f.change_pool(seat % 2, -breath_of(f).cost)
    hit(f, victim, 0, kind, DESTROYED, BY_OTHER)


def sacrifice(f: Field, seat: i64, place: i64, what: i64) -> None:
    f.cells[USED_ALTAR] = 1
    altar = f.artefact_with(seat, e.SACRIFICE)
    face = take_creature(f, seat, place, what)
    f.put(DISCARD_PILE, face)
    f.tell(CREATURE_LOST, seat, face, 0, 0)
    f.change_pool(seat % 2, f.known.find(altar, e.SACRIFICE).value(1) * (f.known.level[face] + 1))

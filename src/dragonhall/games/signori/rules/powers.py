"""Powers of roles, creatures and artefacts in the own turn (SR-4, SR-8, SR-9)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import SEAT_BIT
from dragonhall.core.moves import LEGAL
from dragonhall.games.signori.rules import declaration as d
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.card_effects import NO_EFFECT, Effect
from dragonhall.games.signori.rules.creatures import hit_creature, lose_creature
from dragonhall.games.signori.rules.field_state import FieldState, draw_cards
from dragonhall.games.signori.rules.move_shapes import CardMove, EnemyCreature, Names, OwnCreature
from dragonhall.games.signori.rules.state import SignoriState


def own_turn_refusal(state: FieldState, seat: i64) -> i64:
    """Return LEGAL in the own turn, until an empty place of the market was filled (SR-9, SY-1)."""
    if seat != state.cells[d.ACTIVE]:
        return d.OWN_TURN_ONLY
    filling = state.decision_kind() == d.ASK_FINAL and state.note() == 1
    return d.FILLING_BEGUN if filling else LEGAL


def role_power_refusal(state: FieldState, seat: i64, op: i64) -> i64:
    """Return LEGAL if the role has this power at its level and has not used it this turn."""
    refusal = own_turn_refusal(state, seat)
    if refusal != LEGAL:
        return refusal
    role = state.role(seat)
    if role == d.NONE:
        return d.NO_ROLE
    for k in range(state.faces.first_effect[role], state.faces.first_effect[role + 1]):
        effect = state.faces.effects[k]
        if effect.op == op and effect.when == e.TURN and state.level(seat) >= effect.at:
            return d.POWER_USED if state.cells[d.USED + d.ROLE_POWER] > 0 else LEGAL
    return d.NO_SUCH_POWER


@final
class Strike(EnemyCreature):
    """Banish a creature to its owner's market, or smash it, with the power of a role (SR-4)."""

    def __init__(self, name: str, names: Names, position: int, op: int, how: int) -> None:
        super().__init__(name, names, position)
        self.op: i64 = op
        self.how: i64 = how

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        refusal = role_power_refusal(state, seat, self.op)
        if refusal == LEGAL and state.options.nano_instead_of_attack and state.cells[d.ATTACKED] == 1:
            return d.INSTEAD_OF_ATTACK
        return refusal

    def creature_refusal(self, state: SignoriState, seat: i64, victim: i64, index: i64) -> i64:
        role_level = state.level(seat)
        effect = self.faces.effect_of(state.role(seat), self.op)
        highest = effect.value(role_level) if self.op == e.BANISH else effect.level
        if self.position == d.FACE_DOWN:
            return LEGAL if self.op == e.BANISH and highest >= e.ANY_LEVEL else d.LEVEL_HIDDEN
        creature = self.faces.face_of_kind[index]
        if self.faces.level[creature] > highest:
            return d.LEVEL_TOO_HIGH
        if state.is_shielded(victim, creature, d.BY_POWER, role_level):
            return d.PROTECTED
        return d.ROOTED_THERE if state.is_rooted(creature, role_level) else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.cells[d.USED + d.ROLE_POWER] = 1
        if state.options.nano_instead_of_attack:
            state.cells[d.ATTACKED] = 1
        victim = variant // self.width
        hit_creature(state, victim, self.position, variant % self.width, self.how, d.BY_POWER)


@final
class Cycle(CardMove):
    """Discard a card and draw one, with the power of a role."""

    def __init__(self, names: Names) -> None:
        super().__init__("cycle", names, d.NOT_IN_HAND)

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        return role_power_refusal(state, seat, e.CYCLE)

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.cells[d.USED + d.ROLE_POWER] = 1
        state.remove(state.zone_of(d.HAND, seat), variant)
        state.discard(seat, variant)
        draw_cards(state, seat, 1)


@final
class Fetch(CardMove):
    """Take a card from the own market, with the power of a role."""

    def __init__(self, names: Names) -> None:
        super().__init__("fetch", names, d.NOT_IN_MARKET)

    def zone(self, state: SignoriState, seat: i64) -> i64:
        return state.zone_of(d.MARKET, seat)

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        return role_power_refusal(state, seat, e.FETCH)

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.cells[d.USED + d.ROLE_POWER] = 1
        state.remove(state.zone_of(d.MARKET, seat), variant)
        state.add_to_hand(seat, variant)
        state.emit(d.FETCHED, seat, variant, seat)


@final
class Recover(CardMove):
    """Recover a discarded blessing, or creature up to level 1, for a price, with a role of level 3 (R8)."""

    def __init__(self, names: Names) -> None:
        super().__init__("recover", names, d.NOTHING_TO_TAKE)

    def cost(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        return self.faces.effect_of(state.role(seat), e.RECOVER).cost

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        return role_power_refusal(state, seat, e.RECOVER)

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        refusal = self.general_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        category = self.faces.category[variant]
        if category != e.BLESSING and category != e.CREATURE:
            return d.WRONG_CATEGORY
        highest = self.faces.effect_of(state.role(seat), e.RECOVER).level
        if category == e.CREATURE and self.faces.level[variant] > highest:
            return d.LEVEL_TOO_HIGH
        if not state.holds(d.DISCARD_PILE, variant):
            return self.absent
        return LEGAL if state.can_pay(seat, self.cost(state, seat, variant)) else d.CANNOT_PAY

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the faces in order: the discard pile is not sorted."""
        if self.general_refusal(state, seat) != LEGAL:
            return total
        for face in range(self.faces.first_plunder):
            if self.refusal(state, seat, face) == LEGAL:
                buffer[total] = self.first + face
                total += 1
        return total

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.cells[d.USED + d.ROLE_POWER] = 1
        state.change_pool(seat % 2, -self.cost(state, seat, variant))
        state.remove(d.DISCARD_PILE, variant)
        state.add_to_hand(seat, variant)
        state.emit(d.RECOVERED, seat, variant)


@final
class Look(EnemyCreature):
    """Look at a face-down creature: once a turn for each face-up sentinel (VEDETTA)."""

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        refusal = own_turn_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        sentinels = state.creatures_with(seat, e.LOOK)
        if sentinels == 0:
            return d.NO_SUCH_POWER
        return d.POWER_USED if state.cells[d.USED + d.LOOK_POWER] >= sentinels else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        """The mark on the card stores that the seat knows it."""
        state.cells[d.USED + d.LOOK_POWER] += 1
        victim = variant // d.SLOTS
        slot = variant % d.SLOTS
        zone = state.zone_of(d.DOWN, victim)
        at = state.layout.marks[zone] + slot
        state.cards[at] = u8(i64(state.cards[at]) | SEAT_BIT[seat])
        state.emit(d.LOOKED, seat, state.card_in(zone, slot), victim, slot)


@final
class Breathe(EnemyCreature):
    """Destroy a creature with a breath: once a turn for each face-up dragon, for a price (SOFFIO)."""

    def cost(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        return self.breath().cost

    def breath(self) -> Effect:
        for kind in range(self.faces.kinds):
            effect = self.faces.effect_of(self.faces.face_of_kind[kind], e.DESTROY)
            if effect.op == e.DESTROY:
                return effect
        return NO_EFFECT

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        dragons = state.creatures_with(seat, e.DESTROY)
        if dragons == 0:
            return d.NO_SUCH_POWER
        return d.POWER_USED if state.cells[d.USED + d.BREATH_POWER] >= dragons else LEGAL

    def creature_refusal(self, state: SignoriState, seat: i64, victim: i64, index: i64) -> i64:
        breath = self.breath()
        if self.faces.level[self.faces.face_of_kind[index]] > breath.level:
            return d.LEVEL_TOO_HIGH
        return LEGAL if state.can_pay(seat, breath.cost) else d.CANNOT_PAY

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.cells[d.USED + d.BREATH_POWER] += 1
        state.change_pool(seat % 2, -self.breath().cost)
        hit_creature(state, variant // d.KINDS, d.FACE_UP, variant % d.KINDS, d.DESTROYED, d.BY_OTHER)


@final
class Sacrifice(OwnCreature):
    """Sacrifice an own creature for Iros: once a turn, with an altar (A6)."""

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        refusal = own_turn_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        if state.artefact_with(seat, e.SACRIFICE) == d.NONE:
            return d.NO_SUCH_POWER
        return d.POWER_USED if state.cells[d.USED + d.ALTAR_POWER] > 0 else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.cells[d.USED + d.ALTAR_POWER] = 1
        altar = state.artefact_with(seat, e.SACRIFICE)
        face = lose_creature(state, seat, self.position, variant)
        iros = self.faces.effect_of(altar, e.SACRIFICE).value(1)
        state.change_pool(seat % 2, iros * (self.faces.level[face] + 1))

"""Playing cards: when, in which ways and on whom; card_play.py has their effects.

Rules: SR-1, SR-2, SR-6, SA-1, SG-1 to SG-4, SY-1 to SY-3, SB-3, SB-4. `Play` checks the moment; a move for
each card checks and carries out the ways to play it: position, place or target.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Things
from dragonhall.games.signori.rules import declaration as d
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.card_play import (
    begin_finale,
    bless,
    cast_card,
    lay_artefact,
    leave_instant_window,
    replace_role,
    stop_pending,
    summon,
)
from dragonhall.games.signori.rules.combat import ask_other_side
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.move_shapes import CardMove, EnemyCreature, Names, SignoriMove
from dragonhall.games.signori.rules.state import SignoriState

POSITIONS = ("attack", "defence")
ARTEFACT_WAYS = ("free", "first", "second")


class CardPlay(SignoriMove):
    """The ways to play one card, if it may be played now. Without more: a spell that has no target."""

    def __init__(self, names: Names, face: int, ways: int) -> None:
        super().__init__("play", ways, names)
        self.face: i64 = face
        self.op: i64 = names.faces.first_op(self.face)

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        cast_card(state, seat, self.face, d.NONE, variant)

    def things(self, variant: int) -> Things:
        return [("verb", "play"), ("card", self.names.cards[int(self.face)])]


@final
class PlayCreature(CardPlay):
    """Summon a creature in attack or defence position (SM-3, SC-1, SR-2)."""

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        too_high = self.faces.level[self.face] > state.max_creature_level(seat)
        return d.LEVEL_TOO_HIGH if too_high else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        summon(state, seat, self.face, variant)
        begin_finale(state, seat, self.face)

    def things(self, variant: int) -> Things:
        return [*super().things(variant), ("position", POSITIONS[variant])]


@final
class PlayRole(CardPlay):
    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        replace_role(state, seat, self.face)
        begin_finale(state, seat, self.face)


@final
class PlayArtefact(CardPlay):
    """Lay an artefact: at most two, a third replaces the first or second (SA-1)."""

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        replaces = variant > 0
        return d.ARTEFACT_PLACE if state.has_artefact_room(seat) == replaces else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        if variant > 0:
            state.discard(seat, state.take_at(state.zone_of(d.ARTEFACTS, seat), variant - 1))
        lay_artefact(state, seat, self.face)
        begin_finale(state, seat, self.face)

    def things(self, variant: int) -> Things:
        return [*super().things(variant), ("place", ARTEFACT_WAYS[variant])]


@final
class PlayGear(CardPlay):
    """Play equipment against the other fighter (SB-4)."""

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        attacker = state.cells[d.ATTACKER]
        other = attacker if state.are_enemies(seat, attacker) else state.cells[d.DEFENDER]
        cast_card(state, seat, self.face, other, variant)


class SeatPlay(CardPlay):
    """A card that is played on a player, or against one."""

    def exists(self, variant: i64) -> bool:
        return variant < self.seats

    def things(self, variant: int) -> Things:
        return [*super().things(variant), ("target", self.names.seats[variant])]


@final
class PlayBlessing(SeatPlay):
    """Play a blessing on oneself, or in another player's turn as Istantanea on a mate (SY-1)."""

    def cost(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        return 0 if variant == seat else self.faces.price[self.face]

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        # In the player's own turn, a blessing on a mate is shared, for its price (SY-1).
        if seat == state.cells[d.ACTIVE] and state.are_mates(seat, variant):
            return d.NOT_NOW
        refusal = blessing_refusal(state, seat, self.face, variant)
        if refusal != LEGAL or state.can_pay(seat, self.cost(state, seat, variant)):
            return refusal
        return d.CANNOT_PAY

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.change_pool(seat % 2, -self.cost(state, seat, variant))
        bless(state, variant, self.face)
        begin_finale(state, seat, self.face)


def blessing_refusal(state: FieldState, seat: i64, face: i64, target: i64) -> i64:
    """Return the refusal of a blessing on oneself or on a mate (SR-1)."""
    if state.are_enemies(seat, target):
        return d.NOT_A_MATE
    if state.role(target) == d.NONE:
        return d.NO_ROLE
    if state.faces.first_op(face) == e.LEVEL:
        return LEGAL if state.level(target) < d.TOP_LEVEL else d.LEVEL_FULL
    return d.AEGIS_THERE if state.has_aegis(target) else LEGAL


@final
class PlayCurse(SeatPlay):
    """Play a curse on an opponent (SR-6, SG-4)."""

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if not state.are_enemies(seat, variant):
            return d.NOT_AN_OPPONENT
        if state.role_has(variant, e.IMMUNE):
            return d.IMMUNE_ROLE
        if self.op == e.DEMOTE:
            return LEGAL if state.level(variant) > 1 else d.NOT_DEMOTABLE
        return d.MARK_THERE if state.cells[d.MARK_LEFT + variant] > 0 else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        cast_card(state, seat, self.face, variant, variant)


@final
class SpellOnOpponent(SeatPlay):
    """A spell against an opponent: it reveals creatures, steals a card, or takes Iros."""

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if not state.are_enemies(seat, variant):
            return d.NOT_AN_OPPONENT
        if self.op == e.REVEAL and state.size(state.zone_of(d.DOWN, variant)) == 0:
            return d.NO_SUCH_TARGET
        nothing = self.op == e.STEAL and state.size(state.zone_of(d.HAND, variant)) == 0
        return d.NOTHING_TO_TAKE if nothing else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        cast_card(state, seat, self.face, variant, variant)

    def things(self, variant: int) -> Things:
        return [*super().things(variant)[:-1], ("victim", self.names.seats[variant])]


@final
class SpellOnDiscards(CardPlay):
    """A spell that recovers a discarded creature, which the player's role must be able to keep (I5)."""

    def exists(self, variant: i64) -> bool:
        return variant < self.faces.kinds

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        creature = self.faces.face_of_kind[variant]
        if self.faces.level[creature] > state.max_creature_level(seat):
            return d.LEVEL_TOO_HIGH
        return LEGAL if state.holds(d.DISCARD_PILE, creature) else d.NOTHING_TO_TAKE

    def things(self, variant: int) -> Things:
        return [*super().things(variant), self.names.creature(d.FACE_UP, variant)]


@final
class SpellOfPortal(CardPlay):
    """A spell that moves the player's creatures (I12)."""

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        return d.NOTHING_TO_TAKE if state.creature_count(seat) == 0 else LEGAL


class CreatureSpell(EnemyCreature):
    """A spell on a creature of an opponent."""

    def __init__(self, names: Names, face: int, position: int) -> None:
        super().__init__("play", names, position)
        self.face: i64 = face

    def things(self, variant: int) -> Things:
        verb, *target = super().things(variant)
        return [verb, ("card", self.names.cards[int(self.face)]), *target]


@final
class SpellOnFaceUp(CreatureSpell):
    """A spell that destroys a creature up to a level, or chains one."""

    def creature_refusal(self, state: SignoriState, seat: i64, victim: i64, index: i64) -> i64:
        creature = self.faces.face_of_kind[index]
        destroys = self.faces.first_op(self.face) == e.DESTROY
        if destroys and self.faces.level[creature] > self.faces.effect_of(self.face, e.DESTROY).level:
            return d.LEVEL_TOO_HIGH
        return d.PROTECTED if state.is_shielded(victim, creature, d.BY_SPELL, 0) else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        cast_card(state, seat, self.face, variant // d.KINDS, variant)


def ways_to_play(names: Names, face: int) -> SignoriMove:
    """Return the move with the ways to play a card, by its category and the operation of a spell."""
    category = int(names.faces.category[face])
    op = int(names.faces.first_op(face))
    if category == e.SPELL and op in (e.DESTROY, e.CHAIN):
        return SpellOnFaceUp(names, face, d.FACE_UP)
    if category == e.SPELL and op in (e.REVEAL, e.STEAL, e.LOSE):
        return SpellOnOpponent(names, face, d.SEATS)
    if category == e.SPELL and op == e.RECOVER:
        return SpellOnDiscards(names, face, d.KINDS)
    if category == e.SPELL and op == e.PORTAL:
        return SpellOfPortal(names, face, 1)
    if category == e.CREATURE:
        return PlayCreature(names, face, len(POSITIONS))
    if category == e.ROLE:
        return PlayRole(names, face, 1)
    if category == e.ARTEFACT:
        return PlayArtefact(names, face, len(ARTEFACT_WAYS))
    if category == e.GEAR:
        return PlayGear(names, face, 1)
    if category == e.BLESSING:
        return PlayBlessing(names, face, d.SEATS)
    if category == e.CURSE:
        return PlayCurse(names, face, d.SEATS)
    return CardPlay(names, face, 0 if category == e.ANTIMAGIC else 1)


@final
class Play(SignoriMove):
    """Play a card of the hand, in a main phase, a combat or a window for Istantanea cards."""

    def __init__(self, names: Names) -> None:
        super().__init__("play", d.FACES * d.WAYS, names)
        self.ways = [ways_to_play(names, face) for face in range(int(self.faces.first_plunder))]
        for face, ways in enumerate(self.ways):
            ways.first = face * d.WAYS  # the number of the action: this is the first move of the game

    def exists(self, variant: i64) -> bool:
        if variant // d.WAYS >= self.faces.first_plunder:
            return False
        ways = self.ways[variant // d.WAYS]
        return variant % d.WAYS < ways.count and ways.exists(variant % d.WAYS)

    def cost(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        return self.ways[variant // d.WAYS].cost(state, seat, variant % d.WAYS)

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        face = variant // d.WAYS
        if not state.in_hand(seat, face):
            return d.NOT_IN_HAND
        refusal = self.moment_refusal(state, seat, face)
        return self.ways[face].refusal(state, seat, variant % d.WAYS) if refusal == LEGAL else refusal

    def moment_refusal(self, state: SignoriState, seat: i64, face: i64) -> i64:
        """Return LEGAL if a card may be played at this decision.

        In a main phase any card except equipment, in a magic round equipment; anything else at any time with
        Istantanea (SY-2).
        """
        decision = state.decision_kind()
        category = self.faces.category[face]
        if state.cells[d.LOCK] == 1 and category >= e.GEAR:
            return d.LOCKED
        if category == e.GEAR:
            return self.gear_refusal(state, seat, face)
        if decision == d.ASK_MAIN:
            return LEGAL
        if self.faces.instant[face] == 0:
            return d.NOT_INSTANT
        return d.TOO_MANY_PENDING if state.size(d.PENDING) == d.PENDINGS else LEGAL

    def gear_refusal(self, state: SignoriState, seat: i64, face: i64) -> i64:
        """Fighters may play any equipment of their side, mates only with Istantanea (SB-3, SB-4)."""
        if state.cells[d.STAGE] != d.MAGIC:
            return d.NOT_THIS_PHASE
        attacks = not state.are_enemies(seat, state.cells[d.ATTACKER])
        fights = seat == state.cells[d.ATTACKER if attacks else d.DEFENDER]
        if self.faces.instant[face] == 0:
            if not fights:
                return d.NOT_FOR_MATES
            if state.decision_kind() != d.ASK_MAGIC:
                return d.NOT_INSTANT
        when = self.faces.effects[self.faces.first_effect[face]].when
        side = e.ATTACKING if attacks else e.DEFENDING
        if when != side and when != e.FIGHTING:
            return d.NOT_YOUR_SIDE
        return d.TOO_MANY_PENDING if state.size(d.PENDING) == d.PENDINGS else LEGAL

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        hand = state.zone_of(d.HAND, seat)
        before: i64 = -1
        for place in range(state.size(hand)):
            face = state.card_in(hand, place)
            if face != before and self.moment_refusal(state, seat, face) == LEGAL:
                total = self.ways[face].append_legal(state, seat, buffer, total)
            before = face
        return total

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        face = variant // d.WAYS
        state.remove(state.zone_of(d.HAND, seat), face)
        end_own_question(state, seat)
        self.ways[face].perform(state, seat, variant % d.WAYS)

    def things(self, variant: int) -> Things:
        return self.ways[variant // d.WAYS].things(variant % d.WAYS)


def end_own_question(state: SignoriState, seat: i64) -> None:
    """Prepare who is asked after a card that is about to be played, and after the responses to it.

    In a magic round the other side, at the start of a turn the next player, after a call the player who was
    interrupted. In answer to a card the same player is asked again.
    """
    decision = state.decision_kind()
    if decision == d.ASK_MAGIC:
        ask_other_side(state, 0)
    elif decision == d.ASK_INSTANT and state.second_note() != d.BEFORE_CURSE:
        leave_instant_window(state, seat)


@final
class PlayOnFaceDown(CreatureSpell):
    """Chain a face-down creature of an opponent (I10); `face` is NONE if the pack has no such spell."""

    def __init__(self, names: Names, play: Play) -> None:
        super().__init__(names, chain_spell(names), d.FACE_DOWN)
        self.play = play

    def exists(self, variant: i64) -> bool:
        return self.face != d.NONE and super().exists(variant)

    def general_refusal(self, state: SignoriState, seat: i64) -> i64:
        if not state.in_hand(seat, self.face):
            return d.NOT_IN_HAND
        return self.play.moment_refusal(state, seat, self.face)

    def creature_refusal(self, state: SignoriState, seat: i64, victim: i64, index: i64) -> i64:
        """A sanctuary protects all face-down creatures, because their level is hidden."""
        role = state.role(victim)
        return d.PROTECTED if role != d.NONE and self.faces.has_effect(role, e.SANCTUARY) else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.remove(state.zone_of(d.HAND, seat), self.face)
        end_own_question(state, seat)
        cast_card(state, seat, self.face, variant // d.SLOTS, d.AIM_DOWN + variant)


@final
class Counter(CardMove):
    """Stop the pending card with an antimagic; for a mate only with Istantanea (SG-2).

    Artefact A7 works like an antimagic, only for its owner.
    """

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if not self.faces.has_effect(variant, e.STOP):
            return d.NOT_AN_ANTIMAGIC
        artefact = self.faces.category[variant] == e.ARTEFACT
        if not state.holds(state.zone_of(d.ARTEFACTS if artefact else d.HAND, seat), variant):
            return d.NOT_IN_HAND
        for_mates = not artefact and self.faces.instant[variant] == 1
        return LEGAL if for_mates or seat == state.cells[d.VICTIM] else d.ONLY_FOR_YOURSELF

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        hand = state.zone_of(d.HAND, seat)
        total = self.append_faces(state, seat, hand, buffer, total)
        mirror = state.artefact_with(seat, e.STOP)
        if mirror != d.NONE and not state.holds(hand, mirror) and self.refusal(state, seat, mirror) == LEGAL:
            buffer[total] = self.first + mirror
            total += 1
        return total

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        stop_pending(state, seat, variant)


def chain_spell(names: Names) -> int:
    """Return the spell that chains a creature, or NONE."""
    for face in range(int(names.faces.first_plunder)):
        if names.faces.category[face] == e.SPELL and names.faces.first_op(face) == e.CHAIN:
            return face
    return d.NONE

"""The table of I Signori dei Draghi: pools, fields, hands, roles, and queries about them.

Rules: SF-1 (teams), SF-2 and SF-4 (pools), SR-1 to SR-3 (levels of roles), SR-8, ST-2 (drawing), SE-2.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import EVERYBODY, SEAT_BIT, Layout
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.signori.rules.card_effects import SignoriFaces
from dragonhall.games.signori.rules.declaration import (
    ARTEFACT_PLACES,
    ARTEFACTS,
    BEHIND,
    BY_SPELL,
    DISCARD_PILE,
    DISCARDED,
    DOWN,
    DRAW_PILE,
    DREW,
    HAND,
    MARKET,
    MARKET_PLACES,
    NONE,
    POOL,
    POOL_CHANGED,
    RESHUFFLED,
    RESHUFFLES,
    ROLE_PLACE,
    SEAT_ZONES,
    STOLEN,
    TAKEN,
    UP,
    declare,
)
from dragonhall.games.signori.rules.vocabulary import AEGIS, CREATURE, INITIAL, KEEP, LEVEL, ROOTED, SANCTUARY

if TYPE_CHECKING:
    from dragonhall.core.game import Game


@final
class RuleOptions:
    """Rule options, for points that the sources leave open."""

    def __init__(
        self,
        market_pays_owner: bool,
        nano_instead_of_attack: bool,
        draw_per_turn: int,
        first_draw: int,
        attack_in_first_turn: bool,
        tie_to_attacker: bool,
        reshuffle_limit: int,
        pool: int,
    ) -> None:
        self.market_pays_owner = market_pays_owner
        self.nano_instead_of_attack = nano_instead_of_attack
        self.draw_per_turn: i64 = draw_per_turn
        self.first_draw: i64 = first_draw
        self.attack_in_first_turn = attack_in_first_turn
        self.tie_to_attacker = tie_to_attacker
        self.reshuffle_limit: i64 = reshuffle_limit
        self.pool: i64 = pool


def signori_layout(players: int, faces: SignoriFaces, copies: list[int]) -> Layout:
    """Return the layout of a state; the cards of the plunder pile are a pool of their own."""
    playing = int(faces.first_plunder)
    pools = [0] * playing + [1] * (len(copies) - playing)
    return declare.layout(players, copies, most_legal=2048, pool_of=pools)


class FieldState(State):
    """The cards on the table and the queries about them."""

    def __init__(
        self,
        game: "Game",
        layout: Layout,
        faces: SignoriFaces,
        options: RuleOptions,
        cells: vec[i64],
        cards: vec[u8],
        rng: Rng,
    ) -> None:
        super().__init__(game, layout, cells, cards, rng)
        self.faces = faces
        self.options = options

    def limits(self) -> vec[i64]:
        """Restrict hidden face-down cards to creatures that the owner's role can keep (SR-2)."""
        limits = self.layout.unlimited[:]
        for seat in range(self.layout.seats):
            limits[self.zone_of(DOWN, seat)] = self.max_creature_level(seat)
        return limits

    def admits(self, zone: i64, face: i64) -> bool:
        owner = self.layout.owner[zone]
        return self.faces.category[face] == CREATURE and self.faces.level[face] <= self.max_creature_level(
            owner
        )

    # ---- seats and teams -----------------------------------------------------------------------

    @final
    def zone_of(self, zone: i64, seat: i64) -> i64:
        return zone + seat * SEAT_ZONES

    @final
    def are_enemies(self, seat: i64, other: i64) -> bool:
        """Return whether two seats are opponents; the teams alternate A, B, A, B (SF-1)."""
        return other < self.layout.seats and (seat - other) % 2 != 0

    @final
    def are_mates(self, seat: i64, other: i64) -> bool:
        return other < self.layout.seats and seat != other and (seat - other) % 2 == 0

    @final
    def seat_after(self, seat: i64, steps: i64) -> i64:
        """Return the seat some steps clockwise: opponents at odd steps, mates at even ones (SF-1)."""
        return (seat + steps) % self.layout.seats

    @final
    def next_seat(self, seat: i64) -> i64:
        return self.seat_after(seat, 1)

    @final
    def next_mate(self, seat: i64) -> i64:
        return self.seat_after(seat, 2)

    @final
    def team_size(self) -> i64:
        return self.layout.seats // 2

    @final
    def change_pool(self, team: i64, iros: i64) -> None:
        """Add Iros to the pool of a team (SF-2)."""
        if iros != 0:
            self.cells[POOL + team] += iros
            self.emit(POOL_CHANGED, team, iros, self.cells[POOL + team])

    @final
    def can_pay(self, seat: i64, iros: i64) -> bool:
        """Return whether a payment leaves the team's pool above 0 (SF-4)."""
        return iros == 0 or self.cells[POOL + seat % 2] > iros

    # ---- roles and levels ----------------------------------------------------------------------

    @final
    def role(self, seat: i64) -> i64:
        """Return the face of a player's role, or NONE."""
        zone = self.zone_of(ROLE_PLACE, seat)
        return self.card_in(zone, 0) if self.size(zone) > 0 else i64(NONE)

    @final
    def level(self, seat: i64) -> i64:
        """Return the level: 1 plus the Spirito Divino behind the role, or 0 without a role (SR-1)."""
        return 0 if self.role(seat) == NONE else 1 + self.blessings_with(seat, LEVEL)

    @final
    def blessings_with(self, seat: i64, op: i64) -> i64:
        """Return the number of blessings with this operation behind a role."""
        zone = self.zone_of(BEHIND, seat)
        total: i64 = 0
        for k in range(self.size(zone)):
            if self.faces.first_op(self.card_in(zone, k)) == op:
                total += 1
        return total

    @final
    def has_aegis(self, seat: i64) -> bool:
        return self.blessings_with(seat, AEGIS) > 0

    @final
    def max_creature_level(self, seat: i64) -> i64:
        """Return the highest level of creature that a player may summon and keep (SR-2, SR-3)."""
        role = self.role(seat)
        if role == NONE:
            return 0
        level = self.level(seat)
        keep = self.faces.effect_of(role, KEEP)
        return keep.value(level) if keep.op == KEEP else level

    @final
    def role_has(self, seat: i64, op: i64) -> bool:
        """Return whether the role of this seat has this effect at its level."""
        role = self.role(seat)
        if role == NONE or not self.faces.has_effect(role, op):
            return False
        return self.level(seat) >= self.faces.effect_of(role, op).at

    @final
    def income(self, seat: i64, op: i64) -> i64:
        """Return the Iros or cards that role and artefacts give in the initial phase."""
        total: i64 = 0
        if self.level(seat) > 0:
            total += self.faces.effect_sum(self.role(seat), op, INITIAL, self.level(seat))
        zone = self.zone_of(ARTEFACTS, seat)
        for k in range(self.size(zone)):
            total += self.faces.effect_sum(self.card_in(zone, k), op, INITIAL, 1)
        return total

    # ---- cards ---------------------------------------------------------------------------------

    @final
    def hand_size(self, seat: i64) -> i64:
        return self.size(self.zone_of(HAND, seat)) + self.size(self.zone_of(TAKEN, seat))

    @final
    def in_hand(self, seat: i64, face: i64) -> bool:
        return self.holds(self.zone_of(HAND, seat), face)

    @final
    def is_market_full(self, seat: i64) -> bool:
        return self.size(self.zone_of(MARKET, seat)) == MARKET_PLACES

    @final
    def add_to_hand(self, seat: i64, face: i64) -> None:
        """Put a card into a hand, known to all."""
        self.put_marked(self.zone_of(HAND, seat), face, EVERYBODY)

    @final
    def discard(self, seat: i64, face: i64) -> None:
        """Discard a card that was already taken from its place."""
        self.put(DISCARD_PILE, face)
        self.emit(DISCARDED, seat, face)

    @final
    def creature_count(self, seat: i64) -> i64:
        return self.size(self.zone_of(UP, seat)) + self.size(self.zone_of(DOWN, seat))

    @final
    def count_face(self, zone: i64, face: i64) -> i64:
        total: i64 = 0
        for k in range(self.size(zone)):
            if self.card_in(zone, k) == face:
                total += 1
        return total

    @final
    def artefact_with(self, seat: i64, op: i64) -> i64:
        """Return an artefact of this seat with this effect, or NONE."""
        zone = self.zone_of(ARTEFACTS, seat)
        for k in range(self.size(zone)):
            if self.faces.has_effect(self.card_in(zone, k), op):
                return self.card_in(zone, k)
        return NONE

    @final
    def creatures_with(self, seat: i64, op: i64) -> i64:
        """Return the number of face-up creatures of this seat with this effect."""
        zone = self.zone_of(UP, seat)
        total: i64 = 0
        for k in range(self.size(zone)):
            if self.faces.has_effect(self.card_in(zone, k), op):
                total += 1
        return total

    @final
    def is_shielded(self, seat: i64, face: i64, by: i64, role_level: i64) -> bool:
        """Return whether SANTUARIO protects a creature up to the role's level.

        It protects against spells, and against powers of roles below level 3.
        """
        role = self.role(seat)
        if (
            role == NONE
            or not self.faces.has_effect(role, SANCTUARY)
            or self.faces.level[face] > self.level(seat)
        ):
            return False
        return by == BY_SPELL or role_level < self.faces.effect_of(role, SANCTUARY).at

    @final
    def is_rooted(self, face: i64, role_level: i64) -> bool:
        """Return whether RADICATO protects a creature: only a role of level 3 moves or destroys it."""
        return self.faces.has_effect(face, ROOTED) and role_level < self.faces.effect_of(face, ROOTED).at

    @final
    def has_artefact_room(self, seat: i64) -> bool:
        return self.size(self.zone_of(ARTEFACTS, seat)) < ARTEFACT_PLACES


# ---- hands and piles -----------------------------------------------------------------------------


def draw_cards(state: FieldState, seat: i64, wanted: i64) -> None:
    """Draw cards (ST-2); draw none once the reshuffle limit is exceeded, which ends the game (SE-2)."""
    while wanted > 0:
        if state.size(DRAW_PILE) == 0 and not reshuffle(state):
            return
        card = state.take_last(DRAW_PILE)
        state.put_marked(state.zone_of(HAND, seat), card, 0)
        state.emit(DREW, seat, card)
        wanted -= 1


def reshuffle(state: FieldState) -> bool:
    state.cells[RESHUFFLES] += 1
    if state.cells[RESHUFFLES] > state.options.reshuffle_limit or state.size(DISCARD_PILE) == 0:
        return False
    state.move_all(DISCARD_PILE, DRAW_PILE)
    state.shuffle(DRAW_PILE)
    state.emit(RESHUFFLED, state.size(DRAW_PILE))
    return True


def discard_random(state: FieldState, seat: i64, wanted: i64) -> None:
    hand = state.zone_of(HAND, seat)
    while wanted > 0 and state.size(hand) > 0:
        state.discard(seat, state.take_at(hand, state.rng.below(state.size(hand))))
        wanted -= 1


def steal_random(state: FieldState, thief: i64, victim: i64) -> None:
    """Move a random card from the victim's hand to the thief's.

    It is known to both from now on, and to every player who knew it before.
    """
    hand = state.zone_of(HAND, victim)
    if state.size(hand) == 0:
        return
    position = state.rng.below(state.size(hand))
    mark = state.mark_in(hand, position)
    card = state.take_at(hand, position)
    if mark != EVERYBODY:
        mark |= SEAT_BIT[thief] | SEAT_BIT[victim]
    state.put_marked(state.zone_of(HAND, thief), card, mark)
    state.emit(STOLEN, thief, victim, card)

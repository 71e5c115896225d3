"""The table of I Signori dei Draghi: pools, fields, markets, and queries about them."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import ALL, COMMON, NOBODY, OWNER, Cells, Layout, Zone
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.signori.rules.action_codes import SEATS, SLOTS
from dragonhall.games.signori.rules.cards import AEGIS, CREATURE, KEEP, LEVEL, NONE, ROOTED, SANCTUARY, Cards

if TYPE_CHECKING:
    from dragonhall.core.game import Game

HAND_PLACES: Final = 96
MARKET_PLACES: Final = 4
HAND_LIMIT: Final = 5
ARTEFACT_PLACES: Final = 2
GEAR_PLACES: Final = 24
DEALT: Final = 9
PLAYING_CARDS: Final = 200
PLUNDER_CARDS: Final = 20
TOP_LEVEL: Final = 3

# Zones: five common ones, then eleven for each seat.
DRAW_PILE: Final = 0
DISCARD_PILE: Final = 1
PLUNDER_PILE: Final = 2
PLUNDERED: Final = 3
PENDING: Final = 4  # a card that was played and may still be stopped
COMMON_ZONES: Final = 5
HAND: Final = 0
TAKEN: Final = 1  # taken from the player's market in this final phase; not playable this turn
SEALED: Final = 2  # chosen for the market, until all players have chosen
MARKET: Final = 3
UP: Final = 4  # creatures in attack position
DOWN: Final = 5  # creatures in defence position
ROLE_PLACE: Final = 6
BEHIND: Final = 7  # blessings behind the role
FRONT: Final = 8  # a curse in front of the player
ARTEFACTS: Final = 9
GEAR_PLACE: Final = 10
ZONES_PER_SEAT: Final = 11

# Cells.
POOL: Final = 128  # by team; follows the counts of 93 zones
ACTIVE: Final = 130
PHASE: Final = 131
TURNS: Final = 132  # number of turns begun
STARTER: Final = 133
RESHUFFLES: Final = 134
ATTACKED: Final = 135  # this turn
LOCK: Final = 136  # a Finale was played this turn
USED: Final = 137  # this turn: the role's power, looks, breaths, the altar
MARK_LEFT: Final = 141  # by seat: turns for which a mark remains
SAFE: Final = 149  # by seat: 1 if it cannot be attacked before its next turn
CHAINED: Final = 157  # eight chains: 0, or 1 + code of the creature (chain_on in effects.py) * SEATS + caster
CASTER: Final = 165  # of the pending card
VICTIM: Final = 166  # the target of the pending card, or NONE
AIM: Final = 167  # what the pending card points at, as in its action
ATTACKER: Final = 168
DEFENDER: Final = 169
STAGE: Final = 170  # of the combat
SIDE: Final = 171  # 0 while the attacker's side may play magic
DIFFERENCE: Final = 172  # of the totals
LOSING: Final = 173  # the seat that has lost the combat
SPOILS: Final = 174  # the plunder card
NEXT_EFFECT: Final = 175  # of the plunder card
HIT: Final = 176  # a creature about to be hit: seat, place, kind or slot, how, by what
WINNING_TEAM: Final = 181  # team + 1, or 3 for a draw

USED_ROLE: Final = 137
USED_LOOK: Final = 138
USED_BREATH: Final = 139
USED_ALTAR: Final = 140
CHAINS: Final = 8
CHAIN_CODES: Final = 8448  # SEATS * 2 * SLOTS * SEATS

# Phases after the set-up.
MAIN_1: Final = 1
COMBAT: Final = 2
MAIN_2: Final = 3
FINAL_PHASE: Final = 4

# How and by what a creature is hit.
DESTROYED: Final = 0
TO_MARKET: Final = 1
TO_WINNER: Final = 2
BY_SPELL: Final = 0
BY_POWER: Final = 1
BY_PLUNDER: Final = 2
BY_OTHER: Final = 3
UNSAID: Final = 2  # place of the weakest or strongest creature; not stored, because it may be face down

# Events.
SEALED_CARD: Final = 0
MARKET_OPENED: Final = 1
TURN_BEGAN: Final = 2
DREW: Final = 3
POOL_CHANGED: Final = 4
ROLE_TAKEN: Final = 5
SUMMONED: Final = 6
SUMMONED_DOWN: Final = 7
TURNED_UP: Final = 8
ARTEFACT_LAID: Final = 9
CAST: Final = 10
STOPPED: Final = 11
BLESSED: Final = 12
CURSED: Final = 13
ANNULLED: Final = 14
BOUGHT: Final = 15
SHARED: Final = 16
SUPPORTED: Final = 17
BANISHED: Final = 18
CREATURE_LOST: Final = 19
RETURNED: Final = 20
LOOKED: Final = 21
STOLEN: Final = 22
DISCARDED: Final = 23
ATTACK_DECLARED: Final = 24
TOTALS: Final = 25
COMBAT_WON: Final = 26
PLUNDER_DRAWN: Final = 27
ESCORTED: Final = 28
FINALE_PLAYED: Final = 29
EXCHANGED: Final = 30
LAID: Final = 31
RESHUFFLED: Final = 32
DEMOTED: Final = 33
CHAINED_DOWN: Final = 34
DESERTED: Final = 35
TRUCE_MADE: Final = 36
TURN_ENDED: Final = 37
ENDED: Final = 38
RECOVERED: Final = 39
FETCHED: Final = 40


@final
class Options:
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


def signori_layout(players: int, cards: Cards, copies: list[int]) -> Layout:
    playing = int(cards.playing)
    zones = [
        Zone("draw", COMMON, PLAYING_CARDS, NOBODY, 0, True),
        Zone("discard", COMMON, PLAYING_CARDS, ALL, 0, True),
        Zone("plunder", COMMON, PLUNDER_CARDS, NOBODY, 1, True),
        Zone("plundered", COMMON, PLUNDER_CARDS, ALL, 1, True),
        Zone("pending", COMMON, 1, ALL, 0, True),
    ]
    for seat in range(SEATS):
        zones += [
            Zone("hand", seat, HAND_PLACES, OWNER, 0, False, True),
            Zone("taken", seat, HAND_PLACES, ALL, 0, False),
            Zone("sealed", seat, MARKET_PLACES, OWNER, 0, False),
            Zone("market", seat, MARKET_PLACES, ALL, 0, False),
            Zone("up", seat, SLOTS, ALL, 0, False),
            Zone("down", seat, SLOTS, OWNER, 0, True, True),
            Zone("role", seat, 1, ALL, 0, True),
            Zone("behind", seat, 4, ALL, 0, False),
            Zone("front", seat, 1, ALL, 0, True),
            Zone("artefacts", seat, ARTEFACT_PLACES, ALL, 0, False),
            Zone("gear", seat, GEAR_PLACES, ALL, 0, False),
        ]
    cells = [
        Cells("pool", POOL, 2, "team", -50_000, 200_000),
        Cells("active", ACTIVE, 1, "", 0, SEATS - 1),
        Cells("phase", PHASE, 1, "", 0, 4),
        Cells("turns", TURNS, 1, "", 0, 10_000),
        Cells("starter", STARTER, 1, "", 0, SEATS - 1),
        Cells("reshuffles", RESHUFFLES, 1, "", 0, 9),
        Cells("attacked", ATTACKED, 1, "", 0, 1),
        Cells("lock", LOCK, 1, "", 0, 1),
        Cells("used", USED, 4, "power", 0, 99),
        Cells("mark-left", MARK_LEFT, SEATS, "seat", 0, 9),
        Cells("safe", SAFE, SEATS, "seat", 0, 1),
        Cells("chained", CHAINED, CHAINS, "chain", 0, CHAIN_CODES),
        Cells("caster", CASTER, 1, "", NONE, SEATS - 1),
        Cells("victim", VICTIM, 1, "", NONE, SEATS - 1),
        Cells("aim", AIM, 1, "", NONE, 9_999),
        Cells("attacker", ATTACKER, 1, "", NONE, SEATS - 1),
        Cells("defender", DEFENDER, 1, "", NONE, SEATS - 1),
        Cells("stage", STAGE, 1, "", 0, 9),
        Cells("side", SIDE, 1, "", 0, 1),
        Cells("difference", DIFFERENCE, 1, "", 0, 999),
        Cells("losing", LOSING, 1, "", NONE, SEATS - 1),
        Cells("spoils", SPOILS, 1, "", NONE, 254),
        Cells("next-effect", NEXT_EFFECT, 1, "", 0, 9),
        Cells("hit", HIT, 5, "hit", NONE, 99),
        Cells("winning-team", WINNING_TEAM, 1, "", 0, 3),
    ]
    pools = [0] * playing + [1] * (len(copies) - playing)
    return Layout(players, zones, cells, copies, pools, 2048)


class Field(State):
    """The cards on the table and the queries about them."""

    def __init__(
        self,
        game: "Game",
        layout: Layout,
        known: Cards,
        options: Options,
        cells: vec[i64],
        cards: vec[u8],
        rng: Rng,
    ) -> None:
        super().__init__(game, layout, cells, cards, rng)
        self.known = known
        self.options = options

    def limits(self) -> vec[i64]:
        """Restrict hidden face-down cards to creatures that the owner's role can keep (SR-2)."""
        limits = self.layout.unlimited[:]
        seat: i64 = 0
        while seat < self.layout.seats:
            limits[self.of(DOWN, seat)] = self.keeps(seat)
            seat += 1
        return limits

    def admits(self, zone: i64, face: i64) -> bool:
        owner = self.layout.owner[zone]
        return self.known.category[face] == CREATURE and self.known.level[face] <= self.keeps(owner)

    # ---- seats and teams -----------------------------------------------------------------------

    @final
    def of(self, zone: i64, seat: i64) -> i64:
        return COMMON_ZONES + seat * ZONES_PER_SEAT + zone

    @final
    def enemies(self, seat: i64, other: i64) -> bool:
        """Return whether two seats are opponents; the teams alternate A, B, A, B (SF-1)."""
        return other < self.layout.seats and (seat - other) % 2 != 0

    @final
    def mates(self, seat: i64, other: i64) -> bool:
        return other < self.layout.seats and seat != other and (seat - other) % 2 == 0

    @final
    def next_seat(self, seat: i64) -> i64:
        return (seat + 1) % self.layout.seats

    @final
    def next_mate(self, seat: i64) -> i64:
        return (seat + 2) % self.layout.seats

    @final
    def team_size(self) -> i64:
        return self.layout.seats // 2

    @final
    def change_pool(self, team: i64, iros: i64) -> None:
        """Add Iros to the pool of a team (SF-2)."""
        if iros != 0:
            self.cells[POOL + team] += iros
            self.tell(POOL_CHANGED, team, iros, self.cells[POOL + team], 0)

    @final
    def can_pay(self, seat: i64, iros: i64) -> bool:
        """Return whether a payment leaves the team's pool above 0 (SF-4)."""
        return iros == 0 or self.cells[POOL + seat % 2] > iros

    # ---- roles and levels ----------------------------------------------------------------------

    @final
    def role(self, seat: i64) -> i64:
        """Return the face of a player's role, or NONE."""
        zone = self.of(ROLE_PLACE, seat)
        return self.card_in(zone, 0) if self.size(zone) > 0 else i64(NONE)

    @final
    def level(self, seat: i64) -> i64:
        """Return the level: 1 plus the Spirito Divino behind the role, or 0 without a role (SR-1)."""
        return 0 if self.role(seat) == NONE else 1 + self.behind(seat, LEVEL)

    @final
    def behind(self, seat: i64, op: i64) -> i64:
        """Return the number of blessings with this operation behind a role."""
        zone = self.of(BEHIND, seat)
        total: i64 = 0
        k: i64 = 0
        while k < self.size(zone):
            if self.known.first_op(self.card_in(zone, k)) == op:
                total += 1
            k += 1
        return total

    @final
    def has_aegis(self, seat: i64) -> bool:
        return self.behind(seat, AEGIS) > 0

    @final
    def keeps(self, seat: i64) -> i64:
        """Return the highest level of creature that a player may summon and keep (SR-2, SR-3)."""
        role = self.role(seat)
        if role == NONE:
            return 0
        level = self.level(seat)
        keep = self.known.find(role, KEEP)
        return keep.value(level) if keep.op == KEEP else level

    @final
    def role_does(self, seat: i64, op: i64) -> bool:
        """Return whether the role of this seat has this effect at its level."""
        role = self.role(seat)
        if role == NONE or not self.known.has(role, op):
            return False
        return self.level(seat) >= self.known.find(role, op).at

    # ---- cards ---------------------------------------------------------------------------------

    @final
    def in_hand(self, seat: i64) -> i64:
        return self.size(self.of(HAND, seat)) + self.size(self.of(TAKEN, seat))

    @final
    def creatures(self, seat: i64) -> i64:
        return self.size(self.of(UP, seat)) + self.size(self.of(DOWN, seat))

    @final
    def count_face(self, zone: i64, face: i64) -> i64:
        total: i64 = 0
        k: i64 = 0
        while k < self.size(zone):
            if self.card_in(zone, k) == face:
                total += 1
            k += 1
        return total

    @final
    def artefact_with(self, seat: i64, op: i64) -> i64:
        """Return an artefact of this seat with this effect, or NONE."""
        zone = self.of(ARTEFACTS, seat)
        k: i64 = 0
        while k < self.size(zone):
            if self.known.has(self.card_in(zone, k), op):
                return self.card_in(zone, k)
            k += 1
        return NONE

    @final
    def creature_with(self, seat: i64, op: i64) -> i64:
        """Return the number of face-up creatures of this seat with this effect."""
        zone = self.of(UP, seat)
        total: i64 = 0
        k: i64 = 0
        while k < self.size(zone):
            if self.known.has(self.card_in(zone, k), op):
                total += 1
            k += 1
        return total

    @final
    def is_shielded(self, seat: i64, face: i64, by: i64, role_level: i64) -> bool:
        """Return whether SANTUARIO protects a creature up to the role's level.

        It protects against spells, and against powers of roles below level 3.
        """
        role = self.role(seat)
        if role == NONE or not self.known.has(role, SANCTUARY) or self.known.level[face] > self.level(seat):
            return False
        return by == BY_SPELL or role_level < self.known.find(role, SANCTUARY).at

    @final
    def is_rooted(self, face: i64, role_level: i64) -> bool:
        """Return whether RADICATO protects a creature: only a role of level 3 moves or destroys it."""
        return self.known.has(face, ROOTED) and role_level < self.known.find(face, ROOTED).at

    @final
    def artefact_room(self, seat: i64) -> bool:
        return self.size(self.of(ARTEFACTS, seat)) < ARTEFACT_PLACES

"""The part of a Drako position without cards: figures, wounds, tokens, and queries about them.

Rules: BD-3, BD-4, MV-1 (reachable hexes), AT-1, AT-5, AT-6 (wounds), TR-13, TR-14, DR-6, DW-12, KW-7.

A side has three places for figures: 0-2 belong to seat 0, 3-5 to seat 1; places may be empty (the dragon is
alone). A figure that is dead or not placed yet is OFF_BOARD.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import COUNTS
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.drako.rules.declaration import (
    ANSWER,
    AREA,
    AREA_WOUNDED,
    AREAS,
    ATTACKED,
    ATTACKER,
    ATTACKS,
    CARD_ABSORBED,
    DISCARD,
    EVADED,
    FIGURES,
    FREED,
    HAND,
    HEX,
    KILLED,
    LAID,
    LAID_ON,
    LOST_ABILITY,
    LOST_AREA,
    MOVED,
    NET,
    NONE,
    OPEN,
    PER_SIDE,
    PLACED,
    ROCKS,
    ROCKS_CHANGED,
    START,
    TARGET,
    TO_PLACE,
    VALUE,
    WOUNDED,
    WOUNDS,
    ZONES_PER_SEAT,
)
from dragonhall.games.drako.rules.hexes import (
    ADJACENT,
    ALL_HEXES,
    BIT,
    DIRECTIONS,
    HEXES,
    NEXT_HEX,
    OFF_BOARD,
)
from dragonhall.games.drako.rules.matchup import MatchUp

if TYPE_CHECKING:
    from dragonhall.core.game import Game


class BoardState(State):
    """Figures on hexes, their wounds and tokens."""

    def __init__(self, game: "Game", matchup: MatchUp, cells: vec[i64], cards: vec[u8], rng: Rng) -> None:
        super().__init__(game, matchup.layout, cells, cards, rng)
        self.matchup = matchup

    # ---- figures and hexes ---------------------------------------------------------------------

    @final
    def alive(self, figure: i64) -> bool:
        return figure >= 0 and self.cells[HEX + figure] != OFF_BOARD

    @final
    def occupied(self) -> i64:
        """Return one bit per hex with a figure."""
        cells = self.cells
        bits: i64 = 0
        for figure in range(i64(FIGURES)):
            at = cells[HEX + figure]
            if at != OFF_BOARD:
                bits |= BIT[at]
        return bits

    @final
    def figure_on(self, at: i64) -> i64:
        """Return the figure on a hex, or NONE (BD-4)."""
        cells = self.cells
        for figure in range(i64(FIGURES)):
            if cells[HEX + figure] == at:
                return figure
        return NONE

    @final
    def reachable(self, figure: i64, value: i64) -> i64:
        """Return one bit per hex within `value` steps of the figure over free hexes (MV-1)."""
        if value == 0:
            return 0
        free = ALL_HEXES & ~self.occupied()
        edge = ADJACENT[self.cells[HEX + figure]] & free
        reached = edge
        steps: i64 = 1
        while steps < value and edge != 0:
            wider: i64 = 0
            for at in range(i64(HEXES)):
                if edge & BIT[at] != 0:
                    wider |= ADJACENT[at]
            edge = wider & free & ~reached
            reached |= edge
            steps += 1
        return reached

    @final
    def adjacent(self, figure: i64, other: i64) -> bool:
        """Return whether two living figures are adjacent (BD-3)."""
        return ADJACENT[self.cells[HEX + figure]] & BIT[self.cells[HEX + other]] != 0

    @final
    def first_on_line(self, figure: i64, direction: i64) -> i64:
        """Return the nearest figure on a line, or NONE."""
        taken = self.occupied()
        at = NEXT_HEX[self.cells[HEX + figure] * DIRECTIONS + direction]
        while at != OFF_BOARD:
            if taken & BIT[at] != 0:
                return self.figure_on(at)
            at = NEXT_HEX[at * DIRECTIONS + direction]
        return NONE

    @final
    def enemies_on_line(self, figure: i64, direction: i64) -> i64:
        """Return how many enemies are on a line, at any distance."""
        total: i64 = 0
        at = NEXT_HEX[self.cells[HEX + figure] * DIRECTIONS + direction]
        while at != OFF_BOARD:
            other = self.figure_on(at)
            if other != NONE and not same_side(figure, other):
                total += 1
            at = NEXT_HEX[at * DIRECTIONS + direction]
        return total

    @final
    def netted(self, figure: i64) -> bool:
        return self.cells[NET] == figure

    @final
    def figures_left(self, seat: i64) -> i64:
        total: i64 = 0
        for figure in range(seat * PER_SIDE, (seat + 1) * PER_SIDE):
            if self.cells[HEX + figure] != OFF_BOARD:
                total += 1
        return total

    @final
    def has_ability(self, figure: i64) -> bool:
        """Return whether the figure lives and has an ability space that is not covered (TR-13)."""
        return self.alive(figure) and self.cells[WOUNDS + figure] < self.matchup.ability[figure]

    @final
    def area_works(self, area: i64) -> bool:
        """Return whether the area has a free space; a full area has lost its ability (DR-6)."""
        return self.cells[AREA + area] < self.matchup.area[area]

    @final
    def move_figure(self, figure: i64, to: i64) -> None:
        self.emit(MOVED, figure, self.cells[HEX + figure], to)
        self.cells[HEX + figure] = to

    @final
    def place(self, figure: i64, at: i64) -> None:
        """Place a figure at the start of the game; archers may return to such a hex (KN-8, KD-4)."""
        self.cells[HEX + figure] = at
        self.cells[START + figure] = at
        self.emit(PLACED, figure, at)

    @final
    def evasion_steps(self) -> i64:
        """Return the hexes for the step after an evasion as bits; 0 without a step (KN-10, KN-11, KW-3)."""
        swordmaster = self.matchup.swordmaster
        if not self.alive(swordmaster) or self.netted(swordmaster):
            return 0
        for attack in range(self.cells[ATTACKS]):
            if self.cells[ANSWER + attack] == EVADED:
                return ADJACENT[self.cells[HEX + swordmaster]] & ALL_HEXES & ~self.occupied()
        return 0

    # ---- zones ---------------------------------------------------------------------------------

    @final
    def zone_of(self, zone: i64, seat: i64) -> i64:
        return zone + seat * ZONES_PER_SEAT

    @final
    def zone_size(self, zone: i64, seat: i64) -> i64:
        return self.cells[COUNTS + zone + seat * ZONES_PER_SEAT]

    @final
    def discard(self, seat: i64, face: i64) -> None:
        """Move a card from the hand to the owner's discard pile, face up (TU-7)."""
        self.remove(HAND + seat * ZONES_PER_SEAT, face)
        self.put(DISCARD + seat * ZONES_PER_SEAT, face)

    # ---- attacks and wounds --------------------------------------------------------------------

    @final
    def declare_attack(self, attacker: i64, target: i64, value: i64) -> None:
        """Add an attack of the card in play (AT-1)."""
        k = self.cells[ATTACKS]
        self.cells[ATTACKER + k] = attacker
        self.cells[TARGET + k] = target
        self.cells[VALUE + k] = value
        self.cells[ANSWER + k] = OPEN
        self.cells[ATTACKS] = k + 1
        self.emit(ATTACKED, attacker, target, value)

    @final
    def wound(self, figure: i64, wounds: i64) -> None:
        """Wound a figure, which may kill it (AT-5, AT-6).

        The dragon's wounds beyond the armour are placed later, by the attacker (DR-6, DR-7).
        """
        if not self.alive(figure) or wounds == 0:
            return
        if figure == self.matchup.dragon:
            self.wound_armour(wounds)
            return
        left = wounds - self.absorb_wounds(figure, wounds)
        if left == 0:
            return
        before = self.cells[WOUNDS + figure]
        limit = self.wound_spaces(figure)
        after = before + left
        if after > limit:
            after = limit
        self.cells[WOUNDS + figure] = after
        self.emit(WOUNDED, figure, after - before, after)
        ability = self.matchup.ability[figure]
        if before < ability and after >= ability:
            self.emit(LOST_ABILITY, figure)
        if after == limit:
            self.kill(figure)

    @final
    def wound_armour(self, wounds: i64) -> None:
        dragon = self.matchup.dragon
        room = self.matchup.spaces[dragon] - self.cells[WOUNDS + dragon]
        on_armour = wounds if wounds < room else room
        if on_armour > 0:
            self.cells[WOUNDS + dragon] += on_armour
            self.emit(WOUNDED, dragon, on_armour, self.cells[WOUNDS + dragon])
        self.cells[TO_PLACE] += wounds - on_armour

    @final
    def open_areas(self) -> i64:
        """Return how many areas have a free space."""
        total: i64 = 0
        for area in range(i64(AREAS)):
            if self.area_works(area):
                total += 1
        return total

    @final
    def place_wound(self, area: i64) -> None:
        """Place one wound on an area (DR-6).

        A full area loses its ability; with all areas full the dragon dies.
        """
        dragon = self.matchup.dragon
        self.cells[AREA + area] += 1
        self.cells[TO_PLACE] -= 1
        self.emit(AREA_WOUNDED, dragon, area, self.cells[AREA + area])
        if not self.area_works(area):
            self.emit(LOST_AREA, dragon, area)
        if self.open_areas() == 0:
            self.cells[TO_PLACE] = 0
            self.kill(dragon)

    @final
    def wound_spaces(self, figure: i64) -> i64:
        """Return the length of a wound track; in edition PL reinforcements make it longer (KW-7)."""
        spaces = self.matchup.spaces[figure]
        if self.matchup.edition.reinforcement_is_wound_space:
            spaces += self.cells[LAID_ON + figure]
        return spaces

    @final
    def absorb_wounds(self, figure: i64, wounds: i64) -> i64:
        """Discard reinforcements to absorb wounds, one each; return how many (KW-7, EN and IT)."""
        laid = self.cells[LAID_ON + figure]
        if laid == 0 or self.matchup.edition.reinforcement_is_wound_space:
            return 0
        taken = laid if laid < wounds else wounds
        self.cells[LAID_ON + figure] = laid - taken
        seat = side_of(figure)
        for _card in range(taken):
            card = self.draw(self.zone_of(LAID, seat), self.zone_of(DISCARD, seat))
            self.emit(CARD_ABSORBED, figure, card)
        return taken

    @final
    def kill(self, figure: i64) -> None:
        """Remove a figure from the board (AT-6); a net on it returns to the dwarves (DW-12)."""
        self.emit(KILLED, figure, self.cells[HEX + figure])
        self.cells[HEX + figure] = OFF_BOARD
        if self.cells[NET] == figure:
            self.cells[NET] = NONE
            self.emit(FREED, figure)

    @final
    def spend_rocks(self, rocks: i64) -> None:
        """Pay rocks (TR-14)."""
        if rocks > 0:
            self.cells[ROCKS] -= rocks
            self.emit(ROCKS_CHANGED, -rocks, self.cells[ROCKS])


def side_of(figure: i64) -> i64:
    return 0 if figure < PER_SIDE else 1


def same_side(figure: i64, other: i64) -> bool:
    return side_of(figure) == side_of(other)

"""The part of a Drako position without cards: figures, wounds, tokens, and queries about them.

Rules: BD-3, BD-4, MV-1 (reachable hexes), AT-1, AT-5, AT-6 (wounds), TR-13, TR-14, DW-12, KW-7.

A side has three places for figures: 0-2 belong to seat 0, 3-5 to seat 1; places may be empty (the dragon is
alone). A figure that is dead or not placed yet is OFF_BOARD.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import ALL, COUNTS, NOBODY, OWNER, Cells, Layout, Zone
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.drako.rules.constants import (
    ABILITY_LOST,
    ACTIONS,
    ANSWER,
    AREA,
    AREAS,
    ATTACKED,
    ATTACKER,
    ATTACKS,
    CARD_ABSORBED,
    CARDS_PER_DRAW,
    DECK_SIZE,
    DISCARD,
    EVASION,
    FIGURES,
    FREED,
    FURY,
    HAND,
    HEALED,
    HEX,
    KILLED,
    LAID,
    LAID_ON,
    MAX_ATTACKS,
    MOVED,
    NET,
    NONE,
    OPEN,
    PER_SIDE,
    PHASE,
    REBUILT,
    ROCKS,
    ROCKS_CHANGED,
    START,
    TARGET,
    TO_PLACE,
    VALUE,
    WINNER,
    WOUNDED,
    WOUNDS,
    ZONES_PER_SEAT,
)
from dragonhall.games.drako.rules.editions import Edition
from dragonhall.games.drako.rules.hexes import (
    ADJACENT,
    ALL_HEXES,
    BIT,
    DIRECTIONS,
    HEXES,
    NEXT_HEX,
    OFF_BOARD,
)

if TYPE_CHECKING:
    from dragonhall.core.game import Game


@final
class MatchUp:
    """The constants of a game: match-up, edition, figures and their wound tracks."""

    def __init__(
        self,
        name: str,
        edition: Edition,
        factions: list[str],
        names: list[str],
        spaces: list[int],
        abilities: list[int],
        areas: list[int],
        rocks: int,
        hand_limit: int,
        copies: list[int],
        first_deck_faces: int,
    ) -> None:
        self.name = name
        self.edition = edition
        self.factions = factions
        self.names = names  # six; "" for an empty place
        self.spaces: vec[i64] = vec[i64]([i64(n) for n in spaces])  # of wounds; dragon: armour only
        self.ability: vec[i64] = vec[i64]([i64(n) for n in abilities])  # spaces that belong to an ability
        self.area: vec[i64] = vec[i64]([i64(n) for n in areas])
        self.rocks: i64 = rocks
        self.hand_limit: i64 = hand_limit
        self.has_figure: vec[i64] = vec[i64](
            [i64(1 if name else 0) for name in names]
        )  # 1 if there is a figure
        self.first_deck_faces: i64 = first_deck_faces
        self.swordmaster: i64 = place_of("swordmaster", names)
        self.thrower: i64 = place_of("thrower", names)
        self.berserker: i64 = place_of("berserker", names)
        self.dragon: i64 = place_of("dragon", names)
        self.fury_dwarf: i64 = place_of("fury-dwarf", names)
        self.net_dwarf: i64 = place_of("net-dwarf", names)
        self.knights_seat: i64 = seat_of("knights", factions)
        self.trolls_seat: i64 = seat_of("trolls", factions)
        self.dragon_seat: i64 = seat_of("dragon", factions)
        self.dwarves_seat: i64 = seat_of("dwarves", factions)
        self.opening_edge: i64 = 0  # of the first side, in the units of evaluation.py
        rebuilding = [self.can_rebuild_deck(0), self.can_rebuild_deck(1)]
        self.layout = drako_layout(copies, first_deck_faces, rebuilding, hand_limit)

    def can_rebuild_deck(self, seat: i64) -> bool:
        """Return whether a side may rebuild its deck: both in TD (TD-2), the dwarves once in TW (TW-3)."""
        return self.trolls_seat >= 0 and (self.dragon_seat >= 0 or seat == self.dwarves_seat)


def place_of(name: str, names: list[str]) -> int:
    return names.index(name) if name in names else NONE


def seat_of(faction: str, factions: list[str]) -> int:
    return factions.index(faction) if faction in factions else NONE


def drako_layout(copies: list[int], first_deck_faces: int, rebuilding: list[bool], hand_limit: int) -> Layout:
    """Return the layout of a state.

    Cards in a hand carry marks if the deck can be rebuilt: the rebuilt deck was public, so the hand is known.
    """
    zones: list[Zone] = []
    hand_places = hand_limit + CARDS_PER_DRAW  # a surplus is drawn, then discarded (TU-6)
    for seat in range(2):
        zones.append(Zone("deck", seat, DECK_SIZE, NOBODY, seat, True))
        zones.append(Zone("hand", seat, hand_places, OWNER, seat, False, rebuilding[seat]))
        zones.append(Zone("discard", seat, DECK_SIZE, ALL, seat, True))
        zones.append(Zone("removed", seat, DECK_SIZE, NOBODY, seat, True))
        zones.append(Zone("laid", seat, DECK_SIZE, ALL, seat, True))
    cells = [
        Cells("hex", HEX, FIGURES, "figure", OFF_BOARD, HEXES - 1),
        Cells("wounds", WOUNDS, FIGURES, "figure", 0, 20),
        Cells("start", START, FIGURES, "figure", OFF_BOARD, HEXES - 1),
        Cells("area", AREA, AREAS, "area", 0, 9),
        Cells("rocks", ROCKS, 1, "", 0, 20),
        Cells("evasion", EVASION, 1, "", 0, 1),
        Cells("net", NET, 1, "", NONE, FIGURES - 1),
        Cells("fury", FURY, 1, "", 0, 1),
        Cells("laid-on", LAID_ON, FIGURES, "figure", 0, DECK_SIZE),
        Cells("actions", ACTIONS, 1, "", 0, 9),
        Cells("rebuilt", REBUILT, 1, "", 0, 1),
        Cells("phase", PHASE, 1, "", 0, 9),
        Cells("attacks", ATTACKS, 1, "", 0, MAX_ATTACKS),
        Cells("attacker", ATTACKER, MAX_ATTACKS, "attack", 0, FIGURES - 1),
        Cells("target", TARGET, MAX_ATTACKS, "attack", 0, FIGURES - 1),
        Cells("value", VALUE, MAX_ATTACKS, "attack", 0, 9),
        Cells("answer", ANSWER, MAX_ATTACKS, "attack", 0, 2),
        Cells("to-place", TO_PLACE, 1, "", 0, 40),
        Cells("winner", WINNER, 1, "", 0, 2),
        Cells("healed", HEALED, 1, "", 0, 99),
    ]
    pools = [0 if face < first_deck_faces else 1 for face in range(len(copies))]
    return Layout(2, zones, cells, copies, pools, 1024)


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
        figure: i64 = 0
        while figure < FIGURES:
            at = cells[HEX + figure]
            if at != OFF_BOARD:
                bits |= BIT[at]
            figure += 1
        return bits

    @final
    def figure_on(self, at: i64) -> i64:
        """Return the figure on a hex, or NONE (BD-4)."""
        cells = self.cells
        figure: i64 = 0
        while figure < FIGURES:
            if cells[HEX + figure] == at:
                return figure
            figure += 1
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
            at: i64 = 0
            while at < HEXES:
                if edge & BIT[at] != 0:
                    wider |= ADJACENT[at]
                at += 1
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
        figure = seat * PER_SIDE
        end = figure + PER_SIDE
        while figure < end:
            if self.cells[HEX + figure] != OFF_BOARD:
                total += 1
            figure += 1
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
        self.emit(MOVED, figure, self.cells[HEX + figure], to, 0)
        self.cells[HEX + figure] = to

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
        self.emit(ATTACKED, attacker, target, value, 0)

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
        self.emit(WOUNDED, figure, after - before, after, 0)
        ability = self.matchup.ability[figure]
        if before < ability and after >= ability:
            self.emit(ABILITY_LOST, figure, 0, 0, 0)
        if after == limit:
            self.kill(figure)

    @final
    def wound_armour(self, wounds: i64) -> None:
        dragon = self.matchup.dragon
        room = self.matchup.spaces[dragon] - self.cells[WOUNDS + dragon]
        on_armour = wounds if wounds < room else room
        if on_armour > 0:
            self.cells[WOUNDS + dragon] += on_armour
            self.emit(WOUNDED, dragon, on_armour, self.cells[WOUNDS + dragon], 0)
        self.cells[TO_PLACE] += wounds - on_armour

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
        k: i64 = 0
        while k < taken:
            card = self.take_last(self.zone_of(LAID, seat))
            self.put(self.zone_of(DISCARD, seat), card)
            self.emit(CARD_ABSORBED, figure, card, 0, 0)
            k += 1
        return taken

    @final
    def kill(self, figure: i64) -> None:
        """Remove a figure from the board (AT-6); a net on it returns to the dwarves (DW-12)."""
        self.emit(KILLED, figure, self.cells[HEX + figure], 0, 0)
        self.cells[HEX + figure] = OFF_BOARD
        if self.cells[NET] == figure:
            self.cells[NET] = NONE
            self.emit(FREED, figure, 0, 0, 0)

    @final
    def spend_rocks(self, rocks: i64) -> None:
        """Pay rocks (TR-14)."""
        if rocks > 0:
            self.cells[ROCKS] -= rocks
            self.emit(ROCKS_CHANGED, -rocks, self.cells[ROCKS], 0, 0)


def side_of(figure: i64) -> i64:
    return 0 if figure < PER_SIDE else 1


def same_side(figure: i64, other: i64) -> bool:
    return side_of(figure) == side_of(other)

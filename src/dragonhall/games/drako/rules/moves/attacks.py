"""Attacks of several factions: strikes (KN-3, KN-4, TR-3, DW-3, DW-4, DR-3) and shots (KN-7, DW-6)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.drako.rules.board_state import same_side, side_of
from dragonhall.games.drako.rules.declaration import (
    ASK_ALSO_ATTACK,
    ATTACKED_ALREADY,
    DRAGON_NOT_ADJACENT,
    DWARF_GONE,
    DWARF_NOT_ADJACENT,
    FIGURE_BITS,
    FIGURE_GONE,
    FIGURES,
    HEX,
    NETTED_KNIGHT,
    NO_LINE,
    NO_LINE_FOR_CROSSBOW,
    NONE,
    NOT_A_SHOOTER,
    NOT_ADJACENT,
    NOT_THE_CROSSBOW_DWARF,
    NOT_THE_NEAREST,
    NOT_THE_NEAREST_TO_CROSSBOW,
    NOT_YOUR_FIGURE,
    PER_SIDE,
    TARGET_GONE,
    TROLL_NOT_ADJACENT,
)
from dragonhall.games.drako.rules.hexes import BIT, DIRECTIONS, direction_towards
from dragonhall.games.drako.rules.matchup import MatchUp
from dragonhall.games.drako.rules.moves.symbols import FigureToTarget, Side
from dragonhall.games.drako.rules.state import DrakoState

# ---- strikes -----------------------------------------------------------------------------------


def strike_refusal(state: DrakoState, figure: i64, target: i64) -> i64:
    """Return LEGAL, or why a figure cannot strike a target; it must be adjacent."""
    if not state.alive(figure):
        return FIGURE_GONE
    if not state.alive(target):
        return TARGET_GONE
    return LEGAL if state.adjacent(figure, target) else distance_refusal(state.matchup, side_of(figure))


def adjacent_enemies(state: DrakoState, figure: i64) -> i64:
    """Return the enemies that a figure can strike: one bit for each place of the other side."""
    bits: i64 = 0
    if state.alive(figure):
        enemies = (1 - side_of(figure)) * PER_SIDE
        for k in range(i64(PER_SIDE)):
            if state.alive(enemies + k) and state.adjacent(figure, enemies + k):
                bits |= BIT[k]
    return bits


def distance_refusal(matchup: MatchUp, seat: i64) -> i64:
    """Return the refusal of a target that is not adjacent, by the rule of the faction."""
    if seat == matchup.trolls_seat:
        return TROLL_NOT_ADJACENT
    if seat == matchup.dragon_seat:
        return DRAGON_NOT_ADJACENT
    return DWARF_NOT_ADJACENT if seat == matchup.dwarves_seat else NOT_ADJACENT


def another_may_strike(state: DrakoState, seat: i64, used: i64) -> bool:
    """Return whether a figure that is not in the bit set has a target to strike."""
    for figure in range(seat * PER_SIDE, (seat + 1) * PER_SIDE):
        if used & BIT[figure] == 0 and adjacent_enemies(state, figure) != 0:
            return True
    return False


@final
class Strike(FigureToTarget):
    """Let up to `figures` different figures each attack an adjacent enemy."""

    def __init__(self, side: Side, name: str, value: int, figures: int) -> None:
        super().__init__(side, name, value)
        self.figures: i64 = figures

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        target = (1 - seat) * PER_SIDE + variant % PER_SIDE
        return strike_refusal(state, seat * PER_SIDE + variant // PER_SIDE, target)

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the adjacent enemies of each figure: faster than a refusal for each pair."""
        for k in range(i64(PER_SIDE)):
            near = adjacent_enemies(state, seat * PER_SIDE + k)
            for j in range(i64(PER_SIDE)):
                if near & BIT[j] != 0:
                    buffer[total] = self.first + k * PER_SIDE + j
                    total += 1
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        figure = seat * PER_SIDE + variant // PER_SIDE
        state.declare_attack(figure, (1 - seat) * PER_SIDE + variant % PER_SIDE, self.value)
        more = self.figures - 1
        if more > 0 and another_may_strike(state, seat, BIT[figure]):
            state.push_decision(ASK_ALSO_ATTACK, seat, self.value, BIT[figure] + more * FIGURE_BITS)


@final
class AlsoAttack(Move[DrakoState]):
    """Strike with a further figure of the same card (AT-2). Variants: figure * FIGURES + target."""

    def __init__(self, matchup: MatchUp) -> None:
        super().__init__("also", FIGURES * FIGURES)
        self.matchup = matchup

    def exists(self, variant: i64) -> bool:
        figure = variant // FIGURES
        target = variant % FIGURES
        present = self.matchup.has_figure
        return not same_side(figure, target) and present[figure] == 1 and present[target] == 1

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        figure = variant // FIGURES
        if figure // PER_SIDE != seat:
            return NOT_YOUR_FIGURE
        if state.second_note() & BIT[figure] != 0:
            return ATTACKED_ALREADY
        return strike_refusal(state, figure, variant % FIGURES)

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        figure = variant // FIGURES
        value = state.note()
        used = state.second_note() - FIGURE_BITS + BIT[figure]  # one more used, one fewer may follow
        state.pop_decision()
        state.declare_attack(figure, variant % FIGURES, value)
        if used >= FIGURE_BITS and another_may_strike(state, seat, used):
            state.push_decision(ASK_ALSO_ATTACK, seat, value, used)

    def things(self, variant: int) -> Things:
        names = self.matchup.names
        figure, target = divmod(variant, FIGURES)
        return [("verb", "also"), ("figure", names[figure]), ("target", names[target])]


# ---- shots -------------------------------------------------------------------------------------


@final
class Shot(FigureToTarget):
    """Attack the nearest figure on a line, if it is an enemy: bow (KN-7), crossbow (DW-6).

    `shooters` is a bit set of figures.
    """

    def __init__(self, side: Side, name: str, value: int, shooters: int) -> None:
        super().__init__(side, name, value)
        self.shooters: i64 = shooters
        self.crossbow = name == "crossbow"

    def shooter_refusal(self, state: DrakoState, figure: i64) -> i64:
        """Return LEGAL, or why this figure cannot shoot at all."""
        if self.shooters & BIT[figure] == 0:
            return NOT_THE_CROSSBOW_DWARF if self.crossbow else NOT_A_SHOOTER
        if not state.alive(figure):
            return DWARF_GONE if self.crossbow else FIGURE_GONE
        return NETTED_KNIGHT if state.netted(figure) else LEGAL

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        figure = seat * PER_SIDE + variant // PER_SIDE
        target = (1 - seat) * PER_SIDE + variant % PER_SIDE
        refusal = self.shooter_refusal(state, figure)
        if refusal != LEGAL:
            return refusal
        if not state.alive(target):
            return TARGET_GONE
        direction = direction_towards(state.cells[HEX + figure], state.cells[HEX + target])
        if direction < 0:
            return NO_LINE_FOR_CROSSBOW if self.crossbow else NO_LINE
        if state.first_on_line(figure, direction) == target:
            return LEGAL
        return NOT_THE_NEAREST_TO_CROSSBOW if self.crossbow else NOT_THE_NEAREST

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the nearest enemies in all directions: faster than a search for each enemy."""
        enemies = (1 - seat) * PER_SIDE
        for k in range(i64(PER_SIDE)):
            figure = seat * PER_SIDE + k
            if self.shooter_refusal(state, figure) != LEGAL:
                continue
            hit: i64 = 0
            for direction in range(i64(DIRECTIONS)):
                target = state.first_on_line(figure, direction)
                if target != NONE:
                    hit |= BIT[target]
            for j in range(i64(PER_SIDE)):
                if hit & BIT[enemies + j] != 0:
                    buffer[total] = self.first + k * PER_SIDE + j
                    total += 1
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        target = (1 - seat) * PER_SIDE + variant % PER_SIDE
        state.declare_attack(seat * PER_SIDE + variant // PER_SIDE, target, self.value)

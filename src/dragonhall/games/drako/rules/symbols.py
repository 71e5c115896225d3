"""Symbols on cards, and those that several factions share: moves, strikes, shots, defences.

A symbol can be used in several variants (for example with each figure and target), numbered from 0. It says
which of them are legal and what each does. Symbols of a single faction are in the module of that faction.

Rules: MV-1 to MV-3 (moves), AT-2, KN-1 to KN-7, TR-1 to TR-3, DW-1 to DW-6, DR-1, DR-3, DR-4.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.board_state import BoardState, MatchUp, side_of
from dragonhall.games.drako.rules.constants import (
    ASK_ALSO_ATTACK,
    ASK_ALSO_MOVE,
    FIGURE_BITS,
    HEX,
    MOVEMENT,
    NONE,
    PER_SIDE,
)
from dragonhall.games.drako.rules.hexes import BIT, DIRECTIONS, HEX_NAMES, HEXES, direction_towards
from dragonhall.games.drako.rules.refusals import (
    AREA_LOST,
    DRAGON_NOT_ADJACENT,
    DWARF_GONE,
    DWARF_NOT_ADJACENT,
    FIGURE_GONE,
    HEX_TAKEN,
    NETTED_DRAGON,
    NETTED_KNIGHT,
    NETTED_TROLL,
    NO_LINE,
    NO_LINE_FOR_CROSSBOW,
    NOT_A_SHOOTER,
    NOT_ADJACENT,
    NOT_THE_CROSSBOW_DWARF,
    NOT_THE_NEAREST,
    NOT_THE_NEAREST_TO_CROSSBOW,
    ONLY_AN_ANSWER,
    OUT_OF_REACH,
    TARGET_GONE,
    TROLL_NOT_ADJACENT,
)

Things = list[tuple[str, str]]


class Symbol:
    """A symbol with its value."""

    def __init__(self, name: str, value: int, variants: int) -> None:
        self.name = name
        self.value: i64 = value
        self.variants: i64 = variants

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        raise NotImplementedError

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        raise NotImplementedError

    def exists(self, matchup: MatchUp, seat: i64, variant: i64) -> bool:
        """Return whether all figures of this variant exist, so that it can be legal in some position."""
        return True

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        """Return the things that this variant names."""
        raise NotImplementedError

    def append_legal(self, state: BoardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the legal variants to the buffer as `first + variant`; return the new total."""
        variant: i64 = 0
        while variant < self.variants:
            if self.refusal(state, seat, variant) == LEGAL:
                buffer[total] = first + variant
                total += 1
            variant += 1
        return total


def net_refusal(state: BoardState, figure: i64) -> i64:
    """Return the refusal for a figure in the net, or LEGAL (DW-8, TW-5, KW-3)."""
    if not state.netted(figure):
        return LEGAL
    if figure == state.matchup.dragon:
        return NETTED_DRAGON
    if figure == state.matchup.thrower or figure == state.matchup.berserker:
        return NETTED_TROLL
    return NETTED_KNIGHT


# ---- moves -------------------------------------------------------------------------------------


def move_refusal(state: BoardState, figure: i64) -> i64:
    """Return LEGAL, or why this figure cannot move at all."""
    if not state.alive(figure):
        return FIGURE_GONE
    if figure == state.matchup.dragon and not state.area_works(MOVEMENT):
        return AREA_LOST
    return net_refusal(state, figure)


def hex_refusal(state: BoardState, reach: i64, to: i64) -> i64:
    """Return LEGAL, or why a figure with this reach cannot go to a hex (MV-1, BD-4)."""
    if reach & BIT[to] != 0:
        return LEGAL
    return HEX_TAKEN if state.occupied() & BIT[to] != 0 else OUT_OF_REACH


def append_hexes(bits: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append `first + hex` for every hex in a bit set."""
    at: i64 = 0
    while at < HEXES:
        if bits & BIT[at] != 0:
            buffer[total] = first + at
            total += 1
        at += 1
    return total


@final
class FigureMove(Symbol):
    """Move one or two figures up to `value` hexes each.

    MV-1 to MV-3; KN-1, KN-2, TR-1, TR-2, DW-1, DW-2, DR-1.
    """

    def __init__(self, name: str, value: int, figures: int) -> None:
        super().__init__(name, value, PER_SIDE * HEXES)
        self.figures: i64 = figures

    def exists(self, matchup: MatchUp, seat: i64, variant: i64) -> bool:
        return matchup.has_figure[seat * PER_SIDE + variant // HEXES] == 1

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        figure = seat * PER_SIDE + variant // HEXES
        refusal = move_refusal(state, figure)
        if refusal != LEGAL:
            return refusal
        return hex_refusal(state, state.reachable(figure, self.value), variant % HEXES)

    def append_legal(self, state: BoardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
        k: i64 = 0
        while k < PER_SIDE:
            figure = seat * PER_SIDE + k
            if move_refusal(state, figure) == LEGAL:
                total = append_hexes(state.reachable(figure, self.value), first + k * HEXES, buffer, total)
            k += 1
        return total

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        figure = seat * PER_SIDE + variant // HEXES
        state.move_figure(figure, variant % HEXES)
        if self.figures == 2 and another_may_move(state, seat, self.value, BIT[figure]):
            state.push_decision(ASK_ALSO_MOVE, seat, self.value, BIT[figure])

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        figure, at = divmod(variant, HEXES)
        return [("figure", matchup.names[seat * PER_SIDE + figure]), ("hex", HEX_NAMES[at])]


def another_may_move(state: BoardState, seat: i64, value: i64, moved: i64) -> bool:
    """Return whether another figure can move (MV-2)."""
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if (
            moved & BIT[figure] == 0
            and move_refusal(state, figure) == LEGAL
            and state.reachable(figure, 1) != 0
        ):
            return True
        figure += 1
    return False


# ---- strikes -----------------------------------------------------------------------------------


def strike_refusal(state: BoardState, figure: i64, target: i64) -> i64:
    """Return LEGAL, or why a figure cannot strike a target; it must be adjacent (KN-3, TR-3, DW-3, DR-3)."""
    if not state.alive(figure):
        return FIGURE_GONE
    if not state.alive(target):
        return TARGET_GONE
    return LEGAL if state.adjacent(figure, target) else distance_refusal(state, figure)


def distance_refusal(state: BoardState, figure: i64) -> i64:
    """Return the refusal of a target that is not adjacent, by the rule of the faction."""
    seat = side_of(figure)
    if seat == state.matchup.trolls_seat:
        return TROLL_NOT_ADJACENT
    if seat == state.matchup.dragon_seat:
        return DRAGON_NOT_ADJACENT
    return DWARF_NOT_ADJACENT if seat == state.matchup.dwarves_seat else i64(NOT_ADJACENT)


def may_strike(state: BoardState, figure: i64) -> bool:
    """Return whether a figure has a target to strike."""
    if not state.alive(figure):
        return False
    enemies = first_enemy_of(figure)
    k: i64 = 0
    while k < PER_SIDE:
        if strike_refusal(state, figure, enemies + k) == LEGAL:
            return True
        k += 1
    return False


def figures_exist(matchup: MatchUp, seat: i64, variant: i64) -> bool:
    """Return whether the figure and the target of a variant exist."""
    target = (1 - seat) * PER_SIDE + variant % PER_SIDE
    return matchup.has_figure[seat * PER_SIDE + variant // PER_SIDE] == 1 and matchup.has_figure[target] == 1


def figure_and_target(matchup: MatchUp, seat: int, variant: int) -> Things:
    figure, target = divmod(variant, PER_SIDE)
    return [
        ("figure", matchup.names[seat * PER_SIDE + figure]),
        ("target", matchup.names[(1 - seat) * PER_SIDE + target]),
    ]


def first_enemy_of(figure: i64) -> i64:
    """Return the first figure number of the other side."""
    return PER_SIDE if figure < PER_SIDE else 0


def another_may_strike(state: BoardState, seat: i64, used: i64) -> bool:
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if used & BIT[figure] == 0 and may_strike(state, figure):
            return True
        figure += 1
    return False


@final
class Strike(Symbol):
    """Let up to `figures` different figures each attack an adjacent enemy.

    KN-3, KN-4, TR-3, DW-3, DW-4, DR-3.
    """

    def __init__(self, name: str, value: int, figures: int) -> None:
        super().__init__(name, value, PER_SIDE * PER_SIDE)
        self.figures: i64 = figures

    def exists(self, matchup: MatchUp, seat: i64, variant: i64) -> bool:
        return figures_exist(matchup, seat, variant)

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        return strike_refusal(
            state, seat * PER_SIDE + variant // PER_SIDE, (1 - seat) * PER_SIDE + variant % PER_SIDE
        )

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        figure = seat * PER_SIDE + variant // PER_SIDE
        state.declare_attack(figure, (1 - seat) * PER_SIDE + variant % PER_SIDE, self.value)
        more = self.figures - 1
        if more > 0 and another_may_strike(state, seat, BIT[figure]):
            state.push_decision(ASK_ALSO_ATTACK, seat, self.value, BIT[figure] + more * FIGURE_BITS)

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        return figure_and_target(matchup, seat, variant)


# ---- shots -------------------------------------------------------------------------------------


@final
class Shot(Symbol):
    """Attack the nearest figure on a line, if it is an enemy: bow (KN-7), crossbow (DW-6).

    `shooters` is a bit set of figures.
    """

    def __init__(self, name: str, value: int, shooters: int) -> None:
        super().__init__(name, value, PER_SIDE * PER_SIDE)
        self.shooters: i64 = shooters
        self.crossbow = name == "crossbow"

    def exists(self, matchup: MatchUp, seat: i64, variant: i64) -> bool:
        return figures_exist(matchup, seat, variant)

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        figure = seat * PER_SIDE + variant // PER_SIDE
        target = (1 - seat) * PER_SIDE + variant % PER_SIDE
        if self.shooters & BIT[figure] == 0:
            return NOT_THE_CROSSBOW_DWARF if self.crossbow else i64(NOT_A_SHOOTER)
        if not state.alive(figure):
            return DWARF_GONE if self.crossbow else i64(FIGURE_GONE)
        if state.netted(figure):
            return NETTED_KNIGHT
        if not state.alive(target):
            return TARGET_GONE
        direction = direction_towards(state.cells[HEX + figure], state.cells[HEX + target])
        if direction < 0:
            return NO_LINE_FOR_CROSSBOW if self.crossbow else i64(NO_LINE)
        if state.first_on_line(figure, direction) == target:
            return LEGAL
        return NOT_THE_NEAREST_TO_CROSSBOW if self.crossbow else i64(NOT_THE_NEAREST)

    def append_legal(self, state: BoardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
        enemies = (1 - seat) * PER_SIDE
        k: i64 = 0
        while k < PER_SIDE:
            figure = seat * PER_SIDE + k
            if self.shooters & BIT[figure] != 0 and state.alive(figure) and not state.netted(figure):
                hit: i64 = 0
                direction: i64 = 0
                while direction < DIRECTIONS:
                    target = state.first_on_line(figure, direction)
                    if target != NONE:
                        hit |= BIT[target]
                    direction += 1
                j: i64 = 0
                while j < PER_SIDE:
                    if hit & BIT[enemies + j] != 0:
                        buffer[total] = first + k * PER_SIDE + j
                        total += 1
                    j += 1
            k += 1
        return total

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        state.declare_attack(
            seat * PER_SIDE + variant // PER_SIDE, (1 - seat) * PER_SIDE + variant % PER_SIDE, self.value
        )

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        return figure_and_target(matchup, seat, variant)


# ---- defences ----------------------------------------------------------------------------------


@final
class Defence(Symbol):
    """Stop up to `stops` attacks for a cost in rocks; only as a response (KN-5, KN-6, TR-6, DR-4, DW-5)."""

    def __init__(self, name: str, stops: int, rocks: int) -> None:
        super().__init__(name, rocks, 1)
        self.stops: i64 = stops

    def refusal(self, state: BoardState, seat: i64, variant: i64) -> i64:
        return ONLY_AN_ANSWER

    def append_legal(self, state: BoardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
        return total

    def perform(self, state: BoardState, seat: i64, variant: i64) -> None:
        raise RuntimeError("a defence is only an answer")

    def things(self, matchup: MatchUp, seat: int, variant: int) -> Things:
        return []


def shared_symbol(name: str, values: list[int]) -> Symbol | None:
    """Return a symbol that has the same meaning in every faction's deck, or None."""
    if name == "move" or name == "move1":
        return FigureMove(name, values[0], 1)
    if name == "move2":
        return FigureMove(name, values[0], 2)
    if name == "bite" or name == "attack1":
        return Strike(name, values[0], 1)
    if name == "attack2":
        return Strike(name, values[0], 2)
    if name == "attack3":
        return Strike(name, values[0], 3)
    if name == "defence":
        return Defence(name, 1, values[0] if values else 0)
    if name == "double-defence":
        return Defence(name, 2, 0)
    return None

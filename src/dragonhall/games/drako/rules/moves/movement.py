"""Moves of figures: MV-1 to MV-3, KN-1, KN-2, TR-1, TR-2, DW-1, DW-2, DR-1."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Move, Things
from dragonhall.games.drako.rules.declaration import (
    AREA_LOST,
    ASK_ALSO_MOVE,
    FIGURE_GONE,
    FIGURES,
    HEX_TAKEN,
    MOVED_ALREADY,
    MOVEMENT,
    NETTED_DRAGON,
    NETTED_KNIGHT,
    NETTED_TROLL,
    NOT_YOUR_FIGURE,
    OUT_OF_REACH,
    PER_SIDE,
)
from dragonhall.games.drako.rules.hexes import BIT, HEX_NAMES, HEXES, append_hexes
from dragonhall.games.drako.rules.matchup import MatchUp
from dragonhall.games.drako.rules.moves.symbols import FigureToHex, Side
from dragonhall.games.drako.rules.state import DrakoState


def net_refusal(state: DrakoState, figure: i64) -> i64:
    """Return the refusal for a figure in the net, or LEGAL (DW-8, TW-5, KW-3)."""
    if not state.netted(figure):
        return LEGAL
    if figure == state.matchup.dragon:
        return NETTED_DRAGON
    if figure == state.matchup.thrower or figure == state.matchup.berserker:
        return NETTED_TROLL
    return NETTED_KNIGHT


def move_refusal(state: DrakoState, figure: i64) -> i64:
    """Return LEGAL, or why this figure cannot move at all."""
    if not state.alive(figure):
        return FIGURE_GONE
    if figure == state.matchup.dragon and not state.area_works(MOVEMENT):
        return AREA_LOST
    return net_refusal(state, figure)


def move_to_refusal(state: DrakoState, figure: i64, value: i64, to: i64) -> i64:
    """Return LEGAL, or why a figure cannot move to a hex within `value` steps (MV-1, BD-4)."""
    refusal = move_refusal(state, figure)
    if refusal != LEGAL or state.reachable(figure, value) & BIT[to] != 0:
        return refusal
    return HEX_TAKEN if state.occupied() & BIT[to] != 0 else OUT_OF_REACH


@final
class FigureMove(FigureToHex):
    """Move one or two figures up to `value` hexes each."""

    def __init__(self, side: Side, name: str, value: int, figures: int) -> None:
        super().__init__(side, name, value)
        self.figures: i64 = figures

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        return move_to_refusal(state, seat * PER_SIDE + variant // HEXES, self.value, variant % HEXES)

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        for k in range(i64(PER_SIDE)):
            figure = seat * PER_SIDE + k
            if move_refusal(state, figure) == LEGAL:
                reached = state.reachable(figure, self.value)
                total = append_hexes(reached, self.first + k * HEXES, buffer, total)
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        figure = seat * PER_SIDE + variant // HEXES
        state.move_figure(figure, variant % HEXES)
        if self.figures == 2 and another_may_move(state, seat, BIT[figure]):
            state.push_decision(ASK_ALSO_MOVE, seat, self.value, BIT[figure])


def another_may_move(state: DrakoState, seat: i64, moved: i64) -> bool:
    """Return whether another figure can move (MV-2)."""
    for figure in range(seat * PER_SIDE, (seat + 1) * PER_SIDE):
        if (
            moved & BIT[figure] == 0
            and move_refusal(state, figure) == LEGAL
            and state.reachable(figure, 1) != 0
        ):
            return True
    return False


class HexMove(Move[DrakoState]):
    """A move of a figure of either side to a hex. Variants: figure * HEXES + hex."""

    def __init__(self, name: str, matchup: MatchUp) -> None:
        super().__init__(name, FIGURES * HEXES)
        self.matchup = matchup

    def exists(self, variant: i64) -> bool:
        return self.matchup.has_figure[variant // HEXES] == 1

    def things(self, variant: int) -> Things:
        figure, at = divmod(variant, HEXES)
        return [("verb", self.name), ("figure", self.matchup.names[figure]), ("hex", HEX_NAMES[at])]


@final
class AlsoMove(HexMove):
    """Move a second figure with the same card (MV-2)."""

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        figure = variant // HEXES
        if figure // PER_SIDE != seat:
            return NOT_YOUR_FIGURE
        if state.second_note() & BIT[figure] != 0:
            return MOVED_ALREADY
        return move_to_refusal(state, figure, state.note(), variant % HEXES)

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        moved = state.second_note()
        for figure in range(seat * PER_SIDE, (seat + 1) * PER_SIDE):
            if moved & BIT[figure] == 0 and move_refusal(state, figure) == LEGAL:
                reached = state.reachable(figure, state.note())
                total = append_hexes(reached, self.first + figure * HEXES, buffer, total)
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.move_figure(variant // HEXES, variant % HEXES)
        state.pop_decision()

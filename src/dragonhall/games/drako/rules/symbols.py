"""Symbols on cards, and those that several factions share: moves, strikes, shots, defences.

A symbol defines the ways to use it (numbered `sub`, below SUBS), which of them are legal, and what each does.
Symbols of a single faction are in the module of that faction.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.action_codes import ASK_ALSO_ATTACK, ASK_ALSO_MOVE, SUBS
from dragonhall.games.drako.rules.board_state import (
    HEX,
    MOVEMENT,
    NONE,
    PER_SIDE,
    BoardState,
    Figures,
    side_of,
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

FIGURE_BITS: Final = 64  # in a note of a decision: bits below are used figures, above is how many may follow


class Symbol:
    """A symbol with its value."""

    def __init__(self, name: str, value: int, subs: int) -> None:
        self.name = name
        self.value: i64 = value
        self.subs: i64 = subs

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        raise NotImplementedError

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        raise NotImplementedError

    def exists(self, board: Figures, seat: i64, sub: i64) -> bool:
        """Return whether this way names only figures that exist, so that it can be legal in some position."""
        return True

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        """Return the things that this way of using the symbol names."""
        raise NotImplementedError

    def fill(self, p: BoardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the legal ways to the buffer as `first + sub`; return the new total."""
        sub: i64 = 0
        while sub < self.subs:
            if self.refusal(p, seat, sub) == LEGAL:
                buffer[total] = first + sub
                total += 1
            sub += 1
        return total


def refused_netted(p: BoardState, figure: i64) -> i64:
    """Return the refusal for a figure in the net, or LEGAL (DW-8, TW-5, KW-3)."""
    if not p.netted(figure):
        return LEGAL
    if figure == p.board.dragon:
        return NETTED_DRAGON
    if figure == p.board.thrower or figure == p.board.berserker:
        return NETTED_TROLL
    return NETTED_KNIGHT


# ---- moves -------------------------------------------------------------------------------------


def refused_to_move(p: BoardState, figure: i64) -> i64:
    """Return LEGAL, or why this figure cannot move at all."""
    if not p.alive(figure):
        return FIGURE_GONE
    if figure == p.board.dragon and not p.area_works(MOVEMENT):
        return AREA_LOST
    return refused_netted(p, figure)


def refused_hex(p: BoardState, reach: i64, to: i64) -> i64:
    """Return LEGAL, or why a figure with this reach cannot go to a hex (MV-1, BD-4)."""
    if reach & BIT[to] != 0:
        return LEGAL
    return HEX_TAKEN if p.occupied() & BIT[to] != 0 else OUT_OF_REACH


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
class Move(Symbol):
    """Move one or two figures up to `value` hexes each.

    MV-1 to MV-3; KN-1, KN-2, TR-1, TR-2, DW-1, DW-2, DR-1.
    """

    def __init__(self, name: str, value: int, figures: int) -> None:
        super().__init__(name, value, PER_SIDE * HEXES)
        self.figures: i64 = figures

    def exists(self, board: Figures, seat: i64, sub: i64) -> bool:
        return board.filled[seat * PER_SIDE + sub // HEXES] == 1

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        figure = seat * PER_SIDE + sub // HEXES
        refused = refused_to_move(p, figure)
        if refused != LEGAL:
            return refused
        return refused_hex(p, p.reach(figure, self.value), sub % HEXES)

    def fill(self, p: BoardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
        k: i64 = 0
        while k < PER_SIDE:
            figure = seat * PER_SIDE + k
            if refused_to_move(p, figure) == LEGAL:
                total = append_hexes(p.reach(figure, self.value), first + k * HEXES, buffer, total)
            k += 1
        return total

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        figure = seat * PER_SIDE + sub // HEXES
        p.move_figure(figure, sub % HEXES)
        if self.figures == 2 and another_may_move(p, seat, self.value, BIT[figure]):
            p.push_decision(ASK_ALSO_MOVE, seat, self.value, BIT[figure])

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        figure, at = divmod(sub, HEXES)
        return [("figure", board.names[seat * PER_SIDE + figure]), ("hex", HEX_NAMES[at])]


def another_may_move(p: BoardState, seat: i64, value: i64, moved: i64) -> bool:
    """Return whether another figure can move (MV-2)."""
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if moved & BIT[figure] == 0 and refused_to_move(p, figure) == LEGAL and p.reach(figure, 1) != 0:
            return True
        figure += 1
    return False


# ---- strikes -----------------------------------------------------------------------------------


def refused_strike(p: BoardState, figure: i64, target: i64) -> i64:
    """Return LEGAL, or why a figure cannot strike a target; it must be adjacent (KN-3, TR-3, DW-3, DR-3)."""
    if not p.alive(figure):
        return FIGURE_GONE
    if not p.alive(target):
        return TARGET_GONE
    return LEGAL if p.adjacent(figure, target) else refused_distance(p, figure)


def refused_distance(p: BoardState, figure: i64) -> i64:
    """Return the refusal of a target that is not adjacent, by the rule of the faction."""
    seat = side_of(figure)
    if seat == p.board.trolls:
        return TROLL_NOT_ADJACENT
    if seat == p.board.dragons:
        return DRAGON_NOT_ADJACENT
    return DWARF_NOT_ADJACENT if seat == p.board.dwarves else i64(NOT_ADJACENT)


def may_strike(p: BoardState, figure: i64) -> bool:
    """Return whether a figure has a target to strike."""
    if not p.alive(figure):
        return False
    enemies = enemy_of(figure)
    k: i64 = 0
    while k < PER_SIDE:
        if refused_strike(p, figure, enemies + k) == LEGAL:
            return True
        k += 1
    return False


def both_exist(board: Figures, seat: i64, sub: i64) -> bool:
    """Return whether the figure and the target of a way exist."""
    target = (1 - seat) * PER_SIDE + sub % PER_SIDE
    return board.filled[seat * PER_SIDE + sub // PER_SIDE] == 1 and board.filled[target] == 1


def figure_and_target(board: Figures, seat: int, sub: int) -> Things:
    figure, target = divmod(sub, PER_SIDE)
    return [
        ("figure", board.names[seat * PER_SIDE + figure]),
        ("target", board.names[(1 - seat) * PER_SIDE + target]),
    ]


def enemy_of(figure: i64) -> i64:
    """Return the first figure number of the other side."""
    return PER_SIDE if figure < PER_SIDE else 0


def another_may_strike(p: BoardState, seat: i64, used: i64) -> bool:
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if used & BIT[figure] == 0 and may_strike(p, figure):
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

    def exists(self, board: Figures, seat: i64, sub: i64) -> bool:
        return both_exist(board, seat, sub)

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        return refused_strike(p, seat * PER_SIDE + sub // PER_SIDE, (1 - seat) * PER_SIDE + sub % PER_SIDE)

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        figure = seat * PER_SIDE + sub // PER_SIDE
        p.declare(figure, (1 - seat) * PER_SIDE + sub % PER_SIDE, self.value)
        more = self.figures - 1
        if more > 0 and another_may_strike(p, seat, BIT[figure]):
            p.push_decision(ASK_ALSO_ATTACK, seat, self.value, BIT[figure] + more * FIGURE_BITS)

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        return figure_and_target(board, seat, sub)


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

    def exists(self, board: Figures, seat: i64, sub: i64) -> bool:
        return both_exist(board, seat, sub)

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        figure = seat * PER_SIDE + sub // PER_SIDE
        target = (1 - seat) * PER_SIDE + sub % PER_SIDE
        if self.shooters & BIT[figure] == 0:
            return NOT_THE_CROSSBOW_DWARF if self.crossbow else i64(NOT_A_SHOOTER)
        if not p.alive(figure):
            return DWARF_GONE if self.crossbow else i64(FIGURE_GONE)
        if p.netted(figure):
            return NETTED_KNIGHT
        if not p.alive(target):
            return TARGET_GONE
        direction = direction_towards(p.cells[HEX + figure], p.cells[HEX + target])
        if direction < 0:
            return NO_LINE_FOR_CROSSBOW if self.crossbow else i64(NO_LINE)
        if p.first_on_line(figure, direction) == target:
            return LEGAL
        return NOT_THE_NEAREST_TO_CROSSBOW if self.crossbow else i64(NOT_THE_NEAREST)

    def fill(self, p: BoardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
        enemies = (1 - seat) * PER_SIDE
        k: i64 = 0
        while k < PER_SIDE:
            figure = seat * PER_SIDE + k
            if self.shooters & BIT[figure] != 0 and p.alive(figure) and not p.netted(figure):
                hit: i64 = 0
                direction: i64 = 0
                while direction < DIRECTIONS:
                    target = p.first_on_line(figure, direction)
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

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        p.declare(seat * PER_SIDE + sub // PER_SIDE, (1 - seat) * PER_SIDE + sub % PER_SIDE, self.value)

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        return figure_and_target(board, seat, sub)


# ---- defences ----------------------------------------------------------------------------------


@final
class Defence(Symbol):
    """Stop up to `stops` attacks for a cost in rocks; only as a response (KN-5, KN-6, TR-6, DR-4, DW-5)."""

    def __init__(self, name: str, stops: int, rocks: int) -> None:
        super().__init__(name, rocks, 1)
        self.stops: i64 = stops

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        return ONLY_AN_ANSWER

    def fill(self, p: BoardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
        return total

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        raise RuntimeError("a defence is only an answer")

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        return []


@final
class Faces:
    """The cards of both decks: the one or two symbols of every face, and its value as a defence."""

    def __init__(self, symbols: list[Symbol | None], faces_of_first: int) -> None:
        self.symbols = symbols  # two per face; the second may be None
        self.faces: i64 = len(symbols) // 2
        self.faces_of_first: i64 = faces_of_first
        self.stops: vec[i64] = vec[i64]([i64(stops_of(symbols, face)) for face in range(len(symbols) // 2)])
        self.rocks: vec[i64] = vec[i64]([i64(rocks_of(symbols, face)) for face in range(len(symbols) // 2)])

    def symbol(self, code: i64) -> Symbol | None:
        """Return the symbol that a play uses, or None if the card has no such symbol."""
        place = code // SUBS
        return self.symbols[place] if place < 2 * self.faces else None

    def seat_of(self, face: i64) -> i64:
        return 0 if face < self.faces_of_first else 1


def defence_on(symbols: list[Symbol | None], face: int) -> Defence | None:
    for symbol in symbols[2 * face : 2 * face + 2]:
        if isinstance(symbol, Defence):
            return symbol
    return None


def stops_of(symbols: list[Symbol | None], face: int) -> int:
    defence = defence_on(symbols, face)
    return 0 if defence is None else int(defence.stops)


def rocks_of(symbols: list[Symbol | None], face: int) -> int:
    defence = defence_on(symbols, face)
    return 0 if defence is None else int(defence.value)


def shared_symbol(name: str, values: list[int]) -> Symbol | None:
    """Return a symbol that has the same meaning in every faction's deck, or None."""
    if name == "move" or name == "move1":
        return Move(name, values[0], 1)
    if name == "move2":
        return Move(name, values[0], 2)
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

"""The trolls: the pair of attacks, the rock throw and the charge."""

from typing import final

from mypy_extensions import i64

from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules.action_codes import ASK_ALSO_ATTACK
from dragonhall.games.drako.rules.board_state import (
    HEX,
    NONE,
    PER_SIDE,
    ROCKS,
    BoardState,
    Figures,
    same_side,
)
from dragonhall.games.drako.rules.hexes import BIT, DIRECTION_NAMES, DIRECTIONS, NEXT, OFF_BOARD
from dragonhall.games.drako.rules.refusals import (
    ABILITY_LOST,
    BERSERKER_ON_LINE,
    FIGURE_GONE,
    HIGHER_VALUE_FIRST,
    NETTED_TROLL,
    NO_ENEMY_ON_LINE,
    NO_ROCK_TO_THROW,
    NO_ROOM_TO_CHARGE,
    NOBODY_TO_CHARGE,
)
from dragonhall.games.drako.rules.symbols import (
    FIGURE_BITS,
    Symbol,
    Things,
    another_may_strike,
    both_exist,
    figure_and_target,
    refused_strike,
)


@final
class PairOfStrikes(Symbol):
    """Attack with one troll and the higher value, then optionally with the other and the lower (TR-4, TR-5).

    In the Italian edition a single troll may also attack with the lower value.
    """

    def __init__(self, name: str, higher: int, lower: int) -> None:
        super().__init__(name, higher, PER_SIDE * PER_SIDE * 2)
        self.lower: i64 = lower

    def exists(self, board: Figures, seat: i64, sub: i64) -> bool:
        return both_exist(board, seat, sub // 2)

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        way = sub // 2
        refused = refused_strike(p, seat * PER_SIDE + way // PER_SIDE, (1 - seat) * PER_SIDE + way % PER_SIDE)
        if refused != LEGAL or sub % 2 == 0:
            return refused
        if self.lower == self.value or not p.board.edition.lone_troll_takes_either_value:
            return HIGHER_VALUE_FIRST
        return LEGAL

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        way = sub // 2
        troll = seat * PER_SIDE + way // PER_SIDE
        target = (1 - seat) * PER_SIDE + way % PER_SIDE
        if sub % 2 == 1:
            p.declare(troll, target, self.lower)
            return
        p.declare(troll, target, self.value)
        if another_may_strike(p, seat, BIT[troll]):
            p.push_decision(ASK_ALSO_ATTACK, seat, self.lower, BIT[troll] + FIGURE_BITS)

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        way, lower = divmod(sub, 2)
        return [*figure_and_target(board, seat, way), ("strength", "lower" if lower else "higher")]


@final
class RockThrow(Symbol):
    """Attack the nearest enemy on a line for N, the next for N-1, and so on (TR-7 to TR-9, TW-6)."""

    def __init__(self, value: int) -> None:
        super().__init__("rock-throw", value, DIRECTIONS)

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        thrower = p.board.thrower
        if not p.alive(thrower):
            return FIGURE_GONE
        if not p.has_ability(thrower):
            return ABILITY_LOST
        if p.cells[ROCKS] == 0:
            return NO_ROCK_TO_THROW
        if p.netted(thrower):
            return NETTED_TROLL
        if p.enemies_on_line(thrower, sub) == 0:
            return NO_ENEMY_ON_LINE
        return BERSERKER_ON_LINE if self.berserker_in_the_way(p, sub) else LEGAL

    def berserker_in_the_way(self, p: BoardState, direction: i64) -> bool:
        """Return whether the berserker blocks the throw (TR-8).

        EN, IT: anywhere on the line. PL: in front of an enemy attacked for more than 0.
        """
        value = self.value
        seen = False
        at = NEXT[p.cells[HEX + p.board.thrower] * DIRECTIONS + direction]
        while at != OFF_BOARD:
            figure = p.figure_on(at)
            if figure == p.board.berserker:
                seen = True
            elif figure != NONE:
                if seen and value > 0:
                    return True
                value -= 1
            at = NEXT[at * DIRECTIONS + direction]
        return seen and p.board.edition.berserker_behind_victims_stops_throw

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        p.spend_rocks(1)
        thrower = p.board.thrower
        value = self.value
        at = NEXT[p.cells[HEX + thrower] * DIRECTIONS + sub]
        while at != OFF_BOARD:
            figure = p.figure_on(at)
            if figure != NONE and figure != p.board.berserker:
                p.declare(thrower, figure, value)
                if value > 0:
                    value -= 1
            at = NEXT[at * DIRECTIONS + sub]

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        return [("direction", DIRECTION_NAMES[sub])]


@final
class Charge(Symbol):
    """Move the berserker along a line until blocked, then optionally attack the blocking enemy twice.

    TR-10 to TR-12.
    """

    def __init__(self) -> None:
        super().__init__("charge", 1, DIRECTIONS * 2)

    def refusal(self, p: BoardState, seat: i64, sub: i64) -> i64:
        berserker = p.board.berserker
        direction = sub // 2
        if not p.alive(berserker):
            return FIGURE_GONE
        if not p.has_ability(berserker):
            return ABILITY_LOST
        runs = NEXT[p.cells[HEX + berserker] * DIRECTIONS + direction] != self.end_of_run(p, direction)
        if p.netted(berserker) and runs:
            return NETTED_TROLL
        if sub % 2 == 1:
            return LEGAL if self.enemy_at_end(p, direction) != NONE else NOBODY_TO_CHARGE
        return LEGAL if runs else NO_ROOM_TO_CHARGE

    def end_of_run(self, p: BoardState, direction: i64) -> i64:
        """Return the hex that ends the run: the first occupied one, or OFF_BOARD."""
        taken = p.occupied()
        at = NEXT[p.cells[HEX + p.board.berserker] * DIRECTIONS + direction]
        while at != OFF_BOARD and taken & BIT[at] == 0:
            at = NEXT[at * DIRECTIONS + direction]
        return at

    def enemy_at_end(self, p: BoardState, direction: i64) -> i64:
        figure = p.first_on_line(p.board.berserker, direction)
        if figure == NONE or same_side(figure, p.board.berserker):
            return NONE
        return figure

    def perform(self, p: BoardState, seat: i64, sub: i64) -> None:
        berserker = p.board.berserker
        direction = sub // 2
        enemy = self.enemy_at_end(p, direction)
        stop = self.end_of_run(p, direction)
        start = p.cells[HEX + berserker]
        at = start
        while NEXT[at * DIRECTIONS + direction] != stop:
            at = NEXT[at * DIRECTIONS + direction]
        if at != start:
            p.move_figure(berserker, at)
        if sub % 2 == 1:
            p.declare(berserker, enemy, self.value)
            p.declare(berserker, enemy, self.value)

    def things(self, board: Figures, seat: int, sub: int) -> Things:
        direction, attack = divmod(sub, 2)
        return [("direction", DIRECTION_NAMES[direction]), ("manner", "attack" if attack else "run")]


def trolls_symbol(name: str, values: list[int], seat: int, against: str) -> Symbol | None:
    """Return a symbol that only trolls have, or None; `against` is the other faction."""
    if name == "attack2" and len(values) == 2:
        return PairOfStrikes(name, max(values), min(values))
    if name == "rock-throw":
        return RockThrow(3 if against == "dwarves" else values[0])  # TW-6
    if name == "charge":
        return Charge()
    return None

"""The trolls: a pair of attacks (TR-4, TR-5), rock throw (TR-7 to TR-9, TW-6), charge (TR-10 to TR-12)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Things
from dragonhall.games.drako.rules.board_state import same_side
from dragonhall.games.drako.rules.declaration import (
    ABILITY_LOST,
    ASK_ALSO_ATTACK,
    BERSERKER_ON_LINE,
    FIGURE_BITS,
    FIGURE_GONE,
    HEX,
    HIGHER_VALUE_FIRST,
    NETTED_TROLL,
    NO_ENEMY_ON_LINE,
    NO_ROCK_TO_THROW,
    NO_ROOM_TO_CHARGE,
    NOBODY_TO_CHARGE,
    NONE,
    PER_SIDE,
    ROCKS,
)
from dragonhall.games.drako.rules.hexes import BIT, DIRECTION_NAMES, DIRECTIONS, NEXT_HEX, OFF_BOARD
from dragonhall.games.drako.rules.moves.attacks import adjacent_enemies, another_may_strike, strike_refusal
from dragonhall.games.drako.rules.moves.symbols import FigureToTarget, Side, Symbol
from dragonhall.games.drako.rules.state import DrakoState


@final
class PairOfStrikes(FigureToTarget):
    """Attack with one troll and the higher value, then optionally with the other and the lower (TR-4, TR-5).

    In the Italian edition a single troll may also attack with the lower value: the odd variants.
    """

    def __init__(self, side: Side, name: str, higher: int, lower: int) -> None:
        super().__init__(side, name, higher, PER_SIDE * PER_SIDE * 2)
        self.lower: i64 = lower

    def exists(self, variant: i64) -> bool:
        return super().exists(variant // 2)

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        pair = variant // 2
        target = (1 - seat) * PER_SIDE + pair % PER_SIDE
        refusal = strike_refusal(state, seat * PER_SIDE + pair // PER_SIDE, target)
        if refusal != LEGAL or variant % 2 == 0:
            return refusal
        return LEGAL if self.may_use_lower(state) else HIGHER_VALUE_FIRST

    def may_use_lower(self, state: DrakoState) -> bool:
        return self.lower != self.value and state.matchup.edition.lone_troll_takes_either_value

    def append_legal(self, state: DrakoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the adjacent enemies of each troll: faster than a refusal for each pair."""
        for k in range(i64(PER_SIDE)):
            near = adjacent_enemies(state, seat * PER_SIDE + k)
            for j in range(i64(PER_SIDE)):
                if near & BIT[j] != 0:
                    buffer[total] = self.first + 2 * (k * PER_SIDE + j)
                    total += 1
                    if self.may_use_lower(state):
                        buffer[total] = self.first + 2 * (k * PER_SIDE + j) + 1
                        total += 1
        return total

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        pair = variant // 2
        troll = seat * PER_SIDE + pair // PER_SIDE
        target = (1 - seat) * PER_SIDE + pair % PER_SIDE
        if variant % 2 == 1:
            state.declare_attack(troll, target, self.lower)
            return
        state.declare_attack(troll, target, self.value)
        if another_may_strike(state, seat, BIT[troll]):
            state.push_decision(ASK_ALSO_ATTACK, seat, self.lower, BIT[troll] + FIGURE_BITS)

    def things(self, variant: int) -> Things:
        pair, lower = divmod(variant, 2)
        return [*super().things(pair), ("strength", "lower" if lower else "higher")]


@final
class RockThrow(Symbol):
    """Throw a rock along a line: the nearest enemy is attacked for N, the next for N-1, and so on (TR-7).

    It costs a rock (TR-7) and needs an enemy on the line (TR-9); the berserker may stop it (TR-8).
    """

    def __init__(self, side: Side, value: int) -> None:
        super().__init__(side, "rock-throw", value, DIRECTIONS)

    def common_refusal(self, state: DrakoState, seat: i64) -> i64:
        thrower = state.matchup.thrower
        if not state.alive(thrower):
            return FIGURE_GONE
        if not state.has_ability(thrower):
            return ABILITY_LOST
        if state.cells[ROCKS] == 0:
            return NO_ROCK_TO_THROW
        return NETTED_TROLL if state.netted(thrower) else LEGAL

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        refusal = self.common_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        if state.enemies_on_line(state.matchup.thrower, variant) == 0:
            return NO_ENEMY_ON_LINE
        return BERSERKER_ON_LINE if self.berserker_in_the_way(state, variant) else LEGAL

    def berserker_in_the_way(self, state: DrakoState, direction: i64) -> bool:
        """Return whether the berserker blocks the throw (TR-8).

        EN, IT: anywhere on the line. PL: in front of an enemy attacked for more than 0.
        """
        value = self.value
        seen = False
        at = NEXT_HEX[state.cells[HEX + state.matchup.thrower] * DIRECTIONS + direction]
        while at != OFF_BOARD:
            figure = state.figure_on(at)
            if figure == state.matchup.berserker:
                seen = True
            elif figure != NONE:
                if seen and value > 0:
                    return True
                value -= 1
            at = NEXT_HEX[at * DIRECTIONS + direction]
        return seen and state.matchup.edition.berserker_behind_victims_stops_throw

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.spend_rocks(1)
        thrower = state.matchup.thrower
        value = self.value
        at = NEXT_HEX[state.cells[HEX + thrower] * DIRECTIONS + variant]
        while at != OFF_BOARD:
            figure = state.figure_on(at)
            if figure != NONE and figure != state.matchup.berserker:
                state.declare_attack(thrower, figure, value)
                if value > 0:
                    value -= 1
            at = NEXT_HEX[at * DIRECTIONS + variant]

    def things(self, variant: int) -> Things:
        return [("direction", DIRECTION_NAMES[variant])]


@final
class Charge(Symbol):
    """Move the berserker along a line until blocked, then optionally attack the blocking enemy twice.

    TR-10 to TR-12. Variants: 2 * direction, and 1 more with the attack.
    """

    def __init__(self, side: Side) -> None:
        super().__init__(side, "charge", 1, DIRECTIONS * 2)

    def common_refusal(self, state: DrakoState, seat: i64) -> i64:
        berserker = state.matchup.berserker
        if not state.alive(berserker):
            return FIGURE_GONE
        return LEGAL if state.has_ability(berserker) else ABILITY_LOST

    def refusal(self, state: DrakoState, seat: i64, variant: i64) -> i64:
        refusal = self.common_refusal(state, seat)
        if refusal != LEGAL:
            return refusal
        berserker = state.matchup.berserker
        direction = variant // 2
        next_hex = NEXT_HEX[state.cells[HEX + berserker] * DIRECTIONS + direction]
        runs = next_hex != self.end_of_run(state, direction)
        if state.netted(berserker) and runs:
            return NETTED_TROLL
        if variant % 2 == 1:
            return LEGAL if self.enemy_at_end(state, direction) != NONE else NOBODY_TO_CHARGE
        return LEGAL if runs else NO_ROOM_TO_CHARGE

    def end_of_run(self, state: DrakoState, direction: i64) -> i64:
        """Return the hex that ends the run: the first occupied one, or OFF_BOARD."""
        taken = state.occupied()
        at = NEXT_HEX[state.cells[HEX + state.matchup.berserker] * DIRECTIONS + direction]
        while at != OFF_BOARD and taken & BIT[at] == 0:
            at = NEXT_HEX[at * DIRECTIONS + direction]
        return at

    def enemy_at_end(self, state: DrakoState, direction: i64) -> i64:
        figure = state.first_on_line(state.matchup.berserker, direction)
        if figure == NONE or same_side(figure, state.matchup.berserker):
            return NONE
        return figure

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        berserker = state.matchup.berserker
        direction = variant // 2
        enemy = self.enemy_at_end(state, direction)
        stop = self.end_of_run(state, direction)
        start = state.cells[HEX + berserker]
        at = start
        while NEXT_HEX[at * DIRECTIONS + direction] != stop:
            at = NEXT_HEX[at * DIRECTIONS + direction]
        if at != start:
            state.move_figure(berserker, at)
        if variant % 2 == 1:
            state.declare_attack(berserker, enemy, self.value)
            state.declare_attack(berserker, enemy, self.value)

    def things(self, variant: int) -> Things:
        direction, attack = divmod(variant, 2)
        return [("direction", DIRECTION_NAMES[direction]), ("manner", "attack" if attack else "run")]


def trolls_symbol(side: Side, name: str, values: list[int]) -> Symbol | None:
    """Return a symbol that only trolls have, or None."""
    if name == "attack2" and len(values) == 2:
        return PairOfStrikes(side, name, max(values), min(values))
    if name == "rock-throw":
        return RockThrow(side, 3 if side.against == "dwarves" else values[0])  # TW-6
    if name == "charge":
        return Charge(side)
    return None

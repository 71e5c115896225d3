"""Which actions are legal: `action_refusal` answers for one action, `write_legal_actions` lists them all.

Both find the kind of the decision and call the conditions of the other modules. Functions named `*_refusal`
return LEGAL or the number of a refusal; `refusals.py` has the rule of each.
"""

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import COUNTS, DEPTH
from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules import constants as c
from dragonhall.games.drako.rules import refusals
from dragonhall.games.drako.rules.board_state import MatchUp, same_side
from dragonhall.games.drako.rules.card_state import CardState, DrakoFaces
from dragonhall.games.drako.rules.constants import AREAS, FIGURES, HAND, PER_SIDE, ZONES_PER_SEAT
from dragonhall.games.drako.rules.dragon import wound_refusal
from dragonhall.games.drako.rules.dwarves import fury_refusal, net_removal_refusal
from dragonhall.games.drako.rules.hexes import BIT, HEXES
from dragonhall.games.drako.rules.knights import evasion_refusal, evasion_steps
from dragonhall.games.drako.rules.responses import (
    block_refusal,
    second_card_refusal,
    write_responses,
    write_second_cards,
)
from dragonhall.games.drako.rules.symbols import append_hexes, hex_refusal, move_refusal, strike_refusal


def action_refusal(state: CardState, action: i64) -> i64:
    if state.cells[DEPTH] == 0:
        return refusals.GAME_OVER
    if not is_action(state.matchup, state.faces, action):
        return refusals.NO_ACTION
    top = state.frame()
    kind = state.cells[top]
    seat = state.cells[top + 1]
    note = state.cells[top + 2]
    second = state.cells[top + 3]
    if kind == c.ASK_TURN:
        return turn_refusal(state, seat, action)
    if kind == c.ASK_ANSWER:
        return response_refusal(state, seat, action)
    if kind == c.ASK_ALSO_MOVE:
        return second_move_refusal(state, seat, note, second, action)
    if kind == c.ASK_ALSO_ATTACK:
        return further_attack_refusal(state, seat, second, action)
    if kind == c.ASK_DISCARD:
        if action < c.DISCARD_CARD or action >= c.ALSO_MOVE:
            return refusals.DISCARD_FIRST
        return (
            LEGAL if state.holds(state.zone_of(HAND, seat), action - c.DISCARD_CARD) else refusals.NOT_IN_HAND
        )
    if kind == c.ASK_PLACE_WOUND:
        if action < c.PLACE_WOUND or action >= c.PLACE:
            return refusals.WOUND_FIRST
        return wound_refusal(state, action - c.PLACE_WOUND)
    if kind == c.ASK_STEP:
        if action == c.STAY:
            return LEGAL
        if action < c.STEP or action >= c.PLACE_WOUND:
            return refusals.STEP_FIRST
        return LEGAL if evasion_steps(state) & BIT[action - c.STEP] != 0 else refusals.STEP_NOT_FREE
    if kind == c.ASK_PLACE:
        return placement_refusal(state, seat, action)
    if kind == c.ASK_SECOND_CARD:
        if action < c.BLOCK or action >= c.EVADE:
            return refusals.SECOND_CARD_FIRST
        face = (action - c.BLOCK) // c.COMBINATIONS
        combination = (action - c.BLOCK) % c.COMBINATIONS
        return second_card_refusal(state, state.faces, seat, face, combination, note)
    if kind == c.ASK_MULLIGAN:
        return LEGAL if action == c.KEEP or action == c.MULLIGAN else refusals.MULLIGAN_FIRST
    return LEGAL if action == c.AVOID_NET or action == c.TAKE_NET else refusals.NET_FIRST


def turn_refusal(state: CardState, seat: i64, action: i64) -> i64:
    if action == c.DRAW:
        return state.draw_refusal(seat)
    if action == c.REMOVE_NET:
        return net_removal_refusal(state, seat)
    if action == c.USE_FURY:
        return fury_refusal(state, seat)
    if action >= c.DISCARD_CARD:
        return refusals.NOT_ASKED
    face = action // (2 * c.VARIANTS) if action < c.PLAY_FOR_NOTHING else action - c.PLAY_FOR_NOTHING
    if not state.holds(state.zone_of(HAND, seat), face):
        return refusals.NOT_IN_HAND
    symbol = state.faces.symbol(action) if action < c.PLAY_FOR_NOTHING else None
    return LEGAL if symbol is None else symbol.refusal(state, seat, action % c.VARIANTS)


def response_refusal(state: CardState, seat: i64, action: i64) -> i64:
    if action == c.ACCEPT:
        return LEGAL
    if c.BLOCK <= action < c.EVADE:
        face = (action - c.BLOCK) // c.COMBINATIONS
        return block_refusal(state, state.faces, seat, face, (action - c.BLOCK) % c.COMBINATIONS)
    if c.EVADE <= action < c.STEP:
        return (
            evasion_refusal(state, action - c.EVADE)
            if seat == state.matchup.knights_seat
            else refusals.NOT_ON_SWORDMASTER
        )
    return refusals.ANSWER_FIRST


def second_move_refusal(state: CardState, seat: i64, value: i64, moved: i64, action: i64) -> i64:
    if action == c.DONE:
        return LEGAL
    if action < c.ALSO_MOVE or action >= c.ALSO_ATTACK:
        return refusals.FINISH_CARD_FIRST
    figure = (action - c.ALSO_MOVE) // HEXES
    if figure // PER_SIDE != seat:
        return refusals.NOT_YOUR_FIGURE
    if moved & BIT[figure] != 0:
        return refusals.MOVED_ALREADY
    refusal = move_refusal(state, figure)
    if refusal != LEGAL:
        return refusal
    return hex_refusal(state, state.reachable(figure, value), (action - c.ALSO_MOVE) % HEXES)


def further_attack_refusal(state: CardState, seat: i64, used: i64, action: i64) -> i64:
    if action == c.DONE:
        return LEGAL
    if action < c.ALSO_ATTACK or action >= c.BLOCK:
        return refusals.FINISH_CARD_FIRST
    figure = (action - c.ALSO_ATTACK) // FIGURES
    target = (action - c.ALSO_ATTACK) % FIGURES
    if figure // PER_SIDE != seat or target // PER_SIDE == seat:
        return refusals.NOT_YOUR_FIGURE
    return refusals.ATTACKED_ALREADY if used & BIT[figure] != 0 else strike_refusal(state, figure, target)


def placement_refusal(state: CardState, seat: i64, action: i64) -> i64:
    if action == c.PRESET:
        return state.preset_refusal(seat)
    if action < c.PLACE or action >= c.DRAW:
        return refusals.PLACE_FIRST
    refusal = state.figure_placement_refusal(seat, (action - c.PLACE) // HEXES)
    if refusal != LEGAL:
        return refusal
    at = (action - c.PLACE) % HEXES
    if state.occupied() & BIT[at] != 0:
        return refusals.HEX_TAKEN
    return LEGAL if state.placement_hexes(seat) & BIT[at] != 0 else forbidden_hex_refusal(state.matchup)


def forbidden_hex_refusal(matchup: MatchUp) -> i64:
    """Return the refusal of a placement by the rule of the match-up (SU-3, TW-1, KD-1, KW-1)."""
    if matchup.trolls_seat >= 0:
        return refusals.NOT_A_PLACE_IN_TW
    if matchup.knights_seat < 0:
        return refusals.NOT_A_PLACE
    return refusals.NOT_A_PLACE_IN_KD if matchup.dragon_seat >= 0 else i64(refusals.NOT_A_PLACE_IN_KW)


def is_action(matchup: MatchUp, faces: DrakoFaces, action: i64) -> bool:
    """Return whether a number is an action with these decks and figures, in some position."""
    if action < c.PLAY_FOR_NOTHING:
        symbol = faces.symbol(action)
        variant = action % c.VARIANTS
        return (
            symbol is not None
            and variant < symbol.variants
            and symbol.exists(matchup, faces.seat_of(action // c.VARIANTS // 2), variant)
        )
    if action < c.DISCARD_CARD:
        return action - c.PLAY_FOR_NOTHING < faces.count
    if action < c.ALSO_MOVE:
        return action - c.DISCARD_CARD < faces.count
    if action < c.ALSO_ATTACK:
        return matchup.has_figure[(action - c.ALSO_MOVE) // HEXES] == 1
    if action < c.BLOCK:
        attacker = (action - c.ALSO_ATTACK) // FIGURES
        target = (action - c.ALSO_ATTACK) % FIGURES
        return (
            not same_side(attacker, target)
            and matchup.has_figure[attacker] == 1
            and matchup.has_figure[target] == 1
        )
    if action < c.EVADE:
        return (action - c.BLOCK) // c.COMBINATIONS < faces.count
    if c.PLACE <= action < c.DRAW:
        return matchup.has_figure[(action - c.PLACE) // HEXES] == 1
    return True


def write_legal_actions(state: CardState, buffer: vec[i64]) -> i64:
    if state.cells[DEPTH] == 0:
        return 0
    top = state.frame()
    kind = state.cells[top]
    seat = state.cells[top + 1]
    note = state.cells[top + 2]
    second = state.cells[top + 3]
    if kind == c.ASK_TURN:
        return write_turn_actions(state, seat, buffer)
    if kind == c.ASK_ANSWER:
        return write_responses(state, state.faces, seat, buffer)
    if kind == c.ASK_ALSO_MOVE:
        return write_second_moves(state, seat, note, second, buffer)
    if kind == c.ASK_ALSO_ATTACK:
        return write_further_attacks(state, seat, second, buffer)
    if kind == c.ASK_DISCARD:
        return append_hand_actions(state, seat, c.DISCARD_CARD, buffer, 0)
    if kind == c.ASK_PLACE_WOUND:
        return write_wound_areas(state, buffer)
    if kind == c.ASK_STEP:
        buffer[0] = c.STAY
        return append_hexes(evasion_steps(state), c.STEP, buffer, 1)
    if kind == c.ASK_PLACE:
        return write_placements(state, seat, buffer)
    if kind == c.ASK_SECOND_CARD:
        return write_second_cards(state, state.faces, seat, note, buffer)
    if kind == c.ASK_MULLIGAN:
        buffer[0] = c.KEEP
        buffer[1] = c.MULLIGAN
        return 2
    buffer[0] = c.AVOID_NET
    buffer[1] = c.TAKE_NET
    return 2


def write_turn_actions(state: CardState, seat: i64, buffer: vec[i64]) -> i64:
    """Write draws, plays of each card in each variant (TU-3), and the actions of dwarves and netted sides."""
    total: i64 = 0
    if state.draw_refusal(seat) == LEGAL:
        buffer[total] = c.DRAW
        total += 1
    total = append_hand_actions(state, seat, c.PLAY_FOR_NOTHING, buffer, total)
    k = state.layout.base[HAND + seat * ZONES_PER_SEAT]
    end = k + state.cells[COUNTS + HAND + seat * ZONES_PER_SEAT]
    before: i64 = -1
    while k < end:
        face = i64(state.cards[k])
        if face != before:
            which: i64 = 0
            while which < 2:
                symbol = state.faces.symbols[2 * face + which]
                if symbol is not None:
                    total = symbol.append_legal(state, seat, (2 * face + which) * c.VARIANTS, buffer, total)
                which += 1
            before = face
        k += 1
    if net_removal_refusal(state, seat) == LEGAL:
        buffer[total] = c.REMOVE_NET
        total += 1
    if fury_refusal(state, seat) == LEGAL:
        buffer[total] = c.USE_FURY
        total += 1
    return total


def append_hand_actions(state: CardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append `first + face` for every face in the hand."""
    k = state.layout.base[HAND + seat * ZONES_PER_SEAT]
    end = k + state.cells[COUNTS + HAND + seat * ZONES_PER_SEAT]
    before: i64 = -1
    while k < end:
        face = i64(state.cards[k])
        if face != before:
            buffer[total] = first + face
            total += 1
            before = face
        k += 1
    return total


def write_second_moves(state: CardState, seat: i64, value: i64, moved: i64, buffer: vec[i64]) -> i64:
    buffer[0] = c.DONE
    total: i64 = 1
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if moved & BIT[figure] == 0 and move_refusal(state, figure) == LEGAL:
            total = append_hexes(state.reachable(figure, value), c.ALSO_MOVE + figure * HEXES, buffer, total)
        figure += 1
    return total


def write_further_attacks(state: CardState, seat: i64, used: i64, buffer: vec[i64]) -> i64:
    buffer[0] = c.DONE
    total: i64 = 1
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if used & BIT[figure] == 0:
            k: i64 = 0
            while k < PER_SIDE:
                target = (1 - seat) * PER_SIDE + k
                if strike_refusal(state, figure, target) == LEGAL:
                    buffer[total] = c.ALSO_ATTACK + figure * FIGURES + target
                    total += 1
                k += 1
        figure += 1
    return total


def write_wound_areas(state: CardState, buffer: vec[i64]) -> i64:
    total: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if wound_refusal(state, area) == LEGAL:
            buffer[total] = c.PLACE_WOUND + area
            total += 1
        area += 1
    return total


def write_placements(state: CardState, seat: i64, buffer: vec[i64]) -> i64:
    total: i64 = 0
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if state.figure_placement_refusal(seat, figure) == LEGAL:
            total = append_hexes(state.placement_hexes(seat), c.PLACE + figure * HEXES, buffer, total)
        figure += 1
    if state.preset_refusal(seat) == LEGAL:
        buffer[total] = c.PRESET
        total += 1
    return total

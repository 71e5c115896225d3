"""The refusal, or LEGAL, of every action in every decision. legal_actions.py uses the same conditions."""

from mypy_extensions import i64

from dragonhall.core.layout import DEPTH
from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules import action_codes as c
from dragonhall.games.drako.rules import refusals as no
from dragonhall.games.drako.rules.board_state import FIGURES, HAND, PER_SIDE, Figures, same_side
from dragonhall.games.drako.rules.card_state import CardState
from dragonhall.games.drako.rules.dragon import refused_wound
from dragonhall.games.drako.rules.dwarves import refused_freedom, refused_fury
from dragonhall.games.drako.rules.hexes import BIT, HEXES
from dragonhall.games.drako.rules.knights import refused_evasion, steps_after_evasion
from dragonhall.games.drako.rules.responses import refused_block, refused_second_card
from dragonhall.games.drako.rules.symbols import Faces, refused_hex, refused_strike, refused_to_move


def refused_choice(t: CardState, action: i64) -> i64:
    if t.cells[DEPTH] == 0:
        return no.GAME_OVER
    if not is_action(t.board, t.faces, action):
        return no.NO_ACTION
    top = t.frame()
    kind = t.cells[top]
    seat = t.cells[top + 1]
    note = t.cells[top + 2]
    second = t.cells[top + 3]
    if kind == c.ASK_TURN:
        return refusal_in_turn(t, seat, action)
    if kind == c.ASK_ANSWER:
        return refusal_of_answer(t, seat, action)
    if kind == c.ASK_ALSO_MOVE:
        return refusal_to_also_move(t, seat, note, second, action)
    if kind == c.ASK_ALSO_ATTACK:
        return refusal_to_also_attack(t, seat, second, action)
    if kind == c.ASK_DISCARD:
        if action < c.DISCARD_CARD or action >= c.ALSO_MOVE:
            return no.DISCARD_FIRST
        return LEGAL if t.holds(t.zone(HAND, seat), action - c.DISCARD_CARD) else no.NOT_IN_HAND
    if kind == c.ASK_PLACE_WOUND:
        if action < c.PLACE_WOUND or action >= c.PLACE:
            return no.WOUND_FIRST
        return refused_wound(t, action - c.PLACE_WOUND)
    if kind == c.ASK_STEP:
        if action == c.STAY:
            return LEGAL
        if action < c.STEP or action >= c.PLACE_WOUND:
            return no.STEP_FIRST
        return LEGAL if steps_after_evasion(t) & BIT[action - c.STEP] != 0 else no.STEP_NOT_FREE
    if kind == c.ASK_PLACE:
        return refusal_to_place(t, seat, action)
    if kind == c.ASK_SECOND_CARD:
        if action < c.BLOCK or action >= c.EVADE:
            return no.SECOND_CARD_FIRST
        face = (action - c.BLOCK) // c.COMBINATIONS
        combination = (action - c.BLOCK) % c.COMBINATIONS
        return refused_second_card(t, t.faces, seat, face, combination, note)
    if kind == c.ASK_MULLIGAN:
        return LEGAL if action == c.KEEP or action == c.MULLIGAN else no.MULLIGAN_FIRST
    return LEGAL if action == c.AVOID_NET or action == c.TAKE_NET else no.NET_FIRST


def refusal_in_turn(t: CardState, seat: i64, action: i64) -> i64:
    if action == c.DRAW:
        return t.refused_draw(seat)
    if action == c.GET_FREE:
        return refused_freedom(t, seat)
    if action == c.RAGE:
        return refused_fury(t, seat)
    if action >= c.DISCARD_CARD:
        return no.NOT_ASKED
    face = action // (2 * c.SUBS) if action < c.NOTHING else action - c.NOTHING
    if not t.holds(t.zone(HAND, seat), face):
        return no.NOT_IN_HAND
    symbol = t.faces.symbol(action) if action < c.NOTHING else None
    return LEGAL if symbol is None else symbol.refusal(t, seat, action % c.SUBS)


def refusal_of_answer(t: CardState, seat: i64, action: i64) -> i64:
    if action == c.ACCEPT:
        return LEGAL
    if c.BLOCK <= action < c.EVADE:
        face = (action - c.BLOCK) // c.COMBINATIONS
        return refused_block(t, t.faces, seat, face, (action - c.BLOCK) % c.COMBINATIONS)
    if c.EVADE <= action < c.STEP:
        return refused_evasion(t, action - c.EVADE) if seat == t.board.knights else no.NOT_ON_SWORDMASTER
    return no.ANSWER_FIRST


def refusal_to_also_move(t: CardState, seat: i64, value: i64, moved: i64, action: i64) -> i64:
    if action == c.DONE:
        return LEGAL
    if action < c.ALSO_MOVE or action >= c.ALSO_ATTACK:
        return no.FINISH_CARD_FIRST
    figure = (action - c.ALSO_MOVE) // HEXES
    if figure // PER_SIDE != seat:
        return no.NOT_YOUR_FIGURE
    if moved & BIT[figure] != 0:
        return no.MOVED_ALREADY
    refused = refused_to_move(t, figure)
    if refused != LEGAL:
        return refused
    return refused_hex(t, t.reach(figure, value), (action - c.ALSO_MOVE) % HEXES)


def refusal_to_also_attack(t: CardState, seat: i64, used: i64, action: i64) -> i64:
    if action == c.DONE:
        return LEGAL
    if action < c.ALSO_ATTACK or action >= c.BLOCK:
        return no.FINISH_CARD_FIRST
    figure = (action - c.ALSO_ATTACK) // FIGURES
    target = (action - c.ALSO_ATTACK) % FIGURES
    if figure // PER_SIDE != seat or target // PER_SIDE == seat:
        return no.NOT_YOUR_FIGURE
    return no.ATTACKED_ALREADY if used & BIT[figure] != 0 else refused_strike(t, figure, target)


def refusal_to_place(t: CardState, seat: i64, action: i64) -> i64:
    if action == c.PRESET:
        return t.refused_preset(seat)
    if action < c.PLACE or action >= c.DRAW:
        return no.PLACE_FIRST
    refused = t.refused_figure(seat, (action - c.PLACE) // HEXES)
    if refused != LEGAL:
        return refused
    at = (action - c.PLACE) % HEXES
    if t.occupied() & BIT[at] != 0:
        return no.HEX_TAKEN
    return LEGAL if t.places(seat) & BIT[at] != 0 else not_a_place(t.board)


def not_a_place(board: Figures) -> i64:
    """Return the refusal of a placement by the rule of the match-up (SU-3, TW-1, KD-1, KW-1)."""
    if board.trolls >= 0:
        return no.NOT_A_PLACE_IN_TW
    if board.knights < 0:
        return no.NOT_A_PLACE
    return no.NOT_A_PLACE_IN_KD if board.dragons >= 0 else i64(no.NOT_A_PLACE_IN_KW)


def is_action(board: Figures, faces: Faces, action: i64) -> bool:
    """Return whether a number is an action with these decks and figures, in some position."""
    if action < c.NOTHING:
        symbol = faces.symbol(action)
        sub = action % c.SUBS
        return (
            symbol is not None
            and sub < symbol.subs
            and symbol.exists(board, faces.seat_of(action // c.SUBS // 2), sub)
        )
    if action < c.DISCARD_CARD:
        return action - c.NOTHING < faces.faces
    if action < c.ALSO_MOVE:
        return action - c.DISCARD_CARD < faces.faces
    if action < c.ALSO_ATTACK:
        return board.filled[(action - c.ALSO_MOVE) // HEXES] == 1
    if action < c.BLOCK:
        attacker = (action - c.ALSO_ATTACK) // FIGURES
        target = (action - c.ALSO_ATTACK) % FIGURES
        return not same_side(attacker, target) and board.filled[attacker] == 1 and board.filled[target] == 1
    if action < c.EVADE:
        return (action - c.BLOCK) // c.COMBINATIONS < faces.faces
    if c.PLACE <= action < c.DRAW:
        return board.filled[(action - c.PLACE) // HEXES] == 1
    return True

"""The legal actions of every decision, in a fixed order."""

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import COUNTS, DEPTH
from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules import action_codes as c
from dragonhall.games.drako.rules.board_state import AREAS, FIGURES, HAND, PER_SIDE, ZONES_PER_SEAT
from dragonhall.games.drako.rules.card_state import CardState
from dragonhall.games.drako.rules.dragon import refused_wound
from dragonhall.games.drako.rules.dwarves import refused_freedom, refused_fury
from dragonhall.games.drako.rules.hexes import BIT, HEXES
from dragonhall.games.drako.rules.knights import steps_after_evasion
from dragonhall.games.drako.rules.responses import fill_answers, fill_second_card
from dragonhall.games.drako.rules.symbols import append_hexes, refused_strike, refused_to_move


def fill_choices(t: CardState, buffer: vec[i64]) -> i64:
    if t.cells[DEPTH] == 0:
        return 0
    top = t.frame()
    kind = t.cells[top]
    seat = t.cells[top + 1]
    note = t.cells[top + 2]
    second = t.cells[top + 3]
    if kind == c.ASK_TURN:
        return fill_turn(t, seat, buffer)
    if kind == c.ASK_ANSWER:
        return fill_answers(t, t.faces, seat, buffer)
    if kind == c.ASK_ALSO_MOVE:
        return fill_also_move(t, seat, note, second, buffer)
    if kind == c.ASK_ALSO_ATTACK:
        return fill_also_attack(t, seat, second, buffer)
    if kind == c.ASK_DISCARD:
        return fill_hand(t, seat, c.DISCARD_CARD, buffer, 0)
    if kind == c.ASK_PLACE_WOUND:
        return fill_wounds(t, buffer)
    if kind == c.ASK_STEP:
        buffer[0] = c.STAY
        return append_hexes(steps_after_evasion(t), c.STEP, buffer, 1)
    if kind == c.ASK_PLACE:
        return fill_places(t, seat, buffer)
    if kind == c.ASK_SECOND_CARD:
        return fill_second_card(t, t.faces, seat, note, buffer)
    if kind == c.ASK_MULLIGAN:
        buffer[0] = c.KEEP
        buffer[1] = c.MULLIGAN
        return 2
    buffer[0] = c.AVOID_NET
    buffer[1] = c.TAKE_NET
    return 2


def fill_turn(t: CardState, seat: i64, buffer: vec[i64]) -> i64:
    """Fill in draws, plays of each card in each way (TU-3), and the actions of dwarves and netted sides."""
    total: i64 = 0
    if t.refused_draw(seat) == LEGAL:
        buffer[total] = c.DRAW
        total += 1
    total = fill_hand(t, seat, c.NOTHING, buffer, total)
    k = t.layout.base[HAND + seat * ZONES_PER_SEAT]
    end = k + t.cells[COUNTS + HAND + seat * ZONES_PER_SEAT]
    before: i64 = -1
    while k < end:
        face = i64(t.cards[k])
        if face != before:
            which: i64 = 0
            while which < 2:
                symbol = t.faces.symbols[2 * face + which]
                if symbol is not None:
                    total = symbol.fill(t, seat, (2 * face + which) * c.SUBS, buffer, total)
                which += 1
            before = face
        k += 1
    if refused_freedom(t, seat) == LEGAL:
        buffer[total] = c.GET_FREE
        total += 1
    if refused_fury(t, seat) == LEGAL:
        buffer[total] = c.RAGE
        total += 1
    return total


def fill_hand(t: CardState, seat: i64, first: i64, buffer: vec[i64], total: i64) -> i64:
    """Append `first + face` for every face in the hand."""
    k = t.layout.base[HAND + seat * ZONES_PER_SEAT]
    end = k + t.cells[COUNTS + HAND + seat * ZONES_PER_SEAT]
    before: i64 = -1
    while k < end:
        face = i64(t.cards[k])
        if face != before:
            buffer[total] = first + face
            total += 1
            before = face
        k += 1
    return total


def fill_also_move(t: CardState, seat: i64, value: i64, moved: i64, buffer: vec[i64]) -> i64:
    buffer[0] = c.DONE
    total: i64 = 1
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if moved & BIT[figure] == 0 and refused_to_move(t, figure) == LEGAL:
            total = append_hexes(t.reach(figure, value), c.ALSO_MOVE + figure * HEXES, buffer, total)
        figure += 1
    return total


def fill_also_attack(t: CardState, seat: i64, used: i64, buffer: vec[i64]) -> i64:
    buffer[0] = c.DONE
    total: i64 = 1
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if used & BIT[figure] == 0:
            k: i64 = 0
            while k < PER_SIDE:
                target = (1 - seat) * PER_SIDE + k
                if refused_strike(t, figure, target) == LEGAL:
                    buffer[total] = c.ALSO_ATTACK + figure * FIGURES + target
                    total += 1
                k += 1
        figure += 1
    return total


def fill_wounds(t: CardState, buffer: vec[i64]) -> i64:
    total: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if refused_wound(t, area) == LEGAL:
            buffer[total] = c.PLACE_WOUND + area
            total += 1
        area += 1
    return total


def fill_places(t: CardState, seat: i64, buffer: vec[i64]) -> i64:
    total: i64 = 0
    figure = seat * PER_SIDE
    end = figure + PER_SIDE
    while figure < end:
        if t.refused_figure(seat, figure) == LEGAL:
            total = append_hexes(t.places(seat), c.PLACE + figure * HEXES, buffer, total)
        figure += 1
    if t.refused_preset(seat) == LEGAL:
        buffer[total] = c.PRESET
        total += 1
    return total

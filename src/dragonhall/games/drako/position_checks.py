"""Checks that reject impossible positions of Drako, for positions that are set up by hand."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dragonhall.core.errors import Impossible
from dragonhall.core.layout import DEPTH, ENDING, FRAMES
from dragonhall.games.drako.rules.declaration import (
    ACTIONS,
    ACTIONS_PER_TURN,
    ANNIHILATED,
    AREA,
    AREA_NAMES,
    AREAS,
    ASK_DISCARD,
    ASK_MULLIGAN,
    ASK_PLACE,
    ASK_TURN,
    EVASION,
    FIGURES,
    FURY,
    HAND,
    HEALED,
    HEX,
    LAID,
    LAID_ON,
    NET,
    NONE,
    PER_SIDE,
    REBUILT,
    REMOVED,
    ROCKS,
    WINNER,
    WOUNDS,
)
from dragonhall.games.drako.rules.hexes import HEX_NAMES, OFF_BOARD
from dragonhall.games.drako.rules.moves.knights import LaidReinforcements
from dragonhall.games.drako.rules.state import DrakoState
from dragonhall.games.drako.stack_checks import check_attacks, check_stack

if TYPE_CHECKING:
    from dragonhall.games.drako.game import DrakoGame


def impossible_part(game: "DrakoGame", state: DrakoState) -> Impossible | None:
    """Return the first reason why no game reaches the position, or None."""
    found = (reason for check in CHECKS for reason in check(game, state))
    return next(found, None)


# ---- figures and wounds ------------------------------------------------------------------------


def check_hexes(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """At most one figure stands on a hex (BD-4)."""
    names = game.matchup.names
    standing: dict[int, str] = {}
    for figure in range(FIGURES):
        at = int(state.cells[HEX + figure])
        if at == OFF_BOARD:
            continue
        if at in standing:
            yield Impossible(
                "drako-same-hex",
                f"hex.{names[figure]}",
                "BD-4",
                first=standing[at],
                second=names[figure],
                at=HEX_NAMES[at],
            )
        standing[at] = names[figure]


def check_wounds(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """A figure is off the board exactly when its track is full (AT-6), unless it is not placed yet."""
    for figure, name in enumerate(game.matchup.names):
        if not name:
            continue
        wounds, spaces = int(state.cells[WOUNDS + figure]), int(state.wound_spaces(figure))
        part = f"wounds.{name}"
        if wounds > spaces:
            yield Impossible("drako-wounds", part, "AT-6", name=name, wounds=str(wounds), spaces=str(spaces))
        is_dragon = figure == game.matchup.dragon
        full = wounds == spaces and (not is_dragon or state.open_areas() == 0)
        if state.alive(figure) and full:
            yield Impossible("drako-full-track", part, "AT-6", name=name, spaces=str(spaces))
        if not state.alive(figure) and not full and (wounds > 0 or not is_placing(state)):
            yield Impossible(
                "drako-not-dead", f"hex.{name}", "AT-6", name=name, wounds=str(wounds), spaces=str(spaces)
            )


def check_areas(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """Wounds are on the dragon's areas only when the armour is full (DR-6)."""
    dragon = game.matchup.dragon
    for area, name in enumerate(AREA_NAMES):
        wounds, spaces = int(state.cells[AREA + area]), int(game.matchup.area[area])
        if wounds > spaces:
            yield Impossible(
                "drako-area", f"area.{name}", "DR-6", name=name, wounds=str(wounds), spaces=str(spaces)
            )
    areas = sum(int(state.cells[AREA + area]) for area in range(AREAS))
    if dragon != NONE and areas > 0 and state.cells[WOUNDS + dragon] < game.matchup.spaces[dragon]:
        yield Impossible(
            "drako-armour", "wounds.dragon", "DR-6", spaces=str(int(game.matchup.spaces[dragon]))
        )


def is_placing(state: DrakoState) -> bool:
    """Return whether figures have still to be placed (SU-5)."""
    return state.cells[DEPTH] > 0 and any(state.asks(kind) for kind in (ASK_PLACE, ASK_MULLIGAN))


# ---- tokens ------------------------------------------------------------------------------------


def check_tokens(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """No more rocks and tokens than at the start; a rebuild only of the dwarves against trolls (TW-3)."""
    matchup = game.matchup
    knights, dwarves = matchup.knights_seat >= 0, matchup.dwarves_seat >= 0
    once = matchup.trolls_seat >= 0 and dwarves
    limits = (
        ("rocks", ROCKS, int(matchup.rocks), "SU-2"),
        ("evasion", EVASION, int(knights), "KN-9"),
        ("fury", FURY, int(dwarves), "DW-10"),
        ("rebuilt", REBUILT, int(once), "TW-3"),
    )
    for name, cell, most, rule in limits:
        value = int(state.cells[cell])
        if value > most:
            yield Impossible("drako-tokens", name, rule, name=name, most=str(most), value=str(value))
    if state.cells[HEALED] > 0 and (not knights or dwarves):
        yield Impossible("drako-healed", "healed", "KN-8")
    fury = matchup.fury_dwarf
    if dwarves and state.cells[FURY] == 0 and state.cells[WOUNDS + fury] == 0:
        yield Impossible("drako-fury", "fury", "DW-10")


def check_net(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """The net lies on a living enemy of the dwarves (DW-7, DW-12)."""
    net = int(state.cells[NET])
    if net == NONE:
        return
    name = game.matchup.names[net] or "none"
    dwarves = int(game.matchup.dwarves_seat)
    if dwarves < 0 or net // PER_SIDE == dwarves:
        yield Impossible("drako-net", "net", "DW-7", name=name)
    elif not state.alive(net):
        yield Impossible("drako-net-dead", "net", "DW-12", name=name)


# ---- cards -------------------------------------------------------------------------------------


def check_laid(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """Only reinforcements are laid, on knights against dwarves, one card for each mark (KW-7)."""
    matchup = game.matchup
    laying = int(matchup.knights_seat) if matchup.dwarves_seat >= 0 else NONE
    for figure, name in enumerate(matchup.names):
        if state.cells[LAID_ON + figure] > 0 and figure // PER_SIDE != laying:
            yield Impossible("drako-laid-where", f"laid-on.{name}", "KW-7")
    for seat, side in enumerate(game.seats):
        zone = state.zone_of(LAID, seat)
        faces = [int(state.card_in(zone, k)) for k in range(int(state.size(zone)))]
        marks = sum(int(state.cells[LAID_ON + seat * PER_SIDE + k]) for k in range(PER_SIDE))
        if len(faces) != marks:
            yield Impossible(
                "drako-laid-count", "laid-on", "KW-7", name=side, cards=str(len(faces)), marks=str(marks)
            )
        for face in faces:
            symbols = game.symbols[2 * face : 2 * face + 2]
            if seat != laying or not any(isinstance(symbol, LaidReinforcements) for symbol in symbols):
                yield Impossible("drako-laid-card", "laid", "KW-7", name=game.face(face))


def check_removed(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """Cards are removed only by the rebuild of the dwarves' deck (TW-3)."""
    dwarves = int(game.matchup.dwarves_seat)
    for seat, side in enumerate(game.seats):
        if state.zone_size(REMOVED, seat) > 0 and (seat != dwarves or state.cells[REBUILT] == 0):
            yield Impossible("drako-removed", f"removed.{side}", "TW-3")


def check_hands(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """A hand is above the limit only while its owner discards (TU-6)."""
    limit = int(game.matchup.hand_limit)
    for seat, side in enumerate(game.seats):
        size = int(state.zone_size(HAND, seat))
        discarding = not state.over and state.asks(ASK_DISCARD) and state.seat_to_act() == seat
        if (size > limit) != discarding:
            yield Impossible(
                "drako-hand", f"hand.{side}", "TU-6", name=side, count=str(size), limit=str(limit)
            )


# ---- turns and the end -------------------------------------------------------------------------


def check_turn(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """A turn has up to two actions, one more by fury (TU-1, DW-10)."""
    if state.over:
        return
    in_play = not any(state.asks(kind) for kind in (ASK_TURN, ASK_PLACE, ASK_MULLIGAN))
    of_dwarves = state.cells[FRAMES + 1] == game.matchup.dwarves_seat
    raged = of_dwarves and state.cells[FURY] == 0
    most = ACTIONS_PER_TURN + int(raged) - int(in_play)
    actions = int(state.cells[ACTIONS])
    if actions > most or (actions == 0 and not in_play):
        rule = "DW-10" if of_dwarves else "TU-1"
        least = 0 if in_play else 1
        yield Impossible(
            "drako-actions", "actions", rule, least=str(least), most=str(most), value=str(actions)
        )


def check_end(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """A game that is over has a winner; only then has one (EN-1, EN-3)."""
    winner = int(state.cells[WINNER])
    if state.over != (winner > 0):
        yield Impossible("drako-winner", "winner", "EN-3")
    elif state.over and state.cells[ENDING] == ANNIHILATED and state.figures_left(2 - winner) > 0:
        yield Impossible("drako-survivors", "outcome", "EN-1", name=game.seats[2 - winner])


CHECKS = (
    check_hexes,
    check_wounds,
    check_areas,
    check_tokens,
    check_net,
    check_laid,
    check_removed,
    check_hands,
    check_stack,
    check_attacks,
    check_turn,
    check_end,
)

"""Invariants of Drako, checked on the raw cells of a state for speed."""

from dataclasses import dataclass

from dragonhall.core.layout import COUNTS, DEPTH, FRAME, FRAMES
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.rules import declaration as c

Cells = list[int]
FIRST = slice(COUNTS, COUNTS + c.ZONES_PER_SEAT)
SECOND = slice(COUNTS + c.ZONES_PER_SEAT, COUNTS + 2 * c.ZONES_PER_SEAT)
HANDS = (COUNTS + c.HAND, COUNTS + c.ZONES_PER_SEAT + c.HAND)


@dataclass(frozen=True)
class Facts:
    """Constants of one game."""

    figures: tuple[int, ...]  # the occupied places
    spaces: tuple[int, ...]  # wound spaces per place; the dragon's armour
    areas: tuple[int, ...]
    longer: bool  # a card laid on a knight adds a wound space (KW-7)
    rocks: int
    dragon: int
    dwarves: int
    nettable: frozenset[int]  # the figures of the dwarves' enemies


def facts_of(game: DrakoGame) -> Facts:
    matchup = game.matchup
    figures = tuple(place for place, name in enumerate(matchup.names) if name)
    enemy = range(3, 6) if matchup.dwarves_seat == 0 else range(3)
    return Facts(
        figures=figures,
        spaces=tuple(int(n) for n in matchup.spaces),
        areas=tuple(int(n) for n in matchup.area),
        longer=matchup.edition.reinforcement_is_wound_space,
        rocks=int(matchup.rocks),
        dragon=int(matchup.dragon),
        dwarves=int(matchup.dwarves_seat),
        nettable=frozenset(enemy) & frozenset(figures) if matchup.dwarves_seat >= 0 else frozenset(),
    )


def check(facts: Facts, cells: Cells) -> None:
    """Check everything that holds at every decision, and at the end."""
    assert sum(cells[FIRST]) == sum(cells[SECOND]) == c.DECK_SIZE, "the number of cards changed"
    kind = cells[FRAMES + FRAME * (cells[DEPTH] - 1)] if cells[DEPTH] else -1
    drawing = kind in (c.ASK_DISCARD, c.ASK_REBUILD)
    for hand in HANDS:
        assert cells[hand] <= c.HAND_LIMIT + (c.CARDS_PER_DRAW if drawing else 0), "hand limit (TU-6)"
    standing = [at for at in cells[c.HEX : c.HEX + c.FIGURES] if at >= 0]
    assert len(set(standing)) == len(standing), "two figures on one hex (BD-4)"
    placed = kind not in (c.ASK_PLACE, c.ASK_MULLIGAN)
    for figure in facts.figures:
        check_figure(facts, cells, figure, placed)
    assert 0 <= cells[c.ROCKS] <= facts.rocks, "the number of rocks grew"
    net = cells[c.NET]
    assert net == c.NONE or (net in facts.nettable and cells[c.HEX + net] >= 0), "net on no figure (DW-12)"
    check_turn(facts, cells, kind)


def check_figure(facts: Facts, cells: Cells, figure: int, placed: bool) -> None:
    wounds, alive = cells[c.WOUNDS + figure], cells[c.HEX + figure] >= 0
    limit = facts.spaces[figure] + (cells[c.LAID_ON + figure] if facts.longer else 0)
    assert 0 <= wounds <= limit, "more wounds than spaces (AT-6)"
    if figure == facts.dragon:
        areas = cells[c.AREA : c.AREA + c.AREAS]
        assert all(0 <= got <= most for got, most in zip(areas, facts.areas, strict=True))
        assert not any(areas) or wounds == limit, "armour is filled first (DR-6)"
        assert alive == (tuple(areas) != facts.areas), "dead with a free space, or alive without one"
    elif placed:
        assert alive == (wounds < limit), "dead with a free space, or alive without one"


def check_turn(facts: Facts, cells: Cells, kind: int) -> None:
    actions = cells[c.ACTIONS]
    if kind == c.ASK_TURN:
        seat = cells[FRAMES + 1]
        assert 1 <= actions <= (3 if seat == facts.dwarves else 2), "actions left (TU-1, DW-10)"
        assert cells[c.PHASE] == cells[c.ATTACKS] == cells[c.TO_PLACE] == 0, "a card is partly resolved"
    else:
        assert 0 <= actions <= 3
    laid = cells[COUNTS + c.LAID] + cells[COUNTS + c.ZONES_PER_SEAT + c.LAID]
    assert sum(cells[c.LAID_ON : c.LAID_ON + c.FIGURES]) == laid, "a laid card on no figure (KW-7)"


def check_step(facts: Facts, before: Cells, after: Cells) -> None:
    """Check everything that holds between two consecutive decisions."""
    for once in (c.EVASION, c.FURY):
        assert after[once] <= before[once], "a used token is available again"
    gained = after[c.ROCKS] - before[c.ROCKS]
    if gained > 0:
        assert (before[c.REBUILT], after[c.REBUILT]) == (0, 1), "rocks come back only with TW-3"
        assert gained == min(5, facts.rocks - before[c.ROCKS]), "five rocks, or all if fewer (TW-4)"
    if before[c.START : c.START + c.FIGURES] != after[c.START : c.START + c.FIGURES]:
        assert before[FRAMES + FRAME * (before[DEPTH] - 1)] == c.ASK_PLACE, "a start hex changed"

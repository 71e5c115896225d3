"""Numbers derived from a position of Drako by the rules: wound tracks and expected wounds.

User interfaces draw these instead of computing them. All cells used here are public, so every viewer gets the
same numbers.
"""

from typing import TYPE_CHECKING, Any, TypedDict

from dragonhall.games.drako.render.components import ABILITIES
from dragonhall.games.drako.rules.board_state import (
    ANSWER,
    AREA,
    ATTACKER,
    ATTACKS,
    FIGURES,
    LAID_ON,
    OPEN,
    PHASE,
    TARGET,
    TO_PLACE,
    VALUE,
    WOUNDS,
)
from dragonhall.games.drako.rules.dragon import AREA_NAMES
from dragonhall.games.drako.rules.state import ANSWERED, DECLARED, DrakoState

if TYPE_CHECKING:
    from dragonhall.games.drako.game import DrakoGame

ARMOUR = "armour"
REST = "rest"


class Part(TypedDict):
    """A group of wound spaces: those of an ability, the dragon's armour, one of its areas, or the rest."""

    part: str
    wounds: int
    spaces: int
    lost: bool  # all spaces are covered, so the ability is lost


class Track(TypedDict):
    """The wound track of a figure with all modifiers: 0 <= wounds <= wounds + coming <= spaces."""

    wounds: int
    spaces: int
    coming: int  # wounds of declared attacks that are not stopped yet
    absorbs: int  # next wounds that cover no space (KW-7)
    state: str  # alive, dead, or waiting to be placed
    parts: list[Part]


class Attack(TypedDict):
    """A declared attack that will wound its target unless it is stopped."""

    attacker: str
    target: str
    value: int


def counted(game: "DrakoGame", masked: DrakoState) -> dict[str, Any]:
    """Return the wound track of every figure, and the attacks that are not stopped yet."""
    wounded = after_attacks(masked)
    names = {figure: game.board.names[figure] for figure in range(FIGURES) if game.board.names[figure]}
    return {
        "tracks": {name: track(masked, wounded, figure, name) for figure, name in names.items()},
        "attacks": open_attacks(game, masked),
    }


def track(masked: DrakoState, wounded: DrakoState, figure: int, name: str) -> Track:
    parts = parts_of(masked, figure, name)
    wounds, spaces = taken(masked, figure), sum(part["spaces"] for part in parts)
    longer = masked.board.edition.reinforcement_is_wound_space
    return Track(
        wounds=wounds,
        spaces=spaces,
        coming=min(spaces, taken(wounded, figure) + unplaced(wounded, figure)) - wounds,
        absorbs=0 if longer else int(masked.cells[LAID_ON + figure]),
        state="alive" if masked.alive(figure) else "dead" if wounds == spaces else "waiting",
        parts=parts,
    )


def parts_of(masked: DrakoState, figure: int, name: str) -> list[Part]:
    """Return the groups of wound spaces of a figure.

    The spaces of an ability come first (TR-13); the dragon has armour, then areas (DR-6); reinforcements may
    add spaces (KW-7).
    """
    board = masked.board
    wounds, spaces = int(masked.cells[WOUNDS + figure]), int(masked.wound_spaces(figure))
    if figure == board.dragon:
        areas = [
            Part(
                part=area,
                wounds=int(masked.cells[AREA + k]),
                spaces=int(board.area[k]),
                lost=not masked.area_works(k),
            )
            for k, area in enumerate(AREA_NAMES)
        ]
        return [Part(part=ARMOUR, wounds=wounds, spaces=spaces, lost=False), *areas]
    ability = int(board.ability[figure])
    rest = Part(part=REST, wounds=max(0, wounds - ability), spaces=spaces - ability, lost=False)
    if not ability:
        return [rest]
    first = Part(part=ABILITIES[name], wounds=min(wounds, ability), spaces=ability, lost=wounds >= ability)
    return [first, rest]


def taken(state: DrakoState, figure: int) -> int:
    """Return all wounds of a figure; for the dragon, those on the armour and on the areas."""
    areas = sum(int(state.cells[AREA + k]) for k in range(len(AREA_NAMES)))
    return int(state.cells[WOUNDS + figure]) + (areas if figure == state.board.dragon else 0)


def unplaced(state: DrakoState, figure: int) -> int:
    return int(state.cells[TO_PLACE]) if figure == state.board.dragon else 0


def unapplied(masked: DrakoState) -> bool:
    return masked.cells[PHASE] in (DECLARED, ANSWERED)


def after_attacks(masked: DrakoState) -> DrakoState:
    """Return the position after all attacks that are not stopped yet have hit.

    The rules compute it: the attacks are applied to a copy.
    """
    if not unapplied(masked):
        return masked
    copy = masked.clone()
    assert isinstance(copy, DrakoState)
    copy.apply_attacks()
    return copy


def open_attacks(game: "DrakoGame", masked: DrakoState) -> list[Attack]:
    names, cells = game.board.names, masked.cells
    return [
        Attack(
            attacker=names[int(cells[ATTACKER + k])],
            target=names[int(cells[TARGET + k])],
            value=int(cells[VALUE + k]),
        )
        for k in range(int(cells[ATTACKS]) if unapplied(masked) else 0)
        if cells[ANSWER + k] == OPEN and cells[VALUE + k] > 0
    ]

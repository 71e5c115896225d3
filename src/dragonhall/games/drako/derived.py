"""Numbers derived from a position of Drako by the rules: wound tracks and expected wounds.

User interfaces draw these instead of computing them. All cells used here are public, so every viewer gets the
same numbers.
"""

from typing import TYPE_CHECKING, Literal, TypedDict

from dragonhall.games.drako.render.components import ABILITIES
from dragonhall.games.drako.rules.declaration import (
    ANSWER,
    ANSWERED,
    AREA,
    AREA_NAMES,
    ATTACKER,
    ATTACKS,
    DECLARED,
    FIGURES,
    LAID_ON,
    OPEN,
    PHASE,
    TARGET,
    TO_PLACE,
    VALUE,
    WOUNDS,
)
from dragonhall.games.drako.rules.state import DrakoState

if TYPE_CHECKING:
    from dragonhall.games.drako.game import DrakoGame

ARMOUR = "armour"
REST = "rest"


class WoundGroup(TypedDict):
    """A group of wound spaces: those of an ability, the dragon's armour, one of its areas, or the rest."""

    part: str
    wounds: int
    spaces: int
    coming: int  # wounds that will be laid here unless they are stopped; in areas, the attacker chooses
    lost: bool  # all spaces are covered, so the ability is lost


class WoundTrack(TypedDict):
    """The wound track of a figure with all modifiers: 0 <= wounds <= wounds + coming <= spaces."""

    wounds: int
    spaces: int
    coming: int  # wounds of declared attacks that are not stopped yet
    threat: int  # the total value of these attacks
    absorbs: int  # next wounds that cover no space (KW-7)
    state: Literal["alive", "dead", "waiting"]  # waiting to be placed
    parts: list[WoundGroup]


class OpenAttack(TypedDict):
    """A declared attack that will wound its target unless it is stopped."""

    attacker: str
    target: str
    value: int


class DrakoFacts(TypedDict):
    """Wounds and attacks. In a preview, wounds that the action causes are coming, and the attacks are those
    that can be answered after it.
    """

    tracks: dict[str, WoundTrack]  # by figure
    attacks: list[OpenAttack]
    threat: int  # the total value of the attacks


def derived_facts(game: "DrakoGame", masked: DrakoState) -> DrakoFacts:
    """Return the wound track of every figure, and the attacks that are not stopped yet."""
    return foreseen_facts(game, masked, masked)


def foreseen_facts(game: "DrakoGame", masked: DrakoState, after: DrakoState) -> DrakoFacts:
    wounded, attacks = after_attacks(after), open_attacks(game, after)
    names = {figure: game.matchup.names[figure] for figure in range(FIGURES) if game.matchup.names[figure]}
    return DrakoFacts(
        tracks={name: track(masked, wounded, figure, name, attacks) for figure, name in names.items()},
        attacks=attacks,
        threat=sum(attack["value"] for attack in attacks),
    )


def track(
    masked: DrakoState, wounded: DrakoState, figure: int, name: str, attacks: list[OpenAttack]
) -> WoundTrack:
    parts = parts_of(masked, figure, name)
    wounds, spaces = wounds_of(masked, figure), sum(part["spaces"] for part in parts)
    coming = min(spaces, wounds_of(wounded, figure) + unplaced_wounds(wounded, figure)) - wounds
    lay_coming(parts, coming)
    longer = masked.matchup.edition.reinforcement_is_wound_space
    return WoundTrack(
        wounds=wounds,
        spaces=spaces,
        coming=max(0, coming),
        threat=sum(attack["value"] for attack in attacks if attack["target"] == name),
        absorbs=0 if longer else int(masked.cells[LAID_ON + figure]),
        state="alive" if masked.alive(figure) else "dead" if wounds == spaces else "waiting",
        parts=parts,
    )


def lay_coming(parts: list[WoundGroup], coming: int) -> None:
    """Lay wounds on the groups in order; the areas of the dragon get none, because a player chooses one."""
    for part in parts:
        if part["part"] not in AREA_NAMES:
            part["coming"] = max(0, min(coming, part["spaces"] - part["wounds"]))
            coming -= part["coming"]


def parts_of(masked: DrakoState, figure: int, name: str) -> list[WoundGroup]:
    """Return the groups of wound spaces of a figure, without coming wounds.

    The spaces of an ability come first (TR-13); the dragon has armour, then areas (DR-6); reinforcements may
    add spaces (KW-7).
    """
    matchup = masked.matchup
    wounds, spaces = int(masked.cells[WOUNDS + figure]), int(masked.wound_spaces(figure))
    if figure == matchup.dragon:
        areas = [
            group(area, int(masked.cells[AREA + k]), int(matchup.area[k]), lost=not masked.area_works(k))
            for k, area in enumerate(AREA_NAMES)
        ]
        return [group(ARMOUR, wounds, spaces), *areas]
    ability = int(matchup.ability[figure])
    rest = group(REST, max(0, wounds - ability), spaces - ability)
    if not ability:
        return [rest]
    return [group(ABILITIES[name], min(wounds, ability), ability, lost=wounds >= ability), rest]


def group(part: str, wounds: int, spaces: int, lost: bool = False) -> WoundGroup:
    return WoundGroup(part=part, wounds=wounds, spaces=spaces, coming=0, lost=lost)


def wounds_of(state: DrakoState, figure: int) -> int:
    """Return all wounds of a figure; for the dragon, those on the armour and on the areas."""
    areas = sum(int(state.cells[AREA + k]) for k in range(len(AREA_NAMES)))
    return int(state.cells[WOUNDS + figure]) + (areas if figure == state.matchup.dragon else 0)


def unplaced_wounds(state: DrakoState, figure: int) -> int:
    return int(state.cells[TO_PLACE]) if figure == state.matchup.dragon else 0


def attacks_pending(masked: DrakoState) -> bool:
    return masked.cells[PHASE] in (DECLARED, ANSWERED)


def after_attacks(masked: DrakoState) -> DrakoState:
    """Return the position after all attacks that are not stopped yet have hit.

    The rules compute it: the attacks are applied to a copy.
    """
    if not attacks_pending(masked):
        return masked
    copy = masked.clone()
    assert isinstance(copy, DrakoState)
    copy.apply_attacks()
    return copy


def open_attacks(game: "DrakoGame", masked: DrakoState) -> list[OpenAttack]:
    names, cells = game.matchup.names, masked.cells
    return [
        OpenAttack(
            attacker=names[int(cells[ATTACKER + k])],
            target=names[int(cells[TARGET + k])],
            value=int(cells[VALUE + k]),
        )
        for k in range(int(cells[ATTACKS]) if attacks_pending(masked) else 0)
        if cells[ANSWER + k] == OPEN and cells[VALUE + k] > 0
    ]

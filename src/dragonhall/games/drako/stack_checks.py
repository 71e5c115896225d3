"""Checks that reject impossible decisions and attacks of Drako, for positions that are set up by hand."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dragonhall.core.errors import Impossible
from dragonhall.core.layout import DEPTH, FRAME, FRAMES
from dragonhall.games.drako.rules.declaration import (
    ANSWER,
    ANSWERED,
    ASK_ALSO_ATTACK,
    ASK_ALSO_MOVE,
    ASK_ANSWER,
    ASK_AVOID_NET,
    ASK_DISCARD,
    ASK_MULLIGAN,
    ASK_PLACE,
    ASK_PLACE_WOUND,
    ASK_REBUILD,
    ASK_SECOND_CARD,
    ASK_STEP,
    ASK_TURN,
    ATTACKER,
    ATTACKS,
    DECLARED,
    MAX_ATTACKS,
    PER_SIDE,
    PHASE,
    PHASE_NAMES,
    RESOLVED,
    STEPPING,
    TARGET,
    TO_PLACE,
    VALUE,
    WOUNDING,
)
from dragonhall.games.drako.rules.state import DrakoState

if TYPE_CHECKING:
    from dragonhall.games.drako.game import DrakoGame

# By the current decision: the kinds beneath it, whether the player of the turn decides (None: either), and
# the phase of the card in play.
STACKS: dict[int, tuple[tuple[int, ...], bool | None, int]] = {
    ASK_TURN: ((), True, RESOLVED),
    ASK_PLACE: ((ASK_TURN,), None, RESOLVED),
    ASK_DISCARD: ((ASK_TURN,), True, RESOLVED),
    ASK_ALSO_MOVE: ((ASK_TURN,), True, RESOLVED),
    ASK_ALSO_ATTACK: ((ASK_TURN,), True, DECLARED),
    ASK_ANSWER: ((ASK_TURN,), False, ANSWERED),
    ASK_SECOND_CARD: ((ASK_TURN, ASK_ANSWER), False, ANSWERED),
    ASK_PLACE_WOUND: ((ASK_TURN,), True, WOUNDING),
    ASK_STEP: ((ASK_TURN,), False, STEPPING),
    ASK_AVOID_NET: ((ASK_TURN,), False, RESOLVED),
    ASK_REBUILD: ((ASK_TURN,), True, RESOLVED),
}


def check_stack(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """The decision, those beneath it and the phase of the card in play belong together (TU-1)."""
    if state.over:
        return
    frames = [FRAMES + FRAME * depth for depth in range(int(state.cells[DEPTH]))]
    kinds = tuple(int(state.cells[at]) for at in frames)
    seats = [int(state.cells[at + 1]) for at in frames]
    if kinds[-1] == ASK_MULLIGAN:
        if kinds[0] != ASK_TURN or set(kinds[1:-1]) - {ASK_PLACE, ASK_MULLIGAN}:
            yield Impossible("drako-stack", "decision", "TU-1")
        return
    beneath, own, phase = STACKS[kinds[-1]]
    if kinds[-1] == ASK_STEP and game.matchup.edition.evasion_step_before_wounds:  # KN-11
        phase = ANSWERED
        if ASK_ANSWER in kinds:
            beneath = (ASK_TURN, ASK_ANSWER)
    if kinds[:-1] != beneath or (own is not None and own != (seats[-1] == seats[0])):
        yield Impossible("drako-stack", "decision", "TU-1")
    elif state.cells[PHASE] != phase:
        yield Impossible("drako-phase", "phase", "AT-1", wanted=PHASE_NAMES[phase])


def check_attacks(game: "DrakoGame", state: DrakoState) -> Iterator[Impossible]:
    """Attacks are of the card in play, by one side on the other (AT-1); the dragon's wounds follow (DR-7)."""
    attacks = int(state.cells[ATTACKS])
    in_play = state.cells[PHASE] != RESOLVED
    if in_play != (attacks > 0):
        yield Impossible("drako-attacks", "attacks", "AT-1")
    for attack in range(MAX_ATTACKS):
        values = [int(state.cells[cell + attack]) for cell in (ATTACKER, TARGET, VALUE, ANSWER)]
        side, enemy = values[0] // PER_SIDE, values[1] // PER_SIDE
        wrong = side == enemy or (not state.over and side != state.cells[FRAMES + 1])
        if wrong if attack < attacks else any(values):
            yield Impossible("drako-attack", "attacks", "AT-1", number=str(attack + 1))
    to_place = int(state.cells[TO_PLACE])
    if to_place > 0 and (state.cells[PHASE] != WOUNDING or not state.alive(game.matchup.dragon)):
        yield Impossible("drako-to-place", "to-place", "DR-7")

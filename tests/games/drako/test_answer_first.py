"""Check that during a decision of Drako, actions that are no answer to it are refused as such."""

import pytest

from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import LEGAL
from dragonhall.games.drako.rules import constants as c
from tests.games.drako.drako_variants import drako

ANSWERS = {
    "turn": ("not-asked", {*range(c.PLAY, c.DISCARD_CARD), c.DRAW, c.REMOVE_NET, c.USE_FURY}),
    "mulligan": ("mulligan-first", {c.KEEP, c.MULLIGAN}),
    "place": ("place-first", {*range(c.PLACE, c.DRAW), c.PRESET}),
    "discard": ("discard-first", {*range(c.DISCARD_CARD, c.ALSO_MOVE)}),
    "also-move": ("finish-card-first", {*range(c.ALSO_MOVE, c.ALSO_ATTACK), c.DONE}),
    "also-attack": ("finish-card-first", {*range(c.ALSO_ATTACK, c.BLOCK), c.DONE}),
    "answer": ("answer-first", {*range(c.BLOCK, c.STEP), c.ACCEPT}),
    "second-card": ("second-card-first", {*range(c.BLOCK, c.EVADE)}),
    "place-wound": ("wound-first", {*range(c.PLACE_WOUND, c.PLACE)}),
    "step": ("step-first", {*range(c.STEP, c.PLACE_WOUND), c.STAY}),
    "avoid-net": ("net-first", {c.AVOID_NET, c.TAKE_NET}),
}


@pytest.mark.parametrize("kind", ANSWERS)
def test_action_that_is_no_answer_is_refused(kind: str) -> None:
    game = drako("knights-dragon" if kind == "place-wound" else "knights-dwarves")
    seat = "dwarves" if kind == "turn" else "knights"
    defences = {"knights": ["K9"]} if kind == "place-wound" else {"knights": ["K9"], "dwarves": ["W10"]}
    state = position(game, {"decision": {"seat": seat, "kind": kind}, "hand": defences})
    first, answers = ANSWERS[kind]
    refused = set()
    for code in range(game.action_total):
        refusal = int(state.refusal(code))
        name = "" if refusal == LEGAL else game.refusals[refusal - 1].code
        if name == first or (name == "no-action" and code not in answers):
            refused.add(code)
    assert refused == set(range(game.action_total)) - answers

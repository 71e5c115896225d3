"""Check that during a decision of Drako, actions that are no answer to it are refused as such."""

import pytest

from dragonhall.core.action import Path
from dragonhall.core.moves import LEGAL
from dragonhall.core.scenarios.positions import position
from tests.games.drako.drako_variants import drako

# For each decision: the refusal of other actions, and the first words of the answers.
ANSWERS = {
    "turn": ("not-asked", ("play", "draw", "free", "fury")),
    "mulligan": ("mulligan-first", ("keep", "mulligan")),
    "place": ("place-first", ("place", "preset")),
    "discard": ("discard-first", ("discard",)),
    "also-move": ("finish-card-first", ("also-hex", "done")),
    "also-attack": ("finish-card-first", ("also-target", "done")),
    "answer": ("answer-first", ("block", "evade", "accept")),
    "second-card": ("second-card-first", ("block",)),
    "place-wound": ("wound-first", ("wound",)),
    "step": ("step-first", ("step", "stay")),
    "avoid-net": ("net-first", ("avoid", "take")),
    "rebuild": ("rebuild-first", ("rebuild", "stop")),
}


def verb_of(path: Path) -> str:
    """Return the first word of an action. `also` is followed by a figure, and by its hex or its target."""
    verb = path[0].name if path else ""
    return f"also-{path[2].kind}" if verb == "also" else verb


@pytest.mark.parametrize("kind", ANSWERS)
def test_action_that_is_no_answer_is_refused(kind: str) -> None:
    game = drako("knights-dragon" if kind == "place-wound" else "knights-dwarves")
    seat = "dwarves" if kind == "turn" else "knights"
    defences = {"knights": ["K9"]} if kind == "place-wound" else {"knights": ["K9"], "dwarves": ["W10"]}
    alone = "the decision alone, without the attack or the turn that leads to it"
    state = position(game, {"decision": {"seat": seat, "kind": kind}, "hand": defences, "unreachable": alone})
    first, verbs = ANSWERS[kind]
    codes = range(game.action_total)
    answers = {code for code in codes if verb_of(game.path(code)) in verbs}
    refused = set()
    for code in codes:
        refusal = int(state.refusal(code))
        name = "" if refusal == LEGAL else game.refusals[refusal - 1].code
        if name == first or (name == "no-action" and code not in answers):
            refused.add(code)
    assert refused == set(codes) - answers

"""Check that during a decision of Signori, actions that are no answer to it are refused as such."""

import pytest

from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import LEGAL
from dragonhall.games.signori.rules import constants as c
from tests.random_games import table

CREATURES = {*range(c.CHOOSE, c.CHOOSE_CARD)}
PLAYS = {*range(c.PLAY, c.PLAY_DOWN), c.PASS}
ANSWERS = {
    "seal": ("seal-first", {*range(c.LAY, c.DISCARD_CARD)}),
    "instant": ("answer-first", PLAYS),
    "magic": ("answer-first", PLAYS),
    "antimagic": ("answer-first", {*range(c.COUNTER, c.RETURN_CARD), c.PASS}),
    "escort": ("answer-first", {c.ESCORT, c.DECLINE_ESCORT}),
    "return": ("answer-first", {*range(c.RETURN_CARD, c.CHOOSE)}),
    "give-up": ("answer-first", CREATURES),
    "choose-creature": ("answer-first", CREATURES),
    "choose-card": ("answer-first", {*range(c.CHOOSE_CARD, c.PORTAL_TO)}),
    "portal": ("answer-first", {*range(c.PORTAL_TO, c.PASS), c.DONE}),
    "final": ("not-now", {*range(c.SHARE, c.BUY), *range(c.EXCHANGE, c.COUNTER), c.END_TURN}),
}
# The first and the last number of every kind of action.
EDGES = sorted(
    edge
    for first in vars(c).values()
    if isinstance(first, int) and c.PLAY <= first <= c.ACTION_TOTAL
    for edge in (first - 1, first, first + 1)
    if 0 <= edge < c.ACTION_TOTAL
)


@pytest.mark.parametrize("kind", ANSWERS)
def test_action_that_is_no_answer_is_refused(kind: str) -> None:
    game = table("signori", 2)
    lying = {"hand": {"a1": ["C1"]}, "market": {"a1": ["C2"]}, "up": {"a1": ["C1"]}, "losing": "a1"}
    state = position(game, {"decision": {"seat": "a1", "kind": kind}, **lying})
    first, answers = ANSWERS[kind]
    for code in EDGES:
        refusal = int(state.refusal(code))
        name = "" if refusal == LEGAL else game.refusals[refusal - 1].code
        assert name == "no-action" or (name == first) == (code not in answers), code

"""Check that during a decision of Signori, actions that are no answer to it are refused as such."""

import pytest

from dragonhall.core.moves import LEGAL
from dragonhall.core.scenarios.positions import position
from dragonhall.games.signori.rules.moves import Choose, ChooseCard, ClosePortal, Escort, Pass, ReturnCard
from dragonhall.games.signori.rules.plays import Counter, Play
from dragonhall.games.signori.rules.trade import Discard, EndTurn, Exchange, Lay, PortalHome, Send, Share
from tests.random_games import table

ANSWERS = {
    "seal": ("seal-first", (Lay,)),
    "instant": ("answer-first", (Play, Pass)),
    "magic": ("answer-first", (Play, Pass)),
    "antimagic": ("answer-first", (Counter, Pass)),
    "escort": ("answer-first", (Escort,)),
    "return": ("answer-first", (ReturnCard,)),
    "give-up": ("answer-first", (Choose,)),
    "choose-creature": ("answer-first", (Choose,)),
    "choose-card": ("answer-first", (ChooseCard,)),
    "portal": ("answer-first", (Send, PortalHome, ClosePortal)),
    "final": ("not-now", (Share, Exchange, Lay, Discard, EndTurn)),
}


@pytest.mark.parametrize("kind", ANSWERS)
def test_action_that_is_no_answer_is_refused(kind: str) -> None:
    game = table("signori", 2)
    lying = {"hand": {"a1": ["C1"]}, "market": {"a1": ["C2"]}, "up": {"a1": ["C1"]}, "losing": "a1"}
    alone = "the decision alone, without the turn or the combat that leads to it"
    state = position(game, {"decision": {"seat": "a1", "kind": kind}, **lying, "unreachable": alone})
    first, answers = ANSWERS[kind]
    for move in game.layout.choices.moves:
        for code in {int(move.first), int(move.first + move.count) - 1}:
            refusal = int(state.refusal(code))
            name = "" if refusal == LEGAL else game.refusals[refusal - 1].code
            assert name == "no-action" or (name == first) != isinstance(move, answers), (move.name, code)

"""Check that during a decision of Signori, actions that are no answer to it are refused as such."""

import pytest

from dragonhall.core.moves import LEGAL
from dragonhall.core.scenarios.positions import position
from dragonhall.games.signori.rules.moves import Choose, ChooseCard, ClosePortal, Escort, Pass, ReturnCard
from dragonhall.games.signori.rules.plays import Counter, Play, PlayOnFaceDown
from dragonhall.games.signori.rules.powers import Cycle, Look, Recover, Sacrifice, Strike
from dragonhall.games.signori.rules.trade import (
    Discard,
    EndTurn,
    Exchange,
    Lay,
    PortalHome,
    Send,
    Share,
    Support,
)
from tests.random_games import table

INSTANTS = (Play, PlayOnFaceDown)
OWN_TURN = (Share, Strike, Cycle, Recover, Look, Sacrifice)  # "in your turn" (SR-9)
ANSWERS = {
    "seal": ("seal-first", (Lay,)),
    "instant": ("answer-first", (*INSTANTS, Pass)),
    "magic": ("answer-first", (*INSTANTS, *OWN_TURN, Support, Pass)),
    "antimagic": ("answer-first", (*INSTANTS, Counter, Pass)),
    "escort": ("answer-first", (Escort,)),
    "return": ("answer-first", (ReturnCard,)),
    "give-up": ("answer-first", (Choose,)),
    "choose-creature": ("answer-first", (Choose,)),
    "choose-card": ("answer-first", (ChooseCard,)),
    "portal": ("answer-first", (Send, PortalHome, ClosePortal)),
    "final": ("not-now", (*INSTANTS, *OWN_TURN, Exchange, Lay, Discard, EndTurn)),
}


@pytest.mark.parametrize("kind", ANSWERS)
def test_action_that_is_no_answer_is_refused(kind: str) -> None:
    game = table("signori", 2)
    lying = {"hand": {"a1": ["C1"]}, "market": {"a1": ["C2"]}, "up": {"a1": ["C1"]}, "losing": "a1"}
    alone = "the decision alone, without the turn or the combat that leads to it"
    state = position(game, {"decision": {"seat": "a1", "kind": kind}, **lying, "unreachable": alone})
    first, answers = ANSWERS[kind]
    choices = game.layout.choices
    for move in choices.moves:
        if move is choices.interrupt:
            continue
        for code in {int(move.first), int(move.first + move.count) - 1}:
            refusal = int(state.refusal(code))
            name = "" if refusal == LEGAL else game.refusals[refusal - 1].code
            assert name == "no-action" or (name == first) != isinstance(move, answers), (move.name, code)

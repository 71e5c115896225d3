"""All actions of Drako, in the order of their codes, and the decisions that offer them."""

from typing import Any, final

from mypy_extensions import i64

from dragonhall.core.moves import Choices, DecisionKind, Move
from dragonhall.games.drako.rules.declaration import (
    ANSWER_FIRST,
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
    DISCARD_FIRST,
    FINISH_CARD_FIRST,
    MULLIGAN_FIRST,
    NET_FIRST,
    NOT_ASKED,
    PLACE_FIRST,
    REBUILD_FIRST,
    SECOND_CARD_FIRST,
    STEP_FIRST,
    WOUND_FIRST,
)
from dragonhall.games.drako.rules.matchup import MatchUp
from dragonhall.games.drako.rules.moves.attacks import AlsoAttack
from dragonhall.games.drako.rules.moves.dragon import PlaceWound
from dragonhall.games.drako.rules.moves.dwarves import AvoidNet, RemoveNet, UseFury
from dragonhall.games.drako.rules.moves.hand_moves import (
    DiscardCard,
    Draw,
    Play,
    PlayForNothing,
    RebuildDeck,
    StopDrawing,
)
from dragonhall.games.drako.rules.moves.knights import Evade, Step
from dragonhall.games.drako.rules.moves.movement import AlsoMove
from dragonhall.games.drako.rules.moves.responses import Block
from dragonhall.games.drako.rules.moves.setup_moves import Keep, Mulligan, Place, Preset
from dragonhall.games.drako.rules.moves.symbols import Symbol
from dragonhall.games.drako.rules.state import DrakoState


@final
class Decline(Move[DrakoState]):
    """Do no more: an answer that only ends the decision."""

    def perform(self, state: DrakoState, seat: i64, variant: i64) -> None:
        state.pop_decision()


def drako_choices(matchup: MatchUp, symbols: list[Symbol | None], faces: list[str]) -> Choices:
    """Return the actions and decisions of a game. `faces` are the names of the cards of both decks."""
    play, for_nothing, draw = Play(symbols, faces), PlayForNothing("play", faces), Draw("draw")
    discard, rebuild, stop = DiscardCard("discard", faces), RebuildDeck("rebuild"), StopDrawing("stop")
    remove_net, fury = RemoveNet("free"), UseFury("fury")
    also_move, also_attack, done = AlsoMove("also", matchup), AlsoAttack(matchup), Decline("done")
    block, evade, accept = Block(matchup, faces), Evade(), Decline("accept")
    wound, step, stay = PlaceWound(), Step(), Decline("stay")
    avoid_net, take_net = AvoidNet("avoid"), Decline("take")
    keep, mulligan = Keep("keep"), Mulligan("mulligan")
    place, preset = Place("place", matchup), Preset("preset")
    moves: list[Move[Any]] = [
        *(play, for_nothing, discard, also_move, also_attack, block, evade, step, wound, place),
        *(draw, remove_net, fury, done, accept, stay, keep, mulligan, preset, avoid_net, take_net),
        *(rebuild, stop),
    ]
    decisions: list[DecisionKind] = [
        DecisionKind(ASK_TURN, NOT_ASKED, [draw, for_nothing, play, remove_net, fury]),
        DecisionKind(ASK_MULLIGAN, MULLIGAN_FIRST, [keep, mulligan]),
        DecisionKind(ASK_PLACE, PLACE_FIRST, [place, preset]),
        DecisionKind(ASK_DISCARD, DISCARD_FIRST, [discard]),
        DecisionKind(ASK_ALSO_MOVE, FINISH_CARD_FIRST, [done, also_move]),
        DecisionKind(ASK_ALSO_ATTACK, FINISH_CARD_FIRST, [done, also_attack]),
        DecisionKind(ASK_ANSWER, ANSWER_FIRST, [block, evade, accept]),
        DecisionKind(ASK_SECOND_CARD, SECOND_CARD_FIRST, [block]),
        DecisionKind(ASK_PLACE_WOUND, WOUND_FIRST, [wound]),
        DecisionKind(ASK_STEP, STEP_FIRST, [stay, step]),
        DecisionKind(ASK_AVOID_NET, NET_FIRST, [avoid_net, take_net]),
        DecisionKind(ASK_REBUILD, REBUILD_FIRST, [rebuild, stop]),
    ]
    return Choices(moves, decisions)

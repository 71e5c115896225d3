"""Test positions that are set up by hand: what is kept, filled in and refused."""

from typing import Any

import pytest

from dragonhall.core.description import describe
from dragonhall.core.errors import ScenarioError
from dragonhall.core.scenarios.positions import position
from tests.random_games import table

PLAY = {"seat": "fire", "kind": "play"}
BASE: dict[str, Any] = {
    "decision": PLAY,
    "ride": {"fire": "red-1", "arrow": "black-1"},
    "hand": {"fire": ["blue-1"], "arrow": 6},
}


def made(**parts: Any) -> dict[str, Any]:
    return describe(position(table("draco", 2), {**BASE, **parts}))


def refused(**parts: Any) -> ScenarioError:
    with pytest.raises(ScenarioError) as error:
        made(**parts)
    assert str(error.value).startswith("position:1: ")
    return error.value


def test_omitted_numbers_have_their_initial_value() -> None:
    assert made(space={"blue": 9})["space"]["red"] == 0


def test_omitted_cards_are_in_the_stock() -> None:
    picture = made()
    assert len(picture["draw"]) == 110 - 2 - 1 - 6
    assert picture["discard"] == []


def test_pile_order_is_kept() -> None:
    assert made(discard=["gray-3", "blue-2", "gray-1"])["discard"] == ["gray-3", "blue-2", "gray-1"]


def test_listed_stock_cards_are_on_top() -> None:
    draw = made(draw=["gray-3", "blue-2"])["draw"]
    assert draw[-2:] == ["gray-3", "blue-2"]
    assert len(draw) == 101


def test_hand_is_sorted() -> None:
    assert made(hand={"fire": ["orange-1", "blue-1"], "arrow": 6})["hand"]["fire"] == ["blue-1", "orange-1"]


def test_number_stands_for_unnamed_cards() -> None:
    picture = made(hand={"fire": ["blue-1"], "arrow": 4})
    assert len(picture["hand"]["arrow"]) == 4


def test_question_mark_stands_for_one_card() -> None:
    picture = made(hand={"fire": ["?", "blue-1", "?"], "arrow": 6})
    assert len(picture["hand"]["fire"]) == 3
    assert "blue-1" in picture["hand"]["fire"]
    assert "?" not in picture["hand"]["fire"]


def test_different_seeds_fill_in_different_cards() -> None:
    game = table("draco", 2)
    assert position(game, BASE, seed=1).digest != position(game, BASE, seed=2).digest


def test_same_seed_fills_in_same_cards() -> None:
    game = table("draco", 2)
    assert position(game, BASE, seed=1).digest == position(game, BASE, seed=1).digest


def test_exchange_decision_follows_a_play() -> None:
    stack = made(decision={"seat": "fire", "kind": "exchange", "notes": [1]}, space={"blue": 25})["stack"]
    assert [(frame["kind"], frame["notes"]) for frame in stack] == [("play", [0, 0]), ("exchange", [1, 0])]


def test_finished_game_has_an_outcome() -> None:
    summit = {"blue": 22, "red": 23, "black": 25}
    ended = made(decision=False, outcome={"reason": "third-dragon"}, score={"arrow": 3}, space=summit)
    assert ended["outcome"] == {
        "winners": ["arrow"],
        "reason": "third-dragon",
        "scores": {"fire": 0, "arrow": 3},
    }


@pytest.mark.parametrize(
    ("parts", "code", "key"),
    [
        ({"scroe": {"fire": 1}}, "scenario-unknown", "scroe"),
        ({"score": {"wing": 1}}, "scenario-unknown", "score.wing"),
        ({"score": 3}, "scenario-table", "score"),
        ({"score": {"fire": 201}}, "scenario-integer", "score.fire"),
        ({"score": {"fire": True}}, "scenario-integer", "score.fire"),
        ({"score": {"fire": "much"}}, "scenario-integer", "score.fire"),
        ({"space": {"blue": 29}}, "scenario-integer", "space.blue"),
        ({"space": {"blue": -1}}, "scenario-integer", "space.blue"),
        ({"space": {"white": 1}}, "scenario-unknown", "space.white"),
        ({"hand": {"fire": ["blue-1", "blue-6"]}}, "scenario-card", "hand.fire[1]"),
        ({"hand": {"fire": [3]}}, "scenario-string", "hand.fire[0]"),
        ({"hand": {"fire": ["blue-1"] * 3}}, "scenario-copies", "hand.fire[2]"),
        ({"discard": ["black-1", "black-1"]}, "scenario-copies", "ride.arrow"),
        ({"hand": {"fire": ["?"] * 7}}, "scenario-capacity", "hand.fire"),
        ({"hand": {"fire": 7}}, "scenario-integer", "hand.fire"),
        ({"pile": {"fire": 110}}, "scenario-unplaced", "(file)"),
        ({"decision": {"seat": "wing", "kind": "play"}}, "scenario-name", "decision.seat"),
        ({"decision": {"seat": "fire", "kind": "fly"}}, "scenario-name", "decision.kind"),
        ({"decision": {"seat": "fire"}}, "scenario-missing", "decision"),
        ({"decision": {**PLAY, "notes": [1, 2, 3]}}, "scenario-capacity", "decision.notes"),
        ({"decision": {**PLAY, "notes": ["x"]}}, "scenario-integer", "decision.notes[0]"),
        ({"decision": False}, "scenario-undecided", "(file)"),
        ({"outcome": {"reason": "no-cards"}}, "scenario-undecided", "(file)"),
        ({"decision": False, "outcome": {"reason": "boredom"}}, "scenario-name", "outcome.reason"),
        ({"decision": False, "outcome": {"winners": ["fire"]}}, "scenario-missing", "outcome"),
        (
            {"decision": False, "outcome": {"reason": "no-cards", "winners": ["fire"]}},
            "scenario-differs",
            "outcome.winners",
        ),
        ({"stack": [PLAY] * 9}, "scenario-capacity", "stack"),
        ({"stack": [{"seat": "arrow", "kind": "play"}]}, "scenario-differs", "decision.seat"),
        ({"ply": -1}, "scenario-integer", "ply"),
        ({"ride": {"fire": "red-1"}}, "scenario-draco-no-ride", "ride"),
        ({"ride": {"fire": "red-1", "arrow": "red-2"}}, "scenario-draco-same-ride", "ride.arrow"),
        ({"space": {"red": 22, "blue": 22, "black": 25}}, "scenario-draco-summit", "space"),
        ({"hand": {"arrow": 6}}, "scenario-draco-no-hand", "hand"),
    ],
)
def test_impossible_position_is_refused_with_its_key(parts: dict[str, Any], code: str, key: str) -> None:
    error = refused(**parts)
    assert (error.code, error.facts["key"]) == (code, key)

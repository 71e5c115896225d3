"""Test the derived facts: landing spaces, riders after an action, dragons on the summit."""

from typing import Any

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import Words
from dragonhall.core.text.narration import foresee
from dragonhall.core.view import View
from tests.random_games import random_positions, table

pytestmark = pytest.mark.one_build  # tests code that is never compiled


@pytest.mark.rule("DT-1", "DT-5", "DV-1", "DV-4")
@pytest.mark.parametrize("players", [2, 5])
def test_card_lands_and_scores_as_predicted(players: int) -> None:
    game = table("draco", players)
    kinds = [kind.name for kind in game.events]
    seen = set()
    for state in random_positions(game, 5, every=3):
        decision = state.decision
        if decision is None or decision.kind != "play":
            continue
        lands = View(state, decision.seat).derived_facts["lands"]
        for action in state.legal:
            card = action.path[1].name
            tried = state.clone()
            events = tried.listen()
            tried.apply(int(action))
            scoring = [game.name_of("scoring", event[1]) for event in events if kinds[event[0]] == "scoring"]
            assert lands[card]["scoring"] == (scoring[0] if scoring else "")
            seen.add(lands[card]["scoring"])
            moved = [event[3] for event in events if kinds[event[0]] == "moved"]
            if moved:
                assert lands[card]["space"] == moved[0]
    assert seen == {"", "minor", "major"}


def test_landing_spaces_of_other_hands_are_not_shown() -> None:
    state = table("draco", 3).begin(4)
    hands = View(state, 1).picture["hand"]["arrow"]
    assert set(View(state, 1).derived_facts["lands"]) == set(hands)
    assert View(state, SPECTATOR).derived_facts["lands"] == {}


@pytest.mark.parametrize("players", [2, 5])
def test_riders_change_as_foreseen(players: int) -> None:
    game = table("draco", players)
    scored = 0
    for state in random_positions(game, 5, every=3):
        decision = state.decision
        if decision is None or decision.kind != "play":
            continue
        before = View(state, SPECTATOR).picture
        for action in state.legal:
            riders = foresee(View(state, decision.seat), action).facts["riders"]
            tried = state.clone()
            tried.apply(int(action))
            after = View(tried, SPECTATOR).picture
            for seat in game.seats:
                colour = after["ride"][seat][0].rpartition("-")[0]
                space, score = after["space"][colour], after["score"][seat]
                points = score - before["score"][seat]
                changed = {"colour": colour, "space": space, "points": points, "score": score}
                ridden = before["ride"][seat][0].rpartition("-")[0]
                same = colour == ridden and space == before["space"][ridden] and not points
                assert riders.get(seat) == (None if same else changed)
                scored += points != 0
    assert scored


def test_dragons_on_the_summit_are_counted() -> None:
    game = table("draco", 3)
    board: Any = dict(game.components(Words("en")))["board"]
    counts = set()
    for state in random_positions(game, 5, every=3):
        view = View(state, SPECTATOR)
        there = [space for space in view.picture["space"].values() if space >= board["summit"]]
        assert view.derived_facts["at_summit"] == len(there)
        counts.add(len(there))
    assert {0, 1} <= counts

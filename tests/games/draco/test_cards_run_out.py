"""DF-4: test what happens when cards run out. 110 cards never do, so zones are emptied by hand here."""

import pytest

from dragonhall.core.action import Outcome
from dragonhall.core.description import describe
from dragonhall.core.layout import COUNTS
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import Event, State
from dragonhall.games.draco.rules.declaration import HAND, SCORE
from dragonhall.games.draco.rules.state import DracoState
from tests.random_games import table

pytestmark = pytest.mark.rule("DF-4")


def short_of_cards(fire: list[str], arrow: list[str], draw: int = 0, players: int = 2) -> State:
    """Return a position with these hands and this many cards to draw; all other cards are removed."""
    seats = ("fire", "arrow", "eye")[:players]
    rides = dict(zip(seats, (["red-1"], ["black-1"], ["gray-1"]), strict=False))
    hands = {"fire": fire, "arrow": arrow, "eye": ["yellow-1"]}
    state = position(
        table("draco", players),
        {
            "decision": {"seat": "fire", "kind": "play"},
            "space": {"red": 1, "blue": 2},
            "ride": rides,
            "hand": {seat: hands[seat] for seat in seats},
            "unreachable": "cards run out only where zones are emptied by hand",
        },
    )
    state.cells[COUNTS] = draw
    return state


def play(state: State, text: str) -> list[tuple[str, ...]]:
    """Take an action and return the events that matter here."""
    events = state.listen()
    state.apply(int(state.game.action(text)))
    return [
        named(state, event) for event in events if state.game.events[event[0]].name not in ("played", "moved")
    ]


def named(state: State, event: Event) -> tuple[str, ...]:
    kind = state.game.events[event[0]]
    values = zip(kind.values, event[1:], strict=False)
    shown = [str(state.game.name_of(what, value)) for what, value in values if what != "card"]
    return (kind.name, *shown)


def test_sufficient_draw_pile_is_not_shuffled() -> None:
    state = short_of_cards(["blue-1"], ["green-1"], draw=6)
    assert play(state, "play blue-1 top") == [("drew", "fire")] * 6
    assert describe(state)["draw"] == []


def test_piles_under_rides_are_shuffled_as_the_last_resort() -> None:
    state = short_of_cards(["blue-1"], ["green-1"])
    events = play(state, "play blue-1 top")  # only the old ride, red-1, is under a ride now
    assert events == [("reshuffled", "1"), ("drew", "fire")]
    picture = describe(state)
    assert picture["hand"]["fire"] == ["red-1"]
    assert picture["ride"] == {"fire": ["blue-1"], "arrow": ["black-1"]}


def test_player_draws_fewer_cards_when_few_are_left() -> None:
    state = short_of_cards(["blue-1", "blue-2"], ["green-1"], draw=1)
    events = play(state, "play blue-1 top")
    assert events == [("drew", "fire"), ("reshuffled", "1"), ("drew", "fire")]
    assert len(describe(state)["hand"]["fire"]) == 3


def test_player_without_cards_passes() -> None:
    state = short_of_cards(["blue-1", "blue-2"], [], players=3)
    events = play(state, "play blue-1 top")
    assert ("skipped", "arrow") in events
    assert state.decision is not None
    assert state.decision.seat == 2


def test_last_player_with_cards_continues_alone() -> None:
    state = short_of_cards(["blue-1", "blue-2"], [])
    events = play(state, "play blue-1 top")
    assert ("skipped", "arrow") in events
    assert state.decision is not None
    assert state.decision.seat == 0


def test_game_ends_without_scoring_when_all_hands_are_empty() -> None:
    # A player who plays a card can draw at least that card again, so only a constructed position ends like
    # this.
    state = short_of_cards(["blue-1"], [])
    assert isinstance(state, DracoState)
    state.remove(HAND, state.game.faces["blue-1"])
    state.cells[SCORE + 1] = 6
    events = state.listen()
    state.next_turn(0)
    assert [named(state, event) for event in events] == [
        ("skipped", "arrow"),
        ("skipped", "fire"),
        ("ended", "no-cards"),
    ]
    assert state.outcome == Outcome(winners=(1,), reason="no-cards", scores=(0, 6))

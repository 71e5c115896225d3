"""DF-4: test that sampled worlds agree with what everybody saw when the draw pile was made anew."""

from collections import Counter
from typing import Any

import pytest

from dragonhall.core.description import describe
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import Event, State
from dragonhall.core.view import View
from tests.random_games import table

pytestmark = pytest.mark.rule("DF-4")

CARDS = 110
DISCARDS = ["gray-1", "gray-2", "gray-5", "gray-5", "purple-1", "purple-4", "purple-5", "orange-1"]
HANDS = [
    ["red-1", "yellow-2", "yellow-3", "yellow-4"],
    ["blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "gray-3"],
    ["brown-1", "brown-2", "brown-3", "brown-4", "brown-5", "gray-4"],
    ["green-1", "green-2", "green-3", "green-4", "green-5", "purple-2"],
    ["black-1", "black-3", "black-4", "black-5", "black-5", "purple-3"],
]
RIDES = ["red-5", "blue-1", "brown-1", "green-1", "black-1"]


def reshuffled(players: int, seed: int = 0, summit: bool = False) -> State:
    """Return a position after a reshuffle: the first player has drawn the last cards and some new ones."""
    game = table("draco", players)
    hands = dict(zip(game.seats, HANDS, strict=False))
    placed = sum(map(len, hands.values())) + players + len(DISCARDS) + 2
    state = position(
        game,
        {
            "decision": {"seat": "fire", "kind": "play"},
            "space": {"red": 6, "gray": 22, "purple": 23} if summit else {"red": 6},
            "ride": {name: [card] for name, card in zip(game.seats, RIDES, strict=False)},
            "hand": hands,
            "discard": DISCARDS,
            "pile": {game.seats[-1]: CARDS - placed},
        },
        seed=seed,
    )
    events = state.listen()
    state.apply(int(game.action("play red-1 top")))
    if summit:
        state.apply(int(game.action("done")))
    assert "reshuffled" in [game.events[event[0]].name for event in events]
    return state


def worlds(state: State, seat: int, total: int = 12) -> list[dict[str, Any]]:
    return [describe(state.sample(seat, FastRng.seeded(seed))) for seed in range(total)]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_draw_pile_has_only_cards_that_were_shuffled(players: int) -> None:
    state = reshuffled(players)
    for seat in (*range(players), SPECTATOR):
        for world in worlds(state, seat):
            assert Counter(world["draw"]) <= Counter(DISCARDS)


def test_other_hand_of_two_is_known() -> None:
    state = reshuffled(2)
    truth = describe(state)["hand"]["arrow"]
    assert all(world["hand"]["arrow"] == truth for world in worlds(state, 0))


def test_other_hands_of_several_are_known_together_but_not_each() -> None:
    state = reshuffled(4)
    truth = describe(state)["hand"]
    seen = set()
    for world in worlds(state, 0):
        others = [card for name in ("arrow", "eye", "wing") for card in world["hand"][name]]
        assert Counter(others) == Counter(truth["arrow"] + truth["eye"] + truth["wing"])
        seen.add(tuple(world["hand"]["arrow"]))
    assert len(seen) > 1


def test_drawn_cards_are_not_known_to_others() -> None:
    state = reshuffled(2)
    hands = {tuple(world["hand"]["fire"]) for world in worlds(state, 1)}
    assert len(hands) > 1


def test_worlds_agree_with_every_reshuffle_to_the_end_of_the_game() -> None:
    reshuffles = exchanges = 0
    for seed in range(8):
        state, choice = reshuffled(3, seed, summit=True), FastRng.seeded(seed)
        shuffled = Counter(DISCARDS)
        while not state.over:
            for seat in range(3):
                world = describe(state.sample(seat, FastRng.seeded(state.ply)))
                # While another player has cards set aside, worlds obey DF-1 only.
                if any("?" in cards for cards in View(state, seat).picture["aside"].values()):
                    exchanges += 1
                else:
                    assert Counter(world["draw"]) <= shuffled
            events = state.listen()
            state.apply_nth(int(choice.below(state.count)))
            new = shuffled_in(state, events)
            reshuffles += new is not None
            shuffled = new or shuffled
    assert reshuffles > 0
    assert exchanges > 0


def shuffled_in(state: State, events: list[Event]) -> Counter[str] | None:
    """Return the cards of the last reshuffle: those in the draw pile, and those drawn since."""
    names = [state.game.events[event[0]].name for event in events]
    if "reshuffled" not in names:
        return None
    since = len(names) - names[::-1].index("reshuffled")
    drawn = [
        state.game.face(event[2]) for event in events[since:] if state.game.events[event[0]].name == "drew"
    ]
    return Counter(describe(state)["draw"] + drawn)

"""Check that sampled worlds of Draco give other players only cards that the rules allow them to hold."""

import pytest

from dragonhall.core.description import describe
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import State
from dragonhall.games.draco.game import DracoGame
from tests.random_games import table


def exchanging(seat: str, players: int) -> State:
    """Return a position in which one player has set two cards of the blue dragon aside.

    Blue is at the summit, green just below it.
    """
    game = table("draco", players)
    assert isinstance(game, DracoGame)
    summit = int(game.board.summit)
    colours = ("red", "black", "gray", "yellow", "brown")
    return position(
        game,
        {
            "decision": {"seat": seat, "kind": "exchange"},
            "space": {"blue": summit, "green": summit - 1},
            "ride": {name: [f"{colour}-1"] for name, colour in zip(game.seats, colours, strict=False)},
            "hand": {name: 3 if name == seat else 6 for name in game.seats},
            "aside": {seat: ["blue-2", "blue-5"]},
        },
    )


@pytest.mark.rule("DF-1")
@pytest.mark.parametrize("players", [2, 5])
def test_only_cards_of_summit_dragons_are_set_aside(players: int) -> None:
    for seat, name in enumerate(table("draco", players).seats):
        state = exchanging(name, players)
        for seed in range(6):
            world = describe(state.sample((seat + 1) % players, FastRng.seeded(seed)))
            assert all(card.startswith("blue-") for card in world["aside"][name])


@pytest.mark.rule("DF-1")
def test_kept_cards_may_be_of_any_colour() -> None:
    state = exchanging("fire", 2)
    worlds = [describe(state.sample(1, FastRng.seeded(seed))) for seed in range(6)]
    assert any(not card.startswith("blue-") for world in worlds for card in world["hand"]["fire"])

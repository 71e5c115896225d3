"""Check that sampled worlds of Signori give other players only cards that the rules allow them to hold."""

import pytest

from dragonhall.core.description import describe
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.positions import position
from dragonhall.games.signori.game import SignoriGame
from tests.random_games import table

WORLDS = 40


@pytest.mark.rule("SR-2")
@pytest.mark.parametrize(("blessings", "highest"), [([], 1), (["B1"], 2)], ids=["level 1", "level 2"])
def test_face_down_creature_is_within_the_level_of_the_role(blessings: list[str], highest: int) -> None:
    game = table("signori", 2)
    assert isinstance(game, SignoriGame)
    levels = dict(zip(game.deck.names, game.deck.faces.level, strict=False))
    described = {
        "decision": {"seat": "a1", "kind": "main"},
        "active": "a1",
        "phase": "main-1",
        "role": {"b1": "R3"},
        "behind": {"b1": blessings},
        "down": {"b1": 3},
    }
    state = position(game, described)
    worlds = [describe(state.sample(0, FastRng.seeded(seed))) for seed in range(WORLDS)]
    found = {int(levels[card.partition("@")[0]]) for world in worlds for card in world["down"]["b1"]}
    assert found == set(range(highest + 1))

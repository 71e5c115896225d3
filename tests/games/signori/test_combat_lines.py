"""Check that the lines of a combat add up to its totals, in every combat of many games."""

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.view import View
from tests.random_games import random_game, table

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds


@pytest.mark.rule("SB-2", "SB-4")
@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_lines_of_both_sides_add_up_to_their_totals(players: int) -> None:
    combats, notes = 0, set()
    for seed in range(6):
        for state in random_game(table("signori", players), seed):
            combat = View(state, SPECTATOR).derived_facts.get("combat")
            for side in (combat["attacker"], combat["defender"]) if combat else ():
                assert sum(line["value"] for line in side["lines"]) == side["total"]
                notes |= {line["note"] for line in side["lines"]}
                combats += 1
    assert combats > 20
    assert "overflown" in notes

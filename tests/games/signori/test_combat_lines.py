"""Check that the lines of a combat add up to its totals, in every combat of many games."""

from typing import Any

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.narration import foresee
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


@pytest.mark.rule("SB-4")
@pytest.mark.parametrize("players", [2, 4])
def test_equipment_changes_the_totals_as_foreseen(players: int) -> None:
    """The foreseen totals of equipment are those of the combat once nobody has stopped it."""
    changed = 0
    for seed in range(12):
        for state in random_game(table("signori", players), seed):
            decision = state.decision
            if decision is None or decision.kind != "magic":
                continue
            view = View(state, decision.seat)
            before = totals_of(view.derived_facts["combat"])
            for action in (legal for legal in view.legal if str(legal).startswith("play E")):
                totals = foresee(view, action).facts.get("totals")
                acted = state.clone()
                acted.apply(int(action))
                while acted.decision is not None and acted.decision.kind == "antimagic":
                    acted.apply(state.game.codes["pass"])
                if acted.decision is not None and acted.decision.kind == "magic":
                    assert totals == totals_of(View(acted, SPECTATOR).derived_facts["combat"])
                    changed += totals != before
    assert changed


def totals_of(combat: dict[str, Any]) -> dict[str, int]:
    return {"attack": combat["attacker"]["total"], "defence": combat["defender"]["total"]}

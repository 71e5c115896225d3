"""The table of editions says what the contract says, and the settings change what they name."""

import pytest

from dragonhall.core.rng import FastRng
from dragonhall.core.text.rulebook import parse_rules
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.rules.editions import EDITION_RULES, EDITIONS
from dragonhall.resources import data_folder
from tests.games.drako.tables import EIGHTEEN, drako

CONTRACT = parse_rules((data_folder() / "rules" / "drako.md").read_text(encoding="utf-8"))


def test_the_table_has_exactly_the_edition_lines_of_the_contract() -> None:
    assert set(EDITION_RULES.values()) == {rule.id for rule in CONTRACT.values() if rule.by_edition}


def test_every_choice_of_the_table_differs_somewhere() -> None:
    for choice in EDITION_RULES:
        assert len({getattr(edition, choice) for edition in EDITIONS.values()}) == 2, choice


@pytest.mark.rule("EN-3")
def test_the_reasons_of_an_end_are_those_of_the_contract() -> None:
    assert all(f"`{reason}`" in CONTRACT["EN-3"].words for reason in DrakoGame.endings[1:])
    assert len(DrakoGame.endings) == 1 + CONTRACT["EN-3"].words.count("`") // 2


@pytest.mark.parametrize(("matchup", "edition"), EIGHTEEN)
def test_a_guess_is_the_opposite_for_the_other_side(matchup: str, edition: str) -> None:
    state, choice = drako(matchup, edition).begin(4), FastRng.seeded(4)
    while not state.over:
        assert state.evaluate(0) == -state.evaluate(1)
        state.apply_nth(int(choice.below(state.count)))
    (winner,) = state.outcome.winners if state.outcome else ()
    assert state.evaluate(winner) == 1000.0

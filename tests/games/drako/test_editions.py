"""Compare the table of editions with rules/, and check that each setting changes what it names."""

import pytest

from dragonhall.core.rng import FastRng
from dragonhall.core.text.rulebook import parse_rules
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.rules.editions import EDITION_RULES, EDITIONS
from dragonhall.resources import data_folder
from tests.games.drako.drako_variants import VARIANTS, drako

CONTRACT = parse_rules((data_folder() / "rules" / "drako.md").read_text(encoding="utf-8"))


def test_table_has_exactly_the_rules_that_differ_by_edition() -> None:
    assert set(EDITION_RULES.values()) == {rule.id for rule in CONTRACT.values() if rule.by_edition}


def test_every_setting_differs_between_editions() -> None:
    for choice in EDITION_RULES:
        assert len({getattr(edition, choice) for edition in EDITIONS.values()}) == 2, choice


@pytest.mark.rule("EN-3")
def test_end_reasons_match_the_rules() -> None:
    assert all(f"`{reason}`" in CONTRACT["EN-3"].words for reason in DrakoGame.endings[1:])
    assert len(DrakoGame.endings) == 1 + CONTRACT["EN-3"].words.count("`") // 2


@pytest.mark.parametrize(("matchup", "edition"), VARIANTS)
def test_evaluation_is_antisymmetric(matchup: str, edition: str) -> None:
    state, choice = drako(matchup, edition).begin(4), FastRng.seeded(4)
    while not state.over:
        assert state.evaluate(0) == -state.evaluate(1)
        state.apply_nth(int(choice.below(state.count)))
    (winner,) = state.outcome.winners if state.outcome else ()
    assert state.evaluate(winner) == 1000.0

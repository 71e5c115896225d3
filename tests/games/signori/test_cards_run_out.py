"""ST-2: test an empty draw pile. A position always deals all cards, so the pile is emptied by hand here."""

import pytest

from dragonhall.core.description import describe
from dragonhall.core.layout import COUNTS
from dragonhall.core.scenarios.positions import position
from dragonhall.games.signori.rules.declaration import DRAW_PILE
from tests.random_games import table


@pytest.mark.rule("ST-2")
@pytest.mark.parametrize("discards", [[], ["C1"], ["C1", "C2"], ["C1", "C2", "C3"]])
def test_discard_pile_is_drawn_to_the_last_card(discards: list[str]) -> None:
    game = table("signori", 2)
    end_of_turn = {"decision": {"seat": "a1", "kind": "final"}, "active": "a1", "phase": "final", "turns": 9}
    state = position(game, {**end_of_turn, "discard": discards})
    state.cells[COUNTS + DRAW_PILE] = 0
    state.apply(int(game.action("end")))
    drawn = describe(state)["hand"]["b1"]
    assert len(drawn) == min(2, len(discards))
    assert set(drawn) <= set(discards)

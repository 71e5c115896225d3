"""Check that a scenario shows every refusal, with its rule."""

import pytest

from dragonhall.core.action import Action
from dragonhall.core.errors import IllegalActionError
from dragonhall.games.drako.game import DrakoGame
from tests.games.drako.drako_variants import drako
from tests.games.expected import expected_refusals, scenario_texts

TEXTS = scenario_texts("drako")
NO_NUMBER = ("no-action", "TU-3")  # scenarios name only existing actions
SHOWN = expected_refusals("drako")


@pytest.mark.parametrize(
    "refusal", [(kind.code, kind.rule) for kind in DrakoGame.refusals], ids=lambda pair: " ".join(pair)
)
def test_scenario_shows_the_refusal(refusal: tuple[str, str]) -> None:
    assert refusal == NO_NUMBER or refusal in SHOWN


@pytest.mark.parametrize("code", [-1, 4654, 10**9, 60])
def test_number_that_is_no_action_is_refused(code: int) -> None:
    """60 would be the 61st variant of the first card's first symbol, which has nine."""
    state = drako("knights-trolls").begin(1)
    with pytest.raises(IllegalActionError) as error:
        state.apply(code)
    assert (error.value.refusal.code, error.value.refusal.rule) == NO_NUMBER


def test_there_are_at_least_eighty_scenario_files() -> None:
    assert len(TEXTS) >= 80


@pytest.mark.parametrize("example", ["EX-1", "EX-2", "EX-3", "EX-4", "EX-5"])
def test_each_worked_example_has_its_own_file(example: str) -> None:
    (text,) = [text for name, text in TEXTS.items() if name.startswith(f"{example.lower()}-")]
    assert example in text


@pytest.mark.parametrize("text", ["play K1 attack1 dragon", "place dragon a1", "play D1 nothing"])
def test_figure_or_card_of_another_match_up_is_no_action(text: str) -> None:
    game = drako("knights-trolls")
    assert game.code_of(text) is None
    assert isinstance(game.action("draw"), Action)

"""Check that every card, plunder card, refusal, option and worked example has its scenario."""

import pytest

from dragonhall.core.errors import IllegalActionError
from dragonhall.games.signori.game import SignoriGame
from dragonhall.resources import builtin_pack
from tests.games.expected import expected_refusals, scenario_texts
from tests.random_games import table

pytestmark = pytest.mark.one_build  # tests code that is never compiled

TEXTS = scenario_texts("signori")
NO_NUMBER = ("no-action", "ST-3")  # scenarios name only existing actions
IN_PYTHON = ("first-player-first-draw", "lean-deck")  # tested in test_setup.py

ROOT = builtin_pack("signori").root
CARDS = [card["id"].text() for kind in ("card", "plunder") for card in ROOT[kind].items()]
NAMES = {
    card["id"].text(): card["name"].text() for kind in ("card", "plunder") for card in ROOT[kind].items()
}
SHOWN = expected_refusals("signori")


def stem(card: str) -> str:
    words = NAMES[card].lower().replace("'", " ").split()
    return "-".join([card.lower(), *words])


@pytest.mark.parametrize("card", CARDS)
def test_file_is_named_after_the_card_and_plays_it(card: str) -> None:
    assert f'"{card}"' in TEXTS[stem(card)] or f" {card}" in TEXTS[stem(card)]


@pytest.mark.parametrize("symbol", ["condivisione", "istantanea-windows", "finale", "supporto"])
def test_each_symbol_has_a_file(symbol: str) -> None:
    assert symbol in TEXTS


@pytest.mark.parametrize(
    "refusal", [(kind.code, kind.rule) for kind in SignoriGame.refusals], ids=lambda pair: " ".join(pair)
)
def test_scenario_shows_the_refusal(refusal: tuple[str, str]) -> None:
    assert refusal == NO_NUMBER or refusal in SHOWN


@pytest.mark.parametrize("option", [option.name for option in SignoriGame.options_known])
def test_each_option_has_a_scenario(option: str) -> None:
    assert option in IN_PYTHON or f"option-{option}" in TEXTS


@pytest.mark.parametrize("example", ["SX-1", "SX-2", "SX-3", "SX-4", "SX-5", "SX-6"])
def test_each_worked_example_has_its_own_file(example: str) -> None:
    named = [name for name in TEXTS if name.startswith(f"{example.lower()}-")]
    assert len(named) == 1
    assert example in TEXTS[named[0]]


@pytest.mark.parametrize("code", [-1, 12_427, 10**9, 5, 51 * 64])
def test_number_that_is_no_action_is_refused(code: int) -> None:
    """5 would be a sixth way of playing the first creature; 51 cards are numbered from 0."""
    with pytest.raises(IllegalActionError) as error:
        table("signori", 2).begin(1).apply(code)
    assert (error.value.refusal.code, error.value.refusal.rule) == NO_NUMBER

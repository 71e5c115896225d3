"""Test the sentences about the result of a game, with one winner, several and none."""

import msgspec
import pytest

from dragonhall.core.action import Outcome
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import End
from dragonhall.core.render.notebook import record_html
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.text.narration import winners_sentence
from dragonhall.server.tables.live.table_info import ending_of
from tests.random_games import table

pytestmark = pytest.mark.one_build  # tests code that is never compiled

RESULTS = {
    (): {"en": "Nobody wins.", "it": "Non vince nessuno.", "pl": "Nikt nie wygrywa."},
    (0,): {"en": "The winner is Fire!", "it": "Vince Fuoco!", "pl": "Wygrywa Ogień!"},
    (0, 1): {
        "en": "They share the win: Fire, Arrow!",
        "it": "Vincono insieme: Fuoco, Freccia!",
        "pl": "Wspólnie wygrywają: Ogień, Strzała!",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", RESULTS)
def test_sentence_names_the_winners(language: str, winners: tuple[int, ...]) -> None:
    game, words = table("draco", 3), Words(language)
    outcome = Outcome(winners, "third-dragon", (1, 1, 1))
    expected = RESULTS[winners][language]
    assert winners_sentence(game, outcome, words) == expected
    assert ending_of(game, outcome, words).sentence.endswith(expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_a_drawn_record_says_nobody(language: str) -> None:
    record = Match(table("draco", 3), seed=bytes(32)).record()
    drawn = msgspec.structs.replace(record, end=End([], "third-dragon", [1, 1, 1]))
    words = Words(language)
    assert words("notebook-nobody") in record_html(drawn, words)

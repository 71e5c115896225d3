"""Check that docs/packs.md explains every word that a pack of I Signori dei Draghi may use."""

import re
from pathlib import Path

import pytest

from dragonhall.games.signori.pack import CARD_KEYS, EFFECT_KEYS
from dragonhall.games.signori.rules.vocabulary import OPS, PER, WHENS, WHICH, WHO

pytestmark = pytest.mark.one_build  # tests code that is never compiled

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", sorted({*OPS, *WHENS, *WHO, *WHICH, *PER, *CARD_KEYS, *EFFECT_KEYS}))
def test_word_is_explained(word: str) -> None:
    assert f"`{word}`" in PAGE


def test_functions_of_the_exceptions_exist_where_documented() -> None:
    exceptions = PAGE.partition("## Exceptions")[2].partition("## Rulings")[0]
    named = re.findall(r"`(\w+)\.(\w+)`", exceptions)
    assert len(named) >= 11
    for module, function in named:
        source = ROOT / "src/dragonhall/games/signori/rules" / f"{module}.py"
        assert re.search(rf"(def|class) {function}\(", source.read_text("utf-8")), f"{module}.{function}"

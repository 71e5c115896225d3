"""docs/packs.md names every word that a pack of I Signori dei Draghi may use."""

from pathlib import Path

import pytest

from dragonhall.games.signori.cards import OPS, PER, WHENS, WHICH, WHO
from dragonhall.games.signori.deck import CARD_KEYS, EFFECT_KEYS

PAGE = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", sorted({*OPS, *WHENS, *WHO, *WHICH, *PER, *CARD_KEYS, *EFFECT_KEYS}))
def test_the_word_is_explained(word: str) -> None:
    assert f"`{word}`" in PAGE

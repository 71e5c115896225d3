"""Check that packs which exceed the size of a field are refused, with the allowed number."""

import pytest

from dragonhall.core.errors import PackError
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.games import configure
from dragonhall.resources import data_folder

pytestmark = pytest.mark.one_build  # tests code that is never compiled

TEXT = (data_folder() / "packs" / "signori.toml").read_text("utf-8")


def copies_of(card: str, copies: int) -> str:
    """Return the built-in pack with this many copies of one card, and one of each other."""
    lines, here = [], False
    for line in TEXT.splitlines():
        if line.startswith("id = "):
            here = line == f'id = "{card}"'
        lines.append(f"copies = {copies if here else 1}" if line.startswith("copies = ") else line)
    return "\n".join(lines)


# There are seven kinds of creatures and nine of equipment: with one copy of each other, this many fit.
ROOM = [("C1", 66 - 6, "Creatura"), ("E1", 24 - 8, "Magia equipaggiamento"), ("I10", 8, "chain")]


@pytest.mark.parametrize(("card", "most", "what"), ROOM)
def test_one_field_limits_the_number_of_copies(card: str, most: int, what: str) -> None:
    game = configure("signori", 2, {}, parse_pack(copies_of(card, most), "mine.toml"))
    state = game.begin(1)
    for _ in range(50):
        state.apply(state.legal_codes()[0])
    with pytest.raises(PackError) as refused:
        configure("signori", 2, {}, parse_pack(copies_of(card, most + 1), "mine.toml"))
    assert refused.value.code == "pack-copies"
    assert refused.value.facts["what"] == what
    for language in LANGUAGES:
        sentence = Words(language).sentence(refused.value)
        assert "mine.toml" in sentence
        assert str(refused.value.facts["most"]) in sentence

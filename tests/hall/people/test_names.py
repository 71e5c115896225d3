"""Names that people may have, and names that are the same."""

import pytest

from dragonhall.hall.errors import Unfit
from dragonhall.hall.people.names import LONGEST, checked_claim, checked_name, folded


@pytest.mark.parametrize(
    "name", ["Anna", "Zażółć", "D'Artagnan", "x_1", "Łucja M.", "Ωμέγα", "Иван", "李白", "4K"]
)
def test_names_of_many_languages_are_allowed(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-length"),
        ("a", "name-length"),
        ("a" * (LONGEST + 1), "name-length"),
        ("a" * 100_000, "name-length"),
        ("<b>Anna</b>", "name-sign"),
        ("An\u200bna", "name-sign"),  # a space of no width
        ("\u202eannA", "name-sign"),  # written from right to left
        ("An\0na", "name-sign"),
        ("Anna\U0001f409", "name-sign"),
        ("12", "name-letter"),
        ("-Anna", "name-letter"),
        ("Аnna", "name-alphabets"),  # the first letter is Cyrillic
    ],
)
def test_what_could_be_mistaken_or_hidden_is_refused(name: str, code: str) -> None:
    with pytest.raises(Unfit) as refused:
        checked_name(name)
    assert refused.value.code == code


def test_spaces_are_tidied() -> None:
    assert checked_name("  Anna \t Maria ") == "Anna Maria"


def test_wide_letters_become_plain_ones() -> None:
    assert checked_name("Ａnna") == "Anna"


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("Straße", "STRASSE"), ("An na", "an-na"), ("Łu", "łu")]
)
def test_spellings_of_one_name_are_one_name(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize("name", ["Admin", "GUEST", "greedy", "Dragon hall", "de-le-ted"])
def test_the_hall_keeps_some_names(name: str) -> None:
    with pytest.raises(Unfit, match="kept by the hall"):
        checked_claim(name)

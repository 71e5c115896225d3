"""Allowed names, and names that count as equal."""

import pytest

from dragonhall.server.accounts.names import (
    LONGEST,
    checked_claim,
    checked_name,
    fold_name,
    keys_of,
    skeleton,
)
from dragonhall.server.errors import InvalidValueError


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
        ("An\u200bna", "name-sign"),  # zero-width space
        ("\u202eannA", "name-sign"),  # right-to-left override
        ("An\0na", "name-sign"),
        ("Anna\U0001f409", "name-sign"),
        ("12", "name-letter"),
        ("-Anna", "name-letter"),
        ("Аnna", "name-alphabets"),  # the first letter is Cyrillic
        ("Anna\u115f", "name-sign"),  # Hangul filler: an invisible letter
        ("Anna\u1160", "name-sign"),
        ("An\u3164na", "name-sign"),
        ("Anna\uffa0", "name-sign"),
        ("A\u0335\u0336nna", "name-marks"),
        ("Zalg\u0336o\u0316\u0317", "name-marks"),
        ("Anna \u0336x", "name-marks"),
    ],
)
def test_confusable_or_hidden_characters_are_refused(name: str, code: str) -> None:
    with pytest.raises(InvalidValueError) as refused:
        checked_name(name)
    assert refused.value.code == code


def test_spaces_are_normalised() -> None:
    assert checked_name("  Anna \t Maria ") == "Anna Maria"


def test_fullwidth_letters_are_normalised() -> None:
    assert checked_name("Ａnna") == "Anna"


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("Straße", "STRASSE"), ("An na", "an-na"), ("Łu", "łu")]
)
def test_spellings_of_one_name_are_equal(one: str, other: str) -> None:
    assert fold_name(one) == fold_name(other)


@pytest.mark.parametrize("name", ["Admin", "GUEST", "greedy", "Dragon hall", "de-le-ted"])
def test_some_names_are_reserved(name: str) -> None:
    with pytest.raises(InvalidValueError, match="kept by the hall"):
        checked_claim(name)


# Default_Ignorable_Code_Point of Unicode 15.
IGNORABLE = [
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
    *range(0x180B, 0x1810),
    *range(0x200B, 0x2010),
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2070),
    *range(0xFE00, 0xFE10),
    *range(0xFFF0, 0xFFF9),
    *range(0x1BCA0, 0x1BCA4),
    *range(0x1D173, 0x1D17B),
    *range(0xE0000, 0xE1000),
]


def test_no_ignorable_character_is_allowed() -> None:
    allowed = []
    for code in IGNORABLE:
        try:
            allowed.append(f"{code:04X} {checked_name(f'An{chr(code)}na')!r}")
        except InvalidValueError as refused:
            assert refused.code == "name-sign"  # noqa: PT017 (thousands of them)
    assert allowed == []


@pytest.mark.parametrize("name", ["Zoe\u0308", "Q\u0307ari", "Ng\u0303oc"])
def test_one_combining_mark_per_letter_is_allowed(name: str) -> None:
    checked_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "AIice"),  # capital I
        ("Alice", "A1ice"),
        ("Mona", "Rnona"),
        ("Bob", "B0b"),
        ("Cope", "Соре"),  # all Cyrillic
        ("COPE", "соре"),
        ("Kapa", "Κаρа"),
        ("Omega", "Οmega"),
        ("Dominik", "Dorninik"),
    ],
)
def test_names_that_look_alike_share_a_key(one: str, other: str) -> None:
    assert set(keys_of(one)) & set(keys_of(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Łucja", "Lucja"),
        ("Zażółć", "Zazolc"),
        ("Bela", "Beła"),
        ("x1", "x2"),
        ("李白", "李百"),
    ],
)
def test_names_that_look_different_share_no_key(one: str, other: str) -> None:
    assert not set(keys_of(one)) & set(keys_of(other))


@pytest.mark.parametrize("name", ["Adrnin", "аdmіn", "Hоst", "Moderat0r", "Dragonha1l"])
def test_names_that_look_like_reserved_ones_are_refused(name: str) -> None:
    with pytest.raises(InvalidValueError, match="kept by the hall"):
        checked_claim(name)


@pytest.mark.parametrize(
    ("text", "same"),
    [("ѕсоре", "scope"), ("paypaⅼ", "paypal"), ("ｐａｙ", "pay"), ("𝐀𝐧𝐧𝐚", "Anna"), ("ǹ", "n\u0300")],
)
def test_skeletons_follow_the_unicode_table(text: str, same: str) -> None:
    assert skeleton(text) == skeleton(same)
    assert skeleton(skeleton(text)) == skeleton(text)

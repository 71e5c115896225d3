"""Skeletons of UTS #39: strings that look alike have the same skeleton.

The data of `confusable_homoglyphs` is the confusables table of Unicode, with every pair in both directions:
a character that stands for itself (the prototype) lists all that look like it, the others list it alone.
"""

import unicodedata
from importlib.resources import files

import msgspec

MARKS = str.maketrans("", "", "\u200e\u200f")  # the table puts them around letters written from right to left
STEPS = 8  # replacements nest two deep in today's table


class Lookalike(msgspec.Struct):
    c: str


def read_prototypes() -> dict[str, str]:
    """What each confusable character is replaced by."""
    data = (files("confusable_homoglyphs") / "confusables.json").read_bytes()
    table = {
        char.translate(MARKS): [found.c.translate(MARKS) for found in alike]
        for char, alike in msgspec.json.decode(data, type=dict[str, list[Lookalike]]).items()
    }
    prototypes: dict[str, str] = {}
    for char, alike in table.items():
        if len(char) > 1 or len(alike) > 1:
            continue
        [other] = alike
        # Two that list only each other: either may stand for both, so long as it is always the same.
        if len(other) == 1 and table[other] == [char] and char < other:
            continue
        prototypes[char] = unicodedata.normalize("NFD", other)
    return prototypes


PROTOTYPES = read_prototypes()


def skeleton(text: str) -> str:
    """The skeleton of a text, for comparison only; never display it.

    >>> skeleton("раура1") == skeleton("paypal")  # Cyrillic letters and a digit, Latin letters
    True
    >>> skeleton("Mike") == skeleton("Mіke"), skeleton("Mike") == skeleton("Mila")
    (True, False)
    """
    plain = unicodedata.normalize("NFD", text)
    for _ in range(STEPS):
        replaced = "".join(PROTOTYPES.get(char, char) for char in plain)
        replaced = unicodedata.normalize("NFD", replaced)
        if replaced == plain:
            break
        plain = replaced
    return plain

"""Skeletons of UTS #39: strings that look alike have the same skeleton.

The data of `confusable_homoglyphs` is the confusables table of Unicode, with every pair in both directions: a
prototype lists all characters that look like it, the others list only the prototype.
"""

import unicodedata
from importlib.resources import files

import msgspec

MARKS = str.maketrans("", "", "\u200e\u200f")  # the table puts them around right-to-left letters
STEPS = 8  # replacements nest two deep in the current table


class Lookalike(msgspec.Struct):
    c: str


def read_prototypes() -> dict[str, str]:
    """Return the replacement of each confusable character."""
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
        # Two characters that list only each other: one of them, always the same, is the prototype.
        if len(other) == 1 and table[other] == [char] and char < other:
            continue
        prototypes[char] = unicodedata.normalize("NFD", other)
    return prototypes


PROTOTYPES = read_prototypes()


def skeleton(text: str) -> str:
    """Return the skeleton of a text, for comparison only; never display it.

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

"""Names of people: which are allowed, and when two names count as the same.

A name must not be mistaken for another one: no invisible characters, no mix of alphabets that look alike. An
account holds its name in any spelling, and all names that look like it (`keys_of`).
"""

import unicodedata
from hashlib import sha256
from importlib.resources import files

import msgspec

from dragonhall.bots import BOTS
from dragonhall.server.errors import InvalidValueError

MARKS = str.maketrans("", "", "\u200e\u200f")  # the table puts them around right-to-left letters
STEPS = 8  # replacements nest two deep in the current table


class Lookalike(msgspec.Struct):
    c: str


# Skeletons of UTS #39: strings that look alike have the same skeleton. The data of `confusable_homoglyphs` is
# the confusables table of Unicode, with every pair in both directions: a prototype lists all characters that
# look like it, the others list only the prototype.
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


SHORTEST, LONGEST = 2, 24
SIGNS = " _-.'’"
LOOKALIKES = ("LATIN", "CYRILLIC", "GREEK")
# Letters that are not displayed: the Hangul fillers. All other characters that Unicode marks as ignorable are
# neither letters nor marks with a combining class, and are refused as such.
INVISIBLE = "\u115f\u1160\u3164\uffa0"
MOST_MARKS = 1  # after a letter, not counting marks that NFKC composes into it
RESERVED = frozenset(
    {
        *BOTS,
        *("admin", "administrator", "account", "anonymous", "bot", "deleted", "dragonhall", "gone", "guest"),
        *("hall", "host", "me", "moderator", "nobody", "operator", "owner", "root", "server", "support"),
        *("system", "table"),
    }
)


def checked_name(text: str) -> str:
    """Return the name as it is displayed; InvalidValueError says what is wrong with it.

    >>> checked_name("  Zażółć   gęślą ")
    'Zażółć gęślą'
    """
    name = " ".join(unicodedata.normalize("NFKC", text[:200]).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise InvalidValueError("name-length", shortest=SHORTEST, longest=LONGEST, got=len(name))
    for sign in name:
        if sign in INVISIBLE or not (sign in SIGNS or is_letter(sign) or is_mark(sign)):
            shown = sign.isprintable() and sign not in INVISIBLE
            raise InvalidValueError("name-sign", got=sign if shown else f"U+{ord(sign):04X}")
    check_marks(name)
    if unicodedata.category(name[0])[0] not in "LN" or not any(sign.isalpha() for sign in name):
        raise InvalidValueError("name-letter")
    if len(alphabets(name)) > 1:
        raise InvalidValueError("name-alphabets")
    return name


def is_letter(sign: str) -> bool:
    """Return whether the character is a letter or a digit."""
    return unicodedata.category(sign)[0] in "LN"


def check_marks(name: str) -> None:
    """Allow at most `MOST_MARKS` marks after each letter: a stack of marks covers the text around it."""
    room = 0
    for sign in name:
        if not is_mark(sign):
            room = MOST_MARKS if is_letter(sign) else 0
        elif room == 0:
            raise InvalidValueError("name-marks")
        else:
            room -= 1


def is_mark(sign: str) -> bool:
    """Return whether the character is a combining mark with a combining class."""
    return unicodedata.category(sign) in ("Mn", "Mc") and unicodedata.combining(sign) > 0


def alphabets(name: str) -> set[str]:
    found = {unicodedata.name(sign, "").split(" ")[0] for sign in name if sign.isalpha()}
    return found & set(LOOKALIKES)


def fold_name(name: str) -> str:
    """Return the form that all spellings of a name share.

    >>> fold_name("Łucja Maria") == fold_name("łucja-maria")
    True
    """
    return remove_signs(unicodedata.normalize("NFKC", name.casefold()))


def keys_of(name: str) -> list[str]:
    """Return hashes of all that this name could be mistaken for. Names with a common key count as the same.

    Both the name as displayed and its lower case count: `I` looks like `l`, `m` like `rn`. Sorted, so that
    two transactions that insert the same keys do not deadlock.

    >>> bool(set(keys_of("Alice")) & set(keys_of("AIice")))
    True
    """
    small = fold_name(name)
    alike = (fold_name(skeleton(text)) for text in (small, remove_signs(name)))
    return sorted({hash_form(form) for form in (small, *alike)})


def remove_signs(name: str) -> str:
    return "".join(sign for sign in name if sign not in SIGNS)


def hash_form(form: str) -> str:
    return sha256(b"dragonhall name " + form.encode()).hexdigest()


RESERVED_KEYS = frozenset(key for name in RESERVED for key in keys_of(name))


def checked_claim(name: str) -> str:
    """Return the folded name of an account or bot; InvalidValueError if the name is reserved."""
    if not RESERVED_KEYS.isdisjoint(keys_of(name)):
        raise InvalidValueError("name-reserved", got=name)
    return fold_name(name)

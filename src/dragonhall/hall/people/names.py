"""Names of people: which are allowed, and when two of them are the same.

A name must not be mistaken for another one: no invisible characters, no letters of two alphabets that look
alike, and an account holds its name in any spelling.
"""

import unicodedata

from dragonhall.bots import BOTS
from dragonhall.hall.errors import Unfit

SHORTEST, LONGEST = 2, 24
SIGNS = " _-.'’"
LOOKALIKES = ("LATIN", "CYRILLIC", "GREEK")
RESERVED = frozenset(
    {
        *BOTS,
        *("admin", "administrator", "account", "anonymous", "bot", "deleted", "dragonhall", "gone", "guest"),
        *("hall", "host", "me", "moderator", "nobody", "operator", "owner", "root", "server", "support"),
        *("system", "table"),
    }
)


def checked_name(text: str) -> str:
    """The name as it will be shown; Unfit says what is wrong with it.

    >>> checked_name("  Zażółć   gęślą ")
    'Zażółć gęślą'
    """
    name = " ".join(unicodedata.normalize("NFKC", text[:200]).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Unfit("name-length", shortest=SHORTEST, longest=LONGEST, got=len(name))
    for sign in name:
        if sign not in SIGNS and unicodedata.category(sign)[0] not in "LN" and not is_mark(sign):
            raise Unfit("name-sign", got=sign if sign.isprintable() else f"U+{ord(sign):04X}")
    if unicodedata.category(name[0])[0] not in "LN" or not any(sign.isalpha() for sign in name):
        raise Unfit("name-letter")
    if len(alphabets(name)) > 1:
        raise Unfit("name-alphabets")
    return name


def is_mark(sign: str) -> bool:
    """An accent that its letter needs; a pile of them is not a name."""
    return unicodedata.category(sign) in ("Mn", "Mc") and unicodedata.combining(sign) > 0


def alphabets(name: str) -> set[str]:
    found = {unicodedata.name(sign, "").split(" ")[0] for sign in name if sign.isalpha()}
    return found & set(LOOKALIKES)


def folded(name: str) -> str:
    """What two spellings of the same name have in common.

    >>> folded("Łucja Maria") == folded("łucja-maria")
    True
    """
    plain = unicodedata.normalize("NFKC", name.casefold())
    return "".join(sign for sign in plain if sign not in SIGNS)


def checked_claim(name: str) -> str:
    """The folded name, if an account or a bot may hold it; Unfit if the hall keeps it for itself."""
    claim = folded(name)
    if claim in RESERVED:
        raise Unfit("name-reserved", got=name)
    return claim

"""ASCII fallback for terminals whose encoding lacks a character."""

import codecs
import sys
import unicodedata

HANDLER = "dragonhall-plain"
NEAREST = {
    "ł": "l",
    "Ł": "L",
    "→": "->",
    "…": "...",
    "·": "-",
    "≤": "<=",
    "★": "*",
    "▲": "^",
    "–": "-",
    "’": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
}


def nearest(text: str) -> str:
    """Return the nearest ASCII text.

    >>> nearest("żółty → «è»")
    'zolty -> "e"'
    """
    found = "".join(NEAREST.get(character, character) for character in text)
    return unicodedata.normalize("NFKD", found).encode("ascii", "ignore").decode()


def replace(error: UnicodeError) -> tuple[str | bytes, int]:
    assert isinstance(error, UnicodeEncodeError)
    return nearest(error.object[error.start : error.end]), error.end


def soften_streams() -> None:
    """Make stdout and stderr replace characters that their encoding lacks by the nearest ASCII."""
    codecs.register_error(HANDLER, replace)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)


def shows(characters: str) -> bool:
    """Return whether stdout can encode these characters."""
    try:
        characters.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
